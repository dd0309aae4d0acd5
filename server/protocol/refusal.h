// Reasons for a refusal: the codes that clients get, over the socket and over HTTP.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace curia::protocol {

enum class Refusal : std::uint8_t {
    NotJson,
    UnknownType,
    BadMessage,
    NoTable,
    NoSeat,
    NotYours,
    NotRunning,
    NotAsked,
    OldQuestion,
    NotLegal,
    NotAllowed,
    TooFast,
    TooLong,
    StoreFailed,
    Full,
    NothingToTakeBack,
    Damaged,
    NoFreeSeat,
    BadCode,
    BadTable,
    BadRecord,
    BadLevel,
    BadMethod,
    BadOrigin,
    BadHost,
    NotFinished,
    NoRecord,
    NoStep,
    NoGame,
    NoSuchPath,
    Quota
};
constexpr auto names_of(Refusal) {
    return std::array<std::string_view, 31>{
        "not_json",     "unknown_type", "bad_message", "no_table",
        "no_seat",      "not_yours",    "not_running", "not_asked",
        "old_question", "not_legal",    "not_allowed", "too_fast",
        "too_long",     "store_failed", "full",        "nothing_to_take_back",
        "damaged",      "no_free_seat", "bad_code",    "bad_table",
        "bad_record",   "bad_level",    "bad_method",  "bad_origin",
        "bad_host",     "not_finished", "no_record",   "no_step",
        "no_game",      "no_such_path", "quota"};
}

}  // namespace curia::protocol

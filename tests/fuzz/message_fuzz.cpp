// A socket can receive any text: it is refused, or it does what its sender may do. Each line is a
// message, and its first byte chooses the sender. If no brace follows, the rest is not JSON but the
// bytes of a message that is made from its description.
#include <cstdlib>
#include <string_view>

#include "match/json/reader.h"
#include "server/room/match_terms.h"
#include "server/secrets.h"
#include "tests/fuzz/made_message.h"
#include "tests/fuzz/time_limit.h"
#include "tests/server/manual_services.h"

namespace curia {
namespace {

std::shared_ptr<Room> table_for(ManualServices& services) {
    auto match = std::move(*host_match(
        *write_terms({.game = "justinian", .players = 2, .options = {}, .edition_text = {}})));
    TableTerms terms;
    terms.owner_hash = hash_of_token("owner");
    terms.invite_hash = hash_of_token("invitation");
    terms.seats = {{protocol::SeatKind::Person, "", "", hash_of_token("a")},
                   {protocol::SeatKind::Open, "", "", hash_of_token("b")}};
    auto room = std::make_shared<Room>(
        services, StoredTable{.id = "t", .header = {}, .terms = {}, .phase = {}}, terms,
        std::move(match));
    for (const char* token : {"a", "b"})
        room->handle(static_cast<net::Connection>(*token),
                     protocol::Join{.id = {}, .table = "t", .token = {token}, .seen = {}});
    return room;
}

std::optional<protocol::FromClient> read_message(std::string_view text) {
    const Result<Json> json = parse_json(text);
    if (!json) return std::nullopt;
    protocol::FromClient message;
    JsonReader reader(kMaxSeats, nullptr, JsonReader::Missing::KeepsDefault);
    if (!reader.read(*json, message)) return std::nullopt;
    return message;
}

void say(Room& room, std::string_view line) {
    if (line.empty()) return;
    const std::string_view rest = line.substr(1);
    const std::string text = rest.starts_with('{') ? std::string(rest) : MadeMessage(rest).text();
    within_time_limit([&] {
        if (const auto message = read_message(text))
            room.handle(static_cast<net::Connection>(line[0]), *message);
    });
}

// Every kind of message can be made.
void expect_all_kinds() {
    for (std::size_t kind = 0; kind < std::variant_size_v<protocol::FromClient>; ++kind) {
        const char first = static_cast<char>(kind);
        const auto message = read_message(MadeMessage({&first, 1}).text());
        if (!message || message->index() != kind) std::abort();
    }
}

}  // namespace
}  // namespace curia

extern "C" int LLVMFuzzerInitialize(int*, char***) {
    curia::prepare_secrets();
    curia::expect_all_kinds();
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace curia;
    ManualServices services;
    services.keeps_texts = true;
    const std::shared_ptr<Room> room = table_for(services);
    std::string_view rest(reinterpret_cast<const char*>(bytes), size);
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        say(*room, line);
        services.pass(700);
    }
    return 0;
}

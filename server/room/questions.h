// Answers that do not come from a person's hand: those of bots, answers in advance, and forced
// answers. Their timing reveals nothing.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/room/audience.h"
#include "server/room/services.h"
#include "server/room/table_state.h"

namespace curia {

class Questions {
public:
    // Gets an answer in JSON. The answer counts only while `wanted` has not expired: the person may
    // return, or steps may be taken back.
    using Answer = std::function<void(Seat, std::weak_ptr<const int> wanted, std::string action)>;

    // `again` is called when the questions must be served again.
    Questions(Services& services, TableState& table, const Audience& audience, Answer answer,
              std::function<void()> again)
        : services_(services),
          table_(table),
          audience_(audience),
          answer_(std::move(answer)),
          again_(std::move(again)) {}

    // Starts a bot or a timer for every question that needs no answer by hand.
    void serve();
    // Call it when a page has shown a version, or when a client has left.
    void look_at_pages();
    // Bots answer at once until a person has to decide. Only for a person who plays against bots.
    void hurry();
    // Cancels the bots' work, when nobody is at the table.
    void stop_thinking();
    // How long an answer by hand must wait before it may be told. An answer in advance would come
    // at that moment too, so the timing does not reveal which of them it was.
    std::chrono::milliseconds pause_by_hand(Seat seat) const;

private:
    // The answer that the rules, or the seat's answers in advance, give to the open question. For a
    // person who is away only the rules count: everyone sees the absence, so any other answer would
    // show that it was given in advance.
    std::string ready_answer(Seat seat) const;
    bool waits_for_script(Seat seat) const;
    std::optional<std::string> scripted_action(Seat seat) const;
    void let_bot_think(Seat seat);
    // A bot's answer. Its pace begins when the pages of all present people have shown the table.
    struct BotAnswer {
        Seat seat;
        std::weak_ptr<const int> wanted;
        std::string action;
        std::int64_t asked_at = 0;
    };
    void give_at_pace(BotAnswer answer);
    std::optional<std::int64_t> start_of_pace(std::int64_t asked_at) const;
    void answer_at_pace(Seat seat, std::string action);
    std::chrono::milliseconds until_pace(Seat seat) const;

    Services& services_;
    TableState& table_;
    const Audience& audience_;
    const Answer answer_;
    const std::function<void()> again_;
    std::vector<BotAnswer> held_;  // until they are due
    bool is_hurried_ = false;
};

}  // namespace curia

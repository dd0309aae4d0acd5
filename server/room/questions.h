// Who answers the questions of the match if not a person's hand: bots, answers in advance, and
// answers that are forced. All of them come at a pace that tells nothing.
#pragma once

#include <functional>
#include <string>

#include "server/room/audience.h"
#include "server/room/services.h"
#include "server/room/table_state.h"

namespace curia {

class Questions {
public:
    // Takes an answer in JSON. It counts only while `wanted` has not expired: people come back,
    // and take things back.
    using Answer = std::function<void(Seat, std::weak_ptr<const int> wanted, std::string action)>;

    // `again` is called when the questions are to be served once more.
    Questions(Services& services, TableState& table, const Audience& audience, Answer answer,
              std::function<void()> again)
        : services_(services),
          table_(table),
          audience_(audience),
          answer_(std::move(answer)),
          again_(std::move(again)) {}

    // Puts a bot or a timer on every question that can do without a person's hand.
    void serve();
    // Nobody is at the table: bots need not think.
    void stop_thinking();
    // How long an answer by hand has to wait until it may be told: an answer in advance would come
    // at that moment too, so that the time does not tell which of them it was.
    std::chrono::milliseconds pause_by_hand(Seat seat) const;

private:
    // What the rules, or the seat's answers in advance, say to the open question. Of a person who
    // is away only the rules: everybody sees that they are, and could tell the rest.
    std::string ready_answer(Seat seat) const;
    void let_bot_think(Seat seat);
    void answer_at_pace(Seat seat, std::string action);
    std::chrono::milliseconds until_pace(Seat seat) const;

    Services& services_;
    TableState& table_;
    const Audience& audience_;
    const Answer answer_;
    const std::function<void()> again_;
};

}  // namespace curia

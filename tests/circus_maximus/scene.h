// A position as an example of the rules describes it, and the moves that the example makes.
//
//     Scene scene(4);
//     scene.in(Phase::Favours).row(Place::Villa, "A7 B5 C2").favour(C, Favour::StepLeft);
//     scene.play(C, StepLeft{level(2)});
//     EXPECT_EQ(scene.row(Place::Villa), "A7 C2=5 B5");
//
// A merchant is written as its owner's letter and its level, and "=5" if it counts as a 5.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/circus_maximus/circus_maximus.h"
#include "match/edition/edition.h"

namespace curia::circus_maximus {

inline constexpr Seat A{0}, B{1}, C{2}, D{3}, E{4};
inline constexpr Venue kCircus = Venue::CircusMaximus, kColosseum = Venue::Colosseum,
                       kPompey = Venue::TheatreOfPompey;
inline constexpr SeatClass kGallery = SeatClass::Gallery, kStalls = SeatClass::Stalls,
                           kBox = SeatClass::Box;

inline constexpr Options kExpert{.expert_caesar = ExpertCaesar::On};
inline const std::optional<Action> kNothing;

constexpr Level level(int number) { return *Level::from_number(number); }
constexpr PlayMerchant merchant(int number, Place place) {
    return {level(number), place, Strength::Printed};
}
constexpr PlayMerchant merchant(int number, Venue venue) {
    return merchant(number, place_of(venue));
}
constexpr PlayMerchant one_as_eight(Place place) { return {level(1), place, Strength::Eight}; }
constexpr RecallMerchant recall(int number, Place place, Strength strength = Strength::Printed) {
    return {level(number), place, strength};
}

FavourBag bag_of(std::initializer_list<Favour> favours);
VisitorBag bag_of(std::initializer_list<Visitor> visitors);
TicketBag bag_of(std::initializer_list<Ticket> tickets);

class Scene {
public:
    // Day 1, phase I, A is first player, nothing is on offer.
    explicit Scene(int players = 3, Options options = {});

    // ---- The position of the example: before the first move ----
    Scene& day(int day);
    Scene& in(Phase phase);
    Scene& first(Seat seat);  // first player, and the active player
    Scene& only(Seat seat);   // the others have passed
    Scene& row(Place place, std::string_view merchants);
    Scene& row(Venue venue, std::string_view merchants) { return row(place_of(venue), merchants); }
    Scene& hand(Seat seat, std::initializer_list<int> levels);
    Scene& favour(Seat seat, Favour favour);
    Scene& ticket(Seat seat, Venue venue, SeatClass seat_class);
    Scene& visitors(Venue venue, std::initializer_list<Visitor> visitors);
    Scene& bonus(Venue venue, int coins);
    Scene& villa(std::initializer_list<Favour> favours, bool start_card = true);
    Scene& forum(std::initializer_list<Ticket> tickets);
    Scene& stage(Stage stage);

    // ---- Moves: each must be legal, or possible ----
    void play(Seat seat, const Action& action);
    void happens(const Chance& chance);
    void pass(std::initializer_list<Seat> seats);
    void all_pass();  // the others in turn; stops when the round is over
    void deal();      // random, until a player is asked

    // ---- What can be seen ----
    const Table& table() const { return state().table; }
    const Secrets& decks() const { return state().secrets; }
    const State& state() const;
    Turn turn() const { return CircusMaximus::turn(state()); }
    bool is_asked(Seat seat, Stage stage) const;
    bool may(Seat seat, const Action& action) const;
    std::vector<Action> choices(Seat seat) const;
    std::string row(Place place) const;
    std::string row(Venue venue) const { return row(place_of(venue)); }
    int favours(Seat seat) const { return table().favours[seat].size(); }
    int score(Seat seat) const { return CircusMaximus::outcome(state()).scores[seat]; }
    Outlook outlook(Seat seat) const { return CircusMaximus::outlook({table(), seat}); }

private:
    Table& setting();  // the table during the setup

    mutable State state_;
    mutable bool started_ = false;
};

}  // namespace curia::circus_maximus

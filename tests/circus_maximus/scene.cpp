#include "tests/circus_maximus/scene.h"

#include <algorithm>

#include "games/circus_maximus/rows.h"
#include "match/json/writer.h"

namespace curia::circus_maximus {

FavourBag bag_of(std::initializer_list<Favour> favours) {
    FavourBag bag;
    for (Favour one : favours) bag.add(kind(one));
    return bag;
}
VisitorBag bag_of(std::initializer_list<Visitor> visitors) {
    VisitorBag bag;
    for (Visitor one : visitors) bag.add(kind(one));
    return bag;
}
TicketBag bag_of(std::initializer_list<Ticket> tickets) {
    TicketBag bag;
    for (Ticket one : tickets) bag.add(one);
    return bag;
}

Scene::Scene(int players, Options options) {
    Setup setup = default_setup<CircusMaximus>(players);
    setup.options = options;
    state_ = CircusMaximus::start(setup);
    in(Phase::Favours).stage(Stage::Turn);
}

Table& Scene::setting() {
    EXPECT_FALSE(started_) << "set up the scene before its first move";
    return state_.table;
}

Scene& Scene::day(int day) { return setting().day = static_cast<std::uint8_t>(day), *this; }
Scene& Scene::in(Phase phase) {
    setting().phase = phase;
    setting().start_card_is_free = phase == Phase::Favours;
    return *this;
}
Scene& Scene::first(Seat seat) { return setting().first = setting().active = seat, *this; }
Scene& Scene::only(Seat seat) {
    setting().passed = SeatSet::all(setting().players());
    setting().passed.remove(seat);
    setting().active = seat;
    return *this;
}
Scene& Scene::row(Place place, std::string_view merchants) {
    for (std::size_t i = 0; i < merchants.size(); ++i) {
        Placed placed{place, Seat{static_cast<std::uint8_t>(merchants[i] - 'A')},
                      level(merchants[i + 1] - '0'), level(merchants[i + 1] - '0')};
        i += 2;
        if (i < merchants.size() && merchants[i] == '=') {
            placed.effective = level(merchants[i + 1] - '0');
            i += 2;
        }
        insert(setting().merchants, placed);
        setting().hands[placed.owner].remove(placed.level);
    }
    return *this;
}
Scene& Scene::hand(Seat seat, std::initializer_list<int> levels) {
    setting().hands[seat] = {};
    for (int one : levels) setting().hands[seat].add(level(one));
    return *this;
}
Scene& Scene::favour(Seat seat, Favour favour) {
    return setting().favours[seat].add(kind(favour)), *this;
}
Scene& Scene::ticket(Seat seat, Venue venue, SeatClass seat_class) {
    return setting().tickets[seat].add({venue, seat_class}), *this;
}
Scene& Scene::visitors(Venue venue, std::initializer_list<Visitor> visitors) {
    return setting().visitors[venue] = bag_of(visitors), *this;
}
Scene& Scene::bonus(Venue venue, int coins) {
    return setting().bonus[venue] = static_cast<std::uint8_t>(coins), *this;
}
Scene& Scene::villa(std::initializer_list<Favour> favours, bool start_card) {
    setting().villa = bag_of(favours);
    setting().start_card_is_free = start_card;
    return *this;
}
Scene& Scene::forum(std::initializer_list<Ticket> tickets) {
    return setting().forum = bag_of(tickets), *this;
}
Scene& Scene::stage(Stage stage) { return setting().stage = stage, *this; }

// The decks hold what is not on the table.
const State& Scene::state() const {
    if (!started_) {
        Rng rng(1);
        state_ = CircusMaximus::imagine({state_.table, std::nullopt}, rng);
        started_ = true;
    }
    return state_;
}

void Scene::play(Seat seat, const Action& action) {
    ASSERT_TRUE(may(seat, action)) << "seat " << int{seat.index} << " may not " << to_json(action)
                                   << " at " << name_of(table().stage);
    CircusMaximus::play(state_, seat, action);
}
void Scene::happens(const Chance& chance) {
    ASSERT_TRUE(CircusMaximus::possible(state(), chance))
        << to_json(chance) << " cannot happen at " << name_of(table().stage);
    CircusMaximus::resolve(state_, chance);
}
void Scene::pass(std::initializer_list<Seat> seats) {
    for (Seat seat : seats) play(seat, Pass{});
}
void Scene::all_pass() {
    const Phase phase = table().phase;
    const int day = table().day;
    while (table().stage == Stage::Turn && table().phase == phase && table().day == day)
        play(table().active, Pass{});
}
void Scene::deal() {
    Rng rng(5);
    while (turn() == Turn::of_chance()) happens(CircusMaximus::draw(state(), rng));
}

bool Scene::is_asked(Seat seat, Stage stage) const {
    return table().stage == stage && turn() == Turn::of_player(seat);
}
std::vector<Action> Scene::choices(Seat seat) const {
    Actions<CircusMaximus> actions;
    CircusMaximus::legal(state(), seat, actions);
    return {actions.begin(), actions.end()};
}
bool Scene::may(Seat seat, const Action& action) const {
    const auto all = choices(seat);
    return std::find(all.begin(), all.end(), action) != all.end();
}
std::string Scene::row(Place place) const {
    std::string text;
    for (const Placed& one : table().merchants) {
        if (one.place != place) continue;
        if (!text.empty()) text += ' ';
        text += static_cast<char>('A' + one.owner.index);
        text += std::to_string(one.level.to_number());
        if (one.effective != one.level) text += "=" + std::to_string(one.effective.to_number());
    }
    return text;
}

}  // namespace curia::circus_maximus

#include "tests/justinian/scene.h"

#include <algorithm>
#include <string>

#include "match/edition/edition.h"

namespace curia::justinian {

namespace {

constexpr TokenBag kUsualHand{{2, 2, 1, 2, 2, 1}};

TokenBag common(const TokenBag& one, const TokenBag& other) {
    TokenBag both;
    for (std::size_t i = 0; i < Token::kKinds; ++i)
        both.counts[i] = std::min(one.counts[i], other.counts[i]);
    return both;
}

void take_out(TokenBag& bag, const TokenBag& part) {
    ASSERT_TRUE(bag.has_all(part)) << "a player does not have that many tokens of a kind";
    bag.remove(part);
}

// Takes tokens of the most numerous kinds out of the bag until this many are left.
TokenBag take_down_to(TokenBag& bag, int size) {
    TokenBag taken;
    while (bag.size() > size) {
        const auto most = std::max_element(bag.counts.begin(), bag.counts.end());
        const auto kind = static_cast<int>(most - bag.counts.begin());
        bag.remove(kind);
        taken.add(kind);
    }
    return taken;
}

void check_told_before_play(const std::optional<Step<Justinian>>& last_step) {
    if (last_step) ADD_FAILURE() << "the position must be set before play begins";
}

std::uint8_t size_of(const TokenBag& bag) { return static_cast<std::uint8_t>(bag.size()); }

}  // namespace

Tile tile(int number) { return *Tile::from_number(number); }

TileSet tiles(const Numbers& numbers) {
    TileSet set;
    for (const int number : numbers) set.add(tile(number));
    return set;
}

Token token(int value) { return *Token::from_number(value); }

TokenBag tokens(const Numbers& values) {
    TokenBag bag;
    for (const int value : values) bag.add(token(value).index);
    return bag;
}

// ---- The position ----

Scene::Scene(const Given& given) : given_(given) {
    Setup setup = default_setup<Justinian>(given.players);
    setup.options = given.options;
    state_ = Justinian::start(setup);
    lay_out();
}

void Scene::lay_out() {
    check_told_before_play(last_step_);
    Table& table = state_.table;
    for (Seat seat : seats(given_.players)) lay_out_tokens(seat);
    table.scorings.clear();
    for (Colour colour : {Colour::Trade, Colour::Building, Colour::Law, Colour::War})
        lay_out_cards(colour, table.scorings.size() < given_.phase - 1);
    table.phase = table.game_turn = static_cast<std::uint8_t>(given_.phase);
    table.stage = Stage::Place;
    table.starter = table.active = given_.starter;
    table.reserves_were_empty = table.are_reserves_empty();
}

void Scene::lay_out_tokens(Seat seat) {
    Secrets& secrets = state_.secrets;
    TokenBag left = kTokenSet;
    take_out(left, secrets.on_card[seat]);
    if (reserves_.contains(seat)) take_out(left, reserves_[seat]);
    secrets.hand[seat] = hands_.contains(seat) ? hands_[seat] : common(kUsualHand, left);
    take_out(left, secrets.hand[seat]);
    state_.table.gone[seat] = take_down_to(left, reserves_.contains(seat) ? 0 : given_.reserve);
    secrets.reserve[seat] = reserves_.contains(seat) ? reserves_[seat] : left;
    state_.table.hand_size[seat] = size_of(secrets.hand[seat]);
    state_.table.reserve_size[seat] = size_of(secrets.reserve[seat]);
    state_.table.on_card_size[seat] = size_of(secrets.on_card[seat]);
}

void Scene::lay_out_cards(Colour colour, bool is_scored) {
    TileSet free = TileSet::all();
    for (const auto& [where, cards] : cards_)
        if (where.first == colour) free.remove(cards);
    PerPlayer<TileSet> dealt;
    for (Seat seat : seats(given_.players)) {
        if (cards_.contains({colour, seat})) dealt[seat] = cards_[{colour, seat}];
        while (dealt[seat].size() < cards_per_colour(given_.players)) {
            dealt[seat].add(free.first());
            free.remove(free.first());
        }
    }
    if (is_scored)
        state_.table.scorings.push({.colour = colour, .claimant = A, .chooser = A, .cards = dealt});
    for (Seat seat : seats(given_.players))
        state_.secrets.cards[seat][colour] = is_scored ? TileSet{} : dealt[seat];
    state_.secrets.deck[colour] = is_scored ? TileSet{} : free;
}

void Scene::row(const Numbers& numbers) {
    check_told_before_play(last_step_);
    ASSERT_EQ(tiles(numbers), TileSet::all()) << "a row has each tile once";
    std::transform(numbers.begin(), numbers.end(), state_.table.row.begin(), tile);
}

void Scene::hand(Seat seat, const Numbers& values) {
    hands_[seat] = tokens(values);
    lay_out();
}

void Scene::reserve(Seat seat, const Numbers& values) {
    reserves_[seat] = tokens(values);
    lay_out();
}

void Scene::on_card(Seat seat, const Numbers& values) {
    state_.secrets.on_card[seat] = tokens(values);
    lay_out();
}

void Scene::cards(Seat seat, Colour colour, const Numbers& numbers) {
    cards_[{colour, seat}] = tiles(numbers);
    lay_out();
}

void Scene::points(Seat seat, int points) {
    check_told_before_play(last_step_);
    state_.table.points[seat] = static_cast<std::int16_t>(points);
}

void Scene::nobody_has_tokens() {
    for (Seat seat : seats(given_.players)) hand(seat, {});
}

// ---- What happens ----

void Scene::act(Seat seat, const Action& action) {
    ASSERT_TRUE(may(seat, action)) << "seat " << seat.to_number() << " may not " << name_of(action)
                                   << " at stage " << name_of(table().stage);
    before_ = state_;
    last_step_ = ActionOf<Justinian>{seat, action};
    Justinian::play(state_, seat, action);
}

void Scene::happens(const Chance& chance) {
    ASSERT_TRUE(possible(chance)) << name_of(chance) << " cannot happen at stage "
                                  << name_of(table().stage);
    before_ = state_;
    last_step_ = chance;
    Justinian::resolve(state_, chance);
}

void Scene::lays(Seat seat, int value, int number) { act(seat, Place{token(value), tile(number)}); }
void Scene::lays_on_card(Seat seat, int value) { act(seat, PlaceOnCard{token(value)}); }
void Scene::passes(Seat seat) { act(seat, Pass{}); }
void Scene::draws(Seat seat, const Numbers& values) { happens(DrawTokens{seat, tokens(values)}); }
void Scene::resolves(Seat seat, Side from) { act(seat, Resolve{from}); }
void Scene::claims(Seat seat) { act(seat, Claim{}); }
void Scene::declines(Seat seat) { act(seat, Decline{}); }
void Scene::chooses(Seat seat, Colour colour) { act(seat, ChooseColour{colour}); }
void Scene::exchanges(Seat seat, Colour colour, int card) {
    act(seat, Exchange{colour, tile(card)});
}
void Scene::receives(Seat seat, Colour colour, int card) {
    happens(DrawCard{seat, colour, tile(card)});
}
void Scene::keeps(Seat seat) { act(seat, Keep{}); }

// ---- Short forms ----

void Scene::passes_drawing(Seat seat, const Numbers& values) {
    passes(seat);
    draws(seat, values);
}

void Scene::everybody_passes() {
    for (int i = table().passed.size(); i < given_.players; ++i) passes(table().active);
}

void Scene::placing_ends() {
    everybody_passes();
    resolves(table().active, Side::Left);
}

void Scene::nobody_claims() {
    for (int i = 0; i < given_.players; ++i)
        if (table().stage == Stage::Claim) declines(table().active);
}

void Scene::nobody_exchanges() {
    for (int i = 0; i < given_.players; ++i)
        if (table().stage == Stage::Exchange) keeps(table().active);
}

void Scene::game_turn_without_event() {
    placing_ends();
    nobody_claims();
}

// ---- Results ----

std::optional<Seat> Scene::asked() const {
    const Turn turn = Justinian::turn(state_);
    return turn.of == Turn::Of::Players ? std::optional(turn.seats.first()) : std::nullopt;
}

bool Scene::is_over() const { return Justinian::turn(state_) == Turn::of_nobody(); }

Ending Scene::ending() const { return Justinian::outcome(state_).ending; }

int Scene::score(Seat seat) const { return Justinian::outcome(state_).scores[seat]; }

std::vector<Action> Scene::legal(Seat seat) const {
    Actions<Justinian> actions;
    Justinian::legal(state_, seat, actions);
    return {actions.begin(), actions.end()};
}

bool Scene::may(Seat seat, const Action& action) const {
    const std::vector<Action> actions = legal(seat);
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

bool Scene::may_lay_on(Seat seat, int number) const {
    const std::vector<Action> actions = legal(seat);
    return std::any_of(actions.begin(), actions.end(), [&](const Action& action) {
        const auto* place = std::get_if<Place>(&action);
        return place && place->tile == tile(number);
    });
}

bool Scene::may_lay_on_card(Seat seat) const {
    const std::vector<Action> actions = legal(seat);
    return std::any_of(actions.begin(), actions.end(), [](const Action& action) {
        return std::holds_alternative<PlaceOnCard>(action);
    });
}

bool Scene::possible(const Chance& chance) const {
    return Justinian::turn(state_) == Turn::of_chance() && Justinian::possible(state_, chance);
}

Numbers Scene::row() const {
    Numbers numbers;
    for (const Tile tile : table().row) numbers.push_back(tile.to_number());
    return numbers;
}

Numbers Scene::cards(Seat seat, Colour colour) const {
    Numbers numbers;
    for (const Tile tile : state_.secrets.cards[seat][colour]) numbers.push_back(tile.to_number());
    return numbers;
}

const Scoring& Scene::last_scoring() const { return table().scorings.back(); }

News Scene::told(Viewer viewer) const { return Justinian::news(before_, *last_step_, viewer); }

}  // namespace curia::justinian

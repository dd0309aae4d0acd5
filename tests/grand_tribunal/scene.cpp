#include "tests/grand_tribunal/scene.h"

#include <algorithm>

#include "games/grand_tribunal/table/moves.h"
#include "match/edition/edition.h"

namespace curia::grand_tribunal {

Setup setup_for(int players, const Options& options) {
    Setup setup = default_setup<GrandTribunal>(players);
    setup.options = options;
    return setup;
}

Scene::Scene(int players, const Options& options) : Scene(setup_for(players, options)) {}

Scene::Scene(const Setup& setup) : state(GrandTribunal::start(setup)) {
    table.phase = Phase::Turns;
    give_turn(A);
}

// ---- Laying out ----

Card Scene::take(std::string_view name) {
    for (const Card card : state.secrets.deck)
        if (edition().name(card) == name) {
            state.secrets.deck.remove(card);
            --table.deck_size[card.deck()];
            return card;
        }
    ADD_FAILURE() << "no card " << name << " is left";
    return {};
}

Slot Scene::put(Seat seat, Card card, Place place, Turned turned) {
    const Slot slot = put_face_up(table, seat, card, place);
    if (turned == Turned::Down) {
        table.piece(slot).face = {};
        state.secrets.faces[slot] = Face(card);
    }
    return slot;
}

Slot Scene::active(Seat seat, std::string_view item,
                   std::initializer_list<std::string_view> spells) {
    const Slot slot = put(seat, take(item), Place::Active, Turned::Up);
    for (const std::string_view spell : spells)
        install(table, put(seat, take(spell), Place::Active, Turned::Up), slot);
    return slot;
}

Slot Scene::loose(Seat seat, std::string_view spell) {
    return put(seat, take(spell), Place::Active, Turned::Up);
}

Slot Scene::inactive(Seat seat, std::string_view name, int vis, Turned turned) {
    const Slot slot = put(seat, take(name), Place::Sanctum, turned);
    table.piece(slot).vis = static_cast<std::uint8_t>(vis);
    if (slot.deck() == Deck::Items && turned == Turned::Down)
        table.pieces.item(slot).least = static_cast<std::uint8_t>(std::max(1, vis));
    return slot;
}

Slot Scene::hand(Seat seat, std::string_view name) {
    return put(seat, take(name), Place::Hand, Turned::Down);
}

Slot Scene::vault(Seat seat, std::string_view resource) {
    return put(seat, take(resource), Place::Sanctum, Turned::Down);
}

void Scene::row(std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names) {
        const Card card = take(name);
        table.rows[card.deck()].push(card);
    }
}

void Scene::discarded(std::string_view name) { table.discards.add(take(name)); }

void Scene::empty_deck(Deck deck) {
    state.secrets.deck.clear_part(static_cast<int>(deck));
    table.deck_size[deck] = 0;
}

void Scene::votes(std::initializer_list<std::pair<Space, int>> votes) {
    for (const auto& [space, count] : votes) vote(table, space, count);
}

void Scene::lock_all() {
    for (const Space space : SpaceSet::all()) lock(space);
}

void Scene::vis(Seat seat, int vis) { table.player(seat).vis = static_cast<std::uint16_t>(vis); }

void Scene::tribunal(int number) { table.tribunal = static_cast<std::uint8_t>(number - 1); }

void Scene::last_turn() {
    table.round = table.turn = static_cast<std::uint8_t>(table.players() - 1);
    table.praeco = B;
}

void Scene::give_turn(Seat seat) {
    table.stage = Stage::Main;
    table.active = table.asked = seat;
    table.frame = {.left = kActions, .used = {}};
}

// ---- Playing ----

std::vector<Action> Scene::choices() const {
    Actions<GrandTribunal> actions;
    GrandTribunal::legal(state, table.asked, actions);
    return {actions.begin(), actions.end()};
}

bool Scene::can(const Action& action) const {
    const auto all = choices();
    return std::find(all.begin(), all.end(), action) != all.end();
}

void Scene::play(const Action& action) {
    ASSERT_TRUE(can(action)) << name_of(action) << " is not legal";
    GrandTribunal::play(state, table.asked, action);
}

void Scene::happens(const Chance& chance) {
    ASSERT_EQ(GrandTribunal::turn(state).of, Turn::Of::Chance);
    ASSERT_TRUE(GrandTribunal::possible(state, chance)) << name_of(chance);
    GrandTribunal::resolve(state, chance);
}

void Scene::settle() {
    while (GrandTribunal::turn(state).of == Turn::Of::Chance)
        GrandTribunal::resolve(state, GrandTribunal::draw(state, rng_));
}

void Scene::cast(std::string_view spell) {
    const Slot slot = find(table.active, spell);
    play(Cast{slot});
}

void Scene::use(std::string_view resource) {
    const Slot slot = find(table.active, resource);
    play(PlayResource{slot});
}

void Scene::let_go() {
    if (stage() == Stage::Keep) play(LetGo{});
}

void Scene::end_turn() {
    const Seat seat = table.active;
    while (table.active == seat && stage() == Stage::Main) play(End{});
    settle();
}

void Scene::hold() {
    const int tribunal = table.tribunal;
    for (int i = 0; i <= table.players() && table.tribunal == tribunal; ++i)
        if (stage() == Stage::Main || stage() == Stage::Call) play(End{});
    settle();
}

// ---- Looking ----

Slot Scene::find(Seat seat, std::string_view name) const {
    for (const Slot slot : table.player(seat).cards)
        if (edition().name(state.card_in(slot)) == name) return slot;
    ADD_FAILURE() << "the player has no " << name;
    return {};
}

bool Scene::has(Seat seat, std::string_view name, Place place) const {
    for (const Slot slot : table.player(seat).cards)
        if (table.piece(slot).place == place && edition().name(state.card_in(slot)) == name)
            return true;
    return false;
}

int Scene::count(Seat seat, Deck deck, Place place) const {
    int count = 0;
    for (const Slot slot : of_deck(table.player(seat).cards, deck))
        count += table.piece(slot).place == place ? 1 : 0;
    return count;
}

bool Scene::is_discarded(std::string_view name) const {
    for (const Card card : table.discards)
        if (edition().name(card) == name) return true;
    return false;
}

Counted Scene::counted(Slot item) const {
    for (const Counted& one : grand_tribunal::count(table))
        if (one.item == item) return one;
    ADD_FAILURE() << "not in the count";
    return {};
}

int Scene::cards_in_all() const {
    int cards = state.secrets.deck.size() + table.discards.size() + (table.working.on ? 1 : 0);
    for (const Deck deck : kDecksWithRow) cards += table.rows[deck].size();
    for (const Seat seat : seats(table.players()))
        for (const Slot slot : table.player(seat).cards)
            cards += place(slot) != Place::DueInHand && place(slot) != Place::DueInSanctum ? 1 : 0;
    return cards;
}

}  // namespace curia::grand_tribunal

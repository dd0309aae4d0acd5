// Editions at the limits of what is playable: E9, "What there is".
#include <string>

#include "match/edition/edition.h"
#include "tests/grand_tribunal/edition_text.h"
#include "tests/grand_tribunal/scene.h"
#include "tests/scale.h"

namespace curia::grand_tribunal {
namespace {

void expect_complaint(const std::string& text, const std::string& words) {
    const auto edition = read_edition<GrandTribunal>(text, "box.toml");
    ASSERT_FALSE(edition) << "accepted, though " << words;
    EXPECT_EQ(edition.why().find("box.toml:"), 0u) << edition.why();
    EXPECT_NE(edition.why().find(words), std::string::npos) << edition.why();
}

// The default edition with only the first `left` entries of this list.
std::string with_fewer(const std::string& list, int left) {
    std::string text = default_text();
    const std::string head = "[[" + list + "]]";
    std::size_t from = text.find(head);
    for (int i = 0; i < left; ++i) from = text.find(head, from + 1);
    std::size_t to = from;
    while (text.find(head, to + 1) != std::string::npos) to = text.find(head, to + 1);
    to = text.find("\n\n", to);  // the end of the last entry
    return text.erase(from, to == std::string::npos ? to : to - from);
}

TEST(GrandTribunalEdition, RefusesWhatIsTooLarge) {
    expect_complaint(with("votes = 24", "votes = 201"), "3 to 200 votes");
    expect_complaint(with("{ gatherer = ", "{ gatherer = 2"), "at most 20");
    const std::string third = replaced(default_text(), "extract = 2", "extract = 4");
    expect_complaint(third, "Extract gives 1 to 3 Vis");
    expect_complaint(with("amounts = [3, 2]", "amounts = [3, 21]"), "amounts of 1 to 20");
    expect_complaint(with("amounts = [3, 2]", "amounts = [3]"), "must give 2 amounts");
}
TEST(GrandTribunalEdition, RefusesEveryEffectThatNeedsABearerOnAResource) {
    for (const char* effect : {"distil\"\namounts = [2, 6]", "mirror\"\namounts = []"})
        expect_complaint(
            with("effect = \"sabotage\"\namounts = []", std::string("effect = \"") + effect),
            "cannot act on the item that a spell is cast from");
}
// Everything that an effect repeats is limited, for each card.
TEST(GrandTribunalEdition, LimitsHowOftenAnEffectIsRepeated) {
    for (const char* effect : {"place_votes", "shift_votes", "remove_votes", "precede",
                               "fund_cards", "vote_and_gain", "draw_cards"}) {
        const std::string text = "effect = \"" + std::string(effect) + "\"\namounts = [";
        const std::string digit = default_text().substr(default_text().find(text) + text.size(), 1);
        expect_complaint(with(text + digit, text + "7"), "at most 6 times");
    }
}
TEST(GrandTribunalEdition, RefusesTooFewSpells) {
    expect_complaint(with_fewer("spell", 11), "spells, but 23 are needed");
}
TEST(GrandTribunalEdition, RefusesMoreSpellsOrResourcesThanThereIsRoomFor) {
    std::string spells = with_fewer("resource", 1);
    for (int i = 0; i < 2; ++i) spells = replaced(spells, "copies = 2", "copies = 12");
    expect_complaint(spells, "there are 68 spells, at most 64");
    std::string resources = with_fewer("item", 23);
    for (int i = 0; i < 2; ++i)
        resources =
            replaced(resources, "copies = 2", "copies = 12", resources.find("# Resources."));
    expect_complaint(resources, "there are 41 resources, at most 32");
}
// The rulebook's example has an item with three spells.
TEST(GrandTribunalEdition, WarnsIfNoItemHoldsThreeSpells) {
    std::string text = default_text();
    for (const char* many : {"capacity = 3", "capacity = 4", "capacity = 5"})
        while (text.find(many) != std::string::npos) text = replaced(text, many, "capacity = 2");
    const auto edition = read_edition<GrandTribunal>(text, "box.toml");
    ASSERT_TRUE(edition) << edition.why();
    ASSERT_EQ(edition->warnings.size(), 1u);
    EXPECT_NE(edition->warnings[0].find("no item holds three spells"), std::string::npos);
}

// ---- Playing at the limits ----

Setup setup_with(const std::string& text, int players) {
    const auto edition = read_edition<GrandTribunal>(text, "box.toml");
    EXPECT_TRUE(edition) << edition.why();
    Setup setup = setup_for(players);
    setup.edition = keep_edition<GrandTribunal>(edition->values);
    return setup;
}

std::string without_resources() {
    return replaced(with_fewer("resource", 0), "votes = 24", "resource = []\nvotes = 24");
}
// With 64 spells, as many as there are slots, and one kind of resource.
std::string with_most_spells() {
    std::string text = with_fewer("resource", 1);
    text = replaced(text, "copies = 2", "copies = 12");  // Longevity Potion
    return replaced(text, "copies = 2", "copies = 8", text.find("Scribe's Sigil"));
}

// No rule needs resources: without any the game continues, and nobody imagines any.
TEST(GrandTribunalEdition, CanDoWithoutResources) {
    State state = GrandTribunal::start(setup_with(without_resources(), 3));
    Rng rng(1);
    while (GrandTribunal::turn(state).of == Turn::Of::Chance)
        GrandTribunal::resolve(state, GrandTribunal::draw(state, rng));
    Actions<GrandTribunal> legal;
    GrandTribunal::legal(state, state.table.asked, legal);
    EXPECT_EQ(legal.size(), 2);
    const State world = GrandTribunal::imagine(GrandTribunal::view(state, A), rng);
    EXPECT_TRUE(of_deck(world.secrets.deck, Deck::Resources).empty());
    EXPECT_EQ(world.secrets.deck.size(), state.secrets.deck.size());
}
// A frame that a card gives is as long as the edition says.
TEST(GrandTribunalEdition, SetsTheLengthOfExtraFrames) {
    Scene scene;
    scene.table.setup = setup_with(with("extra_frame = 2", "extra_frame = 1"), 3);
    scene.vault(A, "Faithful Familiar");
    scene.use("Faithful Familiar");
    EXPECT_EQ(scene.table.frame.left, 1);
    scene.play(End{});
    EXPECT_EQ(scene.asked(), A);
    EXPECT_EQ(scene.table.frame.left, 1);
    EXPECT_FALSE(scene.can(Gather{Source::Contested}));
}
// With 64 spells in the hands of the players there is no slot for another one, and none comes.
TEST(GrandTribunalEdition, HasRoomForAllSpellsAtOnce) {
    State state = GrandTribunal::start(setup_with(with_most_spells(), 3));
    ASSERT_EQ(state.table.deck_size[Deck::Spells], 64);
    Scene scene;
    scene.state = state;
    scene.table.phase = Phase::Turns;
    scene.give_turn(A);
    scene.active(A, "Palimpsest Leaf", {"Scribe's Sigil"});
    for (const Card card : of_deck(scene.state.secrets.deck, Deck::Spells))
        scene.hand(B, scene.table.edition().name(card));
    ASSERT_EQ(scene.table.pieces.spells.size(), 64);
    scene.cast("Scribe's Sigil");
    EXPECT_EQ(scene.stage(), Stage::Keep);
    EXPECT_EQ(scene.count(A, Deck::Spells, Place::Hand), 0);
}

// Every game ends, and an imagined world looks like the truth to its viewer.
void play_to_the_end(const Setup& setup, Rng& rng) {
    State state = GrandTribunal::start(setup);
    for (Turn turn = GrandTribunal::turn(state); turn.of != Turn::Of::Nobody;
         turn = GrandTribunal::turn(state)) {
        const Seat viewer{static_cast<std::uint8_t>(rng.below(setup.players))};
        const View view = GrandTribunal::view(state, viewer);
        const State world = GrandTribunal::imagine(view, rng);
        ASSERT_TRUE(GrandTribunal::view(world, viewer) == view);
        ASSERT_EQ(world.secrets.deck.size(), state.secrets.deck.size());
        if (turn.of == Turn::Of::Chance) {
            GrandTribunal::resolve(state, GrandTribunal::draw(state, rng));
            continue;
        }
        Actions<GrandTribunal> legal;
        GrandTribunal::legal(state, turn.seats.first(), legal);
        const auto count = static_cast<std::uint32_t>(legal.size());
        GrandTribunal::play(state, turn.seats.first(), legal[static_cast<int>(rng.below(count))]);
    }
}
TEST(GrandTribunalEdition, IsPlayedToTheEndAtItsLimits) {
    Rng rng(11);
    for (const std::string& text : {without_resources(), with_most_spells()})
        for (int i = 0; i < scaled(20); ++i) {
            auto setup = setup_with(text, 3 + i % 3);
            setup.options.reshuffle_on_empty = static_cast<ReshuffleOnEmpty>(i % 2);
            setup.options.draw_to = static_cast<DrawTo>(i / 2 % 2);
            ASSERT_NO_FATAL_FAILURE(play_to_the_end(setup, rng));
        }
}

}  // namespace
}  // namespace curia::grand_tribunal

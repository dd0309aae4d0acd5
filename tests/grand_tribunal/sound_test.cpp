// why_unsound() notices what is lost, made or contradictory. The laws ask it about every State.
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

// A has an active item with a spell on it, a hidden item and a card in hand. Vis is finite.
class GrandTribunalSound : public testing::Test {
protected:
    GrandTribunalSound() : scene_(3, {.vis_supply = VisSupply::Finite}) {
        orb_ = scene_.active(A, "Fulgarous Orb", {"Thieving Wind"});
        wand_ = scene_.inactive(A, "Rowan Wand", 0, Turned::Down);
        scene_.hand(A, "Longevity Potion");
        EXPECT_EQ(why_unsound(), "");
        sound_ = scene_.state;
    }

    std::string_view why_unsound() const { return GrandTribunal::why_unsound(scene_.state); }
    void expect_unsound(std::string_view why) {
        EXPECT_EQ(why_unsound(), why);
        scene_.state = sound_;
    }

    Scene scene_;
    Table& table_ = scene_.table;
    State sound_;
    Slot orb_, wand_;
};

TEST_F(GrandTribunalSound, NoticesALostOrDoubledCard) {
    table_.discards.add(scene_.state.card_in(wand_));
    expect_unsound("the cards are not all there");
    scene_.state.secrets.faces[wand_] = {};
    expect_unsound("the slots of the cards are wrong");
    --table_.deck_size[Deck::Spells];
    expect_unsound("the cards are not all there");
}
TEST_F(GrandTribunalSound, NoticesASlotOfTwoPlayers) {
    table_.player(B).cards.add(wand_);
    expect_unsound("the slots of the cards are wrong");
}
TEST_F(GrandTribunalSound, NoticesASpellWhereItDoesNotFit) {  // R8
    table_.piece(orb_).place = Place::Sanctum;
    expect_unsound("a spell is installed where it does not fit");
}
TEST_F(GrandTribunalSound, NoticesACostBeyondWhatIsKnown) {  // E8
    table_.pieces.item(wand_).most = 0;
    expect_unsound("an item's cost contradicts what is known of it");
}
TEST_F(GrandTribunalSound, NoticesLostVotesAndVis) {
    ++table_.votes[Space::Orb];
    expect_unsound("the votes are not all there");
    --table_.player(A).vis;
    expect_unsound("the Vis is not all there");
    table_.player(A).vis = static_cast<std::uint16_t>(-1);
    expect_unsound("a number of the table is out of range");
}

}  // namespace
}  // namespace curia::grand_tribunal

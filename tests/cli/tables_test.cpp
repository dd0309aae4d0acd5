// The terminal tables of all games through random matches: nothing fails, and every text fits on
// the screen, for every reader. Under sanitizers this also finds reads beyond the end of a list.
#include "generated/tables.h"

#include <gtest/gtest.h>

#include "games/all.h"
#include "match/edition/edition.h"
#include "match/match.h"
#include "match/options.h"
#include "tests/scale.h"

namespace curia::cli {
namespace {

void expect_fits(const std::string& text, int width) {
    for (const std::string& line : lines_of(text)) EXPECT_LE(columns(line), width) << line;
}

template <Game G>
class Screen {
public:
    Screen(const Match<G>& match, int width) : match_(match), width_(width) {}

    void expect_all_fits() const {
        for (Seat seat : seats(players())) expect_fits_for(seat);
        expect_fits_for(std::nullopt);
    }

private:
    using Table = GameTable<G>;

    int players() const { return match_.setup().players; }

    void expect_fits_for(Viewer viewer) const {
        Reader reader{.viewer = viewer, .names = {}, .style = Style(), .width = width_};
        reader.names = {"Anna", "Bruno", "Clara", "Dario", "Elisabetta Maria", "F", "G", "H"};
        if (viewer) reader.names[viewer->index] = "You";
        const typename G::View view = match_.view(viewer);
        expect_fits(Table::draw(view, reader), width_);
        if (match_.version() > 0) {
            const auto news = match_.news(match_.version() - 1, viewer);
            expect_fits(Table::tell(news, view, reader), width_ - 2);
        } else {
            expect_fits(Table::help(reader), width_);
        }
        if (match_.turn().of == Turn::Of::Nobody) expect_fits(Table::result(view, reader), width_);
        if (viewer && match_.turn().seats.has(*viewer)) expect_question_fits(view, reader);
    }
    void expect_question_fits(const typename G::View& view, const Reader& reader) const {
        const Actions<G> legal = match_.legal(*reader.viewer);
        EXPECT_FALSE(Table::question(view, reader).empty());
        expect_fits(Table::hint(view), width_ - 20);
        for (const Choice<G>& choice : Table::choices(view, legal, reader))
            expect_fits(choice.text, width_ - 6);
        expect_fits(Table::foresee(view, legal[0], reader), width_ - 2);
        expect_fits(Table::foresee(view, legal[legal.size() - 1], reader), width_ - 2);
    }

    const Match<G>& match_;
    const int width_;
};

template <Game G>
void play_and_look(const typename G::Setup& setup, Rng& rng) {
    Match<G> match(setup);
    const int width = rng.below(2) == 0 ? 80 : 100;
    while (match.turn().of != Turn::Of::Nobody) {
        if (match.version() % 3 == 0) Screen<G>(match, width).expect_all_fits();
        match.draw(rng);
        if (match.turn().of != Turn::Of::Players) continue;
        const Seat seat = match.turn().seats.pick(rng);
        const Actions<G> legal = match.legal(seat);
        match.play(seat,
                   legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))]);
    }
    Screen<G>(match, width).expect_all_fits();
}

TEST(Tables, KeepWithinTheScreenThroughRandomMatches) {
    Rng rng(1);
    AllGames::for_each([&]<Game G>() {
        SCOPED_TRACE(G::kName);
        const auto options = all_options<G>();
        for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players)
            for (int i = 0; i < std::max(2, scaled(4)); ++i) {
                auto setup = default_setup<G>(players);
                if (i > 0) setup.options = options[rng.below(options.size())];
                play_and_look<G>(setup, rng);
                if (testing::Test::HasFailure()) return;
            }
    });
}

}  // namespace
}  // namespace curia::cli

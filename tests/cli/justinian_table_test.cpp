// How Justinian looks in the terminal.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "tests/cli/scene.h"

namespace curia::cli {
namespace {

using namespace justinian;
using Court = GameTable<Justinian>;

TEST(JustinianTable, ShowsAFixedPosition) {
    Match<Justinian> match = dealt_match();
    match.play(A, Place{token(2), tile(7)});
    match.play(B, Place{token(-1), tile(7)});
    match.play(C, PlaceOnCard{token(3)});
    match.play(A, PlaceOnCard{token(-3)});
    EXPECT_EQ("\n" + Court::draw(match.view(A), reader_for(A)), R"(
  Justinian   phase I · turn 1 · 5 to claim                               Bruno is to place or pass
       ·       ·       ·       ·       ·       ·       ·       ·       ·       ·       ·       ·
       ·       ·       ·       ·       ·       ·      B?       ·       ·       ·       ·       ·
       ·       ·       ·       ·       ·       ·      A+2      ·       ·       ·       ·       ·
   ┌───────┬───────┬───────┬───────┬───────┬───────┬───────┬───────┬───────┬───────┬───────┬───────┐
   │ 1    W│ 2    W│ 3    L│ 4    L│ 5    B│ 6    B│ 7    T│ 8    T│ 9     │ 10    │ 11    │ 12    │
   │Anthem.│Belisa.│Barsym.│Basili.│Consta.│Eracli.│Giulia.│Ioannes│Narses │Nicefo.│Tribon.│Teodora│
  I│ [13]  │ [14]  │ [15]  │ [16]  │ [17]  │ [18]  │ [20]  │ [21]  │ [22]  │ [23]  │ [24]  │ [25]  │
 II│  17   │  18   │  19   │  21   │  22   │  23   │  25   │  26   │  27   │  28   │  29   │  30   │
III│  21   │  22   │  24   │  26   │  27   │  29   │  31   │  32   │  33   │  34   │  35   │  36   │
‹ ›│  ‹ ›15│12‹ ›16│13‹ ›17│14‹ ›18│15‹ ›20│16‹ ›21│17‹ ›22│18‹ ›23│19‹ ›24│21‹ ›25│22‹ ›26│23‹ ›  │
   └── 1 ──┴── 2 ──┴── 3 ──┴── 4 ──┴── 5 ──┴── 6 ──┴── 7 ──┴── 8 ──┴── 9 ──┴─ 10 ──┴─ 11 ──┴─ 12 ──┘
                                                      →9?     →7      →8

  Players              points hand res.  phase card           Your cards         now from left right
  A You    began            0    8   12  1 ■■■·· 3            War      1 2        27        27    27
▸ B Bruno                   0    9   12  0 ····· 0            Law      3 4        31        31    31
  C Clara                   0    9   12  1 ■▪▪·· 1-3          Building 5 6        35        35    35
                                                              Trade    7 8        41        42    42

  Your tokens  +3 +2 +1 +1 +1 -1 -1 -2
)");
}

void expect_fits(const std::string& text, int width) {
    for (const std::string& line : lines_of(text)) EXPECT_LE(columns(line), width) << line;
}

// Everything that is shown to any viewer during a match.
void expect_match_fits(const Match<Justinian>& match, int width) {
    for (int version = 0; version <= match.version(); ++version)
        for (const Viewer viewer : {Viewer(A), Viewer(B), Viewer()}) {
            const Reader reader = reader_for(viewer, width);
            const View view = match.view(viewer, version);
            expect_fits(Court::draw(view, reader), width);
            if (version > 0) {
                const News news = match.news(version - 1, viewer);
                expect_fits(Court::tell(news, view, reader), width - 2);
            }
            if (!viewer || !match.turn(version).seats.has(*viewer)) continue;
            const Actions<Justinian> legal = match.legal(*viewer, version);
            expect_fits(Court::hint(view), width - 20);
            for (const auto& choice : Court::choices(view, legal, reader))
                expect_fits(choice.text, width - 6);
            expect_fits(Court::foresee(view, legal[0], reader), width - 2);
        }
}

TEST(JustinianTable, KeepsWithinTheScreen) {
    for (const int players : {2, 3, 4}) {
        Rng rng(static_cast<std::uint64_t>(players));
        Match<Justinian> match(default_setup<Justinian>(players));
        while (match.turn().of != Turn::Of::Nobody) {
            match.draw(rng);
            if (match.turn().of != Turn::Of::Players) continue;
            const Seat seat = match.turn().seats.first();
            const Actions<Justinian> legal = match.legal(seat);
            match.play(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        for (const int width : {100, 80}) {
            expect_match_fits(match, width);
            expect_fits(Court::result(match.view(A), reader_for(A)), width);
            expect_fits(Court::help(reader_for(A, width)), width - 2);
        }
    }
}

}  // namespace
}  // namespace curia::cli

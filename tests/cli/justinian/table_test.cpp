// How Justinian looks in the terminal.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "tests/cli/justinian/scene.h"

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

}  // namespace
}  // namespace curia::cli

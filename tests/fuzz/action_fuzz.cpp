// An action can be any text: it is refused, or it is one of the legal actions. The first byte
// chooses the point of the match, so that every kind of question is tested.
#include <cstdlib>
#include <string_view>

#include "games/all.h"
#include "match/any_match_of.h"
#include "match/edition/edition.h"
#include "match/json/reader.h"
#include "tests/fuzz/time_limit.h"

namespace curia {
namespace {

// Matches of a game at different points, the same in every run.
template <Game G>
AnyMatchOf<G> match_at(int point) {
    Rng rng(static_cast<std::uint64_t>(point) + 1);
    const int counts = G::kMaxPlayers - G::kMinPlayers + 1;
    Match<G> match(default_setup<G>(G::kMinPlayers + point % counts));
    for (int i = 0; i < point; ++i) {
        match.draw(rng);
        if (match.turn().of == Turn::Of::Nobody) break;
        const Seat seat = match.turn().seats.first();
        const Actions<G> legal = match.legal(seat);
        match.play(seat, legal[rng.below(legal.size())]);
    }
    match.draw(rng);
    return AnyMatchOf<G>(std::move(match));
}

template <Game G>
void send(int point, std::string_view text) {
    AnyMatchOf<G> match = match_at<G>(point);
    if (match.turn().of != Turn::Of::Players) return;
    const Seat seat = match.turn().seats.first();
    const std::string legal = match.legal(seat, match.version());
    const int version = match.version();
    bool played = false;
    within_time_limit([&] {
        const Result<Json> action = parse_json(text);
        if (!action) return;
        match.preview(seat, *action);
        played = !match.play(seat, *action);
    });
    if (played != (match.version() == version + 1)) std::abort();
    if (!played && match.legal(seat, version) != legal) std::abort();
}

}  // namespace
}  // namespace curia

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    if (size < 1) return 0;
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    // An action without that byte begins with a brace, which chooses a point too.
    curia::AllGames::for_each(
        [&]<curia::Game G>() { curia::send<G>(bytes[0], text.substr(text[0] == '{' ? 0 : 1)); });
    return 0;
}

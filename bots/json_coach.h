// The coach for those who do not know which game it is: Views come in, and advice goes out, as
// JSON. Whoever makes one knows the game, as with JsonMatch.
#pragma once

#include <string>
#include <string_view>

#include "bots/coach.h"
#include "match/json_reader.h"
#include "match/json_writer.h"

namespace curia {

class Coach {
public:
    virtual ~Coach() = default;

    // `view` is what Match::view() gave the seat. Why there is no advice is told in a sentence.
    virtual Result<std::string> advice(std::string_view view, Seat seat, const Budget& budget,
                                       Rng& rng) const = 0;
};

template <Game G>
class JsonCoach final : public Coach {
public:
    explicit JsonCoach(const typename G::Setup& setup) : setup_(setup) {}

    Result<std::string> advice(std::string_view text, Seat seat, const Budget& budget,
                               Rng& rng) const override {
        const auto view = from_json<typename G::View>(text, setup_.players, setup_.edition);
        if (!view) return Failure{"the view: " + view.why()};
        const auto result = advise<G>(*view, seat, budget, rng);
        if (!result) return result.failure();
        return to_json(*result, setup_.players);
    }

private:
    const typename G::Setup setup_;
};

}  // namespace curia

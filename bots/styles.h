// Bots with one odd style each, for measurements only: against good players they must not win more
// than their share. They search like the expert, but only among the actions of their style if there
// is one.
#pragma once

#include "bots/search/expert.h"

namespace curia {

// The styles of a game, in bots/<game>/styles.h:
//   static bool ends(const Action&)                 the late passer avoids it
//   static bool rushes(const Action&)               the rusher does it whenever possible
//   static bool copies(const View&, const Action&)  the copy-cat does it after an opponent
template <Game G>
struct Styles;

template <Game G>
class StyleBot final : public Bot<G> {
public:
    using Liking = bool (*)(const typename G::View&, const typename G::Action&);

    StyleBot(const Budget& budget, Liking liking)
        : thinker_(make_expert<G>(budget)), liking_(liking) {}

    typename G::Action choose(const typename G::View& view, const Actions<G>& legal,
                              Rng& rng) override {
        Actions<G> liked;
        for (const auto& action : legal)
            if (liking_(view, action)) liked.push(action);
        return thinker_->choose(view, liked.empty() ? legal : liked, rng);
    }
    int version() const override { return thinker_->version(); }

private:
    const std::unique_ptr<Bot<G>> thinker_;
    const Liking liking_;
};

// Returns null if there is no style of this name.
template <Game G>
std::unique_ptr<Bot<G>> make_style(std::string_view name, const Budget& budget) {
    using View = typename G::View;
    using Action = typename G::Action;
    const auto style = [&](typename StyleBot<G>::Liking liking) {
        return std::make_unique<StyleBot<G>>(budget, liking);
    };
    if (name == "late-passer")
        return style([](const View&, const Action& a) { return !Styles<G>::ends(a); });
    if (name == "rusher")
        return style([](const View&, const Action& a) { return Styles<G>::rushes(a); });
    if (name == "copy-cat")
        return style([](const View& view, const Action& a) { return Styles<G>::copies(view, a); });
    if (name == "kingmaker") {  // plays for the left neighbour
        Thinking thinking = Heuristic<G>::kThinking;
        thinking.plays_for = 1;
        return make_expert<G>(budget, thinking);
    }
    return nullptr;
}

}  // namespace curia

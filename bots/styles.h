// Bots of one odd style each, for measuring only: a field of good players must not let them have
// more than their share. They think like the expert, but among the actions of their style
// as long as there is one.
#pragma once

#include "bots/expert.h"

namespace curia {

// What the styles are in a game, in bots/<game>/styles.h:
//   static bool ends(const Action&)                 what the late passer puts off
//   static bool rushes(const Action&)               what the rusher does whenever he may
//   static bool copies(const View&, const Action&)  what another has done just so
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

// Nothing if there is no style of this name.
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
    if (name == "kingmaker") {  // plays for his left neighbour
        Thinking thinking = Heuristic<G>::kThinking;
        thinking.plays_for = 1;
        return make_expert<G>(budget, thinking);
    }
    return nullptr;
}

}  // namespace curia

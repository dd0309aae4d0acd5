// Texts of every game: compiled here, once, and not wherever they are used.
#include "games/all.h"
#include "match/compile.h"
#include "match/early_templates.h"
#include "match/json_changes.h"
#include "match/json_writer.h"
#include "match/texts.h"

namespace curia {

template <Game G>
std::string Texts<G>::view(const View& view) {
    return to_json(view, view.table.players());
}
template <Game G>
std::string Texts<G>::outlook(const View& view) {
    return to_json(G::outlook(view), view.table.players());
}
template <Game G>
std::string Texts<G>::preview(const View& view, const Action& action) {
    return to_json(G::preview(view, action), view.table.players());
}
template <Game G>
std::string Texts<G>::view_changes(const View& before, const View& after) {
    return changes_in_json(before, after, after.table.players());
}
template <Game G>
std::string Texts<G>::outlook_changes(const View& before, const View& after) {
    return changes_in_json(G::outlook(before), G::outlook(after), after.table.players());
}
template <Game G>
std::string Texts<G>::news(const typename G::News& news, int players) {
    return to_json(news, players);
}
template <Game G>
std::string Texts<G>::action(const Action& action, int players) {
    return to_json(action, players);
}
template <Game G>
std::string Texts<G>::state(const typename G::State& state) {
    return to_json(state, state.table.players());
}

template <Game G>
Result<typename G::Action> Texts<G>::read_action(const Json& text, const typename G::Setup& setup) {
    Action action;
    JsonReader reader(setup.players, setup.edition);
    if (!reader.read(text, action)) return Failure{reader.message()};
    return action;
}

void compile_texts();
void compile_texts() {
    AllGames::for_each([]<Game G>() {
        compile(&Texts<G>::view);
        compile(&Texts<G>::outlook);
        compile(&Texts<G>::preview);
        compile(&Texts<G>::view_changes);
        compile(&Texts<G>::outlook_changes);
        compile(&Texts<G>::news);
        compile(&Texts<G>::action);
        compile(&Texts<G>::state);
        compile(&Texts<G>::read_action);
        compile(&EarlyTexts<G>::offered);
        compile(&EarlyTexts<G>::read);
        compile(&EarlyTexts<G>::may_speak);
        compile(&EarlyTexts<G>::action);
        compile(&EarlyTexts<G>::has_lapsed);
    });
}

}  // namespace curia

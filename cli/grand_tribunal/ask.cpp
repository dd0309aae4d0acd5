// What the reader is asked, the answers, and what their words mean.
#include <fmt/core.h>

#include "cli/grand_tribunal/effects.h"
#include "cli/grand_tribunal/table.h"
#include "cli/grand_tribunal/words.h"

namespace curia::cli {

using namespace tribunal;

namespace {

std::string effect_question(const View& view) {
    const Working& working = view.table.working;
    const std::string name = tribunal::name_of(working.card, view.table);
    std::string text =
        name + ": " + effect_in_words(working.program, view.table.edition(), Length::Brief) + ".";
    switch (working.question) {
        case Question::NewPlace:
            return text + " Where does " + tribunal::name_of(working.from, view) + " go?";
        case Question::SpaceShiftedTo:
            return text + " Where does the vote from " + in_words(working.spaces.back()) + " go?";
        default: return text + " Which one?";
    }
}

std::string main_question(const View& view, Seat me) {
    const Table& table = view.table;
    std::string text = fmt::format("You have {} left and {} Vis.",
                                   plural(table.frame.left, "action"), table.player(me).vis);
    if (table.queued_frames > 0)
        text += fmt::format(" {} of {} to follow.", plural(table.queued_frames, "frame"),
                            plural(table.edition().extra_frame, "action"));
    return text + " What will you do?";
}

// Votes are given by name, so that the list of other actions stays short.
bool is_listed(const View& view, const Action& action) {
    return view.table.stage != Stage::Main || !std::holds_alternative<Vote>(action);
}

bool is_beginning(const std::string& word, const std::vector<std::string>& words) {
    for (const std::string& one : words)
        if (lower(one).starts_with(word)) return true;
    return false;
}

// True if each of the reader's words begins a word of the action's text.
bool is_meant(const std::vector<std::string>& words, const std::string& text) {
    const auto said = bare_words_in(text);
    for (const std::string& word : words)
        if (!is_beginning(word, said)) return false;
    return true;
}

}  // namespace

std::string GameTable<GrandTribunal>::question(const View& view, const Reader& reader) {
    if (!reader.viewer) return "";
    switch (view.table.stage) {
        case Stage::Draft: return "From which deck do you take your next starting card?";
        case Stage::PraecoVotes:
            return fmt::format("You are Praeco: place vote {} of 3, each on a different space.",
                               view.table.praeco_spaces.size() + 1);
        case Stage::Main: return main_question(view, *reader.viewer);
        case Stage::InstallOn:
            return "On which item do you install " +
                   tribunal::name_of(view.table.installing, view) + "?";
        case Stage::Study:
            return "One Vis on up to three cards, or two on the first: continue, or stop?";
        case Stage::Effect: return effect_question(view);
        case Stage::Keep: return "Do you keep the spell that you cast?";
        case Stage::Join:
            return reader.plain_name(view.table.active) +
                   " gathers from the contested source. Do you join?";
        case Stage::DiscardDown:
            return "You have more than five cards in hand: which one do you discard?";
        case Stage::Call: return "The Tribunal is called: activate or install before the count?";
        default: return "";
    }
}

std::string GameTable<GrandTribunal>::hint(const View& view) {
    switch (view.table.stage) {
        case Stage::Main: return "a number · vote orb · end · card NAME · ?vote orb what if";
        case Stage::PraecoVotes: return "a number or a space";
        default: return "a number, or the beginnings of words: stop, pick orb";
    }
}

std::vector<Choice<GrandTribunal>> GameTable<GrandTribunal>::choices(
    const View& view, const Actions<GrandTribunal>& legal, const Reader& reader) {
    std::vector<Choice<GrandTribunal>> list;
    for (const Action& action : legal)
        if (is_listed(view, action))
            list.push_back({shorten(say(action, view), reader.width - 8), action, {}});
    return list;
}

Result<Action> GameTable<GrandTribunal>::understand(std::string_view words, const View& view,
                                                    const Actions<GrandTribunal>& legal,
                                                    const Reader&) {
    const auto wanted = bare_words_in(lower(words));
    if (wanted.empty()) return Failure{"Say a number of the list, or what you want to do."};
    std::vector<Action> meant;
    for (const Action& action : legal)
        if (is_meant(wanted, say(action, view))) meant.push_back(action);
    if (meant.size() == 1) return meant[0];
    if (meant.empty()) return Failure{"You cannot do that now. Say a number of the list."};
    return Failure{fmt::format("That could be {} or {}{}.", say(meant[0], view),
                               say(meant[1], view), meant.size() > 2 ? ", or others" : "")};
}

}  // namespace curia::cli

// The definitions of match/json/early.h, for match/instantiate.cpp.in only.
#pragma once

#include "match/json/early.h"
#include "match/json/reader.h"
#include "match/json/writer.h"

namespace curia {

template <AnswersEarly G>
EarlyList<G> early_list(const TableOf<G>& table, Seat seat) {
    EarlyList<G> list;
    G::early(table, seat, list);
    return list;
}

template <AnswersEarly G>
std::optional<typename G::Early> early_of(const TableOf<G>& table, const Json& text) {
    typename G::Early early;
    JsonReader reader(table.setup.players, table.setup.edition);
    if (!reader.read(text, early)) return std::nullopt;
    return early;
}

template <Game G>
std::vector<std::string> EarlyTexts<G>::offered([[maybe_unused]] const Table& table,
                                                [[maybe_unused]] Seat seat) {
    std::vector<std::string> texts;
    if constexpr (AnswersEarly<G>)
        for (const auto& early : early_list<G>(table, seat))
            texts.push_back(to_json(early, table.players()));
    return texts;
}

template <Game G>
std::optional<std::string> EarlyTexts<G>::read([[maybe_unused]] const Table& table,
                                               [[maybe_unused]] const Json& text) {
    if constexpr (AnswersEarly<G>)
        if (const auto early = early_of<G>(table, text)) return to_json(*early, table.players());
    return std::nullopt;
}

template <Game G>
std::optional<std::string> EarlyTexts<G>::action([[maybe_unused]] const Table& table,
                                                 [[maybe_unused]] const Json& text) {
    if constexpr (AnswersEarly<G>) {
        const auto early = early_of<G>(table, text);
        if (!early) return std::nullopt;
        if (const auto action = G::early_action(table, *early))
            return to_json(*action, table.players());
    }
    return std::nullopt;
}

template <Game G>
bool EarlyTexts<G>::has_lapsed([[maybe_unused]] const Table& table,
                               [[maybe_unused]] const Json& text) {
    if constexpr (AnswersEarly<G>) {
        const auto early = early_of<G>(table, text);
        return !early || G::has_lapsed(table, *early);
    }
    return true;
}

template <Game G>
bool EarlyTexts<G>::may_speak([[maybe_unused]] const Table& table, [[maybe_unused]] Seat seat) {
    if constexpr (AnswersEarly<G>)
        for (const auto& early : early_list<G>(table, seat))
            if (G::early_action(table, early)) return true;
    return false;
}

}  // namespace curia

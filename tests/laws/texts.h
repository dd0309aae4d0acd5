// The laws of JSON and records: what is written is read back.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "match/json/reader.h"
#include "match/json/writer.h"
#include "match/match.h"
#include "match/record/record.h"
#include "tests/laws/basics.h"

namespace curia::laws {

// Every value is read back from JSON as it was written.
template <class T>
void survives_json(const T& value, int players, AnyEdition edition) {
    const std::string text = to_json(value, players);
    const Result<T> back = from_json<T>(text, players, edition);
    ASSERT_TRUE(back) << back.why() << "\n" << text;
    ASSERT_TRUE(*back == value) << text << "\n  became\n" << to_json(*back, players);
}

template <Game G>
void all_values_survive_json(const typename G::State& state, const Step<G>& step,
                             const typename G::Setup& setup) {
    const int players = setup.players;
    survives_json(state, players, setup.edition);
    if (const auto* action = std::get_if<ActionOf<G>>(&step))
        survives_json(action->action, players, setup.edition);
    else
        survives_json(std::get<typename G::Chance>(step), players, setup.edition);
    for (Viewer viewer : viewers(players)) {
        const auto view = G::view(state, viewer);
        survives_json(view, players, setup.edition);
        survives_json(G::news(state, step, viewer), players, setup.edition);
        survives_json(G::outlook(view), players, setup.edition);
        if (const auto* action = std::get_if<ActionOf<G>>(&step))
            survives_json(G::preview(view, action->action), players, setup.edition);
    }
}

// Reading the record of a match gives the same match, state by state.
template <Game G>
void replay_gives_the_same(const Match<G>& match, const typename G::State& last) {
    const std::string text = write_record(match, {});
    const Result<Record<G>> record = read_record<G>(text, "record");
    ASSERT_TRUE(record) << record.why();
    ASSERT_EQ(write_record(record->match, {}), text);
    ASSERT_TRUE(record->is_finished);
    for (Viewer viewer : viewers(match.setup().players))
        ASSERT_TRUE(record->match.view(viewer) == G::view(last, viewer));
}

}  // namespace curia::laws

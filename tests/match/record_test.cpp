// Records: what is refused, with the line and the reason, for every game.
#include "match/record/record.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>

#include "games/all.h"
#include "match/any_match_of.h"
#include "match/json/reader.h"

namespace curia {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

// A recorded match of the game, as lines.
template <Game G>
std::vector<std::string> recorded() {
    const auto folder = std::filesystem::path(CURIA_SOURCE_DIR) / "tests/matches" / G::kName;
    std::vector<std::filesystem::path> files;
    for (const auto& file : std::filesystem::directory_iterator(folder)) files.push_back(file);
    std::sort(files.begin(), files.end());
    std::ostringstream text;
    text << std::ifstream(files.at(0)).rdbuf();
    return lines_of(text.str());
}

template <Game G>
std::string why_not(const std::vector<std::string>& lines) {
    const auto record = read_record<G>(joined(lines), "match.jsonl");
    EXPECT_FALSE(record);
    return record.why();
}

template <Game G>
void expect_refusal(std::vector<std::string> lines, int line, std::string_view from,
                    std::string_view to, const std::string& why) {
    lines[line - 1] = replaced(lines[line - 1], from, to);
    EXPECT_EQ(why_not<G>(lines), "match.jsonl:" + std::to_string(line) + ": " + why) << G::kName;
}

TEST(Record, ABrokenHeaderIsRefused) {
    AllGames::for_each([]<Game G>() {
        const auto lines = recorded<G>();
        expect_refusal<G>(lines, 1, "\"curia\":1", "\"curia\":2",
                          "version 2 of the record format, but only 1 is known");
        expect_refusal<G>(lines, 1, "\"rules\":1", "\"rules\":77",
                          "version 77 of the rules is not known");
        expect_refusal<G>(lines, 1, "\"options\":", "\"option\":", "'option' does not belong here");
        const std::string players = lines[0].substr(lines[0].find("\"players\":") + 10, 1);
        expect_refusal<G>(lines, 1, "\"players\":", "\"players\":9",
                          std::string(G::kName) + " is not for 9" + players + " players");
        expect_refusal<G>(
            lines, 1, "\"edition\":\"default\"", "\"edition\":{}",
            "edition: '" + std::string(all_field_names<typename G::Edition>[0]) + "' is missing");
        const std::string comma = all_field_names<typename G::Options>.empty() ? "" : ",";
        expect_refusal<G>(lines, 1, "\"options\":{", "\"options\":{\"odd\":1" + comma,
                          "options/odd: does not belong here");
        expect_refusal<G>(lines, 1, "\"seats\":[", "\"seats\":[\"one more\",",
                          std::to_string(G::kMinPlayers + 1) + " seats for " +
                              std::to_string(G::kMinPlayers) + " players");
    });
}

TEST(Record, ABrokenLineIsRefused) {
    AllGames::for_each([]<Game G>() {
        const auto lines = recorded<G>();
        expect_refusal<G>(lines, 3, "{", "", "not JSON: extra data");
        expect_refusal<G>(lines, 3,
                          "{\"chance\":", "{\"chant\":", "neither a chance step nor an action");
        auto cut = lines;
        cut.back() = cut.back().substr(0, 9);
        EXPECT_EQ(why_not<G>(cut),
                  "match.jsonl:" + std::to_string(lines.size()) + ": not JSON: incomplete JSON");
    });
}

TEST(Record, AStepOutOfOrderIsRefused) {
    AllGames::for_each([]<Game G>() {
        auto lines = recorded<G>();
        lines.insert(lines.begin() + 2, lines[1]);  // the first deal again
        EXPECT_TRUE(why_not<G>(lines).starts_with("match.jsonl:3: ")) << why_not<G>(lines);
        lines = recorded<G>();
        lines.push_back(lines.back());
        EXPECT_EQ(why_not<G>(lines),
                  "match.jsonl:" + std::to_string(lines.size()) + ": a line after the end");
        lines = recorded<G>();
        lines.erase(lines.end() - 2);
        EXPECT_EQ(why_not<G>(lines), "match.jsonl:" + std::to_string(lines.size()) +
                                         ": the record ends before the game does");
    });
}

TEST(Record, AWrongResultIsRefused) {
    AllGames::for_each([]<Game G>() {
        auto lines = recorded<G>();
        // Any other number will do; a score may be negative, so no digit is put before it.
        constexpr std::string_view kBefore = "\"scores\":[";
        const std::size_t first = lines.back().find(kBefore) + kBefore.size();
        const std::size_t end = lines.back().find_first_of(",]", first);
        lines.back().replace(first, end - first, "-4321");
        const std::string why = why_not<G>(lines);
        EXPECT_NE(why.find(": the result is {\"end\":"), std::string::npos) << why;
    });
}

TEST(Record, WithoutItsClosingLineIsUnfinished) {
    AllGames::for_each([]<Game G>() {
        auto lines = recorded<G>();
        lines.resize(lines.size() / 2);
        const auto record = read_record<G>(joined(lines), "match.jsonl");
        ASSERT_TRUE(record) << record.why();
        EXPECT_FALSE(record->is_finished);
    });
}

TEST(Record, NamesItsGame) {
    EXPECT_EQ(game_of_record("", "match.jsonl").why(), "match.jsonl: empty, not a record");
    EXPECT_EQ(game_of_record("{}\n", "match.jsonl").why(),
              "match.jsonl:1: not a record: 'curia' is missing");
    AllGames::for_each([]<Game G>() {
        const auto game = game_of_record(joined(recorded<G>()), "match.jsonl");
        ASSERT_TRUE(game) << game.why();
        EXPECT_EQ(*game, G::kName);
    });
}

// The interface without the type of the game shows the same match as the record.
TEST(AnyMatchOf, PlaysARecordedMatchStepByStep) {
    AllGames::for_each([]<Game G>() {
        const auto lines = recorded<G>();
        const auto record = read_record<G>(joined(lines), "match.jsonl");
        ASSERT_TRUE(record) << record.why();
        AnyMatchOf<G> match(record->match);
        ASSERT_EQ(match.version(), static_cast<int>(lines.size()) - 2);
        for (int n = 0; n < match.version(); ++n) EXPECT_EQ(match.step(n), lines[n + 1]);
        EXPECT_EQ(match.turn().of, Turn::Of::Nobody);
        EXPECT_EQ(match.play(Seat{0}, *parse_json("{}")), AnyMatch::Unplayable::NoAction);
    });
}

TEST(AnyMatchOf, TakesLegalActionsAndNoOthers) {
    AllGames::for_each([]<Game G>() {
        AnyMatchOf<G> match(default_setup<G>(G::kMaxPlayers));
        Rng rng(4);
        match.draw(rng);
        ASSERT_EQ(match.turn().of, Turn::Of::Players);
        const Seat seat = match.turn().seats.first();
        const int version = match.version();
        const std::string legal = match.legal(seat, version);
        const std::string first = legal.substr(1, legal.find('}'));
        const Json action = *parse_json(first);
        for (Seat other : seats(G::kMaxPlayers))
            if (!match.turn().seats.has(other)) {
                EXPECT_EQ(match.legal(other, version), "[]");
                EXPECT_EQ(match.play(other, action), AnyMatch::Unplayable::NotLegal);
            }
        EXPECT_TRUE(match.preview(seat, action).has_value());
        EXPECT_EQ(match.version(), version);
        EXPECT_EQ(match.play(seat, action), std::nullopt);
        EXPECT_EQ(match.version(), version + 1);
        EXPECT_EQ(match.step(version),
                  "{\"seat\":" + std::to_string(seat.to_number()) + ",\"action\":" + first + "}");
    });
}

}  // namespace
}  // namespace curia

// The definitions of match/record/record.h, for match/instantiate.cpp.in only.
#pragma once

#include <boost/json/object.hpp>

#include "match/json/reader.h"
#include "match/json/writer.h"
#include "match/record/record.h"
#include "match/record/record_lines.h"

namespace curia {

// ---- Writing ----

template <Game G>
std::string write_step(const Step<G>& step, int players) {
    std::string line;
    JsonWriter writer(line, players);
    if (const auto* action = std::get_if<ActionOf<G>>(&step)) {
        line += "{\"seat\":";
        writer.write(action->seat);
        line += ",\"action\":";
        writer.write(action->action);
    } else {
        line += "{\"chance\":";
        writer.write(std::get<typename G::Chance>(step));
    }
    line += '}';
    return line;
}

template <Game G>
std::string write_header(const typename G::Setup& setup, const HeaderParts& parts) {
    std::string line = "{\"curia\":" + std::to_string(kRecordVersion) + ",\"game\":";
    JsonWriter writer(line, setup.players);
    writer.write(G::kName);
    line += ",\"rules\":" + std::to_string(setup.rules);
    line += ",\"players\":" + std::to_string(setup.players);
    line += ",\"options\":";
    writer.write(setup.options);
    line += ",\"edition\":";
    if (setup.edition == &default_edition<G>().values && !parts.full_edition)
        writer.write(std::string_view("default"));
    else
        writer.write(*setup.edition);
    line += ",\"seats\":";
    writer.write(parts.notes.seats);
    if (parts.notes.undo) line += ",\"undo\":true";
    if (parts.notes.offline) line += ",\"offline\":true";
    if (!parts.start.empty()) line += ",\"start\":" + parts.start;
    return line + "}";
}

template <Game G>
std::string write_end(const OutcomeOf<typename G::Ending>& outcome, int players) {
    std::string line = "{\"end\":";
    JsonWriter writer(line, players);
    writer.write(outcome.ending);
    line += ",\"scores\":";
    writer.write(outcome.scores);
    return line + "}";
}

template <Game G>
std::string write_record(const Match<G>& match, const RecordNotes& notes) {
    const int players = match.setup().players;
    std::string text = write_header<G>(match.setup(), {.notes = notes}) + "\n";
    for (int n = 0; n < match.version(); ++n) text += write_step<G>(match.step(n), players) + "\n";
    if (const auto outcome = match.outcome()) text += write_end<G>(*outcome, players) + "\n";
    return text;
}

// ---- Reading ----

template <Game G>
Result<HeldSetup<G>> setup_of(const RecordHeader& header) {
    if (header.game != G::kName) return Failure{"a record of another game: " + header.game};
    if (header.rules < 1 || header.rules > G::kRules)
        return Failure{"version " + std::to_string(header.rules) + " of the rules is not known"};
    if (header.players < G::kMinPlayers || header.players > G::kMaxPlayers)
        return Failure{std::string(G::kName) + " is not for " + std::to_string(header.players) +
                       " players"};
    if (!header.notes.seats.empty() &&
        static_cast<int>(header.notes.seats.size()) != header.players)
        return Failure{std::to_string(header.notes.seats.size()) + " seats for " +
                       std::to_string(header.players) + " players"};
    typename G::Setup setup = default_setup<G>(header.players);
    setup.rules = static_cast<std::uint8_t>(header.rules);
    JsonReader partly(header.players, nullptr, JsonReader::Missing::KeepsDefault);
    if (!partly.read(header.options, setup.options)) return Failure{partly.message("options")};
    if (header.edition == Json("default")) return HeldSetup<G>{setup, {}};
    typename G::Edition values{};
    JsonReader reader(header.players, nullptr);
    if (!reader.read(header.edition, values)) return Failure{reader.message("edition")};
    std::vector<Complaint> complaints;
    G::check(values, complaints);
    for (const Complaint& complaint : complaints)
        if (complaint.weight == Complaint::Weight::Error)
            return Failure{"edition" + complaint.place + ": " + complaint.text};
    HeldSetup<G> held{setup, share_edition<G>(values)};
    held.setup.edition = held.edition.get();
    return held;
}

template <Game G>
Result<Match<G>> match_from(const HeldSetup<G>& held, const Json& start) {
    typename G::State state{};
    JsonReader reader(held.setup.players, held.setup.edition);
    if (!reader.read(start, state)) return Failure{reader.message("start")};
    return Match<G>(held.setup, state, held.edition);
}

template <Game G>
Result<void> take_step(Match<G>& match, const Json& line) {
    if (!line.is_object()) return Failure{"not an object"};
    JsonReader reader(match.setup().players, match.setup().edition);
    const auto& members = line.get_object();
    if (const Json* chance = members.if_contains("chance")) {
        typename G::Chance outcome;
        if (members.size() != 1) return Failure{"a chance step with more members than one"};
        if (!reader.read(*chance, outcome)) return Failure{reader.message("chance")};
        if (match.turn().of != Turn::Of::Chance) return Failure{"it is not chance's turn"};
        if (!match.resolve(outcome)) return Failure{"chance cannot have decided this"};
        return {};
    }
    const Json* seat = members.if_contains("seat");
    const Json* action = members.if_contains("action");
    if (!seat || !action || members.size() != 2)
        return Failure{"neither a chance step nor an action"};
    Seat who;
    typename G::Action what;
    if (!reader.read(*seat, who)) return Failure{reader.message("seat")};
    if (!reader.read(*action, what)) return Failure{reader.message("action")};
    if (!match.turn().seats.has(who))
        return Failure{"it is not the turn of seat " + std::to_string(who.to_number())};
    if (!match.play(who, what)) return Failure{"this action is not legal"};
    return {};
}

// Checks that the closing line is the result of the match.
template <Game G>
Result<void> check_end(const Match<G>& match, const Json& line) {
    const auto outcome = match.outcome();
    if (!outcome) return Failure{"the record ends before the game does"};
    OutcomeOf<typename G::Ending> told;
    JsonReader reader(match.setup().players, nullptr);
    const auto& members = line.get_object();
    const Json* scores = members.if_contains("scores");
    if (!scores || members.size() != 2) return Failure{"a closing line has an end and scores"};
    if (!reader.read(members.at("end"), told.ending)) return Failure{reader.message("end")};
    if (!reader.read(*scores, told.scores)) return Failure{reader.message("scores")};
    if (told != *outcome)
        return Failure{"the result is " + write_end<G>(*outcome, match.setup().players)};
    return {};
}

template <Game G>
Result<Record<G>> read_record(std::string_view text, std::string_view name) {
    Lines lines(text, name);
    if (!lines.next())
        return lines.failed() ? lines.failure()
                              : Failure{std::string(name) + ": empty, not a record"};
    const Result<RecordHeader> header = read_header(lines.json());
    if (!header) return lines.fail(header.why());
    const Result<HeldSetup<G>> held = setup_of<G>(*header);
    if (!held) return lines.fail(held.why());
    Record<G> record{Match<G>(held->setup, held->edition), header->notes, false};
    while (lines.next()) {
        if (record.is_finished) return lines.fail("a line after the end");
        if (!lines.json().is_object()) return lines.fail("not an object");
        record.is_finished = lines.json().get_object().contains("end");
        const Result<void> good = record.is_finished ? check_end(record.match, lines.json())
                                                     : take_step(record.match, lines.json());
        if (!good) return lines.fail(good.why());
    }
    if (lines.failed()) return lines.failure();
    return record;
}

}  // namespace curia

// The implementation of AnyMatch for one game: a Match<G>, with JSON at its edges.
#pragma once

#include "match/any_match.h"
#include "match/json/early.h"
#include "match/json/texts.h"
#include "match/match.h"
#include "match/record/record.h"
#include "match/take_back.h"

namespace curia {

// `Interface` is AnyMatch or a class derived from it that declares more functions.
template <Game G, class Interface = AnyMatch>
class AnyMatchOf : public Interface {
public:
    explicit AnyMatchOf(const typename G::Setup& setup) : match_(setup) {}
    explicit AnyMatchOf(Match<G> match) : match_(std::move(match)) {}

    using Interface::turn;
    Turn turn(int version) const override { return match_.turn(version); }
    int version() const override { return match_.version(); }
    int players() const override { return match_.setup().players; }
    std::string view(Viewer viewer, int version) const override {
        return Texts<G>::view(match_.view(viewer, version));
    }
    std::string outlook(Viewer viewer, int version) const override {
        return Texts<G>::outlook(match_.view(viewer, version));
    }
    std::optional<std::string> preview(Viewer viewer, const Json& text) const override {
        const auto action = Texts<G>::read_action(text, match_.setup());
        if (!action) return std::nullopt;
        return Texts<G>::preview(match_.view(viewer), *action);
    }
    std::string view_changes(Viewer viewer, int from, int to) const override {
        return Texts<G>::view_changes(match_.view(viewer, from), match_.view(viewer, to));
    }
    std::string outlook_changes(Viewer viewer, int from, int to) const override {
        return Texts<G>::outlook_changes(match_.view(viewer, from), match_.view(viewer, to));
    }
    std::string legal(Seat seat, int version) const override {
        std::string list = "[";
        for (const auto& action : match_.legal(seat, version)) {
            if (list.size() > 1) list += ',';
            list += Texts<G>::action(action, players());
        }
        return list + "]";
    }
    bool was_forced(Seat seat, int version) const override {
        return forced_action<G>(match_.view(std::nullopt, version).table, seat).has_value();
    }
    std::optional<std::string> forced(Seat seat) const override {
        if (!is_asked(seat)) return std::nullopt;
        const auto action = forced_action<G>(match_.table(), seat);
        if (!action) return std::nullopt;
        return Texts<G>::action(*action, players());
    }
    std::vector<std::string> early(Seat seat) const override {
        return EarlyTexts<G>::offered(match_.table(), seat);
    }
    std::optional<std::string> read_early(const Json& text) const override {
        return EarlyTexts<G>::read(match_.table(), text);
    }
    std::optional<std::string> early_action(Seat seat, const Json& text) const override {
        if (!is_asked(seat)) return std::nullopt;
        return EarlyTexts<G>::action(match_.table(), text);
    }
    bool has_lapsed(const Json& text) const override {
        return EarlyTexts<G>::has_lapsed(match_.table(), text);
    }
    bool may_be_answered_early(Seat seat) const override {
        return is_asked(seat) && EarlyTexts<G>::may_speak(match_.table(), seat);
    }
    std::string news(int step, Viewer viewer) const override {
        return Texts<G>::news(match_.news(step, viewer), players());
    }
    std::string step(int n) const override { return write_step<G>(match_.step(n), players()); }
    std::string start() const override {
        return match_.written_start([](const auto& state) { return Texts<G>::state(state); });
    }
    Viewer actor(int step) const override {
        const auto* action = std::get_if<ActionOf<G>>(&match_.step(step));
        return action ? Viewer(action->seat) : std::nullopt;
    }
    std::optional<std::string> outcome() const override {
        const auto outcome = match_.outcome();
        if (!outcome) return std::nullopt;
        return write_end<G>(*outcome, players());
    }
    std::string record(const RecordNotes& notes) const override {
        return write_record(match_, notes);
    }
    std::optional<AnyMatch::Unplayable> play(Seat seat, const Json& text) override {
        const auto action = Texts<G>::read_action(text, match_.setup());
        if (!action) return AnyMatch::Unplayable::NoAction;
        if (!is_asked(seat) || !match_.play(seat, *action)) return AnyMatch::Unplayable::NotLegal;
        return std::nullopt;
    }
    std::optional<AnyMatch::Unplayable> why_unplayable(Seat seat, const Json& text) const override {
        const auto action = Texts<G>::read_action(text, match_.setup());
        if (!action) return AnyMatch::Unplayable::NoAction;
        if (!is_asked(seat)) return AnyMatch::Unplayable::NotLegal;
        const Actions<G> legal = match_.legal(seat);
        const bool is_legal = std::find(legal.begin(), legal.end(), *action) != legal.end();
        return is_legal ? std::nullopt : std::optional(AnyMatch::Unplayable::NotLegal);
    }
    void draw(Rng& rng) override { match_.draw(rng); }
    Result<void> append(const Json& step) override { return take_step(match_, step); }
    bool may_take_back(Seat seat) const override { return curia::may_take_back(match_, seat); }
    void take_back() override { match_.take_back(); }

protected:
    const Match<G>& match() const { return match_; }
    Match<G>& match() { return match_; }

private:
    bool is_asked(Seat seat) const { return match_.turn().seats.has(seat); }

    Match<G> match_;
};

}  // namespace curia

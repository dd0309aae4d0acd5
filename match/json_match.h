// A Match over a Playing<G>: forgets which game it is.
#pragma once

#include "match/early.h"
#include "match/match.h"
#include "match/playing.h"
#include "match/record.h"
#include "match/take_back.h"
#include "match/texts.h"

namespace curia {

// `Door` is Match, or a class that adds to it what lies further to the right.
template <Game G, class Door = Match>
class JsonMatch : public Door {
public:
    explicit JsonMatch(const typename G::Setup& setup) : playing_(setup) {}
    explicit JsonMatch(Playing<G> playing) : playing_(std::move(playing)) {}

    using Door::turn;
    Turn turn(int version) const override { return playing_.turn(version); }
    int version() const override { return playing_.version(); }
    int players() const override { return playing_.setup().players; }
    std::string view(Viewer viewer, int version) const override {
        return Texts<G>::view(playing_.view(viewer, version));
    }
    std::string outlook(Viewer viewer, int version) const override {
        return Texts<G>::outlook(playing_.view(viewer, version));
    }
    std::optional<std::string> preview(Viewer viewer, const Json& text) const override {
        const auto action = Texts<G>::read_action(text, playing_.setup());
        if (!action) return std::nullopt;
        return Texts<G>::preview(playing_.view(viewer), *action);
    }
    std::string view_changes(Viewer viewer, int from, int to) const override {
        return Texts<G>::view_changes(playing_.view(viewer, from), playing_.view(viewer, to));
    }
    std::string outlook_changes(Viewer viewer, int from, int to) const override {
        return Texts<G>::outlook_changes(playing_.view(viewer, from), playing_.view(viewer, to));
    }
    std::string legal(Seat seat, int version) const override {
        std::string list = "[";
        for (const auto& action : playing_.legal(seat, version)) {
            if (list.size() > 1) list += ',';
            list += Texts<G>::action(action, players());
        }
        return list + "]";
    }
    std::optional<std::string> forced(Seat seat) const override {
        if (!is_asked(seat)) return std::nullopt;
        const auto action = forced_action<G>(playing_.table(), seat);
        if (!action) return std::nullopt;
        return Texts<G>::action(*action, players());
    }
    std::vector<std::string> early(Seat seat) const override {
        return EarlyTexts<G>::offered(playing_.table(), seat);
    }
    std::optional<std::string> read_early(const Json& text) const override {
        return EarlyTexts<G>::read(playing_.table(), text);
    }
    std::optional<std::string> early_action(Seat seat, const Json& text) const override {
        if (!is_asked(seat)) return std::nullopt;
        return EarlyTexts<G>::action(playing_.table(), text);
    }
    bool has_lapsed(const Json& text) const override {
        return EarlyTexts<G>::has_lapsed(playing_.table(), text);
    }
    bool may_be_answered_early(Seat seat) const override {
        return is_asked(seat) && EarlyTexts<G>::may_speak(playing_.table(), seat);
    }
    std::string news(int step, Viewer viewer) const override {
        return Texts<G>::news(playing_.news(step, viewer), players());
    }
    std::string step(int n) const override { return write_step<G>(playing_.step(n), players()); }
    std::string start() const override {
        return playing_.written_start([](const auto& state) { return Texts<G>::state(state); });
    }
    Viewer actor(int step) const override {
        const auto* action = std::get_if<ActionOf<G>>(&playing_.step(step));
        return action ? Viewer(action->seat) : std::nullopt;
    }
    std::optional<std::string> outcome() const override {
        const auto outcome = playing_.outcome();
        if (!outcome) return std::nullopt;
        return write_end<G>(*outcome, players());
    }
    std::string record(const RecordNotes& notes) const override {
        return write_record(playing_, notes);
    }
    std::optional<Match::Unplayable> play(Seat seat, const Json& text) override {
        const auto action = Texts<G>::read_action(text, playing_.setup());
        if (!action) return Match::Unplayable::NoAction;
        if (!is_asked(seat) || !playing_.play(seat, *action)) return Match::Unplayable::NotLegal;
        return std::nullopt;
    }
    std::optional<Match::Unplayable> why_unplayable(Seat seat, const Json& text) const override {
        const auto action = Texts<G>::read_action(text, playing_.setup());
        if (!action) return Match::Unplayable::NoAction;
        if (!is_asked(seat)) return Match::Unplayable::NotLegal;
        const Actions<G> legal = playing_.legal(seat);
        const bool is_legal = std::find(legal.begin(), legal.end(), *action) != legal.end();
        return is_legal ? std::nullopt : std::optional(Match::Unplayable::NotLegal);
    }
    void draw(Rng& rng) override { playing_.draw(rng); }
    std::optional<std::string> take(const Json& step) override {
        if (!step.is_object()) return "not an object";
        return take_step(playing_, step);
    }
    bool may_take_back(Seat seat) const override { return curia::may_take_back(playing_, seat); }
    void take_back() override { playing_.take_back(); }

protected:
    const Playing<G>& playing() const { return playing_; }

private:
    bool is_asked(Seat seat) const { return playing_.turn().seats.has(seat); }

    Playing<G> playing_;
};

}  // namespace curia

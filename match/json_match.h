// A Match over a Playing<G>: forgets which game it is.
#pragma once

#include "match/json_changes.h"
#include "match/match.h"
#include "match/openly_forced.h"
#include "match/playing.h"
#include "match/record.h"
#include "match/take_back.h"

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
        return json(playing_.view(viewer, version));
    }
    std::string outlook(Viewer viewer, int version) const override {
        return json(G::outlook(playing_.view(viewer, version)));
    }
    std::optional<std::string> preview(Viewer viewer, const Json& text) const override {
        typename G::Action action;
        if (!reader().read(text, action)) return std::nullopt;
        return json(G::preview(playing_.view(viewer), action));
    }
    std::string view_changes(Viewer viewer, int from, int to) const override {
        return changes_in_json(playing_.view(viewer, from), playing_.view(viewer, to), players());
    }
    std::string outlook_changes(Viewer viewer, int from, int to) const override {
        return changes_in_json(G::outlook(playing_.view(viewer, from)),
                               G::outlook(playing_.view(viewer, to)), players());
    }
    std::string legal(Seat seat, int version) const override {
        std::string list = "[";
        for (const auto& action : playing_.legal(seat, version)) {
            if (list.size() > 1) list += ',';
            list += json(action);
        }
        return list + "]";
    }
    bool is_openly_forced(Seat seat) const override {
        return curia::is_openly_forced(playing_, seat);
    }
    std::string news(int step, Viewer viewer) const override {
        return json(playing_.news(step, viewer));
    }
    std::string step(int n) const override { return write_step<G>(playing_.step(n), players()); }
    Viewer actor(int step) const override {
        const auto* action = std::get_if<ActionOf<G>>(&playing_.step(step));
        return action ? Viewer(action->seat) : std::nullopt;
    }
    std::optional<std::string> outcome() const override {
        const auto outcome = playing_.outcome();
        if (!outcome) return std::nullopt;
        return write_end<G>(*outcome, players());
    }
    std::string record(const std::vector<std::string>& seats) const override {
        return write_record(playing_, seats);
    }
    std::optional<std::string> play(Seat seat, const Json& text) override {
        typename G::Action action;
        JsonReader reading = reader();
        if (!reading.read(text, action)) return reading.message();
        if (!playing_.turn().seats.has(seat) || !playing_.play(seat, action)) return "not_legal";
        return std::nullopt;
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
    template <class T>
    std::string json(const T& value) const {
        return to_json(value, players());
    }

private:
    JsonReader reader() const { return JsonReader(players(), playing_.setup().edition); }

    Playing<G> playing_;
};

}  // namespace curia

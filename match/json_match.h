// A Match over a Playing<G>: forgets which game it is.
#pragma once

#include "match/match.h"
#include "match/playing.h"
#include "match/record.h"

namespace curia {

template <Game G>
class JsonMatch final : public Match {
public:
    explicit JsonMatch(const typename G::Setup& setup) : playing_(setup) {}
    explicit JsonMatch(Playing<G> playing) : playing_(std::move(playing)) {}

    Turn turn() const override { return playing_.turn(); }
    int version() const override { return playing_.version(); }
    std::string view(Viewer viewer, int version) const override {
        return json(playing_.view(viewer, version));
    }
    std::string outlook(Viewer viewer, int version) const override {
        return json(G::outlook(playing_.view(viewer, version)));
    }
    std::optional<std::string> preview(Viewer viewer, std::string_view text) const override {
        const Result<typename G::Action> action = read(text);
        if (!action) return std::nullopt;
        return json(G::preview(playing_.view(viewer), *action));
    }
    std::string legal(Seat seat, int version) const override {
        std::string list = "[";
        for (const auto& action : playing_.legal(seat, version)) {
            if (list.size() > 1) list += ',';
            list += json(action);
        }
        return list + "]";
    }
    std::string news(int step, Viewer viewer) const override {
        return json(playing_.news(step, viewer));
    }
    std::string step(int n) const override {
        return write_step<G>(playing_.step(n), playing_.setup().players);
    }
    std::optional<std::string> play(Seat seat, std::string_view text) override {
        const Result<typename G::Action> action = read(text);
        if (!action) return action.why();
        if (!playing_.play(seat, *action)) return "not_legal";
        return std::nullopt;
    }
    void draw(Rng& rng) override { playing_.draw(rng); }

private:
    template <class T>
    std::string json(const T& value) const {
        return to_json(value, playing_.setup().players);
    }
    Result<typename G::Action> read(std::string_view text) const {
        return from_json<typename G::Action>(text, playing_.setup().players,
                                             playing_.setup().edition);
    }

    Playing<G> playing_;
};

}  // namespace curia

// A Match over a Playing<G>: forgets which game it is. Compiled in matches_of_games.cpp.
#pragma once

#include "match/match.h"
#include "match/playing.h"

namespace curia {

template <Game G>
class JsonMatch : public virtual Match {
public:
    explicit JsonMatch(const typename G::Setup& setup) : playing_(setup) {}
    explicit JsonMatch(Playing<G> playing) : playing_(std::move(playing)) {}

    using Match::turn;
    Turn turn(int version) const override;
    int version() const override;
    int players() const override;
    std::string view(Viewer viewer, int version) const override;
    std::string outlook(Viewer viewer, int version) const override;
    std::optional<std::string> preview(Viewer viewer, const Json& text) const override;
    std::string view_changes(Viewer viewer, int from, int to) const override;
    std::string outlook_changes(Viewer viewer, int from, int to) const override;
    std::string legal(Seat seat, int version) const override;
    bool is_openly_forced(Seat seat) const override;
    std::string news(int step, Viewer viewer) const override;
    std::string step(int n) const override;
    std::string start() const override;
    Viewer actor(int step) const override;
    std::optional<std::string> outcome() const override;
    std::string record(const std::vector<std::string>& seats) const override;
    std::optional<std::string> play(Seat seat, const Json& text) override;
    void draw(Rng& rng) override;
    std::optional<std::string> take(const Json& step) override;
    bool may_take_back(Seat seat) const override;
    void take_back() override;

protected:
    const Playing<G>& playing() const { return playing_; }

private:
    template <class T>
    std::string json(const T& value) const;
    JsonReader reader() const { return JsonReader(players(), playing_.setup().edition); }

    Playing<G> playing_;
};

}  // namespace curia

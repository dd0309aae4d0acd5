#include "any_match.h"

#include "bots/all.h"
#include "match/any_match_of.h"
#include "match/batch.h"
#include "match/json/reader.h"
#include "match/record/record_lines.h"
#include "setup.h"

namespace curia::python {

namespace {

Row new_row(int width) {
    auto* data = new std::int8_t[static_cast<std::size_t>(width)]();
    nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<std::int8_t*>(p); });
    return Row(data, {static_cast<std::size_t>(width)}, owner);
}

template <Game G>
class PythonMatchOf final : public AnyMatchOf<G, PythonMatch> {
public:
    using Base = AnyMatchOf<G, PythonMatch>;
    using N = Numbers<G>;
    using Base::match;

    explicit PythonMatchOf(Match<G> match) : Base(std::move(match)) {}

    std::string game() const override { return std::string(G::kName); }
    std::string header() const override {
        return write_header<G>(match().setup(), {.full_edition = true});
    }
    int max_steps() const override { return G::max_steps(match().setup()); }
    nb::list legal_numbers(Seat seat) const override {
        if (!match().turn().seats.has(seat)) return {};
        const Actions<G> legal = match().legal(seat);
        const Turned table = turned(seat);
        // Filled directly: this list is made for every decision of a program that learns.
        nb::list numbers = nb::steal<nb::list>(PyList_New(legal.size()));
        for (int i = 0; i < legal.size(); ++i)
            PyList_SET_ITEM(numbers.ptr(), i, PyLong_FromLong(N::number(legal[i], table)));
        return numbers;
    }
    Row mask(Seat seat) const override {
        Row row = new_row(N::kActions);
        if (match().turn().seats.has(seat))
            for (const auto& action : match().legal(seat))
                row.data()[N::number(action, turned(seat))] = 1;
        return row;
    }
    bool play_number(Seat seat, std::int64_t number) override {
        if (number < 0 || number >= N::kActions) return false;
        const auto action = N::action(static_cast<int>(number), turned(seat));
        return action && match().play(seat, *action);
    }
    Row observation(Seat seat, bool outlook) const override {
        const auto view = match().view(seat);
        Row row = new_row(N::kView + (outlook ? N::kOutlook : 0));
        const DenseEntries put{row.data()};
        N::encode(view, put);
        if (outlook) N::encode_outlook(view, put);
        return row;
    }
    std::string action_of(Seat seat, std::int64_t number) const override {
        std::optional<typename G::Action> action;
        if (number >= 0 && number < N::kActions)
            action = N::action(static_cast<int>(number), turned(seat));
        if (!action) refuse("no action has the number " + std::to_string(number));
        return Texts<G>::action(*action, this->players());
    }
    int number_of(Seat seat, const Json& text) const override {
        return N::number(value_or_refuse(Texts<G>::read_action(text, match().setup())),
                         turned(seat));
    }
    std::string choose(Seat seat, const std::string& name, nb::handle seed) override {
        const auto bot = value_or_refuse(named_bot<G>(name));
        if (!match().turn().seats.has(seat))
            refuse("it is not the turn of seat " + std::to_string(seat.to_number()));
        Rng rng(this->seed_or_next(seed));
        const auto view = match().view(seat);
        const auto edition = match().edition();  // the view refers to it
        const Actions<G> legal = match().legal(seat);
        const nb::gil_scoped_release release;  // a search takes long, and other threads may go on
        return Texts<G>::action(bot->choose(view, legal, rng), view.table.players());
    }
    std::unique_ptr<PythonMatch> imagine(Viewer viewer, std::uint64_t seed) const override {
        Rng rng(seed);
        auto world =
            std::make_unique<PythonMatchOf>(match().branch(match().version(), viewer, rng));
        world->begin(rng.next(), this->deals());
        return world;
    }
    std::unique_ptr<PythonMatch> copy() const override {
        return std::make_unique<PythonMatchOf>(*this);
    }
    std::vector<int> scores() const override { return scores_of(match()); }
    std::vector<int> play_out(std::uint64_t seed) const override {
        Rng rng(seed);
        Match<G> rest = match();
        rest.draw(rng);
        while (rest.turn().of == Turn::Of::Players) {
            const Seat seat = rest.turn().seats.first();
            const Actions<G> legal = rest.legal(seat);
            rest.play(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
            rest.draw(rng);
        }
        return scores_of(rest);
    }

private:
    static std::vector<int> scores_of(const Match<G>& match) {
        const auto outcome = match.outcome();
        if (!outcome) refuse("the game is not over");
        std::vector<int> scores;
        for (Seat seat : seats(match.setup().players)) scores.push_back(outcome->scores[seat]);
        return scores;
    }
    Turned turned(Seat seat) const { return {this->players(), seat}; }
};

}  // namespace

std::unique_ptr<PythonMatch> new_match(const std::string& game, const SetupWish& wish) {
    std::unique_ptr<PythonMatch> match;
    with_game(game, [&]<Game G>() {
        auto held = make_setup<G>(wish);
        match = std::make_unique<PythonMatchOf<G>>(Match<G>(held.setup, held.edition));
    });
    return match;
}

std::unique_ptr<PythonMatch> match_from_record(const std::string& text) {
    std::unique_ptr<PythonMatch> match;
    with_game(value_or_refuse(game_of_record(text, "record")), [&]<Game G>() {
        match = std::make_unique<PythonMatchOf<G>>(
            std::move(value_or_refuse(read_record<G>(text, "record")).match));
    });
    return match;
}

std::unique_ptr<PythonMatch> match_at(const std::string& header, const std::string& start) {
    const RecordHeader settings = value_or_refuse(read_header(value_or_refuse(parse_json(header))));
    const Json position = value_or_refuse(parse_json(start));
    std::unique_ptr<PythonMatch> match;
    with_game(settings.game, [&]<Game G>() {
        const HeldSetup<G> held = value_or_refuse(setup_of<G>(settings));
        match = std::make_unique<PythonMatchOf<G>>(value_or_refuse(match_from<G>(held, position)));
    });
    return match;
}

}  // namespace curia::python

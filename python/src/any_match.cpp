#include "any_match.h"

#include "bots/all.h"
#include "match/any_match_of.h"
#include "match/batch.h"
#include "match/json/reader.h"
#include "match/record/record_lines.h"
#include "setup.h"

namespace curia::python {

namespace {

// A row that is wider than this costs less if only what was written before is set to 0 again.
constexpr int kWide = 8'192;

// Writes a row and notes which entries are not 0.
struct NotedEntries {
    std::int8_t* row;
    std::int32_t* entries;
    int count = 0;

    [[gnu::always_inline]] void operator()(int entry, int number) { any(entry, number); }
    [[gnu::always_inline]] void any(int entry, int number) {
        row[entry] = static_cast<std::int8_t>(number);
        entries[count] = entry;
        count += number != 0 ? 1 : 0;
    }
};

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
    int width(bool outlook) const override { return N::width(outlook); }
    int actions() const override { return N::kActions; }
    nb::list legal_numbers(Seat seat) override {
        const Choice& choice = choice_of(seat);
        // Filled directly: this list is made for every decision of a program that learns.
        nb::list numbers = nb::steal<nb::list>(PyList_New(choice.legal.size()));
        for (int i = 0; i < choice.legal.size(); ++i)
            PyList_SET_ITEM(numbers.ptr(), i, as_object(choice.numbers[i]));
        return numbers;
    }
    bool play_number(Seat seat, std::int64_t number) override {
        const Choice& choice = choice_of(seat);
        for (int i = 0; i < choice.legal.size(); ++i)
            if (choice.numbers[i] == number) {
                match().play_listed(seat, choice.legal[i]);
                return true;
            }
        return false;
    }
    void write_observation(Seat seat, bool outlook, std::int8_t* row) const override {
        N::encode(match().view(seat), outlook, DenseEntries{row});
    }
    void write_mask(Seat seat, std::int8_t* row) override {
        const Choice& choice = choice_of(seat);
        for (int i = 0; i < choice.legal.size(); ++i) row[choice.numbers[i]] = 1;
    }
    void use(Row observation, Row mask) override {
        observation_ = std::move(observation);
        mask_ = std::move(mask);
        noted_.clear();
        if (!observation_) return;
        observation_.clear();
        with_outlook_ = observation_.size() != N::width(false);
        if (N::kView > kWide) noted_.resize(N::most_entries(with_outlook_) + 1);
        count_ = 0;
    }
    void fill(Seat seat) override {
        if (observation_) fill_observation(seat);
        if (!mask_) return;
        mask_.clear();
        write_mask(seat, mask_.data());
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
        auto twin = std::make_unique<PythonMatchOf>(match());
        twin->set_luck(this->luck(), this->deals());
        return twin;
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

    // A new reference to the number of an action. Python itself keeps only numbers up to 256.
    static PyObject* as_object(std::int32_t number) {
        static std::array<PyObject*, N::kActions> kept{};
        PyObject*& object = kept[static_cast<std::size_t>(number)];
        if (!object) object = PyLong_FromLong(number);
        return Py_NewRef(object);
    }

    // The legal actions of a seat and their numbers. Most programs ask for them several times.
    struct Choice {
        int version = -1;
        Seat seat;
        Actions<G> legal;
        std::array<std::int32_t, G::kMaxActions> numbers;
    };
    const Choice& choice_of(Seat seat) {
        if (choice_.version == this->version() && choice_.seat == seat) return choice_;
        choice_.version = this->version();
        choice_.seat = seat;
        choice_.legal.clear();
        if (match().turn().seats.has(seat)) choice_.legal = match().legal(seat);
        N::number(match().table(), seat, choice_.legal, choice_.numbers);
        return choice_;
    }
    void fill_observation(Seat seat) {
        if (noted_.empty()) {
            observation_.clear();
            return write_observation(seat, with_outlook_, observation_.data());
        }
        for (int i = 0; i < count_; ++i) observation_.data()[noted_[i]] = 0;
        const NotedEntries put{observation_.data(), noted_.data()};
        count_ = N::encode(match().view(seat), with_outlook_, put).count;
    }

    Choice choice_;
    Row observation_, mask_;
    bool with_outlook_ = false;        // in observation_
    std::vector<std::int32_t> noted_;  // the entries of a wide row that are not 0
    int count_ = 0;                    // how many they are
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

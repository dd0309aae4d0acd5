// The class Batch of the module: many matches at once, in arrays of the caller.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <memory>

#include "bind.h"
#include "bots/all.h"
#include "match/batch.h"
#include "setup.h"

namespace curia::python {

namespace {

template <class T>
using Array = nb::ndarray<T, nb::c_contig, nb::device::cpu>;

class AnyBatch {
public:
    virtual ~AnyBatch() = default;
    virtual int observation_width() const = 0;
    virtual int most_entries() const = 0;
    virtual void observe() = 0;
    virtual void step(const std::int32_t* actions, int count) = 0;
    virtual void play_at_random(int steps, std::uint64_t seed) = 0;

    BatchArrays arrays;
    std::vector<nb::object> owners;  // of the arrays
};

template <Game G>
class BatchOf final : public AnyBatch {
public:
    BatchOf(HeldSetup<G> held, const BatchOptions& options, const std::vector<std::string>& bots)
        : held_(std::move(held)), batch_(held_.setup, options, maker(bots)) {}

    int observation_width() const override { return batch_.observation_width(); }
    int most_entries() const override { return batch_.most_entries(); }
    void observe() override { batch_.observe(arrays); }
    void step(const std::int32_t* actions, int count) override {
        if (count != batch_.size())
            refuse(std::to_string(count) + " actions for " + std::to_string(batch_.size()) +
                   " matches");
        std::optional<int> wrong;
        {
            const nb::gil_scoped_release release;
            wrong = batch_.step({actions, static_cast<std::size_t>(count)}, arrays);
        }
        if (wrong) refuse("the action in match " + std::to_string(*wrong) + " is not legal");
    }

    void play_at_random(int steps, std::uint64_t seed) override {
        if (!arrays.legal || !arrays.legal_count) refuse("the batch has no arrays yet");
        const nb::gil_scoped_release release;
        Rng rng(seed);
        std::vector<std::int32_t> actions(static_cast<std::size_t>(batch_.size()));
        for (; steps > 0; --steps) {
            for (std::size_t i = 0; i < actions.size(); ++i) {
                const auto count = static_cast<std::uint32_t>(arrays.legal_count[i]);
                actions[i] = arrays.legal[i * G::kMaxActions + rng.below(count)];
            }
            batch_.step(actions, arrays);
        }
    }

private:
    // Empty names are seats of the caller.
    static typename Batch<G>::MakePlayer maker(const std::vector<std::string>& bots) {
        for (const std::string& name : bots)
            if (!name.empty()) value_or_refuse(named_bot<G>(name));
        return [bots](Seat seat) -> typename Batch<G>::Player {
            if (seat.index >= bots.size() || bots[seat.index].empty()) return {};
            std::shared_ptr<Bot<G>> bot = make_bot<G>(bots[seat.index]);
            return [bot](const typename G::View& view, const Actions<G>& legal, Rng& rng) {
                return bot->choose(view, legal, rng);
            };
        };
    }

    HeldSetup<G> held_;
    Batch<G> batch_;
};

std::unique_ptr<AnyBatch> new_batch(const std::string& game, int players, int matches, int threads,
                                    nb::handle seed, bool outlook,
                                    const std::vector<std::string>& options,
                                    const std::string& edition,
                                    const std::vector<std::string>& bots) {
    if (matches < 1 || threads < 1) refuse("a batch needs at least one match and one thread");
    if (!bots.empty() && static_cast<int>(bots.size()) != players)
        refuse("give one bot, or None, for each seat");
    bool is_for_caller = bots.empty();
    for (const std::string& bot : bots) is_for_caller = is_for_caller || bot.empty();
    if (!is_for_caller) refuse("no seat is left for the caller");
    std::unique_ptr<AnyBatch> batch;
    with_game(game, [&]<Game G>() {
        batch = std::make_unique<BatchOf<G>>(make_setup<G>({players, options, edition}),
                                             BatchOptions{.matches = matches,
                                                          .threads = threads,
                                                          .seed = seed_of(seed),
                                                          .with_outlook = outlook},
                                             bots);
    });
    return batch;
}

template <class T>
void keep(AnyBatch& batch, T*& place, const Array<T>& array, std::size_t size) {
    if (array.size() != size) refuse("an array has the wrong size");
    place = array.data();
    batch.owners.push_back(nb::cast(array));
}

void use_observation(AnyBatch& batch, int rows, std::optional<Array<std::int8_t>> observation,
                     std::optional<Array<std::int32_t>> entry,
                     std::optional<Array<std::int8_t>> entry_number,
                     std::optional<Array<std::int32_t>> entries) {
    const auto n = static_cast<std::size_t>(rows);
    BatchArrays& a = batch.arrays;
    if (observation)
        keep(batch, a.observation, *observation,
             n * static_cast<std::size_t>(batch.observation_width()));
    if (!entry) return;
    const auto most = n * static_cast<std::size_t>(batch.most_entries());
    if (!entry_number || !entries) refuse("a list needs three arrays");
    keep(batch, a.entry, *entry, most);
    keep(batch, a.entry_number, *entry_number, most);
    keep(batch, a.entries, *entries, n);
}

void use_choices(AnyBatch& batch, std::tuple<int, int, int> sizes, Array<std::uint8_t> mask,
                 Array<std::int32_t> legal, Array<std::int32_t> legal_count,
                 Array<std::uint8_t> seat) {
    const auto [rows, actions, max_legal] = sizes;
    const auto n = static_cast<std::size_t>(rows);
    BatchArrays& a = batch.arrays;
    keep(batch, a.mask, mask, n * static_cast<std::size_t>(actions));
    keep(batch, a.legal, legal, n * static_cast<std::size_t>(max_legal));
    keep(batch, a.legal_count, legal_count, n);
    keep(batch, a.seat, seat, n);
}

void use_results(AnyBatch& batch, std::pair<int, int> sizes, Array<std::uint8_t> ended,
                 Array<float> share, Array<std::int32_t> score) {
    const auto n = static_cast<std::size_t>(sizes.first);
    const std::size_t all = n * static_cast<std::size_t>(sizes.second);
    keep(batch, batch.arrays.ended, ended, n);
    keep(batch, batch.arrays.share, share, all);
    keep(batch, batch.arrays.score, score, all);
}

}  // namespace

void bind_batches(nb::module_& module) {
    nb::class_<AnyBatch> batch(module, "Batch", "Many matches at once; see curia.vector().");
    batch.def("observation_width", &AnyBatch::observation_width, "Entries of an observation.")
        .def("most_entries", &AnyBatch::most_entries,
             "How many entries of an observation are not 0 at the same time, at most.")
        .def("use_observation", &use_observation, nb::arg("rows"), nb::arg("observation").none(),
             nb::arg("entry").none(), nb::arg("entry_number").none(), nb::arg("entries").none(),
             "Gives the arrays for what is seen.")
        .def("use_choices", &use_choices, nb::arg("sizes"), nb::arg("mask"), nb::arg("legal"),
             nb::arg("legal_count"), nb::arg("seat"), "Gives the arrays for what may be done.")
        .def("use_results", &use_results, nb::arg("sizes"), nb::arg("ended"), nb::arg("share"),
             nb::arg("score"), "Gives the arrays for results.")
        .def("observe", &AnyBatch::observe, "Fills the arrays.")
        .def(
            "step",
            [](AnyBatch& batch,
               const nb::ndarray<const std::int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>&
                   actions) { batch.step(actions.data(), static_cast<int>(actions.size())); },
            nb::arg("actions"),
            nb::sig("def step(self, actions: numpy.typing.NDArray[numpy.int32]) -> None"),
            "Plays an action in every match and fills the arrays. Raises ValueError, and plays "
            "nothing, if one is not legal.");
    batch.def("play_at_random", &AnyBatch::play_at_random, nb::arg("steps"), nb::arg("seed"),
              "Plays legal actions at random without returning to Python, to compare speeds.");
    module.def("new_batch", &new_batch, nb::arg("game"), nb::arg("players"), nb::arg("matches"),
               nb::arg("threads"), nb::arg("seed").none(), nb::arg("outlook"), nb::arg("options"),
               nb::arg("edition"), nb::arg("bots"),
               nb::sig("def new_batch(game: str, players: int, matches: int, threads: int, "
                       "seed: int, outlook: bool, options: collections.abc.Sequence[str], "
                       "edition: str, bots: collections.abc.Sequence[str]) -> Batch"));
}

}  // namespace curia::python

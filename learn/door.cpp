// The engine as training sees it: plain functions that Python's ctypes can call. They fill arrays
// of the caller and never throw. learn/door.py is the other side.
#include <atomic>
#include <cstring>
#include <memory>
#include <numeric>
#include <string>
#include <thread>

#include "bots/all.h"
#include "bots/heuristic.h"
#include "games/all.h"
#include "generated/bots.h"
#include "generated/insights.h"
#include "learn/deals.h"
#include "learn/judge/searched_matches.h"
#include "match/batch.h"
#include "match/edition/edition.h"

namespace curia::learn {
namespace {

struct OpenOptions {
    std::int32_t players, preset, matches, threads;
    std::uint64_t seed;
    std::int32_t most_apart;
    std::int32_t own_seat;  // the caller's seat against bots, or -1: the caller has all seats
    const char* opponents;  // the name of the bot on the other seats
};

class Door {
public:
    virtual ~Door() = default;
    virtual void observe(const BatchArrays& arrays) = 0;
    virtual bool step(const std::int32_t* actions, const BatchArrays& arrays) = 0;
};

// What a judge sees after an action, in a game that has sights.
template <Game G>
struct AfterEncoder {};
template <HasSights G>
struct AfterEncoder<G> {
    static constexpr int kAfter = Sights<G>::kEntries;
    template <class Put>
    static Put encode_after(const typename G::View& view, Put put) {
        return Sights<G>::encode(view, put);
    }
};

// The senses of a net, as a Batch asks for them.
template <Game G>
struct Encoder : AfterEncoder<G> {
    using S = Senses<G>;
    static constexpr int kActions = S::kActions;

    static constexpr int width(bool) { return S::kSeen; }
    static constexpr int most_entries(bool) { return S::kSeen; }
    template <class Put>
    static Put encode(const typename G::View& view, bool, Put put) {
        return S::encode(view, put);
    }
    static void number(const TableOf<G>& table, Seat seat, const Actions<G>& legal,
                       std::span<std::int32_t> numbers) {
        S::number(table, seat, legal, numbers);
    }
    // Of actions with the same number, the best one counts.
    static void rate_behind(const typename G::View& view, const Actions<G>& legal,
                            std::span<const std::int32_t> numbers, std::uint8_t* out) {
        std::array<net::Behind, G::kMaxActions> behind;
        net::rate_behind<G>(view, legal, behind);
        std::memset(out, 127, kActions);
        for (std::size_t i = 0; i < static_cast<std::size_t>(legal.size()); ++i)
            out[numbers[i]] = std::min(out[numbers[i]], behind[i]);
    }
};

template <Game G>
class DoorOf final : public Door {
public:
    explicit DoorOf(const OpenOptions& options)
        : batch_(setup_with<G>(options.players, options.preset),
                 {.matches = options.matches,
                  .threads = options.threads,
                  .seed = options.seed,
                  .with_outlook = true,
                  .most_apart = options.most_apart},
                 players(options)),
          matches_(options.matches) {}

    void observe(const BatchArrays& arrays) override { batch_.observe(arrays); }
    bool step(const std::int32_t* actions, const BatchArrays& arrays) override {
        return !batch_.step({actions, static_cast<std::size_t>(matches_)}, arrays);
    }

private:
    using Matches = Batch<G, Encoder<G>, Insight<G>>;

    static typename Matches::MakePlayer players(const OpenOptions& options) {
        if (options.own_seat < 0) return {};
        return [own = options.own_seat, name = std::string(options.opponents)](Seat seat) ->
               typename Matches::Player {
                   if (seat.index == own) return {};
                   return [bot = std::shared_ptr<Bot<G>>(make_bot<G>(name))](
                              const typename G::View& view, const Actions<G>& legal, Rng& rng) {
                       return bot->choose(view, legal, rng);
                   };
               };
    }

    Matches batch_;
    const int matches_;
};

// ---- A description of the numbers, as JSON ----

class Text {
public:
    template <class Number>
    void numbers(const char* name, const std::vector<Number>& all) {
        begin(name);
        text_ += '[';
        for (std::size_t i = 0; i < all.size(); ++i)
            text_ += (i ? "," : "") + std::to_string(all[i]);
        text_ += ']';
    }
    void number(const char* name, std::int64_t number) {
        begin(name);
        text_ += std::to_string(number);
    }
    void text(const char* name, const std::string& text) {
        begin(name);
        text_ += '"' + text + '"';
    }
    void raw(const char* name, const std::string& text) {
        begin(name);
        text_ += text;
    }
    std::string done() const { return "{" + text_ + "}"; }

private:
    void begin(const char* name) {
        if (!text_.empty()) text_ += ',';
        text_ += '"' + std::string(name) + "\":";
    }
    std::string text_;
};

void mentions(Text& text, const net::Lists<net::Mention>& all) {
    std::vector<std::int32_t> kinds, things, features;
    for (const net::Mention& mention : all.all) {
        kinds.push_back(mention.kind);
        things.push_back(mention.thing);
        features.push_back(mention.feature);
    }
    text.numbers("ends", all.ends);
    text.numbers("kind", kinds);
    text.numbers("thing", things);
    text.numbers("feature", features);
}

std::string described(const net::Inputs& inputs) {
    Text text;
    text.number("entries", inputs.entries);
    text.number("plain_entries", inputs.plain_entries);
    text.numbers("plain", inputs.plain);
    std::string kinds;
    for (const net::Kind& kind : inputs.kinds) {
        Text one;
        one.text("type", kind.type);
        one.number("things", kind.things);
        one.number("features", kind.features);
        kinds += (kinds.empty() ? "" : ",") + one.done();
    }
    text.raw("kinds", "[" + kinds + "]");
    mentions(text, inputs.mentions);
    return text.done();
}

template <Game G>
std::string describe_game() {
    using S = Senses<G>;
    const net::Layout& layout = net::layout_of<G>();
    Text text;
    text.number("seen", S::kSeen);
    text.number("state", Insight<G>::kEntries);
    text.number("actions", S::kActions);
    text.number("seats", G::kMaxPlayers);
    text.number("most_actions", G::kMaxActions);
    if constexpr (HasSights<G>) {
        text.number("after", Sights<G>::kEntries);
        text.text("after_signature", std::to_string(signature_of_sights<G>()));
    }
    text.number("least_players", G::kMinPlayers);
    text.number("presets", static_cast<std::int64_t>(std::span(G::kPresets).size()));
    text.number("spread", static_cast<std::int64_t>(Heuristic<G>::kThinking.spread));
    text.text("signature", std::to_string(layout.signature));
    text.raw("inputs", described(layout.inputs));
    text.raw("state_inputs", described(net::inputs_of(Insight<G>::names())));
    Text outputs;
    outputs.number("parts", layout.outputs.parts);
    outputs.number("groups", layout.outputs.groups);
    outputs.numbers("part_ends", layout.outputs.parts_of.ends);
    outputs.numbers("part", layout.outputs.parts_of.all);
    mentions(outputs, layout.outputs.mentions);
    text.raw("outputs", outputs.done());
    return text.done();
}

// The ratings of all actions, row by row. Returns false for a net of another layout.
template <Game G>
bool rate_rows(std::string_view bytes, const std::int8_t* observation, const net::Behind* behind,
               int rows, std::int32_t* ratings) {
    using S = Senses<G>;
    const auto net = net::Net::from_bytes(bytes, net::layout_of<G>());
    if (!net) return false;
    constexpr auto kActions = static_cast<std::size_t>(S::kActions);
    std::vector<std::int32_t> actions(kActions);
    std::iota(actions.begin(), actions.end(), 0);
    net::Net::Scratch scratch;
    std::vector<net::Entry> entries;
    for (int row = 0; row < rows; ++row) {
        entries.clear();
        for (int i = 0; i < S::kSeen; ++i)
            if (observation[i] != 0) entries.push_back({i, observation[i]});
        net->rate(entries, actions, {behind, kActions}, {ratings, kActions}, scratch);
        observation += S::kSeen;
        behind += kActions;
        ratings += kActions;
    }
    return true;
}

// The rewards that a judge sees in these positions, row by row. Returns false if it does not fit.
template <Game G>
bool judge_rows(std::string_view bytes, const std::int8_t* after, int rows, std::int32_t* rewards) {
    if constexpr (HasSights<G>) {
        const auto judge = read_judge<G>(bytes);
        if (!judge) return false;
        Judge::Scratch scratch;
        for (int row = 0; row < rows; ++row) {
            scratch.seen.assign(after, after + Sights<G>::kEntries);
            judge->judge(scratch, {rewards, G::kMaxPlayers});
            after += Sights<G>::kEntries;
            rewards += G::kMaxPlayers;
        }
        return true;
    }
    return false;
}

template <class Use>
bool with_game(const char* name, const Use& use) {
    bool found = false;
    AllGames::for_each([&]<Game G>() {
        if (G::kName == std::string_view(name)) {
            use.template operator()<G>();
            found = true;
        }
    });
    return found;
}

}  // namespace
}  // namespace curia::learn

using curia::BatchArrays;
using curia::learn::Door;
using curia::learn::OpenOptions;

extern "C" {

// What the numbers of a game mean, as JSON. The text is valid until the next call.
const char* learn_describe(const char* game) {
    static std::string text;
    text.clear();
    curia::learn::with_game(game,
                            [&]<curia::Game G>() { text = curia::learn::describe_game<G>(); });
    return text.c_str();
}

Door* learn_open(const char* game, const OpenOptions* options) {
    Door* door = nullptr;
    curia::learn::with_game(game,
                            [&]<curia::Game G>() { door = new curia::learn::DoorOf<G>(*options); });
    return door;
}
void learn_close(Door* door) { delete door; }
void learn_observe(Door* door, const BatchArrays* arrays) { door->observe(*arrays); }
// 1 if all actions were legal; otherwise nothing was played.
int learn_step(Door* door, const std::int32_t* actions, const BatchArrays* arrays) {
    return door->step(actions, *arrays);
}

int learn_play(const char* game, const char* candidate, const char* net, std::uint64_t size,
               const char* opponents, int players, int deals, std::uint64_t seed, int threads,
               float* wins) {
    bool played = false;
    curia::learn::with_game(game, [&]<curia::Game G>() {
        played = curia::learn::play_deals<G>(candidate, {net, size}, opponents, players, deals,
                                             seed, threads, wins);
    });
    return played;
}

int learn_rate(const char* game, const char* net, std::uint64_t size,
               const std::int8_t* observation, const std::uint8_t* behind, int rows,
               std::int32_t* ratings) {
    bool rated = false;
    curia::learn::with_game(game, [&]<curia::Game G>() {
        rated = curia::learn::rate_rows<G>({net, size}, observation, behind, rows, ratings);
    });
    return rated;
}

// Fills rows to learn from, and returns how many; a negative number if the judge does not fit.
int learn_search(const char* game, const char* judge, std::uint64_t size,
                 const curia::learn::SearchedOptions* options, std::int8_t* after, float* rewards,
                 float* weight) {
    int rows = -1;
    curia::learn::with_game(game, [&]<curia::Game G>() {
        if constexpr (curia::HasSights<G>)
            rows = curia::learn::play_searched<G>({judge, size}, *options, after, rewards, weight);
    });
    return rows;
}

int learn_judge(const char* game, const char* judge, std::uint64_t size, const std::int8_t* after,
                int rows, std::int32_t* rewards) {
    bool judged = false;
    curia::learn::with_game(game, [&]<curia::Game G>() {
        judged = curia::learn::judge_rows<G>({judge, size}, after, rows, rewards);
    });
    return judged;
}

// The net with its bytes packed or plain, valid until the next call. Null if it does not fit the
// game.
const char* learn_rewrite(const char* game, const char* net, std::uint64_t size, int is_packed,
                          std::uint64_t* written) {
    static std::string bytes;
    bool is_done = false;
    curia::learn::with_game(game, [&]<curia::Game G>() {
        using curia::net::Net;
        const auto form = is_packed != 0 ? Net::Form::Packed : Net::Form::Plain;
        auto result = Net::rewritten({net, size}, curia::net::layout_of<G>(), form);
        if (!result) return;
        bytes = std::move(*result);
        is_done = true;
    });
    *written = bytes.size();
    return is_done ? bytes.data() : nullptr;
}

}  // extern "C"

// Nets: how entries and actions become inputs and outputs, and the whole-number arithmetic.
#include "bots/net/net.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <set>
#include <tuple>

#include "bots/all.h"
#include "bots/net/net_bot.h"
#include "bots/net/nets.h"
#include "games/all.h"
#include "generated/bots.h"
#include "match/edition/edition.h"
#include "match/match.h"

namespace curia::net {
namespace {

TEST(NetLayout, GivesEveryEntryAPlaceOfItsOwn) {
    AllGames::for_each([]<Game G>() {
        const Inputs& inputs = layout_of<G>().inputs;
        ASSERT_EQ(inputs.entries, Senses<G>::kSeen) << G::kName;
        ASSERT_FALSE(inputs.kinds.empty()) << G::kName;
        std::set<std::tuple<int, int, int>> places;
        for (int entry = 0; entry < inputs.entries; ++entry) {
            const auto mentions = inputs.mentions[entry];
            EXPECT_EQ(mentions.empty(), inputs.plain[static_cast<std::size_t>(entry)] >= 0);
            for (const Mention& mention : mentions) {
                const Kind& kind = inputs.kinds[static_cast<std::size_t>(mention.kind)];
                EXPECT_LT(mention.thing, kind.things);
                EXPECT_LT(mention.feature, kind.features);
                EXPECT_TRUE(places.emplace(mention.kind, mention.thing, mention.feature).second)
                    << G::kName << ": two entries are the same feature of one thing";
            }
        }
    });
}

TEST(NetLayout, TellsActionsApartByTheirParts) {
    AllGames::for_each([]<Game G>() {
        const Outputs& outputs = layout_of<G>().outputs;
        ASSERT_EQ(outputs.actions, Senses<G>::kActions);
        std::set<std::vector<int>> seen;
        for (int action = 0; action < outputs.actions; ++action) {
            const auto parts = outputs.parts_of[action];
            EXPECT_TRUE(seen.emplace(parts.begin(), parts.end()).second) << G::kName;
        }
    });
}

// The bytes of a net with random weights, written as docs/learning.md describes them.
class RandomNet {
public:
    struct Parts {
        bool direct = false, heuristic = false;
    };
    RandomNet(const Layout& layout, Parts parts) : layout_(layout), parts_(parts) {
        bytes_ = "curianet3";
        put(layout.signature);
        for (const std::int32_t size :
             {kTrunk, kWidth, kSecond, kDeep, int{parts.direct}, int{parts.heuristic}, 0, 0})
            put(size);
        for (const Kind& kind : layout.inputs.kinds) {
            features.push_back(weights(kind.features * kWidth));
            feature_multipliers.push_back(multipliers(kWidth));
            thing_starts.push_back(starts(kind.things * kWidth));
            again_thing.push_back(weights(kSecond * kWidth));
            again_thing_multipliers.push_back(multipliers(kSecond));
            again_trunk.push_back(weights(kSecond * kTrunk));
            again_trunk_multipliers.push_back(multipliers(kSecond));
            again_starts.push_back(starts(kSecond));
            things += kind.things;
        }
        plain =
            weights((parts.direct ? layout.inputs.entries : layout.inputs.plain_entries) * kTrunk);
        plain_multipliers = multipliers(kTrunk);
        from_things = weights(kTrunk * things * kWidth);
        from_things_multipliers = multipliers(kTrunk);
        trunk_starts = starts(kTrunk);
        deep = weights(kTrunk * kTrunk);
        deep_multipliers = multipliers(kTrunk);
        deep_starts = starts(kTrunk);
        actions = weights(layout.outputs.actions * kTrunk);
        action_multipliers = multipliers(layout.outputs.actions);
        action_starts = starts(layout.outputs.actions);
        groups = weights(layout.outputs.groups * kSecond);
        group_multipliers = multipliers(layout.outputs.groups);
        if (!parts.heuristic) return;
        trust = weights(3 * kTrunk);
        trust_multipliers = multipliers(3);
        trust_starts = starts(3);
    }

    const std::string& bytes() const { return bytes_; }

    // The rating of an action, by the formulas alone: dense, slow, one sum after the other.
    std::int64_t rating(const std::vector<int>& row, int action, int behind) const {
        const Inputs& inputs = layout_.inputs;
        std::vector<std::vector<std::int64_t>> vectors;  // of all things
        std::vector<int> first;                          // thing of each kind
        for (std::size_t k = 0; k < inputs.kinds.size(); ++k) {
            first.push_back(static_cast<int>(vectors.size()));
            for (int thing = 0; thing < inputs.kinds[k].things; ++thing) {
                std::vector<std::int64_t> vector;
                for (int i = 0; i < kWidth; ++i) {
                    std::int64_t sum = 0;
                    for (int entry = 0; entry < inputs.entries; ++entry)
                        for (const Mention& mention : inputs.mentions[entry])
                            if (mention.kind == static_cast<int>(k) && mention.thing == thing)
                                sum +=
                                    row[at(entry)] * features[k][at(mention.feature * kWidth + i)];
                    vector.push_back(cut(thing_starts[k][at(thing * kWidth + i)] +
                                         sum * feature_multipliers[k][at(i)]));
                }
                vectors.push_back(vector);
            }
        }
        std::vector<std::int64_t> trunk, next;
        for (int o = 0; o < kTrunk; ++o) {
            std::int64_t from_plain = 0, from_all = 0;
            for (int entry = 0; entry < inputs.entries; ++entry)
                if (const int place = parts_.direct ? entry : inputs.plain[at(entry)]; place >= 0)
                    from_plain += row[at(entry)] * plain[at(place * kTrunk + o)];
            for (int i = 0; i < things * kWidth; ++i)
                from_all += vectors[at(i / kWidth)][at(i % kWidth)] *
                            from_things[at(o * things * kWidth + i)];
            trunk.push_back(cut(trunk_starts[at(o)] + from_plain * plain_multipliers[at(o)] +
                                from_all * from_things_multipliers[at(o)]));
        }
        for (int o = 0; o < kTrunk; ++o) {
            std::int64_t sum = 0;
            for (int i = 0; i < kTrunk; ++i) sum += trunk[at(i)] * deep[at(o * kTrunk + i)];
            next.push_back(cut(deep_starts[at(o)] + sum * deep_multipliers[at(o)]));
        }
        std::int64_t sum = 0;
        for (int i = 0; i < kTrunk; ++i) sum += next[at(i)] * actions[at(action * kTrunk + i)];
        std::int64_t rating = action_starts[at(action)] + sum * action_multipliers[at(action)];
        for (const Mention& mention : layout_.outputs.mentions[action]) {
            const auto k = at(mention.kind);
            std::int64_t by_group = 0;
            for (int o = 0; o < kSecond; ++o) {
                std::int64_t of_thing = 0, of_trunk = 0;
                for (int i = 0; i < kWidth; ++i)
                    of_thing += vectors[at(first[k] + mention.thing)][at(i)] *
                                again_thing[k][at(o * kWidth + i)];
                for (int i = 0; i < kTrunk; ++i)
                    of_trunk += next[at(i)] * again_trunk[k][at(o * kTrunk + i)];
                const std::int64_t second =
                    cut(again_starts[k][at(o)] + of_thing * again_thing_multipliers[k][at(o)] +
                        of_trunk * again_trunk_multipliers[k][at(o)]);
                by_group += second * groups[at(mention.feature * kSecond + o)];
            }
            rating += by_group * group_multipliers[at(mention.feature)];
        }
        if (parts_.heuristic) {
            const std::array<int, 3> told{behind, std::min(behind, 8), behind == 0 ? 8 : 0};
            for (int o = 0; o < 3; ++o) {
                std::int64_t of_trunk = 0;
                for (int i = 0; i < kTrunk; ++i)
                    of_trunk += next[at(i)] * trust[at(o * kTrunk + i)];
                rating += (trust_starts[at(o)] + of_trunk * trust_multipliers[at(o)]) * told[at(o)];
            }
        }
        return rating >> 14;
    }

private:
    static constexpr int kTrunk = 24, kWidth = 5, kSecond = 3, kDeep = 1;

    static std::size_t at(int number) { return static_cast<std::size_t>(number); }
    static std::int64_t cut(std::int64_t sum) {
        return std::clamp<std::int64_t>((sum + (1 << 23)) >> 24, 0, 127);
    }
    template <class T>
    void put(T value) {
        char bytes[sizeof value];
        std::memcpy(bytes, &value, sizeof value);
        bytes_.append(bytes, sizeof value);
    }
    template <class T>
    std::vector<T> random(int count, int least, int most) {
        std::vector<T> all;
        for (int i = 0; i < count; ++i) {
            all.push_back(static_cast<T>(
                least +
                static_cast<int>(rng_.below(static_cast<std::uint32_t>(most - least + 1)))));
            put(all.back());
        }
        return all;
    }
    std::vector<std::int8_t> weights(int count) { return random<std::int8_t>(count, -127, 127); }
    std::vector<std::int32_t> multipliers(int count) {
        return random<std::int32_t>(count, 1, 1 << 17);
    }
    std::vector<std::int64_t> starts(int count) {
        return random<std::int64_t>(count, -(1 << 28), 1 << 30);
    }

    const Layout& layout_;
    const Parts parts_;
    Rng rng_{5};
    std::string bytes_;

public:
    int things = 0;
    std::vector<std::vector<std::int8_t>> features, again_thing, again_trunk;
    std::vector<std::vector<std::int32_t>> feature_multipliers, again_thing_multipliers,
        again_trunk_multipliers;
    std::vector<std::vector<std::int64_t>> thing_starts, again_starts;
    std::vector<std::int8_t> plain, from_things, deep, actions, groups, trust;
    std::vector<std::int32_t> plain_multipliers, from_things_multipliers, deep_multipliers,
        action_multipliers, group_multipliers, trust_multipliers;
    std::vector<std::int64_t> trunk_starts, deep_starts, action_starts, trust_starts;
};

template <Game G>
void expect_ratings_by_formula(RandomNet::Parts parts) {
    const Layout& layout = layout_of<G>();
    const RandomNet random(layout, parts);
    const auto net = Net::from_bytes(random.bytes(), layout);
    ASSERT_TRUE(net) << net.why();
    ASSERT_EQ(net->uses_heuristic(), parts.heuristic);
    Rng rng(3);
    Match<G> match(default_setup<G>(3));
    Net::Scratch scratch;
    std::set<std::int64_t> different;
    for (int decision = 0; decision < 12;) {
        match.draw(rng);
        if (match.turn().of != Turn::Of::Players) continue;
        const Seat seat = match.turn().seats.first();
        const auto view = match.view(seat);
        const auto legal = match.legal(seat);
        std::vector<Entry> entries;
        std::vector<int> row(static_cast<std::size_t>(layout.inputs.entries));
        Senses<G>::encode(view, [&](int place, int number) {
            entries.push_back({place, number});
            row[static_cast<std::size_t>(place)] = number;
        });
        std::array<std::int32_t, G::kMaxActions> numbers{};
        Senses<G>::number(view.table, seat, legal, numbers);
        const auto chosen = static_cast<std::size_t>(decision % legal.size());
        const auto behind = static_cast<Behind>(decision * 5 % 128);
        std::int32_t rating = 0;
        net->rate(entries, {&numbers[chosen], 1}, {&behind, 1}, {&rating, 1}, scratch);
        EXPECT_EQ(rating, random.rating(row, numbers[chosen], behind));
        different.insert(rating);
        match.play(seat, legal[decision++ % legal.size()]);
    }
    EXPECT_GT(different.size(), 6u);
}

TEST(Net, RatesAsItsFormulasSay) {
    expect_ratings_by_formula<Justinian>({});
    expect_ratings_by_formula<CircusMaximus>({.direct = true, .heuristic = true});
    expect_ratings_by_formula<GrandTribunal>({.direct = false, .heuristic = true});
}

// The parts of a net that is packed are the same to the last bit, and the bytes come back.
TEST(Net, IsTheSameWhenPacked) {
    const Layout& layout = layout_of<CircusMaximus>();
    for (const RandomNet::Parts parts :
         {RandomNet::Parts{}, RandomNet::Parts{.direct = true, .heuristic = true}}) {
        const std::string plain = RandomNet(layout, parts).bytes();
        const auto packed = Net::rewritten(plain, layout, Net::Form::Packed);
        ASSERT_TRUE(packed) << packed.why();
        const auto again = Net::rewritten(*packed, layout, Net::Form::Plain);
        ASSERT_TRUE(again) << again.why();
        EXPECT_EQ(*again, plain);
        EXPECT_EQ(*Net::rewritten(*again, layout, Net::Form::Packed), *packed);
        for (const std::size_t size : {9u, 40u, 60u, 1'000u})
            EXPECT_FALSE(Net::from_bytes(packed->substr(0, size), layout)) << size;
        EXPECT_FALSE(Net::from_bytes(packed->substr(0, packed->size() - 8), layout));
        EXPECT_FALSE(Net::from_bytes(*packed + "x", layout));
    }
}

// Random weights cannot be packed; those of a net can.
TEST(Net, TakesLessSpaceWhenPacked) {
    const auto ratio = []<Game G>() {
        const std::string_view known = bytes_for(G::kName);
        const auto plain = Net::rewritten(known, layout_of<G>(), Net::Form::Plain);
        return plain ? static_cast<double>(known.size()) / static_cast<double>(plain->size()) : 0;
    };
    EXPECT_LT(ratio.operator()<Justinian>(), 0.45);
    EXPECT_LT(ratio.operator()<GrandTribunal>(), 0.3);
}

// The vector instructions and the plain loop, for lengths with and without a rest.
TEST(Net, FourProductsAreThoseOfOneRowEach) {
    Rng rng(8);
    for (const int count : {1, 15, 16, 24, 48, 100}) {
        std::vector<std::int8_t> weights(static_cast<std::size_t>(4 * count)), inputs;
        for (std::int8_t& weight : weights)
            weight = static_cast<std::int8_t>(static_cast<int>(rng.below(255)) - 127);
        for (int i = 0; i < count; ++i)
            inputs.push_back(static_cast<std::int8_t>(i % 3 == 0 ? 127 : rng.below(128)));
        const auto sums = four_products(weights.data(), count, inputs.data(), count);
        for (int row = 0; row < 4; ++row) {
            std::int32_t sum = 0;
            for (int i = 0; i < count; ++i)
                sum += weights[static_cast<std::size_t>(row * count + i)] *
                       inputs[static_cast<std::size_t>(i)];
            EXPECT_EQ(sums[static_cast<std::size_t>(row)], sum) << count;
        }
    }
}

TEST(Net, RefusesBytesThatDoNotFit) {
    const Layout& layout = layout_of<Justinian>();
    const std::string bytes = RandomNet(layout, {}).bytes();
    ASSERT_TRUE(Net::from_bytes(bytes, layout));
    EXPECT_FALSE(Net::from_bytes(bytes, layout_of<CircusMaximus>()));
    EXPECT_FALSE(Net::from_bytes("", layout));
    EXPECT_FALSE(Net::from_bytes(bytes + "x", layout));
    for (const std::size_t size : {9u, 16u, 20u, 48u, 100u, 5'000u})
        EXPECT_FALSE(Net::from_bytes(bytes.substr(0, size), layout)) << size;
    std::string wide = bytes;
    wide[9 + 8 + 2] = 127;  // a trunk of millions
    EXPECT_FALSE(Net::from_bytes(wide, layout));
}

// The ratings are whole numbers, so every compiler and machine plays these matches. If the net or
// the rules change, the number changes too.
template <Game G>
std::uint64_t matches_of_known_net() {
    const auto bot = make_bot<G>("net");
    if (!bot) return 0;
    Rng rng(11);
    Hash hash;
    int decisions = 0;
    for (int deal = 0; deal < 4; ++deal) {
        Match<G> match(default_setup<G>(G::kMinPlayers + deal % 3));
        while (match.turn().of != Turn::Of::Nobody) {
            match.draw(rng);
            if (match.turn().of != Turn::Of::Players) continue;
            const Seat seat = match.turn().seats.first();
            const auto action = bot->choose(match.view(seat), match.legal(seat), rng);
            hash.add(action);
            match.play(seat, action);
            ++decisions;
        }
    }
    EXPECT_GT(decisions, 200);
    return hash.value();
}

TEST(KnownNets, PlayTheSameEverywhere) {
    EXPECT_EQ(matches_of_known_net<Justinian>(), 1681071646111248961u);
    EXPECT_EQ(matches_of_known_net<GrandTribunal>(), 11408128547031961656u);
}

// A search that is guided by a net needs the net of its game, and a tree needs open information.
TEST(KnownNets, GuideSearches) {
    EXPECT_TRUE(make_bot<Justinian>("net-mc@8"));
    EXPECT_TRUE(make_bot<GrandTribunal>("net-mc@8"));
    EXPECT_FALSE(make_bot<Justinian>("net-tree@8"));
    EXPECT_FALSE(make_bot<CircusMaximus>("net-mc@8"));
    EXPECT_FALSE(make_bot<Justinian>("net-mc@"));
    const auto choices = []<Game G>() {
        Match<G> match(default_setup<G>(3));
        Rng luck(4);
        match.draw(luck);
        const Seat seat = match.turn().seats.first();
        const auto legal = match.legal(seat);
        for (int i = 0; i < 2; ++i) {
            Rng one(i), two(i);
            const auto action = make_bot<G>("net-mc@8")->choose(match.view(seat), legal, one);
            EXPECT_EQ(action, make_bot<G>("net-mc@8")->choose(match.view(seat), legal, two));
            EXPECT_NE(std::find(legal.begin(), legal.end(), action), legal.end());
        }
    };
    choices.operator()<Justinian>();
    choices.operator()<GrandTribunal>();
}

// Bots of a game without a net are refused like any other unknown name.
TEST(KnownNets, AreReadForTheirGameOnly) {
    AllGames::for_each([]<Game G>() {
        EXPECT_EQ(make_bot<G>("net") != nullptr, !bytes_for(G::kName).empty()) << G::kName;
    });
    EXPECT_FALSE(bytes_for("justinian").empty());
    EXPECT_TRUE(bytes_for("chess").empty());
}

}  // namespace
}  // namespace curia::net

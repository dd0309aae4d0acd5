// Options and presets by name.
#include "match/options.h"

#include <gtest/gtest.h>

#include <set>

#include "games/all.h"
#include "match/json/writer.h"

namespace curia {
namespace {

TEST(Options, AllCombinationsAreDifferent) {
    AllGames::for_each([]<Game G>() {
        std::set<std::string> texts;
        std::size_t wanted = 1;
        const typename G::Options shape{};
        for_each_field(shape, [&](std::string_view, const auto& member) {
            wanted *= all_names<std::remove_cvref_t<decltype(member)>>.size();
        });
        for (const auto& options : all_options<G>()) texts.insert(to_json(options));
        EXPECT_EQ(texts.size(), wanted);
        EXPECT_TRUE(texts.contains(to_json(shape)));
    });
}

TEST(Options, EachCanBeSetByName) {
    AllGames::for_each([]<Game G>() {
        for (const auto& wanted : all_options<G>()) {
            typename G::Options options{};
            for_each_field(wanted, [&](std::string_view name, const auto& member) {
                EXPECT_TRUE(
                    set_option<G>(options, std::string(name) + "=" + std::string(name_of(member))));
            });
            EXPECT_EQ(options, wanted);
        }
        for (const auto& preset : G::kPresets) {
            typename G::Options options{};
            EXPECT_TRUE(set_option<G>(options, "preset=" + std::string(preset.name)));
            EXPECT_EQ(options, preset.options);
        }
    });
}

TEST(Options, WhatIsUnknownIsRefusedWithWhatThereIs) {
    AllGames::for_each([]<Game G>() {
        if (all_field_names<typename G::Options>.empty()) return;  // a game without options
        typename G::Options options{};
        const std::string name(all_field_names<typename G::Options>[0]);
        EXPECT_EQ(set_option<G>(options, "loud").why(),
                  "option 'loud' is not of the form name=value");
        EXPECT_TRUE(set_option<G>(options, "loud=yes")
                        .why()
                        .starts_with("no option 'loud'; there are: preset " + name));
        EXPECT_TRUE(set_option<G>(options, name + "=purple")
                        .why()
                        .starts_with("option " + name + " cannot be 'purple'; it can be: "));
        EXPECT_TRUE(set_option<G>(options, "preset=odd").why().starts_with("no preset 'odd'"));
        EXPECT_EQ(options, typename G::Options{});
    });
}

}  // namespace
}  // namespace curia

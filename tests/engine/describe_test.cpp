// Names of enums: the checks that make a wrong list a compile error.
#include "engine/describe.h"

#include <gtest/gtest.h>

namespace curia {
namespace {

enum class Side : std::uint8_t { Left, Right2, in_between };
constexpr auto names_of(Side) {
    return std::array<std::string_view, 3>{"left", "right", "in_between"};
}

// is_enumerator() reads text that the compiler writes: these lines fail if it writes another one.
static_assert(is_enumerator<Side::Left>() && is_enumerator<static_cast<Side>(2)>());
static_assert(!is_enumerator<static_cast<Side>(3)>() && !is_enumerator<static_cast<Side>(255)>());

TEST(Names, AreOnePerMember) {
    EXPECT_TRUE((has_enumerators<Side, 3>));
    EXPECT_FALSE((has_enumerators<Side, 2>));
    EXPECT_FALSE((has_enumerators<Side, 4>));
    EXPECT_EQ(name_of(Side::in_between), "in_between");
}
TEST(Names, AreNeitherEmptyNorEqual) {
    EXPECT_TRUE(are_distinct_names(all_names<Side>));
    EXPECT_FALSE(are_distinct_names(std::array<std::string_view, 2>{"left"}));
    EXPECT_FALSE(are_distinct_names(std::array<std::string_view, 2>{"left", "left"}));
}

}  // namespace
}  // namespace curia

// Tokens and ids of tables: ours are recognised by their form, everything else is refused.
#include "server/secrets.h"

#include <gtest/gtest.h>

namespace curia {
namespace {

using namespace std::string_view_literals;

TEST(Secrets, HaveTheirOwnForm) {
    prepare_secrets();
    for (int i = 0; i < 1000; ++i) {
        EXPECT_TRUE(is_table_id(new_table_id()));
        EXPECT_TRUE(is_token(new_token()));
    }
    EXPECT_FALSE(is_table_id(new_token()));
    EXPECT_FALSE(is_token(new_table_id()));
}
TEST(Secrets, OfTheRightLengthAndAlphabetAreAccepted) {
    EXPECT_TRUE(is_table_id("AZaz09-_AZaz"));
    EXPECT_TRUE(is_token("ABCDEFGHIJKLMNOPQRSTUVWXYZ-_0189"));
}
TEST(Secrets, OfAnotherFormAreRefused) {
    for (const auto text : {""sv, "AZaz09-_AZa"sv, "AZaz09-_AZazA"sv, "AZaz09-_AZa="sv,
                            "AZaz09-+AZaz"sv, "AZaz09-/AZaz"sv, "AZaz09-.AZaz"sv, "AZaz09- AZaz"sv,
                            "AZaz09-_AZa\0"sv, "AZaz09-_AZaz\0x"sv, "\0Zaz09-_AZaz"sv,
                            "AZaz09-_AZ\xc3\xa9"sv, "@[`{/:AZaz09"sv, "AZaz09-_AZa\n"sv})
        EXPECT_FALSE(is_table_id(text)) << text;
    const std::string token(32, 'x');
    EXPECT_TRUE(is_token(token));
    EXPECT_FALSE(is_token(token.substr(1)));
    EXPECT_FALSE(is_token(token + "x"));
    for (std::size_t i = 0; i < token.size(); ++i)
        for (int c = 0; c < 256; ++c) {
            std::string other = token;
            other[i] = static_cast<char>(c);
            const bool good = c < 128 && (std::isalnum(c) || c == '-' || c == '_');
            EXPECT_EQ(is_token(other), good) << i << " " << c;
        }
}

}  // namespace
}  // namespace curia

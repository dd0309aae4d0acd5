// What must not be guessed: tokens, names of tables, the luck of the cards.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace curia {

void prepare_secrets();  // once, before all else

std::string new_token();     // 192 random bits, 32 characters fit for a link
std::string new_table_id();  // 72 random bits, 12 characters

// True if a text from outside has the form of what the functions above return. Nothing else can be
// known here, so that no database needs to be asked for it: some cut a text at a zero byte.
bool is_table_id(std::string_view text);
bool is_token(std::string_view text);

std::string hash_of_token(std::string_view token);
bool same_hash(std::string_view one, std::string_view other);  // in a time that tells nothing
std::uint64_t random_bits();                                   // from the operating system

}  // namespace curia

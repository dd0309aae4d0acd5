// Values that nobody may guess: tokens, ids of tables, random numbers for chance.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace curia {

void prepare_secrets();  // once, before everything else

std::string new_token();     // 192 random bits, 32 characters that are safe in a link
std::string new_table_id();  // 72 random bits, 12 characters

// True if a text from outside has the form of a table id or a token. Other texts never reach a
// database, which may cut a text at a zero byte.
bool is_table_id(std::string_view text);
bool is_token(std::string_view text);

std::string hash_of_token(std::string_view token);
bool same_hash(std::string_view one, std::string_view other);  // in constant time
std::uint64_t random_bits();                                   // from the operating system

}  // namespace curia

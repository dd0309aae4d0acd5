// Random values from the browser (crypto.getRandomValues), without libsodium.
#include "server/secrets.h"

#include <unistd.h>

#include <array>
#include <cstdlib>

namespace curia {

namespace {

// 6 bits a character.
constexpr std::string_view kDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t kTokenLength = 32, kTableIdLength = 12;

std::string random_text(std::size_t length) {
    std::string text;
    while (text.size() < length) text += kDigits[random_bits() % kDigits.size()];
    return text;
}

bool is_base64url(std::string_view text, std::size_t length) {
    return text.size() == length && text.find_first_not_of(kDigits) == std::string_view::npos;
}

}  // namespace

void prepare_secrets() {}
bool is_table_id(std::string_view text) { return is_base64url(text, kTableIdLength); }
bool is_token(std::string_view text) { return is_base64url(text, kTokenLength); }
std::string new_token() { return random_text(kTokenLength); }
// The page recognises its own tables by this beginning (web/src/net/local/here.ts).
std::string new_table_id() {
    constexpr std::string_view kBeginning = "local-";
    return std::string(kBeginning) + random_text(kTableIdLength - kBeginning.size());
}

// The page keeps its tokens beside this store, in the same browser. A hash would protect nothing.
std::string hash_of_token(std::string_view token) { return std::string(token); }
bool same_hash(std::string_view one, std::string_view other) {
    return !one.empty() && one == other;
}

std::uint64_t random_bits() {
    std::uint64_t bits = 0;
    if (getentropy(&bits, sizeof bits) != 0) std::abort();
    return bits;
}

}  // namespace curia

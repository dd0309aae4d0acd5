#include "server/secrets.h"

#include <sodium.h>

#include <array>
#include <cstdlib>

namespace curia {
namespace {

std::string random_text(std::size_t bytes) {
    std::array<unsigned char, 24> raw{};
    randombytes_buf(raw.data(), bytes);
    std::array<char, 64> text{};
    sodium_bin2base64(text.data(), text.size(), raw.data(), bytes,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    return text.data();
}

constexpr std::size_t kTokenLength = 32, kTableIdLength = 12;

// Reads every character, so that the time depends on the length alone.
bool is_base64url(std::string_view text, std::size_t length) {
    if (text.size() != length) return false;
    bool good = true;
    for (const char c : text)
        good &= (c >= 'A' && c <= 'Z') | (c >= 'a' && c <= 'z') | (c >= '0' && c <= '9') |
                (c == '-') | (c == '_');
    return good;
}

}  // namespace

bool is_table_id(std::string_view text) { return is_base64url(text, kTableIdLength); }

bool is_token(std::string_view text) { return is_base64url(text, kTokenLength); }

void prepare_secrets() {
    if (sodium_init() < 0) std::abort();
}

std::string new_token() { return random_text(24); }

std::string new_table_id() { return random_text(9); }

std::string hash_of_token(std::string_view token) {
    std::array<unsigned char, crypto_generichash_BYTES> hash{};
    crypto_generichash(hash.data(), hash.size(),
                       reinterpret_cast<const unsigned char*>(token.data()), token.size(), nullptr,
                       0);
    std::array<char, 2 * crypto_generichash_BYTES + 1> text{};
    sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
    return text.data();
}

bool same_hash(std::string_view one, std::string_view other) {
    return !one.empty() && one.size() == other.size() &&
           sodium_memcmp(one.data(), other.data(), one.size()) == 0;
}

std::uint64_t random_bits() {
    std::uint64_t bits = 0;
    randombytes_buf(&bits, sizeof bits);
    return bits;
}

}  // namespace curia

// Seeds derived from their purpose, so that they depend on nothing else: not on threads, not on the
// order of work, not on earlier draws.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/hash.h"
#include "engine/rng.h"

namespace curia::arena {

inline void add_to_key(Hash& hash, std::string_view text) {
    hash.add(text.size());
    for (const char c : text) hash.add(static_cast<unsigned char>(c));
}
inline void add_to_key(Hash& hash, std::uint64_t number) { hash.add(number); }
inline void add_to_key(Hash& hash, std::int64_t number) { hash.add(number); }
inline void add_to_key(Hash& hash, int number) { hash.add(number); }

template <class... Parts>
std::uint64_t key_of(const Parts&... parts) {
    Hash hash;
    (add_to_key(hash, parts), ...);
    return Rng(hash.value()).next();  // mixes the last number as well as the first
}

}  // namespace curia::arena

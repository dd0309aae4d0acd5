// The nets that are part of the program: bots/<game>/net.bin, if a game has one.
#pragma once

#include <optional>
#include <string_view>

#include "bots/net/net.h"
#include "engine/hash.h"

namespace curia::net {

// A program that has to be small leaves nets out.
#ifdef CURIA_WITHOUT_NETS
inline constexpr bool kHasNets = false;
#else
inline constexpr bool kHasNets = true;
#endif

// Empty for a game without a net. cmake/embed_net.cmake writes this function.
std::string_view bytes_for(std::string_view game);

struct KnownNet {
    Net net;
    int version = 0;  // follows from the bytes: another net is another player
};

// Reads the net of a game. Fails if there is none, or if it was trained for other rules.
template <Game G>
Result<KnownNet> read_known_net() {
    const std::string_view bytes = bytes_for(G::kName);
    if (bytes.empty()) return Failure{"there is no net for this game"};
    auto net = Net::from_bytes(bytes, layout_of<G>());
    if (!net) return net.failure();
    Hash hash;
    for (const char byte : bytes) hash.add(byte);
    constexpr int kVersions = 1'000'000;
    return KnownNet{std::move(*net), static_cast<int>(hash.value() % kVersions) + 1};
}

// The same, read once. Null if there is none that fits.
template <Game G>
const KnownNet* known_net() {
    static const Result<KnownNet> net = read_known_net<G>();
    return net ? &*net : nullptr;
}

}  // namespace curia::net

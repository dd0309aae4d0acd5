// The nets of the games, by name: bots/<game>/net.bin, if a game has one.
#pragma once

#include <optional>
#include <string_view>

#include "bots/net/net.h"
#include "engine/hash.h"

namespace curia::net {

// Empty for a game without a net. In the native program nets are compiled in
// (cmake/embed_net.cmake). WebAssembly has those that the program around has handed in
// (wasm/nets.h); they stay at their address.
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

// The same, read once. Null if there is none that fits, or if it has not been handed in yet.
template <Game G>
const KnownNet* known_net() {
    if (bytes_for(G::kName).empty()) return nullptr;
    static const Result<KnownNet> net = read_known_net<G>();
    return net ? &*net : nullptr;
}

}  // namespace curia::net

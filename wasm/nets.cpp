#include "wasm/nets.h"

#include <map>

#include "bots/net/nets.h"

namespace curia {

namespace {

std::map<std::string, std::string, std::less<>> nets;

}  // namespace

void home::take_net(std::string game, std::string bytes) {
    nets.try_emplace(std::move(game), std::move(bytes));
}

std::string_view net::bytes_for(std::string_view game) {
    const auto found = nets.find(game);
    return found == nets.end() ? std::string_view() : std::string_view(found->second);
}

}  // namespace curia

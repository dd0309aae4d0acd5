// The nets of the bots are files of their own: a page loads that of the game that is played.
#pragma once

#include <string>

namespace curia::home {

// Bots of this game find its net from now on. A second net of the same game is ignored.
void take_net(std::string game, std::string bytes);

}  // namespace curia::home

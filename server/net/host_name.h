// The names under which a server is asked: of the Host header, and of --origin.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace curia::net {

// "Localhost.:8527" -> "localhost", "[::1]:8527" -> "::1". Empty if it is no host.
std::string host_name(std::string_view host);
// "https://games.example.org:8443" -> "games.example.org"
std::string host_of_origin(std::string_view origin);
// "::1" -> "[::1]"; others stay as they are.
std::string in_url(const std::string& address);

// Is this machine meant, or one of these names? A request without a Host comes from no browser and
// may pass.
bool is_local_host(std::string_view host, const std::vector<std::string>& names);

}  // namespace curia::net

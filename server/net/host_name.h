// Host names of this server, from the Host header and from --origin.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace curia::net {

// "Localhost.:8527" -> "localhost", "[::1]:8527" -> "::1". Empty if it is not a host.
std::string host_name(std::string_view host);
// "https://games.example.org:8443" -> "games.example.org"
std::string host_of_origin(std::string_view origin);
// "::1" -> "[::1]". Other addresses stay as they are.
std::string in_url(const std::string& address);

// True if the host is this machine or one of these names. A request without a Host header passes
// too: it does not come from a browser.
bool is_local_host(std::string_view host, const std::vector<std::string>& names);

}  // namespace curia::net

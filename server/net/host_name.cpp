#include "server/net/host_name.h"

#include <algorithm>
#include <boost/asio/ip/address.hpp>

namespace curia::net {

std::string host_name(std::string_view host) {
    const bool has_brackets = host.starts_with('[');
    const std::size_t end = has_brackets ? host.find(']') : std::min(host.find(':'), host.size());
    if (end == host.npos) return {};
    std::string_view port = host.substr(has_brackets ? end + 1 : end);
    if (port.starts_with(':'))
        port.remove_prefix(1);
    else if (!port.empty())
        return {};
    if (port.find_first_not_of("0123456789") != port.npos) return {};
    std::string name(has_brackets ? host.substr(1, end - 1) : host.substr(0, end));
    if (name.ends_with('.')) name.pop_back();
    std::transform(name.begin(), name.end(), name.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return name;
}

std::string host_of_origin(std::string_view origin) {
    const std::size_t scheme = origin.find("://");
    if (scheme != origin.npos) origin.remove_prefix(scheme + 3);
    return host_name(origin.substr(0, origin.find('/')));
}

std::string in_url(const std::string& address) {
    return address.find(':') == std::string::npos ? address : "[" + address + "]";
}

bool is_local_host(std::string_view host, const std::vector<std::string>& names) {
    if (host.empty()) return true;
    const std::string name = host_name(host);
    if (name == "localhost") return true;
    boost::system::error_code error;
    const auto address = boost::asio::ip::make_address(name, error);
    if (!error && address.is_loopback()) return true;
    return !name.empty() && std::any_of(names.begin(), names.end(), [&](const std::string& other) {
        return host_name(other) == name;
    });
}

}  // namespace curia::net

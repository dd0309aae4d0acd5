// The push services that the server sends to. Endpoints come from clients, so they could name any
// host: the server accepts https and the hosts of this list only.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace curia {

struct Endpoint {
    std::string service;  // the entry of the list; each one has a queue of its own
    std::string host, port, path;
    std::string origin;  // "https://host", with a port if it is not 443
};

class PushServices {
public:
    // `more`: the operator's services, "push.example.org" or "push.example.org:8443".
    explicit PushServices(const std::vector<std::string>& more);

    // Nothing if the server does not send there.
    std::optional<Endpoint> read(std::string_view url) const;

private:
    std::vector<std::string> entries_;  // "host", "host:port" or "*.domain"
};

// True if a text has the form of an entry that an operator may add.
bool is_push_service(std::string_view text);

std::string in_lower_case(std::string_view text);  // ASCII only

}  // namespace curia

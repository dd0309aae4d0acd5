// IP addresses: who a client is, for rate limits, and whose X-Forwarded-For is trusted.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <optional>
#include <string>
#include <vector>

#include "match/result.h"

namespace curia::net {

// The name under which a client is counted. An IPv6 client has 2^64 addresses, so only the first
// half identifies it.
std::string name_of(const boost::asio::ip::address& address);

// A set of addresses, given as "10.0.0.1", "10.0.0.0/8", "fd00::/8".
class Networks {
public:
    static Result<Networks> read(const std::vector<std::string>& texts);
    bool has(const boost::asio::ip::address& address) const;

private:
    struct Network {
        boost::asio::ip::address_v6::bytes_type bytes;  // for IPv4, of the mapped address
        unsigned bits = 128;                            // length of the prefix
    };
    static std::optional<Network> read_one(const std::string& text);

    std::vector<Network> networks_;
};

// Each proxy appends the address that it saw. Read from the end, the first address that is not a
// trusted proxy is the client. Addresses before it can be forged.
std::string client_behind(const boost::asio::ip::address& peer, const std::string& forwarded_for,
                          const Networks& proxies);

// "10.0.0.1:8527", "[fd00::1]:8527"
std::optional<boost::asio::ip::tcp::endpoint> endpoint_of(const std::string& text);

}  // namespace curia::net

// What a client is called where it is counted how much he does.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>

namespace curia::net {

// Whoever has one IPv6 address has 2^64 of them: the first half says who it is.
std::string name_of(const boost::asio::ip::address& address);

// The last address in X-Forwarded-For is the one that our own proxy added.
std::string forwarded_for(const std::string& header, const std::string& otherwise);

}  // namespace curia::net

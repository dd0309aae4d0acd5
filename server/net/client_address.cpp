#include "server/net/client_address.h"

namespace curia::net {

namespace asio = boost::asio;

std::string name_of(const asio::ip::address& address) {
    if (!address.is_v6() || address.to_v6().is_v4_mapped())
        return address.is_v6()
                   ? asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string()
                   : address.to_string();
    auto bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
    return asio::ip::address_v6(bytes).to_string() + "/64";
}

std::string forwarded_for(const std::string& header, const std::string& otherwise) {
    const std::size_t comma = header.rfind(',');
    std::string last = comma == std::string::npos ? header : header.substr(comma + 1);
    while (!last.empty() && last.front() == ' ') last.erase(0, 1);
    boost::system::error_code error;
    const auto address = asio::ip::make_address(last, error);
    return error ? otherwise : name_of(address);
}

}  // namespace curia::net

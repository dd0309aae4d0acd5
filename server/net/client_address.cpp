#include "server/net/client_address.h"

#include <charconv>

namespace curia::net {

namespace asio = boost::asio;

namespace {

std::optional<unsigned> number_of(std::string_view text) {
    unsigned number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

std::optional<asio::ip::address> address_of(const std::string& text) {
    boost::system::error_code error;
    const auto address = asio::ip::make_address(text, error);
    return error ? std::nullopt : std::optional(address);
}

asio::ip::address_v6 mapped(const asio::ip::address& address) {
    return address.is_v4() ? asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4())
                           : address.to_v6();
}

}  // namespace

std::string name_of(const asio::ip::address& address) {
    const asio::ip::address_v6 v6 = mapped(address);
    if (v6.is_v4_mapped()) return asio::ip::make_address_v4(asio::ip::v4_mapped, v6).to_string();
    auto bytes = v6.to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
    return asio::ip::address_v6(bytes).to_string() + "/64";
}

std::optional<Networks::Network> Networks::read_one(const std::string& text) {
    const std::size_t slash = text.find('/');
    const auto address = address_of(text.substr(0, slash));
    if (!address) return std::nullopt;
    const unsigned most = address->is_v4() ? 32 : 128;
    unsigned bits = most;
    if (slash != std::string::npos) {
        const auto given = number_of(std::string_view(text).substr(slash + 1));
        if (!given || *given > most) return std::nullopt;
        bits = *given;
    }
    return Network{mapped(*address).to_bytes(), bits + 128 - most};
}

Result<Networks> Networks::read(const std::vector<std::string>& texts) {
    Networks networks;
    for (const std::string& text : texts) {
        const auto network = read_one(text);
        if (!network)
            return Failure{"'" + text +
                           "' is not an IP address or network, such as 10.0.0.1 or 10.0.0.0/8"};
        networks.networks_.push_back(*network);
    }
    return networks;
}

bool Networks::has(const asio::ip::address& address) const {
    const auto bytes = mapped(address).to_bytes();
    for (const Network& network : networks_) {
        const std::size_t whole = network.bits / 8;
        const unsigned rest = network.bits % 8;
        const auto mask = static_cast<std::uint8_t>(0xFF00U >> rest);
        if (std::equal(bytes.begin(), bytes.begin() + whole, network.bytes.begin()) &&
            (rest == 0 || ((bytes[whole] ^ network.bytes[whole]) & mask) == 0))
            return true;
    }
    return false;
}

std::string client_behind(const asio::ip::address& peer, const std::string& forwarded_for,
                          const Networks& proxies) {
    asio::ip::address client = peer;
    std::string_view rest = forwarded_for;
    while (proxies.has(client) && !rest.empty()) {
        const std::size_t comma = rest.rfind(',');
        std::string_view last = comma == rest.npos ? rest : rest.substr(comma + 1);
        rest = rest.substr(0, comma == rest.npos ? 0 : comma);
        while (last.starts_with(' ')) last.remove_prefix(1);
        while (last.ends_with(' ')) last.remove_suffix(1);
        const auto address = address_of(std::string(last));
        if (!address) break;
        client = *address;
    }
    return name_of(client);
}

std::optional<asio::ip::tcp::endpoint> endpoint_of(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    if (colon == std::string::npos) return std::nullopt;
    std::string host = text.substr(0, colon);
    const bool has_brackets = host.starts_with('[') && host.ends_with(']');
    if (has_brackets) host = host.substr(1, host.size() - 2);
    const auto address = address_of(host);
    const auto port = number_of(std::string_view(text).substr(colon + 1));
    if (!address || address->is_v6() != has_brackets || !port || *port == 0 || *port > 65535)
        return std::nullopt;
    return asio::ip::tcp::endpoint(*address, static_cast<std::uint16_t>(*port));
}

}  // namespace curia::net

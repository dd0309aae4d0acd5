// Requests as they are read, and as they are made of another server.
#include <boost/asio/io_context.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

#include "server/net/net.h"

namespace curia::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

std::string Request::parameter(std::string_view name) const {
    std::string_view rest = query;
    while (!rest.empty()) {
        const std::string_view pair = rest.substr(0, rest.find('&'));
        rest.remove_prefix(std::min(rest.size(), pair.size() + 1));
        const std::size_t equals = pair.find('=');
        if (equals != std::string_view::npos && pair.substr(0, equals) == name)
            return std::string(pair.substr(equals + 1));
    }
    return {};
}

Response fetch(int port, const std::string& method, const std::string& target,
               const std::string& body, const std::string& token) {
    asio::io_context context;
    beast::tcp_stream stream(context);
    beast::error_code error;
    stream.connect({asio::ip::address_v4::loopback(), static_cast<std::uint16_t>(port)}, error);
    http::request<http::string_body> request;
    request.method_string(method);
    request.target(target);
    request.set(http::field::host, "127.0.0.1:" + std::to_string(port));
    request.set(http::field::accept_encoding, "gzip");
    if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
    request.body() = body;
    request.prepare_payload();
    if (!error) http::write(stream, request, error);
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.body_limit(64 << 20);
    if (!error) http::read(stream, buffer, parser, error);
    Response response{.status = 0, .body = {}};
    if (error) return response;
    response.status = static_cast<int>(parser.get().result_int());
    response.body = std::move(parser.get().body());
    for (const auto& one : parser.get())
        response.headers.push_back({std::string(one.name_string()), std::string(one.value())});
    return response;
}

}  // namespace curia::net

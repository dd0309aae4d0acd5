// Requests to a server on this machine.
#include <boost/asio/io_context.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

#include "server/net/gzip.h"
#include "server/net/net.h"

namespace curia::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

struct Visitor::Impl {
    int port = 0;
    asio::io_context context;
    beast::tcp_stream stream{context};
    beast::flat_buffer buffer;
    bool is_open = false;
};

Visitor::Visitor(int port) : impl_(std::make_unique<Impl>()) { impl_->port = port; }

Visitor::~Visitor() = default;

Response Visitor::fetch(const std::string& method, const std::string& target,
                        const std::string& body, const std::string& token) {
    beast::error_code error;
    const auto port = static_cast<std::uint16_t>(impl_->port);
    if (!impl_->is_open) impl_->stream.connect({asio::ip::address_v4::loopback(), port}, error);
    http::request<http::string_body> request;
    request.method_string(method);
    request.target(target);
    request.set(http::field::host, "127.0.0.1:" + std::to_string(port));
    request.set(http::field::accept_encoding, "gzip");
    if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
    request.body() = body;
    request.prepare_payload();
    if (!error) http::write(impl_->stream, request, error);
    http::response_parser<http::string_body> parser;
    parser.body_limit(64 << 20);
    if (!error) http::read(impl_->stream, impl_->buffer, parser, error);
    impl_->is_open = !error && parser.get().keep_alive();
    if (!impl_->is_open) impl_->stream.close();
    Response response{.status = 0, .body = {}};
    if (error) return response;
    response.status = static_cast<int>(parser.get().result_int());
    response.body = std::move(parser.get().body());
    for (const auto& one : parser.get())
        response.headers.push_back({std::string(one.name_string()), std::string(one.value())});
    return response;
}

Response fetch(int port, const std::string& method, const std::string& target,
               const std::string& body, const std::string& token) {
    Response response = Visitor(port).fetch(method, target, body, token);
    for (const auto& [name, value] : response.headers)
        if (beast::iequals(name, "Content-Encoding") && value == "gzip") {
            response.body = unzip(response.body);
            break;
        }
    return response;
}

}  // namespace curia::net

// One HTTP connection: a client that sends one request after another, until it leaves or opens a
// WebSocket.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <optional>
#include <string>

#include "server/net/loop_impl.h"
#include "server/protocol/refusal.h"

namespace curia::net {

class Loop::Impl::HttpSession : public std::enable_shared_from_this<HttpSession> {
public:
    HttpSession(Impl& impl, tcp::socket socket, const asio::ip::address& peer);
    ~HttpSession();
    HttpSession(const HttpSession&) = delete;
    HttpSession& operator=(const HttpSession&) = delete;

    void read();

private:
    void read_body();
    bool is_too_long();
    void refuse(int status, protocol::Refusal why);
    void failed(Error error);
    void handle();
    void respond(Response response);
    void answered();

    Impl& impl_;
    beast::tcp_stream stream_;
    const asio::ip::address peer_;
    const std::string address_;  // the name of the peer
    beast::flat_buffer buffer_;
    std::optional<beast::http::request_parser<beast::http::string_body>> parser_;
    bool keep_alive_ = true, is_head_ = false, owes_answer_ = false;
};

}  // namespace curia::net

// One WebSocket: from a client, or to another server.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>

#include "server/net/loop_impl.h"

namespace curia::net {

class Loop::Impl::Socket : public std::enable_shared_from_this<Socket> {
public:
    Socket(Impl& impl, beast::tcp_stream stream, Request request);

    void accept(const beast::http::request<beast::http::string_body>& request);
    void connect(const tcp::endpoint& end, const std::string& token,
                 std::function<void(Connection)> opened);
    void send(Text text);
    void close();  // sends what is queued, then a close frame
    void drop();   // pending operations fail, and then the socket is gone

private:
    void shake_hands(const tcp::endpoint& end, const std::string& token);
    void open();
    void read();
    void write();
    void send_close_frame();
    void drop_at_once();  // when no pending operation would call gone()
    void gone();

    Impl& impl_;
    beast::websocket::stream<beast::tcp_stream> stream_;
    const Request request_;
    beast::flat_buffer buffer_;
    std::function<void(Connection)> opened_;  // set if we opened it
    std::deque<Text> queue_;
    std::size_t queued_ = 0;
    Connection id_ = 0;
    bool is_closing_ = false;
};

}  // namespace curia::net

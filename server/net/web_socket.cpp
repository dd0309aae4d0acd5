#include "server/net/web_socket.h"

#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "server/net/host_name.h"

namespace curia::net {

namespace http = beast::http;
namespace websocket = beast::websocket;

namespace {

constexpr auto kRelayTimeout = std::chrono::seconds(4);

}  // namespace

Loop::Impl::Socket::Socket(Impl& impl, beast::tcp_stream stream, Request request)
    : impl_(impl), stream_(std::move(stream)), request_(std::move(request)) {}

// ---- Opening ----

void Loop::Impl::Socket::accept(const http::request<http::string_body>& request) {
    auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
    timeout.idle_timeout = impl_.limits.idle;
    stream_.set_option(timeout);
    stream_.read_message_max(impl_.limits.message_bytes);
    stream_.auto_fragment(false);
    stream_.text(true);
    stream_.async_accept(request, [self = shared_from_this()](Error error) {
        if (!error) self->open();
    });
}

void Loop::Impl::Socket::connect(const tcp::endpoint& end, const std::string& token,
                                 std::function<void(Connection)> opened) {
    opened_ = std::move(opened);
    auto& stream = beast::get_lowest_layer(stream_);
    stream.expires_after(kRelayTimeout);
    stream.async_connect(end, [self = shared_from_this(), end, token](Error error) {
        if (error) return self->opened_(0);
        self->shake_hands(end, token);
    });
}

void Loop::Impl::Socket::shake_hands(const tcp::endpoint& end, const std::string& token) {
    Error ignored;
    auto& stream = beast::get_lowest_layer(stream_);
    stream.expires_never();
    stream.socket().set_option(tcp::no_delay(true), ignored);
    stream_.text(true);
    stream_.auto_fragment(false);
    stream_.read_message_max(0);
    // Pings detect a machine that vanishes without closing the connection.
    stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = kRelayTimeout,
                                                       .idle_timeout = 2 * kRelayTimeout,
                                                       .keep_alive_pings = true});
    stream_.set_option(websocket::stream_base::decorator([token](websocket::request_type& request) {
        if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
    }));
    const std::string host = in_url(end.address().to_string()) + ":" + std::to_string(end.port());
    stream_.async_handshake(host, "/api/socket", [self = shared_from_this()](Error error) {
        if (error) return self->opened_(0);
        self->open();
    });
}

void Loop::Impl::Socket::open() {
    id_ = ++impl_.last;
    impl_.sockets.emplace(id_, shared_from_this());
    if (opened_)
        opened_(id_);
    else
        impl_.handler->opened(id_, request_);
    read();
}

// ---- Messages ----

void Loop::Impl::Socket::read() {
    stream_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
        if (error) return self->gone();
        if (!self->stream_.got_text()) return self->drop_at_once();
        const auto data = self->buffer_.cdata();
        if (!self->is_closing_)  // what comes after our close frame is not for the handler
            self->impl_.handler->message(self->id_,
                                         {static_cast<const char*>(data.data()), data.size()});
        self->buffer_.consume(self->buffer_.size());
        if (self->buffer_.capacity() > 4096) self->buffer_.shrink_to_fit();
        self->read();
    });
}

void Loop::Impl::Socket::send(Text text) {
    if (is_closing_) return;
    queued_ += text->size();
    if (queued_ > impl_.limits.queued_bytes) return drop();
    queue_.push_back(std::move(text));
    if (queue_.size() == 1) write();
}

void Loop::Impl::Socket::write() {
    stream_.async_write(asio::buffer(*queue_.front()),
                        [self = shared_from_this()](Error error, std::size_t) {
                            if (error) return self->gone();
                            self->queued_ -= self->queue_.front()->size();
                            self->queue_.pop_front();
                            if (!self->queue_.empty()) return self->write();
                            if (self->is_closing_) self->send_close_frame();
                        });
}

// ---- Closing ----

void Loop::Impl::Socket::close() {
    if (std::exchange(is_closing_, true)) return;
    if (queue_.empty()) send_close_frame();
}

void Loop::Impl::Socket::drop() {
    is_closing_ = true;
    beast::get_lowest_layer(stream_).close();
}

void Loop::Impl::Socket::drop_at_once() {
    drop();
    gone();
}

void Loop::Impl::Socket::send_close_frame() {
    stream_.async_close(websocket::close_code::going_away,
                        [self = shared_from_this()](Error) { self->gone(); });
}

void Loop::Impl::Socket::gone() {
    is_closing_ = true;
    if (impl_.sockets.erase(id_) > 0) impl_.handler->closed(id_);
    impl_.stop_if_done();
}

}  // namespace curia::net

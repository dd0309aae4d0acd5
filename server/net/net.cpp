// The server's event loop: listens, connects, and shuts down. It uses callbacks, not coroutines:
// docs/decisions/server.md.
#include "server/net/net.h"

#include <boost/asio/post.hpp>
#include <charconv>
#include <csignal>

#include "server/net/http_session.h"
#include "server/net/loop_impl.h"
#include "server/net/web_socket.h"

namespace curia::net {

void Loop::Impl::accept() {
    acceptor->async_accept([this](Error error, tcp::socket socket) {
        if (error == asio::error::operation_aborted) return;
        if (error) {  // usually out of file handles: wait until some are free
            accept_pause.expires_after(std::chrono::milliseconds(100));
            accept_pause.async_wait([this](Error stopped) {
                if (!stopped) accept();
            });
            return;
        }
        const auto peer = socket.remote_endpoint(error).address();
        if (!error && has_room_for(peer))
            std::make_shared<HttpSession>(*this, std::move(socket), peer)->read();
        accept();
    });
}

void Loop::Impl::shut_down() {
    constexpr auto kShutdownTime = std::chrono::milliseconds(500);
    if (std::exchange(is_shutting_down, true)) return context.stop();  // second signal: stop now
    Error ignored;
    if (acceptor) acceptor->close(ignored);
    accept_pause.cancel();
    for (const auto& [connection, socket] : sockets) socket->close();
    shutdown_timer.expires_after(kShutdownTime);
    shutdown_timer.async_wait([this](Error error) {
        if (!error) context.stop();
    });
    stop_if_done();
}

Loop::Loop() : impl_(std::make_unique<Impl>()) {}

Loop::~Loop() { impl_->sockets.clear(); }

Result<int> Loop::listen(const std::string& address, int port, Handler& handler,
                         const Limits& limits) {
    Error error;
    const auto ip = asio::ip::make_address(address, error);
    if (error) return Failure{"'" + address + "' is not an address to listen on"};
    const Result<Networks> proxies = Networks::read(limits.proxies);
    if (!proxies) return proxies.failure();
    const tcp::endpoint end(ip, static_cast<std::uint16_t>(port));
    tcp::acceptor acceptor(impl_->context);
    acceptor.open(end.protocol(), error);
    if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor.bind(end, error);
    if (!error) acceptor.listen(4096, error);
    if (error == asio::error::address_in_use)
        return Failure{"port " + std::to_string(port) +
                       " is in use, perhaps by another Curia. Choose another one with --port"};
    if (error)
        return Failure{"cannot listen on port " + std::to_string(port) + ": " + error.message()};
    impl_->handler = &handler;
    impl_->limits = limits;
    impl_->proxies = *proxies;
    impl_->checks_host = ip.is_loopback() && !limits.any_host;
    impl_->acceptor.emplace(std::move(acceptor));
    impl_->accept();
    return static_cast<int>(impl_->acceptor->local_endpoint().port());
}

void Loop::connect(const Peer& peer, Handler& handler, std::function<void(Connection)> opened) {
    impl_->handler = &handler;
    const auto end = endpoint_of(peer.address);
    if (!end) return opened(0);
    beast::tcp_stream stream(impl_->context);
    if (!peer.from.empty()) {
        Error error;
        const auto from = asio::ip::make_address(peer.from, error);
        if (!error) stream.socket().open(end->protocol(), error);
        if (!error) stream.socket().bind({from, 0}, error);
        if (error) return opened(0);
    }
    std::make_shared<Impl::Socket>(*impl_, std::move(stream), Request())
        ->connect(*end, peer.token, std::move(opened));
}

bool is_ip_and_port(const std::string& text) { return endpoint_of(text).has_value(); }

void Loop::Impl::wait_for_signals() {
    signals.async_wait([this](Error error, int) {
        if (error) return;
        shut_down();
        wait_for_signals();
    });
}

void Loop::run() {
    if (!std::exchange(impl_->handles_signals, true)) {
        impl_->signals.add(SIGINT);
        impl_->signals.add(SIGTERM);
        impl_->wait_for_signals();
    }
    impl_->context.run();
}

void Loop::stop() { impl_->context.stop(); }

void Loop::restart() { impl_->context.restart(); }

void Loop::post(std::function<void()> work) { asio::post(impl_->context, std::move(work)); }

void Loop::after(std::chrono::milliseconds pause, std::function<void()> work) {
    auto timer = std::make_shared<asio::steady_timer>(impl_->context, pause);
    timer->async_wait([timer, work = std::move(work)](Error error) {
        if (!error) work();
    });
}

void Loop::send(Connection connection, Text text) {
    const auto found = impl_->sockets.find(connection);
    if (found != impl_->sockets.end()) found->second->send(std::move(text));
}

void Loop::close(Connection connection) {
    const auto found = impl_->sockets.find(connection);
    if (found != impl_->sockets.end()) found->second->close();
}

void Loop::drop(Connection connection) {
    const auto found = impl_->sockets.find(connection);
    if (found != impl_->sockets.end()) found->second->drop();
}

std::size_t Loop::connections() const { return impl_->sockets.size(); }

}  // namespace curia::net

// State that the loop, its WebSockets and its HTTP sessions share. For server/net only.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/error.hpp>
#include <unordered_map>

#include "server/net/client_address.h"
#include "server/net/net.h"

namespace curia::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
using tcp = asio::ip::tcp;
using Error = beast::error_code;

struct Loop::Impl {
    class Socket;
    class HttpSession;

    // Declared before the context: sessions that end with the context still use these.
    std::size_t sessions = 0;
    std::size_t answers_due = 0;  // requests that have not been answered in full
    std::unordered_map<std::string, std::size_t> sessions_from;
    asio::io_context context{1};
    asio::signal_set signals{context};
    std::optional<tcp::acceptor> acceptor;
    asio::steady_timer accept_pause{context};
    asio::steady_timer shutdown_timer{context};
    Handler* handler = nullptr;
    Limits limits;
    Networks proxies;
    bool checks_host = false;
    bool handles_signals = false, is_shutting_down = false;
    std::unordered_map<Connection, std::shared_ptr<Socket>> sockets;
    Connection last = 0;

    void accept();
    void wait_for_signals();
    void shut_down();
    void stop_if_done() {
        if (is_shutting_down && sockets.empty() && answers_due == 0) context.stop();
    }
    bool has_room_for(const asio::ip::address& peer) const {
        if (sockets.size() + sessions >= limits.connections) return false;
        const auto from = sessions_from.find(name_of(peer));
        return from == sessions_from.end() || from->second < limits.sessions_per_address ||
               proxies.has(peer);
    }
};

}  // namespace curia::net

// The server's sockets. Callbacks, not coroutines: docs/decisions/server.md.
#include "server/net/net.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <csignal>
#include <deque>
#include <unordered_map>

#include "server/net/client_address.h"

namespace curia::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Error = beast::error_code;

constexpr auto kHttpTimeout = std::chrono::seconds(30);
constexpr auto kRelayTimeout = std::chrono::seconds(4);
constexpr std::size_t kHeaderBytes = 8 << 10;

std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

Request read_request(http::request<http::string_body>& from, const std::string& address,
                     bool behind_proxy) {
    Request request;
    request.method = text_of(from.method_string());
    const std::string target = text_of(from.target());
    const std::size_t mark = target.find('?');
    request.path = target.substr(0, mark);
    if (mark != std::string::npos) request.query = target.substr(mark + 1);
    request.origin = text_of(from[http::field::origin]);
    request.host = text_of(from[http::field::host]);
    request.if_none_match = text_of(from[http::field::if_none_match]);
    request.accepts_gzip =
        from[http::field::accept_encoding].find("gzip") != beast::string_view::npos;
    const std::string authorization = text_of(from[http::field::authorization]);
    if (authorization.rfind("Bearer ", 0) == 0) request.token = authorization.substr(7);
    request.address =
        behind_proxy ? forwarded_for(text_of(from["X-Forwarded-For"]), address) : address;
    request.body = std::move(from.body());
    return request;
}

}  // namespace

struct Loop::Inside {
    class Socket;
    class Visit;

    std::size_t visits = 0;  // these outlive the visits, which may end with the context
    std::unordered_map<std::string, std::size_t> visits_from;
    asio::io_context context{1};
    asio::signal_set signals{context};
    std::optional<tcp::acceptor> acceptor;
    asio::steady_timer accept_pause{context};
    Handler* handler = nullptr;
    Limits limits;
    std::unordered_map<Connection, std::shared_ptr<Socket>> sockets;
    Connection last = 0;

    void accept();
    bool is_welcome(const std::string& address) const {
        const auto from = visits_from.find(address);
        return !is_full() &&
               (from == visits_from.end() || from->second < limits.visits_per_address);
    }
    bool is_full() const { return sockets.size() + visits >= limits.connections; }
};

// ---- WebSocket ----

class Loop::Inside::Socket : public std::enable_shared_from_this<Socket> {
public:
    Socket(Inside& inside, beast::tcp_stream stream, std::string address)
        : inside_(inside), stream_(std::move(stream)), address_(std::move(address)) {}

    void accept(const http::request<http::string_body>& request) {
        auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
        timeout.idle_timeout = inside_.limits.idle;
        stream_.set_option(timeout);
        stream_.read_message_max(inside_.limits.message_bytes);
        stream_.auto_fragment(false);
        stream_.text(true);
        stream_.async_accept(request, [self = shared_from_this()](Error error) {
            if (!error) self->open();
        });
    }
    void connect(const tcp::endpoint& end, const std::string& token,
                 std::function<void(Connection)> opened) {
        opened_ = std::move(opened);
        auto& stream = beast::get_lowest_layer(stream_);
        stream.expires_after(kRelayTimeout);
        stream.async_connect(end, [self = shared_from_this(), end, token](Error error) {
            if (error) return self->opened_(0);
            self->shake_hands(end, token);
        });
    }
    void send(Text text) {
        if (is_closing_) return;
        queued_ += text->size();
        if (queued_ > inside_.limits.queued_bytes) return drop();
        queue_.push_back(std::move(text));
        if (queue_.size() == 1) write();
    }
    // Says good-bye after what is queued.
    void close() {
        if (std::exchange(is_closing_, true)) return;
        if (queue_.empty()) say_goodbye();
    }
    // What is under way ends with an error, and then the socket is gone.
    void drop() {
        is_closing_ = true;
        beast::get_lowest_layer(stream_).close();
    }

private:
    void shake_hands(const tcp::endpoint& end, const std::string& token) {
        Error ignored;
        auto& stream = beast::get_lowest_layer(stream_);
        stream.expires_never();
        stream.socket().set_option(tcp::no_delay(true), ignored);
        stream_.text(true);
        stream_.auto_fragment(false);
        stream_.read_message_max(0);
        // The machine at the other end may vanish without a word.
        stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = kRelayTimeout,
                                                           .idle_timeout = 2 * kRelayTimeout,
                                                           .keep_alive_pings = true});
        stream_.set_option(
            websocket::stream_base::decorator([token](websocket::request_type& request) {
                if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
            }));
        const std::string host = end.address().to_string() + ":" + std::to_string(end.port());
        stream_.async_handshake(host, "/api/socket", [self = shared_from_this()](Error error) {
            if (error) return self->opened_(0);
            self->open();
        });
    }
    void open() {
        id_ = ++inside_.last;
        inside_.sockets.emplace(id_, shared_from_this());
        if (opened_)
            opened_(id_);
        else
            inside_.handler->opened(id_, address_);
        read();
    }
    void read() {
        stream_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
            if (error) return self->gone();
            if (!self->stream_.got_text()) return self->turn_out();
            const auto data = self->buffer_.cdata();
            if (!self->is_closing_)  // whoever is being shown out has said enough
                self->inside_.handler->message(
                    self->id_, {static_cast<const char*>(data.data()), data.size()});
            self->buffer_.consume(self->buffer_.size());
            if (self->buffer_.capacity() > 4096) self->buffer_.shrink_to_fit();
            self->read();
        });
    }
    void write() {
        stream_.async_write(asio::buffer(*queue_.front()),
                            [self = shared_from_this()](Error error, std::size_t) {
                                if (error) return self->gone();
                                self->queued_ -= self->queue_.front()->size();
                                self->queue_.pop_front();
                                if (!self->queue_.empty()) return self->write();
                                if (self->is_closing_) self->say_goodbye();
                            });
    }
    void say_goodbye() {
        stream_.async_close(websocket::close_code::going_away,
                            [self = shared_from_this()](Error) { self->gone(); });
    }
    // The same when nothing may be under way.
    void turn_out() {
        drop();
        gone();
    }
    void gone() {
        is_closing_ = true;
        if (inside_.sockets.erase(id_) > 0) inside_.handler->closed(id_);
    }

    Inside& inside_;
    websocket::stream<beast::tcp_stream> stream_;
    const std::string address_;
    beast::flat_buffer buffer_;
    std::function<void(Connection)> opened_;  // of one that we opened
    std::deque<Text> queue_;
    std::size_t queued_ = 0;
    Connection id_ = 0;
    bool is_closing_ = false;
};

// ---- HTTP ----

// One client that asks for one thing after another, until it leaves or opens a WebSocket.
class Loop::Inside::Visit : public std::enable_shared_from_this<Visit> {
public:
    Visit(Inside& inside, tcp::socket socket, std::string address)
        : inside_(inside), stream_(std::move(socket)), address_(std::move(address)) {
        ++inside_.visits;
        ++inside_.visits_from[address_];
        Error ignored;
        stream_.socket().set_option(tcp::no_delay(true), ignored);
    }
    ~Visit() {
        --inside_.visits;
        const auto from = inside_.visits_from.find(address_);
        if (--from->second == 0) inside_.visits_from.erase(from);
    }

    void read() {
        parser_.emplace();
        parser_->body_limit(inside_.limits.request_bytes);
        parser_->header_limit(kHeaderBytes);
        stream_.expires_after(kHttpTimeout);
        http::async_read(stream_, buffer_, *parser_,
                         [self = shared_from_this()](Error error, std::size_t) {
                             if (!error) return self->handle();
                             if (error != http::error::body_limit) return;
                             self->keep_alive_ = false;  // the rest of it is not the next request
                             self->respond({.status = 413, .body = "{\"error\":\"too_long\"}"});
                         });
    }

private:
    void handle() {
        http::request<http::string_body> message = parser_->release();
        keep_alive_ = message.keep_alive();
        is_head_ = message.method() == http::verb::head;
        const bool upgrade = websocket::is_upgrade(message);
        const Request request = read_request(message, address_, inside_.limits.behind_proxy);
        if (upgrade) {
            if (const int status = inside_.handler->refuse_socket(request))
                return respond({.status = status, .body = "{\"error\":\"refused\"}"});
            stream_.expires_never();
            std::make_shared<Socket>(inside_, std::move(stream_), request.address)->accept(message);
            return;
        }
        inside_.handler->request(request, [self = shared_from_this()](Response response) {
            self->respond(std::move(response));
        });
    }
    void respond(Response response) {
        auto message = std::make_shared<http::response<http::string_body>>();
        message->version(11);
        message->result(static_cast<unsigned>(response.status));
        message->set(http::field::content_type, response.type);
        for (const auto& [name, value] : response.headers) message->set(name, value);
        message->keep_alive(keep_alive_ && response.status < 500);
        const std::size_t size = response.body.size();
        if (!is_head_) message->body() = std::move(response.body);
        message->content_length(size);
        stream_.expires_after(kHttpTimeout);
        http::async_write(
            stream_, *message, [self = shared_from_this(), message](Error error, std::size_t) {
                if (error) return;
                if (message->need_eof()) {
                    Error ignored;
                    self->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
                    return;
                }
                self->read();
            });
    }

    Inside& inside_;
    beast::tcp_stream stream_;
    const std::string address_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::string_body>> parser_;
    bool keep_alive_ = true, is_head_ = false;
};

void Loop::Inside::accept() {
    acceptor->async_accept([this](Error error, tcp::socket socket) {
        if (error == asio::error::operation_aborted) return;
        if (error) {  // out of file handles, as a rule: some will be given back
            accept_pause.expires_after(std::chrono::milliseconds(100));
            accept_pause.async_wait([this](Error stopped) {
                if (!stopped) accept();
            });
            return;
        }
        const auto end = socket.remote_endpoint(error);
        const std::string address = error ? std::string() : name_of(end.address());
        if (is_welcome(address)) std::make_shared<Visit>(*this, std::move(socket), address)->read();
        accept();
    });
}

// ---- The loop ----

Loop::Loop() : inside_(std::make_unique<Inside>()) {}

Loop::~Loop() { inside_->sockets.clear(); }

Result<int> Loop::listen(const std::string& address, int port, Handler& handler,
                         const Limits& limits) {
    Error error;
    const auto ip = asio::ip::make_address(address, error);
    if (error) return Failure{"'" + address + "' is not an address to listen on"};
    const tcp::endpoint end(ip, static_cast<std::uint16_t>(port));
    tcp::acceptor acceptor(inside_->context);
    acceptor.open(end.protocol(), error);
    if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor.bind(end, error);
    if (!error) acceptor.listen(4096, error);
    if (error == asio::error::address_in_use)
        return Failure{"port " + std::to_string(port) +
                       " is in use: another Curia, perhaps? --port takes another one"};
    if (error)
        return Failure{"cannot listen on port " + std::to_string(port) + ": " + error.message()};
    inside_->handler = &handler;
    inside_->limits = limits;
    inside_->acceptor.emplace(std::move(acceptor));
    inside_->accept();
    return static_cast<int>(inside_->acceptor->local_endpoint().port());
}

void Loop::connect(const std::string& address, const std::string& token, Handler& handler,
                   std::function<void(Connection)> opened) {
    inside_->handler = &handler;
    const std::size_t colon = address.rfind(':');
    Error error;
    const auto ip = asio::ip::make_address(address.substr(0, colon), error);
    const int port = colon == std::string::npos ? 0 : std::atoi(address.c_str() + colon + 1);
    if (error || port <= 0 || port > 65535) return opened(0);
    std::make_shared<Inside::Socket>(*inside_, beast::tcp_stream(inside_->context), "")
        ->connect({ip, static_cast<std::uint16_t>(port)}, token, std::move(opened));
}

void Loop::run() {
    inside_->signals.add(SIGINT);
    inside_->signals.add(SIGTERM);
    inside_->signals.async_wait([this](Error error, int) {
        if (!error) stop();
    });
    inside_->context.run();
}

void Loop::stop() { inside_->context.stop(); }

void Loop::restart() { inside_->context.restart(); }

void Loop::post(std::function<void()> work) { asio::post(inside_->context, std::move(work)); }

void Loop::after(std::chrono::milliseconds pause, std::function<void()> work) {
    auto timer = std::make_shared<asio::steady_timer>(inside_->context, pause);
    timer->async_wait([timer, work = std::move(work)](Error error) {
        if (!error) work();
    });
}

void Loop::send(Connection connection, Text text) {
    const auto found = inside_->sockets.find(connection);
    if (found != inside_->sockets.end()) found->second->send(std::move(text));
}

void Loop::close(Connection connection) {
    const auto found = inside_->sockets.find(connection);
    if (found != inside_->sockets.end()) found->second->close();
}

void Loop::drop(Connection connection) {
    const auto found = inside_->sockets.find(connection);
    if (found != inside_->sockets.end()) found->second->drop();
}

std::size_t Loop::connections() const { return inside_->sockets.size(); }

}  // namespace curia::net

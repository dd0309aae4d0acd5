#include "server/net/http_session.h"

#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "match/json/writer.h"
#include "server/net/gzip.h"
#include "server/net/host_name.h"
#include "server/net/web_socket.h"
#include "server/protocol/http.h"

namespace curia::net {

namespace http = beast::http;

namespace {

constexpr auto kHttpTimeout = std::chrono::seconds(30);
constexpr std::size_t kHeaderBytes = 8 << 10, kMostBytes = 8 << 20;
constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";

std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

using protocol::Refusal;

Refusal why_no_socket(int status) {
    switch (status) {
        case 403: return Refusal::BadOrigin;
        case 404: return Refusal::NoSuchPath;
        case 429: return Refusal::TooFast;
        default: return Refusal::Full;
    }
}

// A proxy may add a header instead of appending to the client's: all of them count.
std::string forwarded_for(const http::request<http::string_body>& from) {
    std::string all;
    const auto [begin, end] = from.equal_range("X-Forwarded-For");
    for (auto at = begin; at != end; ++at) all += (all.empty() ? "" : ",") + text_of(at->value());
    return all;
}

Request read_request(http::request<http::string_body>& from) {
    Request request;
    request.method = text_of(from.method_string());
    const std::string target = text_of(from.target());
    const std::size_t mark = target.find('?');
    request.path = target.substr(0, mark);
    if (mark != std::string::npos) request.query = target.substr(mark + 1);
    request.origin = text_of(from[http::field::origin]);
    request.host = text_of(from[http::field::host]);
    request.if_none_match = text_of(from[http::field::if_none_match]);
    request.accepts_gzip = accepts_gzip(text_of(from[http::field::accept_encoding]));
    const std::string authorization = text_of(from[http::field::authorization]);
    if (authorization.rfind("Bearer ", 0) == 0) request.token = authorization.substr(7);
    request.body = std::move(from.body());
    return request;
}

}  // namespace

Loop::Impl::HttpSession::HttpSession(Impl& impl, tcp::socket socket, const asio::ip::address& peer)
    : impl_(impl), stream_(std::move(socket)), peer_(peer), address_(name_of(peer)) {
    ++impl_.sessions;
    ++impl_.sessions_from[address_];
    Error ignored;
    stream_.socket().set_option(tcp::no_delay(true), ignored);
}

Loop::Impl::HttpSession::~HttpSession() {
    if (owes_answer_) --impl_.answers_due;
    --impl_.sessions;
    const auto from = impl_.sessions_from.find(address_);
    if (--from->second == 0) impl_.sessions_from.erase(from);
}

void Loop::Impl::HttpSession::read() {
    parser_.emplace();
    parser_->body_limit(kMostBytes);
    parser_->header_limit(kHeaderBytes);
    stream_.expires_after(kHttpTimeout);
    http::async_read_header(
        stream_, buffer_, *parser_, [self = shared_from_this()](Error error, std::size_t) {
            if (error) return self->failed(error);
            if (self->is_too_long()) return self->failed(http::error::body_limit);
            if (!beast::iequals(self->parser_->get()[http::field::expect], "100-continue"))
                return self->read_body();
            asio::async_write(self->stream_, asio::buffer(kContinue),
                              [self](Error broken, std::size_t) {
                                  if (!broken) self->read_body();
                              });
        });
}

// Called before the body is read. The limit depends on the path.
bool Loop::Impl::HttpSession::is_too_long() {
    const auto& message = parser_->get();
    const std::string target = text_of(message.target());
    const std::size_t most = impl_.handler->most_bytes(text_of(message.method_string()),
                                                       target.substr(0, target.find('?')));
    parser_->body_limit(most);
    return parser_->content_length() && *parser_->content_length() > most;
}

void Loop::Impl::HttpSession::read_body() {
    http::async_read(stream_, buffer_, *parser_,
                     [self = shared_from_this()](Error error, std::size_t) {
                         if (error) return self->failed(error);
                         self->handle();
                     });
}

void Loop::Impl::HttpSession::refuse(int status, Refusal why) {
    respond({.status = status, .body = to_json(protocol::HttpError{why, {}})});
}

void Loop::Impl::HttpSession::failed(Error error) {
    if (error != http::error::body_limit) return;
    keep_alive_ = false;  // the rest of the body is not the next request
    refuse(413, Refusal::TooLong);
}

void Loop::Impl::HttpSession::handle() {
    http::request<http::string_body> message = parser_->release();
    keep_alive_ = message.keep_alive();
    is_head_ = message.method() == http::verb::head;
    const bool upgrade = beast::websocket::is_upgrade(message);
    Request request = read_request(message);
    request.address = client_behind(peer_, forwarded_for(message), impl_.proxies);
    owes_answer_ = true;
    ++impl_.answers_due;
    if (impl_.checks_host && !is_local_host(request.host, impl_.limits.hosts))
        return refuse(421, Refusal::BadHost);
    if (upgrade) {
        const int status = impl_.is_shutting_down ? 503 : impl_.handler->refuse_socket(request);
        if (status != 0) return refuse(status, why_no_socket(status));
        stream_.expires_never();
        std::make_shared<Socket>(impl_, std::move(stream_), request)->accept(message);
        return answered();
    }
    impl_.handler->request(request, [self = shared_from_this()](Response response) {
        self->respond(std::move(response));
    });
}

void Loop::Impl::HttpSession::respond(Response response) {
    auto message = std::make_shared<http::response<http::string_body>>();
    message->version(11);
    message->result(static_cast<unsigned>(response.status));
    message->set(http::field::content_type, response.type);
    message->set(http::field::cache_control, "no-store");
    message->set("X-Content-Type-Options", "nosniff");
    for (const auto& [name, value] : response.headers) message->set(name, value);
    message->keep_alive(keep_alive_ && response.status < 500 && !impl_.is_shutting_down);
    const std::size_t size = response.body.size();
    if (!is_head_) message->body() = std::move(response.body);
    message->content_length(size);
    stream_.expires_after(kHttpTimeout);
    http::async_write(stream_, *message,
                      [self = shared_from_this(), message](Error error, std::size_t) {
                          self->answered();
                          if (error) return;
                          if (message->need_eof()) {
                              Error ignored;
                              self->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
                              return;
                          }
                          self->read();
                      });
}

void Loop::Impl::HttpSession::answered() {
    if (!std::exchange(owes_answer_, false)) return;
    --impl_.answers_due;
    impl_.stop_if_done();
}

}  // namespace curia::net

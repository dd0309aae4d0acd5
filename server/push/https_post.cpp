#include "server/push/https_post.h"

#include <algorithm>
#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <charconv>
#include <memory>
#include <utility>

namespace curia {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;
using Error = boost::system::error_code;

constexpr std::size_t kHeaderBytes = 8 << 10;

// A device that is off gets the push when it comes back within a week. All pushes are alike, so a
// newer one replaces an older one.
std::string text_of(const PushRequest& request) {
    const Endpoint& to = request.endpoint;
    return "POST " + to.path + " HTTP/1.1\r\nHost: " + to.origin.substr(to.origin.find("//") + 2) +
           "\r\nAuthorization: " + request.authorization +
           "\r\nTTL: 604800\r\nUrgency: normal\r\nTopic: turn\r\nContent-Length: 0\r\n"
           "Connection: close\r\n\r\n";
}

int number_at(std::string_view text, std::size_t at) {
    int number = 0;
    std::from_chars(text.data() + std::min(at, text.size()), text.data() + text.size(), number);
    return std::max(0, number);
}

// "HTTP/1.1 429 Too Many Requests" and the headers. Retry-After may also be a date. Then the usual
// pause is good enough.
PushResponse read_answer(std::string_view text) {
    constexpr std::string_view kVersion = "http/1.1 ", kRetryAfter = "\r\nretry-after:";
    const std::string head = in_lower_case(text.substr(0, text.find("\r\n\r\n")));
    if (!head.starts_with(kVersion.substr(0, kVersion.find('.')))) return {};
    PushResponse response{.status = number_at(head, kVersion.size())};
    if (const std::size_t at = head.find(kRetryAfter); at != head.npos)
        response.retry_after = std::chrono::seconds(
            number_at(head, head.find_first_not_of(' ', at + kRetryAfter.size())));
    return response;
}

class Post : public std::enable_shared_from_this<Post> {
public:
    Post(asio::io_context& context, asio::ssl::context& tls, const PushRequest& request,
         std::function<void(PushResponse)> done)
        : endpoint_(request.endpoint),
          request_(text_of(request)),
          done_(std::move(done)),
          resolver_(context),
          stream_(context, tls),
          deadline_(context, request.timeout) {}

    void start() {
        deadline_.async_wait([self = shared_from_this()](Error error) {
            if (!error) self->finish({});
        });
        resolver_.async_resolve(
            endpoint_.host, endpoint_.port,
            [self = shared_from_this()](Error error, const tcp::resolver::results_type& found) {
                if (self->goes_on(error)) self->connect(found);
            });
    }

private:
    void connect(const tcp::resolver::results_type& found) {
        asio::async_connect(stream_.next_layer(), found,
                            [self = shared_from_this()](Error error, const tcp::endpoint&) {
                                if (self->goes_on(error)) self->shake_hands();
                            });
    }
    void shake_hands() {
        stream_.set_verify_callback(asio::ssl::host_name_verification(endpoint_.host));
        SSL_set_tlsext_host_name(stream_.native_handle(), endpoint_.host.c_str());
        stream_.async_handshake(asio::ssl::stream_base::client,
                                [self = shared_from_this()](Error error) {
                                    if (self->goes_on(error)) self->write();
                                });
    }
    void write() {
        asio::async_write(stream_, asio::buffer(request_),
                          [self = shared_from_this()](Error error, std::size_t) {
                              if (self->goes_on(error)) self->read();
                          });
    }
    // The body of the answer does not matter.
    void read() {
        asio::async_read_until(stream_, asio::dynamic_buffer(answer_, kHeaderBytes), "\r\n\r\n",
                               [self = shared_from_this()](Error error, std::size_t) {
                                   if (self->goes_on(error))
                                       self->finish(read_answer(self->answer_));
                               });
    }

    bool goes_on(Error error) {
        if (error) finish({});
        return !error && done_;
    }
    // Called again when the operations below have been cancelled.
    void finish(PushResponse response) {
        if (!done_) return;
        const auto done = std::exchange(done_, nullptr);
        Error ignored;
        deadline_.cancel();
        resolver_.cancel();
        stream_.next_layer().close(ignored);
        done(response);
    }

    const Endpoint endpoint_;
    const std::string request_;
    std::function<void(PushResponse)> done_;
    tcp::resolver resolver_;
    asio::ssl::stream<tcp::socket> stream_;
    asio::steady_timer deadline_;
    std::string answer_;
};

}  // namespace

void post_push(asio::io_context& context, asio::ssl::context& tls, const PushRequest& request,
               std::function<void(PushResponse)> done) {
    std::make_shared<Post>(context, tls, request, std::move(done))->start();
}

}  // namespace curia

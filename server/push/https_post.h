// One request over TLS to a push service. It never follows a redirect.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ssl/context.hpp>
#include <chrono>
#include <functional>
#include <string>

#include "server/push/push_services.h"

namespace curia {

struct PushRequest {
    Endpoint endpoint;
    std::string authorization;
    std::chrono::milliseconds timeout{};  // for all of it
};

struct PushResponse {
    int status = 0;                       // 0: no answer, or not from that host
    std::chrono::seconds retry_after{0};  // when the service wants to be asked again
};

// `done` is called once, on the thread of the context.
void post_push(boost::asio::io_context& context, boost::asio::ssl::context& tls,
               const PushRequest& request, std::function<void(PushResponse)> done);

}  // namespace curia

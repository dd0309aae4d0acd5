#include "server/push/pusher.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <deque>
#include <thread>
#include <unordered_map>

#include "server/log.h"
#include "server/push/https_post.h"

namespace curia {
namespace {

namespace asio = boost::asio;

constexpr int kAtOnce = 8, kMostTries = 5;
constexpr std::size_t kMostJobs = 4096;
constexpr int kSlower = 6;  // each pause is that many times as long as the one before
constexpr std::chrono::hours kLongestPause{1}, kTokenLasts{12};

bool is_temporary(int status) { return status == 0 || status == 429 || status >= 500; }

PushSender::Outcome outcome_of(int status) {
    if (status >= 200 && status < 300) return PushSender::Outcome::Sent;
    return status == 404 || status == 410 ? PushSender::Outcome::Gone : PushSender::Outcome::Failed;
}

std::int64_t unix_seconds() {
    using namespace std::chrono;
    return duration_cast<seconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace

struct Pusher::Impl {
    struct Job {
        Endpoint endpoint;
        std::weak_ptr<const int> wanted;
        PushSender::Done done;
        int tries = 0;
    };

    // The jobs of one push service.
    struct Queue {
        std::deque<Job> waiting;
        int running = 0;
        std::size_t jobs = 0;  // also those that wait for another try
        bool is_failing = false;
    };

    Impl(net::Loop& outer, const PushOptions& wishes, VapidKey own)
        : loop(outer), options(wishes), key(std::move(own)), services(wishes.services) {
        tls.set_default_verify_paths();
        tls.set_verify_mode(asio::ssl::verify_peer);
        SSL_CTX_set_min_proto_version(tls.native_handle(), TLS1_2_VERSION);
        thread = std::thread([this] { context.run(); });
    }
    ~Impl() {
        context.stop();
        thread.join();
    }

    void add(Job job);
    void start_next(Queue& queue);
    void start(Queue& queue, Job job);
    void answered(Queue& queue, Job job, const PushResponse& response);
    void finish(Queue& queue, const Job& job, Outcome outcome);
    // How long to wait before another try. Nothing: there is none.
    std::optional<std::chrono::milliseconds> pause_before_retry(const Job& job,
                                                                const PushResponse& response) const;

    net::Loop& loop;
    const PushOptions options;
    const VapidKey key;
    const PushServices services;
    std::unordered_map<std::string, Queue> queues;
    asio::ssl::context tls{asio::ssl::context::tls_client};
    asio::io_context context{1};
    asio::executor_work_guard<asio::io_context::executor_type> work{context.get_executor()};
    std::thread thread;
};

void Pusher::Impl::add(Job job) {
    Queue& queue = queues[job.endpoint.service];
    ++queue.jobs;
    if (queue.jobs > kMostJobs) return finish(queue, job, Outcome::Failed);
    queue.waiting.push_back(std::move(job));
    start_next(queue);
}

void Pusher::Impl::start_next(Queue& queue) {
    while (queue.running < kAtOnce && !queue.waiting.empty()) {
        Job job = std::move(queue.waiting.front());
        queue.waiting.pop_front();
        start(queue, std::move(job));
    }
}

void Pusher::Impl::start(Queue& queue, Job job) {
    if (job.wanted.expired()) return finish(queue, job, Outcome::Failed);
    ++queue.running;
    const std::int64_t until = unix_seconds() + std::chrono::seconds(kTokenLasts).count();
    PushRequest request{
        .endpoint = job.endpoint,
        .authorization = key.authorization(job.endpoint.origin, options.contact, until),
        .timeout = options.timeout};
    post_push(context, tls, request,
              [this, &queue, job = std::move(job)](const PushResponse& response) mutable {
                  --queue.running;
                  answered(queue, std::move(job), response);
                  start_next(queue);
              });
}

void Pusher::Impl::answered(Queue& queue, Job job, const PushResponse& response) {
    // Logs the first failure only.
    const Outcome outcome = outcome_of(response.status);
    const bool was_failing = std::exchange(queue.is_failing, outcome == Outcome::Failed);
    if (queue.is_failing && !was_failing)
        log_event("push_failed",
                  {{"service", job.endpoint.service}, {"status", std::to_string(response.status)}});
    const auto pause = pause_before_retry(job, response);
    if (!pause) return finish(queue, job, outcome);
    ++job.tries;
    auto timer = std::make_shared<asio::steady_timer>(context, *pause);
    timer->async_wait([this, timer, &queue, job = std::move(job)](auto) mutable {
        queue.waiting.push_back(std::move(job));
        start_next(queue);
    });
}

std::optional<std::chrono::milliseconds> Pusher::Impl::pause_before_retry(
    const Job& job, const PushResponse& response) const {
    if (!is_temporary(response.status) || job.tries + 1 >= kMostTries) return std::nullopt;
    if (response.retry_after > kLongestPause) return std::nullopt;
    std::chrono::milliseconds pause = options.pause;
    for (int i = 0; i < job.tries; ++i) pause *= kSlower;
    return std::max<std::chrono::milliseconds>(pause, response.retry_after);
}

void Pusher::Impl::finish(Queue& queue, const Job& job, Outcome outcome) {
    --queue.jobs;
    loop.post([done = job.done, outcome] { done(outcome); });
}

Pusher::Pusher(net::Loop& loop, const PushOptions& options, VapidKey key)
    : impl_(std::make_unique<Impl>(loop, options, std::move(key))) {}

Pusher::~Pusher() = default;

const std::string& Pusher::public_key() const { return impl_->key.public_key(); }

bool Pusher::accepts(std::string_view endpoint) const {
    return impl_->services.read(endpoint).has_value();
}

void Pusher::send(const std::string& endpoint, std::weak_ptr<const int> wanted, Done done) {
    const auto where = impl_->services.read(endpoint);
    // The operator may have removed this service from the list.
    if (!where) return impl_->loop.post([done = std::move(done)] { done(Outcome::Gone); });
    asio::post(impl_->context, [impl = impl_.get(), job = Impl::Job{*where, std::move(wanted),
                                                                    std::move(done)}]() mutable {
        impl->add(std::move(job));
    });
}

}  // namespace curia

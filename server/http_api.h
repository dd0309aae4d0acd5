// Answers HTTP requests: docs/protocol.md.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/bucket.h"
#include "server/metrics.h"
#include "server/net/net.h"
#include "server/options.h"
#include "server/replays.h"
#include "server/rooms.h"
#include "server/spoken_links.h"

namespace curia {

class HttpApi {
public:
    HttpApi(Services& services, Workshop& workshop, Store& store, Rooms& rooms, Metrics& metrics,
            const ServerOptions& options);

    void request(const net::Request& request, net::Answer answer);
    std::size_t most_bytes(std::string_view method, std::string_view path) const;
    // True if this address may store that many more bytes today. Counts them.
    bool may_store(const std::string& address, std::size_t bytes);

private:
    using Refusal = protocol::Refusal;
    using Parts = std::vector<std::string>;
    using Answering = void (HttpApi::*)(const net::Request&, const Parts&, const net::Answer&);
    struct Route {
        std::string_view method, path;  // "*" in the path matches any part
        Answering answer;
    };
    static const std::vector<Route>& routes();

    void health(const net::Request& request, const Parts& parts, const net::Answer& answer);
    void metrics(const net::Request& request, const Parts& parts, const net::Answer& answer);
    void games(const net::Request& request, const Parts& parts, const net::Answer& answer);
    void push(const net::Request& request, const Parts& parts, const net::Answer& answer);
    void game_edition(const net::Request& request, const Parts& parts, const net::Answer& answer);
    void tables(const net::Request& request, const Parts& parts, const net::Answer& answer);
    void table(const net::Request& request, const Parts& parts, const net::Answer& answer);
    void table_edition(const net::Request& request, const Parts& parts, const net::Answer& answer);
    void replay(const net::Request& request, const Parts& parts, const net::Answer& answer);
    void record(const net::Request& request, const Parts& parts, const net::Answer& answer);
    void open_table(const net::Request& request, const Parts& parts, const net::Answer& answer);
    void open_branch(const net::Request& request, const Parts& parts, const net::Answer& answer);
    void name_invitation(const net::Request& request, const Parts& parts,
                         const net::Answer& answer);
    void find_invitation(const net::Request& request, const Parts& parts,
                         const net::Answer& answer);
    void keep_record(const net::Request& request, const Parts& parts, const net::Answer& answer);

    void page(const net::Request& request, const Parts& parts, const net::Answer& answer);
    void list_named(const net::Request& request, const std::string& ids, const net::Answer& answer);
    void renew_public_list();
    struct WaitingForReplay {
        net::Request request;
        net::Answer answer;
    };
    void make_replay(const net::Request& request, const Room& room, const Eyes& eyes,
                     const net::Answer& answer);
    void give_replay(const net::Request& request, const net::Answer& answer,
                     const std::string& zipped);
    void open_branch(const net::Request& request, const protocol::BranchRequest& wish,
                     const Room& room, const net::Answer& answer);
    // Finds the table that the path names and calls `use` with its room.
    void with_room(const net::Request& request, const Parts& parts, const net::Answer& answer,
                   std::function<void(const Room&)> use);
    // Runs `job` on another thread, then calls `done` with its result.
    template <class T>
    void work(const net::Request& request, const net::Answer& answer, std::function<T()> job,
              std::function<void(T)> done);
    void open_room(const Rooms::NewTable& table, const protocol::OpenedTable& opened,
                   const net::Answer& answer);
    bool is_too_much(Buckets& buckets, const net::Request& request);
    // Wraps an answer: reports that the store has failed if nothing comes in time.
    net::Answer with_patience(const net::Answer& answer);
    static void refuse(const net::Answer& answer, Refusal why, const std::string& detail = {});

    Services& services_;
    Workshop& workshop_;
    Store& store_;
    Rooms& rooms_;
    Metrics& metrics_;
    const ServerOptions& options_;
    Buckets requests_{{20, 100}}, openings_{{0.5, 30}}, replays_{{5, 40}};
    // Files of the page lie in memory. A new reader's browser fetches all of them, and several
    // readers may share an address.
    Buckets files_{{100, 3000}};
    // Spoken links could be guessed, so few may be tried: by an address, and by all together.
    Buckets spoken_{{0.1, 10}};
    Bucket all_spoken_;
    SpokenLinks spoken_links_;
    Buckets bytes_;
    ReplayCache replay_cache_;
    std::unordered_map<std::string, std::vector<WaitingForReplay>> replays_in_work_;
    std::string public_list_;  // the newest one
    std::vector<net::Answer> waiting_for_list_;
    std::int64_t listed_at_ = 0;
    bool is_listing_ = false;
};

template <class T>
void HttpApi::work(const net::Request& request, const net::Answer& answer, std::function<T()> job,
                   std::function<void(T)> done) {
    const auto result = std::make_shared<std::optional<T>>();
    const bool is_taken = workshop_.work(
        request.address, [result, job = std::move(job)] { result->emplace(job()); },
        [result, done = std::move(done)] { done(std::move(**result)); });
    if (!is_taken) refuse(answer, Refusal::TooFast);
}

}  // namespace curia

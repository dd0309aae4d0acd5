// curia serve.
#include <fmt/core.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <cstdlib>
#include <thread>

#include "cli/common.h"
#include "cli/data_folder.h"
#include "server/log.h"
#include "server/net/host_name.h"
#include "server/push/pusher.h"
#include "server/room/operator_bots.h"
#include "server/secrets.h"
#include "server/server.h"

namespace curia::cli {
namespace {

void raise_file_limit() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

void open_browser(const std::string& address) {
    if (!std::getenv("DISPLAY") && !std::getenv("WAYLAND_DISPLAY")) return;
    const std::string command = "xdg-open " + address + " >/dev/null 2>&1 &";
    if (std::system(command.c_str()) != 0) return;  // the address has been printed
}

net::Limits limits_of(const ServeArguments& a) {
    net::Limits limits;
    limits.proxies = a.proxies;
    if (a.behind_proxy) limits.proxies.insert(limits.proxies.end(), {"127.0.0.0/8", "::1"});
    limits.hosts = a.hosts;
    if (!a.origin.empty()) limits.hosts.push_back(net::host_of_origin(a.origin));
    // A proxy forwards the public name, which we only know if it is given.
    limits.any_host = a.behind_proxy && limits.hosts.empty();
    if (!a.unlimited) limits.sessions_per_address = static_cast<std::size_t>(a.per_address);
    return limits;
}

std::string url_of(const std::string& address, int port) {
    const bool is_any = address == "0.0.0.0" || address == "::";
    return fmt::format("http://{}:{}/", is_any ? "localhost" : net::in_url(address), port);
}

// The default address at which other servers find this one: on this machine.
std::string usual_node(const std::string& address, int port) {
    const bool is_any = address == "0.0.0.0" || address == "::";
    return fmt::format("{}:{}", is_any ? "127.0.0.1" : net::in_url(address), port);
}

// The key is made at the first start, and kept: browsers subscribe for this key only.
std::unique_ptr<Pusher> web_push(net::Loop& loop, Store& store, const ServeArguments& a) {
    if (a.push_contact.empty()) return nullptr;
    auto key = VapidKey::read(value_or_throw(store.keep("vapid", VapidKey::make())));
    const PushOptions options{.contact = a.push_contact, .services = a.push_services};
    return std::make_unique<Pusher>(loop, options, value_or_throw(std::move(key)));
}

}  // namespace

int run_serve(const ServeArguments& a) {
    ::umask(kOnlyMine);
    prepare_secrets();
    raise_file_limit();
    if (!a.node.empty() && !net::is_ip_and_port(a.node))
        throw BadInput{fmt::format("--node takes an IP address and a port, not '{}'", a.node)};
    for (const std::string& bot : a.bots) value_or_throw(add_operator_bot(bot));
    const std::string folder = a.data.empty() ? default_folder() : a.data;
    std::optional<FolderLock> lock;
    if (a.database.empty()) lock.emplace(folder);
    auto store = a.database.empty() ? open_sqlite(database_in(folder)) : open_postgres(a.database);
    if (!store) throw BadInput{store.why()};

    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    const ServerOptions options{.thinkers = a.thinkers > 0 ? a.thinkers : std::max(1, cores - 1),
                                .pace = a.pace,
                                .is_limited = !a.unlimited,
                                .origin = a.origin,
                                .sockets_per_address = a.per_address,
                                .node_id = new_table_id()};
    {
        net::Loop loop;
        const std::unique_ptr<Pusher> push = web_push(loop, **store, a);
        Server server(loop, **store, options, push.get());
        const Result<int> port = loop.listen(a.address, a.port, server, limits_of(a));
        if (!port) throw BadInput{port.why()};
        const std::string address = url_of(a.address, *port);
        const std::string node = a.node.empty() ? usual_node(a.address, *port) : a.node;
        value_or_throw((*store)->announce({options.node_id, node}));
        const auto tell = [&] {
            const std::string kept = a.database.empty() ? folder : "the database";
            fmt::print("Curia is at {}\nPress Ctrl-C to stop. Matches are stored in {}\n", address,
                       kept);
            std::fflush(stdout);
            log_event("started", {{"port", std::to_string(*port)}, {"kept_in", kept}});
            if (a.open) open_browser(address);
        };
        bool is_lost = false;  // other servers cannot relay clients to this one
        if (a.database.empty())
            tell();
        else
            server.find_itself_at(node, [&](bool is_found) {
                if (is_found) return tell();
                is_lost = true;
                loop.stop();
            });
        loop.run();
        // The store finishes its writes while the rooms still exist.
        store->reset();
        if (is_lost)
            throw BadInput{fmt::format(
                "this server does not answer at {}: give --node the address at which the other "
                "servers reach it",
                node)};
    }
    log_event("stopped", {});
    return 0;
}

}  // namespace curia::cli

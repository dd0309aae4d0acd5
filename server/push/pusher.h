// Sends web pushes (RFC 8030), without contents, on a thread of its own. Each push service has its
// own queue, so a service that hangs delays nothing else.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "server/net/net.h"
#include "server/push/push_sender.h"
#include "server/push/vapid.h"

namespace curia {

struct PushOptions {
    std::string contact;                // of the operator: mailto:… or https://…
    std::vector<std::string> services;  // besides those of the known browsers
    std::chrono::milliseconds timeout{10'000};
    std::chrono::milliseconds pause{10'000};  // before the second try; later ones are longer
};

class Pusher final : public PushSender {
public:
    // `loop` runs the callbacks. It must outlive this object.
    Pusher(net::Loop& loop, const PushOptions& options, VapidKey key);
    ~Pusher() override;

    const std::string& public_key() const override;
    bool accepts(std::string_view endpoint) const override;
    void send(const std::string& endpoint, std::weak_ptr<const int> wanted, Done done) override;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace curia

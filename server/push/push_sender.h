// Web push: tells a browser whose page is closed that there is news. A push has no contents.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace curia {

class PushSender {
public:
    // Gone: the browser no longer wants pushes.
    enum class Outcome : std::uint8_t { Sent, Gone, Failed };
    using Done = std::function<void(Outcome)>;

    virtual ~PushSender() = default;
    virtual const std::string& public_key() const = 0;
    virtual bool accepts(std::string_view endpoint) const = 0;
    // Retries later what can be retried, until `wanted` expires.
    virtual void send(const std::string& endpoint, std::weak_ptr<const int> wanted, Done done) = 0;
};

}  // namespace curia

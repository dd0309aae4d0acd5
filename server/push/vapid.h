// VAPID (RFC 8292): how the server identifies itself to push services, with a key pair on the curve
// P-256.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "match/result.h"

struct evp_pkey_st;  // of OpenSSL

namespace curia {

class VapidKey {
public:
    // The text of a new private key (PEM), for the store.
    static std::string make();
    static Result<VapidKey> read(const std::string& text);

    // base64url of the point, as browsers want it for a subscription.
    const std::string& public_key() const { return public_key_; }
    // The value of the header Authorization. `origin` is that of the push service, `contact` an
    // address of the operator (mailto:… or https://…), `until` the end in Unix seconds.
    std::string authorization(std::string_view origin, std::string_view contact,
                              std::int64_t until) const;

private:
    VapidKey() = default;
    std::string sign(std::string_view text) const;  // ES256

    std::shared_ptr<evp_pkey_st> key_;
    std::string public_key_;
};

}  // namespace curia

// The files of the page, compiled into the program.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/net/link_preview.h"
#include "server/net/net.h"

namespace curia {

// What the page may load. A page that is served by others says so itself (cli/page.cpp).
inline constexpr std::string_view kPagePolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; "
    "object-src 'none'; form-action 'self'; img-src 'self' data:";

struct Asset {
    std::string_view path, bytes;  // gzipped
    std::string_view type;
    bool is_immutable = false;  // its name changes whenever its contents do
    std::string etag;
};

// "/" and every path that is not a file give the page itself.
std::optional<Asset> asset_of(std::string_view path);

// Answers a GET or HEAD of such a path with caching and security headers, gzipped if the client
// accepts that. The page itself gets the preview and is sent plain: it is short. Can be called from
// any thread.
net::Response page_response(const net::Request& request, const LinkPreview& preview);

}  // namespace curia

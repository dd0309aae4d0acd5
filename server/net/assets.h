// The files of the page, compiled into the program.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/net/net.h"

namespace curia {

struct Asset {
    std::string_view path, bytes;  // gzipped
    std::string_view type;
    bool is_immutable = false;  // its name changes whenever its contents do
    std::string etag;
};

// "/" and every path that is no file are the page itself.
std::optional<Asset> asset_of(std::string_view path);

// The answer to a GET or HEAD of such a path: with its caching and security headers, gzipped or
// not as the client takes it. From any thread.
net::Response page_response(const net::Request& request);

}  // namespace curia

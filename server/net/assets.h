// The files of the page, compiled into the program.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace curia {

struct Asset {
    std::string_view bytes;  // gzipped if is_gzipped
    std::string_view type;
    bool is_gzipped = false;
    bool is_immutable = false;  // its name changes whenever its contents do
    std::string etag;
};

// "/" and every path that is no file are the page itself.
std::optional<Asset> asset_of(std::string_view path);

}  // namespace curia

#include "server/net/assets.h"

#include "server/net/page_files.h"

namespace curia {

std::optional<Asset> asset_of(std::string_view path) {
    const PageFile* index = nullptr;
    for (const PageFile& file : page_files()) {
        if (file.path == "/index.html") index = &file;
        if (file.path == path)
            return Asset{file.bytes, file.type, true, path.rfind("/assets/", 0) == 0,
                         std::string(file.etag)};
    }
    // A link into the page, not a file that is missing.
    if (!index || path.rfind("/assets/", 0) == 0 || path.find('.') != std::string_view::npos)
        return std::nullopt;
    return Asset{index->bytes, index->type, true, false, std::string(index->etag)};
}

}  // namespace curia

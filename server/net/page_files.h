// The files of the built page, gzipped; scripts/embed_page writes the list.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace curia {

struct PageFile {
    std::string_view path;  // "/assets/x.js"
    std::string_view bytes;
    std::string_view type;
    std::string_view etag;
};

std::span<const PageFile> page_files();

}  // namespace curia

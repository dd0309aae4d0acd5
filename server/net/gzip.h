// The files of the page and long answers are kept gzipped; some clients want them plain.
#pragma once

#include <string>
#include <string_view>

namespace curia::net {

// True if the client accepts gzip, according to its Accept-Encoding header.
bool accepts_gzip(std::string_view accept_encoding);

std::string zip(std::string_view text);

// The contents of a gzip file of one member; empty if it is damaged.
std::string unzip(std::string_view file);

}  // namespace curia::net

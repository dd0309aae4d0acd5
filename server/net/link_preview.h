// What messengers and other programs show of a link to the page (Open Graph): title and picture.
#pragma once

#include <string>
#include <string_view>

namespace curia {

struct LinkPreview {
    std::string address;  // of the page: "https://games.example.org"
    std::string game;     // its name in the protocol; empty: the page itself
};

std::string picture_of(std::string_view game);  // its path

// The same HTML with the tags of the preview in its head.
std::string with_preview(std::string_view html, const LinkPreview& preview);

}  // namespace curia

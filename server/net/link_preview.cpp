#include "server/net/link_preview.h"

#include <fmt/format.h>

#include "server/net/assets.h"

namespace curia {
namespace {

// "two_words" -> "Two Words"
std::string title_of(std::string_view game) {
    std::string title;
    bool is_first = true;
    for (char c : game) {
        title += c == '_' ? ' ' : is_first && c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
        is_first = c == '_';
    }
    return title;
}

std::string in_html(std::string_view text) {
    std::string safe;
    for (char c : text) {
        if (c == '&')
            safe += "&amp;";
        else if (c == '"')
            safe += "&quot;";
        else if (c == '<')
            safe += "&lt;";
        else
            safe += c;
    }
    return safe;
}

}  // namespace

std::string picture_of(std::string_view game) { return fmt::format("/preview/{}.jpg", game); }

std::string with_preview(std::string_view html, const LinkPreview& preview) {
    const std::size_t end = html.find("</head>");
    if (end == html.npos) return std::string(html);
    const std::string name = preview.game.empty() ? "Curia" : title_of(preview.game);
    std::string picture = picture_of(preview.game);
    if (!asset_of(picture)) picture = picture_of("curia");
    std::string tags;
    const auto add = [&](std::string_view property, std::string_view content) {
        tags +=
            fmt::format("<meta property=\"{}\" content=\"{}\" />\n", property, in_html(content));
    };
    add("og:site_name", "Curia");
    add("og:type", "website");
    add("og:title", name);
    add("og:image", preview.address + picture);
    add("og:image:width", "1200");
    add("og:image:height", "630");
    add("og:image:alt", name);
    tags += "<meta name=\"twitter:card\" content=\"summary_large_image\" />\n";
    std::string whole(html);
    return whole.insert(end, tags);
}

}  // namespace curia

#include "server/push/push_services.h"

#include <algorithm>

namespace curia {
namespace {

constexpr std::string_view kHttps = "https://", kHttpsPort = ":443";
constexpr std::string_view kHostLetters = "abcdefghijklmnopqrstuvwxyz0123456789.-";
constexpr std::size_t kLongestUrl = 1024;

bool is_host(std::string_view text) {
    return !text.empty() && text.find_first_not_of(kHostLetters) == text.npos;
}

bool is_visible(char c) { return c > ' ' && c <= '~'; }

// "*.example.org" fits every host below that domain.
bool fits(std::string_view entry, std::string_view authority) {
    if (!entry.starts_with("*.")) return entry == authority;
    return authority.ends_with(entry.substr(1)) && is_host(authority);
}

}  // namespace

std::string in_lower_case(std::string_view text) {
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

PushServices::PushServices(const std::vector<std::string>& more)
    : entries_{"fcm.googleapis.com", "*.push.services.mozilla.com", "*.push.apple.com",
               "*.notify.windows.com"} {
    for (const std::string& one : more) entries_.push_back(in_lower_case(one));
}

std::optional<Endpoint> PushServices::read(std::string_view url) const {
    if (url.size() > kLongestUrl || !url.starts_with(kHttps)) return std::nullopt;
    const std::size_t slash = url.find('/', kHttps.size());
    if (slash == url.npos) return std::nullopt;
    const std::string_view path = url.substr(slash);
    if (path.find('#') != path.npos || !std::all_of(path.begin(), path.end(), is_visible))
        return std::nullopt;
    std::string authority = in_lower_case(url.substr(kHttps.size(), slash - kHttps.size()));
    if (authority.ends_with(kHttpsPort)) authority.resize(authority.size() - kHttpsPort.size());
    const auto entry = std::find_if(entries_.begin(), entries_.end(),
                                    [&](const std::string& one) { return fits(one, authority); });
    if (entry == entries_.end()) return std::nullopt;
    const std::size_t colon = authority.find(':');
    return Endpoint{.service = *entry,
                    .host = authority.substr(0, colon),
                    .port = colon == authority.npos ? "443" : authority.substr(colon + 1),
                    .path = std::string(path),
                    .origin = std::string(kHttps) + authority};
}

bool is_push_service(std::string_view text) {
    const std::size_t colon = std::min(text.find(':'), text.size());
    const std::string_view port = text.substr(std::min(colon + 1, text.size()));
    return is_host(in_lower_case(text.substr(0, colon))) && port.size() <= 5 &&
           (colon == text.size() || !port.empty()) &&
           port.find_first_not_of("0123456789") == port.npos;
}

}  // namespace curia

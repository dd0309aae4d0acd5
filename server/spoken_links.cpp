#include "server/spoken_links.h"

#include <vector>

#include "server/spoken_words.h"

namespace curia {
namespace {

constexpr std::int64_t kLasts = 6 * 3600 * 1000;  // after the page of the host has asked last
constexpr std::size_t kMost = 10'000;
constexpr int kWords = 4;  // of 8 bits each

std::string words_of(std::uint64_t bits) {
    static_assert(kSpokenWords.size() == 256);
    std::string words;
    for (int n = 0; n < kWords; ++n, bits >>= 8) {
        if (n > 0) words += '-';
        words += kSpokenWords[bits & 255];
    }
    return words;
}

}  // namespace

std::optional<std::string> SpokenLinks::words_for(const Link& link, std::int64_t now,
                                                  std::uint64_t random) {
    forget_old(now);
    const auto known = words_.find(link.invite);
    const std::string words = known != words_.end() ? known->second : words_of(random);
    if (known == words_.end()) {
        if (links_.size() >= kMost || links_.contains(words)) return std::nullopt;
        words_[link.invite] = words;
    }
    links_[words] = {link, now + kLasts};
    return words;
}

std::optional<SpokenLinks::Link> SpokenLinks::find(const std::string& words,
                                                   std::int64_t now) const {
    const auto found = links_.find(words);
    if (found == links_.end() || now >= found->second.until) return std::nullopt;
    return found->second.link;
}

void SpokenLinks::forget(const std::string& words) {
    const auto found = links_.find(words);
    if (found == links_.end()) return;
    words_.erase(found->second.link.invite);
    links_.erase(found);
}

void SpokenLinks::forget_old(std::int64_t now) {
    std::vector<std::string> old;
    for (const auto& [words, known] : links_)
        if (now >= known.until) old.push_back(words);
    for (const std::string& words : old) forget(words);
}

}  // namespace curia

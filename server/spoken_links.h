// Short names for invitations that people can say to each other: "luna-toga-rosa-vento". They are
// kept in memory only, and lead to a table while it waits for its players.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace curia {

class SpokenLinks {
public:
    struct Link {
        std::string table, invite;
    };

    // The words of this invitation: the same ones as before, or new ones from 32 random bits.
    // Nothing if there are too many, or if these are taken.
    std::optional<std::string> words_for(const Link& link, std::int64_t now, std::uint64_t random);
    std::optional<Link> find(const std::string& words, std::int64_t now) const;
    void forget(const std::string& words);

private:
    struct Known {
        Link link;
        std::int64_t until = 0;
    };
    void forget_old(std::int64_t now);

    std::unordered_map<std::string, Known> links_;
    std::unordered_map<std::string, std::string> words_;  // by invitation
};

}  // namespace curia

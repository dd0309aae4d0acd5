// The definitions of match/edition/edition.h, for match/instantiate.cpp.in only.
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "engine/hash.h"
#include "match/edition/document.h"
#include "match/edition/edition.h"
#include "match/json/reader.h"
#include "match/mutex.h"

namespace curia {

template <Game G>
Result<EditionOf<G>> read_edition(std::string_view toml, std::string_view name) {
    const Result<EditionDocument> document = read_edition_document(toml, name);
    if (!document) return document.failure();
    const auto at = [&](std::string_view place, const std::string& text) {
        return std::string(name) + ":" + std::to_string(document->line_of(place)) + ": " + text;
    };
    EditionOf<G> edition{document->title, document->provenance, {}, {}};
    JsonReader reader(G::kMaxPlayers, nullptr);
    if (!reader.read(document->values, edition.values))
        return Failure{at(reader.place(), reader.message())};
    std::vector<Complaint> complaints;
    G::check(edition.values, complaints);
    for (const Complaint& complaint : complaints) {
        if (complaint.weight == Complaint::Weight::Error)
            return Failure{at(complaint.place, complaint.text)};
        edition.warnings.push_back(at(complaint.place, complaint.text));
    }
    return edition;
}

template <Game G>
const EditionOf<G>& default_edition() {
    static const EditionOf<G> edition = [] {
        Result<EditionOf<G>> read = read_edition<G>(default_edition_text(G::kName), "edition.toml");
        if (!read) {  // our own file: a test reads it before anybody else does
            std::fprintf(stderr, "%s\n", read.why().c_str());
            std::abort();
        }
        return *read;
    }();
    return edition;
}

// The editions in use. One that is no longer used is removed when the next one is added.
template <Game G>
class SharedEditions {
public:
    using Edition = typename G::Edition;

    static SharedEditions& all() {
        static SharedEditions editions;
        return editions;
    }
    std::shared_ptr<const Edition> share(const Edition& values) {
        Hash hashed;
        hashed.add(values);
        const std::uint64_t hash = hashed.value();
        const Lock lock(mutex_);
        for (const Entry& one : entries_)
            if (one.hash == hash)
                if (auto held = one.values.lock(); held && *held == values) return held;
        forget();
        const std::shared_ptr<const Edition> fresh(new Edition(values));
        entries_.push_back({hash, fresh});
        return fresh;
    }
    int count() {
        const Lock lock(mutex_);
        forget();
        return static_cast<int>(entries_.size());
    }

private:
    struct Entry {
        std::uint64_t hash;
        std::weak_ptr<const Edition> values;
    };
    void forget() {
        std::erase_if(entries_, [](const Entry& one) { return one.values.expired(); });
    }

    Mutex mutex_;
    std::vector<Entry> entries_;
};

template <Game G>
std::shared_ptr<const typename G::Edition> share_edition(const typename G::Edition& values) {
    const typename G::Edition& usual = default_edition<G>().values;
    if (values == usual)
        return {std::shared_ptr<const void>(), &usual};  // has no owner: it is never deleted
    return SharedEditions<G>::all().share(values);
}

template <Game G>
const typename G::Edition* keep_edition(const typename G::Edition& values) {
    static Mutex mutex;
    static std::vector<std::shared_ptr<const typename G::Edition>> kept;
    const Lock lock(mutex);
    const auto edition = share_edition<G>(values);
    if (std::find(kept.begin(), kept.end(), edition) == kept.end()) kept.push_back(edition);
    return edition.get();
}

template <Game G>
int count_editions() {
    return SharedEditions<G>::all().count();
}

}  // namespace curia

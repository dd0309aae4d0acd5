// The parts of match/edition.h that depend on the game.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <list>
#include <mutex>

#include "match/edition.h"

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

template <Game G>
const typename G::Edition* keep_edition(const typename G::Edition& values) {
    if (values == default_edition<G>().values) return &default_edition<G>().values;
    static std::mutex mutex;
    static std::list<typename G::Edition> kept;
    const std::lock_guard lock(mutex);
    for (const auto& one : kept)
        if (one == values) return &one;
    return &kept.emplace_back(values);
}

}  // namespace curia

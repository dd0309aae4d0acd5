// An edition file before a game reads its values.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "match/edition/edition.h"
#include "match/json/reader.h"

namespace curia {

struct EditionDocument {
    std::string title;
    std::vector<Provenance> provenance;
    Json values;
    struct Source;
    std::shared_ptr<const Source> source;  // the parsed text, for line_of

    // The line of the value that a JSON pointer names, or of the nearest one around it.
    int line_of(std::string_view place) const;
};

// `name` stands for the text in messages: the file's path.
Result<EditionDocument> read_edition_document(std::string_view toml, std::string_view name);

}  // namespace curia

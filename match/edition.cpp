#include "match/edition.h"

#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
// toml++ 3.3 asserts, or in a release tells the compiler to assume, that a table's header has a
// name
// ("[[[" has none), and handles it well right after. Texts come from outside: neither may happen.
#pragma push_macro("NDEBUG")
#undef NDEBUG
#define TOML_ASSERT(expression) static_cast<void>(0)
#include <toml++/toml.h>
#pragma pop_macro("NDEBUG")

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace curia {

namespace {

// Turns TOML into the JSON that the reader of described values takes, and notes every line.
class Converter {
public:
    explicit Converter(EditionDocument& document) : document_(document) {}

    Json convert(const toml::node& node, const std::string& place) {
        document_.lines.emplace_back(place, static_cast<int>(node.source().begin.line));
        if (const auto* table = node.as_table()) return convert_table(*table, place);
        if (const auto* array = node.as_array()) return convert_array(*array, place);
        if (const auto* text = node.as_string()) return Json(text->get());
        if (const auto* number = node.as_integer()) return Json(number->get());
        if (const auto* flag = node.as_boolean()) return Json(flag->get());
        return nullptr;  // dates and fractions: no edition has any, the reader refuses them
    }

private:
    Json convert_table(const toml::table& table, const std::string& place) {
        boost::json::object object;
        for (const auto& [key, value] : table)
            object[std::string(key.str())] = convert(value, place + "/" + std::string(key.str()));
        return object;
    }
    Json convert_array(const toml::array& array, const std::string& place) {
        boost::json::array list;
        for (const auto& value : array)
            list.push_back(convert(value, place + "/" + std::to_string(list.size())));
        return list;
    }

    EditionDocument& document_;
};

std::string text_of(const toml::table& table, std::string_view key) {
    return std::string(table[key].value_or(std::string_view{}));
}

}  // namespace

int EditionDocument::line_of(std::string_view place) const {
    while (true) {
        for (const auto& [where, line] : lines)
            if (where == place) return line;
        if (place.empty()) return 1;
        place = place.substr(0, place.rfind('/'));
    }
}

Result<EditionDocument> read_edition_document(std::string_view toml, std::string_view name) {
    // toml++ 3.3 looks letters up in tables that some characters lead out of.
    const auto is_other = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
    if (const auto other = std::find_if(toml.begin(), toml.end(), is_other); other != toml.end())
        return Failure{std::string(name) + ":" +
                       std::to_string(1 + std::count(toml.begin(), other, '\n')) +
                       ": not TOML: only ASCII here; write other letters as \"\\u00e9\""};
    toml::parse_result parsed = toml::parse(toml);
    if (!parsed)
        return Failure{std::string(name) + ":" +
                       std::to_string(parsed.error().source().begin.line) +
                       ": not TOML: " + std::string(parsed.error().description())};
    toml::table& table = parsed.table();
    EditionDocument document;
    document.title = text_of(table, "title");
    if (document.title.empty()) return Failure{std::string(name) + ":1: an edition needs a title"};
    if (const auto* list = table["provenance"].as_array())
        for (const auto& entry : *list)
            if (const auto* one = entry.as_table())
                document.provenance.push_back(
                    {text_of(*one, "values"), text_of(*one, "status"), text_of(*one, "note")});
    table.erase("title");
    table.erase("provenance");
    document.values = Converter(document).convert(table, "");
    return document;
}

}  // namespace curia

#include "match/edition/document.h"

#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
// toml++ 3.3 asserts that the header of a table has a name, or in a release build tells the
// compiler to assume it. "[[[" has none, and the code after the assertion handles that. Texts come
// from outside, so the assertion must not exist in either form.
#pragma push_macro("NDEBUG")
#undef NDEBUG
#define TOML_ASSERT(expression) static_cast<void>(0)
#include <toml++/toml.h>
#pragma pop_macro("NDEBUG")

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <charconv>

#include "match/edition/toml_limits.h"

namespace curia {

namespace {

// Turns TOML into the JSON that the reader of described values takes.
Json to_json(const toml::node& node) {
    if (const auto* table = node.as_table()) {
        boost::json::object object;
        for (const auto& [key, value] : *table) object[key.str()] = to_json(value);
        return object;
    }
    if (const auto* array = node.as_array()) {
        boost::json::array list;
        for (const auto& value : *array) list.push_back(to_json(value));
        return list;
    }
    if (const auto* text = node.as_string()) return Json(text->get());
    if (const auto* number = node.as_integer()) return Json(number->get());
    if (const auto* flag = node.as_boolean()) return Json(flag->get());
    return nullptr;  // dates and fractions: no edition has any, the reader refuses them
}

// The entry of a table or of an array that a step of a JSON pointer names, or nothing.
const toml::node* entry_of(const toml::node& node, std::string_view step) {
    if (const auto* table = node.as_table()) return table->get(step);
    const auto* array = node.as_array();
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(step.data(), step.data() + step.size(), index);
    if (!array || error != std::errc() || end != step.data() + step.size()) return nullptr;
    return array->get(index);
}

std::string text_of(const toml::table& table, std::string_view key) {
    return std::string(table[key].value_or(std::string_view{}));
}

}  // namespace

// The parsed text. It knows the line of every value, so that no list of them is needed.
struct EditionDocument::Source {
    toml::table table;
};

int EditionDocument::line_of(std::string_view place) const {
    const toml::node* node = &source->table;
    std::size_t end = place.size();
    while (end != std::string_view::npos && end > 0) {
        // Keys may have slashes in them: the longest step that leads somewhere is taken.
        if (const toml::node* entry = entry_of(*node, place.substr(1, end - 1))) {
            node = entry;
            place.remove_prefix(end);
            end = place.size();
        } else {
            end = place.rfind('/', end - 1);
        }
    }
    return static_cast<int>(node->source().begin.line);
}

Result<EditionDocument> read_edition_document(std::string_view toml, std::string_view name) {
    const auto fail = [&](auto line, const std::string& text) {
        return Failure{std::string(name) + ":" + std::to_string(line) + ": " + text};
    };
    if (toml.size() > kLongestEditionText)
        return fail(1, "longer than " + std::to_string(kLongestEditionText >> 10) + " KiB");
    if (const auto fault = find_toml_fault(toml)) return fail(fault->line, fault->text);
    toml::parse_result parsed = toml::parse(toml);
    if (!parsed)
        return fail(parsed.error().source().begin.line,
                    "not TOML: " + std::string(parsed.error().description()));
    toml::table& table = parsed.table();
    EditionDocument document;
    document.title = text_of(table, "title");
    if (document.title.empty()) return fail(1, "an edition needs a title");
    if (const auto* list = table["provenance"].as_array())
        for (const auto& entry : *list)
            if (const auto* one = entry.as_table())
                document.provenance.push_back(
                    {text_of(*one, "values"), text_of(*one, "status"), text_of(*one, "note")});
    table.erase("title");
    table.erase("provenance");
    document.values = to_json(table);
    document.source = std::make_shared<EditionDocument::Source>(std::move(table));
    return document;
}

}  // namespace curia

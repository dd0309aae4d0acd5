#include "cli/terminal/plain_words.h"

namespace curia::cli {

namespace {

constexpr int kNameWidth = 22;

std::string name_column(const PlainLine& line, const Reader& reader, int indent) {
    // A coloured name must not be cut: a cut could fall into an escape.
    const std::string name =
        reader.style.coloured() ? line.name : shorten(line.name, kNameWidth - 1);
    return std::string(static_cast<std::size_t>(indent), ' ') + left(name, kNameWidth - indent);
}

bool is_number(std::string_view word) {
    return word.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

std::string spaced(std::string_view name) {
    std::string text(name);
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

std::string listed(const std::vector<std::string>& parts) {
    if (parts.empty()) return "none";
    bool is_nested = false;
    for (const std::string& part : parts) is_nested = is_nested || part.find(',') != part.npos;
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : is_nested ? "; " : ", ") + part;
    return text;
}

std::string with_members(std::string_view type, const std::vector<std::string>& members) {
    std::string text = spaced(type);
    if (members.empty()) return text;
    std::string rest = listed(members);
    const std::string last = text.substr(text.rfind(' ') + 1) + " ";
    if (rest.starts_with(last)) rest.erase(0, last.size());
    return text + " " + rest;
}

bool is_meant_by(const std::vector<std::string>& command, const std::vector<std::string>& answer) {
    auto word = command.begin();
    for (const std::string& one : answer)
        if (word != command.end() &&
            (one == *word || (!is_number(*word) && one.starts_with(*word))))
            ++word;
    return word == command.end();
}

std::string block_of(const std::vector<PlainLine>& lines, const Reader& reader, int indent) {
    std::string out;
    for (const PlainLine& line : lines) {
        const std::string text = name_column(line, reader, indent) + line.text;
        out += wrap(text.substr(0, text.find_last_not_of(' ') + 1), reader.width, kNameWidth) +
               "\n" + block_of(line.below, reader, indent + 2);
    }
    return out;
}

}  // namespace curia::cli

#include "cli/terminal/asking.h"

namespace curia::cli {

namespace {

std::string trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t\r") - first + 1));
}

bool starts_and_drops(std::string& words, std::string_view start) {
    if (words.size() <= start.size() || !words.starts_with(start)) return false;
    words = trimmed(std::string_view(words).substr(start.size()));
    return true;
}

}  // namespace

Order order_in(std::string& words) {
    words = trimmed(words);
    if (words.empty()) return Order::Redraw;
    if (words == "?" || words == "help" || words == "h") return Order::Help;
    if (words == "log") return Order::Log;
    if (words == "u" || words == "undo") return Order::TakeBack;
    if (words == "q" || words == "quit" || words == "exit") return Order::Leave;
    if (starts_and_drops(words, "?") || starts_and_drops(words, "look ")) return Order::WhatIf;
    return Order::None;
}

std::string ruled(std::string_view title, const Reader& reader) {
    const std::string start = "── " + std::string(title) + " ";
    return reader.style(Ink::Dim, start + repeat("─", reader.width - columns(start))) + "\n";
}

}  // namespace curia::cli

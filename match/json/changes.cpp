#include "match/json/changes.h"

namespace curia {

void ChangeWriter::put(const char* text) { out_ += text; }

void ChangeWriter::put_name(std::string_view name, bool& first) {
    out_ += std::exchange(first, false) ? "\"" : ",\"";
    out_ += name;
    out_ += "\":";
}

void ChangeWriter::put_name(std::size_t entry, bool& first) {
    put_name(std::to_string(entry), first);
}

void ChangeWriter::begin_splice(std::size_t at, std::size_t cut) {
    out_ += "{\"splice\":[" + std::to_string(at) + ',' + std::to_string(cut);
}

std::string ChangeWriter::take_from(std::size_t start) {
    std::string text = out_.substr(start);
    out_.resize(start);
    return text;
}

void ChangeWriter::offer(std::string& best, std::size_t start) {
    std::string other = take_from(start);
    if (other.size() < best.size()) best = std::move(other);
}

}  // namespace curia

#include "match/edition/toml_limits.h"

#include <algorithm>
#include <array>

namespace curia {

namespace {

// Walks over keys, brackets, strings and comments. It agrees with a TOML parser up to the first
// error, where every parser stops; what the scan makes of the text behind an error does not matter.
class NestingScan {
public:
    explicit NestingScan(std::string_view text) : text_(text) {}

    std::optional<TomlFault> run() {
        for (; at_ < text_.size() && !ended_; ++at_) {
            step(text_[at_]);
            if (depth_ > kDeepestToml)
                return TomlFault{line_,
                                 "nested more than " + std::to_string(kDeepestToml) + " deep"};
            if (values_ > kMostTomlValues)
                return TomlFault{line_, "more than " + std::to_string(kMostTomlValues) + " values"};
        }
        return std::nullopt;
    }

private:
    enum class Statement { None, Header, Pair };
    struct Bracket {
        int depth = 0;  // before it
        bool is_list = false;
    };

    void step(char c) {
        if (c == '\n') return end_line();
        if (c == ' ' || c == '\t' || c == '\r') return;
        if (c == '#') return skip_comment();
        if (statement_ == Statement::None) begin_statement(c);
        if (c == '"' || c == '\'') return skip_string(c);
        if (statement_ == Statement::Header) return step_in_header(c);
        step_in_pair(c);
    }
    void begin_statement(char c) {
        statement_ = c == '[' ? Statement::Header : Statement::Pair;
        depth_ = c == '[' ? 0 : header_depth_;
        in_value_ = false;
    }
    void end_line() {
        ++line_;
        if (statement_ == Statement::Header) header_depth_ = depth_;
        if (open_ == 0) statement_ = Statement::None;
    }
    void step_in_header(char c) {
        if (c != '[' && c != '.') return;
        ++depth_;
        ++values_;
    }
    void step_in_pair(char c) {
        if (c == '.' && !in_value_) ++depth_, ++values_;
        if (c == '=') in_value_ = true, ++values_;
        if (c == '[' || c == '{') open(c);
        if (c == ']' || c == '}') close();
        if (c == ',') next_entry();
    }
    void open(char c) {
        brackets_[static_cast<std::size_t>(open_++)] = {depth_++, c == '['};
        in_value_ = c == '[';
        ++values_;
    }
    void close() {
        if (open_ == 0) return end();
        depth_ = brackets_[static_cast<std::size_t>(--open_)].depth;
        in_value_ = true;
    }
    void next_entry() {
        if (open_ == 0) return end();
        const Bracket& inside = brackets_[static_cast<std::size_t>(open_ - 1)];
        depth_ = inside.depth + 1;
        in_value_ = inside.is_list;
        ++values_;
    }

    // Both stop at the last character of what they skip.
    void skip_comment() { at_ = std::min(text_.find('\n', at_), text_.size()) - 1; }
    void skip_string(char quote) {
        const std::string three(3, quote);
        if (text_.substr(at_).starts_with(three)) return skip_long_string(quote, three);
        for (++at_; at_ < text_.size() && text_[at_] != quote; ++at_) {
            if (text_[at_] == '\n') return end();
            if (text_[at_] == '\\' && quote == '"') ++at_;
        }
    }
    // Of up to five quotes at its end the last three close it.
    void skip_long_string(char quote, std::string_view three) {
        for (at_ += 3; at_ < text_.size() && !text_.substr(at_).starts_with(three); ++at_) {
            if (text_[at_] == '\\' && quote == '"') ++at_;
            if (at_ < text_.size() && text_[at_] == '\n') ++line_;
        }
        at_ += 2;
        for (int more = 0;
             more < 2 && text_.substr(std::min(at_ + 1, text_.size()), 1) == three.substr(0, 1);
             ++more)
            ++at_;
    }
    // Here every parser finds an error.
    void end() { ended_ = true; }

    const std::string_view text_;
    std::size_t at_ = 0;
    Statement statement_ = Statement::None;
    std::array<Bracket, kDeepestToml + 1> brackets_{};
    int open_ = 0, depth_ = 0, header_depth_ = 0, values_ = 0, line_ = 1;
    bool in_value_ = false, ended_ = false;
};

// toml++ 3.3 looks letters up in tables that some characters lead out of. Control characters are
// not TOML, and the scan need not know what a parser would make of them.
std::optional<TomlFault> find_bad_character(std::string_view text) {
    int line = 1;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        line += c == '\n';
        if (c >= 0x80)
            return TomlFault{line, "not TOML: only ASCII here; write other letters as \"\\u00e9\""};
        const bool is_line_end = c == '\n' || (c == '\r' && text.substr(i + 1).starts_with('\n'));
        if ((c < 0x20 && c != '\t' && !is_line_end) || c == 0x7f)
            return TomlFault{line, "not TOML: a control character"};
    }
    return std::nullopt;
}

}  // namespace

std::optional<TomlFault> find_toml_fault(std::string_view text) {
    if (const auto fault = find_bad_character(text)) return fault;
    return NestingScan(text).run();
}

}  // namespace curia

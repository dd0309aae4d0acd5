#include "server/clean_text.h"

#include <algorithm>
#include <span>

#include "server/combining_marks.h"
#include "server/utf8.h"

namespace curia {

namespace {

enum class Kind { Visible, Mark, Joiner, Space, Hidden };

using Range = std::pair<char32_t, char32_t>;

// In ascending order. The braille blank counts as a space too.
constexpr auto kSpaces = std::to_array<Range>({{0x09, 0x0D},
                                               {0x20, 0x20},
                                               {0x85, 0x85},
                                               {0xA0, 0xA0},
                                               {0x1680, 0x1680},
                                               {0x2000, 0x200A},
                                               {0x2028, 0x2029},
                                               {0x202F, 0x202F},
                                               {0x205F, 0x205F},
                                               {0x2800, 0x2800},
                                               {0x3000, 0x3000}});
// In ascending order. kind_of() looks for joiners and spaces first.
constexpr auto kHidden = std::to_array<Range>({
    {0x00, 0x1F},        // controls
    {0x7F, 0x9F},        // more controls
    {0xAD, 0xAD},        // soft hyphen
    {0x34F, 0x34F},      // grapheme joiner
    {0x61C, 0x61C},      // text direction
    {0x115F, 0x1160},    // Hangul fillers
    {0x17B4, 0x17B5},    // Khmer vowels that are not written
    {0x180E, 0x180E},    // Mongolian vowel separator
    {0x200B, 0x200F},    // zero width, text direction
    {0x202A, 0x202E},    // text direction
    {0x2060, 0x206F},    // word joiner, invisible mathematical operators, text direction
    {0x3164, 0x3164},    // Hangul filler
    {0xFDD0, 0xFDEF},    // noncharacters
    {0xFEFF, 0xFEFF},    // byte order mark
    {0xFFA0, 0xFFA0},    // Hangul filler
    {0xFFF0, 0xFFFB},    // annotations
    {0x13430, 0x1343F},  // Egyptian hieroglyph controls
    {0x1BCA0, 0x1BCA3},  // shorthand controls
    {0x1D159, 0x1D159},  // null notehead
    {0x1D173, 0x1D17A},  // musical controls
    {0xE0000, 0xE00FF},  // tags
    {0xE01F0, 0xE0FFF},  // unassigned, ignored by default
});

bool is_in(std::span<const Range> ranges, char32_t point) {
    const auto after = [](char32_t one, const Range& range) { return one < range.first; };
    const auto next = std::upper_bound(ranges.begin(), ranges.end(), point, after);
    return next != ranges.begin() && point <= std::prev(next)->second;
}

bool is_joiner(char32_t point) { return point == 0x200C || point == 0x200D; }

bool is_variation_selector(char32_t point) {
    return (point >= 0xFE00 && point <= 0xFE0F) || (point >= 0xE0100 && point <= 0xE01EF);
}

Kind kind_of(char32_t point) {
    if (is_joiner(point)) return Kind::Joiner;
    if (is_in(kSpaces, point)) return Kind::Space;
    if (is_in(kHidden, point) || (point & 0xFFFE) == 0xFFFE) return Kind::Hidden;
    return is_in(kCombiningMarks, point) ? Kind::Mark : Kind::Visible;
}

// Three marks are enough for Hebrew, Thai and Vietnamese. In Burmese and Tibetan, the further
// letters of a syllable are marks on its first letter.
int most_marks_on(char32_t base) {
    const bool stacks_letters = (base >= 0xF00 && base <= 0xFFF) ||
                                (base >= 0x1000 && base <= 0x109F) ||
                                (base >= 0xAA60 && base <= 0xAA7F);
    return stacks_letters ? 6 : 3;
}

// No script before Hebrew in Unicode needs joiners. Between Latin letters they are only invisible.
bool takes_joiners(char32_t base) { return base >= 0x590; }

// Takes a text code point by code point and keeps what may be shown.
class Cleaner {
public:
    void add(char32_t point) {
        switch (kind_of(point)) {
            case Kind::Visible: return add_visible(point);
            case Kind::Mark: return add_mark(point);
            case Kind::Joiner: return add_joiner(point);
            case Kind::Space: return add_space();
            case Kind::Hidden: return;
        }
    }
    std::u32string text() && { return std::move(text_); }

private:
    void add_visible(char32_t point) {
        if (space_waits_) text_ += U' ';
        if (joiner_) text_ += joiner_;
        text_ += point;
        space_waits_ = false;
        joiner_ = 0;
        base_ = point;
        marks_ = 0;
    }
    void add_mark(char32_t point) {
        if (!base_ || marks_ == most_marks_on(base_)) return;
        if (joiner_) text_ += joiner_;
        text_ += point;
        joiner_ = 0;
        ++marks_;
    }
    void add_joiner(char32_t point) {
        if (takes_joiners(base_)) joiner_ = point;
    }
    void add_space() {
        space_waits_ = !text_.empty();
        base_ = joiner_ = 0;
    }

    std::u32string text_;
    bool space_waits_ = false;
    char32_t joiner_ = 0;  // kept if something visible follows
    char32_t base_ = 0;    // the character that marks are drawn on, or 0
    int marks_ = 0;
};

std::u32string clean(std::u32string_view text) {
    Cleaner cleaner;
    for (const char32_t point : text) cleaner.add(point);
    return std::move(cleaner).text();
}

// Maps full-width letters to plain ones, capitals to small ones, and all colons to the same one.
char32_t plain(char32_t point) {
    if (point >= 0xFF01 && point <= 0xFF5E) point -= 0xFF01 - U'!';
    if (point == 0x2236 || point == 0xA789 || point == 0xFE13 || point == 0xFE55) return U':';
    return point >= U'A' && point <= U'Z' ? point - U'A' + U'a' : point;
}

bool is_seen(char32_t point) {
    return point != U' ' && !is_joiner(point) && !is_variation_selector(point);
}

// Number of code points at the start of a clean text that read "bot:", with marks on the colon.
std::size_t length_of_bot(std::u32string_view text) {
    std::size_t at = 0;
    for (const char32_t wanted : std::u32string_view(U"bot:")) {
        while (at < text.size() && !is_seen(text[at])) ++at;
        if (at == text.size() || plain(text[at]) != wanted) return 0;
        ++at;
    }
    while (at < text.size() && kind_of(text[at]) != Kind::Visible) ++at;
    return at;
}

std::optional<std::string> if_short(std::u32string_view text, std::size_t most) {
    if (text.size() > most) return std::nullopt;
    return encode_utf8(text);
}

}  // namespace

std::optional<std::string> clean_text(std::string_view text, std::size_t most) {
    const auto points = decode_utf8(text);
    if (!points) return std::nullopt;
    return if_short(clean(*points), most);
}

std::optional<std::string> clean_name(std::string_view text, std::size_t most) {
    const auto points = decode_utf8(text);
    if (!points) return std::nullopt;
    std::u32string name = clean(*points);
    std::size_t start = 0;
    while (const std::size_t length = length_of_bot(std::u32string_view(name).substr(start)))
        start += length;
    if (start > 0) name = clean(std::u32string_view(name).substr(start));
    return if_short(name, most);
}

}  // namespace curia

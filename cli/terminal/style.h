// Colours of the terminal, and text in columns. There are no colours if the output is not a
// terminal, or if NO_COLOR is set.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"

namespace curia::cli {

// Shades that are readable on dark and light backgrounds. Turn marks what the reader is asked.
enum class Ink {
    Plain,
    Bold,
    Dim,
    Red,
    Green,
    Blue,
    Violet,
    Brown,
    Gold,
    Turn,
    SeatA,
    SeatB,
    SeatC,
    SeatD,
    SeatE,
    SeatF,
    SeatG,
    SeatH
};
Ink ink_of(Seat seat);

class Style {
public:
    explicit Style(bool coloured = false) : coloured_(coloured) {}
    static Style of_standard_output();

    bool coloured() const { return coloured_; }
    std::string operator()(Ink ink, std::string_view text) const;

private:
    bool coloured_;
};

// The width of a text on the screen: escapes take no columns, a UTF-8 letter takes one.
int columns(std::string_view text);
// The text with spaces after it (or before it, or around it), up to this width.
std::string left(std::string_view text, int width);
std::string right(std::string_view text, int width);
std::string centre(std::string_view text, int width);
// One text at each end of a line of this width, or on a line each if they do not fit.
std::string at_both_ends(std::string_view first, std::string_view second, int width);
std::string repeat(std::string_view text, int times);

// The text without anything that controls a terminal, for words from files.
std::string printable(std::string_view text);
// The text in at most this width, cut and marked with a full stop if it is longer. It must not
// contain escapes.
std::string shorten(std::string_view text, int width);
// Breaks the text between words into lines of at most this width; later lines start with the
// indent. Keeps the line breaks of the text.
std::string wrap(std::string_view text, int width, int indent = 0);
std::vector<std::string> lines_of(std::string_view text);
// Moves every line two columns to the right.
std::string indented(std::string_view text);
// Two blocks side by side. The second one starts at this column.
std::string beside(std::string_view first, std::string_view second, int column);

}  // namespace curia::cli

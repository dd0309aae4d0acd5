// Colours of the terminal, or none: where the output is not a terminal, or NO_COLOR is set. And how
// texts are set in columns.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"

namespace curia::cli {

// Shades that can be read on a dark and on a light ground. Turn marks what the reader is asked.
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
    SeatE
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

// How many columns a text takes on the screen: escapes take none, a letter of UTF-8 one.
int columns(std::string_view text);
// The text with blanks after it (or before it, or around it) up to so many columns.
std::string left(std::string_view text, int width);
std::string right(std::string_view text, int width);
std::string centre(std::string_view text, int width);
std::string repeat(std::string_view text, int times);

// The text without anything that a terminal would obey: for words that come out of files.
std::string printable(std::string_view text);
// The text in so many columns, cut and marked with a full stop if it is longer. No escapes in it.
std::string shorten(std::string_view text, int width);
// Broken between words into lines of at most so many columns; later lines start with the indent.
// Line breaks in the text stay.
std::string wrap(std::string_view text, int width, int indent = 0);
std::vector<std::string> lines_of(std::string_view text);
// Every line two columns further right.
std::string indented(std::string_view text);
// Two blocks side by side, the second starting at this column.
std::string beside(std::string_view first, std::string_view second, int column);

}  // namespace curia::cli

// Colours of the terminal, or none: where the output is not a terminal, or NO_COLOR is set.
#pragma once

#include <string>
#include <string_view>

namespace curia::cli {

enum class Ink { Plain, Bold, Dim, Red, Green, Yellow, Blue, Magenta, Cyan, Gold };

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
// The text with blanks after it (or before it) up to so many columns.
std::string left(std::string_view text, int width);
std::string right(std::string_view text, int width);
std::string centre(std::string_view text, int width);

}  // namespace curia::cli

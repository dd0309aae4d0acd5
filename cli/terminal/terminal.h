// The terminal that a person uses, or a pipe or file in its place.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace curia::cli {

class Terminal {
public:
    Terminal();

    // A person reads and types: input and output are both a terminal.
    bool is_interactive() const { return interactive_; }
    int width() const;   // 100 if it is not known
    int height() const;  // 40 if it is not known

    void write(std::string_view text);
    // Clears the screen. Without a screen, leaves a line free.
    void clear();
    // The same, and also clears what has scrolled out of sight.
    void clear_all();

    // Returns nothing at the end of the input. Prints a line that was not typed, so that the output
    // of a script reads like the screen.
    std::optional<std::string> read_line(std::string_view prompt);
    // Returns a line typed within this time, or nothing. The next read_line() reports the end of
    // the input.
    std::optional<std::string> read_line_within(std::chrono::milliseconds time);
    // Puts a line back, to be read next.
    void unread(std::string line);
    // Drops what was typed until now and for a moment longer: it was not meant as an answer to what
    // is shown now.
    void forget_input();

private:
    std::optional<std::string> take_line();
    bool fill();  // false at the end of the input

    const bool interactive_;
    std::string input_;
    bool ended_ = false;
};

}  // namespace curia::cli

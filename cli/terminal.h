// The terminal somebody sits at, or what stands in for it: a pipe, a file.
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
    int width() const;   // 100 where it is not known
    int height() const;  // likewise 40

    void write(std::string_view text);
    // Starts on an empty screen; does nothing but leave a line free where there is no screen.
    void clear();
    // The same, and what had scrolled out of sight is gone too.
    void clear_all();

    // Nothing at the end of the input. A line that was not typed is shown, so that the output
    // of a script reads like the screen.
    std::optional<std::string> read_line(std::string_view prompt);
    // A line typed within this time. Nothing if there is none; the end of the input is then told
    // by the next read_line().
    std::optional<std::string> read_line_within(std::chrono::milliseconds time);
    // Puts a line back: it is the next one to be read.
    void unread(std::string line);
    // Drops what was typed before now and for a moment longer: nobody meant it as an answer to what
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

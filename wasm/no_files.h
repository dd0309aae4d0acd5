// libc++ has no files on this platform, and toml++ contains a function that opens one. Nobody calls
// it. This file stream, which never opens, lets it compile. It is included before toml++ only.
#pragma once

#include <istream>
#include <string>

template <>
class std::basic_ifstream<char> : public std::istream {
public:
    basic_ifstream() : std::istream(nullptr) {}
    void open(const std::string&, std::ios_base::openmode) { setstate(std::ios_base::failbit); }
    bool is_open() const { return false; }
    void close() {}
};

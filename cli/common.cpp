#include "cli/common.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>

namespace curia::cli {

std::string read_file(const std::string& path) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
        throw BadInput{path + " is a folder, not a file"};
    std::ifstream file(path, std::ios::binary);
    if (!file) throw BadInput{"cannot read " + path + ": " + std::strerror(errno)};
    std::string text;
    char bytes[4096];
    while (file.read(bytes, sizeof bytes), file.gcount() > 0)
        text.append(bytes, static_cast<std::size_t>(file.gcount()));
    if (file.bad()) throw BadInput{"cannot read " + path + ": " + std::strerror(errno)};
    return text;
}

namespace {

// Returns why the text could not be written; empty if it was.
std::string write_straight(const std::string& path, std::string_view text) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(text.data(), static_cast<std::streamsize>(text.size()));
    file.close();
    return file ? std::string() : std::strerror(errno);
}

std::string write_beside_and_move(const std::string& path, std::string_view text) {
    const std::string unfinished = path + ".part";
    std::string why = write_straight(unfinished, text);
    std::error_code error;
    if (why.empty()) std::filesystem::rename(unfinished, path, error);
    if (error) why = error.message();
    if (!why.empty()) std::remove(unfinished.c_str());
    return why;
}

}  // namespace

void write_file(const std::string& path, std::string_view text) {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path there = fs::canonical(path, error);
    const std::string goal = error ? path : there.string();  // keeps a link, writes its target
    const bool is_special = fs::exists(goal, error) && !fs::is_regular_file(goal, error);
    const std::string why =
        is_special ? write_straight(goal, text) : write_beside_and_move(goal, text);
    if (!why.empty()) throw BadInput{"cannot write " + path + ": " + why};
}

void require_writable(const std::string& path) {
    namespace fs = std::filesystem;
    std::error_code error;
    const bool is_special = fs::exists(path, error) && !fs::is_regular_file(path, error);
    if (path.empty() || (is_special && !fs::is_directory(path, error))) return;
    const std::string unfinished = path + ".part";
    if (is_special || !std::ofstream(unfinished, std::ios::app).is_open())
        throw BadInput{"cannot write " + path};
    std::remove(unfinished.c_str());
}

std::string known_games() {
    std::string names;
    AllGames::for_each([&]<Game G>() {
        if (!names.empty()) names += ", ";
        names += G::kName;
    });
    return names;
}

std::uint64_t seed_from_system() {
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

}  // namespace curia::cli

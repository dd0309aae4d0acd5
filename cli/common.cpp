#include "cli/common.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "bots/bot.h"

namespace curia::cli {

std::string read_file(const std::string& path) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
        throw BadInput{path + " is a folder, not a file"};
    std::ifstream file(path, std::ios::binary);
    if (!file) throw BadInput{"cannot read " + path + ": " + std::strerror(errno)};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

void write_file(const std::string& path, std::string_view text) {
    const std::string unfinished = path + ".part";
    std::ofstream file(unfinished, std::ios::binary | std::ios::trunc);
    file.write(text.data(), static_cast<std::streamsize>(text.size()));
    file.close();
    if (!file) {
        const std::string why = std::strerror(errno);
        std::remove(unfinished.c_str());
        throw BadInput{"cannot write " + path + ": " + why};
    }
    std::error_code error;
    std::filesystem::rename(unfinished, path, error);
    if (error) {
        std::remove(unfinished.c_str());
        throw BadInput{"cannot write " + path + ": " + error.message()};
    }
}

std::string known_games() {
    std::string names;
    AllGames::for_each([&]<Game G>() {
        if (!names.empty()) names += ", ";
        names += G::kName;
    });
    return names;
}

std::string unknown_bot(std::string_view name) {
    return "no bot '" + std::string(name) + "'; there are: " + std::string(kBotNames);
}

}  // namespace curia::cli

// The real program, run as a user would: what it prints, and its exit status.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

namespace curia::cli {

struct Printed {
    int status = -1;
    std::string text;  // both outputs together
};

inline Printed run(const std::string& arguments, const std::string& input = "") {
    const std::string command =
        "printf '" + input + "' | " + CURIA_PROGRAM + " " + arguments + " 2>&1";
    Printed result;
    FILE* pipe = popen(command.c_str(), "r");
    char bytes[4096];
    for (std::size_t count; (count = fread(bytes, 1, sizeof bytes, pipe)) > 0;)
        result.text.append(bytes, count);
    result.status = WEXITSTATUS(pclose(pipe));
    return result;
}

inline bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// A test with its own folder for files.
class ProgramTest : public testing::Test {
protected:
    ProgramTest() { std::filesystem::create_directories(folder_); }
    ~ProgramTest() override { std::filesystem::remove_all(folder_); }

    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    static std::string content(const std::string& file) {
        std::ostringstream text;
        text << std::ifstream(file).rdbuf();
        return text.str();
    }
    std::string written(const std::string& name, const std::string& text) const {
        std::ofstream(path(name)) << text;
        return path(name);
    }

private:
    const std::filesystem::path folder_ =
        std::filesystem::temp_directory_path() /
        ("curia_test_" + std::to_string(getpid()) + "_" +
         testing::UnitTest::GetInstance()->current_test_info()->name());
};

}  // namespace curia::cli

// curia page --write: the page as files.
#include <filesystem>

#include "tests/cli/program.h"

namespace curia::cli {
namespace {

namespace fs = std::filesystem;

using PageTest = ProgramTest;

// A build without the WebAssembly (for example with sanitizers) can only say what is missing.
TEST_F(PageTest, WritesFilesThatNeedNoServerOrSaysWhatIsMissing) {
    const std::string folder = path("club/curia");
    const Printed printed = run("page --write " + folder);
    if (printed.status != 0) {
        EXPECT_EQ(printed.status, 2);
        EXPECT_TRUE(has(printed.text, "scripts/build_wasm")) << printed.text;
        EXPECT_FALSE(fs::exists(folder));
        return;
    }
    const std::string index = content(folder + "/index.html");
    EXPECT_TRUE(has(index, "data-home=\"files\""));
    EXPECT_TRUE(has(index, "default-src 'self'"));
    EXPECT_TRUE(has(index, "src=\"./assets/"));
    EXPECT_FALSE(has(index, "=\"/")) << "an address that works at the root only";
    bool has_engine = false;
    for (const auto& file : fs::directory_iterator(folder + "/assets"))
        has_engine |= file.path().extension() == ".wasm";
    EXPECT_TRUE(has_engine);

    // Every file that the service worker keeps is there.
    const std::string worker = content(folder + "/sw.js");
    int kept = 0;
    for (std::size_t at = 0; (at = worker.find("\"assets/", at)) != worker.npos; ++kept) {
        const std::size_t end = worker.find('"', ++at);
        const std::string file = worker.substr(at, end - at);
        EXPECT_TRUE(fs::exists(folder + "/" + file)) << file;
    }
    EXPECT_GT(kept, 100);

    // A newer page over an older one.
    written("club/curia/index.html", "old");
    EXPECT_EQ(run("page --write " + folder).status, 0);
    EXPECT_EQ(content(folder + "/index.html"), index);
}

TEST_F(PageTest, NamesAFolderThatCannotBeWritten) {
    const Printed printed = run("page --write " + written("file", "") + "/folder");
    EXPECT_EQ(printed.status, 2);
    EXPECT_TRUE(has(printed.text, "cannot be written") || has(printed.text, "build_wasm"));
    EXPECT_NE(run("page").status, 0);
}

}  // namespace
}  // namespace curia::cli

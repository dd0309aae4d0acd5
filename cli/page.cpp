// curia page: writes the page as files that any web space can serve.
#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "cli/commands.h"
#include "cli/common.h"
#include "server/net/assets.h"
#include "server/net/gzip.h"
#include "server/net/page_files.h"

namespace curia::cli {
namespace {

namespace fs = std::filesystem;

void replace_all(std::string& text, std::string_view old, std::string_view with) {
    for (std::size_t at = 0; (at = text.find(old, at)) != text.npos; at += with.size())
        text.replace(at, old.size(), with);
}

// The page itself, for a web space that sets no headers: it finds its files in its own folder,
// knows that it has no server (web/src/app/address.ts), and brings its security policy.
std::string index_for_files(std::string html) {
    replace_all(html, "=\"/", "=\"./");
    replace_all(html, "<html ", "<html data-home=\"files\" ");
    replace_all(html, "<head>",
                fmt::format("<head>\n    <meta http-equiv=\"Content-Security-Policy\" "
                            "content=\"{}\" />",
                            kPagePolicy));
    return html;
}

void write_file(const fs::path& path, std::string_view bytes) {
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (error || !file) throw BadInput{fmt::format("{} cannot be written", path.string())};
}

// Pictures for previews of links: a server names them, files do not.
bool is_needed(const PageFile& file) { return !file.path.starts_with("/preview/"); }

}  // namespace

int run_page(const std::string& folder) {
    const auto files = page_files();
    const bool has_engine = std::any_of(files.begin(), files.end(), [](const PageFile& file) {
        return file.path.ends_with(".wasm");
    });
    if (!has_engine)
        throw BadInput{
            "this program does not contain the page with its engine. Run scripts/build_wasm, then "
            "./play --help, which builds the program again"};
    // The page and its service worker come last: a reader who opens the page meanwhile never finds
    // names of files that are not there yet.
    const auto is_last = [](const PageFile& file) {
        return file.path == "/index.html" || file.path == "/sw.js";
    };
    int written = 0;
    for (const bool last : {false, true})
        for (const PageFile& file : files) {
            if (is_last(file) != last || !is_needed(file)) continue;
            std::string bytes = net::unzip(file.bytes);
            if (file.path == "/index.html") bytes = index_for_files(std::move(bytes));
            write_file(fs::path(folder) / file.path.substr(1), bytes);
            ++written;
        }
    fmt::print("{} files in {}. Try them: python3 -m http.server --directory {}\n", written, folder,
               folder);
    return 0;
}

}  // namespace curia::cli

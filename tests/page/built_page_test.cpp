// The page that is built into the program, as the server sends it. The build with sanitizers has no
// page.
#include "server/net/assets.h"
#include "server/net/gzip.h"
#include "server/net/page_files.h"
#include "tests/cli/program.h"
#include "tests/server/server_test.h"

namespace curia {
namespace {

using cli::has;

class BuiltPage : public ServerTest {
protected:
    void SetUp() override {
        if (page_files().empty()) GTEST_SKIP() << "built without the page";
        ServerTest::SetUp();
    }
};

TEST_F(BuiltPage, IsThereForClientsWithoutGzip) {
    for (const PageFile& file : page_files()) {
        net::Request request{.method = "GET", .path = std::string(file.path), .query = {}};
        const net::Response plain = page_response(request, {});
        request.accepts_gzip = true;
        const net::Response packed = page_response(request, {});
        EXPECT_EQ(plain.status, 200);
        EXPECT_FALSE(plain.body.empty()) << file.path;
        if (file.path == "/index.html") {  // short, and with a preview: never packed
            EXPECT_EQ(packed.body, plain.body);
            continue;
        }
        EXPECT_EQ(packed.body, file.bytes);
        EXPECT_EQ(plain.body, net::unzip(packed.body)) << file.path;
    }
}

TEST_F(BuiltPage, IsNotSentAgainToAClientThatHasIt) {
    const auto header = [](const net::Response& response, const std::string& name) {
        for (const auto& [one, value] : response.headers)
            if (one == name) return value;
        return std::string();
    };
    net::Request request{.method = "GET", .path = "/", .query = {}};
    const net::Response plain = page_response(request, {});
    EXPECT_TRUE(has(plain.body, "<html")) << plain.body;
    EXPECT_EQ(header(plain, "Vary"), "Accept-Encoding");
    EXPECT_EQ(header(plain, "Cache-Control"), "no-cache");
    EXPECT_TRUE(has(header(plain, "Content-Security-Policy"), "default-src 'self'"));
    request.if_none_match = "\"other\", W/" + header(plain, "ETag");
    EXPECT_EQ(page_response(request, {}).status, 304);
    // Another game is another page.
    EXPECT_EQ(page_response(request, {.address = {}, .game = "justinian"}).status, 200);
    request.path = "/no_such_file.js";
    EXPECT_EQ(page_response(request, {}).status, 404);
}

TEST_F(BuiltPage, ALinkToATableShowsItsGame) {
    const auto shows = [&](const std::string& path, std::string_view title) {
        return has(net::fetch(port(), "GET", path).body,
                   "og:title\" content=\"" + std::string(title) + "\"");
    };
    EXPECT_TRUE(shows("/t/" + open_table("justinian", 2).id, "Justinian"));
    EXPECT_TRUE(shows("/rules/justinian", "Justinian"));
    EXPECT_TRUE(shows("/t/AAAAAAAAAAAA", "Curia"));
    EXPECT_TRUE(shows("/", "Curia"));
}

}  // namespace
}  // namespace curia

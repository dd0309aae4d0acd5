// Any text can come as a name, a line of chat, an id, a token, a query or a header of a request.
#include <cstdlib>
#include <string_view>

#include "server/clean_text.h"
#include "server/net/client_address.h"
#include "server/net/gzip.h"
#include "server/net/net.h"
#include "server/secrets.h"
#include "server/utf8.h"
#include "tests/fuzz/time_limit.h"

namespace curia {
namespace {

constexpr std::size_t kMost = 500;

void expect(bool holds) {
    if (!holds) std::abort();
}

// A clean text is UTF-8, short, and does not change when it is cleaned again.
template <class Clean>
void expect_clean(std::string_view text, Clean&& clean) {
    std::optional<std::string> cleaned;
    within_time_limit([&] { cleaned = clean(text); });
    if (!cleaned) return;
    const auto points = decode_utf8(*cleaned);
    expect(points && points->size() <= kMost && encode_utf8(*points) == *cleaned);
    expect(clean(*cleaned) == cleaned);
}
void expect_no_bot(std::string_view text) {
    const auto name = clean_name(text, kMost);
    if (name) expect(!name->starts_with("bot:"));
}
void expect_form(std::string_view text) {
    constexpr auto kNone = std::string_view::npos;
    constexpr std::string_view kLetters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const bool good = text.find_first_not_of(kLetters) == kNone;
    expect(is_table_id(text) == (good && text.size() == 12));
    expect(is_token(text) == (good && text.size() == 32));
}
void read_request(const std::string& text) {
    within_time_limit([&] {
        net::Request request;
        request.query = text;
        expect(request.parameter("ids").size() <= text.size());
        const auto peer = boost::asio::ip::make_address_v4("127.0.0.1");
        static const auto kProxies = net::Networks::read({"127.0.0.0/8", "10.0.0.0/8"});
        expect(!net::client_behind(peer, text, *kProxies).empty());
        net::endpoint_of(text);
        expect(net::unzip(net::zip(text)) == text);
        net::unzip(text);
    });
}

}  // namespace
}  // namespace curia

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace curia;
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    expect_clean(text, [](std::string_view one) { return clean_text(one, kMost); });
    expect_clean(text, [](std::string_view one) { return clean_name(one, kMost); });
    expect_no_bot(text);
    expect_form(text);
    read_request(std::string(text));
    return 0;
}

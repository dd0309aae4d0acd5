// An edition can be any text: it is refused with a sentence, or it is valid.
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cstdlib>
#include <string_view>

#include "games/all.h"
#include "match/edition/document.h"
#include "match/edition/edition.h"
#include "match/edition/toml_limits.h"
#include "match/json/reader.h"
#include "tests/fuzz/time_limit.h"

namespace curia {
namespace {

int depth_of(const Json& json) {
    int deepest = 0;
    if (json.is_array())
        for (const Json& one : json.get_array()) deepest = std::max(deepest, 1 + depth_of(one));
    if (json.is_object())
        for (const auto& member : json.get_object())
            deepest = std::max(deepest, 1 + depth_of(member.value()));
    return deepest;
}

// No nesting gets past the scan before the parser. A step of a [[header]] is two levels.
void expect_flat(std::string_view text) {
    const auto document = read_edition_document(text, "edition");
    if (document && depth_of(document->values) > 2 * kDeepestToml + 1) std::abort();
}

}  // namespace
}  // namespace curia

extern "C" int LLVMFuzzerInitialize(int*, char***) {
    curia::AllGames::for_each([]<curia::Game G>() { curia::default_edition<G>(); });
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace curia;
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    expect_flat(text);
    AllGames::for_each([&]<Game G>() {
        within_time_limit([&] {
            const auto edition = read_edition<G>(text, "edition");
            if (!edition && edition.why().empty()) std::abort();
        });
    });
    return 0;
}

// Any text may come as an edition: it is refused with a sentence, or it is one.
#include <cstdlib>
#include <string_view>

#include "games/all.h"
#include "match/edition.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    curia::AllGames::for_each([&]<curia::Game G>() {
        const auto edition = curia::read_edition<G>(text, "edition");
        if (!edition && edition.why().empty()) std::abort();
    });
    return 0;
}

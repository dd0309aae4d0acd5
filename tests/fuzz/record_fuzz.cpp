// Any text may come as a record: it is read to the end or refused with a sentence that names the
// place, and what was read can be written again.
#include <cstdlib>
#include <string_view>

#include "games/all.h"
#include "match/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace curia;
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const auto game = game_of_record(text, "record");
    if (!game) return 0;
    AllGames::with(*game, [&]<Game G>() {
        const auto record = read_record<G>(text, "record");
        if (!record) {
            if (!record.why().starts_with("record:")) std::abort();
            return;
        }
        const std::string again = write_record(record->match, record->seats);
        if (!read_record<G>(again, "again")) std::abort();
    });
    return 0;
}

// A record can be any text: it is read to the end, or refused with a sentence that names the place.
// What was read can be written again.
#include <cstdlib>
#include <string_view>

#include "games/all.h"
#include "match/record/record.h"
#include "tests/fuzz/time_limit.h"

namespace curia {
namespace {

template <Game G>
void read(std::string_view text) {
    std::optional<Result<Record<G>>> record;
    within_time_limit([&] { record.emplace(read_record<G>(text, "record")); });
    if (!*record) {
        if (!record->why().starts_with("record:")) std::abort();
        return;
    }
    const std::string again = write_record((*record)->match, (*record)->notes);
    if (!read_record<G>(again, "again")) std::abort();
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
    if (const auto game = game_of_record(text, "record"))
        AllGames::with(*game, [&]<Game G>() { read<G>(text); });
    return 0;
}

// Any text may come over a socket: it is refused, or it does what its sender may do. Lines are
// messages; the first byte of each says who sends it.
#include <string_view>

#include "server/secrets.h"
#include "tests/server/quiet_house.h"

namespace curia {
namespace {

std::shared_ptr<Room> table_for(QuietHouse& house) {
    auto match = std::move(*host_match(
        *write_terms({.game = "justinian", .players = 2, .options = {}, .edition_text = {}})));
    TableTerms terms;
    terms.owner_hash = hash_of_token("owner");
    terms.seats = {{protocol::SeatKind::Person, "", "", hash_of_token("a")},
                   {protocol::SeatKind::Open, "", "", hash_of_token("b")}};
    auto room = std::make_shared<Room>(
        house, StoredTable{.id = "t", .header = {}, .terms = {}, .phase = {}}, terms,
        std::move(match));
    for (const char* token : {"a", "b"})
        room->handle(static_cast<net::Connection>(*token),
                     protocol::Join{.id = {}, .table = "t", .token = {token}, .seen = {}});
    return room;
}

void say(Room& room, std::string_view line) {
    if (line.empty()) return;
    const Result<Json> json = parse_json(line.substr(1));
    if (!json) return;
    protocol::FromClient message;
    JsonReader reader(kMaxSeats, nullptr, JsonReader::Missing::KeepsDefault);
    if (reader.read(*json, message)) room.handle(static_cast<net::Connection>(line[0]), message);
}

}  // namespace
}  // namespace curia

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace curia;
    prepare_secrets();
    QuietHouse house(1);
    const std::shared_ptr<Room> room = table_for(house);
    std::string_view rest(reinterpret_cast<const char*>(bytes), size);
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        say(*room, line);
    }
    return 0;
}

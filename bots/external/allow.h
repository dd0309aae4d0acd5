// Whether bots in other programs may be started.
#pragma once

namespace curia {

// Only after this call make_bot() starts other programs. Commands call it for bots that their user
// has named. So no name from a client, a record or a queue can start anything.
void allow_external_bots();
bool are_external_bots_allowed();

}  // namespace curia

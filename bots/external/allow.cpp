#include "bots/external/allow.h"

#include <atomic>

namespace curia {

namespace {
std::atomic<bool> allowed = false;
}  // namespace

void allow_external_bots() { allowed = true; }
bool are_external_bots_allowed() { return allowed; }

}  // namespace curia

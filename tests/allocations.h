// What operator new has given out in this process. Always 0 under sanitizers, which need the
// operator for themselves.
#pragma once

namespace curia {

long count_allocations();  // since the start
long allocated_bytes();    // now
long most_allocated_bytes();
void forget_most_allocated_bytes();  // the peak is measured from now on

}  // namespace curia

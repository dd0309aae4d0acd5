// What operator new has allocated in this process. Always 0 under sanitizers, which need the
// operator themselves.
#pragma once

namespace curia {

long count_allocations();  // since the start
long allocated_bytes();    // at the moment
long most_allocated_bytes();
void forget_most_allocated_bytes();  // the peak is measured from now on

}  // namespace curia

// Replaces the global operator new in order to count. It has its own file, so that g++ does not
// inline one half of a pair and warn of a mismatch.
#include "tests/allocations.h"

#ifdef CURIA_SANITIZED

namespace curia {
long count_allocations() { return 0; }
long allocated_bytes() { return 0; }
long most_allocated_bytes() { return 0; }
void forget_most_allocated_bytes() {}
}  // namespace curia

#else

#include <malloc.h>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<long> allocations = 0, bytes = 0, most_bytes = 0;

void release(void* memory) {
    bytes.fetch_sub(static_cast<long>(::malloc_usable_size(memory)), std::memory_order_relaxed);
    std::free(memory);
}
}  // namespace

void* operator new(std::size_t size) {
    void* const memory = std::malloc(size);
    if (!memory) std::abort();
    allocations.fetch_add(1, std::memory_order_relaxed);
    const long more = static_cast<long>(::malloc_usable_size(memory));
    const long now = bytes.fetch_add(more, std::memory_order_relaxed) + more;
    if (now > most_bytes.load(std::memory_order_relaxed)) most_bytes = now;
    return memory;
}
void operator delete(void* memory) noexcept { release(memory); }
void operator delete(void* memory, std::size_t) noexcept { release(memory); }

namespace curia {

long count_allocations() { return allocations; }
long allocated_bytes() { return bytes; }
long most_allocated_bytes() { return most_bytes; }
void forget_most_allocated_bytes() { most_bytes = bytes.load(); }

}  // namespace curia

#endif

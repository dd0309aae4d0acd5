#include "match/speed.h"

namespace curia {

double copies_per_second() {
    alignas(64) static char from[512], to[512];
    constexpr int kTimes = 1000;
    return 1e9 / best_nanoseconds([] {
               for (int i = 0; i < kTimes; ++i) {
                   std::memcpy(to, from, sizeof to);
                   keep(to);
               }
               return kTimes;
           });
}

double xorshift_per_second() {
    constexpr int kTimes = 10'000;
    std::uint64_t x = 88172645463325252u;
    return 1e9 / best_nanoseconds([&] {
               for (int i = 0; i < kTimes; ++i) {
                   x ^= x << 13;
                   x ^= x >> 7;
                   x ^= x << 17;
               }
               keep(x);
               return kTimes;
           });
}

}  // namespace curia

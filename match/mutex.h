// A mutex, or nothing on a platform without threads.
#pragma once

#ifndef __wasi__
#include <mutex>
#endif

namespace curia {

#ifdef __wasi__
struct Mutex {};
struct Lock {
    explicit Lock(Mutex&) {}
};
#else
using Mutex = std::mutex;
using Lock = std::lock_guard<std::mutex>;
#endif

}  // namespace curia

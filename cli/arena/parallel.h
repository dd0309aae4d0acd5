// Many pieces of work on several threads, with a bar that shows how far they are.
#pragma once

#include <functional>
#include <string>

namespace curia::cli {

// So many; for 0 as many as there are cores.
int thread_count(int wanted);

// Calls work(0), work(1), ... work(jobs - 1), each once; they begin in order. 0 threads: all cores.
// What one of them throws is thrown on, after those that had begun have ended.
void run_in_parallel(const std::string& what, int jobs, int threads,
                     const std::function<void(int)>& work);

}  // namespace curia::cli

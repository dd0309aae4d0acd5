// Runs many pieces of work on several threads, with a progress bar.
#pragma once

#include <functional>
#include <string>

namespace curia::cli {

// The number of threads to use: `wanted`, or the number of cores if that is 0.
int thread_count(int wanted);

// Calls work(0), work(1), ... work(jobs - 1) once each; they start in this order. 0 threads: all
// cores. If one of them throws, the exception is thrown again after the running ones have ended.
void run_in_parallel(const std::string& what, int jobs, int threads,
                     const std::function<void(int)>& work);

}  // namespace curia::cli

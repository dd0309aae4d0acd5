// The same requests for the native program, one a line, to compare its answers with those of the
// WebAssembly.
#include <iostream>

#include "wasm/requests.h"

int main() {
    std::ios::sync_with_stdio(false);
    for (std::string line; std::getline(std::cin, line);)
        std::cout << curia::answer_request(line) << '\n' << std::flush;
}

// The border between the house and the program around it, in both directions: a kind, a number and
// a text. wasm/package/home.js is the other side and has the same kinds in the same order.
#pragma once

#include <cstdint>
#include <string_view>

namespace curia::home {

enum class Out : std::int32_t {
    Send,    // a message to the client of this connection
    Close,   // this connection
    Timer,   // Rang is due after this number of milliseconds
    Think,   // a thought for another worker; Thought has the answer
    Write,   // JSON for the store; Written has the outcome
    Load,    // a table from the store, by its id; Loaded has JSON
    Answer,  // JSON: the answer to a Request
    Log,     // a line for the console
    Forget   // the answer of this Think is no longer wanted: its worker is free
};
void tell(Out kind, std::uint64_t number, std::string_view text);

enum class In : std::int32_t {
    Opened,   // a connection, by the client's number
    Message,  // from this connection
    Closed,   // this connection
    Rang,
    Thought,
    Written,  // "done", "conflict" or "failed"
    Loaded,
    Request  // JSON: what would be an HTTP request to a server
};

}  // namespace curia::home

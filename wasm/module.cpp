// What the WebAssembly exports. A text goes in through one buffer and comes out through another.
#include <string>

#include "server/room/hosted_match.h"
#include "wasm/home.h"
#include "wasm/house.h"
#include "wasm/nets.h"
#include "wasm/requests.h"

#define CURIA_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace {

std::string input, output;

std::size_t put_out(std::string text) {
    output = std::move(text);
    return output.size();
}

curia::House& house() {
    static curia::House one;
    return one;
}

}  // namespace

// Makes room for a text of this size and returns where it must be written.
CURIA_EXPORT("input") char* curia_input(std::size_t size) {
    input.resize(size);
    return input.data();
}
CURIA_EXPORT("output") const char* curia_output() { return output.data(); }

// These return the length of the output.
CURIA_EXPORT("answer") std::size_t curia_answer() { return put_out(curia::answer_request(input)); }
// Empty if the input is not a thought.
CURIA_EXPORT("think") std::size_t curia_think() {
    const curia::Result<std::string> answer = curia::compute_thought(input);
    return put_out(answer ? *answer : std::string());
}

// The input is the name of a game, the number of its characters, and the bytes of its net.
CURIA_EXPORT("net") void curia_net(std::size_t name) {
    curia::home::take_net(input.substr(0, name), input.substr(name));
}

CURIA_EXPORT("hear") void curia_hear(std::int32_t kind, double number) {
    // A copy: the house may tell something, and be told something, before it has read everything.
    const std::string text = input;
    house().hear(static_cast<curia::home::In>(kind), static_cast<std::uint64_t>(number), text);
}

// Numbers are doubles, because JavaScript has no other ones. All of them are counted from 1.
extern "C" __attribute__((import_module("curia"), import_name("tell"))) void curia_tell(
    std::int32_t kind, double number, const char* text, std::size_t size);

void curia::home::tell(Out kind, std::uint64_t number, std::string_view text) {
    curia_tell(static_cast<std::int32_t>(kind), static_cast<double>(number), text.data(),
               text.size());
}

#include "server/log.h"

#include <chrono>
#include <cstdio>
#include <string>

#include "match/json/writer.h"

namespace curia {

void log_event(std::string_view event,
               std::initializer_list<std::pair<std::string_view, std::string_view>> fields) {
    using namespace std::chrono;
    const auto now = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
    std::string line = "{\"at\":" + std::to_string(now) + ",\"event\":" + to_json(event);
    for (const auto& [name, value] : fields) line += "," + to_json(name) + ":" + to_json(value);
    line += "}\n";
    std::fputs(line.c_str(), stderr);
}

}  // namespace curia

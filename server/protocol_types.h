// The TypeScript types of all messages.
#pragma once

#include "match/typescript.h"
#include "server/protocol.h"

namespace curia::protocol {

inline std::string typescript() {
    TypeScript types;
    types.declare<NewTable>("NewTable");
    types.declare<TableInfo>("TableInfo");
    types.declare<FromClient>("FromClient");
    types.declare<FromServer>("FromServer");
    return "export namespace protocol {\n" + types.text() + "}\n";
}

}  // namespace curia::protocol

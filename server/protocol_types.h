// The TypeScript types of all messages.
#pragma once

#include "match/json/typescript.h"
#include "server/protocol.h"

namespace curia::protocol {

inline std::string typescript() {
    TypeScript types;
    types.declare<NewTable>("NewTable");
    types.declare<TableInfo>("TableInfo");
    types.declare<Refusal>("Refusal");
    types.declare<FromClient>("FromClient");
    types.declare<FromServer>("FromServer");
    types.declare<HttpError>("HttpError");
    types.declare<Health>("Health");
    types.declare<Games>("Games");
    types.declare<PushInfo>("PushInfo");
    types.declare<EditionInfo>("EditionInfo");
    types.declare<OpenedTable>("OpenedTable");
    types.declare<Invitation>("Invitation");
    types.declare<SpokenLink>("SpokenLink");
    types.declare<KeptRecord>("KeptRecord");
    types.declare<TableList>("TableList");
    types.declare<NamedTables>("NamedTables");
    types.declare<BranchRequest>("BranchRequest");
    types.declare<Replay>("Replay");
    types.declare<Moment>("Moment");
    return "export namespace protocol {\n" + types.text() + "}\n";
}

}  // namespace curia::protocol

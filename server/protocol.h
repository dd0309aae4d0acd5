// Every message between server and clients: docs/protocol.md says what they mean. The types of the
// page are generated from these files.
#pragma once

#include "server/protocol/from_client.h"
#include "server/protocol/from_server.h"
#include "server/protocol/http.h"
#include "server/protocol/new_table.h"
#include "server/protocol/refusal.h"
#include "server/protocol/table.h"

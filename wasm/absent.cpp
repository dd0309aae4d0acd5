// What this home does not have: files of the page, compression, figures for an operator, other
// programs, exceptions.
#include <boost/throw_exception.hpp>
#include <cstdlib>
#include <exception>

#include "bots/external/allow.h"
#include "bots/external/child_process.h"
#include "bots/external/external_name.h"
#include "bots/external/messages.h"
#include "match/json/reader.h"
#include "server/metrics.h"
#include "server/net/assets.h"
#include "server/net/gzip.h"
#include "server/net/link_preview.h"
#include "server/room/operator_bots.h"

namespace curia {

// ---- Page ----

std::optional<Asset> asset_of(std::string_view) { return std::nullopt; }
std::string picture_of(std::string_view) { return {}; }
net::Response page_response(const net::Request&, const LinkPreview&) {
    return {.status = 404, .body = "{}"};
}

// ---- Compression: texts stay in this device's memory, so they stay as they are ----

std::string net::zip(std::string_view text) { return std::string(text); }
std::string net::unzip(std::string_view file) { return std::string(file); }

// ---- Figures ----

void Metrics::count_move(std::int64_t) {}
std::string Metrics::text(std::int64_t, std::int64_t) const { return {}; }

// ---- Other programs ----

namespace {
Failure no_programs() { return Failure{"there are no other programs here"}; }
}  // namespace

void allow_external_bots() {}
bool are_external_bots_allowed() { return false; }
std::optional<ExternalName> ExternalName::from_text(std::string_view) { return std::nullopt; }
Result<ChildProcess> ChildProcess::start(const std::string&) { return no_programs(); }
ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : id_(other.id_), in_(other.in_), out_(other.out_) {}
ChildProcess::~ChildProcess() = default;
Result<std::string> ChildProcess::ask(std::string_view, std::chrono::milliseconds) {
    return no_programs();
}
Result<void> ChildProcess::tell(std::string_view, std::chrono::milliseconds) {
    return no_programs();
}
std::string external::text_of(const ToBot<Raw>&) { return {}; }
Result<external::FromBot<Json>> external::read_answer(std::string_view) { return no_programs(); }

std::vector<std::string_view> operator_bots() { return {}; }
std::optional<std::string> operator_bot(std::string_view) { return std::nullopt; }
std::optional<int> milliseconds_of_operator_bot(std::string_view) { return std::nullopt; }

}  // namespace curia

// ---- Exceptions: Boost.JSON throws only where our own code has a bug ----

namespace boost {
void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }
}  // namespace boost

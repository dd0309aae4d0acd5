#include "server/net/assets.h"

#include <mutex>
#include <unordered_map>

#include "match/json/writer.h"
#include "server/net/gzip.h"
#include "server/net/page_files.h"
#include "server/protocol/http.h"

namespace curia {
namespace {

Asset asset_from(const PageFile& file) {
    return {.path = file.path,
            .bytes = file.bytes,
            .type = file.type,
            .is_immutable = file.path.starts_with("/assets/"),
            .etag = std::string(file.etag)};
}

// Unpacks each file once: few clients need it plain, and unpacking takes milliseconds.
const std::string& unpacked(const Asset& asset) {
    static std::mutex mutex;
    static std::unordered_map<std::string_view, std::string> files;
    const std::lock_guard lock(mutex);
    const auto [at, is_new] = files.try_emplace(asset.path);
    if (is_new) at->second = net::unzip(asset.bytes);
    return at->second;
}

}  // namespace

std::optional<Asset> asset_of(std::string_view path) {
    const PageFile* index = nullptr;
    for (const PageFile& file : page_files()) {
        if (file.path == "/index.html") index = &file;
        if (file.path == path) return asset_from(file);
    }
    // A link into the page gets the page. A file that is missing does not.
    if (!index || path.starts_with("/assets/") || path.find('.') != std::string_view::npos)
        return std::nullopt;
    return asset_from(*index);
}

net::Response page_response(const net::Request& request, const LinkPreview& preview) {
    const auto asset = asset_of(request.path);
    if (!asset)
        return {.status = 404,
                .body = to_json(protocol::HttpError{protocol::Refusal::NoSuchPath, {}})};
    const bool is_page = asset->path == "/index.html";
    const bool is_zipped = request.accepts_gzip && !is_page;
    std::string body = is_page     ? with_preview(unpacked(*asset), preview)
                       : is_zipped ? std::string(asset->bytes)
                                   : unpacked(*asset);
    std::string etag = asset->etag;
    if (is_page)
        etag.insert(etag.size() - 1, "-" + preview.game);
    else if (!is_zipped)
        etag.insert(etag.size() - 1, "-plain");  // other bytes, another tag
    net::Response response{.type = std::string(asset->type)};
    response.headers = {
        {"ETag", etag},
        {"Vary", "Accept-Encoding"},
        {"Cache-Control", asset->is_immutable ? "public, max-age=31536000, immutable" : "no-cache"},
        {"Content-Security-Policy", std::string(kPagePolicy) + "; frame-ancestors 'none'"},
        {"Referrer-Policy", "no-referrer"},
        {"Cross-Origin-Opener-Policy", "same-origin"}};
    // The header may list several tags, and a proxy may have made this one weak: W/"tag".
    if (request.if_none_match.find(etag) != std::string::npos) {
        response.status = 304;
        return response;
    }
    if (is_zipped) response.headers.push_back({"Content-Encoding", "gzip"});
    response.body = std::move(body);
    return response;
}

}  // namespace curia

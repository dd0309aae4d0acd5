#include "server/net/gzip.h"

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/beast/zlib/inflate_stream.hpp>
#include <boost/crc.hpp>
#include <cstdint>
#include <optional>

namespace curia::net {
namespace {

// RFC 1952
constexpr std::size_t kHeader = 10, kTrailer = 8;
enum Flag : unsigned char { HeaderCrc = 2, Extra = 4, Name = 8, Comment = 16 };

std::uint32_t little_endian(std::string_view bytes) {
    std::uint32_t number = 0;
    for (std::size_t i = bytes.size(); i-- > 0;)
        number = number << 8 | static_cast<unsigned char>(bytes[i]);
    return number;
}

// Offset of the compressed data.
std::optional<std::size_t> header_size(std::string_view file) {
    if (file.size() < kHeader + kTrailer || !file.starts_with("\x1f\x8b\x08")) return std::nullopt;
    const auto flags = static_cast<unsigned char>(file[3]);
    std::size_t at = kHeader;
    if (flags & Extra) {
        if (at + 2 > file.size()) return std::nullopt;
        at += 2 + little_endian(file.substr(at, 2));
    }
    for (const Flag text : {Name, Comment})
        if (flags & text) {
            const std::size_t end = file.find('\0', std::min(at, file.size()));
            if (end == file.npos) return std::nullopt;
            at = end + 1;
        }
    if (flags & HeaderCrc) at += 2;
    if (at + kTrailer > file.size()) return std::nullopt;
    return at;
}

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

// "gzip;q=0" means no.
bool is_refused(std::string_view parameters) {
    const std::size_t q = parameters.find("q=");
    return q != parameters.npos &&
           parameters.substr(q + 2).find_first_not_of("0. ") == parameters.npos;
}

}  // namespace

bool accepts_gzip(std::string_view accept_encoding) {
    while (!accept_encoding.empty()) {
        const std::string_view one = accept_encoding.substr(0, accept_encoding.find(','));
        accept_encoding.remove_prefix(std::min(accept_encoding.size(), one.size() + 1));
        const std::size_t semicolon = std::min(one.find(';'), one.size());
        const std::string_view coding = trimmed(one.substr(0, semicolon));
        if (coding == "gzip" || coding == "*") return !is_refused(one.substr(semicolon));
    }
    return false;
}

std::string zip(std::string_view text) {
    namespace zlib = boost::beast::zlib;
    zlib::deflate_stream stream;
    std::string file("\x1f\x8b\x08\0\0\0\0\0\0\xff", kHeader);
    zlib::z_params at;
    at.next_in = text.data();
    at.avail_in = text.size();
    boost::beast::error_code error;
    while (error != zlib::error::end_of_stream) {
        const std::size_t done = kHeader + at.total_out;
        file.resize(done + text.size() / 4 + 1024);
        at.next_out = file.data() + done;
        at.avail_out = file.size() - done;
        error = {};
        stream.write(at, zlib::Flush::finish, error);
    }
    file.resize(kHeader + at.total_out);
    boost::crc_32_type crc;
    crc.process_bytes(text.data(), text.size());
    for (const std::uint32_t number :
         {static_cast<std::uint32_t>(crc.checksum()), static_cast<std::uint32_t>(text.size())})
        for (int shift = 0; shift < 32; shift += 8)
            file += static_cast<char>(number >> shift & 0xff);
    return file;
}

std::string unzip(std::string_view file) {
    namespace zlib = boost::beast::zlib;
    const auto begin = header_size(file);
    if (!begin) return {};
    const std::string_view trailer = file.substr(file.size() - kTrailer);
    const std::size_t size = little_endian(trailer.substr(4));
    if (size / 1100 > file.size()) return {};  // deflate packs at most 1032 bytes into one
    std::string text(size, '\0');
    zlib::z_params at;
    at.next_in = file.data() + *begin;
    at.avail_in = file.size() - *begin - kTrailer;
    at.next_out = text.data();
    at.avail_out = text.size();
    boost::beast::error_code error;
    zlib::inflate_stream().write(at, zlib::Flush::finish, error);
    boost::crc_32_type crc;
    crc.process_bytes(text.data(), text.size());
    // If the output is full, the stream may not report its end. The checksum decides.
    const bool is_whole = at.total_out == size && at.avail_in == 0;
    return is_whole && crc.checksum() == little_endian(trailer.substr(0, 4)) ? text : std::string();
}

}  // namespace curia::net

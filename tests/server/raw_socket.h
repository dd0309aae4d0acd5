// A client that follows no rules: any bytes over a socket, with or without WebSocket frames.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace curia {

class RawSocket {
public:
    enum Opcode : unsigned char { Continued = 0, Text = 1, Binary = 2, Close = 8, Ping = 9 };

    // `from`: the local address to connect from; all of 127.0.0.0/8 are local.
    explicit RawSocket(int port, const char* from = "127.0.0.1")
        : file_(::socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in own = address(from, 0), there = address("127.0.0.1", port);
        ::bind(file_, reinterpret_cast<sockaddr*>(&own), sizeof own);
        is_open_ = ::connect(file_, reinterpret_cast<sockaddr*>(&there), sizeof there) == 0;
    }
    ~RawSocket() { ::close(file_); }
    RawSocket(const RawSocket&) = delete;
    RawSocket& operator=(const RawSocket&) = delete;

    // Requests a WebSocket. Returns the status of the answer: 101 on success, 0 without an answer.
    int upgrade(const std::string& headers = "") {
        send(
            "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: "
            "Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
            "dGhlIHNhbXBsZSBub25jZQ==\r\n" +
            headers + "\r\n");
        std::string answer;
        char byte = 0;
        while (answer.find("\r\n\r\n") == std::string::npos && receive(&byte, 1, 20'000) == 1)
            answer += byte;
        return answer.size() > 12 ? std::stoi(answer.substr(9, 3)) : 0;
    }
    // False if the other side has closed the connection.
    bool send(std::string_view bytes) {
        while (is_open_ && !bytes.empty()) {
            const ssize_t sent = ::send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0)
                is_open_ = false;
            else
                bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return is_open_;
    }
    static std::string frame(unsigned char opcode, std::string_view payload, bool is_last = true) {
        std::string bytes(1, static_cast<char>((is_last ? 0x80 : 0) | opcode));
        if (payload.size() < 126) {
            bytes += static_cast<char>(0x80 | payload.size());
        } else {
            const bool is_long = payload.size() > 0xFFFF;
            bytes += static_cast<char>(0x80 | (is_long ? 127 : 126));
            for (int shift = is_long ? 56 : 8; shift >= 0; shift -= 8)
                bytes += static_cast<char>(payload.size() >> shift);
        }
        return bytes.append(4, '\0').append(payload);  // a mask of zeros changes nothing
    }
    bool say(std::string_view text) { return send(frame(Text, text)); }

    // What has arrived within this time; waits for the first bytes.
    std::string read(int milliseconds = 20'000) {
        std::string bytes(65'536, '\0');
        const ssize_t got = receive(bytes.data(), bytes.size(), milliseconds);
        bytes.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
        return bytes;
    }
    // The next text message from a server that follows the rules. Nothing if it closed, or if no
    // message came.
    std::optional<std::string> hear(int milliseconds = 20'000) {
        while (true) {
            if (const auto size = frame_size(); size && heard_.size() >= *size) {
                const std::string frame = heard_.substr(0, *size);
                heard_.erase(0, *size);
                const std::size_t header = header_size(frame);
                if ((frame[0] & 0x0F) == Text) return frame.substr(header);
                continue;
            }
            const std::string more = read(milliseconds);
            if (more.empty()) return std::nullopt;
            heard_ += more;
        }
    }
    // Reads until the other side closes. False if it has not closed within this time.
    bool is_dropped(int milliseconds = 20'000) {
        using Clock = std::chrono::steady_clock;
        const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
        while (is_open_ && Clock::now() < end) read(100);
        return !is_open_;
    }
    bool is_open() const { return is_open_; }
    void keep_small_buffer() {
        const int bytes = 4096;
        ::setsockopt(file_, SOL_SOCKET, SO_RCVBUF, &bytes, sizeof bytes);
    }

private:
    static sockaddr_in address(const char* text, int port) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        ::inet_pton(AF_INET, text, &address.sin_addr);
        return address;
    }
    ssize_t receive(char* into, std::size_t size, int milliseconds) {
        pollfd waiting{file_, POLLIN, 0};
        if (!is_open_ || ::poll(&waiting, 1, milliseconds) <= 0) return 0;
        const ssize_t got = ::recv(file_, into, size, 0);
        if (got <= 0) is_open_ = false;
        return got;
    }

    static std::size_t header_size(std::string_view frame) {
        const auto length = static_cast<unsigned char>(frame[1]);
        return length < 126 ? 2 : length == 126 ? 4 : 10;
    }
    std::optional<std::size_t> frame_size() const {
        if (heard_.size() < 2 || heard_.size() < header_size(heard_)) return std::nullopt;
        const std::size_t header = header_size(heard_);
        if (header == 2) return header + static_cast<unsigned char>(heard_[1]);
        std::size_t length = 0;
        for (std::size_t i = 2; i < header; ++i)
            length = length << 8 | static_cast<unsigned char>(heard_[i]);
        return header + length;
    }

    const int file_;
    bool is_open_ = false;
    std::string heard_;
};

}  // namespace curia

// A push service for tests: a real HTTPS server on this machine, with a certificate of its own.
#pragma once

#include <gtest/gtest.h>
#include <openssl/ssl.h>
#include <sys/socket.h>

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "tests/server/postgres.h"

namespace curia {

class PushService {
public:
    struct Request {
        std::string line;                            // "POST /path HTTP/1.1"
        std::map<std::string, std::string> headers;  // names in lower case
        std::string rest;                            // what came after the headers
        std::chrono::steady_clock::time_point at;
    };
    static constexpr const char* kHangs = "";

    PushService() {
        std::string name = (std::filesystem::temp_directory_path() / "curia-push-XXXXXX").string();
        EXPECT_TRUE(::mkdtemp(name.data()));
        folder_ = name;
        const std::string make =
            "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 "
            "-subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout " +
            key() + " -out " + certificate() + " 2>/dev/null";
        EXPECT_EQ(std::system(make.c_str()), 0);
        SSL_CTX_use_certificate_file(tls_, certificate().c_str(), SSL_FILETYPE_PEM);
        SSL_CTX_use_PrivateKey_file(tls_, key().c_str(), SSL_FILETYPE_PEM);
        listen();
        acceptor_ = std::thread([this] { accept(); });
    }
    ~PushService() {
        {
            const std::lock_guard lock(mutex_);
            is_over_ = true;
        }
        changed_.notify_all();
        ::shutdown(listener_, SHUT_RDWR);
        acceptor_.join();
        for (std::thread& one : sessions_) one.join();
        ::close(listener_);
        SSL_CTX_free(tls_);
        std::filesystem::remove_all(folder_);
    }
    PushService(const PushService&) = delete;
    PushService& operator=(const PushService&) = delete;

    std::string certificate() const { return folder_ + "/certificate.pem"; }
    std::string entry() const { return "localhost:" + std::to_string(port_); }
    std::string endpoint(const std::string& name = "browser") const {
        return "https://" + entry() + "/push/" + name;
    }
    // The status lines of the next answers, each with its headers. Afterwards all pushes are taken.
    void answer(std::vector<std::string> answers) {
        const std::lock_guard lock(mutex_);
        answers_.assign(answers.begin(), answers.end());
    }
    std::size_t connections() const {
        const std::lock_guard lock(mutex_);
        return connections_;
    }
    std::vector<Request> requests() const {
        const std::lock_guard lock(mutex_);
        return requests_;
    }
    // Waits until that many requests have come. False if they do not come.
    bool wait_for(std::size_t count, std::chrono::seconds patience = std::chrono::seconds(20)) {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, patience, [&] { return requests_.size() >= count; });
    }

private:
    std::string key() const { return folder_ + "/key.pem"; }

    void listen() {
        listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        EXPECT_EQ(::bind(listener_, reinterpret_cast<sockaddr*>(&address), size), 0);
        EXPECT_EQ(::listen(listener_, 64), 0);
        ::getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size);
        port_ = ntohs(address.sin_port);
    }
    void accept() {
        while (true) {
            const int socket = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
            if (socket < 0) return;
            const timeval patience{5, 0};
            ::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
            const std::lock_guard lock(mutex_);
            ++connections_;
            sessions_.emplace_back([this, socket] { serve(socket); });
        }
    }
    void serve(int socket) {
        SSL* const tls = SSL_new(tls_);
        SSL_set_fd(tls, socket);
        std::string text;
        char buffer[4096];
        if (SSL_accept(tls) == 1)
            while (text.find("\r\n\r\n") == text.npos) {
                const int got = SSL_read(tls, buffer, sizeof buffer);
                if (got <= 0) break;
                text.append(buffer, static_cast<std::size_t>(got));
            }
        if (text.find("\r\n\r\n") != text.npos) reply(tls, text);
        SSL_free(tls);
        ::close(socket);
    }
    void reply(SSL* tls, const std::string& text) {
        std::unique_lock lock(mutex_);
        requests_.push_back(read(text));
        std::string answer = "201 Created";
        if (!answers_.empty()) {
            answer = answers_.front();
            answers_.pop_front();
        }
        changed_.notify_all();
        if (answer == kHangs) return changed_.wait(lock, [&] { return is_over_; });
        lock.unlock();
        answer = "HTTP/1.1 " + answer + "\r\nContent-Length: 0\r\n\r\n";
        SSL_write(tls, answer.data(), static_cast<int>(answer.size()));
        SSL_shutdown(tls);
    }
    static Request read(const std::string& text) {
        Request request;
        request.at = std::chrono::steady_clock::now();
        const std::size_t end = text.find("\r\n\r\n");
        request.rest = text.substr(end + 4);
        std::istringstream lines(text.substr(0, end));
        std::string line;
        std::getline(lines, request.line);
        request.line.pop_back();
        while (std::getline(lines, line)) {
            if (line.ends_with('\r')) line.pop_back();
            const std::size_t colon = line.find(": ");
            std::string name = line.substr(0, colon);
            for (char& c : name) c = static_cast<char>(std::tolower(c));
            request.headers[name] = line.substr(colon + 2);
        }
        return request;
    }

    std::string folder_;
    int listener_ = -1, port_ = 0;
    SSL_CTX* const tls_ = SSL_CTX_new(TLS_server_method());
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> answers_;
    std::vector<Request> requests_;
    std::size_t connections_ = 0;
    bool is_over_ = false;
    std::vector<std::thread> sessions_;
    std::thread acceptor_;
};

}  // namespace curia

// Random, mutated and hostile bytes over real sockets, from a fixed seed, while another client
// plays: the sender is told or dropped, and the other client's matches continue.
// CURIA_TEST_SCALE=10000 is a long run.
#include <atomic>
#include <thread>

#include "games/all.h"
#include "match/json/reader.h"
#include "server/protocol.h"
#include "tests/scale.h"
#include "tests/server/player.h"
#include "tests/server/raw_socket.h"
#include "tests/server/server_test.h"

namespace curia {
namespace {

bool is_message(const std::string& text) {
    const Result<Json> json = parse_json(text);
    if (!json) return false;
    protocol::FromClient message;
    JsonReader reader(kMaxSeats, nullptr, JsonReader::Missing::KeepsDefault);
    return reader.read(*json, message);
}

class Fuzz : public ServerTest {
protected:
    std::uint32_t below(std::size_t n) { return luck_.below(static_cast<std::uint32_t>(n)); }
    template <class List>
    const auto& any(const List& list) {
        return list[below(std::size(list))];
    }

    // ---- Messages ----

    // A message that a client could send, at the right moment or not.
    std::string message() {
        const Opened& table = any(tables_);
        const auto quoted = [](const std::string& text) { return "\"" + text + "\""; };
        const std::string id = "\"id\":" + std::to_string(below(100));
        const std::string ask =
            "\"ask\":" + std::to_string(below(3) > 0 ? ask_ : static_cast<int>(below(300)));
        const std::string token = quoted(below(8) == 0 ? table.owner : any(table.tokens));
        switch (below(21)) {
            case 0:
            case 1:
                return "{\"type\":\"join\"," + id + ",\"table\":" + quoted(table.id) +
                       ",\"token\":" + token + "}";
            case 2:
                return "{\"type\":\"join\"," + id + ",\"table\":" + quoted(table.id) +
                       ",\"seen\":" + std::to_string(static_cast<int>(below(60)) - 5) + "}";
            case 3: return "{\"type\":\"own\"," + id + ",\"token\":" + token + "}";
            case 4:
            case 5:
            case 6: return "{\"type\":\"act\"," + id + "," + ask + ",\"action\":" + action() + "}";
            case 7:
                return "{\"type\":\"preview\"," + id + "," + ask + ",\"action\":" + action() + "}";
            case 8: return "{\"type\":\"take_back\"," + id + "}";
            case 9: return "{\"type\":\"consent\"," + id + ",\"yes\":true}";
            case 10:
                return "{\"type\":\"say\"," + id + ",\"text\":\"" + std::string(below(600), 'x') +
                       "\"}";
            case 11: return "{\"type\":\"name\"," + id + ",\"name\":\"\\u00e9\\ud83d\\ude00\"}";
            case 12: return "{\"type\":\"start\"," + id + "}";
            case 13: return "{\"type\":\"set\"," + id + ",\"chat\":true,\"public\":true}";
            case 14:
                return "{\"type\":\"seat\"," + id + ",\"seat\":" + std::to_string(below(6)) +
                       ",\"level\":\"beginner\",\"name\":\"" + std::string(below(50), 'x') + "\"}";
            case 15:
                return "{\"type\":\"join\"," + id + ",\"table\":" + quoted(table.id) +
                       ",\"token\":" + quoted(std::string(32, static_cast<char>('a' + below(8)))) +
                       ",\"invite\":" + quoted(table.invite) + "}";
            case 16: return "{\"type\":\"transfer\"," + id + "}";
            case 17:
                return "{\"type\":\"free\"," + id + ",\"seat\":" + std::to_string(below(4)) + "}";
            case 18: return "{\"type\":\"invite\"," + id + "}";
            case 19:
                return "{\"type\":\"early\"," + id +
                       ",\"answers\":[{\"type\":\"pass\",\"game_turn\":1}]}";
            default: return "{\"type\":\"rematch\"," + id + "}";
        }
    }
    std::string action() { return actions_.empty() ? "{\"type\":\"pass\"}" : any(actions_); }

    std::string mutated(std::string text) {
        static const std::string kPieces[] = {"null",
                                              "-1",
                                              "1e999",
                                              "99999999999999999999",
                                              "-9223372036854775808",
                                              "0.5",
                                              "\"\"",
                                              "{}",
                                              "[]",
                                              "true",
                                              ",",
                                              ":",
                                              "\"",
                                              "\\",
                                              "\\u0000",
                                              "\\ud800",
                                              "\xff\xfe",
                                              "\xc3",
                                              "\xf0\x9f\x98",
                                              std::string(1, '\0'),
                                              "\"type\":\"act\",",
                                              "\"seat\":-1",
                                              "\n"};
        for (std::uint32_t times = 1 + below(3); times > 0; --times) {
            const std::size_t at = below(text.size() + 1);
            switch (below(7)) {
                case 0: text.insert(at, any(kPieces)); break;
                case 1: text.erase(at, 1 + below(8)); break;
                case 2: text.insert(at, text.substr(below(text.size() + 1), below(20))); break;
                case 3:
                    if (at < text.size()) text[at] = static_cast<char>(below(256));
                    break;
                case 4: text.resize(at); break;
                case 5:
                    text.replace(at, std::min<std::size_t>(3, text.size() - at), any(kPieces));
                    break;
                default: text += text; break;
            }
        }
        return text.substr(0, 15'000);
    }
    std::string nonsense() {
        switch (below(5)) {
            case 0: return std::string(1 + below(15'000), "[{\" "[below(4)]);
            case 1: {
                std::string deep;
                for (std::uint32_t i = 1 + below(2'000); i > 0; --i) deep += "{\"type\":";
                return deep;
            }
            case 2: return "";
            case 3: return "{\"type\":\"act\",\"ask\":" + std::string(10'000, '9') + "}";
            default: {
                std::string bytes;
                for (std::uint32_t i = below(200); i > 0; --i)
                    bytes += static_cast<char>(below(256));
                return bytes;
            }
        }
    }

    // ---- Over a socket ----

    // Sends the text and waits until the server has handled it. The server must answer.
    void say_and_hear(RawSocket& socket, const std::string& text) {
        const std::string pong = "\"id\":" + std::to_string(++pings_);
        if (!socket.say(text) || !socket.say("{\"type\":\"ping\"," + pong + "}")) return;
        bool is_refused = false;
        while (const auto heard = socket.hear()) {
            const Result<Json> json = parse_json(*heard);
            ASSERT_TRUE(json) << *heard;
            learn(*json);
            is_refused |= text_of(at(*json, "type")) == "refused";
            if (text_of(at(*json, "type")) == "pong" && number_of(at(*json, "id")) == pings_) {
                EXPECT_TRUE(is_refused || is_message(text)) << text;
                return;
            }
        }
        EXPECT_FALSE(socket.is_open()) << "neither answered nor dropped: " << text;
    }
    // Learns the question, so that it can answer it.
    void learn(const Json& json) {
        if (!at(json, "legal").is_array() || !at(json, "ask").is_int64()) return;
        ask_ = number_of(at(json, "ask"));
        actions_.clear();
        for (const Json& one : at(json, "legal").get_array())
            actions_.push_back(boost::json::serialize(one));
    }
    // Frames that violate the WebSocket protocol. Their sender may be dropped.
    void break_rules(RawSocket& socket) {
        const std::string text = message();
        std::string frame = RawSocket::frame(RawSocket::Text, text);
        switch (below(9)) {
            case 0: frame = RawSocket::frame(RawSocket::Binary, text); break;
            case 1: frame = RawSocket::frame(static_cast<unsigned char>(below(16)), text); break;
            case 2: frame[0] = static_cast<char>(frame[0] | (0x10 << below(3))); break;
            case 3: frame[1] = static_cast<char>(frame[1] & 0x7F); break;  // without a mask
            case 4: frame = RawSocket::frame(RawSocket::Ping, std::string(200, 'p')); break;
            case 5:
                frame = RawSocket::frame(RawSocket::Close, nonsense().substr(0, below(120)));
                break;
            case 6:
                frame = "\x81\xff" + std::string(8, '\xff') + text;
                break;  // announces 2^64 bytes
            case 7: frame = RawSocket::frame(RawSocket::Text, std::string(70'000, 'x')); break;
            default: frame.resize(below(frame.size()));
        }
        socket.send(frame);
        if (below(2) == 0) socket.read(1);
    }
    void say_in_pieces(RawSocket& socket, const std::string& text) {
        std::string rest = text;
        auto opcode = RawSocket::Text;
        while (rest.size() > 1 && below(4) > 0) {
            const std::size_t size = 1 + below(rest.size() - 1);
            socket.send(RawSocket::frame(opcode, rest.substr(0, size), false));
            if (below(3) == 0) socket.send(RawSocket::frame(RawSocket::Ping, "in between"));
            rest.erase(0, size);
            opcode = RawSocket::Continued;
        }
        socket.send(RawSocket::frame(opcode, rest));
    }
    void say_anything(std::unique_ptr<RawSocket>& socket) {
        if (!socket || !socket->is_open() || below(100) == 0) {
            socket = std::make_unique<RawSocket>(port());
            ASSERT_EQ(socket->upgrade(), 101);
        }
        switch (below(10)) {
            case 0: return break_rules(*socket);
            case 1: return say_in_pieces(*socket, mutated(message()));
            case 2: return say_and_hear(*socket, nonsense());
            case 3:
            case 4:
            case 5: return say_and_hear(*socket, mutated(message()));
            default: return say_and_hear(*socket, message());
        }
    }

    // ---- Over HTTP ----

    void request_anything() {
        static const std::string kMethods[] = {"GET", "POST", "HEAD", "PUT", "OPTIONS", "\x01"};
        static const std::string kOpening =
            R"({"game":"justinian","players":2,"options":{"tie_break":"clockwise"},)"
            R"("seats":[{"kind":"open"},{"kind":"bot","level":"beginner"}],"clock":{"bank":60}})";
        const std::string id = any(tables_).id;
        std::string path, body;
        switch (below(6)) {
            case 0: path = "/api/tables", body = kOpening; break;
            case 1: path = "/api/records", body = record_.substr(0, below(record_.size())); break;
            case 2:
                path = "/api/tables/" + id + "/branch";
                body = R"({"step":3,"seat":0,"level":"beginner"})";
                break;
            case 3: path = "/api/tables/" + id + "/replay?eyes=all&step=3"; break;
            case 4: path = "/api/games/justinian/edition"; break;
            default: path = "/assets/../../../etc/passwd?x=%00"; break;
        }
        if (below(2) == 0) body = mutated(body);
        if (below(3) == 0) path = mutated(path);
        RawSocket socket(port());
        socket.send(
            any(kMethods) + " " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" +
            "Authorization: Bearer " + any(any(tables_).tokens) + "\r\nContent-Length: " +
            std::to_string(below(10) == 0 ? below(99'999) : body.size()) + "\r\n\r\n" + body);
        const std::string answer = socket.read(100);
        EXPECT_NE(answer.substr(0, 12), "HTTP/1.1 500") << path << " " << body;
    }

    Rng luck_{20061};
    std::vector<Opened> tables_;
    std::string record_;
    std::vector<std::string> actions_;
    int ask_ = 0, pings_ = 1000;
};

TEST_F(Fuzz, HostileMessagesHarmNobodyElse) {
    AllGames::for_each([&]<Game G>() {
        tables_.push_back(open_table(std::string(G::kName), 3));
        tables_.push_back(open_table("{\"game\":\"" + std::string(G::kName) +
                                     R"(","players":3,"grace":1,"seats":[)"
                                     R"({"kind":"open"},{"kind":"open"},{"kind":"person"}]})"));
    });
    {
        const Opened table = open_table("justinian", 2, "beginner");
        Player(port(), table.id, table.tokens[0]).play_to_the_end();
        record_ = net::fetch(port(), "GET", "/api/tables/" + table.id + "/record").body;
    }
    std::atomic<bool> is_over = false;
    std::atomic<int> matches = 0;
    std::thread honest([&] {
        while (!is_over && !HasFailure()) {
            const Opened table = open_table("justinian", 3, "beginner");
            Player ada(port(), table.id, table.tokens[0]);
            ada.play_to_the_end();
            EXPECT_TRUE(ada.is_over());
            ++matches;
        }
    });
    std::unique_ptr<RawSocket> sockets[4];
    for (int i = scaled(3000); i > 0 && !HasFailure(); --i) {
        say_anything(sockets[below(4)]);
        if (below(10) == 0) request_anything();
    }
    is_over = true;
    honest.join();
    EXPECT_GT(matches, 0);
    for (auto& socket : sockets) socket.reset();
    EXPECT_EQ(text_of(at(get("/health"), "status")), "ok");
    EXPECT_EQ(server_->stop(), 0) << "bad exit status: the sanitizers have found something";
}

}  // namespace
}  // namespace curia

// A test with its own server: the real program, a real database, real sockets.
#pragma once

#include <boost/json/serialize.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/commands.h"
#include "cli/load/server_process.h"
#include "match/json/reader.h"
#include "tests/server/talker.h"

namespace curia {

class ServerTest : public testing::Test {
protected:
    void SetUp() override {
        std::string name = (std::filesystem::temp_directory_path() / "curia-test-XXXXXX").string();
        ASSERT_TRUE(::mkdtemp(name.data()));
        folder_ = name;
        start();
    }
    void TearDown() override {
        server_.reset();
        std::filesystem::remove_all(folder_);
        std::filesystem::remove(log_file());
    }
    std::string log_file() const { return folder_ + ".log"; }
    void start(std::vector<std::string> more = {"--unlimited", "--pace", "0"}) {
        server_.reset();
        more.insert(more.end(), {"--data", folder_});
        server_ = std::make_unique<cli::ServerProcess>(more, CURIA_PROGRAM);
    }
    // The same, with its log in a file beside the folder.
    void start_with_log(std::vector<std::string> more = {"--unlimited", "--pace", "0"}) {
        server_.reset();
        const std::string program = folder_ + ".sh";
        std::ofstream(program) << "#!/bin/sh\nexec " << CURIA_PROGRAM << " \"$@\" 2>>" << log_file()
                               << "\n";
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
        more.insert(more.end(), {"--data", folder_});
        server_ = std::make_unique<cli::ServerProcess>(more, program);
        std::filesystem::remove(program);
    }
    std::string log() const {
        std::ostringstream text;
        text << std::ifstream(log_file()).rdbuf();
        return text.str();
    }
    int port() const { return server_->port(); }
    std::string database() const { return folder_ + "/curia.db"; }

    struct Opened {
        std::string id, owner;
        std::vector<std::string> tokens;
        std::string invite{};
    };
    Opened open_table(const std::string& body) const {
        const net::Response response = net::fetch(port(), "POST", "/api/tables", body);
        EXPECT_EQ(response.status, 201) << response.body;
        const Json json = *parse_json(response.body);
        Opened opened{text_of(at(json, "table")), text_of(at(json, "owner")), {}};
        if (const Json& seats = at(json, "seats"); seats.is_array())
            for (const Json& token : seats.get_array()) opened.tokens.push_back(text_of(token));
        opened.invite = text_of(at(json, "invite"));
        return opened;
    }
    // Joins with the link of the table and a token that this device has made.
    static std::string accept(const Opened& table, char device) {
        return "{\"type\":\"join\",\"id\":1,\"table\":\"" + table.id + "\",\"token\":\"" +
               std::string(32, device) + "\",\"invite\":\"" + table.invite + "\"}";
    }
    // All seats are persons, or bots if a level is given.
    Opened open_table(const std::string& game, int players, const std::string& level = "",
                      const std::string& more = "") const {
        std::string seats = "{\"kind\":\"person\",\"name\":\"Ada\"}";
        for (int i = 1; i < players; ++i)
            seats += level.empty() ? ",{\"kind\":\"person\"}"
                                   : ",{\"kind\":\"bot\",\"level\":\"" + level + "\"}";
        return open_table("{\"game\":\"" + game + "\",\"players\":" + std::to_string(players) +
                          ",\"seats\":[" + seats + "]" + more + "}");
    }
    static std::string join(const std::string& table, const std::string& token = "") {
        return "{\"type\":\"join\",\"id\":1,\"table\":\"" + table + "\"" +
               (token.empty() ? "" : ",\"token\":\"" + token + "\"") + "}";
    }
    static std::string act(const Json& state, std::size_t which = 0) {
        const auto& legal = at(state, "legal").get_array();
        return "{\"type\":\"act\",\"id\":2,\"ask\":" + std::to_string(number_of(at(state, "ask"))) +
               ",\"action\":" + boost::json::serialize(legal[which % legal.size()]) + "}";
    }
    Json get(const std::string& path, const std::string& token = "", int status = 200) const {
        const net::Response response = net::fetch(port(), "GET", path, "", token);
        EXPECT_EQ(response.status, status) << path << " " << response.body;
        const Result<Json> json = parse_json(response.body);
        return json ? *json : Json();
    }
    std::string folder_;
    std::unique_ptr<cli::ServerProcess> server_;
};

}  // namespace curia

// The real program, run as a user would: what it prints, and its exit status.
#include "tests/cli/program.h"

#include <poll.h>
#include <pty.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>

namespace curia::cli {
namespace {

// The program on its own terminal. It gets a hang-up when this object is destroyed.
class OnTerminal {
public:
    explicit OnTerminal(std::vector<std::string> arguments) {
        child_ = forkpty(&screen_, nullptr, nullptr, nullptr);
        if (child_ != 0) return;
        arguments.insert(arguments.begin(), "curia");
        std::vector<char*> words;
        for (std::string& one : arguments) words.push_back(one.data());
        words.push_back(nullptr);
        execv(CURIA_PROGRAM, words.data());
        _exit(127);
    }
    ~OnTerminal() {
        close(screen_);
        waitpid(child_, nullptr, 0);
    }
    OnTerminal(const OnTerminal&) = delete;
    OnTerminal& operator=(const OnTerminal&) = delete;

    void type(std::string_view text) const {
        ASSERT_EQ(write(screen_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
    }
    // What is shown until this text appears, or until the time is over.
    std::string shown_until(std::string_view text, int milliseconds = 20'000) const {
        std::string shown;
        char bytes[4096];
        pollfd screen{.fd = screen_, .events = POLLIN, .revents = 0};
        while (!has(shown, text) && poll(&screen, 1, milliseconds) > 0) {
            const ssize_t count = read(screen_, bytes, sizeof bytes);
            if (count <= 0) break;
            shown.append(bytes, static_cast<std::size_t>(count));
        }
        return shown;
    }

private:
    int screen_ = -1;
    pid_t child_ = -1;
};

class Program : public ProgramTest {
protected:
    std::string recorded() const {
        const std::string file = path("match.jsonl");
        run("simulate justinian --players 3 --bot greedy --seed 4 --record " + file);
        return file;
    }
    static std::string last_line(const std::string& text) {
        return std::to_string(std::count(text.begin(), text.end(), '\n'));
    }
    // The text with one line replaced. Lines are counted from 1.
    static std::string with_line(const std::string& text, int number, const std::string& line) {
        std::istringstream in(text);
        std::string out, one;
        for (int i = 1; std::getline(in, one); ++i) out += (i == number ? line : one) + "\n";
        return out;
    }
};

// ---- play ----

TEST_F(Program, EndOfInputLeavesPolitely) {
    const Printed result = run("play justinian --seed 1");
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(has(result.text, "Your tokens"));
    EXPECT_TRUE(has(result.text, "You leave the table"));
    EXPECT_FALSE(has(result.text, "\x1b"));
}

TEST_F(Program, ExplainsRefusesAndForesees) {
    const Printed result = run("play justinian --seed 1",
                               "?\\nxyzzy\\n?pass\\nrules\\ntokens\\ntile 7\\nu\\nlog\\nq\\n");
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(has(result.text, "Commands"));
    EXPECT_TRUE(has(result.text, "Say a token and a place"));
    EXPECT_TRUE(has(result.text, "You would place no more this turn and draw 2"));
    EXPECT_TRUE(has(result.text, "Tokens you have not seen yet"));
    EXPECT_TRUE(has(result.text, "Nothing can be taken back"));
}

// Answers to all questions of Justinian.
std::string many_answers() {
    std::string input;
    for (int i = 0; i < 200; ++i) input += "pass\\nleft\\nno\\nkeep\\n1\\n";
    return input;
}

TEST_F(Program, PlaysToTheEndAndRecordsIt) {
    const std::string file = path("played.jsonl");
    const std::string input = many_answers();
    const Printed played = run("play justinian --players 2 --seed 3 --record " + file, input);
    EXPECT_EQ(played.status, 0);
    EXPECT_TRUE(has(played.text, "The end"));
    EXPECT_TRUE(has(played.text, "curia replay " + file));
    const Printed checked = run("replay --check " + file);
    EXPECT_EQ(checked.status, 0) << checked.text;
    EXPECT_TRUE(has(checked.text, "all correct"));
}

TEST_F(Program, PlaysToTheEndAgainstAnotherProgram) {
    const std::string command = "play justinian --players 2 --seed 3 --bot 'exec:";
    const std::string bot = std::string("python3 ") + CURIA_SOURCE_DIR + "/examples/bot.py";
    const Printed played = run(command + bot + "'", many_answers());
    EXPECT_TRUE(has(played.text, "The end")) << played.text;
    EXPECT_FALSE(has(played.text, "The bot has failed")) << played.text;
    const Printed failed = run(command + "false'", many_answers());
    EXPECT_TRUE(has(failed.text, "The end")) << failed.text;
    EXPECT_TRUE(has(failed.text, "The bot has failed. false: it has ended")) << failed.text;
}

TEST_F(Program, LeavingKeepsTheRecordSoFar) {
    const std::string file = path("left.jsonl");
    EXPECT_EQ(run("play justinian --seed 1 --record " + file, "q\\n").status, 0);
    EXPECT_EQ(run("replay " + file).status, 0);
    const Printed checked = run("replay --check " + file);
    EXPECT_EQ(checked.status, 2);
    EXPECT_TRUE(has(checked.text, file + ":" + last_line(content(file)) +
                                      ": the record ends before the game does"));
}

TEST_F(Program, SeveralPeopleTakeTurnsAtTheKeyboard) {
    const Printed result = run("play justinian --seed 1 --me 0 1 2", "pass\\npass\\nq\\n");
    EXPECT_EQ(result.status, 0);
    for (const char* letter : {"A", "B", "C"})
        EXPECT_TRUE(has(result.text, std::string("---- ") + letter + " is at the keyboard"));
}

// A second Enter, pressed by mistake, does not show B's tokens to A.
TEST_F(Program, TheCurtainDoesNotOpenToWhatWasTypedBefore) {
    const OnTerminal program({"play", "--seed", "1", "--players", "2", "--me", "0", "1"});
    EXPECT_TRUE(has(program.shown_until("Hand the keyboard to A"), "Hand the keyboard to A"));
    program.type("\n");
    EXPECT_TRUE(has(program.shown_until("leave"), "Put a token"));
    program.type("+3 7\n\n");
    EXPECT_TRUE(has(program.shown_until("Hand the keyboard to B"), "Hand the keyboard to B"));
    EXPECT_FALSE(has(program.shown_until("Put a token", 1500), "Your tokens"));
    program.type("\n");
    EXPECT_TRUE(has(program.shown_until("leave"), "Put a token"));
}

TEST_F(Program, BadArgumentsAreOneSentenceAndStatusTwo) {
    for (const auto& [arguments, sentence] : std::vector<std::pair<std::string, std::string>>{
             {"play nonsense", "no game 'nonsense'"},
             {"play justinian --players 7", "justinian is for 2 to 4 players, not 7"},
             {"play justinian --me 3", "no seat 3: with 3 players seats go from 0 to 2"},
             {"play justinian --bot genius", "no bot 'genius'"},
             {"bot genius", "no bot 'genius'"},
             {"play justinian --options x=y", "no option 'x'"},
             {"play justinian --record /nowhere/x", "cannot write /nowhere/x"},
             {"play justinian --record /", "cannot write /: Is a directory"},
             {"play justinian --record ''", "the name of a file is empty"},
             {"play justinian --edition ''", "the name of a file is empty"},
             {"play justinian --seed -1", "'-1' is not a whole number"},
             {"simulate justinian --seed 18446744073709551616", "is not a whole number"},
             {"replay /nowhere/x", "cannot read /nowhere/x"},
             {"replay /proc/self/mem", "cannot read /proc/self/mem: "},
             {"bench --game nonsense", "no game 'nonsense'"},
             {"nonsense", "no command 'nonsense'"},
         }) {
        const Printed result = run(arguments);
        EXPECT_EQ(result.status, 2) << arguments;
        EXPECT_TRUE(has(result.text, sentence)) << result.text;
        EXPECT_EQ(std::count(result.text.begin(), result.text.end(), '\n'), 1) << result.text;
    }
}

TEST_F(Program, ARecordKeepsLinksAndPipesWhatTheyAre) {
    namespace fs = std::filesystem;
    const std::string file = written("file.jsonl", "old"), link = path("link.jsonl");
    fs::create_symlink(file, link);
    EXPECT_EQ(run("simulate justinian --record " + link).status, 0);
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(run("replay --check " + file).status, 0);
    const std::string pipe = path("pipe");
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    const Printed piped = run("simulate justinian --record " + pipe + " & timeout 10 cat " + pipe +
                              " > " + file + "; wait");
    EXPECT_EQ(piped.status, 0) << piped.text;
    EXPECT_TRUE(fs::is_fifo(pipe));
    EXPECT_EQ(run("replay --check " + file).status, 0);
}

TEST_F(Program, OutputThatCannotBeWrittenIsTold) {
    const Printed result = run("simulate justinian --json 2>&1 > /dev/full || exit $?");
    EXPECT_EQ(result.status, 2);
    EXPECT_TRUE(has(result.text, "the output could not be written")) << result.text;
}

// ---- replay ----

TEST_F(Program, NoWordOfAFileCommandsTheTerminal) {
    const std::string text = content(recorded());
    const std::string action = R"({"seat":0,"action":{"type":"\u001b[2J"}})";
    const Printed broken = run("replay " + written("odd.jsonl", with_line(text, 9, action)));
    EXPECT_EQ(broken.status, 2);
    EXPECT_TRUE(has(broken.text, "odd.jsonl:9: action/type: '?[2J' is none of")) << broken.text;
}

TEST_F(Program, ReplayShowsTheLogAndTheResult) {
    const std::string file = recorded();
    const Printed result = run("replay " + file);
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(has(result.text, "A bot:greedy"));
    EXPECT_TRUE(has(result.text, "puts a token on"));
    EXPECT_TRUE(has(result.text, "points."));
}

TEST_F(Program, ReplayAsASeatShowsWhatItSaw) {
    const std::string file = recorded();
    EXPECT_FALSE(has(run("replay " + file).text, "Your tokens"));
    EXPECT_TRUE(has(run("replay --as 1 --step 9 " + file).text, "Your tokens"));
    EXPECT_TRUE(has(run("replay --as 3 " + file).text, "has no seat 3"));
    const Printed beyond = run("replay --step 99999 " + file);
    EXPECT_EQ(beyond.status, 2);
    EXPECT_TRUE(has(beyond.text, "there is no step 99999"));
}

TEST_F(Program, CheckHoldsForAGoodRecord) {
    const std::string file = recorded();
    const Printed result = run("replay --check " + file);
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(has(result.text, file + ": "));
    EXPECT_TRUE(has(result.text, ": all correct\n"));
    const Printed json = run("replay --check --json " + file);
    EXPECT_TRUE(has(json.text, "\"holds\":true"));
}

TEST_F(Program, CheckNamesTheLineThatIsWrong) {
    const std::string text = content(recorded());
    const std::string cut = text.substr(0, text.rfind('{'));
    const Printed unfinished = run("replay --check " + written("cut.jsonl", cut));
    EXPECT_EQ(unfinished.status, 2);
    EXPECT_TRUE(
        has(unfinished.text, "cut.jsonl:" + last_line(cut) + ": the closing line is missing"));
    const Printed broken =
        run("replay --check " + written("broken.jsonl", with_line(text, 5, "{\"chance\":")));
    EXPECT_EQ(broken.status, 2);
    EXPECT_TRUE(has(broken.text, "broken.jsonl:5: ")) << broken.text;
    const Printed illegal = run(
        "replay --check " +
        written("illegal.jsonl", with_line(text, 9, R"({"seat":0,"action":{"type":"claim"}})")));
    EXPECT_EQ(illegal.status, 2);
    EXPECT_TRUE(has(illegal.text, "illegal.jsonl:9: ")) << illegal.text;
}

TEST_F(Program, LegalListsEveryDecision) {
    const Printed result = run("replay --legal " + recorded());
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(result.text.starts_with("{\"step\":7,\"seat\":")) << result.text.substr(0, 80);
    EXPECT_TRUE(has(result.text, "\"legal\":[{\"type\":\"place\""));
    EXPECT_FALSE(has(result.text, "\"legal\":[]"));
}

}  // namespace
}  // namespace curia::cli

// Our side of the protocol for bots, as the bot: docs/bot_protocol.md.
#include <iostream>

#include "bots/all.h"
#include "bots/external/messages.h"
#include "cli/common.h"
#include "match/json/reader.h"
#include "match/json/texts.h"
#include "match/json/writer.h"

namespace curia::cli {

namespace {

using namespace external;

void say(const FromBot<Raw>& message) { std::cout << to_json(message) << std::endl; }

ToBot<Json> read_message(const std::string& line) {
    return value_or_throw(from_json<ToBot<Json>>(line));
}

template <Game G, class T>
T read_part(const Json& json, int players, AnyEdition edition, std::string_view of) {
    T value{};
    JsonReader reader(players, edition);
    if (!Texts<G>::read(reader, json, value)) throw BadInput{reader.message(of)};
    return value;
}

template <Game G>
class Answers {
public:
    Answers(const std::string& name, std::uint64_t seed)
        : bot_(value_or_throw(named_bot<G>(name))), rng_(seed) {
        say(Ready{.name = name, .version = std::max(1, bot_->version())});
    }

    void answer(const NewMatch<Json>& match) {
        edition_ = read_part<G, typename G::Edition>(match.edition, kMaxSeats, nullptr, "edition");
        const auto setup =
            read_part<G, typename G::Setup>(match.setup, kMaxSeats, &edition_, "setup");
        players_ = setup.players;
    }
    void answer(const Choose<Json>& question) {
        if (players_ == 0) throw BadInput{"a question before a match"};
        const auto view =
            read_part<G, typename G::View>(question.view, players_, &edition_, "view");
        Actions<G> legal;
        for (const Json& one : question.legal) {
            if (legal.size() == G::kMaxActions) throw BadInput{"too many legal actions"};
            legal.push(read_part<G, typename G::Action>(one, players_, &edition_, "legal"));
        }
        if (legal.empty()) throw BadInput{"no legal actions"};
        if (!view.viewer) throw BadInput{"the view of a spectator"};
        say(Chosen<Raw>{.action = {Texts<G>::action(bot_->choose(view, legal, rng_), players_)}});
    }
    void answer(const Hello&) { throw BadInput{"a second hello"}; }
    void answer(const End&) {}

private:
    const std::unique_ptr<Bot<G>> bot_;
    Rng rng_;
    typename G::Edition edition_{};
    int players_ = 0;
};

// A name that no game has is reported at once, not only when the other side names the game.
void check_name(const std::string& name) {
    bool is_known = false;
    std::string why;
    AllGames::for_each([&]<Game G>() {
        const auto bot = named_bot<G>(name);
        is_known |= static_cast<bool>(bot);
        if (!bot) why = bot.why();
    });
    if (!is_known) throw BadInput{why};
}

}  // namespace

int run_bot(const BotArguments& arguments) {
    check_name(arguments.bot);
    std::string line;
    if (!std::getline(std::cin, line)) return 0;
    const ToBot<Json> first = read_message(line);
    const auto* hello = std::get_if<Hello>(&first);
    if (!hello) throw BadInput{"the first message must be a hello"};
    if (hello->protocol != kProtocol)
        throw BadInput{"this program speaks version " + std::to_string(kProtocol) +
                       " of the protocol"};
    with_game(hello->game, [&]<Game G>() {
        Answers<G> answers(arguments.bot, arguments.seed.value_or(seed_from_system()));
        while (std::getline(std::cin, line))
            std::visit([&](const auto& message) { answers.answer(message); }, read_message(line));
    });
    return 0;
}

}  // namespace curia::cli

#include "cli/grand_tribunal/words.h"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>

#include "cli/grand_tribunal/effects.h"
#include "engine/overload.h"

namespace curia::cli::tribunal {

std::string name_of(Card card, const Table& table) { return printable(table.edition().name(card)); }

std::string name_of(Slot slot, const View& view) {
    const auto card = view.card_in(slot);
    if (card) return name_of(*card, view.table);
    const char* const backs[] = {"a hidden item", "a hidden spell", "a hidden resource"};
    return backs[static_cast<int>(slot.deck())];
}

std::string in_words(Space space) {
    std::string name(curia::name_of(space));
    name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
    return name;
}

std::string in_words(Award award) {
    const char* const names[] = {"no prize", "1st prize", "2nd prize", "3rd prize"};
    return names[static_cast<int>(award)];
}

std::string numeral(int tribunal) { return std::string(static_cast<std::size_t>(tribunal), 'I'); }

std::string_view deck_name(Deck deck) {
    constexpr std::array<std::string_view, kDecks> kNames{"Item", "Spell", "Resource"};
    return kNames[static_cast<std::size_t>(deck)];
}

std::string categories(CategorySet accepts) {
    std::string letters;
    for (const Category category : accepts) letters += "AERH"[static_cast<int>(category)];
    return letters;
}

std::string figures(Card card, const Table& table) {
    const Facts& facts = table.facts(card);
    switch (card.deck()) {
        case Deck::Items:
            return fmt::format("{}, cost {}, base {}, {} of {}", curia::name_of(facts.type),
                               facts.cost, facts.base, plural(facts.capacity, "spell"),
                               categories(facts.accepts));
        case Deck::Spells: return std::string(curia::name_of(facts.category));
        default: return "resource";
    }
}

std::vector<std::string> bare_words_in(std::string_view text) {
    std::vector<std::string> words(1);
    for (const char c : text) {
        const bool is_part = std::isalnum(static_cast<unsigned char>(c)) || c == '\'';
        if (is_part)
            words.back() += c;
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

std::string why(Reason reason) {
    switch (reason) {
        case Reason::NotYourTurn: return "it is not your turn to act";
        case Reason::DoneInThisFrame: return "you have done that already";
        case Reason::NoActionLeft: return "you have no action left";
        case Reason::NeedsTwoActions: return "it takes two actions";
        case Reason::NoVotes: return "no vote can be placed";
        case Reason::NoCards: return "there is no card to draw";
        case Reason::NoVis: return "there is no Vis for it";
        case Reason::NothingToStudy: return "you have nothing to study";
        case Reason::NothingInstalled: return "you have no spell installed";
        case Reason::NoResource: return "your vault is empty";
        case Reason::SourcesClosed: return "both sources are closed";
    }
    return "";
}

namespace {

class Saying {
public:
    explicit Saying(const View& view) : view_(view), table_(view.table) {}

    std::string operator()(const ChooseDeck& a) const { return from_deck(a.deck); }
    std::string operator()(const LayDown& a) const { return "lay down " + name(a.slot); }
    std::string operator()(const Activate& a) const { return "activate " + name(a.slot); }
    std::string operator()(const Install& a) const { return "install " + name(a.slot); }
    std::string operator()(const Vote& a) const { return "vote for " + in_words(a.space); }
    std::string operator()(const Take& a) const { return "take " + described(a.card); }
    std::string operator()(const Draw& a) const { return from_deck(a.deck); }
    std::string operator()(const Study& a) const {
        const auto card = view_.card_in(a.slot);
        const int cost = card ? table_.facts(*card).cost : 0;
        return fmt::format("study {} ({} of {})", name(a.slot), table_.piece(a.slot).vis, cost);
    }
    std::string operator()(const Cast& a) const { return "cast " + with_effect(a.slot); }
    std::string operator()(const PlayResource& a) const { return "play " + with_effect(a.slot); }
    std::string operator()(const Extract&) const {
        return fmt::format("extract {} Vis", table_.area().extract);
    }
    std::string operator()(const Gather& a) const {
        const Yield yield = GrandTribunal::outlook(view_).sources[a.source];
        if (a.source == Source::Contested)
            return fmt::format(
                "gather contested: {} and a die of 2 to 5; others may pay you 2 to "
                "roll too",
                yield.gatherer);
        return fmt::format("gather uncontested: {}, every other player {}", yield.gatherer,
                           yield.others);
    }
    std::string operator()(const End&) const {
        if (table_.stage == Stage::Call) return "done";
        return table_.queued_frames > 0 ? "end these actions" : "end the turn";
    }
    std::string operator()(const Discard& a) const { return "discard " + name(a.slot); }
    std::string operator()(const Keep&) const { return "keep the spell for 2 Vis, unstudied"; }
    std::string operator()(const LetGo&) const { return "discard the spell"; }
    std::string operator()(const Join&) const { return "join: pay 2 Vis and roll for 2 to 5"; }
    std::string operator()(const Decline&) const { return "decline"; }
    std::string operator()(const Pick& a) const {
        const Seat owner = table_.owner(a.slot);
        std::string text = "pick " + name(a.slot);
        if (owner != view_.viewer) text += fmt::format(" of {}", letter_of(owner));
        if (const int vis = table_.piece(a.slot).vis; vis > 0)
            text += fmt::format(" ({} Vis)", vis);
        return text + fmt::format(" #{}", a.slot.to_number());
    }
    std::string operator()(const PickCard& a) const { return "pick " + described(a.card); }
    std::string operator()(const PickOpponent& a) const {
        return fmt::format("pick player {} ({} Vis)", letter_of(a.seat), table_.player(a.seat).vis);
    }
    std::string operator()(const PickSpace& a) const {
        return fmt::format("pick {} ({})", in_words(a.space),
                           plural(table_.votes[a.space], "vote"));
    }
    std::string operator()(const PickLibrary&) const { return "off its item, into the library"; }
    std::string operator()(const Stop&) const { return "stop"; }

private:
    std::string name(Slot slot) const { return tribunal::name_of(slot, view_); }
    std::string described(Card card) const {
        return tribunal::name_of(card, table_) + " (" + figures(card, table_) + ")";
    }
    std::string with_effect(Slot slot) const {
        const auto card = view_.card_in(slot);
        return name(slot) +
               (card ? ": " + effect_in_words(*card, table_.edition(), Length::Brief) : "");
    }
    std::string from_deck(Deck deck) const {
        return fmt::format("draw from the {} deck ({} left)", deck_name(deck),
                           table_.deck_size[deck]);
    }

    const View& view_;
    const Table& table_;
};

}  // namespace

std::string say(const Action& action, const View& view) { return std::visit(Saying(view), action); }

}  // namespace curia::cli::tribunal

// What an edition must fulfil to be played with: RULES.md, the cards and tracks.
#include "games/grand_tribunal/edition.h"

#include <string>

#include "games/grand_tribunal/grand_tribunal.h"

namespace curia::grand_tribunal {

namespace {

template <class List>
int add_copies(const List& list, Deck deck, ByDeck<Card, Facts>& by_card, const Facts& shape) {
    int number = 0;
    for (int kind = 0; kind < list.size(); ++kind)
        for (int copy = 0; copy < list[kind].copies && number < kRoom[deck]; ++copy) {
            Facts facts = shape;
            facts.kind = static_cast<std::uint8_t>(kind);
            facts.effect = list[kind].effect;
            for (int i = 0; i < list[kind].amounts.size(); ++i)
                facts.amounts[i] = list[kind].amounts[i];
            if constexpr (requires { list[kind].category; }) facts.category = list[kind].category;
            by_card[nth<Card>(deck, number++)] = facts;
        }
    return number;
}

}  // namespace

void Edition::work_out() {
    by_card = {};
    costs_up_to = {};
    for (int i = 0; i < items.size(); ++i) {
        const Item& item = items[i];
        Facts& facts = by_card[nth<Card>(Deck::Items, i)];
        facts.kind = static_cast<std::uint8_t>(i);
        facts.type = item.type;
        facts.cost = item.cost;
        facts.base = item.base;
        facts.capacity = item.capacity;
        facts.accepts = item.accepts;
        for (int cost = item.cost; cost <= kHighestCost; ++cost)
            costs_up_to[cost] |= std::uint64_t{1} << i;
    }
    deck_sizes[Deck::Items] = static_cast<std::uint8_t>(items.size());
    deck_sizes[Deck::Spells] =
        static_cast<std::uint8_t>(add_copies(spells, Deck::Spells, by_card, {.cost = kSpellCost}));
    deck_sizes[Deck::Resources] =
        static_cast<std::uint8_t>(add_copies(resources, Deck::Resources, by_card, {}));
}

std::string_view Edition::name(Card card) const {
    const int kind = facts(card).kind;
    switch (card.deck()) {
        case Deck::Items: return items[kind].name.view();
        case Deck::Spells: return spells[kind].name.view();
        default: return resources[kind].name.view();
    }
}

namespace {

constexpr int kFewestCards = 23;  // of the items, and of the spells
constexpr int kMostExtracted = 3;
constexpr int kMostAmount = 20;
constexpr int kMostCopies = 12;
constexpr int kMostVotes = 200;
constexpr int kMostStartingVis = 50;

// One check after the other; each complaint names its place.
class Check {
public:
    Check(const Edition& edition, std::vector<Complaint>& complaints)
        : edition_(edition), complaints_(complaints) {}

    void all() {
        check_tokens();
        for (int i = 0; i < kTribunals; ++i) check_area(i);
        for (int i = 0; i < edition_.items.size(); ++i) check_item(i);
        for (int i = 0; i < edition_.spells.size(); ++i) check_spell(i);
        for (int i = 0; i < edition_.resources.size(); ++i) check_resource(i);
        check_counts();
        check_some_item_holds_three();
    }

private:
    void complain(std::string place, std::string text,
                  Complaint::Weight weight = Complaint::Weight::Error) {
        complaints_.push_back({weight, std::move(place), std::move(text)});
    }
    void demand(bool good, const std::string& place, const std::string& text) {
        if (!good) complain(place, text);
    }
    static std::string at(const char* group, int index, const char* field) {
        return std::string("/") + group + "/" + std::to_string(index) + "/" + field;
    }
    static std::string quoted(std::string_view name) { return "'" + std::string(name) + "'"; }

    void check_tokens() {
        demand(edition_.votes >= kPraecoVotes && edition_.votes <= kMostVotes, "/votes",
               "there must be 3 to 200 votes");
        demand(edition_.starting_vis <= kMostStartingVis, "/starting_vis",
               "a player starts with at most 50 Vis");
        demand(edition_.vis >= kMaxPlayers * edition_.starting_vis, "/vis",
               "the Vis must be enough for what five players start with");
        demand(edition_.extra_frame >= 1 && edition_.extra_frame <= kActions, "/extra_frame",
               "a card gives a frame of 1 or 2 actions: with more a turn need not end");
    }

    void check_area(int i) {
        const Edition::Area& area = edition_.areas[i];
        demand(area.extract >= 1 && area.extract <= kMostExtracted, at("tribunal", i, "extract"),
               "Extract gives 1 to 3 Vis: with more a turn need not end");
        demand(!area.uncontested.empty(), at("tribunal", i, "uncontested"),
               "a Tribunal must have an uncontested space");
        demand(!area.contested.empty(), at("tribunal", i, "contested"),
               "a Tribunal must have a contested space");
        for (const Edition::Share& share : area.uncontested)
            demand(share.gatherer <= kMostAmount && share.others <= share.gatherer,
                   at("tribunal", i, "uncontested"),
                   "a space gives the gatherer at most 20, and no other player more than that");
        for (const int number : area.contested)
            demand(number <= kMostAmount, at("tribunal", i, "contested"),
                   "a space gives at most 20");
    }

    void check_counts() {
        const int items = edition_.items.size();
        const int spells = sum_of_copies(edition_.spells);
        const int resources = sum_of_copies(edition_.resources);
        demand(items >= kFewestCards, "/item", too_few("items", items));
        demand(spells >= kFewestCards, "/spell", too_few("spells", spells));
        demand(spells <= kMaxSpells, "/spell",
               "there are " + std::to_string(spells) + " spells, at most 64 can be played with");
        demand(
            resources <= kMaxResources, "/resource",
            "there are " + std::to_string(resources) + " resources, at most 32 can be played with");
        const int all = items + spells + resources;
        const std::string text =
            "there are " + std::to_string(all) + " cards in the three decks, the box has 105";
        if (all > kMaxCards) complain("/item", text);
        if (all < kMaxCards) complain("/item", text, Complaint::Weight::Warning);
    }
    template <class List>
    static int sum_of_copies(const List& list) {
        int sum = 0;
        for (const auto& one : list) sum += one.copies;
        return sum;
    }
    static std::string too_few(const std::string& what, int count) {
        return "there are " + std::to_string(count) + " " + what +
               ", but 23 are needed for the hands and the row of five players";
    }

    void check_item(int i) {
        const Edition::Item& item = edition_.items[i];
        const std::string name = quoted(item.name.view());
        demand(item.cost >= 1 && item.cost <= kHighestCost, at("item", i, "cost"),
               name + " must cost 1 to 9 Vis");
        demand(item.base <= kMostAmount, at("item", i, "base"),
               name + " can have at most 20 base points");
        demand(item.capacity <= kMostAmount, at("item", i, "capacity"),
               name + " can hold at most 20 spells");
        demand(item.capacity == 0 || !item.accepts.empty(), at("item", i, "accepts"),
               name + " has room for spells but accepts no category");
    }

    void check_spell(int i) { check_card("spell", i, edition_.spells[i]); }
    void check_resource(int i) {
        const Edition::Resource& resource = edition_.resources[i];
        check_card("resource", i, resource);
        demand(!row_of(resource.effect).needs_bearer(), at("resource", i, "effect"),
               quoted(resource.name.view()) + " cannot act on the item that a spell is cast from");
    }
    template <class OneCard>
    void check_card(const char* group, int i, const OneCard& card) {
        const std::string name = quoted(card.name.view());
        demand(card.copies >= 1 && card.copies <= kMostCopies, at(group, i, "copies"),
               name + " must have 1 to 12 copies");
        const int wanted = row_of(card.effect).count_amounts();
        if (card.amounts.size() != wanted)
            return complain(at(group, i, "amounts"), name + " must give " + std::to_string(wanted) +
                                                         " amounts for its effect");
        for (const int amount : card.amounts)
            demand(amount >= 1 && amount <= kMostAmount, at(group, i, "amounts"),
                   name + " must give amounts of 1 to 20");
        demand(!row_of(card.effect).repeats() || card.amounts[0] <= kMostRepeats,
               at(group, i, "amounts"), name + " can do its effect at most 6 times over");
    }

    void check_some_item_holds_three() {
        for (const Edition::Item& item : edition_.items)
            if (item.capacity >= 3) return;
        complain("/item", "no item holds three spells, as one in the rulebook's example does",
                 Complaint::Weight::Warning);
    }

    const Edition& edition_;
    std::vector<Complaint>& complaints_;
};

}  // namespace

void GrandTribunal::check(const Edition& edition, std::vector<Complaint>& complaints) {
    Check(edition, complaints).all();
}

}  // namespace curia::grand_tribunal

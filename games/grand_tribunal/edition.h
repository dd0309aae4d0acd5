// The printed values of cards and tracks: an edition, as it is read from its file.
#pragma once

#include "engine/fixed_list.h"
#include "engine/text.h"
#include "games/grand_tribunal/components.h"
#include "games/grand_tribunal/effects/effects.h"

namespace curia::grand_tribunal {

using Amounts = FixedList<std::uint8_t, 2>;

// What an edition says of one card, gathered for quick use.
struct Facts {
    std::uint8_t kind = 0;  // the same for all copies of a card, different within a deck
    ItemType type{};
    Category category{};
    std::uint8_t cost = 0, base = 0, capacity = 0;
    CategorySet accepts;
    Effect effect{};
    std::array<std::uint8_t, 2> amounts{};

    bool operator==(const Facts&) const = default;
};

struct Edition {
    struct Item {
        Text<32> name;
        ItemType type{};
        std::uint8_t cost = 0, base = 0, capacity = 0;
        CategorySet accepts;
        bool operator==(const Item&) const = default;
        static constexpr auto description() {
            return describe("item", field("name", &Item::name), field("type", &Item::type),
                            field("cost", &Item::cost), field("base", &Item::base),
                            field("capacity", &Item::capacity), field("accepts", &Item::accepts));
        }
    };
    struct Spell {
        Text<32> name;
        Category category{};
        std::uint8_t copies = 0;
        Effect effect{};
        Amounts amounts;
        bool operator==(const Spell&) const = default;
        static constexpr auto description() {
            return describe("spell", field("name", &Spell::name),
                            field("category", &Spell::category), field("copies", &Spell::copies),
                            field("effect", &Spell::effect), field("amounts", &Spell::amounts));
        }
    };
    struct Resource {
        Text<32> name;
        std::uint8_t copies = 0;
        Effect effect{};
        Amounts amounts;
        bool operator==(const Resource&) const = default;
        static constexpr auto description() {
            return describe("resource", field("name", &Resource::name),
                            field("copies", &Resource::copies), field("effect", &Resource::effect),
                            field("amounts", &Resource::amounts));
        }
    };
    // A space of the uncontested track: what the gatherer gets, and what everybody else.
    struct Share {
        std::uint8_t gatherer = 0, others = 0;
        bool operator==(const Share&) const = default;
        static constexpr auto description() {
            return describe("share", field("gatherer", &Share::gatherer),
                            field("others", &Share::others));
        }
    };
    // The area of one Tribunal on the tracks.
    struct Area {
        std::uint8_t extract = 0;
        FixedList<Share, 6> uncontested;
        FixedList<std::uint8_t, 6> contested;
        bool operator==(const Area&) const = default;
        static constexpr auto description() {
            return describe("area", field("extract", &Area::extract),
                            field("uncontested", &Area::uncontested),
                            field("contested", &Area::contested));
        }
    };

    std::uint8_t votes = 0, vis = 0;  // tokens in the box
    std::uint8_t starting_vis = 0;
    std::uint8_t extra_frame = 0;  // actions in a frame that a card gives
    std::array<Area, kTribunals> areas{};
    FixedList<Item, kMaxItems> items;
    FixedList<Spell, kMaxSpells> spells;
    FixedList<Resource, kMaxResources> resources;

    bool operator==(const Edition&) const = default;
    static constexpr auto description() {
        return describe("edition", field("votes", &Edition::votes), field("vis", &Edition::vis),
                        field("starting_vis", &Edition::starting_vis),
                        field("extra_frame", &Edition::extra_frame),
                        field("tribunal", &Edition::areas), field("item", &Edition::items),
                        field("spell", &Edition::spells), field("resource", &Edition::resources));
    }

    const Facts& facts(Card card) const { return by_card[card]; }
    int count(Deck deck) const { return deck_sizes[deck]; }
    std::string_view name(Card card) const;
    // How often Vis can be gathered there in this Tribunal.
    int spaces(Source source, int tribunal) const {
        const Area& area = areas[tribunal];
        return source == Source::Contested ? area.contested.size() : area.uncontested.size();
    }
    // The items that cost at least, and at most, so much: one bit for each.
    std::uint64_t items_of_cost(int least, int most) const {
        return costs_up_to[most] & ~(least > 0 ? costs_up_to[least - 1] : 0);
    }

    // Fills what the functions above look up, once the described values are there.
    void work_out();

    ByDeck<Card, Facts> by_card;
    PerDeck<std::uint8_t> deck_sizes;
    std::array<std::uint64_t, kHighestCost + 1> costs_up_to{};
};

}  // namespace curia::grand_tribunal

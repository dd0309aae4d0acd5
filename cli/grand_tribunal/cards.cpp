// All cards and tracks of an edition, as RULES.md lists them.
#include <fmt/core.h>

#include "cli/grand_tribunal/effects.h"
#include "cli/grand_tribunal/table.h"
#include "cli/grand_tribunal/words.h"

namespace curia::cli {

using namespace tribunal;

namespace {

std::string tracks(const Edition& edition) {
    std::string text =
        "### Sources of Vis\n\n| Tribunal | Extract | uncontested: gatherer and each other player "
        "| contested |\n|---|---|---|---|\n";
    for (int i = 0; i < kTribunals; ++i) {
        const Edition::Area& area = edition.areas[static_cast<std::size_t>(i)];
        std::string free, fought;
        for (const Edition::Share& share : area.uncontested)
            free += fmt::format("{}{}:{}", free.empty() ? "" : ", ", share.gatherer, share.others);
        for (const int number : area.contested)
            fought += fmt::format("{}{}", fought.empty() ? "" : ", ", number);
        text += fmt::format("| {} | {} | {} | {} |\n", numeral(i + 1), area.extract, free, fought);
    }
    return text;
}

std::string items(const Edition& edition) {
    std::string text =
        "\n### Items\n\n| item | type | cost | base | spells | accepts "
        "|\n|---|---|---|---|---|---|\n";
    for (const Edition::Item& item : edition.items) {
        std::string accepts;
        for (const char letter : categories(item.accepts))
            accepts += std::string(accepts.empty() ? "" : " ") + letter;
        text +=
            fmt::format("| {} | {} | {} | {} | {} | {} |\n", item.name.view(),
                        curia::name_of(item.type), item.cost, item.base, item.capacity, accepts);
    }
    return text;
}

std::string row(const Edition& edition, Card card, int copies) {
    return fmt::format("| {} | {} | {} |\n", edition.name(card), copies,
                       effect_in_words(card, edition, Length::Full));
}

std::string spells(const Edition& edition) {
    std::string text = "\n### Spells\n";
    for (const Category category : CategorySet::all()) {
        text += fmt::format("\n**{}**\n\n| spell | copies | what it does |\n|---|---|---|\n",
                            in_words(space_of(category)));
        for_each_kind(edition, Deck::Spells, [&](Card card) {
            const Facts& facts = edition.facts(card);
            if (facts.category == category)
                text += row(edition, card, edition.spells[facts.kind].copies);
        });
    }
    return text;
}

std::string resources(const Edition& edition) {
    std::string text = "\n### Resources\n\n| resource | copies | what it does |\n|---|---|---|\n";
    for_each_kind(edition, Deck::Resources, [&](Card card) {
        text += row(edition, card, edition.resources[edition.facts(card).kind].copies);
    });
    return text;
}

}  // namespace

std::string GameTable<GrandTribunal>::cards(const Edition& edition) {
    return tracks(edition) + items(edition) + spells(edition) + resources(edition);
}

}  // namespace curia::cli

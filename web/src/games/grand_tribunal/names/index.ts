// The names of the cards in the reader's language. A card of another edition keeps its name.
import type { Language } from '../../../i18n/messages';
import type { Edition } from '../kinds';

const catalogues: Record<
  Exclude<Language, 'en'>,
  () => Promise<{ default: Record<string, string> }>
> = {
  it: () => import('./it'),
  fr: () => import('./fr'),
};

export async function nameCards(edition: Edition, language: Language): Promise<Edition> {
  if (language === 'en') return edition;
  const { default: names } = await catalogues[language]();
  const named = <Card extends { name: string }>(cards: Card[]) =>
    cards.map((card) => ({ ...card, name: names[card.name] ?? card.name, title: card.name }));
  return {
    ...edition,
    item: named(edition.item),
    spell: named(edition.spell),
    resource: named(edition.resource),
  };
}

/** The name that is printed in the edition: pictures are chosen by it in every language. */
export const titleOf = (card: { name: string; title?: string }): string => card.title ?? card.name;

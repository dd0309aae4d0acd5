// A card's picture as the text of an SVG: chosen by the words of its English name, then by its
// seed.
import type { Category, Deck, Effect, ItemType } from '../kinds';
import { diaperCount, ground, rayCount, smallGround } from './ground';
import { helpOf, motifOf } from './effects';
import { field, leather, vellum } from './fields';
import { motifs } from './motifs';
import { orbs } from './orbs';
import { definitions, paintOf, type Paint } from './palette';
import { ink, moved } from './pen';
import { potions } from './potions';
import { resources } from './resources';
import { scrolls } from './scrolls';
import { Seed } from './seed';
import { staffs } from './staffs';
import { talismans } from './talismans';
import { wands } from './wands';
import { chosenBy, formWords, hueWords, metalWords, typeWords, wordsOf, type Forms } from './words';

/** What a picture is made from; all of it is printed on the card. */
export interface Subject {
  deck: Deck;
  /** The English name. */
  title: string;
  type: ItemType | null;
  category: Category | null;
  effect: Effect | null;
}
/** Small: without ornament, larger, for the size of a letter. */
export type Detail = 'full' | 'small';

type Drawing = (paint: Paint) => string;
const forms: { [Type in ItemType]: Record<Forms[Type], Drawing> } = {
  orb: orbs,
  potion: potions,
  scroll: scrolls,
  staff: staffs,
  talisman: talismans,
  wand: wands,
};

export const formsOf = (type: ItemType): string[] => Object.keys(forms[type]);

/** The form of an item: by a word of its name without the word for its type, else by its seed. */
export function formOf(type: ItemType, title: string): string {
  const words = wordsOf(title).filter((word) => !typeWords[type].split(' ').includes(word));
  return chosenBy(words, formWords[type]) ?? new Seed(title).one(formsOf(type));
}

export const document = (box: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><g stroke="${ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${inner}</g></svg>`;

function item(type: ItemType, title: string, detail: Detail): string {
  const words = wordsOf(title);
  const seed = new Seed(title);
  const paint = paintOf(seed, {
    hue: chosenBy(words, hueWords),
    metal: chosenBy(words, metalWords),
  });
  const all: Record<string, Drawing> = forms[type];
  const thing = all[formOf(type, title)]!(paint);
  const defs = `<defs>${definitions(paint)}</defs>`;
  if (detail === 'small') return document('3 3 94 94', defs + smallGround(paint.ground) + thing);
  const back = ground(paint.ground, seed.below(diaperCount), seed.below(rayCount));
  return document('-4 -4 108 108', defs + back + thing);
}

function card({ deck, title, category, effect }: Subject, detail: Detail): string {
  const seed = new Seed(title);
  const defs = `<defs>${definitions(paintOf(seed, {}))}</defs>`;
  if (deck === 'resources') {
    const thing = moved(resources[helpOf(title, effect)], 'translate(3 3) scale(.94)');
    return document(
      detail === 'small' ? '2 2 96 96' : '-5 -5 110 110',
      defs + leather(seed, detail) + thing,
    );
  }
  const kind = category ?? 'runic';
  const inner = defs + field(kind, moved(motifs[motifOf(title, effect)], placeIn(kind)));
  if (detail === 'small') return document('4 4 92 92', vellum(seed, detail) + inner);
  return document('-2 -2 104 104', vellum(seed, detail) + inner);
}

/** The room that the shape of a category leaves. */
const scales: Record<Category, number> = {
  alchemical: 0.66,
  elemental: 0.56,
  runic: 0.76,
  healing: 0.68,
};
function placeIn(category: Category): string {
  const scale = scales[category];
  return `translate(${50 - 50 * scale} ${50 - 50 * scale}) scale(${scale})`;
}

export const draw = (subject: Subject, detail: Detail): string =>
  subject.type ? item(subject.type, subject.title, detail) : card(subject, detail);

// All art of Grand Tribunal, loaded when the first picture is shown. A picture is an address for an
// <img>: it is drawn once, and the browser keeps it.
import type { Deck } from '../kinds';
import { back } from './backs';
import { document, draw, type Detail, type Subject } from './draw';
import { definitions, paintOf, type HueName } from './palette';
import { room, roomBox, signs, type RoomName, type SignName } from './places';
import { Seed } from './seed';

const drawn = new Map<string, string>();
function addressOf(key: string, make: () => string): string {
  let address = drawn.get(key);
  if (!address) {
    address = `data:image/svg+xml,${encodeURIComponent(make())}`;
    drawn.set(key, address);
  }
  return address;
}

/** The picture of a card that lies face up. */
export const pictureOf = (subject: Subject, detail: Detail) =>
  addressOf(`${detail} ${subject.deck} ${subject.title}`, () => draw(subject, detail));
/** The one back of a deck. */
export const backOf = (deck: Deck) =>
  addressOf(`back ${deck}`, () => document('-4 -4 108 108', back(deck)));
/** A room of the Sanctum; it repeats sideways. */
export const roomOf = (name: RoomName) =>
  addressOf(`room ${name}`, () => document(roomBox[name], room(name)));
/** Colours that suit the signs, by hand: they stand beside each other. */
const signHues: Partial<Record<SignName, HueName>> = {
  orb: 'sapphire',
  potion: 'emerald',
  scroll: 'ruby',
  staff: 'turquoise',
  talisman: 'ruby',
  wand: 'amber',
};
/** A sign without a ground. */
export const signOf = (name: SignName) =>
  addressOf(`sign ${name}`, () => {
    const paint = paintOf(new Seed(name), { hue: signHues[name], metal: 'gold' });
    return document('0 0 100 100', `<defs>${definitions(paint)}</defs>${signs[name](paint)}`);
  });

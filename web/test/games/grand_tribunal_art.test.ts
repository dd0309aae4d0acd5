// The pictures of Grand Tribunal: chosen by the words of a name, then by its seed; complete for
// every edition; the same in every language; readable without colours.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { backOf, pictureOf, roomOf, signOf } from '../../src/games/grand_tribunal/art';
import { draw, formOf, formsOf, type Subject } from '../../src/games/grand_tribunal/art/draw';
import { helpOf, motifOf } from '../../src/games/grand_tribunal/art/effects';
import { allHues } from '../../src/games/grand_tribunal/art/palette';
import { ink } from '../../src/games/grand_tribunal/art/pen';
import { cardsOf } from '../../src/games/grand_tribunal/cards';
import { categories, decks, types, type Edition } from '../../src/games/grand_tribunal/kinds';
import { nameCards } from '../../src/games/grand_tribunal/names';
import { Effect } from '../../src/games/grand_tribunal/values';

/** The tables of the built-in edition's file, with the values that pictures need. */
const file = readFileSync(
  new URL('../../../games/grand_tribunal/edition.toml', import.meta.url),
  'utf8',
);
function printed(kind: 'item' | 'spell' | 'resource') {
  return file
    .split(/^\[\[/m)
    .filter((table) => table.startsWith(`${kind}]]`))
    .map((table) => ({
      accepts: [],
      copies: 1,
      ...Object.fromEntries([...table.matchAll(/^(\w+) = "(.*)"$/gm)].map((line) => line.slice(1))),
    }));
}
const edition = {
  item: printed('item'),
  spell: printed('spell'),
  resource: printed('resource'),
} as unknown as Edition;
const cards = [...cardsOf(edition).values()];

const item = (type: Subject['type'], title: string): Subject => ({
  deck: 'items',
  title,
  type,
  category: null,
  effect: null,
});
/** Names that no word of the tables knows. */
const strange = Array.from({ length: 400 }, (_, index) => `Zq${index.toString(36)}x Vvk`);

test('every card of the box has a picture of its own', () => {
  expect(cards.length).toBe(78);
  expect(new Set(cards.map((card) => draw(card, 'full'))).size).toBe(78);
  expect(new Set(cards.map((card) => draw(card, 'small'))).size).toBe(78);
});

test('words choose the forms of the printed items', () => {
  const forms = cards
    .filter(({ type }) => type)
    .map(({ type, title }) => `${title}: ${formOf(type!, title)}`);
  expect(forms).toEqual([
    'Smoked-Glass Orb: ball',
    'Beryl Scrying Orb: eye',
    'Orb of the Nine Winds: winds',
    'Rune-Etched Geode: geode',
    'Fulgarous Orb: thunder',
    'Orb of the Fixed Stars: heavens',
    'Cordial of Rue: flask',
    'Quicksilver Philtre: bulbs',
    'Tincture of Two Moons: moons',
    'Salamander Draught: salamander',
    'Elixir of the Green Lion: cup',
    'Panacea Magna: jar',
    'Palimpsest Leaf: leaf',
    'Roll of Formulae: roll',
    'Vellum of Twin Inks: open',
    'Codicil of Sealed Names: deed',
    'Brass-Cased Hymnal: cased',
    'The Unending Scroll: unending',
    'Apple-Wood Staff: fruit',
    'Hazel Walking Staff: walking',
    'Crook of Gentle Rain: crook',
    'Serpent-Twined Staff: serpent',
    'Staff of the Standing Stones: stones',
    'Staff of the Elder Council: office',
    'Copper Ward-Disc: disc',
    'Knotted Cord: knot',
    'Bone-Carved Charm: tooth',
    'Talisman of Crossed Keys: keys',
    'Talisman of Seven Seals: seals',
    'The Fourfold Talisman: fourfold',
    'Willow Switch: switch',
    'Wand of Glass and Salt: glass',
    'Rowan Wand: berries',
    'Twice-Forged Wand: forged',
    "Storm-Caller's Wand: storm",
    'Wand of Living Flame: flame',
  ]);
});

test.each([
  ['talisman', 'Signet Ring of Salerno', 'ring'],
  ['scroll', 'Tome of Beasts', 'book'],
  ['potion', 'Cup of Sorrows', 'cup'],
  ['staff', "Raven's Perch", 'bird'],
  ['orb', 'Royal Orb', 'regal'],
  ['wand', 'Phoenix Feather', 'flame'],
  // "Seal" is no sea, and the word for the type chooses nothing.
  ['scroll', 'Seals of the Order', 'deed'],
] as const)('a corrected edition: the %s "%s" is drawn as %s', (type, title, form) => {
  expect(formOf(type, title)).toBe(form);
});

describe('a name without a known word', () => {
  test.each(types)('gives each form its turn: %s', (type) => {
    expect(formsOf(type).length).toBeGreaterThanOrEqual(6);
    expect(new Set(strange.map((title) => formOf(type, title)))).toEqual(new Set(formsOf(type)));
  });
  test('gives the same picture every time', () => {
    for (const title of strange.slice(0, 20))
      expect(draw(item('orb', title), 'full')).toBe(draw(item('orb', title), 'full'));
    expect(new Set(strange.map((title) => draw(item('wand', title), 'full'))).size).toBeGreaterThan(
      380,
    );
  });
});

test('every effect has a motif, in any edition', () => {
  const onSpells = Effect.map((effect) => motifOf('Zqx', effect));
  const asResources = Effect.map((effect) => helpOf('Zqx', effect));
  expect(onSpells).not.toContain('sign');
  expect(new Set(onSpells).size).toBe(28);
  expect(new Set(asResources).size).toBe(14);
  expect(motifOf('Shower of Embers', 'gain_vis')).toBe('flame');
  expect(motifOf('Seal of Precedence', 'fog')).toBe('precedence');
});

test('a card has the same picture in every language', async () => {
  for (const language of ['it', 'fr'] as const) {
    const named = [...cardsOf(await nameCards(edition, language)).values()];
    expect(named.filter((card, index) => card.name !== cards[index]!.name).length).toBeGreaterThan(
      70,
    );
    expect(named.map((card) => pictureOf(card, 'full'))).toEqual(
      cards.map((card) => pictureOf(card, 'full')),
    );
  }
});

describe('every drawing', () => {
  const all = [
    ...cards.flatMap((card) => [draw(card, 'full'), draw(card, 'small')]),
    ...types.flatMap((type) =>
      strange.slice(0, 60).map((title) => draw(item(type, title), 'full')),
    ),
    ...categories.flatMap((category) =>
      Effect.map((effect) =>
        draw({ deck: 'spells', title: 'Zqx', type: null, category, effect }, 'full'),
      ),
    ),
    ...[
      ...decks.map(backOf),
      ...(['laboratory', 'library', 'vault', 'hand'] as const).map(roomOf),
      ...(['uncontested', 'contested', 'concilium', 'vis', ...types] as const).map(signOf),
    ].map((address) => decodeURIComponent(address.slice('data:image/svg+xml,'.length))),
  ];
  test('is a small, complete SVG', () => {
    for (const svg of all) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+">/);
      expect(svg).not.toMatch(/undefined|NaN|\[object|<script|<style|style=|href=/);
      expect(svg.length).toBeLessThan(24_000);
      const open: string[] = [];
      for (const [, end, name, empty] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g))
        if (end) expect(open.pop()).toBe(name);
        else if (!empty) open.push(name!);
      expect(open).toEqual([]);
    }
  });
  test('defines what it uses, once', () => {
    for (const svg of all) {
      const defined = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      expect(new Set(defined).size).toBe(defined.length);
      for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(defined).toContain(id);
    }
  });
});

test('tones differ in brightness, so that colours are not needed', () => {
  const light = (colour: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const contrast = (one: string, other: string) => {
    const [most, least] = [light(one), light(other)].sort((a, b) => b - a);
    return (most! + 0.05) / (least! + 0.05);
  };
  for (const hue of allHues) {
    // The line of ink around a thing stands out from the light behind it.
    expect(contrast(hue.light, ink)).toBeGreaterThan(9);
    expect(contrast(hue.light, hue.mid)).toBeGreaterThan(1.35);
    expect(contrast(hue.mid, hue.deep)).toBeGreaterThan(1.5);
  }
});

test('a back tells the deck and nothing else', () => {
  expect(backOf.length).toBe(1);
  expect(new Set(decks.map(backOf)).size).toBe(3);
});

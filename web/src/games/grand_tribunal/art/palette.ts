// The colours of a manuscript: gems and liquids, metals, painted grounds. Each has a light, a
// middle and a deep tone that differ in brightness, so that a picture can be read without its
// colours.
import { fill } from './pen';
import type { Seed } from './seed';

export interface Hue {
  light: string;
  mid: string;
  deep: string;
  /** Hues of one family do not stand on each other. */
  family: string;
}
const hue = (family: string, light: string, mid: string, deep: string): Hue => ({
  family,
  light,
  mid,
  deep,
});

const hues = {
  ruby: hue('red', '#ffb199', '#d8402c', '#7c1420'),
  amber: hue('gold', '#ffe9a3', '#eba62c', '#9a5208'),
  emerald: hue('green', '#b9f0b0', '#37a25a', '#0d5136'),
  sapphire: hue('blue', '#b5d4ff', '#3f74d8', '#152f82'),
  amethyst: hue('violet', '#e6c6ff', '#9358c8', '#472072'),
  turquoise: hue('green', '#c3f5ee', '#35a7ab', '#0c5464'),
  rose: hue('red', '#ffd6dd', '#e0708e', '#8a2650'),
  pearl: hue('grey', '#ffffff', '#d7dbe6', '#7d86a4'),
} as const;
export type HueName = keyof typeof hues;
const all = Object.values(hues);

const gold = hue('gold', '#fff3b8', '#e2b03f', '#8a5c10');
const metals = {
  gold,
  silver: hue('grey', '#ffffff', '#c3cbd6', '#66738a'),
  copper: hue('red', '#ffd9b8', '#d07f46', '#7a3a18'),
};
export type MetalName = keyof typeof metals;

/** Solid and deep at the edge, bright behind the thing. */
const grounds = [
  hue('blue', '#bcd0ff', '#2c51b0', '#142a6b'),
  hue('red', '#ffd0b0', '#b23a1e', '#6d1a10'),
  hue('green', '#c3ecd0', '#1d7660', '#0b4238'),
  hue('gold', '#fff0bd', '#a8750f', '#5f3f08'),
  hue('violet', '#f0cdea', '#7c2f63', '#431234'),
  hue('blue', '#c9d6f5', '#2a3a6e', '#10193c'),
  hue('brown', '#f7dfb8', '#7a5230', '#3d2513'),
] as const;

export const allHues: readonly Hue[] = [...all, ...Object.values(metals), ...grounds];

export interface Paint {
  main: Hue;
  second: Hue;
  metal: Hue;
  ground: Hue;
}

const unlike = (hues: readonly Hue[], ...others: Hue[]) =>
  hues.filter(({ family }) => others.every((other) => other.family !== family));

/**
 * Colours for a thing: a word of its name may ask for a hue or a metal, the seed chooses the rest.
 */
export function paintOf(
  seed: Seed,
  asked: { hue?: HueName | undefined; metal?: MetalName | undefined },
): Paint {
  const main = asked.hue ? hues[asked.hue] : seed.one(all);
  const ground = seed.one(unlike(grounds, main));
  const second = seed.one(unlike(all, main, ground));
  const byLot = seed.one([gold, gold, metals.silver, metals.copper]);
  const metal = asked.metal ? metals[asked.metal] : byLot.family === ground.family ? gold : byLot;
  return { main, second, metal, ground };
}

const stops = (...colours: string[]) =>
  colours
    .map(
      (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
    )
    .join('');
const round = (id: string, { light, mid, deep }: Hue) =>
  `<radialGradient id="${id}" cx=".38" cy=".3" r=".78">${stops(light, mid, mid, deep)}</radialGradient>`;
const across = (id: string, ...colours: string[]) =>
  `<linearGradient id="${id}" x2=".9" y2=".5">${stops(...colours)}</linearGradient>`;

/** The definitions behind `fill` of pen.ts. */
export function definitions({ main, second, metal }: Paint): string {
  const idOf = (paint: string) => paint.slice(5, -1);
  return (
    round(idOf(fill.main), main) +
    round(idOf(fill.second), second) +
    across(idOf(fill.metal), metal.mid, metal.light, metal.mid, metal.deep) +
    across(idOf(fill.wood), '#b98350', '#8d5a2c', '#5a3416') +
    across(idOf(fill.vellum), '#fffaea', '#f5e6c3', '#dcc192') +
    across(idOf(fill.glass), '#ffffff', '#dcebee', '#a9c3cc') +
    across(idOf(fill.stone), '#d3cec4', '#a19a8e', '#6a6359')
  );
}

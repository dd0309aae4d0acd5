// The brush: the few marks from which every picture is made, as SVG text. Colours are attributes,
// because the security policy of the page forbids style attributes.

/** The brown-black of all outlines. */
export const ink = '#3a1a10';
/** Laid over a colour: the side away from the light, which comes from the left. */
export const shade = 'rgba(48,14,6,.28)';
export const light = 'rgba(255,246,220,.42)';
export const gold = '#e8b94a';
export const goldShade = '#a8741c';
export const cream = '#f6ead0';

/** A filled shape, outlined unless `width` is 0. */
export const shape = (d: string, fill: string, width = 1.3, colour = ink) =>
  `<path d="${d}" fill="${fill}"${width ? ` stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"` : ''}/>`;

/** A stroke without a fill. */
export const line = (d: string, colour = ink, width = 1.3) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const dot = (x: number, y: number, radius: number, fill: string, width = 0) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${width ? ` stroke="${ink}" stroke-width="${width}"` : ''}/>`;

/** A circle without a fill. */
export const ring = (x: number, y: number, radius: number, colour: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const oval = (
  x: number,
  y: number,
  wide: number,
  high: number,
  fill: string,
  width = 0,
  colour = ink,
) =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${fill}"${width ? ` stroke="${colour}" stroke-width="${width}"` : ''}/>`;

export const box = (
  x: number,
  y: number,
  wide: number,
  high: number,
  fill: string,
  width = 0,
  colour = ink,
) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(high)}" fill="${fill}"${width ? ` stroke="${colour}" stroke-width="${width}"` : ''}/>`;

/** Draws something somewhere else, turned and scaled. */
export const moved = (what: string, x: number, y: number, scale = 1, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${what}</g>`;

/** Text from 0 to `count` - 1. */
export const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A number with one decimal at most: pictures need no more. */
export const n = (value: number) => Math.round(value * 10) / 10;

/** A sequence of numbers from 0 to 1 that looks random and is always the same. */
export function grains(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

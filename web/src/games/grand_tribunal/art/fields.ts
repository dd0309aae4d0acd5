// What spells and resources stand on: vellum with penwork and a field in the shape of the category;
// leather with tooling. Items stand on paint (ground.ts), so the three decks differ at a glance.
import type { Category } from '../kinds';
import { around, bare, disc, faint, ink, line, shape } from './pen';
import type { Seed } from './seed';

const wide = (paint: string) =>
  `<rect x="-200" y="-200" width="500" height="500" fill="${paint}" stroke="none"/>`;
const pens = ['#2c51b0', '#b5371a', '#1d6d57', '#8a5c10'];

/** One flourish for the upper left corner, turned to the other three. */
const flourishes = [
  'M-4 22q16 2 20-10T30-2M4 6q8 0 8 6T4 16M18 0q0 6 6 6',
  'M-4 30Q8 24 8 8T30-4M8 14q8 2 10-6M2 22q-6-4-4-10',
  'M-6 12q10 0 12 8T-4 30M12-6q0 10 8 12t12-8M4 4l8 8',
];
export function vellum(seed: Seed, detail: 'full' | 'small'): string {
  if (detail === 'small') return wide('#f7ebcd');
  const pen = seed.one(pens);
  const other = seed.one(pens.filter((one) => one !== pen));
  const flourish = seed.one(flourishes);
  return (
    `<defs><radialGradient id="p" gradientUnits="userSpaceOnUse" cx="50" cy="46" r="90"><stop offset="0" stop-color="#fffaea"/><stop offset="1" stop-color="#e6d2a4"/></radialGradient></defs>` +
    wide('url(#p)') +
    faint(around(4, line(flourish, pen, 1.3), 50, 50), 0.7) +
    faint(
      around(
        4,
        bare(disc(3, 3, 1.8, other) + disc(20, -1, 1.3, other) + disc(-1, 20, 1.3, other)),
        50,
        50,
      ),
      0.8,
    ) +
    faint(line('M-24-60V160M124-60V160M-28-60V160M128-60V160', other, 1), 0.5)
  );
}

const outlines: Record<
  Category,
  [edge: string, colours: [light: string, mid: string, deep: string]]
> = {
  alchemical: ['M50 2a48 48 0 1 0 .1 0z', ['#e8b84a', '#a8720c', '#5f3f04']],
  elemental: [
    'M50-3Q53-3 56 0L100 44q6 6 0 12L56 100q-6 6-12 0L0 56q-6-6 0-12L44 0q3-3 6-3z',
    ['#f58a62', '#bf3a1a', '#74180c'],
  ],
  runic: ['M10 4h80q6 0 6 6v80q0 6-6 6H10q-6 0-6-6V10q0-6 6-6z', ['#86a8f0', '#2c51b0', '#142a6b']],
  healing: [
    'M50-1a24 24 0 0 1 22 29A24 24 0 1 1 72 72 24 24 0 1 1 28 72 24 24 0 1 1 28 28 24 24 0 0 1 50-1z',
    ['#7fd3b2', '#1d7660', '#0b4238'],
  ],
};
/** The field of a category with a motif on it: told by its shape, its tone and its sign of gold. */
export function field(category: Category, motif: string): string {
  const [edge, [light, mid, deep]] = outlines[category];
  return (
    `<defs><radialGradient id="f"><stop offset="0" stop-color="${light}"/><stop offset=".62" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
    `<linearGradient id="r" x2="1" y2="1"><stop offset="0" stop-color="#fff0b0"/><stop offset=".5" stop-color="#dcae3f"/><stop offset="1" stop-color="#8a5c10"/></linearGradient></defs>` +
    shape(edge, 'url(#r)') +
    `<g transform="translate(4.5 4.5) scale(.91)">${shape(edge, 'url(#f)')}</g>` +
    `<g transform="translate(8 8) scale(.84)">${faint(`<path d="${edge}" fill="none" stroke="#ffe9a8" stroke-width="1.2" stroke-dasharray=".1 4"/>`, 0.9)}</g>` +
    motif
  );
}

const tools = [
  line('M0 10L10 0l10 10-10 10z', '#7a4e24', 1) + bare(disc(10, 10, 1.6, '#7a4e24')),
  line(
    'M10 2q6 4 0 8-6-4 0-8zM2 10q4-6 8 0-4 6-8 0zM18 10q-4-6-8 0 4 6 8 0zM10 18q6-4 0-8-6 4 0 8z',
    '#7a4e24',
    1,
  ),
  line('M0 0l20 20M20 0L0 20', '#7a4e24', 1) +
    bare(
      disc(10, 0, 1.4, '#7a4e24') +
        disc(0, 10, 1.4, '#7a4e24') +
        disc(20, 10, 1.4, '#7a4e24') +
        disc(10, 20, 1.4, '#7a4e24'),
    ),
];
export function leather(seed: Seed, detail: 'full' | 'small'): string {
  const glow = `<defs><radialGradient id="p" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="80"><stop offset="0" stop-color="#fbe7be"/><stop offset=".5" stop-color="#dcb67e"/><stop offset="1" stop-color="#a8743a"/></radialGradient>`;
  if (detail === 'small') return `${glow}</defs>${wide('url(#p)')}`;
  return (
    `${glow}<pattern id="d" width="20" height="20" patternUnits="userSpaceOnUse">${seed.one(tools)}</pattern>` +
    `<radialGradient id="l"><stop offset=".4" stop-color="#fdecc8"/><stop offset="1" stop-color="#fdecc8" stop-opacity="0"/></radialGradient></defs>` +
    wide('url(#p)') +
    faint(wide('url(#d)'), 0.4) +
    bare(disc(50, 50, 50, 'url(#l)')) +
    faint(around(4, line('M-6-6q14 0 14 14M-6 0q8 0 8 8', ink, 1.2), 50, 50), 0.4)
  );
}

// What is painted behind a thing: a ground of one colour with a pattern of gold, light, and rays.
// The ground is larger than the box of 100, so that a picture fills a frame of any proportion.
import type { Hue } from './palette';
import { around, at, bare, disc, faint, line, oval, shape, star } from './pen';

const gold = '#f2cf6d';
const wide = (paint: string) =>
  `<rect x="-200" y="-200" width="500" height="500" fill="${paint}" stroke="none"/>`;

/** Patterns that repeat, each in its own square. */
const diapers: readonly [size: number, inner: string][] = [
  [14, line('M0 7L7 0l7 7-7 7z', gold, 0.8) + bare(disc(7, 7, 1.3, gold))],
  [
    18,
    bare(shape(star(9, 9, 6, 3.2, 1.2), gold) + disc(0, 0, 0.9, gold) + disc(18, 18, 0.9, gold)),
  ],
  [
    16,
    line(
      'M0 8a8 8 0 0 0 16 0M-8 16a8 8 0 0 0 16 0M8 16a8 8 0 0 0 16 0M-8 0a8 8 0 0 0 16 0M8 0a8 8 0 0 0 16 0',
      gold,
      0.8,
    ),
  ],
  [
    18,
    line(
      'M9 3a3 3 0 0 1 3 3 3 3 0 0 1 0 6 3 3 0 0 1-6 0 3 3 0 0 1 0-6 3 3 0 0 1 3-3zM0 0l4 4M18 0l-4 4M0 18l4-4M18 18l-4-4',
      gold,
      0.8,
    ),
  ],
  [
    24,
    line('M0 12q6-9 12 0t12 0M6 8q-2-6-6-4M18 16q2 6 6 4', gold, 0.9) +
      bare(disc(12, 4, 1.2, gold) + disc(0, 20, 1.2, gold)),
  ],
  [12, line('M0 0h12M0 0v12', gold, 0.7) + bare(shape(star(6, 6, 4, 2.6, 0.9), gold))],
  [20, line('M10 1l3 6 6 3-6 3-3 6-3-6-6-3 6-3z', gold, 0.8)],
];

/** Light that frames the thing. */
const rays: readonly string[] = [
  around(16, bare(shape('M50 50L46-90h8z', gold))),
  around(24, bare(shape('M50 50L48.6-90h2.8z', gold))) + line('M50 5a45 45 0 1 0 .1 0z', gold, 1.2),
  line(star(50, 50, 18, 47, 40), gold, 1.4) + line('M50 14a36 36 0 1 0 .1 0z', gold, 0.8),
  bare(
    Array.from({ length: 32 }, (_, index) =>
      disc(...at(50, 50, 45, index * 11.25), 1.4, gold),
    ).join(''),
  ) + line('M50 1a49 49 0 1 0 .1 0zM50 9a41 41 0 1 0 .1 0z', gold, 0.9),
  around(12, bare(shape('M50 1q4 5 0 11-4-6 0-11z', gold))) +
    around(12, line('M50 9q6-3 8 2', gold, 0.9), 50, 50, 12),
  // A pointed arch, as of a chapel's window.
  line('M2 140V40Q6 6 50-6q44 12 48 46v100', gold, 2.2) +
    line('M8 140V42Q12 13 50 2q38 11 42 40v98', gold, 0.9) +
    bare(disc(50, -12, 3, gold)),
];
export const diaperCount = diapers.length;
export const rayCount = rays.length;

export function ground({ light, mid, deep }: Hue, diaper: number, ray: number): string {
  const [size, inner] = diapers[diaper]!;
  const glow = `<stop offset="0" stop-color="#fffbe9"/><stop offset=".3" stop-color="${light}"/><stop offset=".66" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/>`;
  return (
    `<defs><pattern id="d" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g stroke-linecap="round">${inner}</g></pattern>` +
    `<radialGradient id="k" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="66">${glow}</radialGradient></defs>` +
    wide('url(#k)') +
    faint(wide('url(#d)'), 0.5) +
    faint(rays[ray]!, 0.62) +
    // Light again, so that the pattern does not run through the thing.
    `<radialGradient id="l"><stop offset="0" stop-color="#fffbe9" stop-opacity=".95"/><stop offset=".55" stop-color="${light}" stop-opacity=".6"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>` +
    bare(oval(50, 50, 44, 44, 'url(#l)'))
  );
}

/** A ground for pictures of the size of a letter: no pattern, only colour and light. */
export const smallGround = ({ light, mid }: Hue): string =>
  `<radialGradient id="k" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="70"><stop offset="0" stop-color="#fffbe9"/><stop offset=".45" stop-color="${light}"/><stop offset="1" stop-color="${mid}"/></radialGradient>` +
  wide('url(#k)');

// The backs of the three decks. All cards of a deck have the same back, so it tells nothing.
import type { Deck } from '../kinds';
import { around, bare, disc, faint, gleam, ink, line, moved, shape, star } from './pen';
import { resources } from './resources';

const gold = '#f0c860';
const colours: Record<Deck, [light: string, mid: string, deep: string]> = {
  items: ['#5b82e0', '#26479c', '#12265f'],
  spells: ['#4fb391', '#1a6a55', '#093a30'],
  resources: ['#e0b478', '#a8743a', '#6b431c'],
};
const emblems: Record<Deck, string> = {
  items:
    shape('M50 20l24 30-24 30-24-30z', '#12265f') +
    line('M50 20l24 30-24 30-24-30z', gold, 3) +
    shape(star(50, 50, 8, 18, 7), gold) +
    bare(disc(50, 50, 4, '#fff6d6')),
  spells:
    disc(50, 50, 27, '#093a30') +
    line('M50 23a27 27 0 1 0 .1 0z', gold, 3) +
    shape(star(50, 50, 4, 24, 7), gold) +
    moved(shape(star(50, 50, 4, 15, 6), '#fff6d6'), 'rotate(45 50 50)'),
  resources: moved(resources.chest, 'translate(23 23) scale(.54)'),
};

export function back(deck: Deck): string {
  const [light, mid, deep] = colours[deck];
  const knot = line('M-4 14Q14 14 14-4M-4 8q12 0 12-12M2 22Q22 22 22 2', gold, 1.3);
  return (
    `<defs><radialGradient id="k" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="80"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
    `<pattern id="d" width="16" height="16" patternUnits="userSpaceOnUse">${line('M0 8L8 0l8 8-8 8z', gold, 0.8)}${bare(disc(8, 8, 1.2, gold))}</pattern></defs>` +
    `<rect x="-200" y="-200" width="500" height="500" fill="url(#k)" stroke="none"/>` +
    faint(`<rect x="-200" y="-200" width="500" height="500" fill="url(#d)" stroke="none"/>`, 0.45) +
    faint(around(4, knot), 0.9) +
    disc(50, 50, 36, mid) +
    line('M50 14a36 36 0 1 0 .1 0z', gold, 2.4) +
    faint(around(24, line('M50 17.5v3.5', gold, 1.4)), 0.9) +
    `<g stroke="${ink}" stroke-width="1.6">${emblems[deck]}</g>` +
    gleam(50, 8, 4, gold) +
    gleam(50, 92, 4, gold)
  );
}

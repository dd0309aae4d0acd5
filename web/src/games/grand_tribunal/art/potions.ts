// Potions: what one drinks, and what it is kept in.
import type { Paint } from './palette';
import {
  bar,
  bare,
  cream,
  disc,
  faint,
  fill,
  gleam,
  ink,
  jewel,
  leaf,
  line,
  moved,
  oval,
  shape,
  star,
} from './pen';

const cork = (x: number, y: number, width: number) =>
  shape(`M${x - width / 2} ${y}h${width}l-2 12h${4 - width}z`, fill.wood);
const bubbles = (...all: [x: number, y: number, r: number][]) =>
  bare(all.map(([x, y, r]) => disc(x, y, r, '#fff')).join(''), 0.6);
/** A vessel of glass: back, what is in it, the edge, the light. */
const vessel = (edge: string, inside: string, light: string) =>
  bare(shape(edge, fill.glass), 0.9) +
  inside +
  line(edge, ink, 2.2) +
  faint(line(light, '#fff', 3), 0.85);

export const potions = {
  /** A round flask with a sprig of herbs. */
  flask: ({ main }: Paint) =>
    bar('M60 14q14-2 18-10', '#3f7f3c', 1.6) +
    leaf(64, 14, 100, 16) +
    leaf(70, 12, 10, 13) +
    leaf(74, 9, 120, 12) +
    vessel(
      'M43 18h14v22q24 7 24 27 0 23-31 23T19 67q0-20 24-27z',
      shape('M21.5 60q14-6 28 0t29 0q6 28-28 28-35 0-29-28z', fill.main) +
        line('M22 60q14-6 28 0t28 0', main.light, 2) +
        bubbles([38, 70, 4], [56, 76, 3], [62, 68, 2.4], [46, 80, 2]),
      'M30 54q5-7 12-10',
    ) +
    shape('M40 30h20v6H40z', fill.metal) +
    cork(50, 8, 18),
  /** Two bulbs, one above the other. */
  bulbs: ({ second }: Paint) =>
    vessel(
      'M44 16h12v6q14 4 14 16 0 9-10 15 18 5 18 20 0 17-28 17T22 73q0-15 18-20-10-6-10-15 0-12 14-16z',
      shape('M24.5 70q12-5 25 0t26 0q1 18-25 18-27 0-26-18z', fill.main) +
        shape('M32 38q9-4 18 0t18 0q-1 8-9 12h-18q-8-4-9-12z', fill.second) +
        line('M50 50v18', second.light, 3) +
        bubbles([38, 78, 3.4], [58, 80, 2.6], [44, 42, 2.4], [55, 44, 1.8]),
      'M30 66q4-7 10-9M36 34q2-5 6-7',
    ) +
    shape('M39 50h22v6H39z', fill.metal) +
    cork(50, 6, 16),
  /** A belly of glass with moons on it. */
  moons: ({ main }: Paint) =>
    vessel(
      'M44 14h12v20q26 5 26 29 0 27-32 27T18 63q0-24 26-29z',
      shape('M20.5 56q15-6 30 0t29 0q5 32-29 32-35 0-30-32z', fill.main) +
        line('M21 56q15-6 30 0t28 0', main.light, 2),
      'M28 50q5-8 13-11',
    ) +
    shape('M46 58a14 14 0 1 0 8 20 11 11 0 1 1-8-20z', cream) +
    shape('M66 50a9 9 0 1 0 5 13 7 7 0 1 1-5-13z', cream) +
    gleam(64, 78, 5) +
    shape('M39 26h22v6H39z', fill.metal) +
    cork(50, 4, 17),
  /** A salamander in the fire of a pointed flask. */
  salamander: ({ main }: Paint) =>
    vessel(
      'M43 14h14v24l24 42q3 10-7 10H26q-10 0-7-10l24-42z',
      shape('M33 58q8-5 17 0t17 0l13 23q2 7-5 7H25q-7 0-5-7z', fill.main) +
        shape('M50 46q14 14 12 26-2 12-13 12-12 0-13-11 0-7 6-11 0 6 4 6 2-12 4-22z', '#ffd24a') +
        line('M30 82q6-8 12-2t12-4q8-8 2-14-6-4-8 2', ink, 7.4) +
        line('M30 82q6-8 12-2t12-4q8-8 2-14-6-4-8 2', main.deep, 4.4) +
        bare(disc(49, 63, 3.6, main.deep) + disc(48.5, 62, 1.2, cream)),
      'M30 66l9-17',
    ) +
    shape('M40 26h20v6H40z', fill.metal) +
    cork(50, 4, 18),
  /** A cup of state with a lion's face. */
  cup: ({ metal }: Paint) =>
    shape(
      'M18 16h64q2 34-22 42v14q0 6 12 10 6 3 6 8H22q0-5 6-8 12-4 12-10V58Q16 50 18 16z',
      fill.metal,
    ) +
    shape('M18 16q32 12 64 0 1 5 0 9-32 12-64 0-1-4 0-9z', fill.main) +
    bubbles([38, 20, 2.6], [58, 21, 2], [48, 22, 1.6]) +
    shape(star(50, 43, 14, 15.5, 12), metal.deep) +
    disc(50, 43, 10.5, metal.light) +
    bare(disc(46, 41, 1.7, ink) + disc(54, 41, 1.7, ink) + shape('M47.5 45h5l-2.5 3z', ink)) +
    line('M50 48q-3 3-5 1M50 48q3 3 5 1', ink, 1.3) +
    jewel(50, 72, 4.5) +
    disc(34, 86, 2.2, fill.second) +
    disc(50, 86, 2.2, fill.second) +
    disc(66, 86, 2.2, fill.second),
  /** An apothecary's jar with a cross. */
  jar: ({ second }: Paint) =>
    shape('M38 6h24l2 10H36z', fill.metal) +
    disc(50, 5, 4, fill.metal) +
    shape('M30 16h40v8q-3 4 0 8 12 24 0 50 2 4 0 8H30q-2-4 0-8-12-26 0-50 3-4 0-8z', cream) +
    shape('M26 42h48q4 16 0 32H26q-4-16 0-32z', fill.main) +
    shape('M45 46h10v7h7v10h-7v7H45v-7h-7V53h7z', cream) +
    line('M31 24h38M30 84h40', second.mid, 3.4) +
    faint(line('M31 48q-2 10 0 20', '#fff', 3), 0.6) +
    leaf(34, 36, -50, 9) +
    leaf(66, 36, 50, 9),
  /** A winged phial with a single drop. */
  phial: ({ main, metal }: Paint) =>
    moved(wing(metal.light), 'translate(38 40)') +
    moved(wing(metal.light), 'translate(62 40) scale(-1 1)') +
    vessel(
      'M45 18h10v12q12 22 12 38 0 22-17 22T33 68q0-16 12-38z',
      shape('M37 54q7-3 13 0t13 0q3 10 1 20-3 14-14 14T36 74q-2-10 1-20z', fill.main) +
        bubbles([45, 72, 3], [54, 78, 2.2]),
      'M40 48q2-6 4-10',
    ) +
    shape('M50 60q9 12 0 18-9-6 0-18z', main.light) +
    shape('M42 24h16v6H42z', fill.metal) +
    cork(50, 8, 14),
  /** A horn to drink from, with rings of metal. */
  horn: ({ main }: Paint) =>
    shape('M14 26q18-14 38-8 2 34 18 46 10 7 20 4-6 20-26 18Q20 80 14 26z', cream) +
    faint(line('M24 40q8 30 36 40M34 34q6 28 34 44', '#8a6a3a', 2), 0.6) +
    shape('M12 24q18-14 41-8l1 10q-20-5-39 8z', fill.metal) +
    oval(32, 20, 17, 5, main.mid) +
    bubbles([28, 20, 2], [38, 18, 1.6]) +
    shape('M20 54l32-16 3 8-32 18z', fill.metal) +
    shape('M70 64l20 4q-1 6-5 10l-12-6z', fill.metal) +
    jewel(38, 51, 5),
};

function wing(light: string): string {
  return (
    shape('M0 6Q-18-14-34-8q4 6 8 7-8 2-10 0 4 9 12 10-6 3-9 1 8 12 33 8z', light) +
    faint(line('M-4 6q-10-6-20-7M-4 10q-8-2-16 0', ink, 1.2), 0.7)
  );
}

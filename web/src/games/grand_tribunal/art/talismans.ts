// Talismans: what one wears against harm.
import type { Paint } from './palette';
import {
  around,
  bar,
  bare,
  cream,
  disc,
  faint,
  fill,
  gleam,
  ink,
  jewel,
  line,
  shape,
  star,
  turned,
} from './pen';

const cord = (paint: string) => bar('M22-4Q24 20 50 24 76 20 78-4', paint, 2.6);
const loop = disc(50, 24, 5, fill.metal);
const key = (paint: string) =>
  disc(50, 28, 9, paint) +
  disc(50, 28, 4, '#3b2a1a') +
  shape('M47.5 37h5v36h-5zM52.5 60h8v5h-8zM52.5 68h10v5h-10z', paint);

export const talismans = {
  /** A disc with a star. */
  disc: ({ second, metal }: Paint) =>
    cord(second.deep) +
    disc(50, 58, 33, fill.metal) +
    disc(50, 58, 25, metal.deep) +
    around(16, line('M50 30v-3', metal.light, 2), 50, 58) +
    shape(star(50, 58, 8, 24, 10), fill.metal) +
    jewel(50, 58, 8.5) +
    loop,
  /** A cord in a knot of three loops. */
  knot: ({ main, metal }: Paint) => {
    const pass = (d: string) =>
      line(d, main.mid, 8.4) +
      faint(
        `<path d="${d}" fill="none" stroke="${main.light}" stroke-width="3" stroke-dasharray="2.5 4.5"/>`,
        0.9,
      );
    return (
      bar('M50 82v12', metal.mid, 5) +
      shape('M44 88h12l3 12H41z', fill.second) +
      [0, 1, 2]
        .map((third) => line(strand(third, 'under'), ink, 12.4) + pass(strand(third, 'under')))
        .join('') +
      [0, 1, 2]
        .map(
          (third) =>
            `<path d="${strand(third, 'over')}" fill="none" stroke-width="12.4" stroke-linecap="butt"/>${pass(strand(third, 'over'))}`,
        )
        .join('') +
      disc(50, 84, 5, fill.metal) +
      gleam(50, 50, 7)
    );
  },
  /** A carved tooth. */
  tooth: ({ second }: Paint) =>
    cord(second.deep) +
    shape('M34 24q16 8 32 0 9 22 1 44-5 16-17 26-12-10-17-26-8-22 1-44z', '#fbf1da') +
    faint(line('M38 76l24-6M40 82l18-4', '#7a5a30', 2), 0.9) +
    shape('M33 24q17 9 34 0l1 9q-18 8-36 0z', fill.metal) +
    shape('M34 50q16-15 32 0-16 14-32 0z', '#fff') +
    disc(50, 50, 7, fill.main) +
    bare(disc(50, 50, 3, ink)) +
    line('M42 66l8 5 8-5', '#7a5a30', 2.4) +
    disc(22, 8, 4, fill.main) +
    disc(78, 8, 4, fill.main),
  /** Crossed keys on a shield. */
  keys: ({ main }: Paint) =>
    shape('M50 2l40 10v32q0 36-40 54Q10 80 10 44V12z', fill.metal) +
    shape('M50 10l33 8v26q0 30-33 46Q17 74 17 44V18z', fill.main) +
    faint(line('M22 22l28-7', main.light, 3), 0.8) +
    turned(key(fill.metal), -42, 50, 52) +
    turned(key('#f3f4f8'), 42, 50, 52),
  /** Seven seals around one. */
  seals: ({ metal }: Paint) =>
    around(7, line('M50 40V24', metal.mid, 3), 50, 52) +
    around(
      6,
      shape(star(50, 18, 10, 13, 11), fill.main) + disc(50, 18, 7.5, fill.main) + gleam(50, 18, 6),
      50,
      52,
    ) +
    shape(star(50, 52, 12, 17, 14.5), fill.metal) +
    jewel(50, 52, 8, fill.second),
  /** Four fields around a gem. */
  fourfold: () =>
    shape(
      'M50 4a20 20 0 0 1 19 27 20 20 0 1 1 0 38 20 20 0 1 1-38 0 20 20 0 1 1 0-38A20 20 0 0 1 50 4z',
      fill.metal,
    ) +
    disc(50, 24, 13, '#855900') +
    disc(76, 50, 13, '#b5371a') +
    disc(50, 76, 13, '#1d6d57') +
    disc(24, 50, 13, '#23408e') +
    line('M50 15v18M43 21h14M45 28h10', cream, 2.4) +
    bare(shape('M77 40q8 9 6 15-3 6-7 6-7 0-8-7 0-4 4-7 0 3 2 3 2-5 3-10z', cream)) +
    bare(shape('M50 86q-9-2-10-14 10 0 10 8 2-8 10-10 0 12-10 16z', cream)) +
    line('M21 59V41l8 5-8 5 8 8', cream, 2.4) +
    shape(star(50, 50, 4, 17, 9), fill.metal) +
    jewel(50, 50, 7),
  /** A ring with a great stone. */
  ring: ({ metal, main }: Paint) =>
    `<circle cx="50" cy="62" r="26" fill="none" stroke="${ink}" stroke-width="14"/><circle cx="50" cy="62" r="26" fill="none" stroke="${metal.mid}" stroke-width="10.4"/>` +
    line('M28 50a26 26 0 0 0-2 20', metal.light, 2.6) +
    line('M70 80a26 26 0 0 1-32 4', metal.light, 2) +
    shape('M30 38l6-8h28l6 8-8 6H38z', fill.metal) +
    shape('M36 12h28l10 12-24 22-24-22z', fill.main) +
    shape('M36 12l-10 12h14zM64 12l10 12H60z', main.light) +
    line('M26 24h48M40 24l10 22 10-22-10-12z', ink, 1.4) +
    gleam(44, 18, 5, '#fff'),
  /** An open hand with an eye. */
  hand: ({ second }: Paint) =>
    shape(
      'M28 90V62L18 44q-2-6 4-6l9 9V20q0-6 5-6t5 6V10q0-6 5-6t5 6v2q0-6 5-6t5 6v8q0-5 5-5t5 5v28l9-9q6 0 4 6L72 62v28q-22 8-44 0z',
      fill.metal,
    ) +
    line('M41 20v22M51 12v30M61 16v26', ink, 1.6) +
    shape('M33 62q17-15 34 0-17 14-34 0z', cream) +
    disc(50, 62, 7, fill.main) +
    bare(disc(50, 62, 3, ink)) +
    line('M30 82q20 6 40 0', second.mid, 3),
  /** A beetle with wings of enamel. */
  beetle: ({ main, metal }: Paint) =>
    bar('M34 40L18 28M34 56H14M36 70L20 86M66 40l16-12M66 56h20M64 70l16 16', metal.mid, 3) +
    shape('M38 22q12-10 24 0l4 12H34z', fill.metal) +
    disc(50, 12, 7, fill.second) +
    shape('M50 34q-24 0-22 28 2 26 22 30z', fill.main) +
    shape('M50 34q24 0 22 28-2 26-22 30z', fill.main) +
    faint(line('M36 46q-4 18 6 34M64 46q4 18-6 34', main.light, 2.4), 0.9) +
    jewel(50, 34, 5, fill.second),
};

/** A sixth of a knot with three loops, where it runs over or under another part. */
function strand(third: number, side: 'over' | 'under'): string {
  const from = (Math.PI / 3) * (third * 2 + (side === 'over' ? 1 : 0));
  const points = Array.from({ length: 13 }, (_, index) => {
    const t = from + (Math.PI / 3) * (index / 12) * 1.06 - 0.03;
    const x = 50 + 12.5 * (Math.sin(t) + 2 * Math.sin(2 * t));
    const y = 50 - 12.5 * (Math.cos(t) - 2 * Math.cos(2 * t));
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

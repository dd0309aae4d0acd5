// Orbs: round things that one looks into.
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
  shape,
  shine,
  star,
  turned,
} from './pen';

const foot =
  shape('M30 90q0-4 5-5l7-3V72h16v10l7 3q5 1 5 5z', fill.metal) +
  shape('M24 66q26 13 52 0l-5 8q-21 9-42 0z', fill.metal);
const globe = (x: number, y: number, r: number, paint: string = fill.main) =>
  disc(x, y, r, paint) + shine(x, y, r);

const ringOf = 'M50 11a31 31 0 1 0 .1 0z';
const bandOf = 'M19 42a31 10 0 0 1 62 0';
const frontOf = 'M19 42a31 10 0 0 0 62 0';
const gust = 'M2 24h12q8 0 8-6t-6-6-5 5M-2 62h14q8 0 8 6t-6 6-5-5';
const curl = line(gust, ink, 6.4) + line(gust, '#f2fbff', 3.4);

export const orbs = {
  /** A ball of glass with smoke in it, on three claws. */
  ball: ({ main }: Paint) =>
    disc(50, 43, 29, fill.main) +
    faint(
      line('M34 54q4-16 14-11t12-12q-6-6-11 0M46 60q8-12 18-9', main.light, 3.4) +
        line('M38 34q6-8 14-6', '#fff', 2),
      0.75,
    ) +
    shine(50, 43, 29) +
    bar('M28 58q-8 12-2 24l-7 5M72 58q8 12 2 24l7 5', fill.metal, 4) +
    shape('M28 68q22 12 44 0l-2 8q-20 9-40 0z', fill.metal) +
    bar('M50 76v10l-6 4M50 86l6 4', fill.metal, 4),
  /** A ball with an eye, on a cushion. */
  eye: ({ second }: Paint) =>
    shape('M16 76q34-14 68 0 7 7 0 15-34 7-68 0-7-8 0-15z', fill.second) +
    faint(line('M24 80q26-8 52 0M24 87q26 5 52 0', second.light, 1.6), 0.8) +
    disc(15, 84, 4, fill.metal) +
    disc(85, 84, 4, fill.metal) +
    globe(50, 44, 31) +
    shape('M26 45q24-22 48 0-24 20-48 0z', cream) +
    disc(50, 45, 10, fill.second) +
    bare(disc(50, 45, 4.6, ink) + disc(46.5, 41.5, 2.4, '#fff')) +
    [-46, -23, 0, 23, 46]
      .map((degrees) => turned(line('M50 27v-6', cream, 2.4), degrees, 50, 50))
      .join(''),
  /** Rings of brass around a ball, and the winds that move them. */
  winds: ({ metal }: Paint) =>
    foot +
    line(ringOf, ink, 8) +
    line(ringOf, metal.mid, 4.6) +
    turned(line(bandOf, ink, 7) + line(bandOf, metal.light, 3.8), -24, 50, 42) +
    globe(50, 42, 16) +
    turned(line(frontOf, ink, 7) + line(frontOf, metal.mid, 3.8), -24, 50, 42) +
    bar('M50 12V3', metal.mid, 3) +
    disc(50, 4, 3.6, fill.metal) +
    [curl, `<g transform="translate(100 0) scale(-1 1)">${curl}</g>`].join(''),
  /** A stone that is broken open, full of crystals, with letters on its rind. */
  geode: ({ main }: Paint) =>
    shape('M16 42L30 18l26-7 25 14 9 28-14 28-30 9-25-14-8-22z', fill.stone) +
    faint(
      line('M23 34l5 5m-5 0l5-5M80 60v9m0-9l5 3M34 84l4-6 4 6M64 15l5 5M18 58h6v6', ink, 1.8),
      0.8,
    ) +
    shape('M28 44l11-19 18-5 17 11 6 20-10 19-21 6-17-11z', main.deep) +
    shape('M50 72L36 48l8-20 12-4 8 12-4 24z', fill.main) +
    shape('M50 72L36 48l8 4z', main.mid) +
    shape('M44 28l12-4-2 22-10 6-8-4z', main.light) +
    shape('M60 70l4-26 10 4-2 14z', fill.main) +
    shape('M40 70L32 52l6 0 8 16z', main.light) +
    bare(shape('M47 34l4-2-1 10-4 3z', '#fff'), 0.8) +
    gleam(66, 34, 6),
  /** Lightning in a ball, in a crown of rays. */
  thunder: () =>
    shape(star(50, 46, 14, 41, 31), fill.metal) +
    globe(50, 46, 28) +
    shape('M56 22L36 50h11l-5 24 22-32H52l9-20z', '#fff7c8') +
    line('M28 46l6-3-1 6 5-1M72 38l-5 2 2 5-5 1', cream, 1.8) +
    shape('M34 92q0-5 6-6l3-8h14l3 8q6 1 6 6z', fill.metal),
  /** The stars on a globe in its ring. */
  heavens: ({ metal }: Paint) =>
    foot +
    globe(50, 43, 27) +
    line('M50 10a33 33 0 0 1 0 66', ink, 7.4) +
    line('M50 10a33 33 0 0 1 0 66', metal.mid, 4.2) +
    line('M32 40l10-10 12 8 12-6M42 56l14-2 8-10M42 30l0 26', cream, 1.1) +
    gleam(32, 40, 4) +
    gleam(42, 30, 5.5) +
    gleam(54, 38, 4) +
    gleam(66, 32, 4) +
    gleam(42, 56, 4.5) +
    gleam(56, 54, 3.5) +
    gleam(64, 45, 3) +
    turned(
      line('M20 43a30 9 0 0 0 60 0', ink, 5.6) + line('M20 43a30 9 0 0 0 60 0', metal.light, 2.8),
      -18,
      50,
      43,
    ) +
    disc(50, 10, 4, fill.metal),
  /** An orb of state with its cross. */
  regal: ({ metal }: Paint) =>
    shape('M47 4h6v6h6v6h-6v10h-6V16h-6v-6h6z', fill.metal) +
    globe(50, 56, 33) +
    line('M17 56q33 12 66 0', ink, 10) +
    line('M17.5 56q33 12 65 0', metal.mid, 6.4) +
    line('M50 23q-13 16-6 38M50 23q13 16 6 38', ink, 1.4) +
    bar('M50 25v34', metal.mid, 5) +
    jewel(50, 62, 5, fill.second) +
    disc(30, 60, 3, fill.second) +
    disc(70, 60, 3, fill.second) +
    disc(50, 38, 2.6, fill.second),
  /** A pearl in its shell. */
  pearl: ({ second }: Paint) =>
    shape('M50 66Q10 60 12 34q8-10 18-6 4-14 20-14t20 14q10-4 18 6 2 26-38 32z', fill.second) +
    faint(line('M50 64L20 34M50 64L33 28M50 64V18M50 64l17-36M50 64l30-30', second.deep, 2), 0.8) +
    globe(50, 52, 19, '#f7f2ff') +
    globe(50, 52, 19) +
    shape('M10 64q40 16 80 0-2 26-40 26T10 64z', fill.second) +
    faint(line('M50 88L24 70M50 88l-12-15M50 88V74M50 88l12-15M50 88l26-18', second.deep, 2), 0.8),
  /** A fruit of gold with leaves. */
  fruit: () =>
    bar('M50 26q-2-10 6-16', fill.wood, 4) +
    leaf(53, 18, 62, 24) +
    leaf(50, 22, -70, 18) +
    shape(
      'M50 28q14-10 27 0 14 14 5 38Q74 90 58 88q-8-3-16 0Q26 90 18 66 9 42 23 28q13-10 27 0z',
      fill.main,
    ) +
    shine(50, 56, 32) +
    gleam(64, 48, 6),
};

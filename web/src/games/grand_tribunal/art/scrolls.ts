// Scrolls: everything that is written on.
import type { Paint } from './palette';
import {
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
  shape,
  star,
  turned,
  writing,
} from './pen';

/** A painted initial in a square. */
const initial = (x: number, y: number, size: number, paint: string) =>
  shape(`M${x} ${y}h${size}v${size}h-${size}z`, paint) +
  line(
    `M${x + size * 0.3} ${y + size * 0.75}V${y + size * 0.25}q${size * 0.5} 0 ${size * 0.4} ${size * 0.26}M${x + size * 0.3} ${y + size * 0.52}h${size * 0.2}l${size * 0.2} ${size * 0.24}`,
    cream,
    size * 0.12,
  );
/** A seal of wax. */
const wax = (x: number, y: number, r: number, paint: string) =>
  shape(star(x, y, 12, r, r * 0.86), paint) + disc(x, y, r * 0.62, paint) + gleam(x, y, r * 0.5);
/** The same on two ribbons. */
const seal = (x: number, y: number, r: number, paint: string) =>
  shape(
    `M${x - r * 0.5} ${y}l-${r * 0.5} ${r * 2} ${r * 0.7}-${r * 0.4} ${r * 0.3} ${r * 0.5}zM${x + r * 0.5} ${y}l${r * 0.5} ${r * 2}-${r * 0.7}-${r * 0.4}-${r * 0.3} ${r * 0.5}z`,
    fill.second,
  ) + wax(x, y, r, paint);
const rod = (y: number) =>
  shape(`M10 ${y - 4.5}h80v9H10z`, fill.wood) +
  disc(9, y, 5.5, fill.metal) +
  disc(91, y, 5.5, fill.metal);
const quill = (paint: string) =>
  shape('M92 4q-28 6-38 34l-4 16 12-9Q90 34 92 4z', paint) +
  line('M88 9Q66 28 44 66', ink, 2) +
  faint(line('M64 24l6 8M72 16l7 8', ink, 1.2), 0.7);

export const scrolls = {
  /** A worn leaf with a painted initial. */
  leaf: () =>
    shape(
      'M20 12l8-4 10 3 12-4 10 4 10-3 10 4-2 16 3 12-3 14 3 12-4 18 1 6-12-2-10 4-12-3-10 3-12-4 1-14-3-12 3-14-3-12z',
      fill.vellum,
    ) +
    bare(shape('M66 74q8-4 12 2l-2 12-10-2z', '#c7a468'), 0.7) +
    initial(27, 19, 20, fill.main) +
    writing(51, 22, 22, 4) +
    writing(27, 46, 46, 8, 5.4) +
    line('M27 56.8h20M27 73h30', '#b5371a', 1.8) +
    leaf(24, 46, -30, 9) +
    leaf(24, 62, 200, 9),
  /** Rolled up, with a ribbon and a seal. */
  roll: ({ second }: Paint) =>
    turned(
      shape('M8 36h76v30H8z', fill.vellum) +
        faint(line('M12 42h68M12 60h68', '#a9864e', 1.2), 0.8) +
        shape('M84 36q9 0 9 15t-9 15-9-15 9-15z', '#e7d0a0') +
        line('M84 43q4 1 4 8t-4 7-4-6 3-5', ink, 1.8) +
        shape('M8 36q-7 0-7 15t7 15z', '#cbac74') +
        shape('M38 34h16v34H38z', second.mid) +
        line('M38 38h16M38 64h16', second.light, 1.6),
      -32,
    ) + seal(46, 53, 13, fill.main),
  /** Open between two rods, with a pen. */
  open: () =>
    shape('M18 18h64v64H18z', fill.vellum) +
    initial(25, 27, 15, fill.main) +
    writing(44, 30, 30, 3) +
    writing(25, 48, 50, 6) +
    line('M25 53h34M25 68h26', '#b5371a', 1.8) +
    rod(16) +
    rod(84) +
    moved(quill('#ffffff'), 'translate(10 8) scale(.9)'),
  /** A deed with seals on its fold. */
  deed: () =>
    shape('M10 12h80v52H10z', fill.vellum) +
    initial(17, 19, 18, fill.main) +
    writing(40, 23, 42, 4) +
    writing(17, 44, 66, 3) +
    shape('M10 58h80v9q-40 5-80 0z', '#e3c994') +
    line('M28 66v8M50 67v10M72 66v8', fill.second, 5) +
    wax(28, 82, 11, fill.main) +
    wax(50, 86, 11, fill.second) +
    wax(72, 82, 11, fill.main),
  /** In a case of metal, half drawn out. */
  cased: () =>
    turned(
      shape('M40 20h52v46H40z', fill.vellum) +
        writing(50, 30, 36, 6) +
        disc(56, 40, 2, '#b5371a') +
        disc(70, 50, 2, '#b5371a') +
        shape('M14 16h32v56H14z', fill.metal) +
        line('M14 26h32M14 62h32', ink, 1.8) +
        line('M20 30v28M40 30v28', cream, 1.4) +
        shape('M12 8h36v10H12zM12 70h36v10H12z', fill.metal) +
        disc(30, 5, 4, fill.metal) +
        disc(30, 84, 4, fill.metal) +
        jewel(30, 44, 8),
      -16,
      50,
      46,
    ),
  /** A strip without an end. */
  unending: ({ main, second }: Paint) =>
    line(loop, ink, 23) +
    line(loop, '#f5e6c3', 19) +
    faint(line(loop, main.deep, 2), 0.9) +
    `<path d="${loop}" fill="none" stroke="${second.deep}" stroke-width="3.4" stroke-dasharray="1.5 6" stroke-linecap="butt"/>` +
    shape('M38 42l10-9 16 17-10 9z', '#fff7e0') +
    line('M38 42l16 17M48 33l16 17', ink, 2.2) +
    line('M43 38l16 17', main.deep, 2) +
    gleam(50, 14, 8) +
    gleam(50, 86, 6),
  /** A bound book with corners and a clasp. */
  book: ({ main }: Paint) =>
    shape('M22 14q-8 2-8 10v58q0 9 9 9h59v-8H24', fill.vellum) +
    faint(line('M24 86h56M24 88.5h56', '#8a6a3a', 1), 0.8) +
    shape('M22 10h62v72H22q-8 0-8 8V18q0-8 8-8z', fill.main) +
    line('M24 10v72', main.deep, 3) +
    shape('M84 10v15L69 10zM84 82V67L69 82zM26 10h13L26 23zM26 82h13L26 69z', fill.metal) +
    shape(star(55, 46, 8, 20, 12), fill.metal) +
    jewel(55, 46, 8, fill.second) +
    shape('M76 40h14v12H76z', fill.metal) +
    disc(84, 46, 2, ink),
  /** A chart of a coast, with its compass. */
  chart: () =>
    shape('M8 22l28-8 28 8 28-8v64l-28 8-28-8-28 8z', fill.vellum) +
    faint(line('M36 14v64M64 22v64', '#8a6a3a', 1.6), 0.8) +
    shape('M14 66q10-18 20-14t14-10 10-14 14 2 14-8v38l-22 14-28-10-22 10z', '#a9d6ea') +
    line('M18 58q14-16 24-14t20-22', '#b5371a', 2.2) +
    line('M60 18l6 8m0-8l-6 8', '#b5371a', 3) +
    shape(star(70, 62, 8, 17, 5), fill.metal) +
    disc(70, 62, 5, fill.main) +
    gleam(26, 32, 6, '#b5371a'),
};
const loop = 'M50 50C38 30 16 28 14 50s24 20 36 0 34-22 36 0-24 20-36 0';

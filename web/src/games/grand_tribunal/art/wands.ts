// Wands: as long as a forearm. Each is drawn upright and leans to the right.
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
  star,
  turned,
} from './pen';

const lean = (inner: string) => turned(inner, 40);
const rod = (top: number, paint: string = fill.wood) =>
  shape(`M46 ${top}h8l1.5 ${98 - top}q-5.5 5-11 0z`, paint) +
  faint(line(`M48.5 ${top + 3}v${84 - top}`, cream, 1.4), 0.6);
const grip = shape('M43 76h14v5H43zM43.5 92h13v5h-13z', fill.metal);
const berry = (x: number, y: number, paint: string) =>
  disc(x, y, 5, paint) + bare(disc(x - 1.6, y - 1.6, 1.4, '#fff'), 0.8);
const bolt = 'M6 0L-6 16h6l-4 15L9 10H2L8 0z';
const cube = (x: number, y: number, size: number, degrees: number) =>
  turned(
    shape(`M${x} ${y}h${size}v${size}h-${size}z`, '#ffffff') +
      shape(`M${x + size} ${y}l3-3v${size}l-3 3z`, '#c9d6de') +
      shape(`M${x} ${y}l3-3h${size}l-3 3z`, '#e9f1f4'),
    degrees,
    x,
    y,
  );

export const wands = {
  /** A green switch with leaves. */
  switch: () =>
    lean(
      bar('M50 98Q46 60 52 36T50-2', fill.wood, 5) +
        leaf(51, 40, 55, 19) +
        leaf(50, 52, -55, 19) +
        leaf(51, 26, -50, 17) +
        leaf(52, 16, 50, 16) +
        leaf(50, 2, -10, 16) +
        leaf(49, 62, 60, 15) +
        shape('M43 78h13l1 18H44z', fill.main) +
        line('M44 83h13M44 90h13', ink, 1.4),
    ),
  /** A blade of glass, and grains of salt. */
  glass: ({ main }: Paint) =>
    cube(20, 28, 9, 12) +
    cube(70, 72, 8, -20) +
    cube(84, 48, 7, 30) +
    cube(34, 14, 7, -14) +
    lean(
      shape('M50-8l8 18-3 56H45l-3-56z', fill.glass) +
        shape('M50-8l1 74h-6l-3-56z', '#fff') +
        line('M51-6l1 70', ink, 1.2) +
        shape('M40 64h20v7H40z', fill.metal) +
        shape('M45 71h10l1 24q-6 4-12 0z', fill.main) +
        line('M45 78h10M45 85h10', main.light, 1.8) +
        disc(50, 98, 4.5, fill.metal),
    ),
  /** A branch with red berries. */
  berries: () =>
    lean(
      rod(0) +
        bar('M50 30q-12-4-16-14M50 44q14-4 16-16', fill.wood, 3) +
        leaf(50, 2, -25, 16) +
        leaf(51, 4, 40, 15) +
        leaf(40, 24, -100, 14) +
        leaf(62, 36, 100, 14) +
        leaf(48, 58, -70, 15) +
        berry(32, 14, fill.main) +
        berry(40, 10, fill.main) +
        berry(35, 22, fill.main) +
        berry(66, 26, fill.main) +
        berry(72, 33, fill.main) +
        berry(63, 34, fill.main) +
        grip,
    ),
  /** Two metals, twisted into each other. */
  forged: ({ metal, second }: Paint) =>
    lean(
      bar('M50 96V8', metal.deep, 9) +
        [14, 26, 38, 50, 62].map((y) => line(`M47 ${y + 8}q4-1 6-7`, metal.light, 4)).join('') +
        [20, 32, 44, 56].map((y) => line(`M47 ${y + 8}q4-1 6-7`, second.mid, 3)).join('') +
        shape('M38 68h24v7H38z', fill.metal) +
        shape('M45 75h10v18H45z', fill.wood) +
        shape('M50-6l10 12-10 14L40 6z', fill.main) +
        bare(shape('M50-3l-6 9 6 3z', '#fff'), 0.6) +
        disc(50, 97, 5, fill.metal),
    ),
  /** Lightning from a cloud. */
  storm: () =>
    lean(rod(26, fill.wood) + grip + shape('M42 30h16v7H42z', fill.metal)) +
    [
      [48, 46],
      [84, 44],
    ]
      .map(
        ([x, y]) => `<g transform="translate(${x} ${y}) scale(.9)">${shape(bolt, '#ffe45c')}</g>`,
      )
      .join('') +
    shape('M44 42q-14-2-12-14 3-10 13-9Q48 4 64 5q14 1 17 13 14-1 15 11 0 12-14 13z', '#eaf0fa') +
    bare(shape('M44 42q-14-2-12-14 12 12 34 10t30-9q0 12-14 13z', '#a9b9d6'), 0.9) +
    jewel(60, 24, 6),
  /** A flame that does not burn its wood. */
  flame: () =>
    lean(
      bar('M50 98Q44 70 52 52T50 30', fill.wood, 5.5) + shape('M43 78h13l1 18H44z', fill.second),
    ) +
    shape(
      'M52 46Q40 30 54 16q-2 9 4 10Q62 6 84 2q-8 10 0 20t4 22q-8 20-26 16-8-2-10-14z',
      '#e8501e',
    ) +
    shape('M58 46q-4-12 6-18 0 6 4 6 2-10 12-16-3 10 2 16t-1 16q-6 8-14 6-7-2-9-10z', '#ffb02e') +
    shape('M66 48q-2-8 6-12 4 8 2 12-4 5-8 0z', '#fff6c4') +
    gleam(42, 18, 6) +
    gleam(90, 60, 5) +
    gleam(34, 40, 4),
  /** A star at its point. */
  star: ({ main }: Paint) =>
    lean(rod(24, fill.metal) + shape('M43 78h14v5H43zM43 90h14v5H43z', fill.second)) +
    shape(star(70, 27, 5, 27, 12), fill.main) +
    bare(shape('M70 4l5 15-5 8z', '#fff'), 0.5) +
    line('M70 27V4M70 27l24-8M70 27l15 20M70 27L55 47M70 27l-25-8', main.deep, 1.2) +
    gleam(34, 22, 7) +
    gleam(88, 62, 6) +
    gleam(22, 44, 4),
  /** A feather in a handle. */
  feather: ({ main }: Paint) =>
    lean(
      shape(
        'M50 66l-4-8-7 2 3-9-8-2 4-8-6-5q-2-28 22-48 20 22 13 50l-7 4 3 8-7 3 1 8z',
        '#fbf4ff',
      ) +
        shape('M36 12Q42-4 54-12q13 14 15 31-15-11-33-7z', fill.main) +
        line('M50 76Q48 40 53 4', ink, 2) +
        faint(
          line(
            'M50 54l-7-8M50 42l-12-10M51 28l-9-10M51 52l7-7M51 40l11-9M52 26l9-9',
            main.deep,
            1.6,
          ),
          0.9,
        ) +
        shape('M44 68h12v6H44z', fill.metal) +
        shape('M45.5 74h9l1 20q-5.5 4-11 0z', fill.wood) +
        disc(50, 97, 4, fill.metal),
    ) +
    gleam(36, 22, 5) +
    gleam(86, 54, 5),
  /** A hand of bone that holds a gem. */
  bone: () =>
    lean(
      shape('M46 30h8l-1 54q5 0 5 6t-8 5q-8 1-8-5t5-6z', '#fbf1da') +
        bar('M46 32q-10-6-8-18M50 30q-4-6-2-12M54 32q10-6 8-18', '#fbf1da', 4) +
        jewel(50, 14, 10) +
        shape('M43 36h14v6H43z', fill.metal) +
        shape('M43 62h14v5H43z', fill.metal),
    ),
};

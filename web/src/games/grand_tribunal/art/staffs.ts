// Staffs: as tall as a person. Each is drawn upright and leans.
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
  leaf,
  line,
  shape,
  turned,
} from './pen';

const lean = (inner: string) => turned(inner, 22);
const shaft = (top: number, paint: string = fill.wood) =>
  shape(`M46.5 ${top}h7l-1 ${110 - top}h-5z`, paint) +
  faint(line(`M48.5 ${top + 4}v${96 - top}`, cream, 1.2), 0.5);
const collar = (y: number) => shape(`M43.5 ${y}h13v6h-13z`, fill.metal);
const fruit = (x: number, y: number, r: number, paint: string) =>
  disc(x, y, r, paint) + bare(disc(x - r * 0.35, y - r * 0.35, r * 0.28, '#fff'), 0.8);
const drop = (x: number, y: number, size = 7) =>
  shape(
    `M${x} ${y - size}q${size} ${size * 1.3} 0 ${size * 1.8}q-${size}-${size * 0.5} 0-${size * 1.8}z`,
    '#9fd0ff',
  );

export const staffs = {
  /** A living branch with fruit. */
  fruit: () =>
    lean(
      shaft(26) +
        bar('M50 34Q36 26 34 10M50 46q16-6 18-22M50 22q2-8-2-16', fill.wood, 4) +
        leaf(38, 20, -60, 15) +
        leaf(34, 12, 20, 14) +
        leaf(66, 32, 70, 15) +
        leaf(68, 24, 10, 14) +
        leaf(48, 8, -20, 13) +
        leaf(52, 14, 60, 13) +
        fruit(30, 24, 8.5, fill.main) +
        fruit(72, 38, 8.5, fill.main) +
        fruit(56, 28, 8.5, fill.main) +
        collar(62) +
        collar(70),
    ),
  /** A walker's stick with a fork and a gourd. */
  walking: ({ second }: Paint) =>
    lean(
      bar('M50 110V40Q50 24 34 14M50 42q2-16 18-24', fill.wood, 8) +
        faint(line('M49 100V44q0-14-12-24', cream, 1.4), 0.5) +
        disc(50, 78, 3, '#5a3416') +
        leaf(34, 14, -40, 14) +
        leaf(68, 18, 40, 14) +
        line('M53 50q12 2 14 10', ink, 2.4) +
        shape('M67 58q7 2 5 9 9 6 4 16-9 10-18 2-6-10 4-17-2-7 5-10z', fill.main) +
        line('M60 74q8 4 17-1', second.deep, 2.4) +
        collar(50),
    ),
  /** A curled crook in gentle rain. */
  crook: ({ metal }: Paint) =>
    drop(20, 24) +
    drop(16, 52) +
    drop(30, 70, 6) +
    drop(84, 66) +
    drop(72, 84, 6) +
    drop(34, 44, 5) +
    lean(
      shaft(40, fill.metal) +
        line('M50 44V26q0-18 16-18 15 0 15 14 0 12-11 12-9 0-9-8 0-6 6-6', ink, 9.6) +
        line('M50 44V26q0-18 16-18 15 0 15 14 0 12-11 12-9 0-9-8 0-6 6-6', metal.mid, 6) +
        line('M49 44V26q0-17 15-18', metal.light, 1.8) +
        leaf(79, 14, 60, 10) +
        leaf(62, 7, -10, 10) +
        jewel(50, 48, 6),
    ),
  /** A serpent around a rod. */
  serpent: ({ main }: Paint) =>
    lean(
      line(snake, ink, 11.6) +
        line(snake, main.mid, 8) +
        scales(main.light) +
        shaft(10) +
        disc(50, 9, 6, fill.metal) +
        line(fore, ink, 11.6) +
        line(fore, main.mid, 8.4) +
        scales(main.light, fore) +
        shape('M62 28q-6-12 6-17 13-3 16 7 0 9-10 11-6 4-12-1z', fill.main) +
        bare(disc(75, 18, 2.4, cream) + disc(75.5, 18, 1.2, ink)) +
        line('M84 21l8 1m-2-3l3 3-3 2', '#c0281c', 1.8),
    ),
  /** Standing stones on a head of wood. */
  stones: () =>
    lean(
      shaft(46) +
        shape('M28 44q22 10 44 0l-4 9q-18 7-36 0z', fill.wood) +
        shape('M30 46l-1-26 10-2 2 29zM61 47l1-29 10 2-2 26z', fill.stone) +
        shape('M46 48V28l8-1v21z', fill.stone) +
        shape('M22 20l4-10 50 0 4 8-10 6-42 0z', fill.stone) +
        faint(line('M34 26v14M66 26v14M50 32v10M32 15h12M58 16h10', ink, 1.4), 0.6) +
        leaf(26, 46, -100, 10) +
        leaf(74, 46, 100, 10) +
        jewel(50, 60, 5),
    ),
  /** A wheel of gold with a gem: the staff of an office. */
  office: ({ metal }: Paint) =>
    lean(
      shaft(48, fill.metal) +
        around(12, shape('M50 2l4 9h-8z', fill.metal), 50, 30) +
        disc(50, 30, 22, fill.metal) +
        disc(50, 30, 17, metal.deep) +
        around(6, disc(50, 17.5, 3.4, fill.second), 50, 30) +
        jewel(50, 30, 7.5) +
        collar(54) +
        shape('M42 62q8 5 16 0l-2 6h-12z', fill.metal),
    ),
  /** A lamp that hangs from a hook. */
  lamp: () =>
    lean(
      shaft(14) +
        bar('M50 18q-2-12 12-12 14 2 12 14', fill.metal, 4) +
        shape('M66 22h16l4 7H62z', fill.metal) +
        shape('M63 29h22v22H63z', '#fff3b0') +
        shape('M74 33q7 8 0 14-7-6 0-14z', fill.main) +
        line('M63 29v22M85 29v22', ink, 2) +
        shape('M60 51h28l-4 7H64z', fill.metal) +
        collar(30) +
        collar(66),
    ) +
    gleam(86, 40, 8) +
    gleam(48, 24, 5),
  /** An owl on its perch. */
  bird: ({ main }: Paint) =>
    lean(
      shaft(44) +
        shape('M34 46q22 8 32 0l2 6q-18 8-36 0z', fill.metal) +
        shape('M32 4q8 5 18 5T68 4q3 10 0 18 4 22-18 28-22-6-18-28-3-8 0-18z', fill.main) +
        shape('M40 30q10-6 20 0-2 14-10 18-8-4-10-18z', main.light) +
        faint(line('M44 34q3 3 6 0 3 3 6 0M46 40q2 2 4 0 2 2 4 0', ink, 1.4), 0.8) +
        disc(42, 18, 7.5, cream) +
        disc(58, 18, 7.5, cream) +
        bare(disc(42.5, 18, 3.4, ink) + disc(57.5, 18, 3.4, ink)) +
        shape('M47 22h6l-3 6z', '#f0c14a') +
        line('M44 51v3M48 52v3M53 52v3M57 51v3', '#f0c14a', 2) +
        collar(60),
    ),
  /** A crystal held by roots. */
  crystal: ({ main }: Paint) =>
    lean(
      shape('M50 0l13 14-4 26H41l-4-26z', fill.main) +
        shape('M50 0l-4 16 4 24h-9l-4-26z', main.light) +
        line('M37 14l9 2 17-2M46 16l4 24', ink, 1.4) +
        shaft(44) +
        bar('M50 52Q36 44 36 26M50 52q14-8 14-26M50 54V40', fill.wood, 4.4) +
        collar(58),
    ) +
    gleam(38, 16, 6) +
    gleam(84, 30, 5),
};
const snake = 'M44 106q-10-10 6-17t14-14-14-12-14-12 14-12 12-14';
/** Where it lies before the rod. */
const fore = 'M38 95q2-3 12-6 12-4 14-14M36 51q2-6 14-12 9-5 12-14';
const scales = (paint: string, d = snake) =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="2.6" stroke-dasharray=".1 5"/>`;

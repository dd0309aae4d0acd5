// The Circus Maximus on the red ground of a Pompeian wall: the long track from above, chariots on
// it.
import { box, dot, each, gold, ink, line, moved, n, oval, shape } from './brush';
import { arcade, crowd, flag, ground, travertine, wear } from './stone';

const horse = (colour: string) =>
  shape(
    'M0 0Q2-5 8-5H15L20-10L23-9L22-6Q20-3 19 0L23 5L21 6L16 2H8L3 7L1 6L4 1Q2 1 0 0z',
    colour,
    0.9,
  ) + line('M8 1L5 8M16 1L20 8M0-1Q-4 0-5 3', colour, 1.6);

/** Two horses, a car and the driver who leans back. */
const chariot = (tunic: string, horses: [string, string]) =>
  moved(horse(horses[1]), 6, -3) +
  moved(horse(horses[0]), 3, 1) +
  line('M-10-9L14-3', ink, 0.7) +
  shape('M-18-5Q-20 3-12 4H-4L-3-4Q-10 0-18-5z', '#c98f2b', 0.9) +
  dot(-11, 5, 4.4, '#e4cc9c', 1) +
  line('M-11 1v8M-15 5h8', ink, 0.7) +
  shape('M-15-4L-13-14H-8L-7-4z', tunic, 0.9) +
  dot(-10.5, -16.5, 2.8, '#c98f63', 0.8) +
  line('M-9-12L-3-10', '#c98f63', 1.6);

const ring = (y: number, wide: number, high: number, fill: string, width = 1) =>
  oval(200, y, wide, high, fill, width);

export const circus = () =>
  ground('#7d2116', '#b8432c', '#c98f4e', '#9a6230') +
  wear(11, 'rgba(255,214,170,.28)') +
  // The outer wall with two rows of arches, then the stands, then the sand.
  shape(
    'M14 92C14 56 96 34 200 34S386 56 386 92V128C386 158 304 176 200 176S14 158 14 128z',
    travertine.face,
    1.4,
  ) +
  shape('M300 44Q386 60 386 92V128Q386 152 320 166Q352 130 300 44z', 'rgba(70,20,8,.26)', 0) +
  line('M14.5 118C22 150 110 166 200 166S378 150 385.5 118', travertine.dark, 1.4) +
  arcade(200, 161, 184, 17, 27, 34) +
  arcade(200, 177, 182, 13, 27, 36) +
  ring(90, 185, 55, travertine.pale, 1.2) +
  ring(92, 178, 50, '#d6b27a', 0.8) +
  crowd(5, 200, 92, 171, 46, 0, 1, 150, 1.7) +
  crowd(8, 200, 93, 161, 41.5, 0, 1, 128, 1.6) +
  ring(94, 152, 37, '#b58f58', 1) +
  ring(96, 146, 33, '#ecd09a', 0.8) +
  oval(200, 100, 128, 24, 'rgba(160,96,40,.18)') +
  // The barrier in the middle: turning posts, the obelisk, a shrine, the eggs that count the laps.
  shape(
    'M100 96Q100 90 108 90H292Q300 90 300 96V99Q300 105 292 105H108Q100 105 100 99z',
    '#a5432c',
    1,
  ) +
  box(106, 90, 188, 4, '#e4cc9c', 0.7) +
  each(2, (side) =>
    each(3, (index) => shape(`M${n((side ? 286 : 103) + index * 5)} 92l2.5-13 2.5 13z`, gold, 0.8)),
  ) +
  shape('M196 90L198 44L200 38L202 44L204 90z', '#d98c5c', 1) +
  shape('M200 38L202 44L204 90H200z', 'rgba(70,20,8,.3)', 0) +
  dot(200, 37, 2.4, gold, 0.8) +
  box(192, 87, 16, 5, '#f3e6cb', 0.8) +
  shape('M146 79L156 73L166 79z', '#a5432c', 0.8) +
  box(148, 79, 3, 11, '#f3e6cb', 0.6) +
  box(161, 79, 3, 11, '#f3e6cb', 0.6) +
  line('M232 90V78H262V90', ink, 1) +
  each(5, (index) => oval(235.5 + index * 6, 75.5, 2, 2.6, '#fff6e4', 0.7)) +
  moved(chariot('#3f6470', ['#5a3018', '#8a5a30']), 150, 120, 1.05) +
  moved(chariot('#f3e6cb', ['#e8dcc4', '#b9a98c']), 262, 118, 1.05) +
  moved(
    `<g transform="scale(-1 1)">${chariot('#c98f2b', ['#2e1a10', '#5a3018'])}</g>`,
    120,
    76,
    0.72,
  ) +
  each(7, (index) => {
    const at = (index / 6) * 2 - 1;
    return flag(
      n(200 + at * 150),
      n(40 + at * at * 19),
      13,
      ['#f3e6cb', '#c98f2b', '#3f6470'][index % 3]!,
    );
  });

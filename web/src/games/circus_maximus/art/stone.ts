// What the painted places share: arches, columns, gables, trees, people far away, and a wall that
// has stood for two thousand years. Pictures of places have the box 400 x 220.
import { box, dot, each, grains, ink, line, n, oval, shade, shape } from './brush';

export interface Stone {
  face: string;
  dark: string;
  pale: string;
}
export const travertine: Stone = { face: '#e4cc9c', dark: '#b58f58', pale: '#fbeecb' };
export const marble: Stone = { face: '#f3e6cb', dark: '#c3a67a', pale: '#fffaf0' };

/** Sky from edge to edge of any window, and the ground in front. */
export const ground = (high: string, low: string, earth: string, path: string, y = 158) =>
  `<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="-50" x2="0" y2="${y}"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
  box(-1600, -900, 3600, 900 + y, 'url(#s)') +
  box(-1600, y, 3600, 900, earth) +
  box(-1600, y, 3600, 2.5, path) +
  each(
    9,
    (row) =>
      `<path d="M-1600 ${n(y + 5 + row * row * 1.5 + row * 3)}H2000" stroke="${path}" stroke-width="${n(0.8 + row * 0.14)}" stroke-dasharray="${38 + row * 16} ${9 + row * 6}" stroke-dashoffset="${row * 37}" opacity=".55"/>`,
  );

/** Cracks and flakes in the plaster. */
export function wear(seed: number, colour = 'rgba(255,244,214,.5)'): string {
  const next = grains(seed);
  const flakes = each(26, () => {
    const [x, y] = [next() * 560 - 80, next() * 250 - 90];
    return oval(n(x), n(y), n(0.6 + next() * 2), n(0.4 + next() * 0.9), colour);
  });
  const cracks = each(3, () => {
    let [x, y] = [next() * 460 - 30, -60 + next() * 60];
    let d = `M${n(x)} ${n(y)}`;
    for (let step = 0; step < 5; step++) {
      x += next() * 18 - 9;
      y += 6 + next() * 10;
      d += `L${n(x)} ${n(y)}`;
    }
    return line(d, colour, 0.6);
  });
  return flakes + cracks;
}

/** An opening with a round top; x and y are the middle of its foot. */
export const arch = (
  x: number,
  y: number,
  wide: number,
  high: number,
  fill = '#4a2516',
  width = 0,
) => {
  const half = wide / 2;
  const side = Math.max(0, high - half);
  return shape(
    `M${n(x - half)} ${n(y)}v${n(-side)}a${n(half)} ${n(Math.min(half, high))} 0 0 1 ${n(wide)} 0v${n(side)}z`,
    fill,
    width,
  );
};

export const column = (x: number, y: number, wide: number, high: number, stone = marble) =>
  box(x - wide / 2, y - high, wide, high, stone.face, 0.8) +
  box(x + wide * 0.14, y - high, wide * 0.36, high, shade) +
  line(`M${n(x - wide * 0.2)} ${n(y - high + 3)}V${n(y - 3)}`, stone.pale, wide * 0.16) +
  box(x - wide * 0.75, y - high - 1, wide * 1.5, wide * 0.55, stone.face, 0.8) +
  box(x - wide * 0.7, y - wide * 0.45, wide * 1.4, wide * 0.45, stone.face, 0.8);

/** A gable over columns: the front of a temple. */
export function temple(
  x: number,
  y: number,
  wide: number,
  high: number,
  columns: number,
  field: string,
  wall: string,
  stone = marble,
): string {
  const [left, right] = [x - wide / 2, x + wide / 2];
  const beam = high * 0.1;
  const top = y - high;
  const gable = high * 0.34;
  const thick = Math.max(2, wide / columns / 3.4);
  const steps = 3;
  return (
    each(steps, (step) =>
      box(
        left - 3 - (steps - step) * 2.4,
        y - (steps - step) * 3 + 3,
        wide + 6 + (steps - step) * 4.8,
        3,
        step % 2 ? stone.pale : stone.face,
        0.7,
      ),
    ) +
    box(left + 3, top + gable, wide - 6, high - gable - 6, wall, 0.8) +
    arch(x, y - 6, wide * 0.16, (high - gable) * 0.66, '#2a130b', 0.8) +
    each(columns, (index) =>
      column(
        left + thick + ((wide - thick * 2) / (columns - 1)) * index,
        y - 6,
        thick,
        high - gable - beam - 6,
        stone,
      ),
    ) +
    box(left - 2, top + gable - 1, wide + 4, beam, stone.face, 1) +
    line(`M${n(left)} ${n(top + gable + beam * 0.45)}H${n(right)}`, stone.dark, 0.8) +
    shape(
      `M${n(left - 5)} ${n(top + gable)}L${n(x)} ${n(top)}L${n(right + 5)} ${n(top + gable)}z`,
      stone.face,
      1.1,
    ) +
    shape(
      `M${n(left + 9)} ${n(top + gable - 2.5)}L${n(x)} ${n(top + gable * 0.24)}L${n(right - 9)} ${n(top + gable - 2.5)}z`,
      field,
      0.8,
    )
  );
}

export const cypress = (x: number, y: number, high: number, dark = '#2f4a2b', lit = '#5b7a3f') =>
  box(x - 1.2, y - 5, 2.4, 5, '#5a3a1c') +
  shape(
    `M${x} ${n(y - high)}Q${n(x + high * 0.15)} ${n(y - high * 0.4)} ${n(x + high * 0.1)} ${y - 4}Q${x} ${y - 1} ${n(x - high * 0.1)} ${y - 4}Q${n(x - high * 0.15)} ${n(y - high * 0.4)} ${x} ${n(y - high)}z`,
    dark,
    1,
  ) +
  line(
    `M${n(x - 1)} ${n(y - high * 0.85)}Q${n(x - high * 0.07)} ${n(y - high * 0.4)} ${n(x - high * 0.05)} ${y - 8}`,
    lit,
    1.6,
  );

/** An umbrella pine. */
export const pine = (x: number, y: number, high: number) =>
  line(
    `M${x} ${y}Q${x + 3} ${n(y - high * 0.5)} ${x} ${n(y - high * 0.8)}M${x + 1} ${n(y - high * 0.5)}L${n(x + high * 0.2)} ${n(y - high * 0.74)}`,
    '#5a3a1c',
    2.6,
  ) +
  shape(
    `M${n(x - high * 0.46)} ${n(y - high * 0.7)}Q${n(x - high * 0.4)} ${n(y - high)} ${x} ${n(y - high)}T${n(x + high * 0.5)} ${n(y - high * 0.72)}Q${x} ${n(y - high * 0.6)} ${n(x - high * 0.46)} ${n(y - high * 0.7)}z`,
    '#3f5a2f',
    1,
  ) +
  line(
    `M${n(x - high * 0.34)} ${n(y - high * 0.8)}Q${n(x - high * 0.1)} ${n(y - high * 0.95)} ${n(x + high * 0.14)} ${n(y - high * 0.92)}`,
    '#7d9550',
    1.6,
  );

const tunics = ['#8c2a1e', '#f3e6cb', '#c98f2b', '#3f6470', '#6b7a45', '#5d3a52'];
/** Somebody far away. */
export const passer = (x: number, y: number, which: number, high = 10) =>
  shape(
    `M${n(x - high * 0.18)} ${n(y)}L${n(x - high * 0.14)} ${n(y - high * 0.7)}h${n(high * 0.28)}L${n(x + high * 0.18)} ${n(y)}z`,
    tunics[which % tunics.length]!,
    0.6,
  ) + dot(n(x), n(y - high * 0.84), n(high * 0.17), '#c98f63', 0.5);

export const flag = (x: number, y: number, high: number, colour: string) =>
  line(`M${n(x)} ${n(y)}v${-high}`, ink, 1) +
  shape(`M${n(x)} ${n(y - high)}q4-1.5 6 1t6 0v6q-3 2-6 0t-6-1z`, colour, 0.7);

/**
 * Heads of a crowd along an oval, from one angle to another (in turns; 0 is right, .25 is front).
 */
export function crowd(
  seed: number,
  x: number,
  y: number,
  wide: number,
  high: number,
  from: number,
  to: number,
  count: number,
  size = 1.5,
): string {
  const next = grains(seed);
  const colours = ['#8c2a1e', '#f6ead0', '#c98f2b', '#3f6470', '#5d3a22', '#b5545a'];
  return each(count, (index) => {
    const angle = (from + ((to - from) * (index + next() * 0.7)) / count) * 6.2832;
    return dot(
      n(x + Math.cos(angle) * wide),
      n(y + Math.sin(angle) * high),
      size,
      colours[Math.floor(next() * 6)]!,
    );
  });
}

/** A garland between two points. */
export const garland = (x: number, y: number, wide: number, deep: number) =>
  line(`M${x} ${y}q${wide / 2} ${deep * 2} ${wide} 0`, '#4f6030', 3) +
  each(5, (index) => {
    const at = (index + 0.5) / 5;
    return dot(
      n(x + wide * at),
      n(y + deep * 4 * at * (1 - at)),
      2.1,
      index % 2 ? '#d9a43a' : '#b3402a',
      0.5,
    );
  });

/** Rows of arches around a round building seen from outside. `lean` is how much the rows bend. */
export function arcade(
  x: number,
  y: number,
  wide: number,
  high: number,
  count: number,
  lean: number,
  hole = '#4a2516',
  stone = travertine,
): string {
  return each(count, (index) => {
    const angle = (((index + 0.5) / count) * 2 - 1) * 1.38;
    const [at, near] = [x + Math.sin(angle) * wide, Math.cos(angle)];
    const foot = y + (near - 1) * lean;
    const gap = ((2.76 * wide) / count) * near;
    return (
      arch(at, foot, gap * 0.6, high * 0.74, hole) +
      line(
        `M${n(at - gap / 2)} ${n(foot)}V${n(foot - high + 1)}`,
        stone.dark,
        Math.max(0.5, gap * 0.12),
      ) +
      arch(at - gap * 0.08, foot, gap * 0.22, high * 0.6, 'rgba(255,170,70,.16)')
    );
  });
}

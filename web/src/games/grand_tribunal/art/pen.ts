// The few strokes that all drawings are made of. A drawing is the text of an SVG in a box of 100 by
// 100. Everything has a line of ink unless it is drawn with one of the `bare` functions.

export const ink = '#20150d';
export const cream = '#fff4d6';

/** Fills that are defined once in each picture (palette.ts). */
export const fill = {
  main: 'url(#a)',
  second: 'url(#b)',
  metal: 'url(#m)',
  wood: 'url(#w)',
  vellum: 'url(#v)',
  glass: 'url(#g)',
  stone: 'url(#s)',
} as const;

export const shape = (d: string, paint: string) => `<path d="${d}" fill="${paint}"/>`;
export const disc = (x: number, y: number, r: number, paint: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, paint: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint}"/>`;
/** A stroke without a fill. */
export const line = (d: string, paint = ink, width = 2) =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}"/>`;
/** A round bar: a stroke of colour with a line of ink on both sides. */
export const bar = (d: string, paint: string, width: number) =>
  line(d, ink, width + 3.6) + line(d, paint, width);
/** Parts without a line of ink. */
export const bare = (inner: string, opacity = 1) =>
  `<g stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ''}>${inner}</g>`;
export const faint = (inner: string, opacity: number) => `<g opacity="${opacity}">${inner}</g>`;
export const moved = (inner: string, transform: string) =>
  `<g transform="${transform}">${inner}</g>`;
export const turned = (inner: string, degrees: number, x = 50, y = 50) =>
  moved(inner, `rotate(${degrees} ${x} ${y})`);

const round = (number: number) => Math.round(number * 10) / 10;
/** A point on a circle; 0 degrees is the top. */
export const at = (x: number, y: number, r: number, degrees: number): [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(x + r * Math.cos(angle)), round(y + r * Math.sin(angle))];
};
/** The same part several times around a point, made for the top. */
export const around = (count: number, inner: string, x = 50, y = 50, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    turned(inner, round(from + (360 / count) * index), x, y),
  ).join('');
/** The outline of a star. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    at(x, y, index % 2 ? inner : outer, (180 / points) * index).join(' '),
  );
  return `M${corners.join('L')}z`;
}
/** A small four-pointed gleam. */
export const gleam = (x: number, y: number, r: number, paint = cream) =>
  bare(shape(star(x, y, 4, r, r * 0.3), paint));
/** The light on a round, shining thing. */
export const shine = (x: number, y: number, r: number) =>
  bare(
    `<ellipse cx="${round(x - r * 0.4)}" cy="${round(y - r * 0.46)}" rx="${round(r * 0.3)}" ry="${round(r * 0.18)}" fill="#fff" transform="rotate(-38 ${round(x - r * 0.4)} ${round(y - r * 0.46)})"/>`,
    0.85,
  ) +
  faint(
    line(
      `M${round(x + r * 0.74)} ${round(y + r * 0.3)}A${round(r * 0.8)} ${round(r * 0.8)} 0 0 1 ${round(x + r * 0.2)} ${round(y + r * 0.78)}`,
      '#fff',
      round(r * 0.1),
    ),
    0.55,
  );
/** A round stone in a rim of metal. */
export const jewel = (x: number, y: number, r: number, paint: string = fill.main) =>
  disc(x, y, r + 2.6, fill.metal) + disc(x, y, r, paint) + shine(x, y, r);
/** A leaf that grows upwards from a point. */
export const leaf = (x: number, y: number, degrees: number, size = 12, paint = '#4f9a4a') =>
  moved(
    shape(
      `M0 0Q${-size * 0.55} ${-size * 0.5} 0 ${-size}Q${size * 0.55} ${-size * 0.5} 0 0z`,
      paint,
    ) + faint(line(`M0 -1V${-size * 0.75}`, ink, 1), 0.6),
    `translate(${x} ${y}) rotate(${degrees})`,
  );
/** Lines of writing. */
export const writing = (x: number, y: number, width: number, lines: number, gap = 5) =>
  faint(
    Array.from({ length: lines }, (_, index) =>
      line(
        `M${x} ${y + index * gap}h${width - (index % 3 === 2 ? width * 0.3 : 0)}`,
        '#5b4127',
        1.5,
      ),
    ).join(''),
    0.85,
  );

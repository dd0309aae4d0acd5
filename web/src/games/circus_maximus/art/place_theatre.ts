// The Theatre of Pompey at night: the round of seats, the temple of Venus above it, the lit stage.
import { box, dot, each, gold, grains, ink, line, moved, n, oval, shape } from './brush';
import { arch, column, crowd, ground, marble, temple, wear } from './stone';

const dusk = { face: '#d9c093', dark: '#8a6a44', pale: '#f6e4b8' };

/** A mask of the stage: comedy laughs, tragedy weeps. */
export const mask = (laughs: boolean) =>
  shape('M-9-9Q0-13 9-9Q12 4 0 13Q-12 4-9-9z', laughs ? '#f0d080' : '#f3e6cb', 1) +
  line('M-9-8Q0-2 9-8', '#8c2a1e', 1.5) +
  shape(
    laughs
      ? 'M-6-2Q-3.5-5-1-2Q-3.5-3.5-6-2zM1-2Q3.5-5 6-2Q3.5-3.5 1-2z'
      : 'M-6-3Q-3.5 0-1-2Q-3.5-5-6-3zM6-3Q3.5 0 1-2Q3.5-5 6-3z',
    ink,
    0.8,
  ) +
  shape(laughs ? 'M-5 3Q0 5 5 3Q3 10 0 10T-5 3z' : 'M-4.5 8Q0 1 4.5 8Q0 5-4.5 8z', '#4a130b', 0.8);

const lamp = (x: number, y: number) =>
  dot(x, y, 9, 'rgba(255,190,80,.2)') +
  dot(x, y, 5, 'rgba(255,210,110,.4)') +
  shape(
    `M${x - 2} ${y + 2}Q${x - 2.5} ${y - 2} ${x} ${y - 5}Q${x + 2.5} ${y - 2} ${x + 2} ${y + 2}z`,
    '#ffe9a8',
    0,
  );

export function theatre(): string {
  const next = grains(77);
  const stars = each(46, () =>
    dot(n(next() * 620 - 110), n(next() * 190 - 130), n(0.5 + next() * 0.9), '#fff3cf'),
  );
  return (
    ground('#0c1222', '#35507a', '#6b5236', '#46341f', 160) +
    stars +
    shape('M338 13A13 13 0 1 0 350 32A11 11 0 1 1 338 13z', '#f8ecc4', 0) +
    wear(41, 'rgba(255,255,255,.14)') +
    // Seats rise in half rings around the stage; aisles divide them.
    shape('M26 160C26 80 96 42 200 42S374 80 374 160z', dusk.face, 1.4) +
    each(6, (ring) => {
      const [wide, high] = [164 - ring * 20, 108 - ring * 14];
      return (
        shape(
          `M${200 - wide} 160A${wide} ${high} 0 0 1 ${200 + wide} 160z`,
          ring % 2 ? '#c9a873' : '#b8935c',
          0.8,
        ) + crowd(ring + 2, 200, 160, wide - 8, high - 6, 0.52, 0.98, 46 - ring * 5, 1.9)
      );
    }) +
    each(7, (index) => {
      const angle = Math.PI * (0.08 + index * 0.14);
      return line(
        `M${n(200 - Math.cos(angle) * 58)} ${n(160 - Math.sin(angle) * 36)}L${n(200 - Math.cos(angle) * 170)} ${n(160 - Math.sin(angle) * 114)}`,
        dusk.pale,
        2.2,
      );
    }) +
    temple(200, 55, 62, 50, 6, '#8c2a1e', '#5d2418', { ...marble, face: '#e9d6ae' }) +
    // The stage front: two storeys of columns before a painted wall, three doors, masks, lamps.
    box(92, 112, 216, 48, '#7a2417', 1.2) +
    box(98, 116, 204, 15, '#274a4d', 0.6) +
    each(8, (index) => (index % 2 ? '' : box(102 + index * 26, 118, 18, 11, '#c98f2b', 0.5))) +
    each(9, (index) => column(100 + index * 25, 132, 4, 18, dusk)) +
    box(90, 109, 220, 5, dusk.face, 0.9) +
    box(90, 131, 220, 4, dusk.face, 0.9) +
    arch(200, 160, 22, 22, '#1c0c07', 0.9) +
    arch(150, 160, 13, 17, '#1c0c07', 0.8) +
    arch(250, 160, 13, 17, '#1c0c07', 0.8) +
    each(8, (index) => column([104, 124, 136, 176, 224, 264, 276, 296][index]!, 160, 5, 25, dusk)) +
    moved(mask(true), 114, 147, 0.85) +
    moved(mask(false), 286, 147, 0.85) +
    box(78, 158, 244, 8, '#8a6a44', 1) +
    line('M80 160H320', dusk.pale, 1.2) +
    moved(
      shape('M-5 0L-4-12H4L5 0z', '#c98f2b', 0.9) +
        dot(0, -15, 3.4, gold, 0.8) +
        line('M-4-10L-9-15M4-10L9-6', '#c98f63', 1.8),
      200,
      158,
      1,
    ) +
    lamp(164, 150) +
    lamp(236, 150) +
    lamp(92, 140) +
    lamp(308, 140) +
    oval(200, 170, 130, 9, 'rgba(255,200,100,.16)')
  );
}

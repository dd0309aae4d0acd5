// Caesar's villa by the sea: red roofs, a garden with cypresses, the mountain across the bay.
import { box, dot, each, gold, line, n, oval, shape } from './brush';
import { arch, column, cypress, ground, marble, pine, temple, wear } from './stone';

const roof = (x: number, y: number, wide: number, high: number) =>
  shape(
    `M${x - 5} ${y}L${x + 9} ${y - high}H${x + wide - 9}L${x + wide + 5} ${y}z`,
    '#b5563a',
    1.1,
  ) +
  each(Math.floor(wide / 9), (index) =>
    line(
      `M${n(x + 9 + index * 9)} ${y - high + 1}L${n(x + 5 + index * 9.3)} ${y - 1}`,
      '#8c3a24',
      0.9,
    ),
  ) +
  line(`M${x + 10} ${y - high + 1}H${x + wide - 10}`, '#e08a62', 1.2);

const wing = (x: number, wide: number) =>
  box(x, 110, wide, 50, '#a5432c', 1) +
  box(x, 148, wide, 12, '#2a1a14', 0.8) +
  each(3, (index) => arch(x + (wide / 3) * (index + 0.5), 160, wide / 5.5, 38, '#3a160c', 0.8)) +
  each(4, (index) => column(x + 3 + ((wide - 6) / 3) * index, 160, 5.5, 46)) +
  box(x - 3, 106, wide + 6, 6, marble.face, 0.9) +
  roof(x, 106, wide, 18);

export const villa = () =>
  ground('#4f8fa8', '#f2ddb0', '#8fa05a', '#6d7f42', 158) +
  wear(53) +
  dot(312, 44, 20, 'rgba(255,240,190,.5)') +
  dot(312, 44, 14, '#fdf0c4') +
  shape(
    'M-1600 120L-300 118Q-60 108 -10 84Q16 66 40 58Q52 62 62 60Q96 92 140 108Q260 120 460 112L2000 120V126H-1600z',
    '#7b8fa0',
    0,
  ) +
  shape('M40 58Q52 62 62 60Q84 80 108 94Q70 84 40 58z', 'rgba(255,255,255,.22)', 0) +
  box(-1600, 118, 3600, 42, '#3f7f94') +
  each(12, (index) =>
    line(`M${-160 + index * 62} ${126 + (index % 4) * 7}q12-3 24 0`, '#bfe0dc', 1),
  ) +
  shape('M20 128l16 0-3 6H24zM28 128V114L38 126z', '#f6ead0', 0.8) +
  box(-1600, 152, 3600, 8, '#a9b56a') +
  cypress(62, 162, 74) +
  cypress(44, 164, 56) +
  cypress(342, 162, 80) +
  cypress(364, 165, 58) +
  pine(386, 164, 62) +
  pine(12, 166, 56) +
  wing(82, 74) +
  wing(244, 74) +
  temple(200, 162, 104, 102, 6, '#3f6470', '#8c2a1e') +
  dot(200, 86, 5, gold, 0.8) +
  line('M186 89Q193 80 200 89Q207 80 214 89', gold, 1.8) +
  // A fountain, and hedges along the way to the door.
  each(2, (side) =>
    each(4, (index) =>
      oval(side ? 262 + index * 30 : 138 - index * 30, 168, 11, 6, '#5b7a3f', 0.9),
    ),
  ) +
  oval(200, 180, 26, 6, '#e4cc9c', 1) +
  oval(200, 179, 21, 4, '#7fb8c4', 0.7) +
  line('M200 178V160M200 160Q192 162 190 174M200 160Q208 162 210 174', '#dff2f0', 1.4);

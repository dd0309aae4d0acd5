// The Forum at noon: a temple, the basilica behind it, stalls under striped awnings.
import { box, dot, each, gold, line, n, shape } from './brush';
import {
  arch,
  column,
  flag,
  garland,
  ground,
  marble,
  passer,
  temple,
  travertine,
  wear,
} from './stone';

const stall = (x: number, y: number, one: string, other: string) =>
  box(x - 27, y - 20, 54, 20, '#8a5a2c', 1) +
  box(x - 29, y - 22, 58, 4, '#b98650', 0.9) +
  each(6, (index) =>
    dot(x - 21 + index * 8.4, y - 24, 3.2, ['#c8502e', '#d9a43a', '#6b7a45'][index % 3]!, 0.7),
  ) +
  line(`M${x - 26} ${y}V${y - 46}M${x + 26} ${y}V${y - 46}`, '#5a3a1c', 2) +
  each(6, (index) =>
    shape(
      `M${n(x - 24 + index * 8)} ${y - 52}h8L${n(x - 20 + index * 10)} ${y - 38}q-5 5-10 0z`,
      index % 2 ? other : one,
      0.9,
    ),
  );

export const forum = () =>
  ground('#3f7c7c', '#b9d3b4', '#d9c092', '#b0915c', 160) +
  wear(31) +
  shape('M-1600 122Q-40 108 60 120T220 112T420 122T2000 116V160H-1600z', '#7d9a78', 0) +
  // The long hall behind the square.
  box(-90, 100, 580, 60, '#e0c690', 1) +
  box(-94, 92, 588, 9, marble.face, 1) +
  each(22, (index) => arch(-76 + index * 26.5, 160, 15, 40, '#7a4a2c', 0.8)) +
  each(23, (index) => column(-89 + index * 26.5, 160, 4, 58, travertine)) +
  shape('M-98 92L-84 80H484L498 92z', '#b5563a', 1) +
  each(36, (index) => line(`M${-82 + index * 16} 81v10`, '#8c3a24', 0.8)) +
  temple(200, 163, 150, 138, 6, '#8c2a1e', '#a5432c') +
  dot(200, 54, 8, gold, 0.9) +
  shape('M184 60Q192 48 200 60Q208 48 216 60z', '#c98f2b', 0.7) +
  garland(134, 76, 66, 5) +
  garland(200, 76, 66, 5) +
  each(3, (index) =>
    flag(
      n([122, 200, 278][index]!),
      n([70, 25, 70][index]!),
      12,
      ['#c98f2b', '#8c2a1e', '#c98f2b'][index]!,
    ),
  ) +
  stall(66, 176, '#b3402a', '#f6ead0') +
  stall(334, 176, '#3f6470', '#f6ead0') +
  stall(-34, 172, '#c98f2b', '#f6ead0') +
  stall(434, 172, '#6b7a45', '#f6ead0') +
  each(5, (index) => passer([116, 130, 268, 284, 300][index]!, 172 + (index % 2) * 4, index, 13));

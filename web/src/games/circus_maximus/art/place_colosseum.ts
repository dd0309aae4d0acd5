// The Colosseum on ochre: three rows of arches, the masts of the awning, people at its doors.
import { box, each, line, n, oval, shape } from './brush';
import { arcade, crowd, cypress, flag, ground, passer, pine, travertine, wear } from './stone';

const [left, right] = [62, 338];
/** A band of wall between two heights; both edges bend towards us in the middle. */
const band = (top: number, foot: number, fill: string, bend = 15) =>
  shape(
    `M${left} ${top - bend}Q200 ${top + bend} ${right} ${top - bend}V${foot - bend}Q200 ${foot + bend} ${left} ${foot - bend}z`,
    fill,
    1.1,
  );
const ledge = (y: number, bend = 15) =>
  line(`M${left - 2} ${y - bend}Q200 ${y + bend} ${right + 2} ${y - bend}`, travertine.pale, 2.6) +
  line(
    `M${left - 2} ${n(y - bend + 2)}Q200 ${n(y + bend + 2)} ${right + 2} ${n(y - bend + 2)}`,
    '#7a4a1c',
    0.9,
  );

export const colosseum = () =>
  ground('#b6771c', '#e9b95a', '#d7a65a', '#a8752c', 162) +
  wear(23, 'rgba(255,240,200,.4)') +
  pine(24, 162, 62) +
  cypress(50, 164, 66) +
  cypress(356, 164, 74) +
  cypress(374, 166, 56) +
  // The inside of the far wall, with the crowd in the shade of the awning.
  oval(200, 42, 138, 23, '#8a5522', 1.2) +
  oval(200, 45, 128, 17, '#c9975a', 0.8) +
  crowd(3, 200, 42, 126, 15, 0.52, 0.98, 70, 1.6) +
  crowd(4, 200, 46, 116, 12, 0.52, 0.98, 58, 1.5) +
  shape('M64 38Q200 4 336 38L300 46Q200 26 100 46z', 'rgba(246,234,208,.82)', 0.9) +
  each(9, (index) =>
    line(
      `M${78 + index * 30.5} ${n(34 - Math.sin((index + 0.5) / 2.9) * 13)}L${116 + index * 21} 44`,
      '#b58f58',
      0.8,
    ),
  ) +
  band(52, 78, '#ecd3a0') +
  band(76, 104, '#e4cc9c') +
  band(102, 131, '#dcc08c') +
  band(129, 160, '#e4cc9c') +
  shape(`M276 46L${right} 37V145Q312 152 284 158Q296 100 276 46z`, 'rgba(70,24,8,.22)', 0) +
  shape(`M${left} 37L96 45Q86 100 94 156Q76 152 ${left} 145z`, 'rgba(255,240,200,.24)', 0) +
  // The attic has small windows, the three rows below have arches.
  each(13, (index) => {
    const at = ((index + 0.5) / 13) * 2 - 1;
    return box(
      n(200 + at * 134 - 3),
      n(68 - at * at * 15),
      6 - Math.abs(at) * 2,
      8,
      '#5a2f16',
      0.6,
    );
  }) +
  arcade(200, 110, 139, 26, 17, 18) +
  arcade(200, 137, 139, 27, 17, 18) +
  arcade(200, 167, 139, 28, 17, 19) +
  ledge(52) +
  ledge(77) +
  ledge(103) +
  ledge(130) +
  line(`M${left - 4} 147Q200 177 ${right + 4} 147`, '#7a4a1c', 3) +
  each(9, (index) => {
    const at = (index / 8) * 2 - 1;
    return flag(
      n(200 + at * 134),
      n(58 - at * at * 20),
      25,
      ['#8c2a1e', '#f3e6cb', '#3f6470'][index % 3]!,
    );
  }) +
  each(9, (index) => passer(118 + index * 21 + (index % 3) * 3, 170 + (index % 2) * 4, index, 11));

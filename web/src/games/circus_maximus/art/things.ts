// Things: tickets by material (clay, bone, gold, wax), the coin, and a picture for every favour.
import {
  box,
  cream,
  dot,
  each,
  gold,
  goldShade,
  ink,
  light,
  line,
  moved,
  n,
  oval,
  ring,
  shade,
  shape,
} from './brush';
import { laurel } from './hair';
import { merchant } from './merchants';
import { visitor } from './visitors';
import { mask } from './place_theatre';
import { arch } from './stone';

/** The sign of a venue on a ticket: a wheel, arches, a mask. */
const medals: Record<string, string> = {
  circus_maximus:
    dot(0, 0, 13, '#8c2a1e', 1.4) +
    ring(0, 0, 8.6, cream, 2.4) +
    each(4, (spoke) => moved(line('M0-8V8', cream, 1.6), 0, 0, 1, spoke * 45)) +
    dot(0, 0, 2.6, cream),
  colosseum:
    dot(0, 0, 13, '#a86c14', 1.4) +
    shape('M-10 7V-3Q0-9 10-3V7z', cream, 0) +
    each(3, (index) => arch(-6 + index * 6, 7, 3.8, 6, '#6d430a')) +
    each(3, (index) => arch(-6 + index * 6, -0.6, 3, 3.6, '#6d430a')),
  theatre_of_pompey: dot(0, 0, 13, '#18233c', 1.4) + moved(mask(true), 0, -0.5, 0.74),
};

/** The box of a ticket is 60 x 76. A number can be printed on the coin at its foot. */
const slabs: Record<string, string> = {
  gallery:
    shape(
      'M10 4Q22 2 32 3T51 4Q54 20 52 38T54 71Q40 74 29 73T7 72Q4 54 6 38T10 4z',
      '#cf8658',
      1.7,
    ) +
    shape('M46 4L51 4Q54 20 52 38T54 71L45 72Q49 38 46 4z', shade, 0) +
    line('M12 8Q24 6 34 7M11 66l5 2M47 12l3 3M14 40l-3 4', 'rgba(255,226,190,.7)', 1.4),
  stalls:
    shape('M9 3H51Q57 3 57 9V67Q57 73 51 73H9Q3 73 3 67V9Q3 3 9 3z', '#f4e8cb', 1.7) +
    shape('M50 3Q57 3 57 9V67Q57 73 51 73H48Q52 40 50 3z', 'rgba(120,80,30,.28)', 0) +
    line('M9 7H46Q48 7 49 7M7 10V66', '#fffaf0', 1.6) +
    box(7, 7, 46, 62, 'none', 1, '#b08a4c'),
  box:
    shape('M12 2H48L58 12V64L48 74H12L2 64V12z', gold, 1.7) +
    shape('M48 2L58 12V64L48 74H45Q52 40 45 2z', 'rgba(110,60,0,.34)', 0) +
    shape('M14 6H46L54 14V62L46 70H14L6 62V14z', 'none', 1, goldShade) +
    line('M13 5H44M5 13V60', '#fff0b8', 1.5) +
    each(4, (corner) => dot(corner % 2 ? 49 : 11, corner > 1 ? 65 : 11, 2, '#8c2a1e', 0.7)),
  favour:
    shape(
      `M30 1${each(12, (index) => {
        const [from, to] = [index / 12, (index + 1) / 12].map((turn) => turn * 6.2832 - 1.5708);
        const middle = (from! + to!) / 2;
        return `Q${n(30 + Math.cos(middle) * 31)} ${n(38 + Math.sin(middle) * 40)} ${n(30 + Math.cos(to!) * 27)} ${n(38 + Math.sin(to!) * 36)}`;
      })}z`,
      '#9c2442',
      1.7,
    ) + line('M8 30Q10 14 24 9', 'rgba(255,220,220,.6)', 2),
};
const coinAt = (x: number, y: number, radius: number) =>
  dot(x, y, radius, gold, 1.2) +
  dot(x, y, radius * 0.78, '#f6d67e') +
  shape(
    `M${x - radius * 0.5} ${y - radius * 0.6}A${radius * 0.8} ${radius * 0.8} 0 0 1 ${x + radius * 0.3} ${y - radius * 0.7}`,
    'none',
    1,
    '#fff6d8',
  );
const ticket = (venue: string, seat: string) =>
  slabs[seat]! + moved(medals[venue]!, 30, 23, 1.18) + coinAt(30, 55, 14.5);

/** The coin with the head of a Caesar. */
const coin =
  coinAt(20, 20, 18) +
  shape(
    'M23 9Q14 8 13 17Q12 19 10 21Q12 22 12 23Q12 27 17 27Q16 30 13 32Q22 35 29 31Q26 28 27 24Q31 14 23 9z',
    '#c28f2a',
    0.9,
    goldShade,
  ) +
  line('M14 15Q20 10 27 14', '#fbe7a8', 1.4);

/** A painted ground with a thin line around it. */
const panel = (ground: string, picture: string) =>
  box(0, 0, 100, 100, ground) + box(5, 5, 90, 90, 'none', 1.2, 'rgba(255,240,205,.7)') + picture;
const plus = (x: number, y: number) =>
  line(`M${x - 8} ${y}h16M${x} ${y - 8}v16`, ink, 7.5) +
  line(`M${x - 8} ${y}h16M${x} ${y - 8}v16`, '#ffe9a8', 4.6);
const arrow = (d: string, tip: string) =>
  line(d, ink, 9) + line(d, '#ffe9a8', 5.6) + shape(tip, '#ffe9a8', 1.6);
const purse = (x: number, y: number) =>
  moved(
    shape('M-6-16Q-22 2-16 14Q0 22 16 14Q22 2 6-16z', '#8a5a2c', 1.6) +
      shape('M6-16Q22 2 16 14Q11 17 5 18Q14 2 2-15z', shade, 0) +
      shape('M-9-22Q0-17 9-22L6-15H-6z', '#a8763f', 1.4) +
      line('M-8-15H8', '#e8b94a', 3) +
      line('M-10-4Q-14 4-11 10', light, 2),
    x,
    y,
  );
const sandal = (x: number, y: number, turn: number) =>
  moved(
    shape('M0-22Q11-22 10-8Q8 2 9 12Q9 22 0 22T-8 12Q-7 2-10-8Q-11-22 0-22z', '#c99a5c', 1.6) +
      line('M-8-8L0-18L8-8M-7 0H7M-7 9H7M0-18V-8', '#5a3315', 2.4),
    x,
    y,
    1,
    turn,
  );
const leaf = shape('M0 0Q-7-5 0-15Q7-5 0 0z', '#7d9550', 1.1) + line('M0-2V-11', '#465c28', 0.9);
const wreath = () =>
  ring(50, 52, 31, '#465c28', 2) +
  each(20, (index) => {
    const side = index < 10 ? 1 : -1;
    const turn = side * (14 + (index % 10) * 17);
    const angle = (turn * Math.PI) / 180;
    const lean = turn - side * (index % 2 ? 62 : 118);
    return moved(leaf, n(50 + Math.sin(angle) * 31), n(52 - Math.cos(angle) * 31), 1.05, lean);
  });
const dark =
  shape('M5 111C6 93 20 86 38 80Q50 90 62 80C80 86 94 93 95 111z', '#3b1c2c', 0) +
  oval(50, 45, 21, 28, '#3b1c2c');

const favours: Record<string, string> = {
  extra_visitor: panel(
    '#2f6a70',
    arch(70, 95, 44, 74, '#f2ddb0', 1.6) +
      arch(70, 95, 34, 66, '#fdf3d4') +
      moved(visitor('tourist'), -2, 22, 0.68) +
      plus(80, 38),
  ),
  extra_merchant: panel(
    '#8c2a1e',
    moved(merchant(4), 36, 22, 0.66) + moved(merchant(3), -2, 29, 0.6) + plus(50, 19),
  ),
  legionary_pays_six: panel(
    '#3f3a36',
    moved(visitor('legionary'), 4, 14, 0.74) +
      moved(coinAt(0, 0, 20) + line('M-11-8L-5 9L1-8M8-8V9', '#6d430a', 3.4), 76, 72),
  ),
  double_buy: panel(
    '#b8791c',
    moved(ticket('colosseum', 'box'), 34, 6, 0.86, 12) +
      moved(ticket('theatre_of_pompey', 'stalls'), 8, 14, 0.86, -12) +
      shape(
        'M16 97Q20 74 36 70L62 66Q70 68 66 75L52 79Q74 72 84 66Q91 66 88 74Q76 90 58 97z',
        '#e0a97c',
        1.6,
      ) +
      line('M40 80Q48 80 56 78', '#8a4a2a', 1.4),
  ),
  double_sell: panel(
    '#4d6a34',
    purse(31, 58) +
      purse(69, 58) +
      each(4, (index) => moved(coinAt(0, 0, 9), 22 + index * 19, 86)) +
      arrow('M28 22H66', 'M62 10L80 22L62 34z'),
  ),
  ticket_and_visitor: panel(
    '#5d2450',
    moved(visitor('student'), 28, 20, 0.7) +
      moved(ticket('circus_maximus', 'stalls'), 8, 14, 0.72, -10) +
      plus(78, 20),
  ),
  one_becomes_eight: panel(
    '#c99a4a',
    moved(dark, 26, 6, 0.84) +
      moved(laurel(), 26, 5, 0.84) +
      moved(line('M-13-8L-8 8L-3-8M3-8V8M9-8V8M15-8V8', '#ffe9a8', 3.4), 68, 84) +
      moved(merchant(1), 0, 40, 0.5),
  ),
  recall_merchant: panel(
    '#22405a',
    moved(merchant(5), 16, 20, 0.68) + arrow('M84 60A36 36 0 0 0 26 25', 'M34 12L14 28L36 38z'),
  ),
  step_left: panel(
    '#a8482c',
    sandal(66, 42, -74) + sandal(74, 70, -106) + arrow('M44 52H26', 'M30 38L10 52L30 66z'),
  ),
  start: panel('#d9a43a', wreath() + line('M41 36H59M41 68H59M50 36V68', '#5d160d', 6)),
};

export const things = (): [name: string, size: string, picture: string][] => [
  ...Object.keys(medals).flatMap((venue) =>
    Object.keys(slabs).map((seat): [string, string, string] => [
      `ticket-${venue}-${seat}`,
      '60 76',
      ticket(venue, seat),
    ]),
  ),
  ...Object.entries(favours).map(([name, picture]): [string, string, string] => [
    `card-${name}`,
    '100 100',
    picture,
  ]),
  ['coin', '40 40', coin],
];

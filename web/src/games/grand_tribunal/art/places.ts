// Places of the table: the rooms of a Sanctum as strips that repeat sideways, and the signs of the
// sources of Vis and of the Concilium.
import { bar, bare, disc, faint, fill, gleam, ink, leaf, line, moved, oval, shape } from './pen';
import { orbs } from './orbs';
import type { Paint } from './palette';
import { potions } from './potions';
import { resources } from './resources';
import { scrolls } from './scrolls';
import { Seed } from './seed';
import { staffs } from './staffs';
import { talismans } from './talismans';
import { wands } from './wands';

const wood = '#8a5c34';
const dark = '#5b3a1c';
const stones = (paint: string) =>
  faint(
    [0, 1, 2, 3, 4]
      .map((row) =>
        line(
          `M0 ${row * 36}h240${[0, 1, 2, 3].map((column) => `M${column * 60 + (row % 2) * 30 + 10} ${row * 36}v36`).join('')}`,
          paint,
          1.4,
        ),
      )
      .join(''),
    0.5,
  );
const shelf = (y: number, width: number) =>
  shape(`M-4 ${y}h${width + 8}v7H-4z`, wood) +
  faint(line(`M0 ${y + 2}h${width}`, '#d9a868', 1.6), 0.8);
const spines = ['#8f2f1c', '#23408e', '#1d6d57', '#8a5c10', '#5c2a52', '#3d4a5c', '#a8743a'];

/** A row of books from a fixed seed; they lean now and then. */
function books(seed: Seed, y: number, width: number): string {
  let x = 3;
  let row = '';
  while (x < width - 12) {
    const [wide, high] = [7 + seed.below(7), 24 + seed.below(12)];
    const colour = seed.one(spines);
    const book =
      `<rect x="${x}" y="${y - high}" width="${wide}" height="${high}" rx="1" fill="${colour}"/>` +
      line(
        `M${x + 1.5} ${y - high + 5}h${wide - 3}M${x + 1.5} ${y - 6}h${wide - 3}`,
        '#e8c05a',
        1.2,
      );
    row += seed.below(7) === 0 ? moved(book, `rotate(-8 ${x} ${y})`) : book;
    x += wide + (seed.below(6) === 0 ? 7 : 1);
  }
  return row;
}
const flask = (x: number, y: number, colour: string) =>
  moved(
    shape('M-4-30h8v10q10 4 10 12 0 8-8 8H-6q-8 0-8-8 0-8 10-12z', '#e6efe8') +
      bare(shape('M-12-10q6-3 12 0t12 0q1 9-6 9H-6q-7 0-6-9z', colour)) +
      shape('M-5-35H5v6H-5z', wood),
    `translate(${x} ${y})`,
  );

const rooms = {
  laboratory: () =>
    `<rect width="240" height="160" fill="#e9d9b4" stroke="none"/>` +
    stones('#a08a5c') +
    shape('M96 96V46q2-28 24-34 22 6 24 34v50z', '#cfe0ea') +
    line('M120 12v84M97 56h46M100 40q20-10 40 0', '#8a7448', 2.6) +
    line('M96 96V46q2-28 24-34 22 6 24 34v50z', '#8a7448', 4) +
    faint(gleam(108, 34, 5, '#fff') + gleam(132, 70, 6, '#fff'), 0.9) +
    shelf(60, 84) +
    flask(16, 60, '#c8402c') +
    flask(44, 60, '#3f74d8') +
    flask(70, 60, '#37a25a') +
    moved(shelf(60, 80), 'translate(160 0)') +
    flask(178, 60, '#eba62c') +
    flask(224, 60, '#9358c8') +
    moved(
      shape('M-14 0q-2-26 14-30 16 4 14 30z', '#c9b48a') + disc(0, -12, 6, '#efe6cc'),
      'translate(201 60)',
    ) +
    [30, 62, 176, 210]
      .map(
        (x) =>
          line(`M${x} 0v12`, dark, 2) +
          leaf(x, 8, 160, 18, '#7f9a58') +
          leaf(x, 8, 200, 18, '#6d8a4c') +
          leaf(x, 8, 180, 20, '#8aa862'),
      )
      .join('') +
    shape('M-4 128h248v10H-4zM-4 138h248v24H-4z', wood) +
    faint(line('M0 131h240M20 138v22M100 138v22M180 138v22', '#d9a868', 1.6), 0.8) +
    flask(28, 128, '#3b9c94') +
    flask(204, 128, '#c8402c') +
    bar('M150 128v-22M142 128h16', '#c9a24a', 3) +
    disc(150, 100, 9, '#d6c9f0') +
    moved(books(new Seed('bench'), 128, 44), 'translate(60 0)'),
  library: () => {
    const seed = new Seed('library');
    return (
      `<rect width="160" height="160" fill="#c9a878" stroke="none"/>` +
      [50, 102, 154]
        .map(
          (y) =>
            `<rect y="${y - 45}" width="160" height="45" fill="#7a5430" stroke="none"/>` +
            books(seed, y, 160) +
            shelf(y, 160),
        )
        .join('') +
      shape('M-4-4h168v9H-4z', wood) +
      shape('M-3 0h6v160h-6zM157 0h6v160h-6z', wood)
    );
  },
  vault: () =>
    `<rect width="160" height="160" fill="#bdb5a6" stroke="none"/>` +
    stones('#7d7566') +
    shape('M26 138V66q4-46 54-50 50 4 54 50v72z', '#57493c') +
    line('M26 138V66q4-46 54-50 50 4 54 50v72z', '#8b8272', 8) +
    [48, 64, 80, 96, 112]
      .map((x) => line(`M${x} ${x === 80 ? 22 : x === 64 || x === 96 ? 26 : 38}v110`, '#2f2a26', 4))
      .join('') +
    line('M32 72h96M30 104h100', '#2f2a26', 4) +
    shape('M-4 138h168v26H-4z', '#9a9184') +
    moved(resources.chest, 'translate(48 88) scale(.6)') +
    [
      [24, 146],
      [34, 150],
      [132, 148],
      [142, 144],
      [126, 154],
    ]
      .map(([x, y]) => disc(x!, y!, 5, '#2a2438'))
      .join(''),
  hand: () =>
    `<rect width="160" height="160" fill="#dcc39a" stroke="none"/>` +
    faint(
      Array.from({ length: 9 }, (_, index) => line(`M0 ${index * 18}h160`, '#b5935c', 1)).join(''),
      0.6,
    ) +
    shape('M-4 124h168v40H-4z', wood) +
    faint(line('M0 128h160M0 144h160', '#d9a868', 1.6), 0.8) +
    shape('M92 124q-8-22 6-26h16q14 4 6 26z', '#3d4a5c') +
    shape('M104 98Q108 46 146 22q2 36-32 66z', '#f7f1e2') +
    line('M142 28Q116 60 106 100', ink, 1.6) +
    shape('M30 60h18v64H30z', '#f7ead0') +
    shape('M39 34q10 14 0 24-10-10 0-24z', '#ffb02e') +
    shape('M22 116h34v8H22z', '#c9a24a') +
    line('M34 60v14q3 4 4-2', '#d9c49a', 2),
};
export type RoomName = keyof typeof rooms;
export const room = (name: RoomName): string => rooms[name]();
export const roomBox: Record<RoomName, string> = {
  laboratory: '0 0 240 160',
  library: '0 0 160 160',
  vault: '0 0 160 160',
  hand: '0 0 160 160',
};

const bowl =
  shape('M12 46h76q0 34-26 38v6q0 4 8 6H30q8-2 8-6v-6Q12 80 12 46z', fill.metal) +
  oval(50, 46, 38, 9, '#5f3f08') +
  [
    [28, 42],
    [42, 38],
    [57, 39],
    [71, 42],
    [35, 30],
    [50, 27],
    [64, 31],
    [50, 46],
    [43, 18],
    [57, 19],
  ]
    .map(
      ([x, y], index) =>
        disc(x!, y!, 8, index % 3 === 1 ? '#f4ead2' : '#fffaf0') +
        bare(disc(x! - 2.5, y! - 2.5, 2.2, '#fff')),
    )
    .join('') +
  faint(line('M20 58q4 18 18 22', '#fff6d0', 3), 0.8);
/** A dish of Vis: black, with a spark in it. */
const bead = (x: number, y: number) =>
  disc(x, y, 11, '#2a2438') +
  bare(disc(x + 2, y + 3, 5, '#5d4a8c'), 0.8) +
  bare(disc(x - 3.5, y - 4, 3, '#fff'), 0.9);
const dish =
  shape('M8 58h84q-2 26-30 30H38Q10 84 8 58z', fill.metal) +
  oval(50, 58, 42, 9, '#5f3f08') +
  [
    [28, 52],
    [72, 52],
    [50, 56],
    [38, 36],
    [62, 36],
    [50, 20],
  ]
    .map(([x, y]) => bead(x!, y!))
    .join('') +
  faint(line('M18 68q6 14 20 16', '#fff6d0', 3), 0.8);
export const signs = {
  uncontested: () => resources.spring,
  contested: () => resources.duel,
  concilium: () => bowl,
  vis: () => dish,
  // The item types on the vote track.
  orb: orbs.ball,
  potion: potions.flask,
  scroll: scrolls.open,
  staff: staffs.crook,
  talisman: talismans.disc,
  wand: wands.star,
} satisfies Record<string, (paint: Paint) => string>;
export type SignName = keyof typeof signs;

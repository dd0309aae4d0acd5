// The six people who play as bots, drawn flat on a ground of 64 by 64: mosaic.ts lays them in
// stones.
interface Person {
  ground: string;
  /** The halo, and the ring around it. */
  halo: string;
  ring: string;
  skin: string;
  hair: string;
  dress: string;
  /** What is behind the face. */
  behind?: string;
  /**
   * Hair, beard, headdress, collar: shapes and their colours, in the order in which they are drawn.
   */
  over: [fill: string, shape: string][];
}

const gold = '#e8bd52';
const pearl = '#fff6e2';
const pearls = (...at: [x: number, y: number][]): [string, string] => [
  pearl,
  at.map(([x, y]) => `M${x - 1.3} ${y}a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0Z`).join(''),
];

const people: Person[] = [
  {
    // Hair in a high knot, earrings, two cloths.
    ground: '#2c6b49',
    halo: '#f1e7cf',
    ring: '#a8642a',
    skin: '#f0c69c',
    hair: '#3a2219',
    dress: '#f3ead4',
    behind: 'M32 5a8 8 0 1 1 0 14a18 19 0 0 1 16 19v6H16v-6A18 19 0 0 1 32 19a8 8 0 0 1 0-14Z',
    over: [
      ['#3a2219', 'M17 33q2-16 15-16t15 16q-4-11-15-11t-15 11Z'],
      ['#d07a32', 'M32 64l8-14q12 2 14 14Z'],
      pearls([17.5, 42], [46.5, 42], [27, 52.5], [32, 54], [37, 52.5]),
    ],
  },
  {
    // An old senator: grey temples, a toga with a broad stripe.
    ground: '#37597c',
    halo: '#9fc0cb',
    ring: '#9c3b2c',
    skin: '#e4b288',
    hair: '#c3bdb2',
    dress: '#f4edda',
    over: [
      ['#c3bdb2', 'M17 30q-2 9 2 14l2-15ZM47 30q2 9-2 14l-2-15ZM22 22q3-5 10-5t10 5q-10-3-20 0Z'],
      ['#7a2a52', 'M18 64l9-14 6 1-7 13Z'],
    ],
  },
  {
    // An empress: crown, strings of pearls, a jewelled collar.
    ground: '#56245f',
    halo: '#bfe0d5',
    ring: '#b23a2c',
    skin: '#f0c49a',
    hair: '#2e1c18',
    dress: '#6b2a74',
    behind: 'M15 30a17 18 0 0 1 34 0v18H15Z',
    over: [
      [gold, 'M15 27l2-12 7 5 8-9 8 9 7-5 2 12q-17-5-34 0Z'],
      ['#b3261e', 'M30 19l2-3 2 3-2 3Z'],
      [
        '#1f7a5a',
        'M21 22l1.600-2.500 1.600 2.500-1.600 2.500ZM39.800 22l1.600-2.500 1.600 2.500-1.600 2.500Z',
      ],
      [gold, 'M16 57q16 9 32 0l3 7H13Z'],
      pearls([15.5, 32], [15.5, 37], [15.5, 42], [48.5, 32], [48.5, 37], [48.5, 42], [32, 10]),
      ['#b3261e', 'M30 61l2-2.500 2 2.500-2 2.500Z'],
    ],
  },
  {
    // A general: curls and a full red beard, a brooch.
    ground: '#14555c',
    halo: '#9fd3cd',
    ring: '#c79a34',
    skin: '#e2aa78',
    hair: '#b4531c',
    dress: '#9c2a22',
    behind: 'M12 31q-1-10 8-13 2-9 12-8 10-1 12 8 9 3 8 13l-3 11H15Z',
    over: [
      ['#b4531c', 'M17 35q0 24 15 24t15-24q-2 7-8 6-7-3-14 0-6 1-8-6Z'],
      ['#b4531c', 'M17 31q2-14 15-14t15 14q-3-7-7-7-8-3-16 0-4 0-7 7Z'],
      ['#8a3a12', 'M27 44.500q5-2.500 10 0-5 3-10 0Z'],
      [gold, 'M13 57a4 4 0 1 1 8 0a4 4 0 1 1-8 0Z'],
    ],
  },
  {
    // A teacher in a blue veil, with a star.
    ground: '#d9a83f',
    halo: '#fbf3df',
    ring: '#24407c',
    skin: '#c98f5f',
    hair: '#f6efdc',
    dress: '#2a56a0',
    behind: 'M32 8a21 23 0 0 1 21 25q0 18 5 31H6q5-13 5-31A21 23 0 0 1 32 8Z',
    over: [
      [
        '#2a56a0',
        'M32 9a20 22 0 0 1 20 24q0 16 6 31H46q2-8 1-14l1-14q-2-18-16-18T16 36l1 14q-1 6 1 14H6q6-15 6-31A20 22 0 0 1 32 9Z',
      ],
      ['#f6efdc', 'M32 17q14 0 15 18l-1 10q-1-22-14-22T18 45l-1-10q1-18 15-18Z'],
      [gold, 'M32 9.500l1 2.500 2.500 1-2.500 1-1 2.500-1-2.500-2.500-1 2.500-1Z'],
    ],
  },
  {
    // A poet: laurels, a short beard, purple and gold.
    ground: '#8c2a24',
    halo: '#f0cf80',
    ring: '#2c1c14',
    skin: '#eebd92',
    hair: '#40261a',
    dress: '#5a2a6a',
    over: [
      ['#40261a', 'M18 37q0 15 14 15t14-15q-2 9-7 8.500-7-2.500-14 0-5 .5-7-8.500Z'],
      [
        '#40261a',
        'M16 31q0-15 16-15t16 15q-3-6-6-6.500-3 3-5 0-3 3-5 0-3 3-5 0-3 3-5 0-3 .5-6 6.500Z',
      ],
      [
        '#6f9a35',
        'M14 26q1-11 16-12.500l-2 5q-8 0-14 7.500ZM50 26q-1-11-16-12.500l2 5q8 0 14 7.500Z',
      ],
      [gold, 'M42 64l4-14q8 3 9 14Z'],
    ],
  },
];

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;

/** Everything that is laid in stones. */
export function figure(index: number): string {
  const { ground, halo, ring, skin, hair, dress, behind, over } = people[index % people.length]!;
  return [
    `<rect width="64" height="64" fill="${ground}"/>`,
    `<circle cx="32" cy="31" r="25.5" fill="${ring}"/><circle cx="32" cy="31" r="23" fill="${halo}"/>`,
    behind ? path(hair, behind) : '',
    path(dress, 'M8 64q1-14 16-15h16q15 1 16 15Z'),
    path(skin, 'M27 44h10v8q-5 5-10 0Z'),
    `<ellipse cx="32" cy="34" rx="14" ry="16" fill="${skin}"/>`,
    '<path fill="#5a2a10" opacity=".14" d="M32 18q14 0 14 16t-14 16ZM27 50q5 4 10 0v3q-5 4-10 0Z"/>',
    ...over.map(([fill, shape]) => path(fill, shape)),
  ].join('');
}

/** Eyes, brows, nose and mouth: too fine for stones. */
export const features =
  '<g fill="none" stroke="#35170f" stroke-linecap="round">' +
  '<path stroke-width="1.700" d="M21.500 29.500q4.500-3 8.500-.3M34 29.200q4-2.700 8.500.3"/>' +
  '<path stroke-width="1.200" d="M32 31.500q-2.200 6-1.600 7.600 1.200 1.200 2.800.6"/></g>' +
  '<g fill="#fffaf0" stroke="#35170f" stroke-width=".9"><path d="M21.800 33.400q4.200-3.600 8 0-4 2.700-8 0ZM34.200 33.400q3.800-3.600 8 0-4 2.700-8 0Z"/></g>' +
  '<g fill="#35170f"><circle cx="26" cy="33.200" r="1.700"/><circle cx="38" cy="33.200" r="1.700"/></g>' +
  '<path fill="#a03a30" d="M28 44.600q4-2 8 0-4 3-8 0Z"/>';

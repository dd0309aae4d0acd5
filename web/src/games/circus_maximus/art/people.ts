// The people of the game, each made of body, face and head: eight merchants whose dress and jewels
// grow with their level, the visitors, who never wear the colour of a player, and Caesar.
import { cream, dot, each, gold, goldShade, ink, line, moved, shape } from './brush';
import {
  armour,
  bands,
  beads,
  brooch,
  chain,
  cloak,
  owners,
  strap,
  stripe,
  toga,
  tunic,
  type Cloth,
} from './dress';
import { face, neck, type Face } from './face';
import {
  beard,
  cap,
  curls,
  flowers,
  helmet,
  kerchief,
  laurel,
  moustache,
  strawHat,
  tousled,
  turban,
  veil,
} from './hair';

interface Person {
  face: Face;
  /** Behind everything. */
  behind?: string;
  body: string;
  /** Over the neck: collars and jewels. */
  over?: string;
  /** Over the face. */
  head: string;
  /** Half the width of the neck. */
  neck?: number;
  /** Children are smaller. */
  small?: number;
}

function draw({
  face: one,
  behind = '',
  body,
  over = '',
  head,
  neck: half,
  small,
}: Person): string {
  const all = behind + neck(one, half) + body + over + face(one) + head;
  return small ? moved(all, 50 - 50 * small, 111 - 111 * small, small) : all;
}

const dyed = (main: string, deep: string, pale: string): Cloth => ({ main, deep, pale });
const leather = dyed('#8a5a2c', '#5f3a18', '#b98650');
const linen = dyed('#e9d9b4', '#bfa878', '#fff6dd');
const { main, deep, pale } = owners;
const earrings = (colour = gold) => dot(28, 57, 2.6, colour, 0.9) + dot(72, 57, 2.6, colour, 0.9);

const merchants: Person[] = [
  // 1: a boy who runs errands, with the amulet of a child.
  {
    face: {
      skin: '#e9b48a',
      cheeks: 20,
      jaw: 15,
      chin: 72,
      lid: 4.4,
      weight: 1.9,
      fall: 0,
      nose: 3.4,
      grin: true,
      smile: 2,
      mouth: 6.5,
      brow: '#7a4a22',
      iris: '#5a3417',
    },
    body:
      tunic(owners) +
      shape('M22 100h13v9h-13z', pale, 1) +
      line('M23 101.5h11M23 107h11', deep, 0.9),
    over:
      line('M39 81Q50 99 61 81', '#6d4a1a', 1.6) +
      dot(50, 92, 4.2, gold, 1.1) +
      dot(49, 91, 1.3, '#fbe7a8'),
    head:
      tousled('#8a5326') +
      each(6, (index) =>
        dot([37, 40, 43, 57, 60, 63][index]!, [55, 57, 55, 55, 57, 55][index]!, 0.8, '#a8602f'),
      ),
    neck: 7.5,
    small: 0.94,
  },
  // 2: a fish seller with a kerchief.
  {
    face: {
      skin: '#c98f63',
      cheeks: 20,
      jaw: 15,
      chin: 73,
      lid: 3.4,
      weight: 2.6,
      fall: 2,
      nose: 5,
      mouth: 6.5,
      smile: 0.4,
      age: 2,
      brow: '#4a2c1a',
    },
    body:
      tunic(owners) +
      shape('M34 88H66L70 111H30z', linen.main, 1.3) +
      line('M40 92Q42 102 40 110M58 92Q57 102 60 110', linen.deep, 1.3),
    head:
      kerchief(main, deep, pale) +
      shape('M30 42Q34 31 50 29Q40 33 34 44z', '#4a2c1a', 0.9) +
      earrings('#b98a50'),
    neck: 8.5,
  },
  // 3: a girl who sells wreaths.
  {
    face: {
      skin: '#f0c29a',
      lip: '#c2452f',
      cheeks: 19,
      jaw: 12.5,
      chin: 72.5,
      lid: 4.6,
      weight: 1.6,
      fall: 0.6,
      nose: 3.2,
      mouth: 5,
      smile: 1.6,
      brow: '#7c3d18',
      iris: '#4d5a24',
      blush: '#e06a50',
    },
    behind: shape('M26 44Q20 62 24 84L76 84Q80 62 74 44z', '#a24a1c', 1.5),
    body: tunic(owners),
    over: beads('#e6b53f', 9, 8, 1.8) + line('M16 99Q50 111 84 99', gold, 2.2),
    head:
      shape('M29 46C27 26 36 14 50 14S73 26 71 46Q68 33 50 27Q32 33 29 46z', '#b2561f', 1.4) +
      line('M33 36Q38 24 49 21M67 36Q63 25 54 21', '#e08a45', 1.5) +
      flowers() +
      earrings(),
    neck: 7,
  },
  // 4: a baker, broad and bald, a towel on the shoulder.
  {
    face: {
      skin: '#d39a6c',
      cheeks: 22,
      jaw: 18,
      chin: 75,
      lid: 3.4,
      weight: 3.2,
      fall: 0.6,
      nose: 5.4,
      mouth: 7,
      smile: 1.4,
      age: 1,
      brow: '#2e1a10',
      blush: '#c8502e',
    },
    body: tunic(owners) + strap('#6d4522'),
    over:
      shape('M66 80Q84 84 90 92L84 111H68Q74 96 66 80z', cream, 1.3) +
      line('M74 86L78 109M81 91L82 108', '#cdb791', 1.3),
    head:
      shape(
        'M28 48Q29 66 38 73Q50 79 62 73Q71 66 72 48Q69 60 61 61Q50 57 39 61Q31 60 28 48z',
        'rgba(46,24,14,.34)',
        0,
      ) +
      shape('M28 42Q27 34 31 30Q29 38 31 44zM72 42Q73 34 69 30Q71 38 69 44z', '#2e1a10', 1) +
      line('M37 26Q43 20 51 20', 'rgba(255,246,220,.7)', 2.6),
    neck: 12,
  },
  // 5: a cloth trader from the east.
  {
    face: {
      skin: '#b3784a',
      cheeks: 20,
      jaw: 14,
      chin: 74,
      lid: 3.8,
      weight: 3,
      fall: 0.2,
      nose: 4.8,
      mouth: 6,
      smile: 0.8,
      brow: '#1d110b',
    },
    body: tunic(linen) + cloak(owners) + line('M61 81Q64 94 30 107', gold, 2.4),
    over: brooch(37, 86, '#1d6a52'),
    head: beard('#241511', 4, 'rgba(255,230,190,.3)') + turban(main, deep, pale),
    neck: 9,
  },
  // 6: a lady who owns a shop, her curls piled high.
  {
    face: {
      skin: '#dfa877',
      lip: '#b5301f',
      cheeks: 18.5,
      jaw: 12,
      chin: 73,
      lid: 4.2,
      weight: 1.9,
      fall: 0.8,
      nose: 3.8,
      mouth: 5.4,
      smile: 0.8,
      brow: '#2b150c',
      blush: '#d4604a',
    },
    behind:
      shape('M30 18Q16 40 20 70Q18 88 10 98H90Q82 88 80 70Q84 40 70 18z', deep, 1.4) +
      line('M23 46Q22 66 23 84M77 46Q78 66 77 84', main, 1.8),
    body: tunic(owners),
    over: beads('#fff3dc', 11, 9, 2.1) + beads(gold, 7, 16, 2.3) + dot(50, 98, 3.4, '#1d6a52', 1),
    head:
      curls('#3a2015', true, 'rgba(255,214,160,.42)') +
      line('M30 34Q50 19 70 34', gold, 2.6) +
      dot(50, 26.6, 2.6, '#b3281b', 0.9) +
      earrings() +
      dot(28, 62, 2, '#fff3dc', 0.8) +
      dot(72, 62, 2, '#fff3dc', 0.8),
    neck: 7.5,
  },
  // 7: a wholesaler, well fed, with a chain of gold.
  {
    face: {
      skin: '#e0a880',
      cheeks: 22,
      jaw: 18.5,
      chin: 76,
      lid: 2.9,
      weight: 2.6,
      fall: 1.8,
      nose: 5.4,
      mouth: 6,
      smile: 0.2,
      age: 2,
      brow: '#6f6a62',
      blush: '#c9482f',
    },
    body: tunic(owners) + bands(),
    over: chain(),
    head:
      line('M40 73Q50 80 60 73', 'rgba(90,36,18,.55)', 1.3) +
      shape(
        'M28 46Q24 34 30 25Q33 20 39 18Q33 27 32 35Q32 42 28 46zM72 46Q76 34 70 25Q67 20 61 18Q67 27 68 35Q68 42 72 46z',
        '#a9a398',
        1.3,
      ) +
      shape('M40 19Q50 10 60 18Q50 15 40 19z', '#a9a398', 1) +
      line('M42 24Q47 20 53 21', 'rgba(255,246,220,.7)', 2.4),
    neck: 13,
  },
  // 8: an old patrician with toga and laurel.
  {
    face: {
      skin: '#e6b78e',
      cheeks: 19,
      jaw: 13,
      chin: 74,
      lid: 3.2,
      weight: 3,
      fall: 2,
      nose: 4.4,
      mouth: 5.4,
      smile: 0.4,
      age: 3,
      brow: '#f3efe6',
    },
    body: tunic(owners) + toga() + stripe(main) + line('M36.5 80.8Q45 98 75 111', gold, 1.2),
    over: brooch(66, 86, main),
    head:
      beard('#efeae0', 9, '#b9b0a2') +
      cap('#efeae0', 46) +
      line('M36 24Q42 17 50 16M62 24Q58 18 53 16', '#b9b0a2', 1.4) +
      laurel(),
    neck: 9,
  },
];

const caesar: Person = {
  face: {
    skin: '#e3ad80',
    cheeks: 19,
    jaw: 14,
    chin: 73,
    lid: 3.6,
    weight: 2.6,
    fall: 0.6,
    nose: 4.6,
    mouth: 5.6,
    smile: 0.1,
    age: 1,
    brow: '#3b2314',
  },
  behind:
    dot(50, 45, 42, '#e8b94a') +
    dot(50, 45, 42, 'none', 1.2) +
    each(20, (ray) => moved(line('M0-37V-41', goldShade, 1.6), 50, 45, 1, ray * 18)),
  body:
    tunic(dyed('#7c1733', '#4d0a1e', '#b04a62')) +
    cloak(dyed('#96203f', '#5d0f26', '#c9667c')) +
    line('M61 81Q64 94 30 107M84 91Q92 99 93 110', gold, 2.4),
  over: brooch(37, 86, '#1d6a52'),
  head:
    cap('#4b2f1c', 44) +
    line('M37 27l3-4M44 28l2-5M52 28l1-5M60 28l-1-5', '#8a6440', 1.4) +
    laurel(),
};

const visitors: Record<string, Person> = {
  legionary: {
    face: {
      skin: '#d39a6c',
      cheeks: 20,
      jaw: 15,
      chin: 74,
      lid: 3.2,
      weight: 2.8,
      fall: 0.2,
      nose: 4.8,
      mouth: 6,
      smile: -0.4,
      age: 1,
      brow: '#2e1a10',
    },
    body: armour(),
    head: helmet(),
  },
  student: {
    face: {
      skin: '#a46a3e',
      lip: '#8e3826',
      cheeks: 18.5,
      jaw: 12.5,
      chin: 72,
      lid: 4.6,
      weight: 2.2,
      fall: 0.2,
      nose: 4.2,
      mouth: 5.4,
      smile: 1.2,
      brow: '#1d110b',
    },
    body:
      tunic(dyed('#d9b45a', '#a8812f', '#f4dc98')) +
      moved(
        shape('M-15-12h30v25h-30z', '#6d4522', 1.5) +
          shape('M-12-9h24v19h-24z', '#2b1b12', 0.8) +
          line('M-9-5H8M-9-1H5M-9 3H8M-9 7H2', '#e8d5a6', 1.3),
        67,
        99,
        0.95,
        8,
      ),
    head:
      curls('#20120c', false, 'rgba(255,214,160,.25)') +
      moved(line('M-9 0H11', ink, 3.4) + line('M-9 0H11', cream, 1.8), 78, 38, 1, -38),
    neck: 7.5,
  },
  citizen: {
    face: {
      skin: '#e2ab7c',
      lip: '#b8402a',
      cheeks: 18.5,
      jaw: 12.5,
      chin: 72.5,
      lid: 4,
      weight: 1.9,
      fall: 0.8,
      nose: 3.8,
      mouth: 5.2,
      smile: 0.9,
      brow: '#3b2314',
    },
    body: tunic(dyed('#b5545a', '#7e2f38', '#dd8a88')),
    over: beads('#f0d080', 7, 7, 1.7),
    head:
      shape('M30 44Q31 27 50 22Q69 27 70 44Q65 31 50 29Q35 31 30 44z', '#4a2b18', 1.2) +
      veil('#e6cfa0', '#b99a62', '#fff3d2') +
      line('M29 46C29 30 38 21 50 21S71 30 71 46', '#8c2a1e', 1.6) +
      earrings(),
    neck: 7.5,
  },
  tourist: {
    face: {
      skin: '#efb896',
      cheeks: 20,
      jaw: 15,
      chin: 73,
      lid: 4,
      weight: 2.4,
      fall: 1.4,
      nose: 5,
      mouth: 5,
      smile: 1.4,
      brow: '#b9762c',
      iris: '#4a7f8c',
      blush: '#e0482f',
    },
    body:
      tunic(leather) +
      each(4, (index) =>
        line(`M${14 + index * 20} ${index % 3 ? 88 : 95}L${10 + index * 22} 111`, '#e3c07a', 2.2),
      ) +
      line('M9 101Q50 93 91 101', '#e3c07a', 2.2) +
      strap('#4a2d16'),
    over: shape('M33 81Q50 96 67 81L70 88Q50 103 30 88z', '#7a8f92', 1.3),
    head:
      dot(50, 57.5, 4, 'rgba(217,66,36,.4)') +
      shape('M29 40Q25 52 30 62Q33 54 33 42zM71 40Q75 52 70 62Q67 54 67 42z', '#c9862f', 1.1) +
      moustache('#c9862f') +
      strawHat(),
  },
  senator: {
    face: {
      skin: '#e8ba94',
      cheeks: 18.5,
      jaw: 13.5,
      chin: 74,
      lid: 3,
      weight: 2.4,
      fall: 1.8,
      nose: 4.8,
      mouth: 5.6,
      smile: -0.8,
      age: 3,
      brow: '#cfc8bb',
    },
    body:
      tunic(dyed('#fbf3e0', '#d2c09a', '#ffffff')) +
      toga('#fffaf0') +
      stripe('#8f1d3f') +
      moved(
        shape('M-5-14h10v26h-10z', '#f0dcae', 1.3) +
          shape('M-6.5-16h13v4h-13zM-6.5 10h13v4h-13z', '#8a5a2c', 1) +
          line('M-2-8h5M-2-4h5', '#a8844a', 1),
        80,
        98,
        1,
        10,
      ),
    head:
      shape(
        'M28 45C26 26 36 14 50 14S74 26 72 45Q72 35 67 29Q62 24 56 26Q50 23 44 26Q38 24 33 29Q28 35 28 45z',
        '#d5cec2',
        1.4,
      ) + line('M36 23Q42 17 49 17M64 23Q60 18 54 17', '#fff', 1.4),
    neck: 8,
  },
  caesar,
};

export const merchant = (level: number) => draw(merchants[level - 1]!);
export const visitor = (name: string) => draw(visitors[name]!);

export const people = (): [name: string, picture: string][] => [
  ...merchants.map((one, index): [string, string] => [`merchant-${index + 1}`, draw(one)]),
  ...Object.entries(visitors).map(([name, one]): [string, string] => [name, draw(one)]),
];

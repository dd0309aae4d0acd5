// The visitors: known by what they wear on their heads, never in the colour of a player. And
// Caesar.
import { cream, dot, each, gold, goldShade, ink, line, moved, shape } from './brush';
import { armour, beads, brooch, cloak, strap, stripe, toga, tunic } from './dress';
import { cap, curls, helmet, laurel, moustache, strawHat, veil } from './hair';
import { draw, dyed, earrings, leather, type Person } from './person';

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

/** The picture of a visitor, by its kind. */
export const visitor = (kind: string) => draw(visitors[kind]!);
export const kinds = Object.keys(visitors);

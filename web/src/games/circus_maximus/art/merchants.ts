// Eight merchants: their dress and jewels grow with their level, their cloth is their owner's.
import { cream, dot, each, gold, line, shape } from './brush';
import { bands, beads, brooch, chain, cloak, owners, strap, stripe, toga, tunic } from './dress';
import { beard, cap, curls, flowers, kerchief, laurel, tousled, turban } from './hair';
import { draw, earrings, linen, type Person } from './person';

const { main, deep, pale } = owners;

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

/** The picture of a merchant, by its level. */
export const merchant = (level: number) => draw(merchants[level - 1]!);

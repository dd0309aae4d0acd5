// Dress: what a bust wears, from the tunic of a boy to the toga of a patrician. A merchant's cloth
// has the colour of its owner, in three depths that the card sets.
import { cream, dot, each, gold, goldShade, ink, light, line, n, shade, shape } from './brush';

export interface Cloth {
  main: string;
  deep: string;
  pale: string;
}
export const owners: Cloth = {
  main: 'var(--cloth,#8c2a1e)',
  deep: 'var(--cloth-d,#5d160d)',
  pale: 'var(--cloth-l,#c8604a)',
};

const shoulders = 'M5 111C6 93 20 86 38 80Q50 90 62 80C80 86 94 93 95 111z';

/** A tunic: two shoulders, folds that fall from the neck, the right side in shade. */
export const tunic = ({ main, deep, pale }: Cloth, narrow = 0) =>
  `<g${narrow ? ` transform="translate(${n(50 * narrow)} 0) scale(${1 - narrow} 1)"` : ''}>` +
  shape(shoulders, main, 1.6) +
  shape('M62 80C80 86 94 93 95 111H66Q74 97 62 80z', deep, 0) +
  line('M31 84Q34 98 30 111M42 87Q45 99 43 111M20 91Q22 101 18 111', pale, 1.8) +
  line('M58 88Q56 99 58 111M36 83Q39 96 37 111M72 88Q75 100 73 111', deep, 1.6) +
  '</g>';

/** A cloth thrown over one shoulder and across the breast. */
export const cloak = ({ main, deep, pale }: Cloth) =>
  shape('M60 80C80 83 96 92 97 111H20Q50 106 58 94Q62 88 60 80z', main, 1.5) +
  shape('M84 90Q96 98 97 111H76Q88 104 84 90z', deep, 0) +
  line('M66 84Q70 98 44 108M74 86Q80 100 60 110M63 81Q66 94 36 107', pale, 1.6) +
  line('M70 85Q75 99 52 109M80 89Q86 102 72 110', deep, 1.5);

/** The fold of a toga from the left shoulder to the right hip. */
export const toga = (white = cream, fold = '#cdb791') =>
  shape('M22 88Q31 82 38 80Q46 98 78 111H30Q10 108 5 111C6 96 12 92 22 88z', white, 1.5) +
  line('M30 85Q38 101 62 110M25 88Q32 103 50 111M18 92Q24 104 36 111', fold, 1.5) +
  line('M12 97Q15 105 20 110', fold, 1.3);

/** A stripe that follows the fold of a toga. */
export const stripe = (colour: string) =>
  shape('M34 81.500L40 79.500Q48 97 80 111H69Q43 99 34 81.500z', colour, 1);

export const brooch = (x: number, y: number, stone = '#8c2a1e') =>
  dot(x, y, 4.4, gold, 1.1) + dot(x, y, 2, stone) + dot(x - 0.8, y - 0.9, 0.8, light);

/** Pearls or beads around the neck. */
export const beads = (colour: string, count = 9, depth = 9, size = 2.1) =>
  each(count, (index) => {
    const at = (index / (count - 1)) * 2 - 1;
    return dot(n(50 + at * 15), n(80 + depth * (1 - at * at)), size, colour, 0.8);
  });

/** A chain of gold with a medal. */
export const chain = () =>
  line('M35 81Q42 99 50 100Q58 99 65 81', ink, 4.6) +
  line('M35 81Q42 99 50 100Q58 99 65 81', gold, 3) +
  line('M36 83Q42 99 50 100', '#fbe7a8', 0.9) +
  dot(50, 102, 5.6, gold, 1.2) +
  dot(50, 102, 3, goldShade) +
  line('M48 102h4M50 100v4', '#fbe7a8', 1);

/** Embroidered bands that fall from the shoulders. */
export const bands = (colour = gold) =>
  shape('M27 84.500L36 81Q38 97 34 111H23Q29 98 27 84.500z', colour, 1.1) +
  shape('M73 84.500L64 81Q62 97 66 111H77Q71 98 73 84.500z', colour, 1.1) +
  each(4, (index) => {
    const y = 88 + index * 6.2;
    return (
      dot(n(31 - index * 0.4), y, 1.6, '#8c2a1e') + dot(n(69 + index * 0.4), y, 1.6, '#8c2a1e')
    );
  });

/** A strap across the breast, with a bag at the hip. */
export const strap = (leather = '#7b4a22') =>
  line('M30 84Q48 98 74 106', ink, 5) +
  line('M30 84Q48 98 74 106', leather, 3.4) +
  line('M31 84Q48 97 73 104.5', 'rgba(255,226,170,.5)', 0.9);

/** Plates of armour over the shoulders. */
export const armour = () =>
  shape(shoulders, '#8b8f93', 1.6) +
  shape('M62 80C80 86 94 93 95 111H70Q76 97 62 80z', shade, 0) +
  line('M8 100Q24 90 36 92M6 106Q24 97 35 99M92 100Q76 90 64 92M94 106Q76 97 65 99', ink, 1.3) +
  line('M10 96Q24 88 37 86M9 103Q24 94 35 96', '#dfe3e4', 1.2) +
  shape('M36 82Q50 96 64 82L67 111H33z', '#9c3a25', 1.2) +
  line('M38 93q12 5 24 0M36 101q14 5 28 0', '#d9b25a', 1.6) +
  each(
    2,
    (side) => dot(side ? 71 : 29, 93, 1.7, gold, 0.8) + dot(side ? 73 : 27, 100, 1.7, gold, 0.8),
  ) +
  shape('M34 80Q50 93 66 80L68 86Q50 99 32 86z', '#b8402a', 1.2);

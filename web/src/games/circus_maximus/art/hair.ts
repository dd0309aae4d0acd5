// Hair, beards and what is worn on the head: the silhouette by which a person is known at 24
// pixels.
import { cream, dot, each, gold, goldShade, light, line, n, shade, shape } from './brush';

/** A cap of hair close to the skull; `low` is how far it comes down at the temples. */
export const cap = (colour: string, low = 44) =>
  shape(
    `M28 ${low}C25 24 36 12 50 12S75 24 72 ${low}Q71 34 66 29Q58 33 50 29Q42 33 34 29Q29 34 28 ${low}z`,
    colour,
    1.5,
  );

/** Hair that nobody has combed. */
export const tousled = (colour: string) =>
  shape(
    'M28 45C24 32 25 24 31 20L27 16L37 15L37 8L46 12L53 5L57 12L68 10L66 17L74 20L71 25C75 32 75 38 72 45Q71 36 67 31L60 34L56 28L48 34L44 28L36 34Q30 36 28 45z',
    colour,
    1.5,
  ) + line('M36 24Q42 18 48 18M54 16Q62 17 66 24M32 29Q34 25 37 23', light, 1.4);

/** Small round curls in rows: those of a fashionable lady stand high. */
export function curls(colour: string, high: boolean, shine = light): string {
  const rows = high ? 4 : 2;
  const crown = high
    ? shape('M27 46C22 26 26 3 50 3S78 26 73 46Q70 34 62 30Q50 25 38 30Q30 34 27 46z', colour, 1.5)
    : shape('M27 46C22 26 32 9 50 9S78 26 73 46Q71 36 65 31Q50 26 35 31Q29 36 27 46z', colour, 1.5);
  return (
    crown +
    each(rows, (row) => {
      const count = 7 - (row === 3 ? 2 : row === 2 ? 1 : 0);
      return each(count, (index) => {
        const at = (index / (count - 1)) * 2 - 1;
        const wide = 21 - row * 2.4;
        const x = n(50 + at * wide);
        const y = n(27 - row * 6.6 + at * at * (11 - row * 1.6));
        return dot(x, y, 3.9, colour, 1) + dot(n(x - 1), n(y - 1.1), 1.3, shine);
      });
    })
  );
}

/** A full beard; `long` reaches the breast. */
export const beard = (colour: string, long = 0, shine = light) =>
  shape(
    `M29.5 48Q29 62 34 70Q40 ${80 + long} 50 ${82 + long}Q60 ${80 + long} 66 70Q71 62 70.5 48Q67 58 60 60Q54 57.5 50 60Q46 57.5 40 60Q33 58 29.5 48z`,
    colour,
    1.4,
  ) +
  line(
    `M38 64Q41 ${74 + long * 0.8} 46 ${79 + long}M50 70V${79 + long}M61 64Q59 ${73 + long * 0.8} 55 ${78 + long}M34 60Q35 66 37 69`,
    shine,
    1.3,
  ) +
  shape('M42 65.500Q50 63 58 65.500Q50 69.5 42 65.500z', '#8e3a2a', 0.8);

export const moustache = (colour: string) =>
  shape(
    'M50 60Q45 58 41 62Q37 67 31 65Q36 72 44 68.500Q48 67 50 64.500Q52 67 56 68.500Q64 72 69 65Q63 67 59 62Q55 58 50 60z',
    colour,
    1.2,
  );

/** A wreath of leaves around the head. */
export function laurel(leaf = gold, vein = goldShade): string {
  const one = shape('M0 0Q-5.5-3 0-11Q5.5-3 0 0z', leaf, 1) + line('M0-1.500V-8', vein, 0.8);
  return each(12, (index) => {
    const at = (index / 11) * 2 - 1;
    const angle = at * 74;
    const y = 34 - 19 * (1 - at * at);
    return `<g transform="translate(${n(50 + at * 22.5)} ${n(y)}) rotate(${n(angle * 0.75 - Math.sign(at) * 38)}) scale(.86)">${one}</g>`;
  });
}

/** A wreath of flowers. */
export const flowers = () =>
  line('M28 36Q50 12 72 36', '#5c6b2c', 4) +
  each(7, (index) => {
    const at = (index / 6) * 2 - 1;
    const colour = ['#f3d9c4', '#e6b53f', '#d9566b'][index % 3]!;
    const [x, y] = [n(50 + at * 21), n(21 + at * at * 13)];
    return (
      each(5, (petal) => {
        const angle = (petal / 5) * 6.283;
        return dot(n(x + Math.cos(angle) * 2.7), n(y + Math.sin(angle) * 2.7), 2.3, colour, 0.7);
      }) + dot(x, y, 1.7, '#8a5a16')
    );
  });

/** A kerchief tied over the hair. */
export const kerchief = (cloth: string, deep: string, pale: string) =>
  shape('M27 45C24 22 34 9 50 9S76 22 73 45Q68 31 50 28Q32 31 27 45z', cloth, 1.5) +
  shape('M60 11Q77 20 73 45Q69 33 62 30Q66 22 60 11z', deep, 0) +
  line('M34 26Q40 15 50 13M30 34Q34 27 44 24M66 27Q62 18 56 15', pale, 1.6) +
  shape('M71 40Q82 44 84 56Q78 54 75 50Q78 60 74 66Q69 56 70 44z', cloth, 1.3);

/** A wound cloth as traders from the east wear it. */
export const turban = (cloth: string, deep: string, pale: string) =>
  shape('M26 37C22 18 36 4 52 5C68 5 79 18 74 37Q62 30 50 30T26 37z', cloth, 1.5) +
  shape('M60 6Q80 14 74 37Q68 33 62 31Q70 20 60 6z', deep, 0) +
  line('M27 32Q44 14 70 12M26 24Q42 8 60 6M33 34Q54 24 74 27', pale, 2) +
  line('M29 34Q48 20 73 19', deep, 1.4) +
  dot(50, 24, 4.6, gold, 1.2) +
  dot(50, 24, 2.2, '#1d6a52') +
  line('M50 19Q48 9 54 3Q57 10 51 19', cream, 2);

/** A veil over the hair that falls on the shoulders. */
export const veil = (cloth: string, deep: string, pale: string) =>
  shape(
    'M50 7C30 7 22 24 22 46C22 66 14 80 8 92Q24 92 34 82Q28 66 29 46C29 30 38 21 50 21S71 30 71 46Q72 66 66 82Q76 92 92 92C86 80 78 66 78 46C78 24 70 7 50 7z',
    cloth,
    1.5,
  ) +
  shape('M62 10Q78 20 78 46C78 66 86 80 92 92Q80 91 72 86Q74 60 73 44Q72 24 62 10z', deep, 0) +
  line('M26 40Q27 20 44 12M24 56Q23 74 16 88M28 60Q28 76 24 88M74 60Q75 76 82 88', pale, 1.7);

/** A helmet with a crest across. */
export const helmet = () =>
  shape('M10 24C14 6 30 0 50 0S86 6 90 24L80 22Q70 10 50 10T20 22z', '#b3281b', 1.5) +
  each(13, (index) => {
    const at = (index / 12) * 2 - 1;
    return line(
      `M${n(50 + at * 33)} ${n(11 + at * at * 11)}L${n(50 + at * 38)} ${n(2 + at * at * 18)}`,
      '#6d120b',
      1.2,
    );
  }) +
  shape('M27 46C25 22 35 9 50 9S75 22 73 46L70 38Q50 30 30 38z', '#c79a45', 1.5) +
  shape('M58 10Q76 20 73 46L70 38Q67 36 63 35Q67 22 58 10z', shade, 0) +
  line('M33 27Q38 15 48 13', '#fbe7b0', 2) +
  shape('M26 40Q50 26 74 40L73 35Q50 22 27 35z', '#8f6420', 1.2) +
  shape('M28 43L35 44Q34 54 40 64L38 73Q29 66 28 43z', '#c79a45', 1.3) +
  shape('M72 43L65 44Q66 54 60 64L62 73Q71 66 72 43z', '#a67c32', 1.3) +
  dot(33, 52, 1.3, '#8f6420') +
  dot(67, 52, 1.3, '#6d4a14');

/** A broad hat of straw with a feather. */
export const strawHat = () =>
  shape('M4 31Q22 20 50 20T96 31Q84 40 50 39T4 31z', '#e3bd62', 1.5) +
  shape('M29 27C28 12 38 5 50 5S72 12 71 27Q50 33 29 27z', '#f0d080', 1.5) +
  shape('M58 6Q72 12 71 27Q66 29 61 29.500Q66 16 58 6z', shade, 0) +
  shape('M29 21Q50 28 71 21V28Q50 34 29 28z', '#6d4a2a', 1.1) +
  line('M12 31Q30 25 40 25M88 32Q76 27 72 26M20 35Q36 33 44 34M80 35Q66 33 58 34', '#b58a34', 1.1) +
  shape('M70 26Q84 16 82 0Q70 8 68 24z', '#f6ead0', 1.2) +
  line('M70 25Q76 14 80 5', '#b9a37c', 1);

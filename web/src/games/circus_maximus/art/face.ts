// A face in the manner of the painted portraits of the Fayum: large dark eyes, heavy lids, light
// from the left. What makes a person is a handful of measures. The box of a bust is 100 x 110.
import { ink, line, n, oval, shade, shape } from './brush';

export interface Face {
  skin: string;
  /** The colour of the lips. */
  lip?: string;
  /** Half the width at the cheekbones and at the jaw, and where the chin ends. */
  cheeks?: number;
  jaw?: number;
  chin?: number;
  /** How far the eyes are open, and the colour of the iris. */
  lid?: number;
  iris?: string;
  /** The brows: their colour, their weight, and how much they fall to the outside (or rise). */
  brow?: string;
  weight?: number;
  fall?: number;
  /** Half the width of the nose, and of the mouth; how much the mouth smiles. */
  nose?: number;
  mouth?: number;
  smile?: number;
  /** Teeth show. */
  grin?: boolean;
  /** Lines of age, from 0 to 3. */
  age?: number;
  /** In six hexadecimal digits: it lies thinly over the skin. */
  blush?: string;
}

const eye = (x: number, side: 1 | -1, { lid = 4, iris = '#3b1e10' }: Face) => {
  const [outer, inner] = [x + side * 6, x - side * 5.4];
  const white = `M${inner} 47Q${x} ${47 - lid * 1.5} ${outer} 46.4Q${x + side * 2} ${47 + lid} ${inner} 47z`;
  return (
    shape(white, '#fff6e4', 0) +
    `<circle cx="${x}" cy="${46.3}" r="3.3" fill="${iris}"/><circle cx="${x}" cy="46.4" r="1.7" fill="#160a06"/><circle cx="${x - 1.2}" cy="45" r="1" fill="#fff"/>` +
    // The lid lies over the iris, and its line is the strongest in the face.
    line(`M${inner} 47.200Q${x} ${n(46.4 - lid * 0.86)} ${outer + side * 0.8} 46`, ink, 1.9) +
    line(`M${n(inner + side * 1.5)} 48.800Q${x + side} 51 ${n(outer - side * 0.6)} 48`, shade, 1)
  );
};

const brow = (x: number, side: 1 | -1, { brow = ink, weight = 2, fall = 1 }: Face) =>
  line(
    `M${n(x - side * 5.4)} ${n(40.2 - fall * 0.4)}Q${x + side} ${n(36.6 - weight * 0.2)} ${n(x + side * 7.2)} ${n(40.4 + fall)}`,
    brow,
    weight,
  );

/** The neck, with the shade of the chin on it. */
export const neck = ({ skin }: Face, half = 9) =>
  shape(`M${50 - half} 62h${half * 2}v17Q50 92 ${50 - half} 79z`, skin, 1.3) +
  shape(`M${50 - half} 68Q50 83 ${50 + half} 66v8Q50 86 ${50 - half} 76z`, shade, 0);

export function face(one: Face): string {
  const { skin, lip = '#a5432f', cheeks = 20, jaw = 14, chin = 73 } = one;
  const { nose = 4, mouth = 6, smile = 1, grin = false, age = 0, blush = '#d2623f' } = one;
  const [left, right] = [50 - cheeks, 50 + cheeks];
  const head =
    `M${left} 44C${left} 27 ${n(50 - cheeks * 0.68)} 18 50 18S${right} 27 ${right} 44` +
    `C${right} 54 ${50 + jaw + 3} 61 ${50 + jaw} 65Q${n(50 + jaw * 0.6)} ${chin} 50 ${chin}` +
    `Q${n(50 - jaw * 0.6)} ${chin} ${50 - jaw} 65C${50 - jaw - 3} 61 ${left} 54 ${left} 44z`;
  const ear = (x: number, side: number) =>
    shape(`M${x} 43q${side * 5} -4 ${side * 5} 3q0 6 ${-side * 4} 9z`, skin, 1.2);
  const shadow =
    `M${n(50 + cheeks * 0.45)} 20Q${right} 26 ${right} 44C${right} 54 ${50 + jaw + 3} 61 ${50 + jaw} 65` +
    `Q${n(50 + jaw * 0.6)} ${chin} 52 ${chin}Q${n(50 + jaw * 0.7)} 66 ${n(50 + cheeks * 0.62)} 55Q${n(50 + cheeks * 0.86)} 40 ${n(50 + cheeks * 0.45)} 20z`;
  const lips = grin
    ? shape(
        `M${50 - mouth} 63.500Q50 65.5 ${50 + mouth} 63.500Q50 ${67 + smile * 1.6} ${50 - mouth} 63.500z`,
        '#fff6e4',
        1.2,
        '#7a2a1c',
      )
    : shape(
        `M${50 - mouth} ${n(65 - smile * 0.6)}Q47.5 62.6 50 63.800Q52.5 62.6 ${50 + mouth} ${n(65 - smile * 0.6)}Q50 ${n(68.4 + smile)} ${50 - mouth} ${n(65 - smile * 0.6)}z`,
        lip,
        0,
      ) +
      line(
        `M${50 - mouth - 0.6} ${n(64.8 - smile * 0.7)}Q50 ${n(65.4 + smile * 0.7)} ${50 + mouth + 0.6} ${n(64.8 - smile * 0.7)}`,
        '#6d2217',
        1.1,
      );
  return (
    ear(left + 0.5, -1) +
    ear(right - 0.5, 1) +
    shape(head, skin, 1.5) +
    shape(shadow, shade, 0) +
    oval(39, 56, 5.4, 4, `${blush}47`) +
    oval(62, 56, 4.6, 3.6, `${blush}33`) +
    // A touch of light on the brow, the nose and the cheek.
    shape(`M${left + 5} 36Q40 23 49 23Q40 28 ${left + 8} 40z`, 'rgba(255,246,220,.3)', 0) +
    eye(41, -1, one) +
    eye(59, 1, one) +
    brow(41, -1, one) +
    brow(59, 1, one) +
    shape(`M52 44Q52.5 52 ${50 + nose} 57.500Q51 60.5 50 60V46z`, shade, 0) +
    line(
      `M51.5 43Q52 52 ${n(50 + nose)} 57Q${n(50 + nose * 0.6)} 60.4 50 59.400Q${n(50 - nose * 0.7)} 60.4 ${n(50 - nose)} 57.6`,
      '#6b3220',
      1.2,
    ) +
    line('M48.8 46Q48.2 52 48.4 55', 'rgba(255,246,220,.55)', 1.3) +
    lips +
    (age > 0
      ? line('M38 60Q36.5 64 38.5 67.500M62 60Q63.5 64 61.5 67.5', 'rgba(90,36,18,.6)', 1)
      : '') +
    (age > 1
      ? line('M41 31.500Q50 29.5 59 31.500M43 27.500Q50 26 57 27.5', 'rgba(90,36,18,.45)', 1)
      : '') +
    (age > 2
      ? line(
          'M33.5 49l-2.5 1.500M33.5 51l-1.6 2.200M66.5 49l2.5 1.500M66.5 51l1.6 2.200M36.5 51.500q4 3 8 .5M55.5 52q4 2.5 8-.5',
          'rgba(90,36,18,.5)',
          0.9,
        )
      : '')
  );
}

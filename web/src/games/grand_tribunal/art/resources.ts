// Resources: people, beasts and places that help once.
import {
  around,
  bar,
  bare,
  cream,
  disc,
  faint,
  fill,
  gleam,
  ink,
  leaf,
  line,
  oval,
  shape,
  star,
  turned,
} from './pen';
import { vis } from './motifs';

const gold = '#f0c14a';
const pale = '#fdf6e3';
const skin = '#f2c79c';
const face = (x: number, y: number) =>
  bare(disc(x - 6, y, 1.9, ink) + disc(x + 6, y, 1.9, ink)) +
  line(`M${x} ${y + 1}v5M${x - 4} ${y + 10}q4 3 8 0`, ink, 1.6);

export const resources = {
  /** An apprentice with an armful of books. */
  apprentice:
    shape('M14 98q2-34 36-36t36 36z', '#2f7f68') +
    shape('M26 52Q20 14 50 10q30 4 24 42-4 14-24 16-20-2-24-16z', '#25624f') +
    oval(50, 42, 17, 20, skin) +
    shape('M33 36q8-14 17-8 10-6 17 8-2-20-17-20T33 36z', '#7a4a22') +
    face(50, 44) +
    shape('M26 78h50v10H26z', '#b5371a') +
    shape('M30 68h44v10H30z', '#23408e') +
    line('M32 83h34M36 73h30', pale, 2.4) +
    disc(30, 82, 5, skin) +
    disc(72, 82, 5, skin),
  /** A spring under an arch. */
  spring:
    shape('M8 96V44Q10 8 50 6q40 2 42 38v52z', '#9a9186') +
    shape('M20 96V48q2-28 30-29 28 1 30 29v48z', '#27405a') +
    faint(line('M14 40l9 4M24 22l7 7M42 12l2 9M60 12l-2 9M76 22l-7 7M86 40l-9 4', ink, 2), 0.7) +
    leaf(16, 66, 30, 18) +
    leaf(86, 70, -30, 18) +
    leaf(84, 58, -50, 14) +
    bar('M50 72Q48 44 36 46M50 72q0-32 14-28M50 72V38', '#bfe2ff', 3.4) +
    shape('M18 72h64q0 20-20 22H38Q18 92 18 72z', '#d3cec4') +
    oval(50, 72, 32, 8, '#5aa0e8') +
    vis(38, 71, 4.5) +
    vis(56, 73, 4.5) +
    vis(66, 69, 3.6),
  /** A camel that carries books. */
  caravan:
    bar('M34 68v28M46 70v26M64 70v26M74 68v28', '#c08a4e', 5) +
    shape(
      'M20 26q8-4 10 4l4 16q10 8 16-4 8-12 18 0 14 2 16 20-2 14-14 14H40Q26 74 24 58l-4-18-10 0q-4-8 10-14z',
      '#d9a868',
    ) +
    line('M84 56q8 2 6 16', '#8a5a2c', 3) +
    bare(disc(20, 32, 2, ink)) +
    shape('M40 42h32l6 30H36z', '#b5371a') +
    shape('M40 40h30v9H40z', '#23408e') +
    shape('M44 30h26v10H44z', '#1d6d57') +
    shape('M42 21h24v9H42z', gold) +
    line('M46 44h20M50 35h16M46 25h16', pale, 2.2) +
    line('M38 60h38', gold, 3),
  /** A letter and a herald's horn. */
  envoy:
    turned(
      shape('M10 34h74v46H10z', pale) +
        line('M10 34l37 28 37-28M10 80l28-26M84 80L56 54', ink, 2.2) +
        shape(star(47, 60, 11, 13, 11), '#c8331d') +
        gleam(47, 60, 8),
      -8,
    ) +
    bar('M16 20h58', gold, 5) +
    shape('M72 8l22-2v30l-22-8z', gold) +
    shape('M30 24h26v18l-13-6-13 6z', '#23408e') +
    disc(14, 20, 4.5, gold),
  /** A paw that reaches for Vis. */
  paw:
    shape(
      'M36 98V58Q26 54 26 42q0-10 8-10 0-14 10-12 4-10 12-4 10-4 12 8 10 0 8 14-2 14-10 20v40z',
      '#e39a3c',
    ) +
    line('M38 76h12M50 88h14M54 70h12', '#8a4f14', 4) +
    oval(51, 46, 9, 7.5, '#f5b8b0') +
    disc(36, 38, 4, '#f5b8b0') +
    disc(45, 28, 4, '#f5b8b0') +
    disc(57, 26, 4, '#f5b8b0') +
    disc(67, 33, 4, '#f5b8b0') +
    vis(20, 74, 8) +
    vis(84, 80, 6.5) +
    vis(84, 58, 5),
  /** A dagger behind a mask. */
  mask:
    turned(
      shape('M46 6h8l2 52-6 12-6-12z', '#e7edf4') +
        line('M50 10v50', ink, 1.4) +
        shape('M32 58h36v7H32z', gold) +
        shape('M45 65h10v20H45z', '#6b3a1c') +
        disc(50, 88, 6, gold),
      38,
    ) +
    shape('M4 38q26-14 40 2 14-16 40-2-2 26-22 26-12 0-18-12-6 12-18 12Q6 64 4 38z', '#3a2a4e') +
    shape('M14 44q12-5 20 4-12 10-20-4zM74 44q-12-5-20 4 12 10 20-4z', cream) +
    line('M12 36q18-6 30 6', '#8a6fb0', 2.4),
  /** An open book with a lesson in it. */
  tutor:
    shape('M50 30Q30 16 6 22v58q24-6 44 8 20-14 44-8V22q-24-6-44 8z', '#7a3a1c') +
    shape('M50 32Q32 18 10 22v52q22-4 40 8zM50 32q18-14 40-10v52q-22-4-40 8z', fill.vellum) +
    line('M50 32v50', ink, 2) +
    [32, 41, 50, 59]
      .map((y) => line(`M17 ${y - 1}q14-2 26 5M57 ${y + 4}q12-7 26-5`, '#6b5236', 2))
      .join('') +
    shape('M17 28h11v11H17z', '#c8331d') +
    bar('M86 4L64 40', '#c9a26a', 3) +
    gleam(62, 42, 6, '#c8331d'),
  /** A cat that watches. */
  cat:
    shape('M18 12l20 16q12-4 24 0l20-16 2 44q-6 34-34 36-28-2-34-36z', '#33302f') +
    shape('M24 24l10 10-9 8zM76 24L66 34l9 8z', '#e7a6a0') +
    shape('M26 50q10-12 20 2-10 10-20-2zM74 50q-10-12-20 2 10 10 20-2z', '#ffd75e') +
    bare(oval(37, 51, 2.4, 5.5, ink) + oval(63, 51, 2.4, 5.5, ink)) +
    shape('M45 64h10l-5 6z', '#f0a8a0') +
    line('M50 70v5q-6 6-11 1M50 75q6 6 11 1', cream, 2) +
    line('M28 66L6 62M28 72L8 76M72 66l22-4M72 72l20 4', cream, 1.8) +
    shape('M28 84q22 12 44 0l-3 9q-19 8-38 0z', '#b5371a') +
    disc(50, 93, 5, gold),
  /** A charter with its seal. */
  charter:
    shape('M18 6h58q6 0 6 8v66H24q-6 0-6-8z', fill.vellum) +
    shape('M26 14h18v18H26z', '#23408e') +
    line('M31 28V18l8 5-8 4M50 18h24M50 26h18M27 42h46M27 51h46M27 60h34', '#6b5236', 2.4) +
    line('M31 28V18l8 5-8 4', cream, 2.4) +
    shape('M56 72l-6 26 12-7 10 7-2-26z', '#c8331d') +
    shape(star(62, 70, 12, 16, 13.5), '#1d6d57') +
    gleam(62, 70, 10),
  /** A gate to another place. */
  gate:
    shape('M6 96V44Q8 6 50 4q42 2 44 40v52H76V46q-2-24-26-25-24 1-26 25v50z', '#a59c90') +
    faint(
      line(
        'M8 62h14M8 78h14M78 62h14M78 78h14M14 34l12 6M28 16l7 10M50 6v13M72 16l-7 10M86 34l-12 6',
        ink,
        2,
      ),
      0.7,
    ) +
    shape('M24 96V46q2-24 26-25 24 1 26 25v50z', '#2a2f78') +
    bare(oval(50, 60, 18, 26, '#7d6fe0') + oval(50, 62, 11, 18, '#d9c8ff'), 0.9) +
    gleam(50, 60, 15, '#fff') +
    gleam(34, 40, 5) +
    gleam(64, 38, 6) +
    shape('M16 92h68v6H16z', '#8b8178'),
  /** A chest that someone left behind. */
  chest:
    shape('M10 44q0-30 24-30h32q24 0 24 30z', '#a8662c') +
    shape('M10 44h80v44H10z', '#8a4f1e') +
    bare(shape('M18 42q2-20 18-20h30q-26 2-32 20z', '#d99a55'), 0.7) +
    shape('M22 16h9v72h-9zM69 16h9v72h-9z', gold) +
    shape('M10 40h80v9H10z', gold) +
    shape('M40 38h20v22l-10 7-10-7z', '#ffe491') +
    shape('M50 46a4 4 0 0 1 2 7l1 6h-6l1-6a4 4 0 0 1 2-7z', ink) +
    gleam(84, 20, 8),
  /** Two wands against each other. */
  duel:
    turned(
      shape('M46 30h8l1 62q-5 5-10 0z', '#8a4f1e') +
        shape('M44 72h12v6H44z', gold) +
        disc(50, 24, 8, '#e0452a'),
      -38,
      50,
      56,
    ) +
    turned(
      shape('M46 30h8l1 62q-5 5-10 0z', '#8a4f1e') +
        shape('M44 72h12v6H44z', gold) +
        disc(50, 24, 8, '#3f74d8'),
      38,
      50,
      56,
    ) +
    shape(star(50, 52, 10, 25, 10), '#ffe45c') +
    shape(star(50, 52, 8, 12, 5), '#fff') +
    gleam(50, 12, 9) +
    gleam(12, 60, 6) +
    gleam(88, 60, 6),
  /** The door of a vault. */
  vault:
    shape('M10 8h80v84H10z', '#7d8794') +
    shape('M18 16h64v68H18z', '#a7b1be') +
    line('M22 80V20h56', '#e7edf4', 2.4) +
    [
      [14, 12],
      [86, 12],
      [14, 88],
      [86, 88],
      [50, 12],
      [50, 88],
    ]
      .map(([x, y]) => disc(x!, y!, 2.6, gold))
      .join('') +
    around(6, bar('M50 50V28', gold, 4), 50, 50) +
    disc(50, 50, 14, gold) +
    disc(50, 50, 7, '#c98d1c') +
    gleam(50, 50, 6, '#fff') +
    shape('M6 24h10v14H6zM6 62h10v14H6z', '#5b6470'),
  /** A sun with a face and a crown: the work is done. */
  opus:
    around(12, shape('M50 0l6 20H44z', gold), 50, 54) +
    around(12, line('M50 8q5 6 0 12', '#e0452a', 3.4), 50, 54, 15) +
    disc(50, 54, 28, '#ffd75e') +
    face(50, 50) +
    bare(disc(36, 60, 4, '#f29a5a') + disc(64, 60, 4, '#f29a5a'), 0.8) +
    line('M40 45q4-3 8 0M52 45q4-3 8 0', ink, 1.8) +
    shape('M36 26l-3-16 9 6 8-10 8 10 9-6-3 16q-14 5-28 0z', '#e0452a'),
};

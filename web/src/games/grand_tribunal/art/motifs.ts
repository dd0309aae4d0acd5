// What a spell or a resource does, as a thing that can be drawn. All stand on a field of colour or
// on leather, so they are light and have a line of ink.
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
  moved,
  oval,
  shape,
  star,
} from './pen';

const gold = '#f0c14a';
const pale = '#fdf6e3';
const cloud = (paint: string) =>
  shape('M30 60q-14-1-13-14 2-11 14-11 3-16 20-16 15 0 19 14 14-1 15 12 0 14-13 15z', paint);
/** A bead of Vis. */
const vis = (x: number, y: number, r = 5) =>
  disc(x, y, r, '#2a2438') + bare(disc(x - r * 0.3, y - r * 0.35, r * 0.32, '#fff'), 0.85);
const rune = (d: string, paint = cream) => line(d, ink, 8) + line(d, paint, 4.6);
const stele = (inner: string) =>
  shape('M22 92V36q0-28 28-28t28 28v56z', fill.stone) +
  faint(line('M28 88V38q0-22 22-23', '#fff', 2.4), 0.6) +
  inner;

export const motifs = {
  /** Time that is left. */
  hourglass:
    shape('M26 8h48v9H26zM26 83h48v9H26z', gold) +
    shape('M32 17h36q0 20-13 33 13 13 13 33H32q0-20 13-33-13-13-13-33z', '#eaf5f7') +
    bare(shape('M38 32h24q-4 10-12 16-8-6-12-16zM37 82q2-12 13-16 11 4 13 16z', '#e89a3c')) +
    line('M50 48v18', '#e89a3c', 2.4) +
    faint(line('M38 22q1 12 8 20', '#fff', 2.6), 0.9),
  /** A dragon that bites its tail. */
  ouroboros:
    line('M62 22a32 32 0 1 1-26 2', ink, 15) +
    line('M62 22a32 32 0 1 1-26 2', '#4fa98c', 11) +
    '<path d="M62 22a32 32 0 1 1-26 2" fill="none" stroke="#dff5e4" stroke-width="3" stroke-dasharray=".1 7"/>' +
    shape('M70 27q-14 6-26 1 0-6 5-9l-6-7q12-4 22 2 8 6 5 13z', '#3b8f76') +
    bare(disc(58, 18, 2.6, cream) + disc(58.5, 18, 1.3, ink)) +
    disc(50, 52, 9, gold) +
    gleam(50, 52, 8),
  /** A hand that touches. */
  touch:
    shape(
      'M30 92V62L18 48q-2-7 5-7l10 8V22q0-6 5-6t5 6V12q0-6 5.5-6T54 12v4q0-6 5-6t5 6v8q0-5 5-5t5 5v34q0 14-6 20v14z',
      '#f4cda4',
    ) +
    line('M43 22v20M54 16v24M64 24v18', ink, 1.6) +
    faint(line('M38 66q12-8 24 0', '#a8683c', 2.4), 0.8) +
    shape(star(76, 16, 8, 13, 5), gold) +
    shape('M28 84h42v10H28z', pale),
  /** A crowned drop. */
  drop:
    shape('M50 28q26 30 26 44 0 22-26 22T24 72q0-14 26-44z', '#e8743c') +
    bare(oval(40, 70, 5, 10, '#ffd9b0'), 0.9) +
    shape('M30 30L26 8l13 9 11-13 11 13 13-9-4 22q-20 6-40 0z', gold) +
    disc(50, 22, 3, '#b5371a') +
    disc(38, 24, 2.2, '#23408e') +
    disc(62, 24, 2.2, '#23408e'),
  /** Dough or brew that rises. */
  cauldron:
    disc(38, 24, 7, '#e8f7d8') +
    disc(58, 16, 5, '#e8f7d8') +
    disc(62, 30, 8, '#e8f7d8') +
    shape('M20 44h60q8 30-14 42H34Q12 74 20 44z', '#5b6270') +
    bare(shape('M24 50q-2 20 12 32-4-16 0-32z', '#99a2b3'), 0.8) +
    oval(50, 44, 32, 8, '#8fcf6c') +
    line('M32 86l-5 8M68 86l5 8', ink, 4) +
    disc(40, 43, 3, '#e8f7d8') +
    disc(56, 45, 4, '#e8f7d8'),
  /** Sun and moon: parted and joined. */
  sunmoon:
    around(8, shape('M40 4l5 12H35z', gold), 40, 46) +
    disc(40, 46, 24, '#ffd75e') +
    bare(disc(32, 42, 2.4, ink) + disc(44, 42, 2.4, ink)) +
    line('M32 53q6 5 12 0', ink, 2) +
    shape('M76 36a28 28 0 1 0 4 46 24 24 0 0 1-4-46z', '#e8edf7') +
    bare(disc(60, 58, 2, ink)) +
    line('M58 68q4 2 7 0', ink, 1.8),
  /** A still. */
  alembic:
    shape(
      'M38 22q0-14 16-14 12 0 18 10l20 42-8 4-22-34v6q18 8 18 26 0 24-28 24T26 66q0-18 16-26V30q-4-2-4-8z',
      '#e3f2f4',
    ) +
    bare(shape('M28 62q10-5 20 0t22-1q0 23-21 23T28 62z', '#e05a3a')) +
    line('M42 40h20', ink, 2) +
    shape('M76 70h18v18H76z', '#5aa0d8') +
    line('M76 70h18', ink, 2.6) +
    disc(88, 64, 2.4, '#5aa0d8') +
    faint(line('M34 60q4-10 10-14', '#fff', 3), 0.9) +
    shape('M44 92q-6 6 6 6t6-6q-2-4-6-6-4 2-6 6z', '#ffb02e'),
  /** Gold that is none. */
  nugget:
    shape('M18 58l12-28 26-10 24 16 6 30-22 20-32-2z', gold) +
    shape('M30 30l14 18-26 10zM56 20L44 48l28-4 8-8zM44 48l8 24 34-6-14-22z', '#ffe491') +
    shape('M18 58l26-10 8 24-20 12z', '#c98d1c') +
    gleam(76, 18, 10) +
    gleam(22, 22, 7) +
    line('M60 58l8 8m0-8l-8 8', ink, 2.4),
  /** Banks of fog. */
  fog:
    moved(cloud('#f2f5fb'), 'translate(6 -10)') +
    shape(
      'M12 66q-8-14 8-18 10-12 24-4 8-10 22-6 10-6 18 4 14 2 10 16-2 8-12 8H20q-6 0-8 0z',
      '#c3cfe2',
    ) +
    line('M14 78q10-6 20 0t20 0 20 0 14-2M24 90q10-6 20 0t20 0 14-1', pale, 4),
  /** Hail. */
  hail:
    cloud('#e9eff9') +
    bare(shape('M30 60q-14-1-13-14 14 8 36 6t32-7q0 14-13 15z', '#a7b8d8')) +
    [
      [26, 72],
      [42, 78],
      [58, 72],
      [74, 80],
      [34, 90],
      [52, 92],
      [66, 90],
    ]
      .map(([x, y]) => disc(x!, y!, 5, '#ffffff'))
      .join(''),
  /** A wind that takes things along. */
  wind:
    [
      ['M8 36h48q14 0 14-11T58 14q-9 0-9 8', 0],
      ['M8 54h68q16 0 16-12T80 31q-8 0-8 7', 0],
      ['M8 72h42q14 0 14 11T52 94q-8 0-8-7', 0],
    ]
      .map(([d]) => line(String(d), ink, 9.6) + line(String(d), '#eaf6fb', 6))
      .join('') +
    vis(26, 45, 5) +
    vis(84, 66, 6) +
    vis(74, 78, 4.5) +
    vis(30, 82, 4),
  /** A fire. */
  flame:
    shape('M52 4q4 20 20 32t14 32q-4 26-36 26T14 68q0-18 12-30 2 10 8 12Q34 22 52 4z', '#e8501e') +
    shape('M50 38q4 12 12 18t6 18q-4 16-18 16T32 74q0-8 6-14 1 6 5 7 0-18 7-29z', '#ffb02e') +
    shape('M50 64q10 8 8 16-3 8-9 8-8-2-7-10 2-8 8-14z', '#fff6c4'),
  /** Stones in the depth of a mountain. */
  mountain:
    shape('M4 88L36 22l14 20 12-12 34 58z', '#8b8178') +
    shape('M36 22l-12 25 8-4 6 6 8-10zM62 30l-8 8 6 5 6-4 6 6z', '#fff') +
    shape('M34 88l6-22q10-12 20 0l6 22z', '#33251c') +
    shape('M42 88l-3-8 6-7 7 6-2 9z', '#5fd0c0') +
    shape('M52 88l4-11 7 5-1 6z', '#e8743c') +
    vis(50, 70, 4) +
    gleam(50, 54, 5),
  /** A wave that turns. */
  wave:
    shape(
      'M6 88Q2 36 40 20q32-12 46 12 4 14-8 18-10 2-12-8 0-6 6-8-14-8-24 6-10 18 4 30 18 12 42 6v12q-40 8-88 0z',
      '#4f8fe0',
    ) +
    line('M14 84Q12 44 42 28M30 86Q22 56 40 40', '#dceeff', 3) +
    disc(78, 20, 3.4, '#fff') +
    disc(90, 30, 2.6, '#fff') +
    disc(66, 12, 2.4, '#fff'),
  /** A letter of praise, crowned with laurel. */
  acclaim: stele(
    rune('M50 80V34M50 50L36 34M50 50l14-16M38 80h24') +
      leaf(30, 30, -20, 14) +
      leaf(37, 22, 10, 14) +
      leaf(70, 30, 20, 14) +
      leaf(63, 22, -10, 14) +
      gleam(50, 20, 7),
  ),
  /** A letter that turns back. */
  recant: stele(
    rune('M40 66V24l18 12-18 10 18 20') +
      line('M28 82q22 8 40-2', ink, 6.4) +
      line('M28 82q22 8 40-2', gold, 3.4) +
      shape('M74 74l-2 13-11-8z', gold),
  ),
  /** A letter that is struck out. */
  silence: stele(
    rune('M50 80V28M50 44l14-12M50 60l14-12', '#d9d2c6') +
      line('M28 82L72 30', ink, 10) +
      line('M28 82L72 30', '#e0452a', 6),
  ),
  /** A lock on a letter. */
  lock: stele(
    line('M36 54V38q0-16 14-16t14 16v16', ink, 10) +
      line('M36 54V38q0-16 14-16t14 16v16', '#dfe5ee', 6) +
      shape('M28 52h44v32q-22 6-44 0z', gold) +
      shape('M50 60a5 5 0 0 1 3 9l2 9H45l2-9a5 5 0 0 1 3-9z', ink),
  ),
  /** A pen that draws a sign. */
  quill:
    shape('M90 6Q48 10 34 56l-6 22 20-10Q86 52 90 6z', '#ffffff') +
    line('M86 10Q50 38 18 92', ink, 2.6) +
    faint(line('M52 28l10 10M62 18l11 11M44 42l9 9', '#6d7a96', 2), 0.9) +
    bare(shape('M18 92l4-14 8 6z', ink)) +
    rune('M66 66v26M66 66l14 8-14 8', gold),
  /** A letter in a mirror. */
  mirror:
    bar('M50 70v24', gold, 7) +
    oval(50, 40, 30, 36, gold) +
    oval(50, 40, 23, 29, '#d7ebf7') +
    faint(line('M36 30q4-12 14-14', '#fff', 4), 0.9) +
    rune('M40 56V26l10 12 10-12v30', '#5274b8') +
    disc(50, 2, 4, '#e0452a') +
    disc(50, 92, 5, gold),
  /** A seal with the figure one. */
  precedence:
    shape('M34 58l-10 38 16-8 10 10 10-10 16 8-10-38z', '#c8331d') +
    shape(star(50, 40, 14, 36, 30), gold) +
    disc(50, 40, 23, '#fff3c4') +
    shape('M44 30l8-6h4v28h5v5H43v-5h6V33l-5 3z', '#7a4a00'),
  /** A hand that gives life back. */
  restore:
    shape('M18 70q14-12 26-4l14 2q6 4 0 8H46h14l22-12q8 0 6 7L64 92q-22 6-46-4z', '#f4cda4') +
    shape('M6 64h14v30H6z', pale) +
    bar('M52 62V40', '#2f7d3c', 3) +
    leaf(52, 50, -60, 22, '#7cc86a') +
    leaf(52, 46, 60, 22, '#7cc86a') +
    leaf(52, 40, 0, 26, '#a4e08c') +
    gleam(24, 34, 8) +
    gleam(80, 30, 7),
  /** A bird in the wind. */
  bird:
    shape(
      'M8 50q14-14 28-6Q30 20 48 6q12 12 12 28 10 2 14 10l16 4-14 6q-4 20-26 22-22 0-28-18l-14 0z',
      '#ffffff',
    ) +
    faint(line('M40 40q-2-16 8-26M46 42q2-14 6-22', '#7d93b8', 2.4), 0.9) +
    bare(disc(70, 46, 2.4, ink)) +
    shape('M88 48l8 2-10 4z', gold) +
    line('M20 84q12-8 24 0t24-2', cream, 3.4) +
    leaf(90, 54, 150, 14, '#7cc86a'),
  /** A leaf, sewn. */
  mend:
    shape('M16 84Q8 34 44 18 70 8 88 10q0 36-18 56-20 20-54 18z', '#7cc86a') +
    line('M18 82Q44 48 78 20', '#22562c', 2.8) +
    line('M40 26l26 40', ink, 6) +
    line('M40 26l26 40', pale, 3) +
    [30, 40, 50, 60]
      .map((y, index) => line(`M${40 + index * 6} ${y + 2}l10-6`, '#e0452a', 3))
      .join('') +
    line('M66 66q14 14 24 28', '#dfe5ee', 3.4),
  /** A flower that opens again. */
  flower:
    bar('M50 56v38', '#2f7d3c', 4) +
    leaf(50, 86, -60, 24, '#7cc86a') +
    leaf(50, 80, 60, 24, '#7cc86a') +
    around(6, oval(50, 20, 12, 16, '#f29ab4'), 50, 40) +
    around(6, faint(line('M50 30V16', '#b23a66', 2), 0.8), 50, 40) +
    disc(50, 40, 11, gold) +
    gleam(50, 40, 8, '#fff'),
  /** An eye that sees clearly. */
  eye:
    around(9, bar('M50 14V4', gold, 3), 50, 52, -60) +
    shape('M4 54Q50 8 96 54 50 96 4 54z', '#ffffff') +
    disc(50, 53, 21, '#3b9c94') +
    around(12, faint(line('M50 46V34', '#d5fff6', 1.6), 0.9), 50, 53) +
    disc(50, 53, 9, ink) +
    bare(disc(44, 46, 5, '#fff')),
  /** A purse of Vis. */
  purse:
    shape('M34 32Q10 56 14 76q4 18 36 18t36-18q4-20-20-44z', '#b0713a') +
    shape('M32 12l10 8 8-8 8 8 10-8-4 20H36z', '#c98a50') +
    line('M32 32q18 8 36 0', ink, 7.4) +
    line('M32 32q18 8 36 0', gold, 4) +
    vis(40, 66, 8) +
    vis(60, 66, 8) +
    vis(50, 82, 8) +
    faint(line('M26 56q-4 10-2 20', '#ffd9a8', 3), 0.8),
  /** A jar of balm with a branch of peace. */
  balm:
    shape('M24 34h52v10q-4 4 0 8v32q-26 10-52 0V52q4-4 0-8z', pale) +
    shape('M20 22h60v13H20z', gold) +
    shape('M26 56h48v20H26z', '#3f9c7c') +
    bar('M34 66h32', '#e8f7d8', 2) +
    leaf(42, 66, -40, 9, '#e8f7d8') +
    leaf(50, 66, -40, 9, '#e8f7d8') +
    leaf(50, 66, 140, 9, '#e8f7d8') +
    leaf(58, 66, 140, 9, '#e8f7d8') +
    line('M38 18q-4-6 2-12M52 18q-4-8 2-14M66 18q-4-6 2-12', cream, 3),
  /** A sign without a name. */
  sign:
    shape(star(50, 50, 8, 42, 22), gold) + disc(50, 50, 14, pale) + gleam(50, 50, 12, '#b5371a'),
};
export { vis };

// The pictures of Circus Maximus: all there, well formed, drawn without anything that the security
// policy forbids; and crowds that fit whatever room they get.
import { describe, expect, test } from 'vitest';
import { drawings, imageOf, places } from '../../src/games/circus_maximus/art/paintings';
import {
  favourKinds,
  levels,
  places as placeNames,
  seatClasses,
  venues,
  visitorKinds,
} from '../../src/games/circus_maximus/kinds';
import { shapeOf, weightOf } from '../../src/games/circus_maximus/shape';
import { stand } from '../../src/games/circus_maximus/stand';

const all = drawings();
const drawn = new Map([...all].map(([name, { picture }]) => [name, picture]));
const painted = new Map(
  Object.entries(places()).map(([name, address]) => [
    name,
    decodeURIComponent(address.replace('data:image/svg+xml,', '')),
  ]),
);

/** A path as SVG defines it: letters, each with as many numbers as it takes. */
function isPath(data: string): boolean {
  const takes: Record<string, number> = {
    m: 2,
    l: 2,
    h: 1,
    v: 1,
    c: 6,
    s: 4,
    q: 4,
    t: 2,
    a: 7,
    z: 0,
  };
  const number = /^[\s,]*[-+]?(\d+\.?\d*|\.\d+)/;
  let rest = data.trim();
  if (!/^m/i.test(rest)) return false;
  while (rest) {
    const count = takes[rest[0]!.toLowerCase()];
    if (count === undefined) return false;
    rest = rest.slice(1);
    let read = 0;
    for (let found = number.exec(rest); found; found = number.exec(rest)) {
      rest = rest.slice(found[0].length);
      read++;
    }
    if (count === 0 ? read > 0 : read === 0 || read % count > 0) return false;
    rest = rest.trim();
  }
  return true;
}

describe('every picture', () => {
  test.each([
    ...levels.map((level) => `merchant-${level}`),
    ...visitorKinds,
    ...venues.flatMap((venue) => seatClasses.map((seat) => `ticket-${venue}-${seat}`)),
    ...favourKinds.map((favour) => `card-${favour}`),
    'card-start',
    'coin',
  ])('%s is drawn', (name) => expect(drawn.get(name)?.length).toBeGreaterThan(200));

  test('of a place is drawn', () =>
    expect([...painted.keys()].sort()).toEqual([...placeNames].sort()));

  test('is different from all others', () => {
    const pictures = [...drawn.values(), ...painted.values()];
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test.each([...drawn, ...painted])('%s is well formed', (_, picture) => {
    const paths = [...picture.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data!);
    expect(paths.filter((data) => !isPath(data))).toEqual([]);
    expect(picture).not.toMatch(/NaN|undefined|Infinity|style=|<script|<text|http:(?!\/\/www\.w3)/);
    const open = picture.match(/<g\b/g)?.length ?? 0;
    expect(picture.match(/<\/g>/g)?.length ?? 0).toBe(open);
  });

  test('of a merchant wears the cloth of its owner, and no visitor does', () => {
    for (const [name, picture] of drawn) {
      const isMerchant = name.startsWith('merchant-');
      if (isMerchant || visitorKinds.includes(name as never))
        expect([name, picture.includes('--cloth')]).toEqual([name, isMerchant]);
    }
  });

  test('is an image in the colours of its owner, which an image cannot take from the page', () => {
    const cloth = { main: '#010203', deep: '#040506', pale: '#070809' };
    for (const level of levels) {
      const image = decodeURIComponent(imageOf(all.get(`merchant-${level}`)!, 'day', cloth));
      expect(image).toMatch(/^data:image\/svg\+xml,<svg .*viewBox="-10 -11 120 132"/);
      expect(image).not.toContain('var(');
      expect(image).toContain(cloth.main);
    }
  });
});

describe('a crowd', () => {
  const ideal = { width: 62, height: 118, words: 44 };
  const rooms = [
    { width: 280, height: 70 },
    { width: 360, height: 160 },
    { width: 900, height: 120 },
    { width: 180, height: 400 },
  ];
  test.each(rooms)('of any size fits $width x $height', (room) => {
    for (let count = 1; count <= 40; count++) {
      const { per, width, height } = stand(count, room, ideal, 4);
      const ranks = Math.ceil(count / per);
      expect(per * width + (per - 1) * 4).toBeLessThanOrEqual(room.width);
      expect(ranks * height + (ranks - 1) * 4).toBeLessThanOrEqual(room.height);
      expect(width).toBeGreaterThan(0);
      expect(height).toBeGreaterThan(0);
    }
  });
  test('stands in one line while there is room, then in ranks', () => {
    expect(stand(6, { width: 400, height: 160 }, ideal, 4).per).toBe(6);
    expect(stand(14, { width: 400, height: 160 }, ideal, 4).per).toBe(7);
    expect(stand(14, { width: 400, height: 160 }, ideal, 4, 1).per).toBe(14);
  });
  test('would rather stand close than show words without faces', () =>
    expect(stand(15, { width: 380, height: 92 }, ideal, 4).per).toBe(15));
  test('stands in ranks before it gets too narrow for words', () =>
    expect(stand(15, { width: 270, height: 96 }, ideal, 4).per).toBe(8));
  test('keeps its faces even where it is narrow', () =>
    expect(stand(15, { width: 270, height: 80 }, ideal, 4).per).toBe(15));
  test('does not grow without end', () =>
    expect(stand(1, { width: 2000, height: 2000 }, ideal, 4)).toEqual({
      per: 1,
      width: 83.7,
      height: 159.3,
    }));
});

describe('a place', () => {
  test('is a panel with its street below where there is room', () => {
    expect(shapeOf('colosseum', 'now', 'desk', false)).toBe('panel');
    expect(shapeOf('villa', 'now', 'tall', true)).toBe('panel');
    expect(shapeOf('villa', 'now', 'phone', true)).toBe('panel');
  });
  test('has its street beside it in upright and in low windows', () => {
    expect(shapeOf('colosseum', 'now', 'tall', false)).toBe('scene');
    expect(shapeOf('forum', 'now', 'lying', true)).toBe('scene');
  });
  test('is a strip until its phase comes, and on a phone while another one is in question', () => {
    expect(shapeOf('colosseum', 'next', 'desk', false)).toBe('strip');
    expect(shapeOf('colosseum', 'now', 'phone', false)).toBe('strip');
  });
  test('is as wide as its crowd needs, within limits', () => {
    expect(weightOf(0, 0)).toBe(0.85);
    expect(weightOf(3, 6)).toBe(1.2);
    expect(weightOf(4, 20)).toBe(1.5);
  });
});

// A QR reader must get the text that was encoded.
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrCode } from '../src/parts/qr';

function read(text: string) {
  const matrix = qrCode(text);
  const scale = 4;
  const size = (matrix.length + 8) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  matrix.forEach((line, row) =>
    line.forEach((dark, column) => {
      if (!dark) return;
      for (let y = 0; y < scale; y++)
        for (let x = 0; x < scale; x++)
          pixels.fill(
            0,
            (((row + 4) * scale + y) * size + (column + 4) * scale + x) * 4,
            (((row + 4) * scale + y) * size + (column + 4) * scale + x) * 4 + 3,
          );
    }),
  );
  return jsQR(pixels, size, size)?.data;
}

test.each([3, 14, 26, 40, 60, 84, 106, 122, 150, 180, 213, 400])(
  'a text of %i bytes can be read',
  (length) => {
    const text = 'https://curia.example/t/k7q2#'.padEnd(length, 'aB3-_xyz').slice(0, length);
    expect(read(text)).toBe(text);
  },
);

test('a text longer than any code is refused', () => {
  expect(() => qrCode('x'.repeat(3000))).toThrow();
});

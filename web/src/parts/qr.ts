// A QR code for a text of up to 213 bytes: byte mode, error correction M, versions 1 to 10, after
// ISO/IEC 18004. The result is a square of dark (true) and light modules.

type Matrix = boolean[][];

// For each version: error correction bytes in each block, and the blocks as [count, data bytes].
const blocks: [number, [number, number][]][] = [
  [10, [[1, 16]]], [16, [[1, 28]]], [26, [[1, 44]]], [18, [[2, 32]]], [24, [[2, 43]]],
  [16, [[4, 27]]], [18, [[4, 31]]], [22, [[2, 38], [2, 39]]], [22, [[3, 36], [2, 37]]], [26, [[4, 43], [1, 44]]],
];
const alignment = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const exponents: number[] = [];
const logarithms: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  exponents[power] = value;
  logarithms[value] = power;
  value = value & 128 ? (value << 1) ^ 285 : value << 1;
}
const times = (a: number, b: number) => (a && b ? exponents[(logarithms[a]! + logarithms[b]!) % 255]! : 0);

function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let power = 0; power < count; power++)
    generator = [...generator, 0].map((value, index) => value ^ times(generator[index - 1] ?? 0, exponents[power]!));
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let index = 0; index < data.length; index++) {
    const factor = rest[index]!;
    generator.forEach((value, offset) => (rest[index + offset]! ^= times(value, factor)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [errors, groups] = blocks[version - 1]!;
  const capacity = groups.reduce((sum, [count, size]) => sum + count * size, 0);
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => push(byte, 8));
  push(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let bit = 0; bit < bits.length; bit += 8) data.push(parseInt(bits.slice(bit, bit + 8).join(''), 2));
  for (let pad = 0; data.length < capacity; pad ^= 1) data.push(pad ? 17 : 236);

  const parts: number[][] = [];
  for (const [count, size] of groups) for (let block = 0; block < count; block++) parts.push(data.splice(0, size));
  const checks = parts.map((part) => correction(part, errors));
  const woven = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, index) => lists.flatMap((list) => (index < list.length ? [list[index]!] : []))).flat();
  return [...woven(parts), ...woven(checks)];
}

// Everything but data and mask; `fixed` says where nothing else may be drawn.
function frame(version: number): { matrix: Matrix; fixed: Matrix } {
  const size = version * 4 + 17;
  const square = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const matrix = square();
  const fixed = square();
  const set = (row: number, column: number, dark: boolean) => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    matrix[row]![column] = dark;
    fixed[row]![column] = true;
  };
  const rings = (row: number, column: number, radius: number, dark: (ring: number) => boolean) => {
    for (let down = -radius; down <= radius; down++)
      for (let right = -radius; right <= radius; right++) set(row + down, column + right, dark(Math.max(Math.abs(down), Math.abs(right))));
  };
  for (let index = 0; index < size; index++) {
    set(6, index, index % 2 === 0);
    set(index, 6, index % 2 === 0);
  }
  const places = alignment[version - 1]!;
  for (const row of places)
    for (const column of places)
      if (!((row === 6 && column === 6) || (row === 6 && column === size - 7) || (row === size - 7 && column === 6)))
        rings(row, column, 2, (ring) => ring !== 1);
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) rings(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  for (let index = 0; index < 9; index++) {
    set(8, index, matrix[8]![index]!);
    set(index, 8, matrix[index]![8]!);
    if (index < 8) {
      set(8, size - 1 - index, false);
      set(size - 1 - index, 8, false);
    }
  }
  if (version >= 7) {
    let rest = version;
    for (let bit = 0; bit < 12; bit++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const code = (version << 12) | rest;
    for (let bit = 0; bit < 18; bit++) {
      const dark = ((code >> bit) & 1) === 1;
      set(Math.floor(bit / 3), size - 11 + (bit % 3), dark);
      set(size - 11 + (bit % 3), Math.floor(bit / 3), dark);
    }
  }
  return { matrix, fixed };
}

const masks = [
  (r: number, c: number) => (r + c) % 2 === 0,
  (r: number) => r % 2 === 0,
  (_: number, c: number) => c % 3 === 0,
  (r: number, c: number) => (r + c) % 3 === 0,
  (r: number, c: number) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

function drawFormat(matrix: Matrix, mask: number) {
  const size = matrix.length;
  let rest = mask;
  for (let bit = 0; bit < 10; bit++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const code = ((mask << 10) | rest) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((code >> bit) & 1) === 1;
    matrix[bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit]![8] = dark;
    matrix[8]![bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit] = dark;
  }
  matrix[size - 8]![8] = true;
}

// How hard a code is to read: long runs, squares, false finders, and too much of one colour.
function penalty(matrix: Matrix): number {
  const size = matrix.length;
  let sum = 0;
  const columns = matrix.map((_, column) => matrix.map((row) => row[column]!));
  for (const line of [...matrix, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  let darks = 0;
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const dark = matrix[row]![column]!;
      if (dark) darks++;
      if (row + 1 < size && column + 1 < size && dark === matrix[row]![column + 1] && dark === matrix[row + 1]![column] && dark === matrix[row + 1]![column + 1]) sum += 3;
    }
  return sum + 10 * Math.floor(Math.abs((darks * 100) / (size * size) - 50) / 5);
}

export function qrCode(text: string): Matrix {
  const bytes = new TextEncoder().encode(text);
  const version = blocks.findIndex(([, groups], index) => groups.reduce((sum, [count, size]) => sum + count * size, 0) >= bytes.length + (index < 9 ? 2 : 3)) + 1;
  if (version === 0) throw new Error('too long for a QR code');
  const { matrix, fixed } = frame(version);
  const size = matrix.length;
  const bits = codewords(bytes, version).flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte >> (7 - bit)) & 1));
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = up ? size - 1 - step : step;
        if (!fixed[row]![column]) matrix[row]![column] = bits[next++] === 1;
      }
  }
  const masked = masks.map((mask, number) => {
    const result = matrix.map((line, row) => line.map((dark, column) => (fixed[row]![column] ? dark : dark !== mask(row, column))));
    drawFormat(result, number);
    return result;
  });
  return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

// The arrangement of a table follows the width and the height of the window.
import { expect, test } from 'vitest';
import { roomFor } from '../src/parts/room.svelte';

test.each([
  [320, 568, 'phone', 1],
  [390, 844, 'phone', 1],
  [844, 390, 'lying', 1],
  [720, 450, 'lying', 1],
  [820, 1180, 'tall', 1],
  [1180, 820, 'desk', 1],
  [1024, 768, 'desk', 1],
  [1280, 665, 'low', 1],
  [1366, 625, 'low', 1],
  [1536, 730, 'low', 1.124],
  [1440, 900, 'desk', 1],
  [1920, 1080, 'desk', 1.2],
  [2560, 1440, 'desk', 1.6],
  [3840, 2160, 'desk', 2.4],
])('a window of %i x %i is arranged as %s, scale %f', (width, height, name, scale) => {
  const room = roomFor(width, height);
  expect(room.name).toBe(name);
  expect(room.scale).toBeCloseTo(scale, 3);
});

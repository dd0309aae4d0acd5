// Keys for lists of answers.
import { expect, test } from 'vitest';
import { frameKeys, keyed, pressedKey } from '../src/games/hotkeys';

const answers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: String(index), press() {} }));

test('each answer has a key of its own, and none of the frame', () => {
  const keys = keyed(answers(80), ['a', 'p']).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys[0]).toBe('1');
  for (const key of ['a', 'p', ...frameKeys]) expect(keys).not.toContain(key);
});

const event = (key: string, inside = '', more: object = {}) =>
  ({
    key,
    target: {
      closest: (list: string) => (inside && list.split(', ').includes(inside) ? {} : null),
    },
    ...more,
  }) as unknown as KeyboardEvent;

test('what is typed elsewhere is no key of the table', () => {
  expect(pressedKey(event('P'))).toBe('p');
  expect(pressedKey(event('p', 'textarea'))).toBeNull();
  expect(pressedKey(event('p', 'dialog'))).toBeNull();
  expect(pressedKey(event('p', '', { ctrlKey: true }))).toBeNull();
});

test('enter on a button belongs to the button', () => {
  expect(pressedKey(event('Enter', 'button'))).toBeNull();
  expect(pressedKey(event('Enter'))).toBe('Enter');
  expect(pressedKey(event('1', 'button'))).toBe('1');
});

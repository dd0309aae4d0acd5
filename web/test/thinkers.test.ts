// The workers of the bots: how many there are, and what happens to a thought that fails or that
// nobody waits for any more. Node has no such workers: these only keep what they are told.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Nets } from '../src/net/local/nets';
import { Thinkers } from '../src/net/local/thinkers';

class SilentWorker {
  static all: SilentWorker[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  told: unknown[] = [];
  isEnded = false;
  constructor() {
    SilentWorker.all.push(this);
  }
  postMessage(message: unknown) {
    this.told.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
}
const nets = { of: () => Promise.resolve(null) } as unknown as Nets;
const module = {} as WebAssembly.Module;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  SilentWorker.all = [];
  vi.stubGlobal('Worker', SilentWorker);
});
afterEach(() => void vi.unstubAllGlobals());

function begin(thinkers: Thinkers, thought: string) {
  const control = new AbortController();
  const answer = thinkers.think(thought, control.signal).catch((reason: Error) => reason.message);
  return { answer, control };
}

test('there are as many workers as cores, less one', async () => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 });
  const thinkers = new Thinkers(module, nets);
  const thoughts = ['1', '2', '3', '4'].map((thought) => begin(thinkers, thought));
  await settled();
  expect(SilentWorker.all.map(({ told }) => told.at(-1))).toEqual(['1', '2', '3']);
  SilentWorker.all[1]!.onmessage!({ data: 'two' });
  expect(await thoughts[1]!.answer).toBe('two');
  expect(SilentWorker.all[1]!.told.at(-1)).toBe('4');
});

test('a thought that is no longer wanted is interrupted, and the next one begins', async () => {
  const thinkers = new Thinkers(module, nets, 1);
  const [first, second, third] = ['1', '2', '3'].map((thought) => begin(thinkers, thought));
  await settled();
  second!.control.abort();
  expect(await second!.answer).toBe('no longer wanted');
  first!.control.abort();
  expect(await first!.answer).toBe('no longer wanted');
  expect(SilentWorker.all.map(({ isEnded, told }) => [isEnded, told.at(-1)])).toEqual([
    [true, '1'],
    [false, '3'],
  ]);
  SilentWorker.all[1]!.onmessage!({ data: 'three' });
  expect(await third!.answer).toBe('three');
  third!.control.abort(); // too late to end a worker
  expect(SilentWorker.all[1]!.isEnded).toBe(false);
});

test('a worker that fails is replaced once', async () => {
  const thinkers = new Thinkers(module, nets, 1);
  const { answer } = begin(thinkers, '1');
  await settled();
  SilentWorker.all[0]!.onerror!();
  expect(SilentWorker.all[1]!.told.at(-1)).toBe('1');
  SilentWorker.all[1]!.onerror!();
  expect(await answer).toBe('a bot could not think');
});

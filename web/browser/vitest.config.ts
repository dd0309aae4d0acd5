import { defineConfig } from 'vitest/config';

const common = {
  testTimeout: 240_000,
  hookTimeout: 60_000,
  // Deals are random and machines are busy. A test that fails is run again up to twice and reported
  // as "retry x1" or "x2"; one that fails three times fails.
  retry: 2,
};
export default defineConfig({
  test: {
    // A test waits for the browser most of the time, so six run at once: of two suites three tests
    // each. Each has a visitor of its own; those that need the house alone are marked `sequential`.
    maxWorkers: 2,
    minWorkers: 1,
    maxConcurrency: 3,
    projects: [
      {
        test: {
          ...common,
          name: 'suites',
          include: ['browser/*.test.ts'],
          sequence: { concurrent: true },
          // Few scripts here run long enough to gain from being optimised. The times are measured
          // with a browser as people have it.
          env: { BROWSER_FLAGS: '--js-flags=--no-opt' },
        },
      },
      // What measures time runs after all others, one at a time.
      {
        test: {
          ...common,
          name: 'times',
          include: ['browser/times/*.test.ts'],
          sequence: { groupOrder: 1 },
          poolOptions: { forks: { singleFork: true } },
        },
      },
    ],
  },
});

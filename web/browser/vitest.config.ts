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
    // A suite takes half of a core on average and waits for the rest, so three run at once.
    maxWorkers: 3,
    minWorkers: 1,
    projects: [
      { test: { ...common, name: 'suites', include: ['browser/*.test.ts'] } },
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

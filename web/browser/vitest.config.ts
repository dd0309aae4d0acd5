import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['browser/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // Deals are random and machines are busy. A test that fails once is run again and reported as
    // "retry x1"; one that fails twice fails.
    retry: 1,
    // Browsers wait much of the time, so two run at once. Three are hardly faster on two cores.
    maxWorkers: 2,
    minWorkers: 1,
  },
});

import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config';

export default mergeConfig(
  page,
  // The first test that loads a game also compiles it, which takes seconds on a busy machine.
  defineConfig({ test: { include: ['test/**/*.test.ts'], testTimeout: 30_000 } }),
);

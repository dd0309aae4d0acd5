import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// CURIA_SERVER: where `curia serve` listens while the page is developed.
const server = process.env.CURIA_SERVER ?? 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    port: 5173,
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['test/**/*.test.ts'] },
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

// CURIA_SERVER: the address of `curia serve` for the development and preview servers.
const server = process.env.CURIA_SERVER ?? 'http://127.0.0.1:8123';
const proxy = { '/api': { target: server, ws: true, changeOrigin: true } };

// What every screen needs goes into two files: many small ones would be larger.
function fileOf(module: string): string | undefined {
  if (module.includes('/node_modules/svelte/') || module.includes('/node_modules/esm-env/'))
    return 'svelte';
  if (
    /\/src\/(app|i18n|parts|games\/load)\b|\/src\/shell\/(Header|Footer|Lost)\./.test(module) &&
    !/App\.svelte|[Qq]r\./.test(module)
  )
    return 'house';
}

// Lengths in px become rem, so that a table grows with its window (parts/room.svelte.ts). In a
// media query rem would not follow the table; hairlines stay as thin as a screen can draw them.
const inRem = (value: string) =>
  value.replace(/(?<![\w.#-])(-?\d*\.?\d+)px\b/g, (length, number: string) =>
    Math.abs(Number(number)) > 1 ? `${Number((Number(number) / 16).toFixed(5))}rem` : length,
  );
const pxToRem = {
  postcssPlugin: 'px-to-rem',
  Declaration(declaration: { value: string }) {
    const value = inRem(declaration.value);
    if (value !== declaration.value) declaration.value = value;
  },
  AtRule: {
    container(rule: { params: string }) {
      const params = inRem(rule.params);
      if (params !== rule.params) rule.params = params;
    },
  },
};

// The engine's WebAssembly (scripts/build_wasm): the page has a house of its own if it was built.
const wasm = process.env.CURIA_WASM ?? '';
const bytes = wasm && existsSync(wasm) ? readFileSync(wasm) : null;
const engine = bytes
  ? `assets/curia-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.wasm`
  : '';
const withEngine: Plugin = {
  name: 'engine',
  apply: 'build',
  generateBundle() {
    if (bytes) this.emitFile({ type: 'asset', fileName: engine, source: bytes });
  },
};

export default defineConfig({
  plugins: [svelte(), withEngine],
  define: { __ENGINE__: JSON.stringify(engine && `/${engine}`) },
  worker: { format: 'es' },
  css: { postcss: { plugins: [pxToRem] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rollupOptions: { output: { manualChunks: fileOf } },
  },
  server: { port: 5173, fs: { allow: ['..'] }, proxy },
  // As strict as the real server, so that violations are found early.
  preview: {
    proxy,
    headers: {
      'Content-Security-Policy':
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'; img-src 'self' data:",
    },
  },
});

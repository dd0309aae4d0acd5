import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

// CURIA_SERVER: the address of `curia serve` for the development and preview servers.
const server = process.env.CURIA_SERVER ?? 'http://127.0.0.1:8123';
const proxy = { '/api': { target: server, ws: true, changeOrigin: true } };

// What every screen needs goes into two files: many small ones would be larger.
function fileOf(module: string): string | undefined {
  if (module.includes('/node_modules/svelte/') || module.includes('/node_modules/esm-env/'))
    return 'svelte';
  if (
    /\/src\/(app|i18n|parts|offline\/version|games\/(load|hotkeys)|shell\/(Header|Footer|Lost|pictures|lobby\/(own|own_tables|describe|wishes)))\b/.test(
      module,
    ) &&
    // What a table or the end of a match shows later.
    !/App\.svelte|[Qq]r\.|parts\/(Die|Face|faces|Letter|Portrait|Tally)\b/.test(module)
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

const hash = (text: string | Uint8Array) =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

// The engine's WebAssembly (scripts/build_wasm): the page has a house of its own if it was built.
const wasm = process.env.CURIA_WASM ?? '';
const bytes = wasm && existsSync(wasm) ? readFileSync(wasm) : null;
const engine = bytes ? `curia-${hash(bytes)}.wasm` : '';
// The nets of its bots are files of their own: only the games that are played need theirs.
const bots = new URL('../bots/', import.meta.url);
const nets = readdirSync(bots)
  .map((game) => ({ game, file: new URL(`${game}/net.bin`, bots) }))
  .filter(({ file }) => bytes && existsSync(file))
  .map(({ game, file }) => {
    const weights = readFileSync(file);
    return { game, weights, name: `curia-${game}-${hash(weights)}.net` };
  });
const withEngine: Plugin = {
  name: 'engine',
  apply: 'build',
  generateBundle() {
    const emit = (name: string, source: Uint8Array) =>
      this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
    if (bytes) emit(engine, bytes);
    nets.forEach(({ name, weights }) => emit(name, weights));
  },
};

// The service worker keeps all files of this build. Its version is the name of the page's first
// script, which changes with any other script or style: the page knows its own (src/offline/keep.ts).
const publicFiles = ['icon.svg', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest'];
const withOffline: Plugin = {
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
    const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
    const code = readFileSync(new URL('src/offline/worker.js', import.meta.url), 'utf8');
    const source = code
      .replace('__VERSION__', first!.fileName)
      .replace('__FILES__', JSON.stringify([...publicFiles, ...names.sort()]));
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
};

export default defineConfig({
  plugins: [svelte(), withEngine, withOffline],
  define: {
    __ENGINE__: JSON.stringify(engine),
    __NETS__: JSON.stringify(Object.fromEntries(nets.map(({ game, name }) => [game, name]))),
  },
  // Scripts and styles find each other wherever the page lies; only index.html names its place.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
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

// The page finds its way at a server and as files in any folder.
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
async function pageAt(address: string, dataset: object) {
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('location', new URL(address));
  return import('../src/app/address');
}

test('at a server, routes are paths', async () => {
  const { to, whole, current } = await pageAt('https://club.example/r/abc?step=3&eyes=all', {});
  expect(to('/t/abc')).toBe('/t/abc');
  expect(whole('/t/abc#i=code')).toBe('https://club.example/t/abc#i=code');
  expect(current()).toEqual({ path: '/r/abc', query: '?step=3&eyes=all' });
});

test.each(['https://club.example/club/curia/', 'https://club.example/curia/index.html'])(
  'as files at %s, a route is the query of the page itself',
  async (address) => {
    const route = await pageAt(`${address}?/r/abc&step=3&eyes=all`, { home: 'files' });
    expect(route.current()).toEqual({ path: '/r/abc', query: 'step=3&eyes=all' });
    expect(route.whole('/t/abc')).toBe(`${address}?/t/abc`);
    expect(route.whole('/r/abc?step=3&eyes=all')).toBe(`${address}?/r/abc&step=3&eyes=all`);
    expect(route.whole('/rules/justinian#score')).toBe(`${address}?/rules/justinian#score`);
    expect(new URL(route.to('/'), address).pathname).toBe(new URL('./', address).pathname);
    expect(route.to('/#mine')).toBe('./#mine');
  },
);
test('as files, a query of somebody else shows the lobby', async () => {
  const { current } = await pageAt('https://club.example/?ref=mail', { home: 'files' });
  expect(current().path).toBe('/');
});

test('no link of the page is bound to the root of its server', () => {
  const source = new URL('../src/', import.meta.url);
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.svelte'))
      expect(readFileSync(new URL(file, source), 'utf8'), file).not.toMatch(/(href|src)=["{`]*\//);
});

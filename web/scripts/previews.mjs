// Draws the pictures that messengers show beside a link, one for each game and one for Curia, and
// writes them to public/preview/: node scripts/previews.mjs. Run it again when a picture changes.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const here = new URL('..', import.meta.url);
const read = (path) => readFileSync(new URL(path, here), 'utf8');
const font = readFileSync(
  new URL('node_modules/@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff2', here),
).toString('base64');
const title = (game) =>
  game.replace(/(^|_)(.)/g, (_, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase());
const games = readdirSync(new URL('src/pictures', here))
  .filter((name) => name.endsWith('.svg'))
  .map((name) => name.slice(0, -4));

const page = (picture, name, line) => `<!doctype html><style>
  @font-face { font-family: Garamond; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-rows: 1fr 150px; background: #0b2a2e }
  .third { width: 400px; overflow: hidden; display: flex; justify-content: center }
  .picture { overflow: hidden } .picture svg { display: block; flex: none; width: 1200px; height: 480px }
  .foot { display: flex; align-items: center; gap: 26px; padding: 0 48px; font-family: Garamond;
    background: #fdfaf0; border-top: 6px solid #c79a34; color: #35160f }
  .foot .mark { width: 76px; height: 76px } .mark svg { width: 76px; height: 76px }
  h1 { margin: 0; font-size: 66px; font-weight: 600 } p { margin: 0 0 0 auto; font-size: 34px; color: #7a5a1c }
</style>
<div class=picture>${picture}</div>
<div class=foot><span class=mark>${read('public/icon.svg')}</span><h1>${name}</h1><p>${line}</p></div>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const sheet = await browser.newPage({ viewport: { width: 1200, height: 630 } });
mkdirSync(new URL('public/preview', here), { recursive: true });
const draw = async (file, html) => {
  await sheet.setContent(html);
  await sheet.evaluate(() => document.fonts.ready);
  await sheet.screenshot({
    path: new URL(`public/preview/${file}.jpg`, here).pathname,
    type: 'jpeg',
    quality: 82,
  });
};
for (const game of games)
  await draw(game, page(read(`src/pictures/${game}.svg`), title(game), 'Curia'));
const third = games
  .map((game) => `<div class=third>${read(`src/pictures/${game}.svg`)}</div>`)
  .join('');
await draw(
  'curia',
  page(`<div style="display:flex">${third}</div>`, 'Curia', 'Board games of intrigue'),
);
await browser.close();

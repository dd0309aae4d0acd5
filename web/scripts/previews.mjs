// Draws the pictures that messengers show beside a link, one for each game and one for Curia, from
// the art of the tables, and writes them to public/preview/: node scripts/previews.mjs. Run it
// again when the art changes. Nothing of importance lies near the edge, and it reads at 290 pixels.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const here = new URL('..', import.meta.url);
const read = (path) => readFileSync(new URL(path, here), 'utf8');
const font = readFileSync(
  new URL('node_modules/@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff2', here),
).toString('base64');

const sources = await createServer({ root: here.pathname, server: { middlewareMode: true } });
const load = (path) => sources.ssrLoadModule(`/src/games/${path}`);
const circus = await load('circus_maximus/art/paintings.ts');
const tribunal = await load('grand_tribunal/art/index.ts');
await sources.close();

/** Emperor and court: a mosaic. */
const justinian = read('src/pictures/justinian.svg');

/** The circus, and before it merchants who wait and people who want to get in. */
const crowd = [
  ['merchant-5', 20, 250, '#1c5fb0'],
  ['senator', 176, 290, ''],
  ['caesar', 330, 350, ''],
  ['citizen', 520, 270, ''],
];
const fresco = `<svg hidden>${circus.symbols()}</svg><img class=wall src="${circus.places().circus_maximus}">
  ${crowd
    .map(
      ([name, left, high, cloth]) =>
        `<svg class=figure viewBox="0 0 100 110" style="left:${left}px;height:${high}px;width:${high / 1.1}px;${cloth ? `--cloth:${cloth};--cloth-d:#103a70;--cloth-l:#5f97d8` : ''}"><use href="#cm-${name}"/></svg>`,
    )
    .join('')}`;

/** Three cards, fanned. */
const hand = [
  ['Serpent-Twined Staff', 'items', 'staff', null, -13, 60, 70],
  ['Philosopher’s Leaven', 'spells', null, 'alchemical', 13, 390, 70],
  ['Orb of the Nine Winds', 'items', 'orb', null, 0, 222, 26],
];
const cards = `<div class=shelf style='background-image:url("${tribunal.roomOf('library')}")'></div>${hand
  .map(
    ([title, deck, type, category, turn, left, top]) =>
      `<div class=card style="left:${left}px;top:${top}px;transform:rotate(${turn}deg)"><b>${title}</b><img src='${tribunal.pictureOf({ deck, title: title.replace('’', "'"), type, category, effect: null }, 'full').replaceAll("'", '%27')}'></div>`,
  )
  .join('')}`;

const scenes = { justinian, circus_maximus: fresco, grand_tribunal: cards };
const names = {
  justinian: 'Justinian',
  circus_maximus: 'Circus<br>Maximus',
  grand_tribunal: 'Grand<br>Tribunal',
};

const style = `
  @font-face { font-family: Garamond; src: url(data:font/woff2;base64,${font}) }
  * { box-sizing: border-box }
  body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; font-family: Garamond; color: #fbebc0; background: #0b2a2e }
  .scene { position: absolute; inset: 0 0 0 460px; overflow: hidden }
  .justinian { background: #0b2a2e } .circus_maximus { background: #8c2a1e } .grand_tribunal { background: #14224a }
  .edge { position: absolute; z-index: 2; left: 0; right: 0; height: 14px; background: repeating-linear-gradient(90deg, #c79a34 0 14px, #8c2f2b 14px 28px, #f4e6c0 28px 42px) }
  .words { position: absolute; z-index: 1; inset: 0 auto 0 0; width: 620px; padding: 66px 0 0 66px }
  .justinian .words { background: linear-gradient(90deg, #0b2a2e 76%, #0b2a2e00) }
  .circus_maximus .words { background: linear-gradient(90deg, #4a110a 76%, #4a110a00) }
  .grand_tribunal .words { background: linear-gradient(90deg, #101c3c 76%, #101c3c00) }
  .curia { display: flex; align-items: center; gap: 20px; font-size: 46px }
  .curia svg { width: 68px; height: 68px; border-radius: 12px }
  h1 { margin: 92px 0 0 -3px; font-size: 104px; line-height: 0.98; font-weight: 600; color: #ffe9b8 }
  .justinian .scene > svg { display: block; width: 100%; height: 100% }
  .wall { position: absolute; left: -180px; bottom: 0; width: 1130px; height: 630px }
  .figure { position: absolute; bottom: 14px; overflow: visible; filter: drop-shadow(0 6px 10px #2a1208aa) }
  .shelf { position: absolute; inset: 0; background-size: auto 320px; opacity: 0.42 }
  .card { position: absolute; width: 290px; height: 410px; margin-top: 86px; padding: 14px; border-radius: 18px; border: 5px solid #8a5e0f; background: linear-gradient(#fdf5e1, #ecd9b0); box-shadow: 0 14px 34px #000a; color: #2a1c06 }
  .card b { display: grid; place-content: center; height: 90px; font-size: 34px; line-height: 1; text-align: center }
  .card img { display: block; width: 252px; height: 276px; object-fit: cover; border: 3px solid #8a5e0f; border-radius: 8px }
  .third { position: absolute; top: 0; bottom: 150px; width: 400px; overflow: hidden; border-right: 6px solid #c79a34 }
  .third .scene { inset: 0 auto 0 0; width: 740px; height: 630px; transform-origin: 0 0 }
  .foot { position: absolute; z-index: 1; inset: 480px 0 0; display: flex; align-items: center; gap: 26px; padding: 0 60px; background: #0b2a2e; border-top: 6px solid #c79a34; font-size: 76px; color: #ffe9b8 }
  .foot svg { width: 84px; height: 84px } .foot p { margin: 0 0 0 auto; font-size: 40px; color: #e8c978 }`;
const icon = read('public/icon.svg');
const page = (body, game = '') => `<!doctype html><style>${style}</style><body class="${game}">
  <div class=edge style="top:0"></div><div class=edge style="bottom:0"></div>${body}`;
/** So far its middle lies to the left, and it is so much smaller. */
const thirds = {
  justinian: [-74, 0.76],
  circus_maximus: [-150, 0.74],
  grand_tribunal: [-88, 0.76],
};

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
for (const [game, scene] of Object.entries(scenes))
  await draw(
    game,
    page(
      `<div class=scene>${scene}</div><div class=words><div class=curia>${icon}Curia</div><h1>${names[game]}</h1></div>`,
      game,
    ),
  );
const parts = Object.entries(scenes).map(
  ([game, scene], index) =>
    `<div class="third ${game}" style="left:${index * 400}px"><div class=scene style="transform:translateX(${thirds[game][0]}px) scale(${thirds[game][1]})">${scene}</div></div>`,
);
await draw(
  'curia',
  page(`${parts.join('')}<div class=foot>${icon}Curia<p>Board games of intrigue</p></div>`),
);
await browser.close();

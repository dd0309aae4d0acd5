// Takes a screenshot of a page: node scripts/shot.mjs ADDRESS FILE.png [WIDTHxHEIGHT] [light|dark]
import { chromium } from 'playwright-core';

const [address, file, size = '1440x900', scheme = 'light'] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const page = await browser.newPage({
  viewport: { width, height },
  colorScheme: scheme,
  reducedMotion: 'reduce',
});
page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
page.on('pageerror', (error) => console.error(error));
await page.goto(address, { waitUntil: 'networkidle' });
await page
  .locator('#main')
  .waitFor({ timeout: 20000 })
  .catch(() => console.error('the page shows nothing'));
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: file });
await browser.close();

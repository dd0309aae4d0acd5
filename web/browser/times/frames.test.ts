// Frames while scenes are played, with the processor slowed four times.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../src/values';
import { House } from '../support/house';
import { finished, middles } from '../support/moments';
import { expectWithin, median, slowDown, traced, type TraceEvent } from './machine';

let house: House;
beforeAll(async () => void (house = await House.open(1)));
afterAll(async () => house.close());

/**
 * The work for each frame, in milliseconds of processor time, of the busiest of those who make it:
 * the page's main thread, those who paint, and the one who puts the layers together. On a quiet
 * machine a frame takes as long as this; on a busy one it waits, but the work is the same.
 */
async function workOfFrames(page: Page): Promise<{ work: number[]; perSecond: number }> {
  const events = await traced(page, ['cc', 'viz'], () =>
    page.evaluate(
      ([most, frames]) =>
        new Promise<void>((done) => {
          const end = performance.now() + most!;
          let left = frames!;
          const next = () =>
            void (performance.now() < end && --left > 0 ? requestAnimationFrame(next) : done());
          next();
        }),
      [8_000, 300],
    ),
  );
  const named = (what: string) => events.filter(({ name, ph }) => name === what && ph === 'X');
  const frames = named('ProxyMain::BeginMainFrame');
  const [painted, joined] = [
    named('RasterizerTaskImpl::RunOnWorkerThread'),
    named('Display::DrawAndSwap'),
  ];
  const work = frames.map(({ ts, tdur = 0 }, index) => {
    const next = frames[index + 1]?.ts ?? Infinity;
    const sum = (work: TraceEvent[]) =>
      work.reduce((all, one) => all + (one.ts >= ts && one.ts < next ? (one.tdur ?? 0) : 0), 0);
    return Math.max(tdur, sum(painted), sum(joined)) / 1000;
  });
  // By the browser's own clock: until the trace is handed over, half a second goes by.
  const seconds = (frames.at(-1)!.ts - frames[0]!.ts) / 1e6;
  return { work, perSecond: (frames.length - 1) / seconds };
}

test.each(games)('%s: frames while scenes are played', async (game) => {
  const page = await house.visitor({ motion: true });
  const table = await finished(house, game);
  // 50 frames per second leave 20 ms for each.
  const name = `${game}: the work of a frame, slowed 4 times`;
  await expectWithin({ name, unit: 'ms', bar: 20 }, async () => {
    await page.goto(`${house.address}/r/${table}?step=${middles(game)[0]}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.stage').waitFor({ state: 'attached' });
    const session = await slowDown(page);
    const { work, perSecond } = await workOfFrames(page);
    console.log(`${game}: ${work.length} frames, ${perSecond.toFixed(0)} per second (bar: 50)`);
    expect(work.length).toBeGreaterThan(20);
    await session.detach();
    return { worked: median(work) };
  });
  await page.context().close();
  expect(house.troubles).toEqual([]);
});

// The test environment: the real server with a real database, the built page in front of it with the
// same security policy, and Chromium.
//   CURIA: the program; CHROMIUM: the browser; EMBEDDED=1: use the page that is built into the program
import axe from 'axe-core';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';

export type Size = { width: number; height: number };
export const sizes: Record<'desktop' | 'tablet' | 'phone', Size> = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};
export const output = new URL('../test-output/', import.meta.url).pathname;

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

export class House {
  address = '';
  readonly troubles: string[] = [];
  private server: ChildProcess | null = null;
  private front: PreviewServer | null = null;
  private browser!: Browser;
  private data = mkdtempSync(join(tmpdir(), 'curia-'));

  /** `pace` of the bots: 0 means without delay. */
  static async open(pace = 0): Promise<House> {
    const house = new House();
    const port = await freePort();
    const args = [
      'serve',
      '--port',
      String(port),
      '--data',
      house.data,
      '--pace',
      String(pace),
      '--unlimited',
    ];
    house.address = `http://127.0.0.1:${port}`;
    if (!process.env.EMBEDDED) {
      process.env.CURIA_SERVER = house.address;
      house.front = await preview({
        root: new URL('..', import.meta.url).pathname,
        preview: { port: await freePort(), host: '127.0.0.1' },
        logLevel: 'error',
      });
      const address = house.front.httpServer.address() as { port: number };
      house.address = `http://127.0.0.1:${address.port}`;
      args.push('--origin', house.address);
    }
    house.server = spawn(process.env.CURIA ?? '../build/release/curia', args, { stdio: 'ignore' });
    await house.ready();
    await house.launch();
    return house;
  }

  /** Serves the files of the built page (DIST, or dist/) and nothing else. */
  static async alone(): Promise<House> {
    const house = new House();
    process.env.CURIA_SERVER = `http://127.0.0.1:${await freePort()}`; // nobody listens there
    house.front = await preview({
      root: new URL('..', import.meta.url).pathname,
      build: { outDir: process.env.DIST ?? 'dist' },
      preview: { port: await freePort(), host: '127.0.0.1' },
      logLevel: 'silent',
    });
    const address = house.front.httpServer.address() as { port: number };
    house.address = `http://127.0.0.1:${address.port}`;
    await house.launch();
    return house;
  }

  private async launch() {
    this.browser = await chromium.launch({
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
    mkdirSync(output, { recursive: true });
  }

  async close() {
    await this.browser.close();
    await this.front?.close();
    this.server?.kill();
    rmSync(this.data, { recursive: true, force: true });
  }

  /** A visitor with their own browser context. Errors of the page are collected; a test must find none. */
  async visitor(options: { size?: Size; language?: string; motion?: boolean } = {}): Promise<Page> {
    const context: BrowserContext = await this.browser.newContext({
      viewport: options.size ?? sizes.desktop,
      locale: options.language ?? 'en-GB',
      reducedMotion: options.motion ? 'no-preference' : 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => this.troubles.push(String(error)));
    page.on('console', (message) => {
      if (
        message.type() === 'error' &&
        !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket|Failed to load resource/.test(
          message.text(),
        )
      )
        this.troubles.push(message.text());
    });
    return page;
  }

  private async ready() {
    for (let attempt = 0; attempt < 100; attempt++) {
      const answer = await fetch(`${this.address}/api/games`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the server does not answer');
  }
}

/** Writes a picture to test-output/, for people to look at; in CI nobody does. */
export async function picture(page: Page, name: string) {
  if (process.env.CI) return;
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(output, `${name}.png`) });
}

export interface Held {
  table: string;
  seats: { seat: number; token: string; lost?: string }[];
}
/** The seats that a visitor's browser holds. */
export const heldTables = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('curia.tables') ?? '[]') as Held[]);

/** The axe violations of the current page, one line each. */
export async function accessibility(page: Page): Promise<string[]> {
  // Run outside the page's security policy, which forbids foreign scripts.
  await page.evaluate(axe.source);
  const result = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return result.violations.flatMap((violation) =>
    violation.nodes.map(
      (node) =>
        `${violation.id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n').slice(1, 2).join(' ') ?? ''}`,
    ),
  );
}

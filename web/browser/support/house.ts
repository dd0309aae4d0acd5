// The test environment: the real server with a real database, the built page in front of it with
// the same security policy, and Chromium.
//   CURIA: the program; CHROMIUM: the browser; BROWSER_FLAGS: further options of the browser;
//   EMBEDDED=1: use the page that is built into the program
import type axe from 'axe-core';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import type { PreviewServer } from 'vite';
import { vi } from 'vitest';

export type Size = { width: number; height: number };
export const sizes: Record<'desktop' | 'tablet' | 'phone', Size> = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};
// The headless shell draws no window, which saves a third of the processor time.
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM ?? browsers.find(existsSync);
const program = process.env.CURIA ?? '../build/release/curia';
export const output = new URL('../../test-output/', import.meta.url).pathname;

/** Serves built files. `vite` takes a second to load, and most suites do without it. */
const preview: typeof import('vite').preview = async (options) =>
  (await import('vite')).preview(options);

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
  /** The settings of its visitors, if a test has no others. */
  private usual: object = {};

  /** `pace` of the bots: 0 means without delay. */
  static async open(pace = 0): Promise<House> {
    const house = new House();
    // These tests are about the server: its bots do not wait, and two people can meet.
    house.usual = { server: true };
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
      '--push-contact',
      'mailto:operator@example.org',
      '--push-service',
      'localhost:1', // nobody listens there
    ];
    house.address = `http://127.0.0.1:${port}`;
    if (!process.env.EMBEDDED) {
      process.env.CURIA_SERVER = house.address;
      house.front = await preview({
        root: new URL('../..', import.meta.url).pathname,
        preview: { port: await freePort(), host: '127.0.0.1' },
        logLevel: 'error',
      });
      const address = house.front.httpServer.address() as { port: number };
      house.address = `http://127.0.0.1:${address.port}`;
      args.push('--origin', house.address);
    }
    house.server = spawn(program, args, { stdio: 'ignore' });
    await house.ready();
    await house.launch();
    return house;
  }

  /** Serves the files of the built page (DIST, or dist/) and nothing else. */
  static async alone(): Promise<House> {
    const house = new House();
    process.env.CURIA_SERVER = `http://127.0.0.1:${await freePort()}`; // nobody listens there
    house.front = await preview({
      root: new URL('../..', import.meta.url).pathname,
      build: { outDir: process.env.DIST ?? 'dist' },
      preview: { port: await freePort(), host: '127.0.0.1' },
      logLevel: 'silent',
    });
    const address = house.front.httpServer.address() as { port: number };
    house.address = `http://127.0.0.1:${address.port}`;
    await house.launch();
    return house;
  }

  /**
   * The files that `curia page --write` writes, in a folder of a plain web server. FILES: a folder
   * that was written before.
   */
  static async files(): Promise<House> {
    const house = new House();
    const folder = join(house.data, 'club/curia');
    if (process.env.FILES) cpSync(process.env.FILES, folder, { recursive: true });
    else execFileSync(program, ['page', '--write', folder]);
    const port = await freePort();
    house.address = `http://127.0.0.1:${port}/club/curia/`;
    house.server = spawn(
      'python3',
      ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', house.data],
      { stdio: 'ignore' },
    );
    await house.ready('');
    await house.launch();
    return house;
  }
  /** The folder of the written page. */
  get folder() {
    return join(this.data, 'club/curia');
  }

  private async launch() {
    this.browser = await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(process.env.BROWSER_FLAGS?.split(' ') ?? []),
      ],
    });
    mkdirSync(output, { recursive: true });
  }

  /** From now on nobody answers: a browser has what it has kept. */
  stopServing() {
    this.server?.kill();
  }

  async close() {
    await this.browser.close();
    await this.front?.close();
    this.server?.kill();
    rmSync(this.data, { recursive: true, force: true });
  }

  /**
   * A visitor with their own browser context. Errors of the page are collected; a test must find
   * none.
   */
  async visitor(
    options: {
      size?: Size;
      language?: string;
      motion?: boolean;
      settings?: object;
      /** The browser keeps the page for use without a network. */
      offline?: boolean;
    } = {},
  ): Promise<Page> {
    const context: BrowserContext = await this.browser.newContext({
      viewport: options.size ?? sizes.desktop,
      locale: options.language ?? 'en-GB',
      reducedMotion: options.motion ? 'no-preference' : 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
      serviceWorkers: options.offline ? 'allow' : 'block',
    });
    await context.addInitScript(
      (settings) => {
        // An empty document has no storage.
        if (location.protocol.startsWith('http') && !localStorage.getItem('curia.settings'))
          localStorage.setItem('curia.settings', settings);
      },
      JSON.stringify({ ...this.usual, ...options.settings }),
    );
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

  /** A browser that has kept the whole page, and has no network any more. */
  async withoutNetwork(settings: object = {}): Promise<BrowserContext> {
    const page = await this.visitor({ settings, offline: true });
    const context = page.context();
    const start = Date.now();
    await page.goto(this.address);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    console.log(`all files kept after ${((Date.now() - start) / 1000).toFixed(1)} s`);
    await context.setOffline(true);
    await page.close();
    return context;
  }

  private async ready(path = '/api/games') {
    for (let attempt = 0; attempt < 100; attempt++) {
      const answer = await fetch(this.address + path).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the server does not answer');
  }
}

/** Repeats a check until it passes. Tests that run beside each other cannot use expect.poll(). */
export const eventually = (check: () => Promise<void>, timeout = 5000) =>
  vi.waitFor(check, { timeout, interval: 50 });

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

// Less than half as long as the readable one: every page is sent it and compiles it.
const checker = readFileSync(
  new URL('../../node_modules/axe-core/axe.min.js', import.meta.url),
  'utf8',
);

/** The axe violations of the current page, or of some of its parts, one line each. */
export async function accessibility(page: Page, parts?: string[]): Promise<string[]> {
  // Run outside the page's security policy, which forbids foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(checker);
  const result = await page.evaluate(
    (include) =>
      (window as unknown as { axe: typeof axe }).axe.run(include ? { include } : document, {
        resultTypes: ['violations'],
      }),
    parts?.map((part) => [part]),
  );
  return result.violations.flatMap((violation) =>
    violation.nodes.map(
      (node) =>
        `${violation.id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n').slice(1, 2).join(' ') ?? ''}`,
    ),
  );
}

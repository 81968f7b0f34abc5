/** A game → its page as it is published, on a server, in a browser. */

import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { memo } from '../../src/memo.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { Desk } from '../cli/command.ts';

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.ttf': 'font/ttf',
  '.svg': 'image/svg+xml',
  '.zip': 'application/zip',
  '.epub': 'application/epub+zip',
};

/** A published page; `visit` opens an address of it, and notes what goes wrong there. */
export interface OpenSite {
  readonly url: string;
  /** Its folder. */
  readonly folder: string;
  /** A file that it asked for, and its bytes; in order. */
  readonly asked: readonly string[];
  /** Opens `#hash` in a tab of its own; tabs share what is stored. @throws if there is no browser */
  readonly visit: (hash?: string, window?: { readonly width: number; readonly height?: number }) => Promise<Page>;
  /** Errors of scripts, refusals by the policy and requests to other addresses, of all tabs. */
  readonly faults: readonly string[];
  /** Whether there is a browser here. */
  readonly hasBrowser: boolean;
  /** Stops the server alone, as a lost connection does. */
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
}

/** A game → the folder of its page, published by the built tool: once for all tests of a process, which takes long. */
const published = memo(async (game: string): Promise<string> => {
  const desk = new Desk();
  process.once('exit', () => desk.discard());
  const { code, err } = await desk.run(['publish', '--content', game]);
  expect([code, err]).toEqual([0, '']);
  return desk.at('site');
});

/** Opens a copy of the page of a game, which a test may change. */
export async function openSite(game: string): Promise<OpenSite> {
  const folder = mkdtempSync(join(tmpdir(), 'core-runner-site-'));
  cpSync(await published(game), folder, { recursive: true });
  const asked: string[] = [];
  const faults: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    const name = url.replace(/^\//u, '').replace(/[?#].*/u, '') || 'index.html';
    asked.push(name);
    const path = join(folder, name);
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return answer.writeHead(404).end();
    return answer.writeHead(200, { 'content-type': types[extname(name)] ?? '' }).end(readFileSync(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const browser: Browser | undefined = await openBrowser();
  return {
    url,
    folder,
    asked,
    faults,
    hasBrowser: browser !== undefined,
    async visit(hash = '', { width, height = 800 } = { width: 1000 }) {
      if (!browser) throw new Error('there is no browser here');
      const page = await browser.newPage();
      await page.setViewport({ width, height });
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (said) => {
        if (said.type() === 'error') faults.push(said.text());
      });
      page.on('request', (request) => {
        if (!/^(?:blob|data):/u.test(request.url()) && !request.url().startsWith(url)) faults.push(request.url());
      });
      await page.goto(`${url}${hash}`, { waitUntil: 'networkidle0' });
      return page;
    },
    disconnect() {
      server.closeAllConnections();
      server.close();
    },
    async close() {
      await browser?.close();
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What axe-core finds wrong on a page, as it is shown. */
export async function accessFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: { run(): Promise<{ violations: readonly AxeFault[] }> } }).axe;
    interface AxeFault {
      readonly id: string;
      readonly nodes: readonly { readonly html: string }[];
    }
    return (await run.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

/** Whether anything is wider than its window. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

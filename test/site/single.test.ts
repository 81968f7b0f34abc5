/** The page of a game as one file: opened from a disk, without any server. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser/open-browser.ts';
import { coreRunner, Desk, lowTide } from '../cli/command.ts';
import { loadContent } from '../load/directory.ts';
import { accessFaults, isTooWide } from './open-site.ts';

let browser: Browser | undefined;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each([coreRunner, lowTide, `${lowTide}/de`])('the single file of %s', (game) => {
  const { site } = loadContent(game).content?.game ?? {};
  const folder = mkdtempSync(join(tmpdir(), 'core-runner-single-'));
  const faults: string[] = [];
  let path = '';
  const visit = async (hash: string): Promise<Page> => {
    const page = await (browser as Browser).newPage();
    await page.setViewport({ width: 320, height: 800 });
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (said) => {
      if (said.type() === 'error') faults.push(said.text());
    });
    page.on('request', (request) => {
      if (!/^(?:blob|data):/u.test(request.url()) && !request.url().startsWith('file:')) faults.push(request.url());
    });
    await page.goto(`${pathToFileURL(path)}${hash}`, { waitUntil: 'networkidle0' });
    return page;
  };
  beforeAll(async () => {
    const desk = new Desk();
    expect(await desk.run(['publish', '--single', '--content', game, '--out', folder])).toMatchObject({ code: 0 });
    desk.discard();
    path = join(folder, readdirSync(folder)[0] ?? '');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is one small file, whose policy allows nothing else', () => {
    expect(readdirSync(folder)).toHaveLength(1);
    expect(statSync(path).size).toBeLessThan(2_200_000);
    const page = readFileSync(path, 'utf8');
    expect(/http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(page)?.[1]).toMatch(
      /^default-src 'none'; script-src 'sha256-[^' ]+'; style-src 'sha256-[^' ]+'; font-src data:; img-src data: blob:$/u,
    );
    expect(page).not.toContain('<img');
  });

  it('has the table with what is noted, rules with figures, sheets and checks', async ({ skip }) => {
    skip(!browser);
    const page = await visit('#table');
    const events = await page.$$eval('#table article:not([hidden]) td a', (all) => all.map((one) => one.textContent));
    await page.type('[name=number]', events[0] ?? '');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id.startsWith('table-event'));
    await page.goto(`${pathToFileURL(path)}#table`);
    expect(await page.$eval('.noted [role=status]', (one) => one.textContent)).toBe('');
    expect(await page.evaluate(async () => (await document.fonts.load('1em cr-serif')).length)).toBe(1);
    await page.goto(`${pathToFileURL(path)}#rules`);
    expect(await page.$$eval('#rules svg', (all) => all.every((one) => one.getBoundingClientRect().height > 20))).toBe(
      true,
    );
    await page.goto(`${pathToFileURL(path)}#sheet`);
    await page.waitForSelector('#sheet-pages svg');
    // A friend cannot open a file of this device.
    expect(await page.$$eval('#sheet-codes button', (all) => all.length)).toBe(site === undefined ? 1 : 2);
    await page.goto(`${pathToFileURL(path)}#check`);
    await page.waitForFunction(() => (document.querySelectorAll('#check input').length ?? 0) > 1);
    expect(faults).toEqual([]);
  });

  it('says so where nothing is kept', async ({ skip }) => {
    skip(!browser);
    const page = await visit('#check');
    await page.evaluateOnNewDocument(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
    );
    await page.goto(`${pathToFileURL(path)}#table`);
    await page.reload({ waitUntil: 'networkidle0' });
    expect(await page.$eval('.noted [role=status]', (one) => one.textContent)).not.toBe('');
  });

  it('has no fault that axe finds, in a narrow window', async ({ skip }) => {
    skip(!browser);
    const page = await visit('#table');
    for (const view of ['table', 'sheet', 'check']) {
      await page.goto(`${pathToFileURL(path)}#${view}`);
      expect([view, await accessFaults(page), await isTooWide(page)]).toEqual([view, [], false]);
    }
  });
});

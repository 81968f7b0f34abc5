/** The first view in a browser: what it shows, its downloads, and the page without a connection. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coreRunner, lowTide } from '../cli/command.ts';
import { accessFaults, isTooWide, type OpenSite, openSite } from './open-site.ts';

const text = (page: Page) => page.$eval('main', (main) => main.textContent);

/** The page waits until everything of it is kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });

describe.each([
  [
    'Core Runner',
    coreRunner,
    ['collect power cores', 'Look inside', 'A4, booklet', 'You need a six-sided die, a small'],
  ],
  ['Niedrigwasser', `${lowTide}/de`, ['Ein Blick hinein', 'A4, Heft zum Falten', 'einen Würfel mit 4 Seiten']],
])('the page of %s', (_, game, said) => {
  let site: OpenSite;
  const downloads = mkdtempSync(join(tmpdir(), 'core-runner-downloads-'));
  beforeAll(async () => {
    site = await openSite(game);
  });
  afterAll(async () => {
    rmSync(downloads, { recursive: true });
    await site.close();
  });

  it('says what the game is, with pages that can be seen, in wide and narrow windows, light and dark', async ({
    skip,
  }) => {
    skip(!site.hasBrowser);
    for (const width of [1000, 320]) {
      const page = await site.visit('', { width });
      for (const one of said) expect(await text(page)).toContain(one);
      expect(await isTooWide(page)).toBe(false);
      const pictures = await page.$$eval('img', (all) =>
        Promise.all(
          all.map(async (one) => {
            one.loading = 'eager';
            await one.decode();
            return one.naturalWidth > 0 && one.alt !== '';
          }),
        ),
      );
      expect(pictures).toEqual([true, true, true, true]);
      for (const value of ['light', 'dark']) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
        expect(await accessFaults(page)).toEqual([]);
      }
      await page.close();
    }
    expect(site.faults).toEqual([]);
  });

  it('has files that the keyboard reaches and the browser saves', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit();
    const session = await page.createCDPSession();
    await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: downloads });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
    for (let presses = 0; presses < 30 && !(await focused()).endsWith('-a4.zip'); presses++)
      await page.keyboard.press('Tab');
    const path = await focused();
    await page.keyboard.press('Enter');
    const name = path.replace('download/', '');
    await expect.poll(() => readdirSync(downloads), { timeout: 60_000 }).toEqual([name]);
    expect(readFileSync(join(downloads, name))).toEqual(readFileSync(join(site.folder, path)));
    await page.close();
  });

  it('changes to a newer page with its next visit, and works without a connection', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#check');
    await kept(page);
    for (const name of ['index.html', 'offline.js']) {
      const old = readFileSync(join(site.folder, name), 'utf8');
      writeFileSync(
        join(site.folder, name),
        old.replace('<main', '<p>Newer</p><main').replace('"version":"', '"version":"a'),
      );
    }
    const isNewer = () => page.evaluate(() => document.body.textContent.includes('Newer'));
    const update = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await update();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null), {
        timeout: 60_000,
      })
      .toBe(true);
    expect(await isNewer()).toBe(false);
    // A tab of an earlier test may still be closing.
    await expect.poll(() => page.reload().then(isNewer), { timeout: 60_000, interval: 1000 }).toBe(true);
    expect(await page.evaluate(() => location.hash)).toBe('#check');
    site.disconnect();
    const asked = site.asked.length;
    for (const id of await page.$$eval('main > section', (all) => all.map((one) => one.id))) {
      await page.goto(`${site.url}?from=a-friend#${id}`, { waitUntil: 'networkidle0' });
      await page.reload();
      expect(await page.$$eval('main > section:not([hidden])', (all) => all.map((one) => one.id))).toEqual([id]);
      expect(await page.$eval('#said', (one) => one.textContent)).toBe('');
    }
    expect(site.asked).toHaveLength(asked);
    await page.close();
  });
});

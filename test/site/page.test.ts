import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coreRunner, Desk, lowTide } from '../cli/command.ts';
import { type OpenSite, openSite } from './open-site.ts';

let site: OpenSite;

beforeAll(async () => {
  site = await openSite(coreRunner);
});
afterAll(() => site.close());

describe('the command publish', () => {
  const desk = new Desk();
  afterAll(() => desk.discard());

  it('writes the same files each time, and says what they are for', async () => {
    const { code, out } = await desk.run(['publish', '--content', coreRunner]);
    expect([code, out]).toEqual([0, expect.stringMatching(/^site: \d+ files, \d+ kB; put them on a web server\n$/u)]);
    const before = desk.hash('site/content.json');
    expect((await desk.run(['publish', '--content', coreRunner])).code).toBe(0);
    expect(desk.hash('site/content.json')).toBe(before);
  });

  it('writes nothing of a game with faults', async () => {
    await desk.run(['init', 'broken']);
    const { code, err } = await desk.shell(
      'printf "title: x" > broken/game.yaml; $run publish --content broken -o gone',
    );
    expect([code, err]).toEqual([1, expect.stringContaining('error[CR')]);
    expect(desk.listing()).not.toContain('gone');
  });
});

describe('the page of a game', () => {
  beforeEach(({ skip }) => skip(!site.hasBrowser));

  it('has a policy that lets nothing in from elsewhere, and no script or style in the text', () => {
    const text = readFileSync(join(site.folder, 'index.html'), 'utf8');
    expect(text).toContain(`content="default-src 'self'; img-src 'self' blob: data:"`);
    expect(text).not.toMatch(/ style="|<style|<script(?! type="module" src="page-[A-Z\d]+\.js">)| on[a-z]+="/u);
  });

  it('works without a connection after the first visit', async () => {
    const own = await openSite(`${lowTide}/de`);
    const page = await own.visit('#sheet');
    await page.evaluate(() => navigator.serviceWorker.ready);
    own.disconnect();
    await page.goto(`${own.url}#sheet`);
    await page.reload();
    await page.waitForSelector('#sheet-pages svg');
    expect(await page.title()).toBe('Tidenblatt machen – Niedrigwasser');
    expect(own.faults).toEqual([]);
    await own.close();
  });

  it('says so where a part of it cannot be loaded', async () => {
    const own = await openSite(coreRunner);
    rmSync(join(own.folder, 'content.json'));
    const page = await own.visit('#sheet');
    expect(await page.$eval('#said', (one) => one.textContent)).toMatch(/^This part of the page cannot be loaded/u);
    expect(own.faults.join()).toContain('404');
    await own.close();
  });

  it.each([
    ['until the first view can be used', '', 150],
    ['until the first sheet', '#sheet', 550],
  ])('is small %s', async (_, hash, limit) => {
    // What an earlier visit has kept would not be asked for.
    const own = await openSite(coreRunner);
    const page = await own.visit(hash);
    if (hash) await page.waitForSelector('#sheet-pages svg');
    const { asked } = own;
    const until = asked.indexOf('offline.js');
    // Pictures of pages come when all else is there.
    const names = asked.slice(0, until < 0 ? undefined : until).filter((name) => !name.startsWith('pages/'));
    expect(names.length).toBe(new Set(names).size);
    const packed = names.map((name) => gzipSync(readFileSync(join(own.folder, name))).length);
    expect(packed.reduce((sum, bytes) => sum + bytes) / 1000).toBeLessThan(limit);
    await own.close();
  });
});

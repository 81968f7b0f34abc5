import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../browser/open-browser.ts';
import { supplies } from '../../typeset/house.ts';
import { Desk, patience, tool } from '../command.ts';

const axe = readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

const desk = new Desk();
const event = desk.at('mine/events/23-water.yaml');
let child: ChildProcess;
let url: URL;

beforeAll(async () => {
  await desk.run(['init', 'mine']);
  // An editor that writes down what it is asked for.
  writeFileSync(
    desk.at('editor.cjs'),
    `require('node:fs').writeFileSync(${JSON.stringify(desk.at('opened'))}, process.argv[2]);`,
  );
  const editor = `${process.execPath} ${desk.at('editor.cjs')} {file}:{line}:{column}`;
  child = spawn(process.execPath, [tool, 'preview', '--content', 'mine', '--editor', editor], { cwd: desk.path });
  url = await new Promise((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      const [found] = /http:\S+/u.exec(String(text)) ?? [];
      if (found) resolve(new URL(found));
    });
    child.once('exit', (code) => reject(new Error(`preview ended with ${code}`)));
  });
});

afterAll(async () => {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  desk.discard();
});

/** One request as it is, which `fetch` would tidy. */
function ask(
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ code: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: url.port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ code: response.statusCode, text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

describe('the server of the preview', () => {
  it('answers this machine alone, and no path of a file', async () => {
    expect((await ask('/state')).code).toBe(200);
    const refused = [
      ask('/state', { headers: { host: `evil.example:${url.port}` } }),
      ask('/state', { headers: { host: 'localhost' } }),
      ask('/state', { headers: { origin: 'http://evil.example' } }),
      ask('/open', { method: 'POST', body: '{}' }),
    ];
    expect((await Promise.all(refused)).map(({ code }) => code)).toEqual([403, 403, 403, 403]);
    const absent = [
      '/../game.yaml',
      '/%2e%2e/game.yaml',
      '/fonts/../fonts.ttf',
      '/fonts/serif.br',
      '/game.yaml',
      '/page?index=-1',
      '/odds?number=99',
    ];
    for (const path of absent) expect([path, (await ask(path)).code]).toEqual([path, 404]);
    expect((await ask('/state', { method: 'PUT' })).code).toBe(405);
    const headers = { 'x-core-runner': 'preview' };
    for (const path of ['//', 'http://[', '/\\\\', '//:99999/', 'http://a:b/', '///['])
      expect([path, (await ask(path)).code]).toEqual([path, 400]);
    for (const body of ['', '{', 'null', '7', `"${'x'.repeat(70_000)}"`])
      expect([body.slice(0, 9), (await ask('/open', { method: 'POST', headers, body })).code]).toEqual([
        body.slice(0, 9),
        400,
      ]);
    // Only files that are spoken of are opened.
    const open = { method: 'POST', headers: { 'x-core-runner': 'preview' }, body: '{"path":"/etc/passwd","line":1}' };
    expect((await ask('/open', open)).text).toContain('not in any file');
  });
  it('shows every document on every paper', async () => {
    for (const document of ['event-book', 'rule-book', 'tracking-sheet', 'run-sheet'])
      for (const paper of ['a4', 'half-letter']) {
        const state = JSON.parse((await ask(`/state?document=${document}&paper=${paper}`)).text);
        expect([document, state.faults]).toEqual([
          document,
          state.faults.filter(({ severity }: { severity: string }) => severity !== 'error'),
        ]);
        const last = await ask(`/page?document=${document}&paper=${paper}&index=${state.pages.length - 1}`);
        expect(JSON.parse(last.text).svg).toMatch(/^<svg .*<\/svg>$/u);
      }
  });
  it('counts the odds of an Event, and what a Shop sells', async () => {
    const odds = JSON.parse((await ask('/odds?number=23')).text);
    const [outcomes, means] = odds.tables;
    expect(outcomes.rows.map(([, ways]: [string, number]) => ways)).toEqual([12, 9, 9, 6]);
    expect(means.head).toEqual(['of each', 'Oil', 'Pennies', 'Parcels', 'Tricks']);
    expect(means.rows[0]).toEqual(['as thrown', '−0.67', '+0.33', '+0.25', '0']);
    expect(JSON.parse((await ask('/odds?number=13')).text).tables[0].rows).toHaveLength(4);
  });
});

describe('the page of the preview', () => {
  it('shows an edit in the page that changed, keeps the last good pages, and opens the editor', async (test) => {
    const browser = await openBrowser();
    if (browser === undefined) return test.skip();
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(patience);
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => problems.push(message.text()));
      await page.setViewport({ width: 1300, height: 900 });
      await page.goto(url.href);
      await page.waitForSelector('.page[data-version] svg text');

      // Glyphs are those of the printed fonts, each at its place.
      await page.click('[data-number="23"]');
      const wordOnPage = (word: string) =>
        page.waitForFunction(
          (wanted) => [...document.querySelectorAll('.page .words')].some((one) => one.textContent?.includes(wanted)),
          {},
          word,
        );
      await wordOnPage('flat as a table');
      const widths = await page.evaluate(async () => {
        await document.fonts.ready;
        const text = [...document.querySelectorAll<SVGTextElement>('.page text')].find((one) =>
          one.textContent?.includes('Suitcases'),
        );
        const size = Number(text?.getAttribute('font-size'));
        const at = text?.textContent?.indexOf('S') ?? 0;
        const places = (text?.getAttribute('x') ?? '').split(' ').map(Number);
        return {
          advance: ((text?.getSubStringLength(at, 1) ?? 0) / size) * 1000,
          isPlaced: Math.abs((text?.getStartPositionOfChar(at + 3).x ?? 0) - (places[at + 3] ?? 9)) < 0.01,
        };
      });
      const { glyphs, advances } = supplies.fontTable('serif');
      expect(widths.isPlaced).toBe(true);
      expect(Math.abs(widths.advance - (advances[glyphs.S ?? 0] ?? 0))).toBeLessThan(2);

      // An edit, saved by renaming.
      const text = readFileSync(event, 'utf8');
      const save = (as: string) => {
        writeFileSync(`${event}~`, as);
        renameSync(`${event}~`, event);
      };
      save(text.replace('Suitcases float', 'Hatboxes drift'));
      await wordOnPage('Hatboxes drift');
      await page.waitForFunction(() => document.activeElement?.getAttribute('data-number') === '23');

      // A file that is broken, then gone, then whole again.
      save(text.replace('number: 23', 'nmber: 23'));
      await page.waitForSelector('main.stale');
      await page.waitForFunction(() => document.querySelector('#faults')?.textContent?.includes('unknown key nmber'));
      await wordOnPage('Hatboxes drift');
      expect(await page.$eval('[data-number="23"]', (one) => one.getAttribute('aria-label'))).toBe(
        '23 Water, with a fault',
      );
      rmSync(event);
      await page.waitForFunction(() =>
        document.querySelector('#faults')?.textContent?.includes('found none with number 23'),
      );
      writeFileSync(event, text);
      await page.waitForSelector('main:not(.stale)');
      await wordOnPage('Suitcases float');

      // What an edit does to the balance.
      await page.click('#bands-button');
      await page.waitForSelector('#bands table');
      save(text.replace('Oil -2', 'Oil -6'));
      await wordOnPage('Oil −6');
      await page.click('#bands-button');
      await page.waitForFunction(() =>
        document.querySelector('#bands table')?.textContent?.includes('before the edit'),
      );
      save(text);
      await wordOnPage('Oil −2');

      // A click on a text says where it is written, and opens it.
      await page.evaluate(() => {
        const line = [...document.querySelectorAll('.page text')].find((one) => one.textContent?.includes('Suitcases'));
        line?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      });
      await page.waitForFunction(() => document.querySelector('#status')?.textContent?.endsWith('opened'));
      await expect
        .poll(() => readFileSync(desk.at('opened'), 'utf8'), { timeout: patience })
        .toBe('mine/events/23-water.yaml:7:3');

      // Nothing in the way of those who do not see it, at the width of a desk or a phone.
      await page.evaluate(axe);
      for (const width of [1300, 380]) {
        await page.setViewport({ width, height: 800 });
        const violations = await page.evaluate(async () => {
          const { violations: found } = await (
            window as unknown as {
              axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
            }
          ).axe.run();
          return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        });
        expect(violations).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      }

      // By keys alone: a scene by its number, another document, and the keys themselves.
      await page.keyboard.type('31');
      await page.waitForFunction(() => document.activeElement?.getAttribute('data-number') === '31');
      await page.waitForFunction(() => document.querySelector('#odds-head')?.textContent === '31 The Birdcages');
      await page.keyboard.press('d');
      await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('#document')?.value === 'rule-book');
      await wordOnPage('Rule Book'.toUpperCase());
      await page.keyboard.press('?');
      await page.waitForSelector('dialog[open]');
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});

import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coreRunner, Desk, lowTide } from '../cli/command.ts';
import { accessFaults, isTooWide, type OpenSite, openSite } from './open-site.ts';
import { chooseSheet, savedFile, settled } from './sheet-form.ts';

const desk = new Desk();
let site: OpenSite;
let page: Page;

beforeAll(async () => {
  site = await openSite(coreRunner);
});
afterAll(async () => {
  await site.close();
  desk.discard();
});
beforeEach(({ skip }) => skip(!site.hasBrowser));
afterEach(() => expect(site.faults).toEqual([]));

/** What the view says. */
const shown = (id: string) => page.$eval(`#${id}`, (one) => one.textContent);
const isHidden = (id: string) => page.$eval(`#${id}`, (one) => (one as HTMLElement).offsetParent === null);
const codes = () => page.$$eval('#sheet-codes b', (all) => all.map((one) => one.textContent ?? ''));
const chosenOf = (name: string) =>
  page.$eval(
    '#sheet-form',
    (form, one) => {
      const field = (form as HTMLFormElement).elements.namedItem(one) as HTMLInputElement;
      return field.type === 'checkbox' ? field.checked : field.value;
    },
    name,
  );
const press = (value: string) => page.click(`#sheet button[value=${value}]`);
const boardsOf = async (words: readonly string[]) => {
  const { out } = await desk.run(['run', '--content', coreRunner, '--json', '--out', 'out', ...words]);
  return (JSON.parse(out) as { boards: readonly { code: string; seed: string }[] }).boards;
};
/** What the command line says of a wrong word, without its hint for a shell. */
const refusalOf = async (words: readonly string[]) => {
  const { err } = await desk.run(['run', '--content', coreRunner, ...words]);
  return /^error: (.*)$/mu.exec(err)?.[1] ?? '';
};

describe('the view of sheets', () => {
  beforeAll(async () => {
    if (site.hasBrowser) page = await site.visit('#sheet');
  });

  it('shows a fresh board at once, and keeps it on another paper', async () => {
    const [first] = await codes();
    expect(first).toMatch(/^[\dA-Z]{4}(?:-[\dA-Z]{1,4})+$/u);
    expect(await page.$$eval('#sheet-pages svg', (all) => all.length)).toBe(1);
    // The address is that of the board.
    expect(page.url()).toBe(`${site.url}#${first}`);
    await chooseSheet(page, { paper: 'letter' });
    expect(await codes()).toEqual([first]);
    await chooseSheet(page, { paper: 'a5' });
    expect(await page.$$eval('#sheet-pages svg', (all) => all.length)).toBe(2);
    await press('new');
    expect(await codes()).not.toEqual([first]);
  });

  it('deals the board of a seed as it is typed, as run does', async () => {
    await chooseSheet(page, { paper: 'a4' });
    await page.evaluate(() => document.querySelector('#sheet-pages svg')?.setAttribute('data-old', ''));
    await page.type('#sheet-word', 'Friday night');
    await settled(page);
    const [open] = await boardsOf(['--seed', 'Friday night']);
    expect(await codes()).toEqual([open?.code]);
    const { name, bytes } = await savedFile(page);
    expect([name, Buffer.from(bytes.subarray(0, 5)).toString()]).toEqual([
      expect.stringMatching(/^run-friday-night-[\da-f]+-normal\.pdf$/u),
      '%PDF-',
    ]);
    await chooseSheet(page, { sealed: true, dice: true, difficulty: 'hard' });
    const words = ['--seed', 'Friday night', '--sealed', '--dice', '--difficulty', 'hard'];
    expect(await codes()).toEqual((await boardsOf(words)).map(({ code }) => code));
    expect(await page.$$eval('#sheet-pages svg', (all) => all.length)).toBe(2);
    await chooseSheet(page, { sealed: false, dice: false, difficulty: 'normal' });
  });

  it('shows an open sheet as text, as run does, and no sealed one', async () => {
    await chooseSheet(page, { word: 'Friday night' });
    await press('text');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('sheet-text');
    const line = ['run', '--content', coreRunner, '--seed', 'Friday night', '--text', '--out', '-'];
    expect(await shown('sheet-text')).toBe((await desk.run(line)).out);
    await chooseSheet(page, { sealed: true });
    expect([await isHidden('sheet-text'), await isHidden('sheet-as-text')]).toEqual([true, true]);
    await chooseSheet(page, { sealed: false });
    expect([await isHidden('sheet-text'), await isHidden('sheet-as-text')]).toEqual([true, false]);
  });

  it('deals several boards, numbered after a seed or all fresh', async () => {
    await chooseSheet(page, { word: 'club', count: '3' });
    expect(await codes()).toEqual((await boardsOf(['--seed', 'club', '--count', '3'])).map(({ code }) => code));
    expect(await shown('sheet-said')).toMatch(/^3 sheets\. The first is the board /u);
    expect([await isHidden('sheet-said'), page.url()]).toEqual([false, `${site.url}#sheet`]);
    await chooseSheet(page, { word: '', count: '4' });
    const fresh = await codes();
    expect(new Set(fresh).size).toBe(4);
    await chooseSheet(page, { sealed: true, count: '1' });
    await chooseSheet(page, { sealed: false });
    expect(await codes()).toEqual(fresh.slice(0, 1));
  });

  it.each(['day', 'week'])('deals the board of this %s, at every difficulty', async (which) => {
    await press(which);
    const seed = String(await chosenOf('word'));
    const [, option = '', day = ''] = /^(daily|weekly)-(\d{4}-\d\d-\d\d)/u.exec(seed) ?? [];
    for (const difficulty of ['normal', 'hard']) {
      await chooseSheet(page, { difficulty });
      const [board] = await boardsOf([`--${option}`, day, '--difficulty', difficulty]);
      expect([seed, await codes()]).toEqual([board?.seed, [board?.code]]);
    }
    await chooseSheet(page, { difficulty: 'normal' });
  });

  it('opens the board of a code in the address, which sets the sheet, and of the next one', async () => {
    const words = ['--seed', 'Friday night', '--sealed', '--dice', '--difficulty', 'hard'];
    const [board] = await boardsOf(words);
    const code = board?.code ?? '';
    const tab = page;
    page = await site.visit(`#${code}`);
    expect(await page.title()).toBe('Make a Run sheet – Core Runner');
    expect(await codes()).toEqual([code]);
    expect([await chosenOf('difficulty'), await chosenOf('numbers'), await chosenOf('dice')]).toEqual([
      'hard',
      'sealed',
      true,
    ]);
    expect(await page.$$eval('#sheet-board :is(input, select):enabled', (all) => all.length)).toBe(0);
    expect(await isHidden('sheet-set')).toBe(false);
    const [next] = await boardsOf(['--seed', 'moth']);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, next?.code.toLowerCase() ?? '');
    await page.waitForFunction((one) => document.querySelector('#sheet-codes b')?.textContent === one, {}, next?.code);
    expect(await chosenOf('numbers')).toBe('open');
    await chooseSheet(page, { word: 'moth' });
    expect([await codes(), page.url()]).toEqual([[next?.code], `${site.url}#${next?.code}`]);
    expect(await isHidden('sheet-set')).toBe(true);
    await page.close();
    page = tab;
  });

  it('copies a code, and the link that opens its board', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => document.body.setAttribute('data-copied', text) },
      });
    });
    await chooseSheet(page, { word: 'moth' });
    const [code] = await codes();
    const copied = () => page.$eval('body', ({ dataset }) => dataset.copied);
    const [first, second] = await page.$$('#sheet-codes button');
    await first?.click();
    expect(await copied()).toBe(code);
    expect(await first?.evaluate((one) => one.textContent)).toBe('Copied');
    await second?.click();
    expect(await copied()).toBe(`${site.url}#${code}`);
  });
});

describe('wrong input', () => {
  it.each([
    ['a slip in a code', '1KSH-4000-42KC', ['1KSH-4000-42KC']],
    ['two wrong symbols', '1KSH-4111-42KB', ['1KSH-4111-42KB']],
  ])('gets the words of the command line: %s', async (_, word, line) => {
    await chooseSheet(page, { word, count: '1' });
    expect(await shown('sheet-fault')).toContain(await refusalOf(line));
    expect(await isHidden('sheet-made')).toBe(true);
  });

  it.each(['0', '1.5', 'many', ''])('of a count is refused: %o', async (count) => {
    await chooseSheet(page, { word: 'moth', count });
    const said = await refusalOf(['--count', count]);
    expect(await shown('sheet-fault')).toBe(
      said.replace('--count', 'the number of sheets').replace('100000000', '100'),
    );
    await chooseSheet(page, { count: '1' });
    expect(await shown('sheet-fault')).toBe('');
  });

  it('of an address that is no view and no code is refused', async () => {
    await page.evaluate(() => {
      document.querySelector('#sheet-pages svg')?.setAttribute('data-old', '');
      location.hash = 'nonsense';
    });
    await settled(page);
    expect(await shown('sheet-fault')).toMatch(/^expected a run code, found nonsense/u);
    expect(page.url()).toBe(`${site.url}#nonsense`);
  });

  it('of a code of another game is refused', async () => {
    const { out } = await desk.run(['run', '--content', lowTide, '--seed', 'moth', '--json', '--out', 'out']);
    const { boards } = JSON.parse(out) as { boards: readonly { code: string }[] };
    await chooseSheet(page, { word: boards[0]?.code ?? '' });
    expect(await shown('sheet-fault')).toBe(
      'this content deals another board: the code is of another game: titles differ',
    );
  });

  it('of a character that is none is refused, and a seed is never markup', async () => {
    await chooseSheet(page, { word: '\\u{110000}' });
    expect(await shown('sheet-fault')).toBe('the seed \\u{110000} is no character – write \\u{5C} for a backslash');
    await chooseSheet(page, { word: '<img src=x onerror=alert(1)>' });
    expect(await page.$$eval('#sheet img', (all) => all.length)).toBe(0);
    expect(await shown('sheet-codes')).toContain('<img src=x');
  });

  it('that is nearly a seed of the tool is remarked on', async () => {
    await chooseSheet(page, { word: 'Daily 2026-11-22' });
    expect(await shown('sheet-note')).toContain('Daily 2026-11-22 is another seed than daily-2026-11-22');
    await chooseSheet(page, { word: '' });
    expect(await shown('sheet-note')).toBe('');
  });
});

describe('the view of sheets for everyone', () => {
  it('is worked with the keyboard alone', async () => {
    const tab = await site.visit();
    const focused = () => tab.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
    await tab.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to the text');
    await tab.keyboard.press('Enter');
    expect([await focused(), tab.url()]).toEqual(['views', site.url]);
    await tab.focus('.skip');
    for (let key = 0; key < 2; key++) await tab.keyboard.press('Tab');
    expect(await focused()).toBe('Make a Run sheet');
    await tab.keyboard.press('Enter');
    await tab.waitForSelector('#sheet-pages svg');
    expect(await focused()).toBe('sheet-head');
    await tab.keyboard.press('Tab');
    expect(await focused()).toBe('sheet-word');
    await tab.keyboard.type('moth');
    for (let key = 0; key < 4; key++) await tab.keyboard.press('Tab');
    expect(await focused()).toBe('sheet-difficulty');
    await tab.keyboard.press('ArrowDown');
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('ArrowDown');
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Space');
    const [board] = await boardsOf(['--seed', 'moth', '--difficulty', 'hard', '--sealed', '--dice']);
    await tab.waitForFunction((one) => document.querySelector('#sheet-codes b')?.textContent === one, {}, board?.code);
    await tab.close();
  });

  it.each([
    ['light', 1100],
    ['dark', 1100],
    ['light', 320],
    ['dark', 320],
  ])('has no fault that axe finds and nothing too wide: %s, %d px', async (value, width) => {
    const tab = await site.visit('#sheet', { width });
    await tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    const states = [
      { word: '', count: '1' },
      { word: 'x'.repeat(80), sealed: true },
      { word: 'y'.repeat(400), sealed: false, count: '3', paper: 'half-letter' },
      { word: '1KSH-4000-42KC' },
      { word: (await boardsOf(['--seed', 'moth', '--dice']))[0]?.code ?? '', paper: 'a4' },
    ];
    for (const state of states) {
      await chooseSheet(tab, state);
      expect([state, await isTooWide(tab), await accessFaults(tab)]).toEqual([state, false, []]);
    }
    await tab.click('#sheet-as-text');
    expect([await isTooWide(tab), await accessFaults(tab)]).toEqual([false, []]);
    await tab.close();
  });
});

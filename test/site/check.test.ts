/** The view of checks, in a browser: it says what the command line says. */

import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coreRunner, Desk, lowTide } from '../cli/command.ts';
import { accessFaults, isTooWide, type OpenSite, openSite } from './open-site.ts';

const games = [
  { game: coreRunner, seed: 'rusty-crane-ledger', end: 'GOAL', open: 'open', player: 'Player' },
  { game: `${lowTide}/de`, seed: 'moth-candle-lamp', end: 'GLOCKE', open: 'offen', player: 'Spieler' },
];

describe.each(games)('checks of $game', ({ game, seed, end, open, player }) => {
  let site: OpenSite;
  let desk: Desk;
  const run = (...words: readonly string[]) => desk.run([...words, '--content', game]);
  const score = (of: string, cores: number, turns: number, ...more: readonly string[]) => {
    const values = ['--end', 'goal', '--cores', `${cores}`, '--turns', `${turns}`, '--health', '3'];
    return run('score', ...(of.includes('-4') ? [of] : ['--seed', of]), ...values, ...more);
  };
  const lineOf = async (of: string, cores: number, turns: number) => (await score(of, cores, turns)).out.trim();

  beforeAll(async () => {
    desk = new Desk();
    site = await openSite(game);
  });
  afterAll(async () => {
    desk.discard();
    await site.close();
  });

  const fill = (page: Page, form: string, values: Readonly<Record<string, string>>) =>
    page.evaluate(
      (id, given) => {
        const { elements } = document.getElementById(id) as HTMLFormElement;
        for (const [name, value] of Object.entries(given)) (elements.namedItem(name) as HTMLInputElement).value = value;
      },
      form,
      values,
    );
  /** Sends a form, and reads the answer below it. */
  async function answer(page: Page, form: string, values: Readonly<Record<string, string>>): Promise<string> {
    await page.$eval(`#${form} + .answer`, (box) => box.replaceChildren());
    await fill(page, form, values);
    await page.click(`#${form} button`);
    const box = await page.waitForSelector(`#${form} + .answer > *`);
    return (await box?.evaluate((first) => first.parentElement?.textContent ?? '')) ?? '';
  }
  /** What the command line says of something wrong, one fault after the other. */
  const said = (err: string) =>
    err
      .replace(/^error: /gmu, '')
      .replace(/^ {2}hint: /gmu, '')
      .trim()
      .split('\n');

  it('names the board of a code, and opens its sheet', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#check');
    const line = await lineOf(seed, 1, 20);
    const [, code = '', difficulty = ''] = line.split(' · ');
    const signs = line.split(' · ').at(-1) ?? '';
    const text = await answer(page, 'check-code', { code: ` (${code.toLowerCase()}) ` });
    for (const part of [seed, difficulty, open, signs]) expect(text).toContain(part);
    await page.click('#check-code + .answer a');
    await page.waitForSelector('#sheet:not([hidden])');
    expect(new URL(page.url()).hash).toBe(`#${code}`);
  });

  it('names all kinds of sheets, and a board without its seed', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#check');
    const long = 'a seed that is so long that no code of this game has room for it at all';
    const { out } = await run('run', '--seed', long, '--sealed', '--dice', '--json', '--out', desk.at('out'));
    const [{ code }] = JSON.parse(out).boards;
    const text = await answer(page, 'check-code', { code });
    expect(text).toMatch(/sealed with|versiegelt, dazu/u);
    expect(text).toMatch(/contains the whole board|enthält das ganze Brett/u);
  });

  it('says of a wrong code what the command line says', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#check');
    const [, code = ''] = (await lineOf(seed, 1, 20)).split(' · ');
    const slip = `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`;
    for (const word of [slip, `${code}!`, '2KSH-4000-42KB', code.slice(0, 9)]) {
      const { err } = await run('verify', word);
      const [message = '', hint = ''] = said(err);
      const text = await answer(page, 'check-code', { code: word });
      expect(text).toContain(message);
      expect(text).toContain(hint.split('; as a seed: ')[0]);
    }
    expect(await answer(page, 'check-code', { code: ' ' })).toMatch(/^Type a code\.$|^Gib einen Code ein\.$/u);
  });

  it('gives the line of a score, with a button that copies it', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#check');
    await page.evaluate(() => {
      Object.assign(navigator.clipboard, {
        writeText: async (text: string) => Object.assign(window, { copied: text }),
      });
    });
    const line = await lineOf(seed, 1, 20);
    const [, code = ''] = line.split(' · ');
    const values = { code, end: 'goal', cores: ' 1', turns: '20', health: '3', events: '' };
    expect(await answer(page, 'check-score', values)).toContain(line);
    await page.click('#check-score + .answer button');
    expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(line);
    const lost = await answer(page, 'check-score', { ...values, end: 'unable-to-move' });
    expect(lost).toMatch(/^With this end .* are lost|^So gehen alle .* verloren/u);
    const ends = await page.$$eval('#check-score option', (all) => all.map(({ textContent }) => textContent));
    expect(ends).toHaveLength(5);
    expect(ends[0]).toBe(end);
  });

  it('says of an impossible score what the command line says', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#check');
    const [, code = ''] = (await lineOf(seed, 1, 20)).split(' · ');
    const wrong = [
      { cores: '60', turns: '24', health: '3' },
      { cores: '1', turns: '2', health: '90' },
      { cores: '1', turns: '20', health: '3', events: '99' },
      { end: 'no-health', cores: '0', turns: '20', health: '3' },
    ];
    for (const values of wrong) {
      const given = { end: 'goal', events: '', ...values };
      const words = Object.entries(given).flatMap(([name, value]) => (value ? [`--${name}`, value] : []));
      const { err, code: exit } = await run('score', code, ...words);
      expect(exit).toBe(2);
      const text = await answer(page, 'check-score', { code, ...given });
      for (const one of said(err)) expect(text).toContain(one);
    }
  });

  it('says of wrong numbers what the command line says, by their fields', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#check');
    const [, code = ''] = (await lineOf(seed, 1, 20)).split(' · ');
    const right = { code, end: 'goal', cores: '1', turns: '20', health: '3', events: '' };
    for (const [name, value] of [
      ['cores', ''],
      ['turns', '0'],
      ['health', '1.5'],
      ['events', '12,x'],
    ] as const) {
      const [message = ''] = said((await run('score', '--seed', seed, `--${name}`, value)).err);
      const text = await answer(page, 'check-score', { ...right, [name]: value });
      expect(text).toContain(message.replace(`--${name}`, ''));
    }
    expect(await answer(page, 'check-score', { ...right, code: 'x' })).toContain('expected a run code, found x');
  });

  it('ranks the lines of friends as the command line does, and lists those that it cannot read', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#check');
    const [first, second] = [await lineOf(seed, 1, 20), await lineOf('limpet-marble-kettle', 1, 21)];
    const better = await lineOf(seed, 1, 19);
    const lines = [
      `Ada: ${first}`,
      `Ben: ${better}`,
      `[12:01] Ada: ${second}`,
      'well <b>played</b>',
      `Cy: ${first.replace(/20 \p{L}+/u, (part) => part.replace('20', '1'))}`,
    ];
    await answer(page, 'check-table', { lines: lines.join('\n') });
    const { out } = await desk.runWith(lines.join('\n'), ['table', '-', '--content', game, '--json']);
    const { boards, together, unread } = JSON.parse(out);
    const cells = (row: Record<string, number | string>) =>
      ['rank', 'player', 'cores', 'turns', 'health'].map((key) => String(row[key]));
    const expected = [
      ...boards.map(({ rows }: { rows: Record<string, string>[] }) => rows.map(cells)),
      together.map((row: Record<string, string>) => [...cells(row), String(row.sum), String(row.missing)]),
    ];
    const read = () =>
      page.$$eval('#check-tables table', (tables) =>
        tables.map((table) =>
          [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent)),
        ),
      );
    expect(await read()).toEqual(expected);
    const captions = await page.$$eval('#check-tables caption', (all) => all.map(({ textContent }) => textContent));
    expect(captions[0]).toContain(boards[0].code);
    expect(await page.$eval('#check-tables th:nth-child(2)', ({ textContent }) => textContent)).toBe(player);
    const notRead = await page.$$eval('.unread li', (items) => items.map((item) => item.textContent ?? ''));
    expect(notRead).toHaveLength(2);
    expect(notRead[0]).toContain(unread[1].message);
    expect(notRead[0]).toContain(unread[1].hint);
    expect(notRead[1]).toContain('well <b>played</b>');
    // One board alone has no sums of ranks.
    expect(await answer(page, 'check-table', { lines: `Ada: ${first}` })).not.toMatch(/sum of ranks|Summe der Ränge/u);
    // Other lines: the tables go.
    expect(await answer(page, 'check-table', { lines: 'hello' })).toMatch(
      /^There are no score lines here|^Hier sind keine Ergebniszeilen/u,
    );
    expect(await read()).toEqual([]);
  });

  it('can be used by the keyboard alone', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#check');
    const [, code = ''] = (await lineOf(seed, 1, 20)).split(' · ');
    const to = async (form: string, name: string) => {
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate(() => {
          const { form: of, name: one } = document.activeElement as HTMLInputElement;
          return [of?.id, one].join(' ');
        });
        if (at === `${form} ${name}`) return;
      }
      throw new Error(`${form} ${name} cannot be reached`);
    };
    await to('check-code', 'code');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#check-code + .answer a');
    await to('check-score', 'code');
    await page.keyboard.type(code);
    await to('check-score', 'cores');
    await page.keyboard.type('1');
    await to('check-score', 'turns');
    await page.keyboard.type('20');
    await to('check-score', 'health');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#check-score + .answer .copy');
    expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible'))).toBe(true);
  });

  it.each(['light', 'dark'])('is narrow, readable and clear to a screen reader in %s', async (scheme) => {
    if (!site.hasBrowser) return;
    const page = await site.visit('#check', { width: 320 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    const line = await lineOf(seed, 1, 20);
    const [, code = ''] = line.split(' · ');
    await answer(page, 'check-code', { code });
    await answer(page, 'check-score', { code, cores: '1', turns: '1', health: '3' });
    await answer(page, 'check-table', { lines: `Ada: ${line}\n${'word'.repeat(30)}\n${await lineOf('a', 1, 21)}` });
    expect(await isTooWide(page)).toBe(false);
    expect(await accessFaults(page)).toEqual([]);
    expect(await page.$$eval('#check .fault b', (all) => all.every(({ lang }) => lang === 'en'))).toBe(true);
  });

  it('asks its own server for files alone, and breaks no rule of the page', () => expect(site.faults).toEqual([]));
});

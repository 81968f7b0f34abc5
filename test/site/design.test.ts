/** The view for designers, in a browser: it finds what `validate` finds, and nothing of a game is run or sent. */

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coreRunner, Desk, lowTide } from '../cli/command.ts';
import { accessFaults, isTooWide, type OpenSite, openSite } from './open-site.ts';

let site: OpenSite;
let desk: Desk;

beforeAll(async () => {
  desk = new Desk();
  site = await openSite(coreRunner);
});
afterAll(async () => {
  desk.discard();
  await site.close();
});

type Change = (text: string) => string;

/** A copy of Low Tide with changed files; an absent file begins empty. */
function gameWith(name: string, changes: Readonly<Record<string, Change | undefined>>): string {
  const directory = desk.at(name);
  cpSync(lowTide, directory, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const path = `${directory}/${file}`;
    if (change === undefined) rmSync(path, { recursive: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      let before = '';
      try {
        before = readFileSync(path, 'utf8');
      } catch {}
      const after = change(before);
      expect(after, file).not.toBe(before);
      writeFileSync(path, after);
    }
  }
  return directory;
}

/** Chooses a folder, and waits until it is examined. */
async function choose(page: Page, directory: string): Promise<void> {
  await page.$eval('#design-said', (said) => said.replaceChildren());
  const input = (await page.waitForSelector('#design-folder')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(directory);
  await examined(page);
}

const examined = (page: Page) =>
  page.waitForFunction(() => /^(?:no|\d)|loaded/u.test(document.getElementById('design-said')?.textContent ?? ''));

/** The faults that the page lists, as `validate --format short` prints them, each with its hint. */
const listed = (page: Page) =>
  page.$$eval('#design-faults > li', (items) =>
    items.map((item) => {
      const [head, ...more] = [...item.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
      return `${item.querySelector('code')?.textContent}: ${head}\n${more.filter((one) => one.startsWith('hint')).join()}`;
    }),
  );

/** What `validate` finds, in the same form. */
async function found(name: string): Promise<{ readonly faults: string[]; readonly isLoaded: boolean }> {
  const { out } = await desk.run(['validate', name, '--format', 'json']);
  const { counts, diagnostics } = JSON.parse(out) as {
    counts?: object;
    diagnostics: readonly Record<string, string | number>[];
  };
  const faults = diagnostics.map(
    ({ path, line, column, endLine, endColumn, severity, code, message, hint }) =>
      `${path}${line === endLine && column === endColumn ? '' : `:${line}:${column}`}: ${severity}[${code}]: ${message}\n${hint ? `hint: ${hint}` : ''}`,
  );
  return { faults, isLoaded: counts !== undefined };
}

const long = (text: string) => `${text}\n`.repeat(60);

const broken: Readonly<Record<string, Readonly<Record<string, Change | undefined>>>> = {
  'nothing wrong': {},
  'a wrong total': { 'events/11-the-stairs.yaml': (text) => text.replace('good: [8-10]', 'good: [5, 7, 99]') },
  'no title': { 'events/11-the-stairs.yaml': (text) => text.replace(/^title: .*$/mu, 'title: null') },
  'bad YAML': { 'endings.yaml': (text) => text.replace('- title:', '-title:') },
  'a missing file': { 'board.yaml': undefined },
  'a missing folder': { events: undefined },
  'another name': { 'game.yml': () => 'title: x\n', 'events/99-more.yml': () => 'title: x\n' },
  'not text': { 'setting.yaml': () => '\u0000', 'remarks.yaml': (text) => text.replaceAll('’', 'â€™') },
  'wrong prose': {
    'events/13-aground.yaml': (text) => text.replace('’', "'").replace('boat', 'boatt  and and'),
  },
  'an ignored warning': {
    'events/13-aground.yaml': (text) => `# core-runner ignore CR508: so\n${text.replace('’', "'")}`,
  },
  'wrong settings and targets': {
    'core-runner.yaml': () => 'paper: a9\n',
    'balance.yaml': (text) => text.replace(/\d+/u, 'x'),
    'style.yaml': (text) => `${text}\nof: 1\n`,
  },
  'a page too full': {
    'events/13-aground.yaml': (text) =>
      text.replace(/(?<=^text: \|\n)(?: {2}.*\n)+/mu, (prose) => long(prose.trimEnd())),
  },
  'own messages': {
    'templates/messages.ftl': () => 'sheet-seed = Seed of a very, very, very, very long name\nx = y\n',
  },
  'own picture': { 'pictures/crane.svg': () => '<svg xmlns="http://www.w3.org/2000/svg"><text>a</text></svg>\n' },
};

describe('a folder', () => {
  it('has the faults that validate finds, with places and hints', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#design');
    for (const [name, changes] of Object.entries(broken)) {
      gameWith(name, changes);
      await choose(page, desk.at(name));
      const { faults, isLoaded } = await found(name);
      expect(await listed(page), name).toEqual(faults);
      expect((await page.$('#design-sheet:not([hidden]) svg')) !== null, name).toBe(isLoaded);
    }
    expect(site.faults).toEqual([]);
  });

  it('can be a translation in the folder of its game', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#design');
    gameWith('sea', { 'de/endings.yaml': (text) => text.replace('text:', 'txt:') });
    await choose(page, desk.at('sea'));
    expect(await listed(page)).toEqual([]);
    expect(await page.$eval('#design-sheet', ({ textContent }) => textContent)).toContain('Low Tide');
    await page.select('#design-game', 'sea/de');
    await page.waitForSelector('#design-faults .error');
    expect(await listed(page)).toEqual((await found('sea/de')).faults);
  });

  it('may have texts of markup, which stay texts', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#design');
    const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    const hostile = `<svg xmlns="http://www.w3.org/2000/svg" onload="document.title=3" viewBox="0 0 100 100"><script>document.title=4</script><foreignObject><img src="x" onerror="document.title=5"/></foreignObject><path d="M0 0H9V9Z"/></svg>\n`;
    const title = await page.title();
    gameWith('hostile', {
      'game.yaml': (text) => text.replace('title: Low Tide', `title: '${markup}'`),
      [`pictures/${'crane'}.svg`]: () => hostile,
      'events/13-aground.yaml': (text) =>
        text.replace(/^title: .*$/mu, `title: '${markup}'`).replace('bad:', `'${markup}': 1\nbad:`),
      'events/<b>x.yaml': () => `${markup}\n`,
    });
    await choose(page, desk.at('hostile'));
    expect((await listed(page)).join()).toContain('<img');
    gameWith('printed', {
      'game.yaml': (text) => text.replace('title: Low Tide', 'title: <img src=x onerror=alert()>'),
    });
    await choose(page, desk.at('printed'));
    expect(await page.$eval('#design-sheet figcaption', ({ textContent }) => textContent)).toContain('<img src=x');
    const made = await page.$$eval('#design :is(img, script, foreignObject, [onload], [onerror])', (all) => all.length);
    expect([made, await page.title()]).toEqual([0, title]);
    expect(site.faults).toEqual([]);
  });

  it('with its own templates is not run: the page names the command line', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#design');
    await choose(page, gameWith('plain', {}));
    expect(await page.$('#design-templates[hidden]')).not.toBeNull();
    await choose(
      page,
      gameWith('templates', {
        'templates/event-book.md.hbs': () => '# {{constructor.constructor "document.title=6"}}\n',
        'events/13-aground.yaml': broken['a page too full']?.['events/13-aground.yaml'],
      }),
    );
    expect(await page.$('#design-templates[hidden]')).toBeNull();
    expect((await listed(page)).join()).toContain('error[CR303]');
    expect(site.faults).toEqual([]);
  });

  it('can be dropped', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#design');
    const directory = gameWith('dropped', broken['a wrong total'] ?? {});
    const client = await page.createCDPSession();
    const box = await (await page.waitForSelector('.drop'))?.boundingBox();
    const at = { x: (box?.x ?? 0) + 9, y: (box?.y ?? 0) + 9 };
    const drop = async (path: string) => {
      const data = { items: [], files: [path], dragOperationsMask: 1 };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await client.send('Input.dispatchDragEvent', { type, ...at, data });
    };
    await drop(directory);
    await examined(page);
    expect(await listed(page)).toEqual((await found('dropped')).faults);
    await drop(`${directory}/game.yaml`);
    await page.waitForFunction(() => document.getElementById('design-said')?.textContent === 'This is no folder.');
  });

  it.each(['light', 'dark'])('is shown narrow, readable and clear to a screen reader in %s', async (scheme) => {
    if (!site.hasBrowser) return;
    const page = await site.visit('#design', { width: 320 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await choose(page, gameWith(`shown-${scheme}`, { ...broken['wrong prose'], ...broken['own messages'] }));
    expect(await isTooWide(page)).toBe(false);
    expect(await accessFaults(page)).toEqual([]);
    await choose(page, gameWith(`whole-${scheme}`, broken['wrong prose'] ?? {}));
    expect(await page.$('#design-sheet svg')).not.toBeNull();
    expect(await accessFaults(page)).toEqual([]);
  });
});

it('the word list and what else only designers need is loaded there alone', async ({ skip }) => {
  skip(!site.hasBrowser);
  const before = site.asked.length;
  const page = await site.visit('#check');
  await page.goto(`${site.url}#design`);
  await page.waitForSelector('#design:not([hidden])');
  await page.waitForNetworkIdle();
  expect(site.asked.slice(before).filter((name) => name.startsWith('design/'))).toEqual([]);
});

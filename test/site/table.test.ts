/** The Event Book at the table, the Rule Book and the map of a published page, in a browser. */

import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../src/model/content.ts';
import { outcomeNames, type Shop, type StoryEvent } from '../../src/model/event.ts';
import { coreRunner, lowTide } from '../cli/command.ts';
import { loadContent } from '../load/directory.ts';
import { accessFaults, isTooWide, type OpenSite, openSite } from './open-site.ts';

/** Words that are in sight. */
const textIn = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.checkVisibility()) text += walker.currentNode.nodeValue;
    return text.replace(/\s+/gu, ' ');
  });
/** What has the focus, without the texts around it. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '')));
/** Waits until what is asked for has the focus. */
const arrived = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.id === location.hash.slice(1), { timeout: 10_000 });
/** The first words of a text that is in content. */
const opening = (text: string) => text.replace(/[*_\s]+/gu, ' ').slice(0, 40);

/** Follows a link or presses a button by its words, as a finger does. */
async function tap(page: Page, words: string): Promise<void> {
  const found = await page.evaluateHandle(
    (words) =>
      [...document.querySelectorAll<HTMLElement>('#table a, #table button')].find(
        (one) => one.checkVisibility() && one.textContent?.trim() === words,
      ),
    words,
  );
  const element = found.asElement();
  if (!element) throw new Error(`nothing to tap: ${words}`);
  await (element as Awaited<ReturnType<Page['$']>>)?.click();
  await arrived(page);
}
async function read(page: Page, number: number): Promise<void> {
  await page.goto(page.url().replace(/#.*|$/u, '#table'));
  await tap(page, String(number));
}

describe.each([coreRunner, lowTide, `${lowTide}/de`])('at the table of %s', (directory) => {
  const content = loadContent(directory).content as Content;
  const { words, title } = content.game;
  const stories = content.events.filter((event): event is StoryEvent => event.kind === 'event');
  const shops = content.events.filter((event): event is Shop => event.kind === 'shop');
  const story = stories[0] as StoryEvent;
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(directory);
  });
  afterAll(() => site.close());

  it('shows the scene of a number that is typed, then the Outcome of a total that is tapped, and no other', async ({
    skip,
  }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#table', { width: 320 });
    const before = await textIn(page);
    for (const event of content.events) expect(before).not.toContain(opening(event.text));
    await page.type('[name=number]', String(story.number));
    await page.keyboard.press('Enter');
    await arrived(page);
    expect(await focused(page)).toBe(`${story.number} ${story.title}`);
    expect(await textIn(page)).toContain(opening(story.text));
    for (const name of outcomeNames) {
      const outcome = story.outcomes[name];
      expect(await textIn(page)).not.toContain(opening(outcome.text));
      await tap(page, String(story.outcomeRoll[name][0]));
      const shown = await textIn(page);
      const others = outcomeNames.filter((one) => one !== name).map((one) => story.outcomes[one]);
      expect(await focused(page)).toMatch(new RegExp(`^${words[name].one} \\[`, 'u'));
      expect(shown).toContain(opening(outcome.text));
      expect(shown).toContain(`${story.number} ${story.title}${words[name].one} [`);
      for (const text of [...others, story].map((one) => opening(one.text))) expect(shown).not.toContain(text);
      await page.goBack();
      await arrived(page);
    }
  });

  it('says that a number has no Event', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#table', { width: 320 });
    const said = () => page.$eval('.number [role=status]', (one) => one.textContent);
    await page.type('[name=number]', '99\n');
    expect(await said()).not.toBe('');
    // It is unsaid with the next Event.
    await tap(page, String(story.number));
    expect(await said()).toBe('');
    expect(await page.$eval('[name=number]', (one) => (one as HTMLInputElement).value)).toBe(String(story.number));
  });

  it('shows every Event, Shop and Ending by taps', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#table', { width: 320 });
    for (const event of [...stories.slice(0, 4), ...shops]) {
      await read(page, event.number);
      const shown = await textIn(page);
      expect(shown).toContain(opening(event.text));
      if (event.kind === 'shop') for (const { name } of event.items) expect(shown).toContain(opening(name));
    }
    for (const [index, ending] of content.endings.entries()) {
      await page.goto(`${site.url}#table-endings`);
      await page.evaluate(
        (at) => document.querySelectorAll<HTMLElement>('#table article:not([hidden]) td a')[at]?.click(),
        index,
      );
      await page.waitForFunction(() => document.activeElement?.id.startsWith('table-ending-'));
      const shown = await textIn(page);
      expect(await focused(page)).toBe(ending.title);
      expect(shown).toContain(opening(ending.text));
      if (ending.late) expect(shown).not.toContain(opening(ending.late));
    }
  });

  it('shows late lines and the page Late only after it is said that it is late, and remembers it', async ({ skip }) => {
    const { late } = content;
    skip(!site.hasBrowser || !late);
    if (!late) return;
    const event = content.events.find((one) => one.late !== undefined);
    const ending = content.endings.findIndex((one) => one.late !== undefined);
    const page = await site.visit('#table', { width: 320 });
    expect(await textIn(page)).not.toContain(late.title);
    // Neither does its address show it.
    await page.goto(`${site.url}#table-late`);
    expect(await textIn(page)).not.toContain(opening(late.text));
    if (event) await read(page, event.number);
    if (event) expect(await textIn(page)).not.toContain(opening(event.late ?? ''));
    await page.goto(`${site.url}#table`);
    await page.click('[name=late]');
    await tap(page, late.title);
    expect(await focused(page)).toBe(late.title);
    expect(await textIn(page)).toContain(opening(late.text));
    await page.reload();
    await arrived(page);
    if (event) await read(page, event.number);
    if (event) expect(await textIn(page)).toContain(opening(event.late ?? ''));
    await page.goto(`${site.url}#table-ending-${ending + 1}`);
    await arrived(page);
    expect(await textIn(page)).toContain(opening(content.endings[ending]?.late ?? ''));
    await page.goto(`${site.url}#table`);
    await page.click('.clear');
    expect(await textIn(page)).not.toContain(late.title);
    expect(await page.$eval('.noted [role=status]', (one) => one.textContent)).not.toBe('');
    if (event) await read(page, event.number);
    if (event) expect(await textIn(page)).not.toContain(opening(event.late ?? ''));
  });

  it('shows lines and remarks for marks that are noted, and no others', async ({ skip }) => {
    skip(!site.hasBrowser);
    const givers = stories.flatMap((event) => outcomeNames.map((name) => [event, name] as const));
    const given = givers.find(([event, name]) => event.outcomes[name].mark !== undefined);
    const bearing = givers.find(([event, name]) => event.outcomes[name].ifYouBear !== undefined);
    const { marks, remarks } = content.remarks;
    const remark = remarks.find(({ mark }) => marks[0]?.mark === mark);
    if (!given || !remark) throw new Error('the game has no marks');
    const page = await site.visit('#table', { width: 320 });
    const start = await textIn(page);
    for (const { name } of marks) expect(start).not.toContain(name);
    const remarked = `#table-remarks-${content.endings.findIndex((one) => one.title === remark.ending) + 1}`;
    await page.goto(`${site.url}${remarked}`);
    for (const { text } of remarks) expect(await textIn(page)).not.toContain(opening(text));
    // What an Outcome gives is noted there.
    const [event, name] = given;
    await read(page, event.number);
    await tap(page, String(event.outcomeRoll[name][0]));
    expect(await page.$eval('article:not([hidden]) .mark', (one) => one.ariaPressed)).toBe('false');
    await page.click('article:not([hidden]) .mark');
    expect(await page.$eval('article:not([hidden]) .mark', (one) => one.ariaPressed)).toBe('true');
    // Any other is typed.
    await page.goto(`${site.url}#table`);
    await page.type('[name=mark]', 'nothing of the kind');
    await page.keyboard.press('Enter');
    expect(await page.$eval('.noted [role=status]', (one) => one.textContent)).not.toBe('');
    for (const mark of new Set([remark.mark, ...Object.keys(bearing?.[0].outcomes[bearing[1]].ifYouBear ?? {})])) {
      await page.$eval('[name=mark]', (one) => ((one as HTMLInputElement).value = ''));
      await page.type(
        '[name=mark]',
        (marks.find((one) => one.mark === mark)?.name ?? '').replace(/^\S+ /u, '').toUpperCase(),
      );
      await page.keyboard.press('Enter');
    }
    await page.goto(`${site.url}${remarked}`);
    await page.reload();
    await arrived(page);
    expect(await textIn(page)).toContain(opening(remark.text));
    const noted = await page.evaluate(() => Object.values(localStorage).join(' '));
    for (const { mark, text, ending } of remarks)
      if (ending !== remark.ending || !noted.includes(`mark-${mark}`))
        expect(await textIn(page)).not.toContain(opening(text));
    await page.goto(`${site.url}#table`);
    await page.click('.clear');
    expect(await page.$$('.noted .mark')).toHaveLength(0);
    expect(await page.evaluate(() => Object.values(localStorage))).toEqual(['[]']);
  });

  it('works where nothing is stored, and says so', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#sheet', { width: 320 });
    await page.evaluateOnNewDocument(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
    );
    await page.goto(`${site.url}#table`);
    await page.reload({ waitUntil: 'networkidle0' });
    expect(await page.$eval('.noted [role=status]', (one) => one.textContent)).not.toBe('');
    await read(page, story.number);
    expect(await textIn(page)).toContain(opening(story.text));
  });

  it('is played with the keyboard alone', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#table', { width: 320 });
    const tabTo = async (words: RegExp) => {
      for (let steps = 0; steps < 120 && !words.test(await focused(page)); steps++) await page.keyboard.press('Tab');
      expect(await focused(page)).toMatch(words);
      await page.keyboard.press('Enter');
      await arrived(page);
    };
    await tabTo(new RegExp(`^${story.number}$`, 'u'));
    expect(await focused(page)).toBe(`${story.number} ${story.title}`);
    await tabTo(new RegExp(`^${story.outcomeRoll.good[0]}$`, 'u'));
    expect(await textIn(page)).toContain(opening(story.outcomes.good.text));
    await tabTo(new RegExp(`${story.number} ${story.title}$`, 'u'));
    expect(await textIn(page)).toContain(opening(story.text));
  });

  it('loads a picture only with its text', async ({ skip }) => {
    skip(!site.hasBrowser);
    const pictured = stories.find(({ picture }) => picture !== undefined) as StoryEvent;
    const other = await openSite(directory);
    const page = await other.visit('#table', { width: 320 });
    await page.evaluate(() => navigator.serviceWorker?.ready);
    const before = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
    const scene = `${other.url}pictures/event-${pictured.number}.svg`;
    expect(before).not.toContain(scene);
    await read(page, pictured.number);
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('article:not([hidden]) img')?.naturalWidth,
    );
    expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).toContain(
      scene,
    );
    await other.close();
  });

  it('has the Rule Book with contents and figures, and the map with a list of what to draw', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#rules', { width: 320 });
    const figures = await page.$$eval('#rules svg', (all) => all.map((one) => one.getBoundingClientRect().height));
    expect(figures.length).toBeGreaterThan(1);
    for (const height of figures) expect(height).toBeGreaterThan(20);
    const links = await page.$$eval('#rules a', (all) => all.map((one) => one.getAttribute('href') ?? ''));
    for (const link of links) expect(await page.$(`#rules ${link}`), link).not.toBeNull();
    await page.goto(`${site.url}#map`);
    const shown = await textIn(page);
    for (const { abbreviation } of content.game.diceMods) expect(shown).toContain(abbreviation.replace('-', '−'));
    const drawn = await page.$eval('#map svg', (one) => one.textContent ?? '');
    for (const label of Object.values(content.game.labels)) expect(drawn).toContain(label);
    expect(await isTooWide(page)).toBe(false);
  });

  it('has no fault that axe finds on any of its texts, light and dark, in a narrow window', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#table', { width: 320 });
    const shop = (shops[0] as Shop).number;
    const texts = [
      'table',
      `table-event-${story.number}`,
      `table-event-${shop}`,
      'table-endings',
      'table-ending-1',
      'table-remarks',
      'table-chapter-1',
      'rules',
      'map',
    ];
    const outcome = await page.$eval('[id^=table-outcome]', ({ id }) => id);
    for (const scheme of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      for (const text of [...texts, outcome]) {
        if (scheme === 'dark' && !text.includes('event')) continue;
        await page.goto(`${site.url}#${text}`);
        await page.waitForSelector('main > section:not([hidden], [data-file])');
        expect([scheme, text, await accessFaults(page), await isTooWide(page)]).toEqual([scheme, text, [], false]);
      }
    }
    expect(site.faults).toEqual([]);
    expect(title).toBe(await page.$eval('h1', (one) => one.textContent));
  });
});

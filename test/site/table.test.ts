/** The Event Book at the table, the Rule Book and the map of a published page, in a browser. */

import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../src/model/content.ts';
import { type Outcome, outcomeNames, type Shop, type StoryEvent } from '../../src/model/event.ts';
import { coreRunner, lowTide } from '../cli/command.ts';
import { loadContent } from '../load/directory.ts';
import { accessFaults, isTooWide, type OpenSite, openSite } from './open-site.ts';

/** Words that are in sight. */
const textIn = (page: Page) => page.$eval('main', (main) => (main as HTMLElement).innerText.replace(/\s+/gu, ' '));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
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
    await page.waitForFunction(() => location.hash.startsWith('#table-event'));
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
      for (const text of [...others, story].map((one) => opening(one.text))) expect(shown).not.toContain(text);
      await page.goBack();
    }
  });

  it('says that a number has no Event', async ({ skip }) => {
    skip(!site.hasBrowser);
    const page = await site.visit('#table', { width: 320 });
    await page.type('[name=number]', '99');
    await page.keyboard.press('Enter');
    expect(await page.$eval('.number [role=status]', (one) => one.textContent)).not.toBe('');
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
      await page.evaluate((at) => document.querySelectorAll<HTMLElement>('#table article:not([hidden]) td a')[at]?.click(), index);
      await page.waitForFunction(() => location.hash.startsWith('#table-ending-'));
      const shown = await textIn(page);
      expect(await focused(page)).toBe(ending.title);
      expect(shown).toContain(opening(ending.text));
      if (ending.late) expect(shown).not.toContain(opening(ending.late));
    }
  });
});

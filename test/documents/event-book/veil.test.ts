import { describe, expect, it } from 'vitest';
import { type Veil, veils } from '../../../src/documents/catalogue.ts';
import { plainText } from '../../../src/manuscript/block.ts';
import { proseParagraphs } from '../../../src/manuscript/markdown.ts';
import { outcomeNames } from '../../../src/model/content.ts';
import { paperNames } from '../../../src/typeset/page/style.ts';
import { squeezed } from '../../pdf/open-pdf.ts';
import { content, printed } from '../workshop.ts';

const { events, endings } = content;

/** The first words of a text, as they are found on a page. */
const opening = (text: string) =>
  squeezed(
    proseParagraphs(text)
      .map((one) => plainText(one.text))
      .join(' '),
  ).slice(0, 45);

// Without a veil there is nothing to hide: one large and one small paper will do.
const cases = paperNames
  .flatMap((paper) => (Object.keys(veils) as Veil[]).map((veil) => [paper, veil] as const))
  .filter(([paper, veil]) => veil !== 'none' || paper === 'a4' || paper === 'a5');

describe.each(cases)('the Event Book on %s, Outcomes veiled by %s', (paper, veil) => {
  const book = printed('event-book', paper, content, { veil });
  /** Text of each page; page 1 is a right-hand page. */
  const texts = book.then(({ pdf }) => pdf.pages.map(({ text }) => squeezed(text)));
  const pagesWith = async (text: string) =>
    (await texts).flatMap((page, index) => (page.includes(opening(text)) ? [index + 1] : []));
  /** Pages that lie open together have the same opening. */
  const openingOf = (page: number) => Math.floor(page / 2);

  it('has every scene, every Outcome and every Ending exactly once', async () => {
    expect((await book).complaints.filter(({ code }) => code !== 'CR301').map(({ message }) => message)).toEqual([]);
    for (const event of events) {
      expect(await pagesWith(event.text), event.title).toHaveLength(1);
      if (event.kind === 'event')
        for (const name of outcomeNames)
          expect(await pagesWith(event.outcomes[name].text), `${event.title}, ${name}`).toHaveLength(1);
    }
    for (const ending of endings) expect(await pagesWith(ending.text), ending.title).toHaveLength(1);
  });

  if (veil !== 'none')
    it('shows no Outcome in one opening with its scene', async () => {
      for (const event of events) {
        if (event.kind !== 'event') continue;
        const [scene = 0] = await pagesWith(event.text);
        for (const name of outcomeNames) {
          const [outcome = 0] = await pagesWith(event.outcomes[name].text);
          expect(openingOf(outcome), `${event.title}, ${name}`).not.toBe(openingOf(scene));
        }
      }
    });

  if (veil !== 'none')
    it('shows no two Endings in one opening, each on a right-hand page', async () => {
      const pages = (await Promise.all(endings.map(({ text }) => pagesWith(text)))).flat();
      expect(new Set(pages.map(openingOf)).size).toBe(endings.length);
      expect(pages.filter((page) => page % 2 === 0)).toEqual([]);
    });

  if (veil === 'overleaf')
    it('has nothing opposite Outcomes but the next scene or more of the same', async () => {
      const scenes = await Promise.all(events.map(({ text }) => pagesWith(text)));
      const next = new Set(scenes.flat());
      for (const event of events) {
        if (event.kind !== 'event') continue;
        const [scene = 0] = await pagesWith(event.text);
        for (const name of outcomeNames) {
          const [page = 0] = await pagesWith(event.outcomes[name].text);
          expect([scene + 1, scene + 2], `${event.title}, ${name}`).toContain(page);
          // A second page of Outcomes is no page of another Event.
          if (page === scene + 2) expect(next.has(page)).toBe(false);
        }
      }
    });

  if (veil === 'split')
    it('shows no two Outcomes of an Event in one opening, each where its number leads', async () => {
      const { pdf } = await book;
      for (const event of events) {
        if (event.kind !== 'event') continue;
        const pages = (await Promise.all(outcomeNames.map((name) => pagesWith(event.outcomes[name].text)))).flat();
        expect(new Set(pages.map(openingOf)).size, event.title).toBe(outcomeNames.length);
        const [scene = 0] = await pagesWith(event.text);
        const led = pdf.pages[scene - 1]?.links.map(({ to }) => to.page) ?? [];
        for (const page of pages) expect(led, event.title).toContain(page);
      }
    });
});

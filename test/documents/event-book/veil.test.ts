import { describe, expect, it } from 'vitest';
import { type Veil, veils } from '../../../src/documents/catalogue.ts';
import { outcomeNames } from '../../../src/model/event.ts';
import { capitalised } from '../../../src/model/vocabulary.ts';
import { layoutFor } from '../../../src/typeset/edition/edition.ts';
import { paperNames, styleFor } from '../../../src/typeset/page/style.ts';
import { squeezed } from '../../pdf/open-pdf.ts';
import { settingOf } from '../../typeset/setting.ts';
import {
  anchorsOf,
  content,
  labelsOn,
  loudOf,
  marksOf,
  opening,
  orderOf,
  stories,
  storyOutcomes,
  textOf,
  workshopFor,
} from '../workshop.ts';

const { events, endings } = content;

// Without a veil there is nothing to hide: one large and one small paper will do.
const cases = [
  ...paperNames
    .flatMap((paper) => (Object.keys(veils) as Veil[]).map((veil) => [paper, veil, false] as const))
    .filter(([paper, veil]) => veil !== 'none' || paper === 'a4' || paper === 'a5'),
  ['letter', 'split', true] as const,
];

describe.each(cases)('the Event Book on %s, Outcomes veiled by %s, large print: %s', (paper, veil, largePrint) => {
  const { composed, diagnostics } = workshopFor(content.game.language).typeset(
    orderOf('event-book', paper, content, { veil, edition: { largePrint } }),
  );
  const pages = composed?.pages ?? [];
  /** Text of each page; page 1 is a right-hand page. */
  const texts = pages.map(({ marks }) => squeezed(marksOf('text', marks).map(textOf).join('')));
  const pagesWith = (text: string) => {
    const wanted = opening(text);
    return texts.flatMap((page, index) => (page.includes(wanted) ? [index + 1] : []));
  };
  /** Pages that lie open together have the same opening. */
  const openingOf = (page: number) => Math.floor(page / 2);

  it('has every scene, every Outcome and every Ending exactly once', () => {
    expect(loudOf(diagnostics)).toEqual([]);
    for (const { text, title } of [...events, ...endings]) expect(pagesWith(text), title).toHaveLength(1);
    for (const { outcome, place } of storyOutcomes) expect(pagesWith(outcome.text), place).toHaveLength(1);
  });

  if (veil !== 'none')
    it('shows no Outcome in one opening with its scene', () => {
      for (const { event, outcome, place } of storyOutcomes) {
        const [[scene = 0], [page = 0]] = [pagesWith(event.text), pagesWith(outcome.text)];
        expect(openingOf(page), place).not.toBe(openingOf(scene));
      }
    });

  if (!largePrint)
    it('shows no two Endings in one opening, each on a right-hand page opposite the Runs that ended there', () => {
      const found = endings.flatMap(({ text }) => pagesWith(text));
      expect(new Set(found.map(openingOf)).size).toBe(endings.length);
      expect(found.filter((page) => page % 2 === 0)).toEqual([]);
      const title = `${content.game.words.run.many} that ended here`;
      const hasLedger = (page: number) =>
        marksOf('stamp', pages[page - 1]?.marks ?? []).some(
          ({ role }) => typeof role === 'object' && role.altText?.startsWith(title),
        );
      expect(pages.flatMap((_, index) => (hasLedger(index + 1) ? [index + 2] : []))).toEqual(found);
    });

  if (veil === 'overleaf')
    it('has nothing opposite Outcomes but the next scene or more of the same', () => {
      const next = new Set(events.flatMap(({ text }) => pagesWith(text)));
      for (const { event, outcome, place } of storyOutcomes) {
        const [[scene = 0], [page = 0]] = [pagesWith(event.text), pagesWith(outcome.text)];
        expect([scene + 1, scene + 2], place).toContain(page);
        // A second page of Outcomes is no page of another Event.
        if (page === scene + 2) expect(next.has(page)).toBe(false);
      }
    });

  if (veil === 'overleaf')
    it('parts the Outcomes of an Event two and two where they take two pages', () => {
      const counts = pages.map((page) => labelsOn(page).length).filter((count) => count > 0);
      expect(new Set(counts.map((count) => count % outcomeNames.length))).toEqual(
        new Set(styleFor(paper).sideColumn > 0 ? [0] : [0, 2]),
      );
    });

  if (veil !== 'overleaf')
    it('has no two pages side by side that do not end level', () => {
      const { fullSpreads, spreadsOffLevel } = settingOf(pages, layoutFor({ paper, largePrint }, 'book').style);
      expect(fullSpreads).toBeGreaterThan(20);
      expect(spreadsOffLevel / fullSpreads).toBeLessThan(0.1);
    });

  if (veil === 'split')
    it('begins the Outcomes under a heading, opposite none of their scenes', () => {
      const at = (id: string) => (anchorsOf(pages).get(id) ?? -1) + 1;
      const [heading, first] = [at('outcomes'), at('outcome-101')];
      expect(texts[heading - 1]).toContain(capitalised(content.game.words.outcome.many));
      expect([0, 1]).toContain(first - heading);
      expect(first % 2).toBe(0);
    });

  if (veil === 'split')
    it('shows no two Outcomes of an Event in one opening, each where its number leads', () => {
      const anchors = anchorsOf(pages);
      for (const event of stories) {
        const found = outcomeNames.flatMap((name) => pagesWith(event.outcomes[name].text));
        expect(new Set(found.map(openingOf)).size, event.title).toBe(outcomeNames.length);
        const [scene = 0] = pagesWith(event.text);
        const links = pages.slice(scene - 1, scene + 1).flatMap(({ marks }) => marksOf('link', marks));
        const led = links.map(({ to }) => anchors.get(to));
        for (const page of found) expect(led, event.title).toContain(page - 1);
      }
    });
});

it.each([5, 6])('a game of %i Shops alone has its part of Outcomes, though nothing is in it', (count) => {
  const few = { ...content, events: events.filter(({ kind }) => kind === 'shop').slice(0, count) };
  const { composed } = workshopFor(few.game.language).typeset(orderOf('event-book', 'a5', few, { veil: 'split' }));
  const anchors = [...anchorsOf(composed?.pages ?? []).keys()];
  expect(anchors.filter((id) => id.startsWith('outcome'))).toEqual(['outcomes']);
});

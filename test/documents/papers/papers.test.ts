import { describe, expect, it } from 'vitest';
import { endingCaption } from '../../../src/documents/book/endings.ts';
import type { Veil } from '../../../src/documents/catalogue.ts';
import type { Content } from '../../../src/model/content.ts';
import { outcomeNames } from '../../../src/model/event.ts';
import { layoutFor } from '../../../src/typeset/edition/edition.ts';
import type { Page } from '../../../src/typeset/page/page.ts';
import { type PaperName, paperNames } from '../../../src/typeset/page/style.ts';
import { squeezed } from '../../pdf/open-pdf.ts';
import { composed, content, printed, sayIn, typeset, wordsOn } from '../workshop.ts';

const { papers = [], trail } = content.papers ?? {};
if (trail === undefined) throw new Error('the game that ships has no trail');

const loud = (diagnostics: readonly { code: string; message: string }[]) =>
  diagnostics.filter(({ code }) => code !== 'CR301').map(({ message }) => message);

describe.each(paperNames)('papers on %s', (paper) => {
  it('are one a page, whole, with their tables and their last lines', async () => {
    const { pdf, diagnostics } = await printed('papers', paper);
    expect(loud(diagnostics)).toEqual([]);
    expect(pdf.pages).toHaveLength(papers.length);
    papers.forEach(({ title, from = '', table, foot = '', text }, index) => {
      const page = squeezed((pdf.pages[index] as { text: string }).text);
      const cells = [...(table?.columns ?? []), ...(table?.rows ?? []).flat()];
      for (const one of [title, from, foot, text.replaceAll('*', '').slice(0, 40), ...cells])
        expect(page).toContain(squeezed(one));
    });
  });
  it('say when one is too long for its page', async () => {
    const [first] = papers;
    if (first === undefined) throw new Error('no papers');
    const long = { ...content, papers: { papers: [{ ...first, text: `${first.text}\n\n`.repeat(20) }] } };
    const { diagnostics } = await printed('papers', paper, long);
    expect(loud(diagnostics)).toEqual([
      expect.stringMatching(`^paper ${first.title} is \\d+ lines too long for its page`),
    ]);
  });
});

describe.each(paperNames)('the register on %s', (paper) => {
  const page = printed('register', paper);
  it('CR-042: has a box for every Ending, under the words that lead to it, and no title', async () => {
    const { pdf } = await page;
    const text = squeezed(pdf.pages.map((one) => one.text).join(' '));
    expect(text).toContain(squeezed('TARRANT’S REGISTER'));
    for (const { title, when } of content.endings) {
      expect(text).toContain(squeezed(endingCaption(when, { content, say: sayIn(content) })));
      expect(text).not.toContain(squeezed(title));
    }
  });
  it('has four circles for each Event, so that no number tells a Shop, inside the page', () => {
    const [only] = composed('register', paper);
    const figures =
      only?.marks.flatMap((mark) => (mark.kind === 'path' && mark.role !== 'artifact' ? [mark] : [])) ?? [];
    const circles = figures.filter(({ steps }) => steps.some(([kind]) => kind === 'curve'));
    expect(circles).toHaveLength(content.events.length * outcomeNames.length);
    expect(figures).toHaveLength(circles.length);
    const ends = figures.flatMap(({ steps }) => steps.flatMap((step) => (step[0] === 'move' ? [step[2]] : [])));
    expect(Math.max(...ends)).toBeLessThan((only?.height ?? 0) - 28);
  });
});

const book = (veil: Veil, paper: PaperName, of: Content) => typeset('event-book', paper, of, { veil }).pages;

describe('the trail', () => {
  /** The signs of pages, with the words of each. */
  const signsOn = (pages: readonly Page[]) =>
    pages.flatMap(({ marks, width }) =>
      marks.flatMap((mark) =>
        mark.kind === 'path' && typeof mark.role === 'object' && mark.role.altText?.startsWith('A small fish')
          ? [{ width, words: mark.role.altText, steps: mark.steps }]
          : [],
      ),
    );
  const signs = (veil: Veil, paper: PaperName, of: Content = content) => signsOn(book(veil, paper, of));
  /** Signs lead to every Event of the trail but the first, and to its last page. */
  const expectSigns = (found: ReturnType<typeof signsOn>, lead: string) => {
    const next = [...trail.along.slice(1).map((number) => `Event ${number}`), trail.last];
    expect(new Set(found.map(({ words }) => words))).toEqual(new Set(next.map((one) => `${lead}: ${one}`)));
  };
  it.each([
    ['a4', 'overleaf'],
    ['letter', 'split'],
  ] as const)(
    'on %s, veiled by %s, leads from Event to Event in the margins, and from the last to the last page',
    async (paper, veil) => {
      const found = signs(veil, paper);
      expectSigns(found, 'A small fish in the margin, with these words below it');
      for (const { steps, width } of found)
        for (const step of steps) {
          const x = step[0] === 'close' ? 20 : (step[1] as number);
          expect(Math.min(x, width - x)).toBeGreaterThan(14);
          expect(Math.min(x, width - x)).toBeLessThan(45);
        }
    },
  );
  it('ends inside the last leaf, on a page that no contents and no bookmark knows', async () => {
    const { pdf } = await printed('event-book', 'a5');
    const at = pdf.pages.flatMap(({ text }, index) => (squeezed(text).includes(squeezed(trail.title)) ? [index] : []));
    expect(at).toEqual([pdf.pages.length - 2]);
    expect(pdf.pages.length % 2).toBe(0);
    expect(JSON.stringify(pdf.bookmarks)).not.toContain(trail.title);
  });
  it.each([
    ['a4', true, 'overleaf'],
    ['letter', true, 'overleaf'],
    ['a4', false, 'none'],
    ['a5', false, 'overleaf'],
    ['half-letter', false, 'split'],
  ] as const)(
    'goes below the text on %s where margins are too narrow (large print: %s, %s), on paper that printers reach',
    (paper, largePrint, veil) => {
      const pages = largePrint
        ? typeset('event-book', paper, content, { edition: { largePrint } }).pages
        : book(veil, paper, content);
      const { style } = layoutFor({ paper, largePrint }, 'book');
      const grows = style.grows ?? 1;
      const found = signsOn(pages);
      expectSigns(found, 'A small fish below the text, followed by');
      for (const { steps } of found)
        for (const [, , y] of steps.filter(([kind]) => kind === 'move')) {
          expect(y).toBeGreaterThan(style.bottom * grows);
          expect(y).toBeLessThan(style.height * grows - 14);
        }
      expect(wordsOn(pages.at(-2) as Page)).toContain(trail.title);
    },
  );
  it('is not there in a game without one', () => {
    const bare = { ...content, papers: { papers: [] } };
    expect(signs('overleaf', 'a5', bare)).toEqual([]);
    // With one, its page and the picture it faces are two more before the back cover.
    const [without, withIt] = [book('none', 'a5', bare).length, book('none', 'a5', content).length];
    expect(withIt % 2).toBe(0);
    expect(withIt - without).toBe(2);
  });
});

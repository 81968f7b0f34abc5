/** Editions as they are used: booklets folded, read and looked into. */

import { describe, expect, it } from 'vitest';
import type { SystemDocumentId } from '../../src/documents/catalogue.ts';
import { ofSystems } from '../../src/documents/index.ts';
import { diceSystems } from '../../src/systems/index.ts';
import { layoutFor } from '../../src/typeset/edition/edition.ts';
import type { Composed, Mark } from '../../src/typeset/page/page.ts';
import { stampMarks } from '../../src/typeset/page/stamp.ts';
import { type ReadPage, type ReadPdf, squeezed } from '../pdf/open-pdf.ts';
import { readTags } from '../pdf/tags.ts';
import { settingOf } from '../typeset/setting.ts';
import {
  anchorsOf,
  companionOrder,
  content,
  marksOf,
  opening,
  print,
  printed,
  storyOutcomes,
  textOf,
  typeset,
  workshopFor,
} from './workshop.ts';

/** A page of a folded booklet: what is on one half of a side. */
interface Half {
  readonly label: string;
  readonly text: string;
  /** Where the baselines of its text begin, from its own left edge. */
  readonly lefts: readonly number[];
}

function halvesOf(side: ReadPage): readonly [Half, Half] {
  const fold = side.width / 2;
  const labels = side.label.split(', ');
  const half = (isRight: boolean): Half => {
    const runs = side.runs.filter(({ x }) => x >= fold === isRight);
    return {
      label: (labels.length === 2 ? labels[isRight ? 1 : 0] : runs.length > 0 ? labels[0] : '') ?? '',
      text: squeezed(runs.map(({ text }) => text).join('')),
      lefts: runs.filter(({ text }) => text.trim() !== '').map(({ x }) => x - (isRight ? fold : 0)),
    };
  };
  return [half(false), half(true)];
}

/** The sides of a file as sheets: the right half of a volume's first side is the first page, or the cover of a volume. */
function volumesOf({ pages }: ReadPdf): (readonly [Half, Half])[][] {
  const volumes: (readonly [Half, Half])[][] = [];
  for (const [index, side] of pages.entries()) {
    const halves = halvesOf(side);
    if (index % 2 === 0 && /^(1|vol\. \d+)$/u.test(halves[1].label)) volumes.push([]);
    volumes.at(-1)?.push(halves);
  }
  return volumes;
}

/** Sheets laid into each other and folded: the right halves outside in, front then back, then the others inside out. */
function folded(sides: readonly (readonly [Half, Half])[]): Half[] {
  const sheets = Array.from({ length: sides.length / 2 }, (_, index) => ({
    front: sides[2 * index] as readonly [Half, Half],
    back: sides[2 * index + 1] as readonly [Half, Half],
  }));
  return [
    ...sheets.flatMap(({ front, back }) => [front[1], back[0]]),
    ...sheets.toReversed().flatMap(({ front, back }) => [back[1], front[0]]),
  ];
}

const creep = 0.3;

describe('an Event Book folded of A4', () => {
  const [paper, small] = ['booklet-a4', 'a5'] as const;
  const edition = { creep };
  const booklet = printed('event-book', paper, content, { edition });
  const book = printed('event-book', small);
  const volumes = booklet.then(({ pdf }) => volumesOf(pdf).map(folded));

  it('folds back into the pages of the book, in volumes that a stapler takes', async () => {
    const [pages, whole] = [(await volumes).flat(), (await book).pdf.pages];
    const read = pages.filter(({ text, label }) => text !== '' && !label.startsWith('vol.'));
    const expected = whole.map(({ runs }) => squeezed(runs.map(({ text }) => text).join('')));
    // The cover says which volume it is, too, and the contents in which each page is.
    expect(read.map(({ text }) => text.replace(/1of\d:Events\d+to\d+$|vol\.\d/gu, ''))).toEqual(
      expected.filter((text) => text !== ''),
    );
    for (const volume of await volumes) {
      expect(volume.length % 4).toBe(0);
      expect(volume.length).toBeLessThanOrEqual(64);
      // What is added beside covers are fewer empty pages than a sheet has.
      expect(volume.filter(({ label }) => label === '').length).toBeLessThan(4);
    }
    expect((await volumes).length).toBeLessThanOrEqual(Math.ceil(whole.length / 64) + 1);
  });

  it('says on the cover of each volume which it is and which Events it holds, and on its back', async () => {
    const all = await volumes;
    for (const [index, volume] of all.entries()) {
      const events = content.events.filter((event) => volume.some(({ text }) => text.includes(opening(event.text))));
      const sign = `${index + 1}of${all.length}:Events${events[0]?.number}to${events.at(-1)?.number}`;
      const [front, back] = [volume[0]?.text, volume.at(-1)?.text];
      expect(front).toContain(sign);
      expect(back).toContain(index < all.length - 1 ? sign : 'Setin');
    }
  });

  it('names the volume of every Event in its contents, and once more inside the cover of each later volume', async () => {
    const all = await volumes;
    const named = (text = '') => (text.match(/vol\.\d/gu) ?? []).slice(-content.events.length);
    const contents = named(all[0]?.find(({ text }) => /Eventsbynumber.*vol\.\d/u.test(text))?.text);
    expect(contents).toHaveLength(content.events.length);
    expect(contents).toEqual(contents.toSorted());
    expect(new Set(contents).size).toBe(all.length);
    for (const volume of all.slice(1)) expect(named(volume[1]?.text)).toEqual(contents);
  });

  it('is as large as its paper on its side, moves inner pages to the fold, and stays within it', async () => {
    const { pdf } = await booklet;
    for (const { width, height } of pdf.pages)
      expect([width, height].map((one) => (one * 25.4) / 72)).toEqual([297, 210].map((one) => expect.closeTo(one, 1)));
    const [sheet] = volumesOf(pdf);
    const inner = (sheet?.length ?? 0) / 2 - 1;
    const { pages } = (await book).pdf;
    const edge = (pdf.pages[0]?.width ?? 0) / 2 - (pages[0]?.width ?? 0);
    const moved = (half: Half | undefined, isRight: boolean) => {
      const own = pages[Number(half?.label) - 1]?.runs.filter(({ text }) => text.trim() !== '') ?? [];
      const by = Math.min(...(half?.lefts ?? [])) - Math.min(...own.map(({ x }) => x));
      return isRight ? -by : by - edge;
    };
    const most = ((inner * creep) / 25.4) * 72;
    expect(moved(sheet?.[1]?.[0], false)).toBeCloseTo(0, 1);
    expect(moved(sheet?.[2 * inner]?.[1], true)).toBeCloseTo(most, 1);
    expect(moved(sheet?.[2 * inner]?.[0], false)).toBeCloseTo(most, 1);
  });

  it('shows no Outcome in one opening with its scene, nor two Endings, when it is folded', async () => {
    // Pages that lie open together: an even one and the next of its volume.
    const openings = (await volumes).flatMap((volume) =>
      Array.from({ length: volume.length / 2 + 1 }, (_, index) =>
        [volume[2 * index - 1], volume[2 * index]].map((half) => half?.text ?? '').join('|'),
      ),
    );
    const at = (text: string) => {
      const wanted = opening(text);
      return openings.findIndex((one) => one.includes(wanted));
    };
    for (const event of content.events) expect(at(event.text), event.title).toBeGreaterThanOrEqual(0);
    for (const { event, outcome, place } of storyOutcomes)
      expect([-1, at(event.text)], place).not.toContain(at(outcome.text));
    expect(new Set(content.endings.map(({ text }) => at(text))).size).toBe(content.endings.length);
  });

  it('is read aloud as the book is, and has its bookmarks and links', async () => {
    const [sheets, whole] = [await booklet, await book];
    const [tags, own] = [readTags(sheets.bytes), readTags(whole.bytes)];
    expect(tags.faults).toEqual([]);
    expect(tags.document.spoken).toBe(own.document.spoken);
    const sideOf = (page: number) =>
      sheets.pdf.pages.findIndex(({ label }) => label.split(', ').includes(String(page))) + 1;
    expect(sheets.pdf.bookmarks.map(({ title, level, to }) => [title, level, to.page])).toEqual(
      whole.pdf.bookmarks.map(({ title, level, to }) => [title, level, sideOf(to.page)]),
    );
    const targets = ({ pages }: ReadPdf, side: (page: number) => number) =>
      pages.flatMap(({ links }) => links.map(({ to }) => side(to.page))).sort((a, b) => a - b);
    expect(targets(sheets.pdf, (page) => page)).toEqual(targets(whole.pdf, sideOf));
  });

  it('is the same bytes again', async () =>
    expect(Buffer.compare((await booklet).bytes, (await print('event-book', paper, content, { edition })).bytes)).toBe(
      0,
    ));
});

it('a Rule Book folded of Letter has a quarter of its pages in sheets, and sound tags', async () => {
  const [sheets, book] = [await printed('rule-book', 'booklet-letter'), await print('rule-book', 'half-letter')];
  expect(readTags(sheets.bytes).faults).toEqual([]);
  expect(sheets.pages).toBe(Math.ceil(book.pages / 4) * 2);
  for (const { width, height } of sheets.pdf.pages) expect([width, height]).toEqual([792, 612]);
});

it('what is no book is on the whole sheet of a booklet', async () => {
  const [sheet, whole] = [await print('tracking-sheet', 'booklet-letter'), await print('tracking-sheet', 'letter')];
  expect(Buffer.compare(sheet.bytes, whole.bytes)).toBe(0);
});

describe('in low ink', () => {
  const lowInk = { edition: { lowInk: true } };
  const inks = ({ pages }: Pick<Composed, 'pages'>) =>
    pages.flatMap(({ marks }) =>
      marks.flatMap((mark): readonly Mark[] => (mark.kind === 'stamp' ? stampMarks(mark.stamp) : [mark])),
    );
  /** Colours of all that is filled, letters apart. */
  const filled = (document: Pick<Composed, 'pages'>) =>
    new Set(marksOf('path', inks(document)).flatMap(({ fill }) => (fill === undefined ? [] : [String(fill)])));
  const words = (document: Composed) => marksOf('text', inks(document)).map(textOf);

  it.each(['rule-book', 'event-book', 'tracking-sheet'] as const)('%s has nothing solid, and says the same', (id) => {
    const [light, usual] = [typeset(id, 'a5', content, lowInk), typeset(id, 'a5')];
    expect(filled(light)).toEqual(new Set(['1']));
    expect(filled(usual).size).toBeGreaterThan(1);
    expect(words(light)).toEqual(words(usual));
  });

  it.each(diceSystems.map((system) => [system.id, system] as const))('%s has nothing solid', (_, system) => {
    for (const id of Object.keys(ofSystems) as SystemDocumentId[]) {
      const { composed: pages } = workshopFor('en-GB').typeset({ ...companionOrder(system, id), lowInk: true });
      for (const fill of filled(pages ?? { pages: [] })) expect(fill, id).toBe('1');
    }
  });
});

/** Pages as one text each, and where links of theirs lead. */
const readOf = ({ pages }: Composed) => {
  const anchors = anchorsOf(pages);
  return pages.map(({ marks }) => ({
    text: squeezed(marksOf('text', marks).map(textOf).join('')),
    sizes: marksOf('text', marks).flatMap(({ pieces, size }) => (pieces.length > 0 ? [size] : [])),
    leads: new Set(marksOf('link', marks).map(({ to }) => anchors.get(to))),
    anchors: new Set(marksOf('anchor', marks).map(({ id }) => id)),
  }));
};
const pageWith = (pages: readonly { readonly text: string }[], text: string) =>
  pages.findIndex((page) => page.text.includes(opening(text).slice(0, 30)));

describe('large print', () => {
  const largePrint = { edition: { largePrint: true } };

  it.each(['a4', 'letter'] as const)('has body type of 16 points and none below 14 on %s', (paper) => {
    for (const id of ['rule-book', 'event-book'] as const) {
      const sizes = readOf(typeset(id, paper, content, largePrint)).flatMap((page) => page.sizes);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
      expect(sizes.filter((size) => Math.abs(size - 16) < 0.01).length).toBeGreaterThan(sizes.length / 3);
    }
  });
  it.each(['a4', 'letter'] as const)('ends pictures level with the text they face on %s', (paper) => {
    const { pages } = typeset('event-book', paper, content, largePrint);
    const { style } = layoutFor({ paper, largePrint: true }, 'book');
    const { fullSpreads, spreadsOffLevel } = settingOf(pages, style);
    expect(fullSpreads).toBeGreaterThan(40);
    expect(spreadsOffLevel).toBe(0);
  });
  it.each(['a4', 'letter'] as const)('has a page for each Ending on %s, as the book promises', (paper) => {
    const book = readOf(typeset('event-book', paper, content, largePrint));
    for (const { title, text } of content.endings) {
      const last = squeezed(text.replaceAll('*', '')).slice(-20);
      expect(book[pageWith(book, text)]?.text, title).toContain(last);
    }
  });
  it('shows no Outcome in one opening with its scene, nor two Endings', () => {
    const book = readOf(typeset('event-book', 'letter', content, largePrint));
    const openingOf = (page: number) => Math.floor((page + 1) / 2);
    const at = (text: string) => openingOf(pageWith(book, text));
    for (const event of content.events) expect(at(event.text), event.title).toBeGreaterThan(0);
    for (const { event, outcome, place } of storyOutcomes) {
      // The last words of a scene that needs two pages count.
      const end = squeezed(event.text.replaceAll('*', '')).slice(-20);
      const last = openingOf(book.findIndex(({ text }) => text.includes(end)));
      expect(at(outcome.text), place).toBeGreaterThan(Math.max(last, at(event.text)));
    }
    expect(new Set(content.endings.map(({ text }) => at(text))).size).toBe(content.endings.length);
  });
});

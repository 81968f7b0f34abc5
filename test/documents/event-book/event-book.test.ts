import { beforeAll, describe, expect, it } from 'vitest';
import { type Finished, openWorkshop } from '../../../src/build.ts';
import { dateOf } from '../../../src/language/formats.ts';
import { plainText } from '../../../src/manuscript/block.ts';
import { proseParagraphs } from '../../../src/manuscript/markdown.ts';
import { abbreviationText, type Effect, effectText } from '../../../src/model/effect.ts';
import { type Event, outcomeNames, wholeText } from '../../../src/model/event.ts';
import { totalsText } from '../../../src/model/notation.ts';
import { capitalised } from '../../../src/model/vocabulary.ts';
import { paperNames } from '../../../src/typeset/page/style.ts';
import { openObjects } from '../../pdf/objects.ts';
import { type Bookmark, type ReadPdf, squeezed } from '../../pdf/open-pdf.ts';
import { supplies } from '../../typeset/house.ts';
import {
  asPrinted,
  content,
  loudOf,
  orderOf,
  printAfresh,
  printed,
  sayIn,
  storyOutcomes,
  textOutside,
  trueNumbers,
} from '../workshop.ts';

const { events, endings, chapters, game } = content;
const gainOfChoice = `Gain ${game.words.diceMod.a} of your choice`;
const effectAsPrinted = (effect: Effect) =>
  `(${effect.kind === 'gain-dice-mod' && effect.type === 'choice' ? gainOfChoice : effectText(effect, game.words)})`;
const effectsAsPrinted = (effects: readonly Effect[]) =>
  effects.length === 0 ? 'No Effect' : effects.map(effectAsPrinted).join('');

describe.each(paperNames)('Event Book on %s', (paper) => {
  let book: Finished & { readonly pdf: ReadPdf };
  /** The bookmark of an Event or Ending. */
  const bookmark = (title: string): Bookmark => {
    const found = book.pdf.bookmarks.filter((one) => one.title === title);
    expect(found, title).toHaveLength(1);
    return found[0] as Bookmark;
  };
  /** Pages on which an entry is: from its bookmark to the next one's page. */
  const pagesOf = (title: string): number[] => {
    const { bookmarks, pages } = book.pdf;
    const index = bookmarks.findIndex((one) => one.title === title);
    const from = (bookmarks[index] as Bookmark).to.page;
    const next = bookmarks[index + 1]?.to.page ?? pages.length + 1;
    // The Outcomes of both are on the back of a shared leaf.
    const last = Math.max(next - 1, from % 2 === 1 ? from + 1 : from);
    return range(from, last);
  };
  let texts: readonly string[] = [];
  const textOn = (numbers: readonly number[]) => numbers.map((number) => texts[number - 1] ?? '').join('');
  const eventTitle = (event: { readonly number: number; readonly title: string }) => `${event.number} ${event.title}`;
  const textOfEvent = (event: Event) => textOn(pagesOf(eventTitle(event)));
  /** The last words of an Outcome, and its effects. */
  const endOf = (outcome: (typeof storyOutcomes)[number]['outcome']) =>
    plainText(proseParagraphs(wholeText(outcome)).at(-1)?.text ?? []) + effectsAsPrinted(outcome.effects);
  /** The words at a bookmark, a number of points down. */
  const textAt = (title: string, points: number) => {
    const { to } = bookmark(title);
    const near = book.pdf.pages[to.page - 1]?.runs.filter(({ y }) => y > to.y - 1 && y < to.y + points) ?? [];
    return squeezed(near.map(({ text }) => text).join(' '));
  };
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);

  beforeAll(async () => {
    book = await printed('event-book', paper);
    texts = book.pdf.pages.map(({ text }) => squeezed(text));
  });

  it('is printed without a warning that text does not fit, and has no text outside its pages', () => {
    expect(loudOf(book.diagnostics)).toEqual([]);
    expect(book.pdf.pages.flatMap((page) => textOutside(page, 14))).toEqual([]);
  });

  it('CR-034 CR-043: has each of the 36 Events once, its number and title where its bookmark leads', () => {
    expect(events).toHaveLength(36);
    for (const event of events)
      expect(textAt(eventTitle(event), 90), event.title).toContain(squeezed(`${event.number}${event.title}`));
  });

  it('CR-036 CR-045: tags exactly the six Shops (SHOP)', () => {
    const shops = events.filter(({ kind }) => kind === 'shop');
    expect(shops).toHaveLength(6);
    for (const shop of shops) expect(textOfEvent(shop)).toContain(squeezed(`${shop.title}(SHOP)`));
    const all = textOn(range(1, book.pdf.pages.length));
    // Once more where the book says what a Shop is.
    expect(all.match(/\(SHOP\)/gu)).toHaveLength(7);
  });

  it('CR-041 CR-199: has each of the 11 Endings once, its title where its bookmark leads', () => {
    expect(endings).toHaveLength(11);
    for (const ending of endings) {
      expect(textAt(ending.title, 60)).toContain(squeezed(ending.title));
      expect(textOn(pagesOf(ending.title)), ending.title).toContain(asPrinted(ending.text));
    }
  });

  it('CR-046: prints scene, Outcome Roll and Outcomes of every Event whole', () => {
    const scenes = events.map((event) => ({ event, text: event.text, place: event.title }));
    const outcomes = storyOutcomes.map(({ event, outcome, place }) => ({ event, text: outcome.text, place }));
    for (const { event, text, place } of [...scenes, ...outcomes])
      for (const paragraph of proseParagraphs(text))
        expect(textOfEvent(event), place).toContain(squeezed(plainText(paragraph.text)));
  });

  it('CR-048 CR-049 CR-050: pairs bracketed totals with Outcomes, in the roll and at each Outcome', () => {
    for (const { event, name, place } of storyOutcomes) {
      const totals = squeezed(`[${totalsText(event.outcomeRoll[name])}]`);
      for (const label of [capitalised(name), name.toUpperCase()])
        expect(textOfEvent(event), place).toContain(`${totals}${label}`);
    }
  });

  it('CR-060: ends each Outcome with its effects in parentheses, a minus as U+2212, or says that it has none', () => {
    for (const { event, outcome, place } of storyOutcomes) {
      expect(effectsAsPrinted(outcome.effects)).not.toContain('-');
      expect(textOfEvent(event), place).toContain(squeezed(endOf(outcome)));
    }
  });

  it('prints a mark after the effects of its Outcome, outside their parentheses', () => {
    const named = new Map(content.remarks?.marks.map(({ mark, name }) => [mark, name]));
    const marked = storyOutcomes.filter(({ outcome }) => outcome.mark);
    expect(marked.length).toBeGreaterThanOrEqual(13);
    for (const { event, outcome } of marked)
      expect(textOfEvent(event)).toContain(squeezed(`${endOf(outcome)}Mark: ${named.get(outcome.mark as string)}.`));
  });

  it('CR-042: ends with the remarks, two or three for each Ending, under words that do not name it', () => {
    const { remarks = [] } = content.remarks ?? {};
    const from = bookmark('Remarks').to.page;
    const text = textOn(range(from, book.pdf.pages.length));
    for (const ending of endings) {
      const own = remarks.filter((remark) => remark.ending === ending.title);
      expect([2, 3]).toContain(own.length);
      for (const remark of own) expect(text).toContain(asPrinted(remark.text).slice(0, 30));
      expect(text).not.toContain(squeezed(ending.title));
    }
  });

  it('has a key to every sign that is beside an effect, before its contents', () => {
    const before = bookmark('Contents').to.page;
    const text = textOn(range(1, before - 1));
    const { health, money, core, diceMod } = game.words;
    const mods = game.diceMods.map(({ abbreviation }) => abbreviationText(abbreviation));
    const key = text.slice(text.lastIndexOf(squeezed(`${game.words.effect.many} by their signs`)));
    for (const { notation } of [health, money, core]) expect(key).toContain(squeezed(notation));
    for (const mod of mods) expect(key).toContain(mod);
    for (const words of [gainOfChoice, `Lose ${diceMod.a} of your choice`]) expect(key).toContain(squeezed(words));
  });

  it('CR-120 CR-122: lists what each Shop sells, by number: item, effect, cost', () => {
    for (const event of events) {
      if (event.kind !== 'shop') continue;
      const text = textOfEvent(event);
      for (const [place, { name, effects, cost }] of event.items.entries()) {
        const printedEffects = effects.map(effectAsPrinted).join('');
        expect(text, event.title).toContain(squeezed(`${place + 1}${name}${printedEffects}${cost}`));
      }
    }
  });

  it('CR-038: prints both background chapters whole, in their order, before the Events', () => {
    expect(chapters).toHaveLength(2);
    const first = bookmark(eventTitle(events[0] as (typeof events)[number])).to.page;
    const before = textOn(range(1, first - 1));
    for (const { title, text } of chapters) {
      expect(before).toContain(squeezed(title));
      for (const { text: words } of proseParagraphs(text)) {
        // A paragraph may run over a page, and then a running head is between its lines.
        const all = squeezed(plainText(words));
        expect(before).toContain(all.slice(0, 30));
        expect(before).toContain(all.slice(-30));
      }
    }
  });

  it('has bookmarks for every part, Event and Ending, in the order of the pages', () => {
    const titles = book.pdf.bookmarks.map(({ title }) => title);
    const order = [
      chapters.map(({ title }) => title),
      events.map(eventTitle),
      endings.map(({ title }) => title),
    ].flat();
    expect(titles.filter((title) => order.includes(title))).toEqual(order);
    expect(titles[0]).toBe(`${game.title}: Event Book`);
    expect(titles).toContain('Contents');
    const places = book.pdf.bookmarks.map(({ to }) => to.page * 10_000 + to.y);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('CR-042: names no Outcome in the bookmarks, and no Event title in the contents', () => {
    const contents = book.pdf.pages[bookmark('Contents').to.page - 1]?.text ?? '';
    for (const { title } of [...events, ...endings]) expect(squeezed(contents)).not.toContain(squeezed(title));
    for (const { title } of book.pdf.bookmarks) expect(title).not.toMatch(/\b(Bad|Neutral|Good|Wild)\b/u);
  });

  it('gives true page numbers in the contents and the key to the Endings', () => {
    const labelled = ['Contents', 'Endings'].map((title) => book.pdf.pages[bookmark(title).to.page - 1]);
    const followed = labelled.reduce((sum, page) => sum + trueNumbers(book.pdf, page), 0);
    // 36 cells of the grid, how to use it, two chapters, the map, Late, Events, Endings, Remarks, Runs; 11 Endings.
    expect(followed).toBe(36 + chapters.length + 7 + endings.length);
    const text = squeezed(labelled[0]?.text ?? '');
    for (const title of ['How to use this book', 'Map']) expect(text).toContain(squeezed(title));
  });

  it('leads each number of the grid to its own Event', () => {
    const page = book.pdf.pages[bookmark('Contents').to.page - 1];
    const grid = page?.links.slice(-36) ?? [];
    const where = events.map((event) => bookmark(eventTitle(event)).to);
    const near = ({ page, y }: Bookmark['to']) => [page, Math.round(y)];
    expect(grid.map(({ to }) => near(to))).toEqual(where.map(near));
  });

  it('shows the numbers of the Events on a page in its running head', () => {
    const numbersOn = new Map<number, number[]>();
    for (const event of events)
      for (const page of pagesOf(eventTitle(event)))
        numbersOn.set(page, [...(numbersOn.get(page) ?? []), event.number]);
    const firstEnding = bookmark('Endings').to.page;
    for (const [page, numbers] of numbersOn) {
      const { runs = [], text = '' } = book.pdf.pages[page - 1] ?? {};
      if (page >= firstEnding) continue;
      const heads = runs.filter(({ y, size }) => y < 48 && size > 15);
      const head = squeezed(heads.map(({ text }) => text).join(''));
      // Pictures are between entries.
      if (head === '') expect(squeezed(text).replace(/\d+/u, ''), `page ${page}`).toBe('Events');
      else expect(head, `page ${page}`).toBe(numbers.join('\u00B7'));
    }
  });

  it('CR-047: turns one page inside an Event, between its scene on a right-hand page and its Outcomes', () => {
    for (const event of events) {
      const { page } = bookmark(eventTitle(event)).to;
      expect(page % 2, `${event.title} begins on a right-hand page`).toBe(1);
      if (event.kind === 'shop') continue;
      const [front, back] = [page, page + 1].map((number) => textOn([number]));
      expect(front).toContain(asPrinted(event.text).slice(-30));
      for (const name of outcomeNames) expect(front).not.toContain(asPrinted(event.outcomes[name].text).slice(0, 40));
      expect(back).toContain(asPrinted(event.outcomes.bad.text).slice(0, 40));
    }
  });

  it('closes with a back cover, the back of a leaf: what it is and of which edition, no part of the story', () => {
    const text = textOn([book.pdf.pages.length]);
    expect(book.pdf.pages.length % 2).toBe(0);
    const date = dateOf(sayIn(content), game.edition.date);
    for (const words of [`${game.title}: ${game.words.eventBook.one}`, game.subtitle, game.edition.name, date])
      expect(text).toContain(squeezed(words));
    expect(text.length).toBeLessThan(250);
  });

  it('embeds every font as a subset, and only those of the house', () => {
    const objects = openObjects(book.bytes);
    const fonts = Array.from({ length: objects.count - 1 }, (_, at) => objects.dictionary({ ref: at + 1 })).filter(
      (one) => one.get('Type') === '/FontDescriptor',
    );
    const names = fonts.map((font) => String(font.get('FontName')).slice(1));
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) expect(name).toMatch(/^[A-Z]{6}\+(SourceSerif4|BarlowCondensed)/u);
    expect(new Set(names).size).toBe(names.length);
    for (const font of fonts) expect(objects.stream(font.get('FontFile2')).length).toBeGreaterThan(1000);
    expect(book.bytes.length).toBeLessThan(620_000);
  });

  it('prints no question mark in place of a character the fonts lack', () => {
    const asked = (text: string) => (text.match(/\?/gu) ?? []).length;
    const written = [
      ...[...events, ...endings, ...chapters].flatMap(({ title, text }) => [title, text]),
      ...[...events, ...endings].map(({ late = '' }) => late),
      ...events.flatMap((one) => [...(one.kind === 'shop' ? one.items.map(({ name }) => name) : [])]),
      ...storyOutcomes.map(({ outcome }) => outcome.text),
      ...(content.remarks?.remarks.map(({ text }) => text) ?? []),
    ].join('\n');
    const first = bookmark((chapters[0] as (typeof chapters)[number]).title).to.page;
    expect(asked(textOn(range(first, book.pdf.pages.length)))).toBe(asked(written));
  });
});

it('is the same, byte for byte, from a workshop that printed before and from a new one', () => {
  const order = orderOf('event-book', 'a5');
  const fresh = openWorkshop('en-GB', supplies).print(order);
  expect(Buffer.compare(fresh.bytes, printAfresh('event-book', 'a5').bytes)).toBe(0);
});

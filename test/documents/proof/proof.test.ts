import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { areaHeight } from '../../../src/documents/book/book.ts';
import { bestWays, perThrow, proofOdds } from '../../../src/documents/proof/odds.ts';
import { proofLeaves } from '../../../src/documents/proof/pages.ts';
import { placesIn, seenIn } from '../../../src/documents/proof/places.ts';
import { type ProofSheet, proofSheet } from '../../../src/documents/proof/sheet.ts';
import { lintContent } from '../../../src/lint/lint.ts';
import { countWords } from '../../../src/lint/words.ts';
import { loadContent } from '../../../src/load/game/load.ts';
import type { ProseStyle } from '../../../src/load/game/style.ts';
import { parseYaml } from '../../../src/load/yaml.ts';
import { plainText } from '../../../src/manuscript/block.ts';
import { proseParagraphs } from '../../../src/manuscript/markdown.ts';
import type { Content } from '../../../src/model/content.ts';
import type { Effect } from '../../../src/model/effect.ts';
import { type Entry, spanIn } from '../../../src/model/entry.ts';
import { outcomeNames, type StoryEvent } from '../../../src/model/event.ts';
import { emptyMark } from '../../../src/typeset/page/page.ts';
import { paperNames, styleFor } from '../../../src/typeset/page/style.ts';
import { golem, standIns, withGame } from '../../load/game/game-directory.ts';
import { type ReadPdf, squeezed } from '../../pdf/open-pdf.ts';
import { typesetter } from '../../typeset/house.ts';
import { composed, content, inkBox, print, printed, textOf, textOutside } from '../workshop.ts';

/** Faults that the lint is known to find, in a book of which no other text is linted. */
const faulty = standIns[golem].replace(
  /^text: .*$/mu,
  `text: |
  It is a testament to *rust*. The foot of the golem is as wide as a door and has been in the air for
  eleven years.

  This is a testament to nothing.`,
);

const style: ProseStyle = {
  sizes: { 'half-event': { from: 10, to: 20 }, 'half-outcome': { from: 3, to: 4 } },
  run: 5,
  banned: ['a testament to'],
  once: [],
  words: [],
  off: ['sizes', 'runs', 'openings', 'marks'],
  canon: '',
};

const broken = withGame((game) => loadContent(game.write(golem, faulty).path).content as Content);
const remarks = lintContent(broken, { style });
const lint = { remarks, sizes: style.sizes };

/** The text of the pages from one bookmark to the next of its level. */
function textFrom({ bookmarks, pages }: ReadPdf, title: string): string {
  const index = bookmarks.findIndex((one) => one.title === title);
  const from = bookmarks[index]?.to.page ?? 0;
  const next = bookmarks.slice(index + 1).find(({ to }) => to.page > from)?.to.page ?? pages.length + 1;
  return pages
    .slice(from - 1, next - 1)
    .map(({ text }) => text)
    .join('\n');
}

/** Numbers right of a run with this text, on its line. */
function numbersBeside({ pages }: ReadPdf, page: number, name: string): number[] {
  const runs = pages[page - 1]?.runs ?? [];
  const heads = runs.filter(({ text }) => text === name);
  return heads.flatMap(({ x, y }) =>
    runs
      .filter((run) => Math.abs(run.y - y) < 0.6 && run.x > x && /^\d+$/u.test(run.text))
      .map(({ text }) => Number(text)),
  );
}

describe.each(paperNames)('the proof on %s', async (paper) => {
  const { pdf, complaints } = await printed('proof', paper, content, { lint: { remarks: [], sizes: {} } });

  it('has every title and every word of every text', () => {
    expect(complaints).toEqual([]);
    for (const event of content.events) {
      const text = squeezed(textFrom(pdf, `${event.number} ${event.title}`));
      const pieces = event.kind === 'event' ? [event, ...outcomeNames.map((name) => event.outcomes[name])] : [event];
      for (const word of pieces.flatMap((piece) => piece.text.match(/\p{L}{4,}/gu) ?? [])) expect(text).toContain(word);
      expect(text).toContain(squeezed(event.title));
    }
    for (const { title } of [...content.endings, ...content.chapters])
      expect(squeezed(textFrom(pdf, title))).toContain(squeezed(title));
  });
  it('shares 36 throws among the Outcomes of every Event, without a DiceMod and with the best', () => {
    for (const event of content.events) {
      if (event.kind === 'shop') continue;
      const page = pdf.bookmarks.find(({ title }) => title === `${event.number} ${event.title}`)?.to.page ?? 0;
      const rows = ['Bad', 'Neutral', 'Good', 'Wild'].map((name) => numbersBeside(pdf, page, name));
      for (const column of [0, 1]) expect(rows.reduce((sum, row) => sum + (row[column] ?? Number.NaN), 0)).toBe(36);
    }
  });
  it('keeps its text on the page, and its lines', () => {
    for (const page of pdf.pages) expect(textOutside(page, 16)).toEqual([]);
    for (const { marks, width, height } of composed('proof', paper, broken, { lint }))
      for (const [left, top, right, bottom] of marks.flatMap((mark) =>
        [inkBox(mark)].filter((box) => box !== undefined),
      )) {
        expect(Math.min(left, top)).toBeGreaterThan(16);
        expect(right).toBeLessThan(width - 24);
        expect(bottom).toBeLessThan(height - 24);
      }
  });
  it('counts the words of every piece', () => {
    for (const event of content.events) {
      const text = textFrom(pdf, `${event.number} ${event.title}`).replace(/\s+/gu, ' ');
      const pieces = event.kind === 'event' ? [event, ...outcomeNames.map((name) => event.outcomes[name])] : [event];
      for (const piece of pieces) expect(text).toContain(`${countWords(piece.text)} words`);
      expect(text).toContain(`${pieces.reduce((sum, piece) => sum + countWords(piece.text), 0)} words in all`);
    }
  });
  it('marks what the lint finds, level with it, and what is too short or too long', async () => {
    expect(remarks.map(({ code }) => code)).toEqual(['CR504', 'CR504']);
    const { pdf: marked } = await printed('proof', paper, broken, { lint });
    const text = textFrom(marked, '11 Corroded Golem').replace(/\s+/gu, ' ');
    expect(text).toContain('1 CR504 banned phrase: a testament to');
    expect(text).toContain('2 CR504 banned phrase: a testament to');
    expect(text).toContain('32 words (10–20), 12 over');
    expect(text).toContain('2 words (3–4), 1 short');
    const { runs } = marked.pages.find((page) => page.text.includes('CR504')) ?? { runs: [] };
    const note = runs.find(({ text: run }) => run.includes('CR504'));
    const words = runs.filter(({ text: run, x }) => /testament/u.test(run) && x < (note?.x ?? 0))[0];
    expect(Math.abs((note?.y ?? 0) - (words?.y ?? 99))).toBeLessThan(1);
  });
});

describe('a proof', () => {
  it('is the same file for the same content and remarks', async () => {
    const [one, two] = [await print('proof', 'a4', broken, { lint }), await print('proof', 'a4', broken, { lint })];
    expect(one.bytes.equals(two.bytes)).toBe(true);
  });
  it('underlines the words a remark speaks of, and no others', () => {
    const page = composed('proof', 'a4', broken, { lint }).find(({ marks }) =>
      marks.some((mark) => mark.kind === 'text' && textOf(mark).includes('CR504')),
    );
    const waves = page?.marks.filter((mark) => mark.kind === 'path' && mark.round);
    const lines = page?.marks.filter((mark) => mark.kind === 'text' && mark.face === 'serif') ?? [];
    const box = (mark: NonNullable<typeof page>['marks'][number] | undefined) => (mark && inkBox(mark)) ?? [0, 0, 0, 0];
    const wave = box(waves?.[0]);
    const line = lines.find((mark) => mark.kind === 'text' && textOf(mark).startsWith('It is'));
    const [left, , right] = box(line);
    expect(waves).toHaveLength(2);
    // "a testament to " is 15 of the 21 letters before the emphasis.
    expect(wave[0]).toBeGreaterThan(left + 15);
    expect(wave[0]).toBeLessThan(left + 30);
    expect(wave[2]).toBeLessThanOrEqual(right + 1);
  });
  it('names what belongs to no text on its second page', async () => {
    const game = content.sources.find(({ path }) => path.endsWith('game.yaml'));
    const stray: Diagnostic = {
      severity: 'warning',
      code: 'CR508',
      message: 'said of the game',
      span: { source: game ?? { path: '', text: '' }, start: 0, end: 5 },
    };
    const { pdf } = await printed('proof', 'a5', content, { lint: { remarks: [stray], sizes: {} } });
    expect(pdf.pages[1]?.text.replace(/\s+/gu, ' ')).toContain('CR508 game.yaml, line 1: said of the game');
  });
  it.each(paperNames)('has room for a hundred remarks on one line on %s, or says how many are left out', (paper) => {
    const [first] = remarks as [Diagnostic, ...Diagnostic[]];
    const many = Array.from({ length: 100 }, (_, index) => ({
      ...first,
      message: `remark ${index} ${'on and on '.repeat(6)}`,
    }));
    const pages = composed('proof', paper, broken, { lint: { remarks: many, sizes: {} } });
    const texts = pages.flatMap(({ marks }) => marks.filter((mark) => mark.kind === 'text').map(textOf));
    const left = Number(/and (\d+) more on this page/u.exec(texts.join('\n'))?.[1]);
    expect(texts.filter((text) => /^\d+ CR504/u.test(text))).toHaveLength(100 - left);
    const { bottom } = styleFor(paper);
    for (const { marks } of pages) for (const mark of marks) expect(inkBox(mark)?.[3] ?? 0).toBeLessThan(bottom + 2);
  });
  it('knows a last page of a few lines, and has closer lines to make room for them', () => {
    const [wide, close] = [false, true].map((isClose) => proofSheet(styleFor('a4'), typesetter, isClose));
    const pages = (sheet: ProofSheet, lines: number) => {
      const row = {
        height: sheet.leading,
        baseline: 10,
        marks: [emptyMark({ role: 'paragraph' })],
        letters: [],
        notes: [],
      };
      const { leaves, endsEarly } = proofLeaves(Array(lines).fill(row), sheet, areaHeight(sheet.style), {});
      return [leaves.length, endsEarly];
    };
    expect([40, 45, 60].map((lines) => pages(wide as ProofSheet, lines))).toEqual([
      [1, false],
      [2, true],
      [2, false],
    ]);
    expect(pages(close as ProofSheet, 45)).toEqual([1, false]);
  });
  it('breaks words that no column is wide enough for', async () => {
    const [event] = content.events;
    const long = 'bottomlessshafts'.repeat(12);
    const changed = content.events.map((one) =>
      one === event ? { ...one, title: long, text: `${long} ${long}` } : one,
    );
    const { pdf } = await printed(
      'proof',
      'half-letter',
      { ...content, events: changed },
      { lint: { remarks: [], sizes: {} } },
    );
    for (const page of pdf.pages) expect(textOutside(page, 16)).toEqual([]);
  });
});

type Text = Entry & { readonly text: string };

describe('the odds of a proof', () => {
  const odds = proofOdds(content);
  const events = content.events.filter((event): event is StoryEvent => event.kind === 'event');
  const sum = (effects: readonly Effect[], of: (effect: Effect) => number) =>
    effects.reduce((all, effect) => all + of(effect), 0);
  const changes = {
    health: (effect: Effect) => (effect.kind === 'health' ? effect.change : 0),
    credits: (effect: Effect) => (effect.kind === 'money' ? effect.change : 0),
    cores: (effect: Effect) => (effect.kind === 'core' ? effect.change : 0),
    mods: (effect: Effect) => (effect.kind === 'gain-dice-mod' ? 1 : effect.kind === 'lose-dice-mod' ? -1 : 0),
  };

  it.each(events)('are what the effects of $number say, unbounded', (event) => {
    const counted = odds(event);
    const cases = [
      { ways: counted.ways, total: counted.plain },
      ...(counted.bestMod === undefined
        ? []
        : [{ ways: bestWays(counted), total: counted.withMod[counted.bestMod] ?? counted.plain }]),
    ];
    for (const { ways, total } of cases)
      for (const key of ['health', 'credits', 'cores', 'mods'] as const)
        expect(total[key]).toBe(
          outcomeNames.reduce((all, name) => all + ways[name] * sum(event.outcomes[name].effects, changes[key]), 0),
        );
    expect(counted.best === undefined).toBe(counted.bestMod === undefined);
  });
  it('are printed with a sign and two decimals', () => {
    expect([0, 36, -18, 1].map(perThrow)).toEqual(['0', '+1.00', '\u22120.50', '+0.03']);
  });
});

describe('places', () => {
  it('lead from every printed character to itself in the file', () => {
    const events = content.events.flatMap((event): readonly Text[] =>
      event.kind === 'event' ? [event, ...outcomeNames.map((name) => event.outcomes[name])] : [event],
    );
    const pieces = [...content.chapters, ...events, ...content.endings];
    for (const piece of pieces) {
      const text = proseParagraphs(piece.text)
        .map((paragraph) => plainText(paragraph.text))
        .join(' ');
      const span = spanIn(piece, 'text');
      const places = placesIn(text, span);
      expect(places?.map((place) => span.source.text[place]).join('')).toBe(seenIn(text).join(''));
    }
  });
  it.each([
    ['a: |\n  one *two*\n\n  three\n', 'one two three', 'ot'],
    ['a: "one \\"two\\" three"\n', 'one "two" three', 'o"'],
    ["a: 'it''s'\n", "it's", "i'"],
    ['a: >-\n  one\n  two\n', 'one two', 'ot'],
  ])('are found in %j', (yaml, text) => {
    const { tree } = parseYaml({ path: 'x.yaml', text: yaml });
    const span = tree?.spanOf(['a']);
    const places = span && placesIn(text, span);
    expect(places?.map((place) => yaml[place]).join('')).toBe(seenIn(text).join(''));
  });
  it('are not guessed where the file has other characters', () => {
    const source = { path: 'x.yaml', text: 'a: "caf\\u00e9"\n' };
    const { tree } = parseYaml(source);
    expect(placesIn('café', tree?.spanOf(['a']) ?? { source, start: 0, end: 0 })).toBeUndefined();
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Finished } from '../../../src/build.ts';
import { canonicalSeed } from '../../../src/dice/canonical-seed.ts';
import { deal } from '../../../src/game/deal.ts';
import { withoutEscapes } from '../../../src/manuscript/escapes.ts';
import type { Content } from '../../../src/model/content.ts';
import { abbreviationText } from '../../../src/model/effect.ts';
import { adjacency } from '../../../src/model/hex.ts';
import type { Mark } from '../../../src/typeset/page/page.ts';
import { type PaperName, paperNames } from '../../../src/typeset/page/style.ts';
import type { ReadPdf } from '../../pdf/open-pdf.ts';
import { composed, content, inkBox, printed, textOf, textOutside } from '../workshop.ts';
import { type DrawnSector, diamonds, drawnSectors, isText } from './sheet-map.ts';

const { game, board } = content;
const tenMillimetres = 72 / 2.54;

const words = (marks: readonly Mark[]): string[] => marks.filter(isText).map(textOf);
const count = (marks: readonly Mark[], word: string): number => words(marks).filter((one) => one === word).length;

/** The hexagon that bears a Sector's id. */
function sectorNamed(sectors: readonly DrawnSector[], id: string): DrawnSector {
  const found = sectors.filter(({ texts }) => texts.some((mark) => textOf(mark) === id));
  expect(found, id).toHaveLength(1);
  return found[0] as DrawnSector;
}

/** Ink nearer to the edge than a margin, on the paper itself and on the narrowest and lowest of both its sizes. */
function inkOutside(marks: readonly Mark[], width: number, height: number, margin: number): string[] {
  return marks.flatMap((mark) => {
    const box = inkBox(mark);
    if (!box) return [];
    const [left, top, right, bottom] = box;
    const out = left < margin - 1 || top < margin - 1 || right > width - margin + 1 || bottom > height - margin + 1;
    return out ? [`${mark.kind === 'text' ? textOf(mark) : mark.kind} ${box.map(Math.round)}`] : [];
  });
}

describe.each(paperNames)('Tracking Sheet on %s', (paper: PaperName) => {
  let sheet: Finished & { readonly pdf: ReadPdf };
  let marks: readonly Mark[];
  let size: { width: number; height: number };
  beforeAll(async () => {
    sheet = await printed('tracking-sheet', paper);
    const [page] = composed('tracking-sheet', paper);
    marks = page?.marks ?? [];
    size = { width: page?.width ?? 0, height: page?.height ?? 0 };
  });

  it('is exactly one page, of the paper it is for', () => {
    expect(sheet.pdf.pages).toHaveLength(1);
    expect(sheet.pdf.pages[0]?.width).toBeCloseTo(size.width, 1);
    expect(sheet.pdf.pages[0]?.height).toBeCloseTo(size.height, 1);
    expect(sheet.complaints).toEqual([]);
  });

  it.each(['HEALTH POINTS', 'CRYPTOCREDITS', 'CORES', 'DICE MODS', 'RISE CITY: INDUSTRIAL DISTRICT', 'LOG'])(
    'CR-010 CR-014 CR-017 CR-019 CR-023 CR-027: has a section %s',
    (title) => {
      expect(count(marks, title)).toBe(1);
      expect(sheet.pdf.pages[0]?.runs.filter(({ text }) => text === title)).toHaveLength(1);
    },
  );

  it('CR-017: has the LOG at the bottom, with lines to write on', () => {
    const log = marks.filter(isText).find((mark) => textOf(mark) === 'LOG');
    const below = marks.filter((mark) => (inkBox(mark)?.[1] ?? 0) > (log?.y ?? 0));
    expect(below.length).toBeGreaterThanOrEqual(4);
    for (const mark of below) expect(mark.kind).toBe('path');
  });

  it('CR-019 CR-022: has a row of five diamonds for cores', () => {
    const row = diamonds(marks);
    expect(row).toHaveLength(game.coreDiamonds);
    expect(game.coreDiamonds).toBe(5);
    expect(new Set(row.map(([, top]) => Math.round(top * 100))).size).toBe(1);
    for (const [index, one] of row.slice(1).entries()) expect(one[0]).toBeGreaterThan((row[index] as typeof one)[2]);
  });

  it.each(game.diceMods)('CR-023 CR-079 CR-084: shows $abbreviation $count times', ({ abbreviation, count: shown }) => {
    expect(count(marks, abbreviationText(abbreviation))).toBe(shown);
    const runs = sheet.pdf.pages[0]?.text.split(/[\s]+/u) ?? [];
    expect(runs.filter((text) => text === abbreviationText(abbreviation))).toHaveLength(shown);
  });

  it('CR-023: leaves room for a circle round each abbreviation', () => {
    const shown = new Set(game.diceMods.map(({ abbreviation }) => abbreviationText(abbreviation)));
    const places = marks.filter(isText).filter((mark) => shown.has(textOf(mark)));
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1)) {
        const [a, b] = [inkBox(one) ?? [], inkBox(other) ?? []];
        const gap = Math.max(
          ...[0, 1].map((axis) =>
            Math.max((a[axis] as number) - (b[axis + 2] as number), (b[axis] as number) - (a[axis + 2] as number)),
          ),
        );
        expect(gap, `${textOf(one)} and ${textOf(other)}`).toBeGreaterThan(2);
      }
  });

  it('CR-028 CR-029 CR-031: draws every Sector as a hexagon with one square and one line, both empty', () => {
    const sectors = drawnSectors(marks);
    expect(sectors).toHaveLength(board.sectors.length);
    expect(board.sectors).toHaveLength(19);
    for (const { id } of board.sectors) {
      const sector = sectorNamed(sectors, id);
      expect(sector.squares, id).toHaveLength(1);
      expect(sector.lines, id).toHaveLength(1);
      expect([sector.inSquare, sector.onLine], id).toEqual(['', '']);
    }
  });

  it('CR-032 CR-033 CR-176 CR-195 CR-196 CR-198: labels START at the top, GOAL at the bottom, ESCAPE on both sides', () => {
    const sectors = drawnSectors(marks);
    const labelled = (label: string) => sectors.filter(({ texts }) => texts.some((mark) => textOf(mark) === label));
    const [start, goal, escapes] = [labelled('START'), labelled('GOAL'), labelled('ESCAPE')];
    expect([start.length, goal.length, escapes.length]).toEqual([1, 1, 2]);
    expect([count(marks, 'START'), count(marks, 'GOAL'), count(marks, 'ESCAPE')]).toEqual([1, 1, 2]);
    const others = (kept: readonly DrawnSector[]) => sectors.filter((sector) => !kept.includes(sector));
    for (const { y } of others(start)) expect(y).toBeGreaterThan(start[0]?.y as number);
    for (const { y } of others(goal)) expect(y).toBeLessThan(goal[0]?.y as number);
    const xs = escapes.map(({ x }) => Math.round(x));
    expect(Math.min(...xs)).toBe(Math.min(...sectors.map(({ x }) => Math.round(x))));
    expect(Math.max(...xs)).toBe(Math.max(...sectors.map(({ x }) => Math.round(x))));
  });

  it('CR-136: draws neighbours side by side, and nobody else', () => {
    const sectors = drawnSectors(marks);
    const next = adjacency(board.sectors);
    const place = new Map(board.sectors.map(({ id }) => [id, sectorNamed(sectors, id)]));
    const distance = (a: string, b: string) => {
      const [from, to] = [place.get(a) as DrawnSector, place.get(b) as DrawnSector];
      return Math.hypot(from.x - to.x, from.y - to.y);
    };
    const [first] = board.sectors;
    const step = Math.min(...board.sectors.slice(1).map(({ id }) => distance(first?.id ?? '', id)));
    for (const { id } of board.sectors) {
      const near = board.sectors.filter((other) => other.id !== id && distance(id, other.id) < step * 1.2);
      expect(near.map((other) => other.id).sort()).toEqual([...(next.get(id) ?? [])].sort());
    }
  });

  it('keeps 10 mm clear on every side, also of the other paper of its size', () => {
    expect(inkOutside(marks, size.width, size.height, tenMillimetres)).toEqual([]);
    expect(sheet.pdf.pages.flatMap((page) => textOutside(page, tenMillimetres - 1))).toEqual([]);
    // The sheet stands in the middle: it may be no larger than the intersection of both papers.
    const full = paper === 'a4' || paper === 'letter';
    const common = full ? { width: 595.28, height: 792 } : { width: 396, height: 595.28 };
    const [dx, dy] = [(size.width - common.width) / 2, (size.height - common.height) / 2];
    const shifted = marks.flatMap((mark) => {
      const box = inkBox(mark);
      return box ? [[box[0] - dx, box[1] - dy, box[2] - dx, box[3] - dy] as const] : [];
    });
    for (const [left, top, right, bottom] of shifted) {
      expect(left).toBeGreaterThan(tenMillimetres - 1);
      expect(top).toBeGreaterThan(tenMillimetres - 1);
      expect(right).toBeLessThan(common.width - tenMillimetres + 1);
      expect(bottom).toBeLessThan(common.height - tenMillimetres + 1);
    }
  });

  it('sets no text over other text', () => {
    const texts = marks
      .filter(isText)
      .map((mark) => [textOf(mark), inkBox({ ...mark, size: mark.size * 0.7 }) as readonly number[]] as const);
    for (const [index, [word, a]] of texts.entries())
      for (const [other, b] of texts.slice(index + 1)) {
        const apart = [0, 1].some(
          (axis) =>
            (a[axis] as number) >= (b[axis + 2] as number) - 0.5 ||
            (b[axis] as number) >= (a[axis + 2] as number) - 0.5,
        );
        expect(apart, `${word} and ${other}`).toBe(true);
      }
  });
});

describe('Tracking Sheet', () => {
  const changed = (change: Partial<Content['game']>): Mark[] =>
    composed('tracking-sheet', 'a4', { ...content, game: { ...game, ...change } }).flatMap((page) => [...page.marks]);

  it('takes its counts from content', () => {
    const fewer = changed({
      coreDiamonds: 3,
      diceMods: game.diceMods.map((mod) => (mod.abbreviation === 'RE' ? { ...mod, count: 7 } : mod)),
      labels: { ...game.labels, escape: 'WAY OUT' },
    });
    expect(diamonds(fewer)).toHaveLength(3);
    expect(count(fewer, 'RE')).toBe(7);
    expect([count(fewer, 'WAY OUT'), count(fewer, 'ESCAPE')]).toEqual([2, 0]);
  });
});

describe.each(paperNames)('Run sheet on %s', (paper: PaperName) => {
  const dealt = deal(content, 'rusty-crane-ledger', 'normal');
  const normal = game.difficulties.find(({ id }) => id === 'normal');
  let sheet: Finished & { readonly pdf: ReadPdf };
  let marks: readonly Mark[];
  beforeAll(async () => {
    sheet = await printed('run-sheet', paper, content, { deals: [dealt] });
    marks = composed('run-sheet', paper, content, { deals: [dealt] })[0]?.marks ?? [];
  });

  it('names its seed and its difficulty', () => {
    const text = sheet.pdf.pages[0]?.text.replace(/\s+/gu, ' ') ?? '';
    expect(text).toContain('seed rusty-crane-ledger');
    expect(text).toContain('NORMAL');
    expect(sheet.pdf.info.Title).toContain('rusty-crane-ledger');
    expect(sheet.pdf.bookmarks.map(({ title }) => title)).toEqual(['Run rusty-crane-ledger']);
  });

  it('CR-165 CR-166 CR-167 CR-168: fills in the starting values', () => {
    for (const value of [normal?.health, normal?.maximumHealth, normal?.money])
      expect(words(marks)).toContain(String(value));
    expect(words(marks)).toContain(`start with ${normal?.startingDiceMods} of your choice`);
  });

  it('CR-152 CR-153: writes each Sector Number in its square and each Event Number on its line', () => {
    const sectors = drawnSectors(marks);
    for (const { id, sectorNumber, eventNumber } of dealt.sectors) {
      const sector = sectorNamed(sectors, id);
      expect([sector.inSquare, sector.onLine], id).toEqual([String(sectorNumber), String(eventNumber)]);
    }
  });

  it('CR-107 CR-113: lists spare numbers in the order to use them, each in a cell of its own', () => {
    const behind = (title: string) => {
      const head = marks.filter(isText).find((mark) => textOf(mark) === title);
      expect(head, title).toBeDefined();
      return marks
        .filter(isText)
        .filter((mark) => mark !== head && Math.abs(mark.y - (head?.y ?? 0)) < 4 && mark.x > (head?.x ?? 0))
        .sort((a, b) => a.x - b.x)
        .map((mark) => Number(textOf(mark)));
    };
    expect(behind('SPARE EVENTS, FOR RE')).toEqual(dealt.reserves.eventNumbers);
    expect(behind('SPARE SECTORS, FOR RS')).toEqual(dealt.reserves.sectorNumbers);
  });

  it('CR-042 CR-119: does not give the Shops away', () => {
    expect(
      dealt.sectors.some(({ eventNumber }) =>
        content.events.some((one) => one.kind === 'shop' && one.number === eventNumber),
      ),
    ).toBe(true);
    expect(sheet.pdf.pages[0]?.text).not.toMatch(/shop/iu);
    expect(words(marks).filter((word) => /\bS\b/u.test(word))).toEqual([]);
    // Numbers of Shops look like all others.
    const numbers = new Set(content.events.map(({ number }) => String(number)));
    const looks = marks.filter(isText).filter(
      (mark) =>
        numbers.has(textOf(mark)) &&
        mark.size ===
          Math.max(
            ...marks
              .filter(isText)
              .filter((one) => numbers.has(textOf(one)))
              .map(({ size }) => size),
          ),
    );
    expect(new Set(looks.map(({ face, size, colour }) => JSON.stringify([face, size, colour]))).size).toBe(1);
  });

  it('keeps 10 mm clear and is one page a deal', async () => {
    const [page] = composed('run-sheet', paper, content, { deals: [dealt] });
    expect(inkOutside(marks, page?.width ?? 0, page?.height ?? 0, tenMillimetres)).toEqual([]);
    const deals = ['a', 'b', 'c'].map((seed) => deal(content, seed, 'easy'));
    expect((await printed('run-sheet', paper, content, { deals })).pdf.pages).toHaveLength(3);
  });

  it.each([
    { name: 'none', seed: '', expected: '(no text)' },
    { name: 'characters the fonts lack', seed: '北🎲', expected: 'seed \\u{5317 1F3B2}' },
    { name: 'markup', seed: '{{seed}} *a* <b> \\ "', expected: 'seed {{seed}} *a* <b> \\ "' },
    { name: 'what looks like a code', seed: '\\u{41}', expected: 'seed \\u{005C}u{41}' },
    { name: 'another direction', seed: '\u202Eשלום', expected: 'seed \\u{202E 05E9 05DC 05D5 05DD}' },
    { name: 'an accent of its own', seed: 'q\u0301', expected: 'seed q\\u{0301}' },
  ])('prints any seed on its line: $name', async ({ seed, expected }) => {
    const deals = [deal(content, seed, 'hard')];
    const { pdf } = await printed('run-sheet', paper, content, { deals });
    expect(pdf.pages[0]?.text).toContain(expected);
    expect(pdf.pages.flatMap((page) => textOutside(page, tenMillimetres - 1))).toEqual([]);
    const [page] = composed('run-sheet', paper, content, { deals });
    expect(inkOutside(page?.marks ?? [], page?.width ?? 0, page?.height ?? 0, tenMillimetres)).toEqual([]);
  });

  it.each([
    'x'.repeat(200),
    'W'.repeat(200),
    `${'The quick brown fox jumps over the lazy dog. '.repeat(4)}\u{41}`.slice(0, 200),
    '\\ '.repeat(100).trim(),
    '🎲'.repeat(200),
    'Привет, друзья! '.repeat(12).trim(),
    'שלום עולם '.repeat(20).trim(),
    'a\u0301\u200D'.repeat(66),
    '\\u{41} '.repeat(28).trim(),
  ])('prints a seed of up to 200 characters whole, so that it can be typed again: %s', (seed) => {
    const deals = [deal(content, seed, 'hard')];
    const [page] = composed('run-sheet', paper, content, { deals });
    expect(inkOutside(page?.marks ?? [], page?.width ?? 0, page?.height ?? 0, tenMillimetres)).toEqual([]);
    // Nothing else on a sheet is set in the serif.
    const serif = (page?.marks ?? []).filter(isText).filter(({ face }) => face.startsWith('serif'));
    const lines = [...new Set(serif.map(({ y }) => y))].map((y) => words(serif.filter((one) => one.y === y)).join(' '));
    // As a reader would: lines are joined by a space, or by nothing where one ends in a backslash.
    const typed = lines
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\\\n/gu, '')
      .replaceAll('\n', ' ');
    expect(typed.startsWith('seed ')).toBe(true);
    expect(canonicalSeed(withoutEscapes(typed.slice(5)))).toBe(canonicalSeed(seed));
  });

  it('prints no other line where no seed is long, and all sheets of a file alike where one is', () => {
    const some = ['a', 'x'.repeat(200)].map((seed) => deal(content, seed, 'hard'));
    const pages = composed('run-sheet', paper, content, { deals: some });
    const log = pages.map(({ marks: all }) => all.filter(isText).find((mark) => textOf(mark) === 'LOG'));
    expect(log[0]?.y).toBe(log[1]?.y);
  });
});

describe('Run sheet', () => {
  it('CR-161: shows Easy without a Health maximum', () => {
    const [page] = composed('run-sheet', 'a4', content, { deals: [deal(content, 'x', 'easy')] });
    expect(words(page?.marks ?? [])).toContain('\u2013');
    expect(words(page?.marks ?? [])).not.toContain('Infinity');
  });
  it('cannot be made without a deal', async () => {
    await expect(printed('run-sheet', 'a4')).rejects.toThrow('deal');
  });
  it('is the same, byte for byte, when printed twice', async () => {
    const more = { deals: [deal(content, 'x', 'easy')] };
    const first = await printed('run-sheet', 'a4', content, more);
    expect((await printed('run-sheet', 'a4', content, more)).bytes.equals(first.bytes)).toBe(true);
  });
});

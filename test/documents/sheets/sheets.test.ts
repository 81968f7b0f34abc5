import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrCode } from '../../../src/documents/figures/qr-code.ts';
import { type Challenge, challenge } from '../../../src/game/challenge.ts';
import { abbreviationText } from '../../../src/model/effect.ts';
import { eventNumbers } from '../../../src/model/event.ts';
import { adjacency } from '../../../src/model/hex.ts';
import type { GridMark, Mark, Page } from '../../../src/typeset/page/page.ts';
import { stampMarks } from '../../../src/typeset/page/stamp.ts';
import { type PaperName, paperNames } from '../../../src/typeset/page/style.ts';
import type { ReadPage } from '../../pdf/open-pdf.ts';
import { openChallenge as deal } from '../open-challenge.ts';
import { composed, content, inkBox, printAfresh, printed, textOf, textOutside, typeset } from '../workshop.ts';
import {
  type Box,
  type DrawnSector,
  diamonds,
  drawnSectors,
  gapBetween,
  inkOutside,
  innerMargin,
  isText,
  tenMillimetres,
  textsOverText,
} from './sheet-map.ts';

const { game, board } = content;

const words = (marks: readonly Mark[]): string[] => marks.filter(isText).map(textOf);
const count = (marks: readonly Mark[], word: string): number => words(marks).filter((one) => one === word).length;

/** The hexagon that bears a Sector's id. */
function sectorNamed(sectors: readonly DrawnSector[], id: string): DrawnSector {
  const found = sectors.filter(({ texts }) => texts.some((mark) => textOf(mark) === id));
  expect(found, id).toHaveLength(1);
  return found[0] as DrawnSector;
}

/** A small sheet has its LOG and its spare numbers on the back of its leaf. */
const isSmall = (paper: PaperName) => paper === 'a5' || paper === 'half-letter';
const pagesOf = (paper: PaperName) => (isSmall(paper) ? 2 : 1);

describe.each(paperNames)('Tracking Sheet on %s', (paper: PaperName) => {
  const pages = composed('tracking-sheet', paper);
  const [{ marks, width, height }, { marks: back } = { marks }] = pages as [Page, Page?];

  it('is exactly one leaf, of the paper it is for', async () => {
    const { pdf, diagnostics } = await printed('tracking-sheet', paper);
    expect(pdf.pages).toHaveLength(pagesOf(paper));
    for (const page of pdf.pages)
      expect([page.width, page.height]).toEqual([expect.closeTo(width, 1), expect.closeTo(height, 1)]);
    expect(diagnostics).toEqual([]);
  });

  it.each(['HEALTH POINTS', 'CRYPTOCREDITS', 'CORES', 'DICE MODS', 'RISE CITY: INDUSTRIAL DISTRICT', 'LOG'])(
    'CR-010 CR-014 CR-017 CR-019 CR-023 CR-027: has a section %s',
    async (title) => {
      expect(count(title === 'LOG' ? back : marks, title)).toBe(1);
      const { pdf } = await printed('tracking-sheet', paper);
      expect(pdf.pages.flatMap(({ runs }) => runs.filter(({ text }) => text === title))).toHaveLength(1);
    },
  );

  it('CR-017: has the LOG at the bottom or on the back, with lines to write on', () => {
    const log = back.filter(isText).find((mark) => textOf(mark) === 'LOG');
    const below = back.filter((mark) => (inkBox(mark)?.[1] ?? 0) > (log?.y ?? 0));
    // Beside the lines are the numbers to cross off, each once, and nothing else.
    const numbers = below.filter(isText).map((mark) => Number(textOf(mark)));
    expect(numbers).toEqual(eventNumbers(content.game.eventDie));
    expect(below.length - numbers.length).toBeGreaterThanOrEqual(4 + numbers.length);
    for (const mark of below) expect(['path', 'text']).toContain(mark.kind);
  });

  it('CR-019 CR-022: has a row of five diamonds for cores', () => {
    const row = diamonds(marks);
    expect(row).toHaveLength(game.coreDiamonds);
    expect(game.coreDiamonds).toBe(5);
    expect(new Set(row.map(([, top]) => Math.round(top * 100))).size).toBe(1);
    for (const [index, one] of row.slice(1).entries()) expect(one[0]).toBeGreaterThan((row[index] as typeof one)[2]);
  });

  it.each(game.diceMods)(
    'CR-023 CR-079 CR-084: shows $abbreviation $count times',
    async ({ abbreviation, count: shown }) => {
      expect(count(marks, abbreviationText(abbreviation))).toBe(shown);
      const { pdf } = await printed('tracking-sheet', paper);
      const runs = pdf.pages[0]?.text.split(/[\s]+/u) ?? [];
      expect(runs.filter((text) => text === abbreviationText(abbreviation))).toHaveLength(shown);
    },
  );

  it('CR-023: leaves room for a circle round each abbreviation', () => {
    const shown = new Set(game.diceMods.map(({ abbreviation }) => abbreviationText(abbreviation)));
    const places = marks.filter(isText).filter((mark) => shown.has(textOf(mark)));
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1)) {
        const gap = gapBetween(inkBox(one) as Box, inkBox(other) as Box);
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

  it('keeps 10 mm clear on every side, also of the other paper of its size', async () => {
    const { pdf } = await printed('tracking-sheet', paper);
    expect(pdf.pages.flatMap((page) => textOutside(page, tenMillimetres - 1))).toEqual([]);
    // The sheet is in the middle: it may be no larger than the intersection of both papers.
    const common = isSmall(paper) ? { width: 396, height: 595.28 } : { width: 595.28, height: 792 };
    const [dx, dy] = [(width - common.width) / 2, (height - common.height) / 2];
    expect(pages.flatMap((page) => inkOutside(page, tenMillimetres + dx, tenMillimetres + dy))).toEqual([]);
  });

  it('can be written on: nothing under 6.5 points, no box under 5 mm, Sectors of 29 mm with squares of 8', () => {
    const millimetres = (points: number) => (points * 25.4) / 72;
    for (const mark of [...marks, ...back].filter(isText)) expect(mark.size, textOf(mark)).toBeGreaterThanOrEqual(6.5);
    // Rectangles, rounded or not, and the circles round the DiceMods; sides of the diamonds.
    const boxes = marks.flatMap((mark) => {
      const closed = mark.kind === 'path' && mark.stroke !== undefined && mark.steps.at(-1)?.[0] === 'close';
      const corners = closed ? mark.steps.length - 1 : 0;
      if (!closed || mark.steps.some(([kind], index) => index > 0 && kind === 'move') || (corners !== 4 && corners < 8))
        return [];
      const [left, top, right, bottom] = inkBox({ ...mark, width: 0 }) as readonly [number, number, number, number];
      return [[right - left, bottom - top] as const];
    });
    const cores = diamonds(marks).map(([left, , right]) => (right - left) / Math.SQRT2);
    expect(boxes.length).toBeGreaterThan(50);
    for (const side of [...boxes.flat(), ...cores]) expect(millimetres(side)).toBeGreaterThanOrEqual(5);
    for (const { width, squares } of drawnSectors(marks)) {
      expect(millimetres(width)).toBeGreaterThanOrEqual(29);
      const [left, , right] = squares[0] as readonly [number, number, number, number];
      expect(millimetres(right - left)).toBeGreaterThanOrEqual(7.95);
    }
    // Circles are not so far apart or so small that a pencil could not trace them.
    const round = marks.filter(
      (mark) =>
        mark.kind === 'path' && mark.steps.filter(([kind]) => kind === 'curve').length === 4 && mark.width === 0.4,
    );
    expect(round).toHaveLength(game.diceMods.reduce((sum, { count: shown }) => sum + shown, 0));
  });

  it('sets no text over other text', () => expect(textsOverText(marks)).toEqual([]));
});

it('a Tracking Sheet takes its counts from content', () => {
  const change = {
    coreDiamonds: 3,
    diceMods: game.diceMods.map((mod) => (mod.abbreviation === 'RE' ? { ...mod, count: 7 } : mod)),
    labels: { ...game.labels, escape: 'WAY OUT' },
  };
  const [{ marks }] = composed('tracking-sheet', 'a4', { ...content, game: { ...game, ...change } }) as [Page];
  expect(diamonds(marks)).toHaveLength(3);
  expect(count(marks, 'RE')).toBe(7);
  expect([count(marks, 'WAY OUT'), count(marks, 'ESCAPE')]).toEqual([2, 0]);
});

describe.each(paperNames)('Run sheet on %s', (paper: PaperName) => {
  const dealt = deal(content, 'rusty-crane-ledger', 'normal');
  const normal = game.difficulties.find(({ id }) => id === 'normal');
  const sheet = printed('run-sheet', paper, content, { deals: [dealt] });
  const pages = composed('run-sheet', paper, content, { deals: [dealt] });
  const [{ marks }, { marks: back } = { marks }] = pages as [Page, Page?];

  it('names its seed and its difficulty', async () => {
    const { pdf } = await sheet;
    const text = pdf.pages[0]?.text.replace(/\s+/gu, ' ') ?? '';
    expect(text).toContain('seed rusty-crane-ledger');
    expect(text).toContain('NORMAL');
    expect(pdf.info.Title).toContain('rusty-crane-ledger');
    expect(pdf.bookmarks.map(({ title }) => title)).toEqual(['Run rusty-crane-ledger']);
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
    const numbers = (title: string) => {
      const head = back.filter(isText).find((mark) => textOf(mark) === title);
      expect(head, title).toBeDefined();
      const { x, y } = head as NonNullable<typeof head>;
      // Behind their title, or below it on a small sheet.
      return back
        .filter(isText)
        .filter(
          (mark) =>
            mark !== head && (isSmall(paper) ? mark.y > y && mark.y < y + 20 : Math.abs(mark.y - y) < 4 && mark.x > x),
        )
        .sort((a, b) => a.x - b.x)
        .map((mark) => Number(textOf(mark)));
    };
    expect(numbers('SPARE NUMBERS, FOR RE')).toEqual(dealt.reserves.eventNumbers);
    expect(numbers('SPARE NUMBERS, FOR RS')).toEqual(dealt.reserves.sectorNumbers);
  });

  it('CR-042 CR-119: does not give the Shops away', async () => {
    const shops = content.events.filter(({ kind }) => kind === 'shop').map(({ number }) => number);
    expect(dealt.sectors.some(({ eventNumber }) => shops.includes(eventNumber))).toBe(true);
    expect((await sheet).pdf.pages[0]?.text).not.toMatch(/shop/iu);
    expect(words(marks).filter((word) => /\bS\b/u.test(word))).toEqual([]);
    // Numbers of Shops look like all others.
    const numbers = new Set(content.events.map(({ number }) => String(number)));
    const shown = marks.filter(isText).filter((mark) => numbers.has(textOf(mark)));
    const largest = Math.max(...shown.map(({ size }) => size));
    const looks = shown.filter(({ size }) => size === largest);
    expect(new Set(looks.map(({ face, colour }) => JSON.stringify([face, colour]))).size).toBe(1);
  });

  it('keeps 10 mm clear and is one leaf a deal', async () => {
    expect(pages.flatMap((page) => inkOutside(page))).toEqual([]);
    const deals = ['a', 'b', 'c'].map((seed) => deal(content, seed, 'easy'));
    expect((await printed('run-sheet', paper, content, { deals })).pdf.pages).toHaveLength(3 * pagesOf(paper));
  });

  it.each([
    { name: 'characters the fonts lack', seed: '北🎲', expected: 'seed \\u{5317 1F3B2}' },
    { name: 'markup', seed: '{{a}} *a* <b> \\ "', expected: 'seed {{a}} *a* <b> \\ "' },
    { name: 'what looks like a code', seed: '\\u{41}', expected: 'seed \\u{005C}u{41}' },
    { name: 'another direction', seed: '\u202Eשלום', expected: 'seed \\u{202E 05E9 05DC 05D5 05DD}' },
    { name: 'Cyrillic', seed: 'Синий кит поёт над ґанком, 24!', expected: 'seed Синий кит поёт над ґанком, 24!' },
    { name: 'Greek', seed: 'Ο γάτος κοιμάται στο λιμάνι μα', expected: 'seed Ο γάτος κοιμάται στο λιμάνι μα' },
    { name: 'thirty characters of no face', seed: '🎲北'.repeat(15), expected: 'seed \\u{1F3B2 5317' },
    { name: 'an accent of its own', seed: 'q\u0301', expected: 'seed q\\u{0301}' },
  ])('prints any seed on its line: $name', async ({ seed, expected }) => {
    const deals = [deal(content, seed, 'hard')];
    const { pdf } = await printed('run-sheet', paper, content, { deals });
    expect(pdf.pages[0]?.text).toContain(expected);
    expect(pdf.pages.flatMap((page) => textOutside(page, tenMillimetres - 1))).toEqual([]);
    expect(composed('run-sheet', paper, content, { deals }).flatMap((page) => inkOutside(page))).toEqual([]);
  });

  it.each([
    'The quick brown fox jumps over the lazy dog',
    '🎲'.repeat(5000),
    'שלום עולם '.repeat(20).trim(),
    '\\u{41} '.repeat(28).trim(),
  ])('prints the code that means a long seed, and nothing of the seed: %#', async (seed) => {
    const one = deal(content, seed, 'hard');
    const { pdf } = await printed('run-sheet', paper, content, { deals: [one] });
    const text = pdf.pages.map((page) => page.text).join('\n');
    expect(text.replace(/[\s-]/gu, '')).toContain(one.code.replaceAll('-', ''));
    expect(text).not.toContain('seed');
    expect(pdf.info.Title).toContain(one.code);
    const pages = composed('run-sheet', paper, content, { deals: [one] });
    expect(pages.flatMap((page) => inkOutside(page))).toEqual([]);
    // Nothing but a name is set in the serif.
    const texts = pages.flatMap((page) => page.marks.filter(isText));
    expect(texts.filter(({ face }) => face.startsWith('serif'))).toEqual([]);
  });

  it('sealed, shows no number of the board on its front, and keeps all of it inside the margins', () => {
    const one = challenge(content, 'rusty-crane-ledger', 'normal', { sealed: true, dice: true });
    const pages = composed('run-sheet', paper, content, { deals: [one] });
    expect(pages.length).toBe(2 * pagesOf(paper));
    expect(pages.flatMap((page) => inkOutside(page))).toEqual([]);
    const front = drawnSectors(pages[0]?.marks ?? []);
    for (const { id } of one.sectors) expect(sectorNamed(front, id).inSquare, id).toBe('');
    const grids = pages.at(pages.length === 2 ? 1 : 2)?.marks ?? [];
    expect(words(grids).filter((word) => /^\d\d$/u.test(word) && Number(word) >= 13)).toHaveLength(34);
    expect(drawnSectors(grids)).toEqual([]);
  });

  it('shows its run code as a QR code, a picture row of its edition, and white round the code', () => {
    const grids = pages.flatMap(({ marks: all }) => all.filter((mark) => mark.kind === 'grid'));
    expect(grids.map(squaresOf)).toEqual([qrSquares(dealt.code.replaceAll('-', ''))]);
    const [grid] = grids as [GridMark];
    const page = pages.find(({ marks: all }) => all.includes(grid)) as (typeof pages)[number];
    const quiet = (grid.size / grid.side) * 4;
    const near = page.marks.filter((mark) => {
      const box = inkBox(mark);
      const isRule = box && box[3] - box[1] < 2 && box[1] < grid.y;
      return box && !isRule && gapBetween(box, [grid.x - quiet, grid.y, grid.x + grid.size, grid.y + grid.size]) < 0;
    });
    expect(near).toEqual([]);
  });
});

const qrSquares = (text: string) => encode(text, { ecc: 'M', border: 0, maskPattern: 0 }).data;
const squaresOf = ({ side, bits }: GridMark) =>
  Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => {
      const digit = Number.parseInt(bits.charAt(y * Math.ceil(side / 8) * 2 + (x >> 2)), 16);
      return ((digit << (x & 3)) & 8) === 0;
    }),
  );

it.each(['crew-1', 'a longer name 1', 'one of so many words that its code holds the board itself 1'])(
  'a QR code has the squares of the code of %s',
  (name) => {
    const { code } = deal(content, name, 'hard');
    expect(squaresOf(qrCode(code, 0, 0, 10))).toEqual(qrSquares(code));
  },
);

describe('a Run sheet of a game with a page', () => {
  const linked = (site: string, seed: string) => {
    const of = { ...content, game: { ...game, site } };
    const dealt = deal(of, seed, 'normal');
    const grids = composed('run-sheet', 'a4', of, { deals: [dealt] }).flatMap(({ marks }) =>
      marks.filter((mark) => mark.kind === 'grid'),
    );
    return { squares: grids.map(squaresOf), code: dealt.code.replaceAll('-', ''), grid: grids[0] as GridMark };
  };
  const longest = `https://example.org/${'x'.repeat(40)}`;

  it.each(['https://example.org/', longest])('has its address and the code in its QR code: %s', (site) => {
    const { squares, code, grid } = linked(site, 'rusty-crane-ledger');
    expect(squares).toEqual([qrSquares(`${site}#${code}`)]);
    expect((grid.size / grid.side / 72) * 25.4).toBeGreaterThanOrEqual(0.5);
  });
  it('has the code alone where its squares would be too small', () => {
    const { squares, code } = linked(longest, 'one of so many words that its code holds the board itself 1');
    expect(squares).toEqual([qrSquares(code)]);
  });
});

describe('Run sheet', () => {
  it('CR-161: shows Easy without a Health maximum', () => {
    const [page] = composed('run-sheet', 'a4', content, { deals: [deal(content, 'x', 'easy')] });
    expect(words(page?.marks ?? [])).toContain('\u2013');
    expect(words(page?.marks ?? [])).not.toContain('Infinity');
  });
  it('shows the same on a page of a large file, whose objects are packed', async () => {
    const deals = Array.from({ length: 60 }, (_, index) => deal(content, `crew-${index + 1}`, 'normal'));
    const large = await printed('run-sheet', 'a4', content, { deals });
    expect(large.pdf.pages).toHaveLength(60);
    expect(Buffer.from(large.bytes).includes('/ObjStm')).toBe(true);
    expect(large.pdf.bookmarks.map(({ title }) => title)).toEqual(deals.map(({ seed }) => `Run ${seed}`));
    const numbers = (page: ReadPage | undefined) =>
      (page?.runs ?? []).flatMap(({ text }) => (/^\s*\d[\d\s]*$/u.test(text) ? text.trim().split(/\s+/u) : [])).sort();
    for (const index of [0, 59]) {
      const one = await printed('run-sheet', 'a4', content, { deals: [deals[index] as Challenge] });
      const alone = numbers(one.pdf.pages[0]);
      expect(alone.length).toBeGreaterThan(67);
      expect(numbers(large.pdf.pages[index])).toEqual(alone);
    }
  });
  it.each([false, true])('has each number of a large file where a sheet alone has it; sealed: %s', (sealed) => {
    const deals = Array.from({ length: 60 }, (_, index) =>
      challenge(content, `crew-${index + 1}`, 'normal', { sealed, dice: true }),
    );
    const texts = (marks: readonly Mark[]) =>
      marks
        .filter(isText)
        .map((mark) => `${textOf(mark).trim()} ${Math.round(mark.x * 10)} ${Math.round(mark.y * 10)}`);
    const large = composed('run-sheet', 'a5', content, { deals });
    const sides = large.length / deals.length;
    for (const index of [0, 59]) {
      const one = composed('run-sheet', 'a5', content, { deals: [deals[index] as Challenge] });
      for (const [side, { marks }] of one.entries())
        expect(texts(marks)).toEqual(expect.arrayContaining(texts(large[index * sides + side]?.marks ?? [])));
    }
  });
  const seeds = ['a', 'moth', 'rusty-crane-ledger', 'crew-1', 'WWWMMM', 'club-night-2', 'Friday night', 'x'.repeat(90)];
  it.each(paperNames)('leaves its QR code four squares of white beside a run code of any length, on %s', (paper) => {
    const dealt = seeds.map((seed) => deal(content, seed, 'normal'));
    expect(new Set(dealt.map(({ code }) => code.split('-').length)).size).toBeGreaterThan(3);
    for (const one of dealt) {
      const marks = composed('run-sheet', paper, content, { deals: [one] }).flatMap((page) => page.marks);
      const grid = marks.find((mark) => mark.kind === 'grid') as GridMark;
      const parts = one.code.split('-');
      const beside = marks.filter(isText).filter(({ y }) => y > grid.y && y < grid.y + grid.size);
      const isOfCode = (text: string) => text.split('-').every((group) => parts.includes(group));
      const shown = beside.filter((mark) => isOfCode(textOf(mark).trim()));
      expect(words(shown).join('-').replaceAll(' ', '')).toBe(one.code);
      const right = Math.max(...shown.map((mark) => inkBox(mark)?.[2] ?? 0));
      expect([one.code, right]).toEqual([one.code, Math.min(right, grid.x - (4 * grid.size) / grid.side + 0.01)]);
    }
  });
  it.each(paperNames)(
    'of several in a file has all its lines whole: none is cut at the edge of what they share, on %s',
    (paper) => {
      const deals = ['moth', 'rust'].map((seed) => deal(content, seed, 'normal'));
      const stamps = typeset('run-sheet', paper, content, { deals }).pages.flatMap(({ marks }) =>
        marks.flatMap((mark) => (mark.kind === 'stamp' ? mark.stamp : [])),
      );
      expect(stamps).toHaveLength(2 * pagesOf(paper));
      const lines = stamps.map((stamp) => ({
        ...stamp,
        marks: stampMarks(stamp).filter(({ kind }) => kind === 'path'),
      }));
      expect(lines.flatMap((stamp) => inkOutside(stamp, 1))).toEqual([]);
    },
  );
  it('cannot be made without a deal', async () => {
    await expect(printed('run-sheet', 'a4')).rejects.toThrow('deal');
  });
  it('is the same, byte for byte, when printed twice', () => {
    const more = { deals: [deal(content, 'x', 'easy')] };
    const first = printAfresh('run-sheet', 'a4', content, more);
    expect(Buffer.compare(printAfresh('run-sheet', 'a4', content, more).bytes, first.bytes)).toBe(0);
  });
});

const sealedDeal = challenge(content, 'x', 'easy', { sealed: true, dice: true });

describe.each(paperNames)(
  '--punch leaves 18 mm at the edge that is bound, on %s, and 10 mm at the others:',
  (paper) => {
    it.each([
      ['a blank sheet', pagesOf(paper), composed('tracking-sheet', paper, content, { punch: true })],
      ['a sealed one', 2 * pagesOf(paper), composed('run-sheet', paper, content, { punch: true, deals: [sealedDeal] })],
    ] as const)('%s', (_, count, pages) => {
      expect(pages).toHaveLength(count);
      expect(pages.flatMap((page) => inkOutside(page))).toEqual([]);
      for (const [index, page] of pages.entries())
        expect(innerMargin(page, index % 2 === 1)).toBeGreaterThan(1.8 * tenMillimetres - 1);
    });
  },
);

import { inflateSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { plain } from '../../src/manuscript/block.ts';
import { drawPdf } from '../../src/pdf/draw.ts';
import { type Composed, type Mark, moved, type Page, type Stamp, type Step } from '../../src/typeset/page/page.ts';
import { line, rectangle } from '../../src/typeset/page/path.ts';
import { setParagraph, setSingleLine } from '../../src/typeset/text/paragraph.ts';
import { serifCuts, type TextStyle } from '../../src/typeset/text/text-style.ts';
import { supplies, typesetter } from '../typeset/house.ts';
import { openPdf, type ReadPdf } from './open-pdf.ts';

const style: TextStyle = { cuts: serifCuts, size: 10, colour: 0, mode: 'justified' };

/** A line of text with its baseline at (x, y). */
const oneLine = (words: string, size = 10) =>
  setSingleLine(plain(words), { ...style, size, mode: 'ragged' }, 'paragraph', typesetter);
const text = (words: string, x = 40, y = 60, size = 10): Mark[] =>
  oneLine(words, size).marks.map((mark) => moved(mark, x, y));
/** Justified lines, the first with its baseline at (40, 60). */
const lines = (words: string, width: number): Mark[][] =>
  setParagraph(plain(words), width, style, 'paragraph', typesetter).map(({ marks }, index) =>
    marks.map((mark) => moved(mark, 40, 60 + index * 14)),
  );
const anchor = (id: string, y = 0, level?: number): Mark => ({
  kind: 'anchor',
  id,
  y,
  ...(level !== undefined && { bookmark: { title: `To ${id} “é”`, level } }),
});
const link = (to: string, x = 0): Mark => ({ kind: 'link', role: 'link', x, y: 20, width: 30, height: 12, to });
const figure = (stamp: Stamp, x = 0, y = 0): Mark => ({ kind: 'stamp', role: 'figure', stamp, x, y });
const page = (marks: readonly Mark[], label = '1', size = { width: 300, height: 400 }): Page => ({
  ...size,
  label,
  marks,
});
const printed = (pages: readonly Page[]): Composed => ({
  title: 'Core “Runner” – Łódź',
  subject: 'A test',
  author: 'Å & Co.',
  language: 'en-GB',
  date: '2026-11-21',
  linkWords: (text, page) => `${text}, page ${page}`,
  pages,
});
const draw = (...pages: Page[]) => drawPdf(printed(pages), supplies);
const read = async (...pages: Page[]): Promise<ReadPdf> => openPdf(await draw(...pages));

/** Every stream of the file, unpacked, in order. */
function streams(file: Uint8Array): string[] {
  const found: string[] = [];
  const bytes = Buffer.from(file);
  let at = 0;
  for (;;) {
    const start = bytes.indexOf('stream\n', at);
    if (start < 0) return found;
    const end = bytes.indexOf('endstream', start);
    const body = bytes.subarray(start + 7, end);
    try {
      found.push(inflateSync(body).toString('latin1'));
    } catch {
      found.push(body.toString('latin1'));
    }
    at = end + 9;
  }
}

describe('drawPdf', () => {
  it('draws the same bytes twice', async () => {
    const pages = [
      page(
        [...text('The same office.'), rectangle(10, 10, 50, 50, { fill: 0.5, stroke: [1, 0, 0], width: 2, radius: 5 })],
        'i',
      ),
      page([anchor('a', 10, 1)], '1'),
    ];
    const first = await draw(...pages);
    vi.useFakeTimers({ now: new Date('2031-05-05T05:05:05Z'), toFake: ['Date'] });
    const second = await draw(...pages);
    vi.useRealTimers();
    expect(Buffer.compare(second, first)).toBe(0);
  });

  it('gives pages their sizes and labels', async () => {
    const { pages } = await read(
      page([], 'iv'),
      page([], '12', { width: 612, height: 792 }),
      page([], 'A (1) \\'),
      page([], '\u00A7 é'),
    );
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [300, 400],
      [612, 792],
      [300, 400],
      [300, 400],
    ]);
    expect(pages.map(({ label }) => label)).toEqual(['iv', '12', 'A (1) \\', '\u00A7 é']);
  });

  it('says what the document is, in which language and from when', async () => {
    const bytes = await draw(page([]));
    const { info } = await openPdf(bytes);
    expect(info).toMatchObject({
      Title: 'Core “Runner” – Łódź',
      Subject: 'A test',
      Author: 'Å & Co.',
      Language: 'en-GB',
      CreationDate: 'D:20261121000000Z',
      ModDate: 'D:20261121000000Z',
    });
    expect(Buffer.from(bytes).toString('latin1')).toContain('/DisplayDocTitle true');
    expect(Buffer.from(bytes).toString()).toContain('<dc:creator><rdf:Seq><rdf:li>Å &amp; Co.</rdf:li>');
  });

  it.each([
    'office fluffy affluent affix cufflink fjord',
    '“Next card, please,” says the golem – ‘HOLD’ — it’s…',
    '(Health \u22122) (CryptoCredits +3) (DiceMod *2) (DiceMod /2)',
    'café naïve Łódź Ærø',
    '\\ ( ) < > [ ] { } / %',
    'AVATAR To Type WAVE',
  ])('prints %j so that it is copied as it reads', async (words) => {
    const { pages } = await read(page(text(words), '1', { width: 500, height: 400 }));
    expect(pages[0]?.text).toBe(words);
  });

  it('copies a no-break space as a space', async () => {
    const pdf = await read(page(text('(Health\u00A0\u22122)')));
    expect(pdf.pages[0]?.text).toBe('(Health \u22122)');
    expect((await pdf.glyphs(1)).join('')).toBe('(Health \u22122)');
  });

  it('gives each ligature its letters, and a hyphen at a line end its soft one', async () => {
    const marks = lines('responsibility half-hearted office', 65).flat();
    const pdf = await read(page([...text('waffle', 40, 30), ...marks]));
    const glyphs = await pdf.glyphs(1);
    expect(glyphs).toEqual(expect.arrayContaining(['ffl', 'ffi', '\u00AD', '-']));
    expect(glyphs.join('').replaceAll('\u00AD', '').replaceAll(' ', '')).toBe('waffleresponsibilityhalf-heartedoffice');
  });

  it('puts text where the mark says, as wide as it was measured', async () => {
    const marks = text('Corroded Golem, waffle', 50, 120, 14);
    const { width } = oneLine('Corroded Golem, waffle', 14);
    const [run] = (await read(page(marks))).pages[0]?.runs ?? [];
    expect(run?.x).toBeCloseTo(50, 2);
    expect(run?.y).toBeCloseTo(120, 2);
    expect(run?.size).toBeCloseTo(14, 2);
    expect(run?.width).toBeCloseTo(width, 1);
  });

  it('justifies: the ink of a stretched line ends at the measure', async () => {
    const words =
      'One foot is down. The other has been in the air for eleven years, a slab of cast iron the size of a door.';
    const set = lines(words, 200);
    const runs = (await read(page(set.flat()))).pages[0]?.runs.filter((run) => run.text.trim() !== '') ?? [];
    expect(set.length).toBeGreaterThan(2);
    for (const [index] of set.slice(0, -1).entries()) {
      const onLine = runs.filter((run) => Math.abs(run.y - 60 - index * 14) < 0.1);
      expect(Math.max(...onLine.map((run) => run.x + run.width))).toBeCloseTo(240, 0);
    }
    const found = runs.map((run) => run.text).join(' ');
    expect(found.replace(/ +/gu, ' ')).toBe(words);
  });

  it('leads bookmarks to their places, in a tree', async () => {
    const { bookmarks } = await read(
      page([anchor('one', 10, 1), anchor('two', 200, 2)]),
      page([anchor('three', 30, 3), anchor('four', 40, 2)]),
      page([anchor('five', 0, 1), anchor('silent', 5), anchor('six', 90, 3)]),
    );
    expect(bookmarks.map(({ title, level, to }) => [title, level, to.page, Math.round(to.y)])).toEqual([
      ['To one “é”', 1, 1, 10],
      ['To two “é”', 2, 1, 200],
      ['To three “é”', 3, 2, 30],
      ['To four “é”', 2, 2, 40],
      ['To five “é”', 1, 3, 0],
      ['To six “é”', 2, 3, 90],
    ]);
  });

  it('leads links to their anchors, forwards and back', async () => {
    const { pages } = await read(
      page([anchor('here', 100), link('there', 40), link('here', 80)]),
      page([anchor('there', 250), link('here', 40)]),
    );
    const found = pages.map(({ links }) =>
      links.map(({ rect, to }) => [rect.map(Math.round), to.page, Math.round(to.y)]),
    );
    expect(found).toEqual([
      [
        [[40, 20, 70, 32], 2, 250],
        [[80, 20, 110, 32], 1, 100],
      ],
      [[[40, 20, 70, 32], 1, 100]],
    ]);
  });

  it('draws a hundred anchors in order: names sort as their places do', async () => {
    const pages = Array.from({ length: 120 }, (_, index) =>
      page([anchor(`n${index}`, index), link(`n${119 - index}`)]),
    );
    const found = (await read(...pages)).pages.map(({ links }) => links[0]?.to.page);
    expect(found).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index));
  });

  it('draws a stamp once in the file, however often it is placed', async () => {
    const stamp: Stamp = {
      width: 20,
      height: 20,
      marks: [
        rectangle(1, 1, 17.125, 18.375, { fill: 0.25 }),
        ...text('ok', 2, 12, 8).filter((mark) => mark.kind === 'text'),
      ],
    };
    const bytes = await draw(page([figure(stamp, 10, 10), figure(stamp, 50, 10)]), page([figure(stamp, 10, 90)]));
    const drawn = streams(bytes);
    expect(drawn.filter((stream) => stream.includes('1 1 17.13 18.38 re'))).toHaveLength(1);
    expect(drawn.join('\n').match(/\/X1 Do/gu)).toHaveLength(3);
    const { pages } = await openPdf(bytes);
    const places = pages[0]?.runs.filter((run) => run.text === 'ok').map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`);
    expect(places).toEqual(['12 22', '52 22']);
    expect(pages[1]?.text).toBe('ok');
  });

  it('draws rectangles by their operator, the same way round', async () => {
    const around = (...[first = [0, 0], ...rest]: [number, number][]): Mark => ({
      kind: 'path',
      role: 'figure',
      fill: 0,
      steps: [['move', ...first], ...rest.map((point): Step => ['line', ...point]), ['close']],
    });
    const square = around([1, 1], [4, 1], [4, 3], [1, 3]);
    const turned = around([1, 1], [1, 3], [4, 3], [4, 1]);
    const bytes = await draw(page([square, turned, around([1, 1], [4, 1], [4, 3], [1, 4])]));
    const content = streams(bytes).join('\n');
    expect(content).toContain('q 0 g 1 1 3 2 re f Q');
    expect(content).toContain('q 0 g 4 1 -3 2 re f Q');
    expect(content).toContain('q 0 g 1 1 m 4 1 l 4 3 l 1 4 l h f Q');
  });

  it('writes a stamp of nothing but paths in whole tenths of a point, and scales it back', async () => {
    const stamp: Stamp = {
      width: 20,
      height: 30,
      marks: [line({ x: 1.2, y: 3 }, { x: 12.3, y: 4.5 }, { stroke: 0, width: 0.7 })],
    };
    const bytes = await draw(page([figure(stamp, 10, 10)]));
    expect(streams(bytes)).toContain('q 0 G 7 w 12 30 m 123 45 l S Q');
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/BBox \[0 0 200 300\]\n\/Matrix \[0\.1 0 0 0\.1 0 0\]/u);
  });

  it('embeds each font once, as a subset, and none that is not used', async () => {
    const bytes = await draw(page(text('a')), page(text('b')));
    const names =
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/FontName \/[\w+-]+/gu) ?? [];
    expect(names).toHaveLength(1);
    expect(names[0]).toMatch(/\/[A-Z]{6}\+SourceSerif/u);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('Helvetica');
    expect(bytes.length).toBeLessThan(12_000);
  });

  it('ends colours, widths and dashes with their paths', async () => {
    const bytes = await draw(
      page([
        ...text('a'),
        line({ x: 1, y: 1 }, { x: 2, y: 2 }, { stroke: [1, 0, 0], width: 3, dash: [1, 2], round: true }),
        rectangle(5, 5, 5, 5, { fill: 1 }),
        ...text('b', 40, 80),
      ]),
    );
    const content = streams(bytes).find((stream) => stream.includes('BT')) ?? '';
    expect(content.match(/^q .* Q$/gmu)).toHaveLength(2);
    expect(content).toContain('1 0 0 RG 3 w [1 2] 0 d 1 J 1 j 1 1 m 2 2 l S Q');
    expect(content.match(/^0 g$/gmu)).toHaveLength(1);
  });

  it.each<[string, Mark[], string]>([
    ['a link without its anchor', [link('x')], 'x'],
    ['a duplicate anchor', [anchor('x'), anchor('x', 1)], 'duplicate'],
    ['text at NaN', text('a', Number.NaN), 'NaN'],
    ['a path at NaN', [line({ x: 0, y: Number.NaN }, { x: 1, y: 1 }, { stroke: 0 })], 'NaN'],
    ['a line width of Infinity', [line({ x: 0, y: 0 }, { x: 1, y: 1 }, { stroke: 0, width: Infinity })], 'Infinity'],
    ['an anchor at NaN', [anchor('x', Number.NaN)], 'NaN'],
    ['a bookmark at NaN', [anchor('x', Number.NaN, 1)], 'NaN'],
    ['a link at NaN', [anchor('x'), link('x', Number.NaN)], 'NaN'],
    ['a stamp in a stamp', [figure({ width: 1, height: 1, marks: [{ kind: 'stamp' } as never] })], 'stamp'],
  ])('refuses %s', async (_, marks, message) => {
    await expect(async () => draw(page(marks))).rejects.toThrow(message);
  });
});

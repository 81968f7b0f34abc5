import { describe, expect, it } from 'vitest';
import { plain } from '../../../src/manuscript/block.ts';
import { type Misfit, misfits } from '../../../src/typeset/page/misfits.ts';
import type { Mark, Page, Tag, TextMark } from '../../../src/typeset/page/page.ts';
import { styleFor } from '../../../src/typeset/page/style.ts';
import { setTable } from '../../../src/typeset/page/table.ts';
import type { FaceName } from '../../../src/typeset/text/font-table.ts';
import { setParagraph } from '../../../src/typeset/text/paragraph.ts';
import { serifCuts } from '../../../src/typeset/text/text-style.ts';
import { typesetter } from '../house.ts';
import { endOf, textMark, wordsOf } from '../marks.ts';

const text = (words: string, more: Partial<TextMark> = {}) => {
  const { face = 'serif' } = more;
  return textMark({ x: 20, y: 50, ...more, pieces: [typesetter.faces[face].shape(words)] });
};
const page = (label: string, ...marks: Mark[]): Page => ({ width: 300, height: 200, label, marks });
const stamped = (...marks: Mark[]): Mark =>
  ({ kind: 'stamp', role: 'artifact', stamp: { width: 100, height: 80, marks }, x: 50, y: 50 }) as Mark;

/** What is found, in short. */
const found = (...pages: Page[]) =>
  misfits(pages, {}).map(({ kind, words, over }: Misfit) => [kind, words, ...(over ? [over] : [])].join(': '));
const foundIn = (...marks: Mark[]) => found(page('1', ...marks));

describe('two texts', () => {
  const date = text('A label of a translator');
  const end = endOf(date);
  it('that overlap are found, the wider one first, whatever their order', () => {
    const name = text('Name', { x: end - 5 });
    expect(foundIn(date, name)).toEqual(['over: A label of a translator: Name']);
    expect(foundIn(name, date)).toEqual(['over: A label of a translator: Name']);
  });
  it('are found across art that is drawn once', () =>
    expect(foundIn(stamped(text('Name', { x: 0, y: 20 })), text('Date', { x: 48, y: 71 }))).toEqual([
      'over: Name: Date',
    ]));
  it('are found once, however many pages have them', () => {
    const both = [date, text('Name', { x: end - 5 })];
    expect(found(page('1', ...both), page('2', ...both))).toHaveLength(1);
  });
  it('on lines that print over each other are found', () =>
    expect(foundIn(date, text('Name', { y: 50 + 6.4 }))).toEqual(['over: A label of a translator: Name']));
  it.each<[string, TextMark]>([
    ['side by side, as words of two cuts', text('Name', { x: end, face: 'serif-italic' })],
    ['kerned', text('Name', { x: end - 0.4 })],
    ['on lines set close', text('Name', { y: 50 + 6.6 })],
    ['one a superscript', text('2', { x: end, y: 47, size: 6 })],
    ['one without ink', text(' ', { x: 30 })],
  ])('are not found %s', (_, other) => expect(foundIn(date, other)).toEqual([]));
});

describe('a text', () => {
  it.each<[string, TextMark]>([
    ['left', text('Name', { x: 5 })],
    ['right', text('Name', { x: 280 })],
    ['above', text('Name', { y: 8 })],
    ['below', text('Name', { y: 199 })],
  ])('off its page is found: %s', (_, mark) => expect(foundIn(mark)).toEqual(['off: Name']));
  it('that its frame clips is found', () => expect(foundIn(stamped(text('Name', { x: 90 })))).toEqual(['off: Name']));
  it('too small to read is found, unless it is a number', () =>
    expect(foundIn(text('Name', { size: 5.4 }), text('12', { size: 5, y: 90 }))).toEqual(['small: Name']));
  it('wider than its column is found, as a line', () => {
    const style = { cuts: serifCuts, size: 10, colour: 0, mode: 'ragged' } as const;
    const [line] = setParagraph(plain('Xxxxxxxxxxxxxxxxxxxx of'), 40, style, 'paragraph', typesetter);
    expect(misfits([page('1', ...(line?.marks ?? []).map((mark) => ({ ...mark, x: 20, y: 50 })))], {})).toEqual([
      expect.objectContaining({ kind: 'wide', words: line?.text }),
    ]);
  });
  it('of several lines off the page is found once', () => {
    const role: Tag = { role: 'paragraph' };
    expect(foundIn(text('One', { y: 199, role }), text('Two', { y: 212, role }))).toEqual(['off: One']);
  });
});

describe('a table', () => {
  const columns = (count: number, word: string) => ({
    kind: 'table' as const,
    header: Array.from({ length: count }, (_, index) => plain(String.fromCharCode(65 + index))),
    align: [],
    rows: [Array.from({ length: count }, () => plain(word))],
  });
  const setIn = (width: number, count: number, word: string) => {
    const setting = { style: styleFor('a5'), typesetter, width, report: () => {} };
    const boxes = setTable(columns(count, word), setting).flatMap((item) => (item.kind === 'box' ? [item] : []));
    const marks = boxes.flatMap((box, row) =>
      box.marks.map((mark) =>
        'y' in mark && mark.kind === 'text' ? { ...mark, x: mark.x + 20, y: mark.y + 50 + row * 14 } : mark,
      ),
    );
    return marks;
  };
  it('wider than its column is found, once', () =>
    expect(foundIn(...setIn(100, 6, 'word'))).toEqual(['wide: A | B | C | D | E | F']));
  it('off its page as well is one fault', () =>
    expect(foundIn(...setIn(200, 18, 'word'))).toEqual([expect.stringMatching(/^off: A \| B .* \| R$/u)]));
  it('of more columns than it has points is one fault too', () =>
    expect(foundIn(...setIn(200, 26, 'word'))).toEqual([expect.stringMatching(/^off: A \| B .* \| Z$/u)]));
  it('divides long words before it is too wide', () => {
    const marks = setIn(120, 2, 'understandingly');
    expect(foundIn(...marks)).toEqual([]);
    expect(
      marks
        .filter((mark) => mark.kind === 'text')
        .map(wordsOf)
        .join(''),
    ).toContain('\u00AD');
  });
});

describe('glyphs that replace others', () => {
  const missing = (...pages: Page[]) => misfits(pages, {}).map(({ kind, words, page }) => [kind, words, page]);
  const of = (face: FaceName, words: string, y: number) => text(words, { face, y });
  it('are found on any page, in art too, once in each face', () =>
    expect(
      missing(
        page('1', text('ab')),
        page('ii', of('display-bold', 'x☃北☃', 50), of('serif-italic', '☃', 80), stamped(of('serif', '🎲', 50))),
        page('iii', of('serif-italic', '☃', 80)),
      ),
    ).toEqual([
      ['missing', 'x☃北☃', 'ii'],
      ['missing', '☃', 'ii'],
      ['missing', '🎲', 'ii'],
    ]));
  it('are none where every character has its own', () => expect(missing(page('1', text('Ê−ffi\u00A0')))).toEqual([]));
});

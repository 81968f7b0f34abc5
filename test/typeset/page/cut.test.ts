import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut } from '../../../src/typeset/page/cut.ts';
import type { Mark, Tag, TextMark } from '../../../src/typeset/page/page.ts';
import { rectangle } from '../../../src/typeset/page/path.ts';
import { styleFor } from '../../../src/typeset/page/style.ts';
import { holds } from '../holds.ts';
import { textMark } from '../marks.ts';

const style = styleFor('a5');
const { leading } = style;
/** The style of pages of a number of lines. */
const ofLines = (lines: number) => ({ ...style, bottom: style.top + lines * leading });
/** A line of text, or a figure as high as a number of lines, as a box. */
const lineAt = (row: number, rows = 1): Mark => rectangle(0, row * leading + 2, 100, rows * leading - 4, { fill: 0 });
const rowsOf = (marks: readonly Mark[]) =>
  marks.map((mark) => (mark.kind === 'path' ? Math.round(((mark.steps[0]?.[2] as number) - 2) / leading) : -1));
const blocks = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 2 })), { maxLength: 40 });

describe('a column that is cut', () => {
  it('loses nothing, and no part of it is higher than a page', () =>
    holds(50, [blocks], (all) => {
      let row = 0;
      const marks = all.flatMap(([lines, gap]) => {
        const from = row;
        row += lines + gap;
        return Array.from({ length: lines }, (_, index) => lineAt(from + index));
      });
      const columns = cut({ marks, height: row * leading }, ofLines(10));
      expect(columns.flatMap((column) => column.marks)).toHaveLength(marks.length);
      for (const { height } of columns) expect(height).toBeLessThanOrEqual(10 * leading + 0.01);
    }));
  it('is cut where there is white, and leaves no line alone', () => {
    const marks = [...Array(7).keys(), 8, 9, 10, 11, 12, 13].map((row) => lineAt(row));
    const [first, second] = cut({ marks, height: 14 * leading }, ofLines(9));
    expect(rowsOf(first?.marks ?? [])).toHaveLength(7);
    expect(rowsOf(second?.marks ?? [])).toEqual([0, 1, 2, 3, 4, 5]);
  });
  const text = (row: number, role: Tag, face: TextMark['face'] = 'serif') =>
    textMark({ role, face, x: 0, y: (row + 0.75) * leading, pieces: [10] });
  it('leaves no short last stretch without lines of what is above it', () => {
    const marks = [...[0, 1, 2, 3, 4, 5, 6, 7].map((row) => lineAt(row)), lineAt(9, 3)];
    const columns = cut({ marks, height: 12 * leading }, ofLines(10));
    expect(columns.map((column) => column.marks.length)).toEqual([6, 3]);
  });
  it('begins at its top, though what is there reaches above it', () => {
    const marks = [rectangle(0, -3, 100, leading, { fill: 0 }), ...[1, 2, 3, 4, 5, 6].map((row) => lineAt(row))];
    const [first] = cut({ marks, height: 7 * leading }, ofLines(9));
    expect(first?.marks).toEqual(marks);
  });
  it('parts no table that a page holds', () => {
    const table: Tag = { role: 'table' };
    const cell: Tag = { role: 'table-cell', within: { role: 'table-row', within: table } };
    const marks = [...[0, 1, 2, 3, 4].map((row) => lineAt(row)), ...[6, 7, 8, 9, 10, 11].map((row) => text(row, cell))];
    const columns = cut({ marks, height: 12 * leading }, ofLines(9));
    expect(columns.map((column) => column.marks.length)).toEqual([5, 6]);
  });
  it('is not cut before the last line of a paragraph, nor between a text and the signs below it', () => {
    const paragraphs = [4, 4].map((): Tag => ({ role: 'paragraph' })) as [Tag, Tag];
    const marks = [...Array(8).keys()].map((row) => text(row, paragraphs[row < 4 ? 0 : 1]));
    const cutAt = (height: number, all = marks) =>
      cut({ marks: all, height: 8 * leading }, ofLines(height))[0]?.marks.length;
    expect([4, 5, 6, 7].map((height) => cutAt(height))).toEqual([4, 4, 6, 6]);
    const signs = marks.map((mark, row) => (row === 7 ? text(7, paragraphs[1], 'display') : mark));
    expect(cutAt(6, signs)).toBe(4);
  });
  it('keeps a figure together, and a link with its line', () => {
    const link: Mark = { kind: 'link', role: 'link', x: 0, y: 6 * leading + 2, width: 5, height: 9, to: 'x' };
    const [first, second] = cut({ marks: [lineAt(0, 5), lineAt(6, 5), link], height: 11 * leading }, ofLines(8));
    expect(first?.marks).toHaveLength(1);
    expect(second?.marks.map(({ kind }) => kind)).toEqual(['path', 'link']);
  });
});

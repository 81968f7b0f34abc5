import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain, type Table } from '../../../src/manuscript/block.ts';
import type { Box, Setting } from '../../../src/typeset/page/item.ts';
import type { Mark, Tag, TextMark } from '../../../src/typeset/page/page.ts';
import { styleFor } from '../../../src/typeset/page/style.ts';
import { setTable } from '../../../src/typeset/page/table.ts';
import { holds } from '../holds.ts';
import { typesetter } from '../house.ts';
import { endOf, wordsOf } from '../marks.ts';

const setting = (width: number): Setting => ({ style: styleFor('a5'), typesetter, width, report: () => {} });
const boxes = (table: Table, width: number) =>
  setTable(table, setting(width)).filter((item): item is Box => item.kind === 'box');

const right = (mark: Mark): number =>
  mark.kind === 'text'
    ? endOf(mark)
    : mark.kind === 'path'
      ? Math.max(...mark.steps.map((step) => (typeof step.at(-2) === 'number' ? (step.at(-2) as number) : 0)))
      : 0;
const texts = (box: Box) =>
  box.marks.filter((mark): mark is TextMark => mark.kind === 'text' && mark.pieces.length > 0);
const read = (box: Box) => texts(box).map(wordsOf).join(' ');

const word = fc.constantFrom('a', 'Ration', 'strap', 'careful', 'owner', '12', '(Core +1)', 'reversing', 'beeper');
const cell = fc.array(word, { minLength: 0, maxLength: 12 }).map((words) => plain(words.join(' ')));
const table: fc.Arbitrary<Table> = fc.integer({ min: 1, max: 4 }).chain((columns) => {
  const row = fc.array(cell, { minLength: columns, maxLength: columns });
  return fc.record({
    kind: fc.constant('table' as const),
    header: row,
    rows: fc.array(row, { maxLength: 6 }),
    align: fc.array(fc.constantFrom('left' as const, 'centre' as const, 'right' as const), {
      minLength: columns,
      maxLength: columns,
    }),
  });
});

describe('setTable', () => {
  it('stays within the width, and keeps every word', () =>
    holds(300, [table, fc.integer({ min: 260, max: 420 })], (table, width) => {
      const set = boxes(table, width);
      expect(set).toHaveLength(table.rows.length + 1);
      set.forEach((box, row) => {
        for (const mark of box.marks) expect(right(mark)).toBeLessThan(width + 0.1);
        const cells = [table.header, ...table.rows][row] as Table['header'];
        const words = cells.flat().flatMap(({ text }) => text.split(' '));
        const found = read(box).replaceAll('\u00AD ', '').split(' ').filter(Boolean);
        expect(found).toEqual(words.filter(Boolean));
      });
    }));

  it('sets every line of a row inside the row', () =>
    holds(100, [table], (table) => {
      for (const box of boxes(table, 260))
        for (const mark of texts(box)) {
          expect(mark.y).toBeGreaterThan(0);
          expect(mark.y).toBeLessThan(box.height);
        }
    }));

  it('gives columns what they want where there is room, and aligns figures to the right', () => {
    const prices: Table = {
      kind: 'table',
      header: [plain('Item'), plain('Cost')],
      align: ['left', 'right'],
      rows: [
        [plain('Tie-Down Strap'), plain('2')],
        [plain('Loaf, One Careful Owner'), plain('17')],
      ],
    };
    const [header, ...rows] = boxes(prices, 300);
    const ends = [header as Box, ...rows].map((box) => endOf(texts(box).at(-1) as TextMark));
    for (const end of ends) expect(end).toBeCloseTo(ends[0] as number, 1);
    expect(ends[0]).toBeLessThan(200);
    expect(rows.map(({ height }) => height)).toEqual([13.5, 13.5]);
  });

  it('never ends a page after the header or before the last row', () => {
    const rows = Array.from({ length: 5 }, (_, index) => [plain(String(index))]);
    const items = setTable({ kind: 'table', header: [plain('n')], align: ['left'], rows }, setting(200));
    const costs = items.flatMap((item) => (item.kind === 'penalty' ? [item.cost] : []));
    expect(costs).toEqual([Infinity, Infinity, 200, 200, Infinity]);
  });

  it('is one element of rows of cells, each cell what a screen reader needs', () => {
    const one: Table = {
      kind: 'table',
      header: [plain(''), plain('n')],
      align: ['left', 'left'],
      rows: [[plain('a'), plain('')]],
    };
    const tags = boxes(one, 200).map((box) =>
      box.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.role as Tag] : [])),
    );
    expect(tags.map((row) => row.map(({ role, scope }) => `${role} ${scope}`))).toEqual([
      ['table-cell undefined', 'table-header column'],
      ['table-header row', 'table-cell undefined'],
    ]);
    const rows = tags.map((row) => new Set(row.map(({ within }) => within)));
    expect(rows.map(({ size }) => size)).toEqual([1, 1]);
    const [first, second] = rows.map((row) => [...row][0]);
    expect(first).not.toBe(second);
    expect(first?.within).toBe(second?.within);
    expect(first?.within?.role).toBe('table');
  });
});

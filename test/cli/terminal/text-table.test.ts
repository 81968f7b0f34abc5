import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { textTable } from '../../../src/cli/terminal/text-table.ts';

const before = process.env.COLUMNS;
afterEach(() => {
  if (before === undefined) delete process.env.COLUMNS;
  else process.env.COLUMNS = before;
});

const table = (columns: number, align: string, rows: readonly (readonly string[])[]) => {
  process.env.COLUMNS = `${columns}`;
  return textTable(align, rows);
};

describe('a table on the terminal', () => {
  it('stays as it is where it fits', () =>
    expect(
      table(80, '<>', [
        ['name', 'share'],
        ['one two', '5 %'],
      ]),
    ).toBe('name     share\none two    5 %'));
  it('wraps texts and heads, but no number from its unit', () => {
    const rows = [
      ['what it asks for', 'share of all Runs'],
      ['a condition of many words that goes on and on until it is too long', '12.3 %'],
    ];
    const lines = table(60, '<>', rows).split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(60);
    expect(lines.filter((line) => line.includes('12.3 %'))).toHaveLength(1);
  });
  it('is never wider than the terminal while its words are not, and keeps all words', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/u);
    const cell = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
    const columns = fc.integer({ min: 2, max: 9 });
    const tables = columns.chain((count) =>
      fc.record({
        align: fc.array(fc.constantFrom('<', '>'), { minLength: count, maxLength: count }),
        rows: fc.array(fc.array(cell, { minLength: count, maxLength: count }), { minLength: 1, maxLength: 5 }),
        width: fc.integer({ min: 60, max: 140 }),
      }),
    );
    fc.assert(
      fc.property(tables, ({ align, rows, width }) => {
        const short = rows.map((row, at) =>
          row.map((one, column) => (at > 0 && align[column] === '>' ? one.slice(0, 6) : one)),
        );
        const drawn = table(width, ['<', ...align.slice(1)].join(''), short);
        expect(Math.max(...drawn.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(width);
        const words = (text: string) => new Set(text.split(/\s+/u).filter(Boolean));
        expect(words(drawn)).toEqual(words(short.flat().join(' ')));
      }),
    );
  });
});

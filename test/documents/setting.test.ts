import { describe, expect, it } from 'vitest';
import { plain } from '../../src/manuscript/block.ts';
import { layoutFor } from '../../src/typeset/edition/edition.ts';
import { moved, type Page, type Tag, type TextMark } from '../../src/typeset/page/page.ts';
import { paperNames, styleFor } from '../../src/typeset/page/style.ts';
import { setParagraph } from '../../src/typeset/text/paragraph.ts';
import { serifCuts } from '../../src/typeset/text/text-style.ts';
import { typesetter } from '../typeset/house.ts';
import { settingOf } from '../typeset/setting.ts';
import { orderOf, print } from './workshop.ts';

describe.each(paperNames)('books on %s', (paper) => {
  it.each(['event-book', 'rule-book'] as const)('%s: keeps to what good setting asks', async (id) => {
    const { unfolded } = await print(id, paper);
    const report = settingOf(unfolded, layoutFor({ paper }, orderOf(id, paper).document.form).style);
    expect(report.lines).toBeGreaterThan(300);
    expect(report.off.length / report.lines).toBeLessThan(0.01);
    expect(report.hyphens / report.lines).toBeLessThan(0.06);
    expect(report.longestRun).toBeLessThanOrEqual(2);
    expect(report.shortLastLines.length).toBeLessThanOrEqual(2);
    expect(report.faults).toEqual([]);
    expect(report.linesOffGrid).toBe(0);
    // Every full opening of running text is level; Events are bound to their pages, and one may be edited so that it is not.
    expect(report.spreadsOffLevel).toBeLessThanOrEqual(id === 'event-book' ? Math.max(1, report.fullSpreads / 10) : 0);
    expect(report.pagesThirdEmpty / unfolded.length).toBeLessThan(id === 'event-book' ? 0.1 : 0.25);
  });
});

describe('the measure of a setting', () => {
  const style = styleFor('a5');
  const { width, height } = style;
  const page = (label: string, marks: Page['marks']): Page => ({ width, height, marks, label });
  const text =
    'A lift, a lamp, a ladder and a lane stood by the wall of the yard where nobody had looked for years. '.repeat(3);
  const tag: Tag = { role: 'paragraph' };
  const set = (words: string, mode: 'justified' | 'ragged', of: Tag) =>
    setParagraph(plain(words), 240, { cuts: serifCuts, size: 10, colour: 0, mode }, of, typesetter);
  const lines = set(text, 'justified', tag);
  /** The marks of a line in a row of the page. */
  const placed = (line: (typeof lines)[number] | undefined, row: number, dy = 0) =>
    (line?.marks ?? []).map((mark) => moved(mark, 60, style.top + (row + 0.75) * style.leading + dy));
  const at = (index: number, row: number, dy = 0) => placed(lines[index], row, dy);

  it('finds first and last lines alone, and what is off the grid', () => {
    const count = lines.length;
    const all = [...Array(count).keys()];
    const marks = all.flatMap((index) => at(index, index));
    const whole = settingOf([page('1', marks)], style);
    expect(whole).toMatchObject({ lines: count, faults: [], linesOffGrid: 0 });
    const inner = all.slice(1, -1).flatMap((index) => at(index, index, 4));
    const torn = settingOf([page('1', at(0, 37)), page('2', inner), page('3', at(count - 1, 0))], style);
    expect(torn.linesOffGrid).toBe(count - 2);
    expect(torn.faults.map(({ kind, page }) => `${kind} ${page}`)).toEqual(['orphan 1', 'widow 3']);
  });

  it('finds last lines that are short or the end of a divided word', () => {
    const ending = (last: string, before = 'the lift came down') => {
      const element: Tag = { role: 'paragraph' };
      const marks = [before, last].flatMap((words, row) => placed(set(words, 'ragged', element)[0], row));
      return settingOf([page('5', marks)], style).shortLastLines.map(({ text }) => text);
    };
    expect(ending('box.')).toEqual(['box.']);
    expect(ending('ladders.')).toEqual([]);
    expect(ending('machinery.', 'it was a govern\u00AD')).toEqual(['machinery.']);
    expect(ending('machinery it was.', 'it was a govern\u00AD')).toEqual([]);
    expect(ending('box.', '')).toEqual([]);
  });

  it('finds spaces that are too wide or too narrow, the worst first, and headings with nothing below', () => {
    const stretched = (mark: TextMark, by: number): TextMark => ({
      ...mark,
      pieces: mark.pieces.map((piece, index) =>
        typeof piece === 'number' && index < mark.pieces.length - 1 ? piece + by : piece,
      ),
    });
    const line = (index: number, by: number) =>
      at(index, index).map((mark) => (mark.kind === 'text' ? stretched(mark, by) : mark));
    const [first] = lines[0]?.marks ?? [];
    const heading = { ...(first as TextMark), role: { role: 'heading-2' }, x: 60, y: style.bottom - 20 } as const;
    const report = settingOf([page('7', [...line(0, 3), ...line(1, 9), ...line(2, -1.6), heading])], style);
    expect(report.lines).toBe(3);
    expect(report.off.map(({ kind }) => kind)).toEqual(['loose', 'tight', 'loose']);
    expect(report.faults.map(({ kind }) => kind)).toEqual(['stranded heading']);
  });
});

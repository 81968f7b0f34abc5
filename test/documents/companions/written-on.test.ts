import { expect, it } from 'vitest';
import { diceSystems } from '../../../src/systems/index.ts';
import type { Mark } from '../../../src/typeset/page/page.ts';
import { isFullPage, paperNames, styleFor } from '../../../src/typeset/page/style.ts';
import { companionOrder, inkBox, textOf, workshopFor } from '../workshop.ts';

const millimetres = (points: number) => (points * 25.4) / 72;
type Box = readonly [left: number, top: number, right: number, bottom: number];
const boxOf = (mark: Mark) => inkBox({ ...mark, width: 0 } as Mark) as Box;

/** Lines to write on that lie one below the other, and how far apart; printed rows are not written on. */
function writtenRows(marks: readonly Mark[]): number[] {
  const texts = marks.filter((mark) => mark.kind === 'text').map(boxOf);
  const lines = marks
    .filter((mark) => mark.kind === 'path' && mark.steps.length === 2)
    .map(boxOf)
    .filter(([left, top, right, bottom]) => bottom - top < 0.1 && right - left > 30);
  return lines.flatMap(([left, top, right]) => {
    const below = lines.filter(
      (one) => Math.abs(one[0] - left) < 0.1 && Math.abs(one[2] - right) < 0.1 && one[1] > top + 0.1,
    );
    const next = Math.min(...below.map((one) => one[1]));
    const isPrinted = texts.some((text) => text[0] >= left - 1 && text[2] <= right && text[3] > top && text[1] < next);
    return below.length === 0 || isPrinted ? [] : [next - top];
  });
}

/** Where the frame round a word of capitals ends, and where the rule below the title does. */
function endOfLastCard(marks: readonly Mark[]): number {
  const name = marks.find((mark) => mark.kind === 'text' && textOf(mark) === 'DEXTERITY') as Mark;
  const [left, top] = boxOf(name);
  const frames = marks.filter((mark) => mark.kind === 'path').map(boxOf);
  const around = frames.filter((box) => box[0] < left && box[1] < top && box[2] > left && box[3] > top + 60);
  return Math.max(...around.map((box) => box[2]));
}
const endOfRule = (marks: readonly Mark[]) => Math.max(...marks.map((mark) => boxOf(mark)?.[2] ?? 0));

/** How many rows the frames of a roll sheet have. */
function rowsOfBands(marks: readonly Mark[]): number[] {
  const flat = marks.filter((mark) => mark.kind === 'path').map(boxOf);
  const frames = flat.filter(([left, top, right, bottom]) => right - left > 100 && bottom - top > 20);
  const within = ([, top, , bottom]: Box) =>
    flat.filter(([left, y, right, end]) => right - left > 100 && end - y < 0.1 && y > top + 1 && y < bottom - 1);
  return frames.map((frame) => within(frame).length + 1);
}

it.each(diceSystems.map((system) => [system.id, system] as const))(
  'the sheets of %s can be read and written on, on every paper',
  (_, system) => {
    for (const paper of paperNames)
      for (const id of ['sheet', 'rolls', 'odds'] as const) {
        const order = companionOrder(system, id, paper);
        const { name } = order.input.words;
        const pages = workshopFor('en-GB').typeset(order).composed?.pages ?? [];
        // What is needed at the table is one card where paper is full.
        expect(pages.length, paper).toBeLessThanOrEqual(isFullPage(styleFor(paper)) ? 1 : id === 'odds' ? 3 : 2);
        for (const { marks, height } of pages) {
          if (id === 'odds') {
            // Each is headed, and none is left half empty.
            expect(marks.some((mark) => mark.kind === 'text' && textOf(mark) === name.toUpperCase())).toBe(true);
            expect(
              Math.max(...marks.map((mark) => (mark.kind === 'path' ? boxOf(mark)[3] : 0))),
              paper,
            ).toBeGreaterThan(height * 0.6);
          }
          for (const mark of marks)
            if (mark.kind === 'text' && mark.pieces.length > 0)
              expect(mark.size, `${paper} ${textOf(mark)}`).toBeGreaterThanOrEqual(6.49);
          if (id === 'rolls' && system.id === 'unique-pool')
            expect(rowsOfBands(marks), paper).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
          if (id !== 'sheet') continue;
          if (system.id === 'dice-check' && marks.some((mark) => mark.kind === 'text' && textOf(mark) === 'DEXTERITY'))
            expect(endOfLastCard(marks), paper).toBeCloseTo(endOfRule(marks), 0);
          for (const row of writtenRows(marks)) expect(millimetres(row), paper).toBeGreaterThanOrEqual(6);
          const boxes = marks
            .filter((mark) => mark.kind === 'path' && mark.stroke !== undefined && mark.steps.at(-1)?.[0] === 'close')
            .map((mark) => [mark, boxOf(mark)] as const)
            .filter(([, [left, , right]]) => right - left < 30);
          for (const [mark, [left, top, right, bottom]] of boxes) {
            const isDiamond = mark.kind === 'path' && mark.steps.length === 5 && mark.steps[0]?.[1] !== left;
            const side = Math.min(right - left, bottom - top) / (isDiamond ? Math.SQRT2 : 1);
            expect(millimetres(side), paper).toBeGreaterThanOrEqual(5);
          }
        }
      }
  },
);

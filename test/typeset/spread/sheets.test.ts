import { describe, expect, it } from 'vitest';
import { areaHeight, styleFor } from '../../../src/typeset/page/style.ts';
import { layGroups, pairHalves, sharedSides } from '../../../src/typeset/spread/sheets.ts';
import { textMark } from '../marks.ts';

describe('groups of sides', () => {
  const left = { sides: ['L', 'R'], begins: 'left' } as const;
  const right = { sides: ['front', 'back'], begins: 'right' } as const;
  const end = { sides: [], begins: 'left' } as const;
  it.each([
    [1, [left, left], ['L', 'R', 'L', 'R']],
    [0, [left], [0, 'L', 'R']],
    [0, [right, right], ['front', 'back', 'front', 'back']],
    [1, [left, right], ['L', 'R', 1, 'front', 'back']],
    [1, [{ ...left, after: 'tally' }, right, left], ['L', 'R', 'tally', 'front', 'back', 2, 'L', 'R']],
    [0, [{ sides: ['any'] }, left, end], ['any', 'L', 'R']],
    [1, [{ sides: ['any'], after: 'last' }, end], ['any', 'last']],
  ])('after %i sides begin where they may', (before, groups, laid) =>
    expect(layGroups<string | number>(groups, before, (place) => place)).toEqual(laid),
  );
});

describe('halves of sides', () => {
  const style = styleFor('a4');
  const { leading } = style;
  const height = areaHeight(style) / leading;
  const half = (name: string, lines: readonly number[], isAlone = false) => ({
    name,
    isAlone,
    sides: lines.map((count) => ({
      height: count * leading,
      marks: (room: number) => [textMark({ y: 0, pieces: [room / leading] })],
    })),
  });
  it('are shared by two that fit all of them', () => {
    const all = [
      half('a', [10, 20]),
      half('b', [10, height - 21]),
      half('c', [10, 30]),
      half('d', [10, height - 30]),
      half('e', [1, 1], true),
      half('f', [1, 1]),
    ];
    const pairs = pairHalves(all, style).map((pair) => pair.map(({ name }) => name).join(''));
    expect(pairs).toEqual(['ab', 'c', 'd', 'e', 'f']);
  });
  it.each([
    ['in the middle', 10, 10, 29],
    ['below a high one', 40, 10, 41],
    ['so that it ends at the foot', 10, 26, 30],
    ['where it is told', 10, 10, 12, 12],
  ])('have the lower one %s', (_, upper, lower, line, told?: number) => {
    const [marks] = sharedSides(half('a', [upper]), half('b', [lower]), style, told ? () => told * leading : undefined);
    const texts = (marks ?? []).flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
    expect(texts.map(({ y }) => Math.round(y / leading))).toEqual([0, line]);
    expect(texts.map(({ pieces: [room] }) => Math.round(room as number))).toEqual([line - 1, height - line]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beforeChapter, type GalleyItem, keep, pageEnd } from '../../../src/typeset/page/item.ts';
import type { PageColumn } from '../../../src/typeset/page/paginate.ts';
import { breakGalley, type SpreadOptions } from '../../../src/typeset/spread/galley-spreads.ts';
import { holds } from '../holds.ts';
import { boxOf } from '../marks.ts';

const leading = 10;
const room = 10;
const box = (id: number, lines = 1) => boxOf(id, lines * leading);
const gap = (stretch: 1 | 2 = 1): GalleyItem => ({ kind: 'glue', height: leading, stretch });
const lines = (from: number, count: number): GalleyItem[] =>
  Array.from({ length: count }, (_, index) => [box(from + index), ...(index < count - 1 ? [keep] : [])]).flat();
const paragraph = (from: number, count: number): GalleyItem[] =>
  Array.from({ length: count }, (_, index): GalleyItem[] => [
    box(from + index),
    index === 0 || index === count - 2 ? keep : { kind: 'penalty', cost: 0 },
  ])
    .flat()
    .slice(0, -1);
const lay = (items: readonly GalleyItem[], more: Partial<SpreadOptions> = {}) =>
  breakGalley(items, room * leading, { begins: 'left', leading, ...more }).columns();
const ids = ({ marks }: PageColumn) => marks.flatMap((mark) => (mark.kind === 'anchor' ? [Number(mark.id)] : []));
const heights = (columns: readonly PageColumn[]) => columns.map(({ height }) => height / leading);

describe('pages of openings', () => {
  it('places every box once and in order on pages that hold them', () => {
    const item = fc.oneof(
      fc.integer({ min: 1, max: 5 }).map((count) => (from: number) => lines(from, count)),
      fc.constant((): GalleyItem[] => [gap()]),
      fc.constant((): GalleyItem[] => [gap(2), beforeChapter]),
      fc.constant((): GalleyItem[] => [{ kind: 'penalty', cost: 20, turn: 200 }]),
      fc.constant((): GalleyItem[] => [pageEnd]),
    );
    holds(
      100,
      [fc.array(item, { maxLength: 40 }), fc.constantFrom('left' as const, 'right' as const)],
      (make, begins) => {
        const items = make.flatMap((one, index) => [gap(), ...one(index * 10)]);
        const columns = lay(items, { begins, picture: 4 });
        const boxes = items.flatMap((one) => (one.kind === 'box' ? ids({ marks: one.marks, height: 0 }) : []));
        expect(columns.flatMap(ids)).toEqual(boxes);
        for (const { height } of columns) expect(height).toBeLessThanOrEqual(room * leading);
        const other = items.toSpliced(items.length >> 1, 2, gap());
        const like = breakGalley(other, room * leading, { begins, leading, picture: 4 });
        expect(lay(items, { begins, picture: 4, like })).toEqual(columns);
      },
    );
  });

  it('ends both pages of an opening on the last line, spare lines one at a gap', () => {
    // Eight lines and two gaps make a page and no more; nine and one gap are the next; a line is left for each.
    const items = [
      ...lines(0, 4),
      gap(),
      ...lines(10, 4),
      gap(2),
      ...lines(20, 4),
      gap(),
      ...lines(30, 4),
      gap(),
      ...lines(40, 9),
    ];
    const columns = lay(items);
    expect(heights(columns)).toEqual([10, 10, 9]);
    expect(columns[0]?.marks.map((mark) => mark.kind === 'anchor' && mark.y)).toEqual([0, 10, 20, 30, 60, 70, 80, 90]);
  });

  it('gives sections lines all alike, and those left over to chapters and figures, or leaves them to the foot', () => {
    const section: GalleyItem = { kind: 'glue', height: leading, stretch: 1, growsLast: true };
    // Below the left one a picture fills the right page: one line is too few for three sections, and stays at the foot.
    const left = [...lines(0, 2), section, ...lines(10, 1), section, ...lines(20, 1), section, ...lines(30, 2)];
    expect(heights(lay([...left, pageEnd, ...lines(40, 2)])).slice(0, 1)).toEqual([9]);
    // A figure takes it, and the sections none.
    const figure = [...lines(0, 2), section, ...lines(10, 1), gap(), ...lines(20, 1), section, ...lines(30, 2)];
    const [page] = lay([...figure, pageEnd, ...lines(40, 10)]);
    expect(page?.marks.map((mark) => mark.kind === 'anchor' && mark.y / leading)).toEqual([0, 1, 3, 5, 7, 8]);
  });

  it('gives all sections of an opening as many lines, and the foot what is left', () => {
    const section: GalleyItem = { kind: 'glue', height: leading, stretch: 1, growsLast: true };
    // The left page has a line to spare for its one section, the right one none for its own: both lack one.
    const items = [...lines(0, 4), section, ...lines(10, 4), gap(), ...lines(20, 4), section, ...paragraph(30, 8)];
    expect(heights(lay(items))).toEqual([9, 9, 4]);
  });

  it('lets both pages lack lines where no white can take them', () => {
    const items = [...lines(0, 9), gap(), ...lines(10, 9), gap(), ...lines(20, 3)];
    expect(heights(lay(items))).toEqual([9, 9, 3]);
  });

  it('turns no leaf where that costs, if the opening can be level without', () => {
    const turned: GalleyItem = { kind: 'penalty', cost: 0, turn: 500 };
    const figure = [turned, gap(), box(90, 5)];
    const [left, right, ...rest] = lay([...paragraph(0, 16), ...figure, gap(), ...paragraph(100, 40)]);
    expect(rest.flatMap(ids)).toContain(90);
    expect([left, right].flatMap((page) => (page ? ids(page) : []))).not.toContain(15);
  });

  it('ends a page at a chapter with room for a picture where the chapter is better begun on a new one', () => {
    const turned: GalleyItem = { kind: 'penalty', cost: 0, turn: 900 };
    const items = [
      ...lines(0, 5),
      gap(2),
      beforeChapter,
      ...lines(50, 3),
      turned,
      gap(),
      box(90, 6),
      gap(),
      ...lines(60, 8),
    ];
    const withPicture = lay(items, { begins: 'right', picture: 4 });
    expect(withPicture.map(({ hasPicture }) => hasPicture)).toEqual([true, false, false]);
    expect(withPicture[1] && ids(withPicture[1])).toContain(50);
    expect(lay(items, { begins: 'right' }).some(({ hasPicture }) => hasPicture)).toBe(false);
  });
});

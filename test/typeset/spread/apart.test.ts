import { describe, expect, it } from 'vitest';
import { beforeChapter, type GalleyItem, keep } from '../../../src/typeset/page/item.ts';
import { breakGalley } from '../../../src/typeset/spread/galley-spreads.ts';
import { boxOf } from '../marks.ts';

const leading = 10;
const room = 40;
const picture = 9;

interface Piece {
  readonly lines: number;
  readonly of: string;
}

/** Pieces of a number of Events, four times around. */
const rounds = (events: number, lines: (index: number) => number): Piece[] =>
  Array.from({ length: events * 4 }, (_, index) => ({ lines: lines(index), of: `event-${index % events}` }));

/** Pages of pieces, no two of an Event on a spread: which of them, where they begin, and where the last ends, in lines. */
function lay(pieces: readonly Piece[], above: readonly GalleyItem[] = []) {
  const boxes = pieces.map(({ lines, of }, index) => ({ ...boxOf(index, lines * leading), apart: of }));
  const items = [
    ...above,
    ...boxes.flatMap((box): GalleyItem[] => [box, keep, { kind: 'glue', height: leading, stretch: 2 }, beforeChapter]),
  ];
  const columns = breakGalley(items, room * leading, { begins: 'left', leading, picture, maxShort: 8 }).columns();
  return columns.map(({ marks, height, hasPicture }) => ({
    shown: marks.flatMap((mark) => (mark.kind === 'anchor' ? [Number(mark.id)] : [])),
    tops: marks.map((mark) => (mark.kind === 'anchor' ? mark.y / leading : 0)),
    /** None where a picture fills it, which ends level with a text that lacks no more than three lines. */
    foot: hasPicture || room - height / leading >= picture ? undefined : height / leading,
  }));
}

describe('texts on pages that face each other', () => {
  const pieces = rounds(30, (index) => 6 + ((index * 5) % 8));

  it('are in their order, each once, and end on one line of every spread but the last', () => {
    const pages = lay(pieces);
    expect(pages.flatMap(({ shown }) => shown)).toEqual(pieces.map((_, index) => index));
    expect(pages.length).toBeGreaterThan(20);
    const feet = pages.map(({ foot }) => foot);
    for (let left = 0; left < feet.length - 2; left += 2) {
      const [one, other] = [feet[left], feet[left + 1]];
      if (one === undefined || other === undefined)
        expect(one ?? other ?? room, `spread ${left / 2}`).toBeGreaterThanOrEqual(room - 3);
      else expect(one, `spread ${left / 2}`).toBe(other);
      expect(Math.min(one ?? room, other ?? room)).toBeGreaterThan(room - picture);
    }
  });

  it('have no more than three lines of white between two of them', () => {
    for (const { shown, tops } of lay(pieces))
      for (const [index, piece] of shown.entries()) {
        const next = tops[index + 1] ?? 0;
        if (index + 1 < shown.length)
          expect(next - (tops[index] ?? 0) - (pieces[piece]?.lines ?? 0)).toBeLessThanOrEqual(3);
      }
  });

  it.each([1, 2, 3, 4])('are never two of an Event on one spread, in a game of %i', (events) => {
    const few = rounds(events, () => 5);
    const pages = lay(few);
    for (let left = 0; left < pages.length; left += 2) {
      const shown = pages.slice(left, left + 2).flatMap((page) => page.shown.map((piece) => few[piece]?.of));
      expect(new Set(shown).size, `spread ${left / 2}`).toBe(shown.length);
    }
    expect(pages.flatMap(({ shown }) => shown)).toEqual(few.map((_, index) => index));
  });

  it('leave the head of the first page to what is there, and a page alone to what none holds', () => {
    const head: GalleyItem[] = [
      { kind: 'box', height: 25 * leading, marks: [] },
      keep,
      { kind: 'glue', height: leading },
      keep,
    ];
    const pages = lay(
      rounds(8, (index) => (index === 5 ? 60 : 9)),
      head,
    );
    expect(pages[0]?.shown).toEqual([0]);
    expect(pages.map(({ shown }) => shown)).toContainEqual([5]);
  });

  it('are none where there are none', () => expect(lay([])).toEqual([]));
});

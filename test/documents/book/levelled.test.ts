import { describe, expect, it } from 'vitest';
import { levelled, type SharedPage, type WholeText } from '../../../src/documents/book/levelled.ts';

const rooms = { room: 40, taken: 0, rest: 9 };

/** Pieces of so many Events, four times around. */
const rounds = (events: number, lines: (index: number) => number): WholeText[] =>
  Array.from({ length: events * 4 }, (_, index) => ({ lines: lines(index), of: `event-${index % events}` }));

/** The line that a page ends on: its last where something else fills what its texts leave free. */
const foot = (pieces: readonly WholeText[], { from, end, more }: SharedPage) => {
  const text = pieces.slice(from, end).reduce((sum, { lines }) => sum + lines, 0) + Math.max(0, end - from - 1) + more;
  return rooms.room - text >= rooms.rest ? rooms.room : text;
};

describe('texts on pages that face each other', () => {
  it('stand in their order, each once, and end on one line of every opening but the last', () => {
    const pieces = rounds(30, (index) => 6 + ((index * 5) % 8));
    const pages = levelled(pieces, rooms);
    expect(pages.flatMap(({ from, end }) => pieces.slice(from, end))).toEqual(pieces);
    const feet = pages.map((page) => foot(pieces, page));
    expect(feet.length).toBeGreaterThan(20);
    expect(Math.max(...feet)).toBe(rooms.room);
    expect(Math.min(...feet)).toBeGreaterThan(rooms.room - rooms.rest);
    feet.slice(0, -2).forEach((one, index) => {
      if (index % 2 === 0) expect(feet[index + 1], `opening ${index / 2}`).toBe(one);
    });
  });

  it('have no more than three lines of white between two of them', () => {
    const pieces = rounds(30, (index) => 6 + ((index * 5) % 8));
    for (const { from, end, more } of levelled(pieces, rooms)) expect(more).toBeLessThanOrEqual((end - from - 1) * 2);
  });

  it.each([1, 2, 3, 4])('are never two of an Event in one opening, in a game of %i', (events) => {
    const pieces = rounds(events, () => 5);
    const pages = levelled(pieces, rooms);
    for (let left = 0; left < pages.length; left += 2) {
      const shown = pages.slice(left, left + 2).flatMap(({ from, end }) => pieces.slice(from, end).map(({ of }) => of));
      expect(new Set(shown).size, `opening ${left / 2}`).toBe(shown.length);
    }
    expect(pages.flatMap(({ from, end }) => pieces.slice(from, end))).toEqual(pieces);
  });

  it('leave the head of the first page to what stands there, and a page alone to what none holds', () => {
    const pieces = rounds(8, (index) => (index === 5 ? 60 : 9));
    const pages = levelled(pieces, { ...rooms, taken: 25 });
    expect(pages[0]).toMatchObject({ from: 0, end: 1 });
    expect(pages).toContainEqual({ from: 5, end: 6, more: 0 });
  });

  it('are none where there are none', () => {
    expect(levelled([], rooms)).toEqual([]);
  });
});

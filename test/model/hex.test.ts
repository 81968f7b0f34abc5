import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sector } from '../../src/model/board.ts';
import { adjacency, directionTo, hexCentre, hexCorners, movesTo } from '../../src/model/hex.ts';
import { shippedContent } from '../game/shipped.ts';

const { sectors } = shippedContent.board;
const neighbours = adjacency(sectors);
const of = (id: string) => neighbours.get(id) ?? [];

describe('the shipped map', () => {
  it('A1: has 19 Sectors in columns of 3, 4, 5, 4, 3', () => {
    expect(sectors).toHaveLength(19);
    expect([-2, -1, 0, 1, 2].map((q) => sectors.filter((sector) => sector.q === q).length)).toEqual([3, 4, 5, 4, 3]);
  });
  it('CR-136: each Sector has as many neighbours as a hexagon of side three gives it', () =>
    expect(Object.fromEntries([...neighbours].map(([id, list]) => [id, list.length]))).toEqual({
      ...{ A1: 3, A2: 4, A3: 3 },
      ...{ B1: 4, B2: 6, B3: 6, B4: 4 },
      ...{ C1: 3, C2: 6, C3: 6, C4: 6, C5: 3 },
      ...{ D1: 4, D2: 6, D3: 6, D4: 4 },
      ...{ E1: 3, E2: 4, E3: 3 },
    }));
  it('CR-136: lists neighbours clockwise from straight up', () => {
    expect(of('C3')).toEqual(['C2', 'D2', 'D3', 'C4', 'B3', 'B2']);
    expect(of('C1')).toEqual(['D1', 'C2', 'B1']);
    expect(of('A2')).toEqual(['A1', 'B2', 'B3', 'A3']);
    expect(of('E3')).toEqual(['E2', 'D4', 'D3']);
  });
  it('CR-176 CR-196 CR-198: START is highest, GOAL lowest, the ESCAPEs in the middle of the outer columns', () => {
    const label = (name: string) => sectors.filter((sector) => sector.label === name).map(({ id }) => id);
    const byHeight = [...sectors].sort((a, b) => hexCentre(a, 1).y - hexCentre(b, 1).y);
    expect(label('start')).toEqual(['C1']);
    expect(byHeight[0]?.id).toBe('C1');
    expect(label('goal')).toEqual(['C5']);
    expect(byHeight.at(-1)?.id).toBe('C5');
    expect(label('escape')).toEqual(['A2', 'E2']);
  });
  it('is the same seen in a mirror, left and right', () => {
    const byPlace = new Map(sectors.map((sector) => [`${sector.q},${sector.r}`, sector]));
    for (const { q, r, label } of sectors) {
      const mirrored = byPlace.get(`${-q},${r + q}`);
      expect(mirrored).toBeDefined();
      expect(mirrored?.label).toBe(label);
    }
  });
});

describe('hexagons', () => {
  const place = fc.record({ q: fc.integer({ min: -8, max: 8 }), r: fc.integer({ min: -8, max: 8 }) });
  const boards = fc
    .uniqueArray(place, { minLength: 1, maxLength: 36, selector: ({ q, r }) => `${q},${r}` })
    .map((places) => places.map((one, index) => ({ ...one, id: `S${index}` }) as Sector));
  const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

  it('CR-136: property: two Sectors are neighbours exactly where their centres lie as near as centres can', () =>
    fc.assert(
      fc.property(boards, fc.double({ min: 1, max: 100, noNaN: true }), (board, size) => {
        const found = adjacency(board);
        for (const a of board)
          for (const b of board) {
            const near = Math.abs(distance(hexCentre(a, size), hexCentre(b, size)) / size - Math.sqrt(3)) < 1e-9;
            expect(found.get(a.id)?.includes(b.id)).toBe(near);
          }
      }),
      { numRuns: 50 },
    ));
  it('CR-136: property: to be a neighbour is mutual, and nobody is their own', () =>
    fc.assert(
      fc.property(boards, (board) => {
        const found = adjacency(board);
        for (const [id, list] of found) {
          expect(list).not.toContain(id);
          expect(new Set(list).size).toBe(list.length);
          for (const other of list) expect(found.get(other)).toContain(id);
        }
      }),
    ));
  it('are as many moves from a label as the rings of neighbours around it, and a neighbour lies in one direction', () =>
    fc.assert(
      fc.property(boards, ([first, ...others]) => {
        const list: Sector[] = [{ ...(first as Sector), label: 'goal' }, ...others];
        const near = adjacency(list);
        const moves = movesTo('goal', list);
        for (const sector of list) {
          const around = (near.get(sector.id) ?? []).flatMap((id) => moves.get(id) ?? []);
          const expected = sector.label === 'goal' ? 0 : around.length === 0 ? undefined : Math.min(...around) + 1;
          expect(moves.get(sector.id)).toBe(expected);
          const ways = list.flatMap((other) => directionTo(sector, other) ?? []);
          expect(new Set(ways).size).toBe(near.get(sector.id)?.length);
        }
      }),
    ));
  it('have six corners at their size, the first to the right, and share two with each neighbour', () => {
    const at = (q: number, r: number) => hexCorners(hexCentre({ q, r }, 10), 10);
    const corners = at(0, 0);
    expect(corners).toHaveLength(6);
    expect(corners[0]).toEqual({ x: 10, y: 0 });
    expect(corners[1]?.y).toBeCloseTo(10 * Math.sin(Math.PI / 3)); // clockwise, since y grows downwards
    for (const corner of corners) expect(distance(corner, { x: 0, y: 0 })).toBeCloseTo(10);
    for (const [q, r] of [
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ] as const) {
      const shared = at(q, r).filter((other) => corners.some((corner) => distance(corner, other) < 1e-9));
      expect(shared).toHaveLength(2);
    }
  });
});

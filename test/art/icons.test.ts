import { describe, expect, it } from 'vitest';
import { icon, iconNames, iconSize } from '../../src/art/icons.ts';
import { drawn } from '../../src/art/paint.ts';
import { keyHeight, plantKey, plateOf } from '../../src/documents/figures/plate.ts';
import { cornersOf } from '../../src/typeset/page/steps.ts';
import { content, sayIn } from '../documents/workshop.ts';
import { inkedFills, outside } from './picture-checks.ts';

describe.each(iconNames)('the icon %s', (name) => {
  it('is 3.4 mm, stays in its square and is no solid with low ink', () => {
    const square = { x: 100.3, y: 20.7, width: iconSize, height: iconSize };
    expect((iconSize * 25.4) / 72).toBeCloseTo(3.4, 6);
    for (const lowInk of [false, true]) {
      const marks = icon(name, square.x, square.y, { lowInk });
      expect(marks.length).toBeGreaterThan(0);
      expect(outside(marks, square)).toEqual([]);
      if (lowInk) expect(inkedFills(marks)).toEqual([]);
    }
  });
  it('is like no other', () => {
    const art = (of: typeof name) => JSON.stringify(icon(of, 0, 0, { lowInk: false }));
    expect(iconNames.filter((other) => art(other) === art(name))).toEqual([name]);
  });
});

describe('the plate of the board', () => {
  const frame = { x: 10, y: 20, width: 340, height: 480 };
  it('names every Sector where it is, and stays in its frame', () => {
    const plate = plateOf(content.board, frame, 'a');
    expect(plate.places.map(({ sector }) => sector.id)).toEqual(content.board.sectors.map(({ id }) => id));
    for (const lowInk of [false, true]) {
      const marks = drawn(plate.shapes, { lowInk });
      expect(outside(marks, frame)).toEqual([]);
      if (lowInk) expect(inkedFills(marks)).toEqual([]);
    }
  });
  it('has a wall whose sides meet at its corners, and part only where one comes and goes', () => {
    const { shapes } = plateOf(content.board, frame, 'a');
    const wall = shapes.slice(
      0,
      shapes.findIndex((shape) => shape.kind === 'area' && shape.edge !== undefined),
    );
    const corners = wall.flatMap(({ steps }) => cornersOf(steps));
    const isShared = ({ x, y }: (typeof corners)[number]) =>
      corners.filter((other) => Math.hypot(other.x - x, other.y - y) < 0.01).length > 1;
    // Two ends of the wall and four corners of the way between them, at each of four labels.
    expect(corners.filter((corner) => !isShared(corner))).toHaveLength(4 * 8);
  });
  it('has a key in which no two plants have one name, and which stays in its line', () => {
    const key = plantKey({ x: 10, y: 20, width: 340 }, sayIn(content));
    const names = key.names.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(outside(drawn(key.shapes, { lowInk: false }), { ...frame, height: keyHeight(340) })).toEqual([]);
  });
  it('is the same for the same seed only', () => {
    const shapes = (seed: string) => JSON.stringify(plateOf(content.board, frame, seed).shapes);
    expect(shapes('a')).toBe(shapes('a'));
    expect(shapes('a')).not.toBe(shapes('b'));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureArt } from '../../src/art/picture.ts';
import { fillerPages } from '../../src/documents/book/fillers.ts';
import { pictureBelow } from '../../src/documents/book/pictures.ts';
import type { Request } from '../../src/documents/document.ts';
import { type PictureName, pictureNames } from '../../src/model/picture-names.ts';
import type { Mark, StampMark } from '../../src/typeset/page/page.ts';
import { stampMarks } from '../../src/typeset/page/stamp.ts';
import { paperNames, styleFor } from '../../src/typeset/page/style.ts';
import { content, sayIn } from '../documents/workshop.ts';
import { holds } from '../typeset/holds.ts';
import { typesetter } from '../typeset/house.ts';
import { besides, besidesOf, inkedFills } from './picture-checks.ts';

const frame = { x: 20, y: 30, width: 170, height: 128 };
const band = { x: 0, y: 0, width: 334, height: 108 };
const full = { lowInk: false };

describe.each(pictureNames)('the picture %s', (name) => {
  it('is drawn no farther than to the sides of its frame and is decoration, whatever its seed', () => {
    const frames = fc.record({
      x: fc.double({ min: -50, max: 300, noNaN: true }),
      y: fc.double({ min: -50, max: 300, noNaN: true }),
      width: fc.double({ min: 120, max: 520, noNaN: true }),
      height: fc.double({ min: 90, max: 300, noNaN: true }),
    });
    holds(5, [fc.string({ maxLength: 8 }), frames, fc.boolean()], (seed, free, lowInk) => {
      const room = { ...free, height: Math.min(free.height, free.width * 0.9) };
      const marks = pictureArt(name, seed, room, { lowInk });
      expect(besides(marks)).toEqual(besidesOf(room));
      expect(marks.every(({ role }) => role === 'artifact')).toBe(true);
    });
  });
  it('is in two inks and three weights of line', () => {
    for (const room of [frame, band]) {
      const marks = pictureArt(name, '11', room, full);
      const widths = new Set(marks.flatMap(({ width }) => (width === undefined ? [] : [width])));
      expect([...widths].filter((width) => ![0.35, 0.7, 1.4].includes(width))).toEqual([]);
      const colours = new Set(
        marks.flatMap(({ fill, stroke }) => [fill, stroke]).map((colour) => JSON.stringify(colour)),
      );
      expect(colours.size).toBeLessThanOrEqual(4); // black, orange, paper, and none
      expect(inkedFills(marks).length).toBeGreaterThan(0);
    }
  });
  it('has no inked area with low ink', () => {
    for (const room of [frame, band]) expect(inkedFills(pictureArt(name, '23', room, { lowInk: true }))).toEqual([]);
  });
  it('is the same for the same seed, and varied by it', () => {
    const art = (seed: string) => JSON.stringify(pictureArt(name, seed, band, full));
    const first = art('11');
    expect(art('11')).toBe(first);
    expect(['12', '13', '14', '15'].some((other) => art(other) !== first)).toBe(true);
  });
});

describe('a picture in free room', () => {
  it.each(paperNames)('never touches what is above it, nor leaves its column, on %s', (paper) => {
    const style = styleFor(paper);
    holds(
      25,
      [
        fc.constantFrom(...pictureNames),
        fc.double({ min: 140, max: 520, noNaN: true }),
        fc.double({ min: 0, max: 700, noNaN: true }),
        fc.double({ min: 0, max: 700, noNaN: true }),
      ],
      (name, width, from, free) => {
        const marks = pictureBelow({ name, seed: '11' }, { width, from, to: from + free }, { style }) as StampMark[];
        for (const { x, y, stamp } of marks) {
          const room = { x: -x, y: 0, width, height: stamp.height };
          expect(stamp.width).toBeCloseTo(width - 2 * x, 6);
          expect(y).toBeGreaterThanOrEqual(from + style.leading - 1e-9);
          expect(y + stamp.height).toBeLessThanOrEqual(from + free + 1e-9);
          expect(besides(stampMarks(stamp))).toEqual(besidesOf(room));
        }
        // Where there is room for a picture there is one.
        if (free > Math.max(130, width * 0.5)) expect(marks.length).toBeGreaterThan(0);
      },
    );
  });
  it('is left out where there is none', () => {
    const style = styleFor('a5');
    expect(pictureBelow({ name: 'crane', seed: '11' }, { width: 340, from: 400, to: 480 }, { style })).toEqual([]);
    expect(pictureBelow(undefined, { width: 340, from: 0, to: 480 }, { style })).toEqual([]);
  });
  it('between entries is another each time and not one that is beside it; a book without pictures has lines', () => {
    const style = styleFor('a5');
    const request = { style, content, typesetter, say: sayIn(content) } as Partial<Request> as Request;
    const pylons = { name: 'pylons', seed: '11' } as const;
    const height = style.bottom - style.top;
    const filler = fillerPages(request, [pylons]);
    const next = (beside?: Parameters<typeof filler>[0]) => filler(beside)(height);
    const usual = fillerPages(request, [pylons])()(height);
    const beside = { name: (usual[0] as StampMark).stamp.picture as PictureName, seed: '11' };
    const seen = [next([beside]), ...Array.from({ length: 11 }, () => next())];
    expect(new Set(seen.map(([mark]) => mark)).size).toBe(12);
    const drawn = (marks: readonly Mark[] = []) => marks.map((mark) => stampMarks((mark as StampMark).stamp));
    expect(drawn(seen[1])).toEqual(drawn(usual));
    for (const marks of seen) expect(marks.map(({ kind }) => kind)).toEqual(['stamp']);
    expect(fillerPages(request, [])()(height).map(({ kind }) => kind)).not.toContain('stamp');
  });
});

describe('the game that ships', () => {
  it('has a picture for every Event, Shop and Ending, of two dozen kinds or more', () => {
    const names = [...content.events, ...content.endings].map(({ picture }) => picture);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBeGreaterThanOrEqual(24);
  });
});

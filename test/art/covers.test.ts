import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverArt } from '../../src/art/covers/covers.ts';
import { diceCover } from '../../src/art/covers/dice.ts';
import { coverNames } from '../../src/model/game.ts';
import type { Rect } from '../../src/typeset/page/page.ts';
import { paperNames } from '../../src/typeset/page/style.ts';
import { content, printed } from '../documents/workshop.ts';
import { holds } from '../typeset/holds.ts';
import { besides, besidesOf, inkedFills } from './picture-checks.ts';

const frames = fc.record({
  x: fc.double({ min: 0, max: 60, noNaN: true }),
  y: fc.double({ min: 0, max: 60, noNaN: true }),
  width: fc.double({ min: 200, max: 560, noNaN: true }),
  height: fc.double({ min: 200, max: 620, noNaN: true }),
});
const subjects = fc.record({
  picture: fc.constantFrom(...coverNames),
  sectors: fc.constant(content.board.sectors),
  seed: fc.string({ maxLength: 12 }),
  isClose: fc.boolean(),
});

describe('a cover', () => {
  it('stays in its frame, on any frame and for any seed', () =>
    holds(12, [subjects, frames, fc.boolean()], (subject, frame, lowInk) => {
      const marks = coverArt(subject, frame, { lowInk });
      expect(marks.length).toBeGreaterThan(20);
      expect(besides(marks)).toEqual(besidesOf(frame));
    }));
  it('is the same for the same seed and another for another', () => {
    const frame: Rect = { x: 0, y: 0, width: 500, height: 460 };
    const art = (seed: string) =>
      JSON.stringify(coverArt({ picture: 'city', sectors: [], seed, isClose: false }, frame, { lowInk: false }));
    expect(art('a')).toBe(art('a'));
    expect(art('a')).not.toBe(art('b'));
  });
  it('has no inked area with low ink', () =>
    holds(8, [subjects, frames], (subject, frame) => {
      expect(inkedFills(coverArt(subject, frame, { lowInk: true }))).toEqual([]);
      expect(inkedFills(coverArt(subject, frame, { lowInk: false })).length).toBeGreaterThan(0);
    }));
  it('shows dice of any kind within its frame', () => {
    const die = fc.record({
      sides: fc.constantFrom(4, 6, 8, 10, 12, 20, 100),
      face: fc.integer({ min: 1, max: 6 }),
      role: fc.constantFrom('plain', 'special'),
      does: fc.constant('adds' as const),
      owner: fc.constant('a'),
    });
    holds(20, [fc.array(die, { minLength: 1, maxLength: 9 }), frames, fc.boolean()], (dice, frame, lowInk) => {
      const marks = diceCover(dice, ['special'], frame, { lowInk });
      expect(besides(marks)).toEqual(besidesOf(frame));
      if (lowInk) expect(inkedFills(marks)).toEqual([]);
    });
  });
});

describe.each(paperNames)('the cover on %s', (paper) => {
  it.each(['event-book', 'rule-book'] as const)('of the %s bears title, name and edition', async (name) => {
    const { pdf } = await printed(name, paper);
    const first = pdf.pages[0]?.text ?? '';
    const { game } = content;
    expect(first).toContain(game.title.toUpperCase());
    expect(first.toUpperCase()).toContain(name.replace('-', ' ').toUpperCase());
    expect(first).toContain(game.subtitle);
    expect(first).toContain(game.edition.name);
  });
});

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { everyPath } from '../../src/dice/every-path.ts';
import { hashWords } from '../../src/dice/hash-words.ts';
import { scriptedRoll } from '../../src/dice/scripted.ts';
import { canonicalSeed, seededRoll, shuffled } from '../../src/dice/seeded.ts';

const draw = (seed: string, purpose: string, count: number, sides = 6) => {
  const roll = seededRoll(seed, purpose);
  return Array.from({ length: count }, () => roll(sides));
};

describe('seeded dice', () => {
  it('shows the same faces for a seed for ever (frozen)', () => {
    expect(draw('rusty-crane', 'sector numbers', 24).join('')).toMatchInlineSnapshot(`"246111625331621262464626"`);
    expect(draw('', 'event numbers', 12, 36).join(' ')).toMatchInlineSnapshot(`"33 35 20 20 24 30 13 13 16 11 30 9"`);
    expect(draw('Łódź 北 🎲', 'event numbers', 12, 36).join(' ')).toMatchInlineSnapshot(
      `"10 18 35 33 31 9 7 17 1 1 3 5"`,
    );
  });

  it('reduces words to faces as the library of its generator does, where words are drawn again too', () => {
    // With so many sides as the last, every third word is drawn again.
    for (const sides of [1, 2, 3, 6, 7, 36, 100, 65_537, 2 ** 31 - 1, 1_431_655_766]) {
      const words = hashWords('core-runner 1\0faces\0rusty-crane\0');
      const generator = xoroshiro128plusFromState(words);
      const faces = Array.from({ length: 200 }, () => uniformInt(generator, 1, sides));
      expect(draw('rusty-crane', 'faces', 200, sides)).toEqual(faces);
    }
  });

  it('begins with the words of SHA-256, as Node counts it too', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'Łódź 北 🎲 and on '.repeat(12).slice(0, length);
      const digest = createHash('sha256').update(text).digest();
      expect(hashWords(text)).toEqual([0, 4, 8, 12].map((at) => digest.readInt32BE(at)));
    }
  });

  it('keeps streams apart by purpose and by seed', () => {
    expect(draw('a', 'one', 40)).not.toEqual(draw('a', 'two', 40));
    expect(draw('a', 'one', 40)).not.toEqual(draw('b', 'one', 40));
    expect(draw('a', 'b\0c', 40)).not.toEqual(draw('b\0c', 'a', 40));
  });

  it('does not tell apart seeds that look the same on paper', () => {
    expect(canonicalSeed('  rusty\t crane \n')).toBe('rusty crane');
    expect(draw('caf\u00e9', 'p', 20)).toEqual(draw('cafe\u0301', 'p', 20));
  });

  it('CR-152: every face of a die comes up, evenly, and none else', () => {
    const counts = new Array<number>(7).fill(0);
    for (const face of draw('fairness', 'p', 60_000)) counts[face] = (counts[face] ?? 0) + 1;
    expect(counts[0]).toBe(0);
    const chiSquared = counts.slice(1).reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquared).toBeLessThan(20.52); // 0.999 quantile at 5 degrees of freedom; the seed is fixed
  });

  it('shuffles to a permutation and leaves its input alone', () =>
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 50 }), fc.string(), (items, seed) => {
        const before = [...items];
        const after = shuffled(items, seededRoll(seed, 'shuffle'));
        expect(items).toEqual(before);
        expect([...after].sort((a, b) => a - b)).toEqual(before.sort((a, b) => a - b));
      }),
    ));
});

describe('scripted dice', () => {
  it('shows the faces in order, then refuses', () => {
    const roll = scriptedRoll([3, 6]);
    expect([roll(6), roll(6)]).toEqual([3, 6]);
    expect(() => roll(6)).toThrow('script of 2 faces ran out');
  });
  it.each([0, 7, 2.5, Number.NaN])('refuses a face of %s on a d6', (face) =>
    expect(() => scriptedRoll([face])(6)).toThrow('cannot be shown by a d6'),
  );
});

describe('every path', () => {
  it('CR-156 CR-158: counts two dice added: 36 ways, 2 to 12', () => {
    const totals = new Map<number, bigint>();
    for (const path of everyPath((roll) => roll(6) + roll(6))) {
      expect(path.of).toBe(36n);
      totals.set(path.result, (totals.get(path.result) ?? 0n) + path.ways);
    }
    expect([...totals]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((t) => [t, BigInt(6 - Math.abs(7 - t))]));
  });
  it('follows a rule that asks for more dice on some paths, with weights adding up to one', () => {
    const paths = everyPath((roll) => {
      const first = roll(4);
      return first === 4 ? first + roll(3) : first;
    });
    expect(paths.map((path) => `${path.result}:${path.of}`)).toEqual(['1:4', '2:4', '3:4', '5:12', '6:12', '7:12']);
    expect(paths.reduce((sum, path) => sum + Number(path.ways) / Number(path.of), 0)).toBeCloseTo(1, 12);
  });
  it('gives one path to a rule without dice, and stops a rule that is too large', () => {
    expect(everyPath(() => 'x')).toEqual([{ result: 'x', ways: 1n, of: 1n }]);
    expect(() => everyPath((roll) => roll(6) + roll(6) + roll(6), 100)).toThrow('more than 100 paths');
  });
});

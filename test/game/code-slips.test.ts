import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { challenge, challengeOf } from '../../src/game/challenge.ts';
import { withCheckSymbols } from '../../src/game/reed-solomon.ts';
import { type RunCode, readRunCode, writeRunCode } from '../../src/game/run-code.ts';
import { type CodeSeed, maxBits } from '../../src/game/seed-bits.ts';
import { shippedContent } from './shipped.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const written = (seed: CodeSeed, index = 0) =>
  writeRunCode({ game: 11, map: 627, difficulty: index % 9, sealed: index % 2 > 0, dice: index % 3 > 0, seed });
const joined = (symbols: readonly number[]) => symbols.map((symbol) => alphabet[symbol]).join('');

/** Seeds of each kind of `DEAL.md`, by an index. */
const kinds: Readonly<Record<string, (index: number) => string>> = {
  words: (index) => ['rusty-crane-ledger', 'eel-kiln-tar', 'oar-mast-post', 'chapel-rusty-bacon'][index % 4] as string,
  'numbered words': (index) => `rusty-crane-ledger-${7 ** index}`.slice(0, 33),
  day: (index) => `daily-20${10 + index}-11-${10 + index}`,
  'numbered day': (index) => `weekly-2026-11-16-${3 ** index + 1}`,
  letters: (index) => 'crew of the night shift, lane'.slice(0, 3 + index),
  mixed: (index) => 'Friday Night at 8 In The Yard'.slice(0, 3 + index),
  unicode: (index) => 'Łódź 北 🎲 Größe!'.slice(0, 4 + (index % 9)),
  board: (index) => 'long seeds '.repeat(9) + index,
  Greek: (index) => 'καλημερα σε ολους τους δρομεις της πολης'.slice(0, 18 + index),
  Hebrew: (index) => 'שלום לכולם בעיר הזאת ובכל מקום'.slice(0, 11 + index),
  Latin: (index) => 'élève déçu, où êtes-vous passés ? à côté'.slice(0, 18 + index),
};

/** Fails for a text that is too long for a code; a code that has no end does not come back. */
function expectAnswer(text: string): RunCode | undefined {
  const read = readRunCode(text);
  if ('fault' in read) return undefined;
  if (read.code.seed.kind === 'text' && read.code.seed.text.length > maxBits) expect(read.code.seed).toBe(text);
  return read.code;
}

describe('a code with a slip', () => {
  it.each(Object.entries(kinds))('is answered, whatever the slip: %s', (_, seedAt) => {
    for (let index = 0; index < 20; index++) {
      const seed = seedAt(index);
      const right = challenge(shippedContent, seed, 'hard', { sealed: index % 2 > 0, dice: false }).code;
      const symbols = right.replaceAll('-', '');
      expect(expectAnswer(symbols)).toBeDefined();
      for (let at = 0; at <= symbols.length; at++) {
        const [before, here = '', next = ''] = [symbols.slice(0, at), symbols[at], symbols[at + 1]];
        const after = symbols.slice(at + 1);
        expectAnswer(before + after);
        expectAnswer(before + next + here + after.slice(1));
        for (const one of `${alphabet}U`) {
          expectAnswer(before + one + after);
          expectAnswer(before + one + here + after);
        }
      }
    }
  });

  it('property: symbols that fit each other are answered, whatever the kind of their seed', () => {
    const bits = fc.tuple(fc.integer({ min: 0, max: 31 }), fc.integer({ min: 0, max: 15 }));
    const rest = fc.array(fc.integer({ min: 0, max: 31 }), { maxLength: 120 });
    fc.assert(
      fc.property(bits, fc.boolean(), rest, ([fill, kind], isLow, symbols) => {
        // The first symbols of a seed have its kind, and for a script its base: low ones make long texts.
        const head = [1, fill, fill, 0, 0, kind << 1, ...(isLow ? [0, 0, 0, 0, fill % 4] : [])];
        for (const text of [joined(withCheckSymbols([...head, ...symbols])), joined([...head, ...symbols])])
          expectAnswer(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('property: a code with a base below 2 is none', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1 }), fc.bigInt({ min: 0n, max: 2n ** 200n }), (base, value) => {
        const number = value.toString(2);
        const digits = number.padStart(Math.ceil(number.length / 5) * 5, '0');
        const seed = `1000${'0'.repeat(21)}${base.toString(2).padStart(10, '0')}${digits}`;
        const all = `00001${'0'.repeat(20)}${seed}`.match(/.{5}/gu) ?? [];
        const text = joined(withCheckSymbols(all.map((five) => Number.parseInt(five, 2))));
        expect(readRunCode(text)).toMatchObject({ fault: { kind: 'unknown' } });
      }),
    ));

  it('is refused without a search for corrections if no code is as long', () => {
    for (const word of ['Z', 'ZY7', '0', '1KSH-', 'U'])
      expect(readRunCode(`1KSH${word.repeat(100_000 / word.length)}`)).toHaveProperty('fault');
  });

  it('of the largest board is read, and its slips are found', () => {
    const { game, board } = shippedContent;
    const [sector] = board.sectors;
    const sectors = Array.from({ length: 36 }, (_, index) => ({ ...sector, id: `S${index}`, q: index }));
    const large = {
      ...shippedContent,
      game: { ...game, eventDie: 6, spareSectorNumbers: 36 },
      board: { ...board, sectors },
    } as typeof shippedContent;
    const one = challenge(large, 'no code holds so long a seed '.repeat(9), 'hard', { sealed: true, dice: true });
    const longest = one.code.replaceAll('-', '');
    const read = readRunCode(longest);
    expect('code' in read && challengeOf(large, read.code)).toMatchObject({ sectors: one.sectors });
    expect(readRunCode(`${longest.slice(0, 40)}${longest[41]}${longest[40]}${longest.slice(42)}`)).toMatchObject({
      fault: { slips: expect.arrayContaining([expect.objectContaining({ meant: one.code })]) },
    });
    const seed = { kind: 'board', symbols: 'Z'.repeat(65) } as const;
    expect(readRunCode(written(seed, 8))).toHaveProperty('code');
    expect(written(seed, 8).replaceAll('-', '')).toHaveLength(75);
  });
});

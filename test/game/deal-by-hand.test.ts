import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deal } from '../../src/game/deal.ts';
import { shippedContent } from './shipped.ts';

/** Written from `src/game/DEAL.md`, and calling nothing of ours. */
function dealtByHand(seed: string, sectors: number, spares: number) {
  const text = seed.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const rotl = (value: bigint, by: bigint) => BigInt.asUintN(64, (value << by) | (value >> (64n - by)));
  const stream = (purpose: string) => {
    const digest = createHash('sha256').update(`core-runner 1\0${purpose}\0${text}\0`).digest();
    let [s0, s1] = [digest.readBigUInt64BE(0), digest.readBigUInt64BE(8)];
    const number = () => {
      const drawn = Number(BigInt.asUintN(32, s0 + s1) ^ 0x80000000n);
      const a = s0 ^ s1;
      [s0, s1] = [rotl(s0, 24n) ^ a ^ BigInt.asUintN(64, a << 16n), rotl(a, 37n)];
      return drawn;
    };
    return (sides: number) => {
      let drawn = number();
      while (drawn >= Math.floor(2 ** 32 / sides) * sides) drawn = number();
      return (drawn % sides) + 1;
    };
  };
  const [six, pick, spare] = ['sector numbers', 'event numbers', 'reserve sector numbers'].map(stream) as [
    (n: number) => number,
    (n: number) => number,
    (n: number) => number,
  ];
  const numbers = [1, 2, 3, 4, 5, 6].flatMap((tens) => [1, 2, 3, 4, 5, 6].map((units) => tens * 10 + units));
  for (let at = 0; at < 35; at++) {
    const other = at + pick(36 - at) - 1;
    [numbers[at], numbers[other]] = [numbers[other] as number, numbers[at] as number];
  }
  const dice = (count: number, die: (n: number) => number) => Array.from({ length: count }, () => die(6));
  return { sectors: dice(sectors, six), events: numbers, spares: dice(spares, spare) };
}

describe('the written description of a deal', () => {
  it('deals the boards that are dealt', () => {
    const seeds = ['rusty-crane-ledger', '', '  Friday \t night ', 'Łódź 北 🎲', 'e\u0301', 'שלום', 'x'.repeat(10_000)];
    for (const seed of [...seeds, ...Array.from({ length: 200 }, (_, index) => `crew-${index}`)]) {
      const { sectors, reserves } = deal(shippedContent, seed, 'normal');
      expect(dealtByHand(seed, sectors.length, reserves.sectorNumbers.length)).toEqual({
        sectors: sectors.map(({ sectorNumber }) => sectorNumber),
        events: [...sectors.map(({ eventNumber }) => eventNumber), ...reserves.eventNumbers],
        spares: reserves.sectorNumbers,
      });
    }
  });
  it('is linked from docs/challenges.md', () =>
    expect(readFileSync('docs/challenges.md', 'utf8')).toContain('](../src/game/DEAL.md)'));
});

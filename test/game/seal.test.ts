import { describe, expect, it } from 'vitest';
import { type Challenge, challenge } from '../../src/game/challenge.ts';
import type { SealedGrid } from '../../src/game/seal.ts';
import { eventNumbers } from '../../src/model/event.ts';
import { shippedContent } from './shipped.ts';

const sheet = (seed: string, sealed = true, dice = true) => challenge(shippedContent, seed, 'normal', { sealed, dice });
const sealOf = ({ seal }: Challenge) => {
  if (seal === undefined) throw new Error('not sealed');
  return seal;
};
/** What a player finds at a pair. */
const found = ({ rows, columns, numbers }: SealedGrid, pair: string) =>
  numbers[rows.indexOf(pair[0] ?? '') * columns.length + columns.indexOf(pair[1] ?? '')];

/** Chi-squared of counts that should be as these shares. */
const chiSquared = (counts: readonly number[], shares: readonly number[] = counts.map(() => 1 / counts.length)) => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce(
    (sum, count, index) => sum + (count - all * (shares[index] ?? 0)) ** 2 / (all * (shares[index] ?? 1)),
    0,
  );
};

describe('a sealed sheet', () => {
  it('hides the board that an open one shows: every pair leads to its number', () => {
    for (let index = 0; index < 200; index++) {
      const open = sheet(`crew-${index}`, false, false);
      const one = sheet(`crew-${index}`);
      expect([one.sectors, one.reserves]).toEqual([open.sectors, open.reserves]);
      const { grids, sectors, spareEvents, spareSectors, rolls } = sealOf(one);
      for (const [at, [ofSector, ofEvent]] of sectors.entries())
        expect([found(grids.sectors, ofSector), found(grids.events, ofEvent)]).toEqual([
          one.sectors[at]?.sectorNumber,
          one.sectors[at]?.eventNumber,
        ]);
      expect(spareEvents.map((pair) => found(grids.events, pair))).toEqual(one.reserves.eventNumbers);
      expect(spareSectors.map((pair) => found(grids.sectors, pair))).toEqual(one.reserves.sectorNumbers);
      expect(rolls.map((pair) => grids.rolls && found(grids.rolls, pair))).toEqual(one.rolls);
      const pairs = [...sectors.map(([pair]) => pair), ...spareSectors];
      expect(new Set(pairs).size).toBe(pairs.length);
      // All numbers there are, each once: what is around a cell says nothing of the board.
      expect([...grids.events.numbers].sort((a, b) => a - b)).toEqual(eventNumbers(6));
      expect(grids.sectors.numbers.length).toBeGreaterThan(pairs.length);
    }
  });

  it('has pairs that are no DiceMod and no mark', () => {
    const { sectors, rolls } = sealOf(sheet('x'));
    for (const pair of [...sectors.flat(), ...rolls]) expect(pair).toMatch(/^[BCDFGHJK2-9][LMNPQRTVWXZ]$/u);
  });

  it('puts a number anywhere alike, and rolls dice beforehand as dice fall (chi-squared at fixed seeds)', () => {
    const places = new Array<number>(36).fill(0);
    const totals = new Array<number>(11).fill(0);
    for (let index = 0; index < 3600; index++) {
      const one = sheet(`fair-${index}`);
      const { rows, columns } = sealOf(one).grids.events;
      const [, [, pair] = ['', '']] = sealOf(one).sectors;
      const at = rows.indexOf(pair[0] ?? '') * columns.length + columns.indexOf(pair[1] ?? '');
      places[at] = (places[at] ?? 0) + 1;
      for (const total of one.rolls) totals[total - 2] = (totals[total - 2] ?? 0) + 1;
    }
    expect(chiSquared(places)).toBeLessThan(66.6); // the 0.999 quantile at 35 degrees of freedom
    const shares = totals.map((_, index) => (6 - Math.abs(5 - index)) / 36);
    expect(chiSquared(totals, shares)).toBeLessThan(29.6); // and at 10
  });

  it('is the same for a seed for ever (frozen)', () => {
    const one = sheet('rusty-crane-ledger');
    const { sectors, spareEvents, spareSectors, rolls } = sealOf(one);
    expect(one.rolls.join(' ')).toMatchInlineSnapshot(`"6 10 6 10 9 4 8 9 5 9 6 9 7 9 11 10 10 8 4 9 5 7 11 10"`);
    expect([sectors.flat(), spareEvents, spareSectors, rolls].map((pairs) => pairs.join(' '))).toMatchInlineSnapshot(`
      [
        "GM CR HT CQ CN GN FN DR BR DN CR FP GN HN BP CP CL DM GL GP CM FR BM GM DM DQ HQ FQ DT BR HM CM GP HQ HP FN BN GL",
        "HL GR GQ BP CL HP FM BQ BL DL HM CN FL BM DP BN HR",
        "GR DQ FP FR HL DL GQ HR CQ FT DN BL",
        "CP FM GP DR DN GQ CM FL DL FQ CR DQ GN BP CQ FR GM BN GL DP CN BR DM BL",
      ]
    `);
  });
});

describe('Outcome Rolls rolled beforehand', () => {
  it('are the same sealed or open, and of a stream that moves nothing else', () => {
    const [open, without] = [sheet('crew', false, true), sheet('crew', true, false)];
    expect(open.rolls).toEqual(sheet('crew').rolls);
    expect([without.rolls, sealOf(without).grids.rolls]).toEqual([[], undefined]);
    expect(sealOf(without).sectors).toEqual(sealOf(sheet('crew')).sectors);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRoll } from '../../src/dice/seeded.ts';
import { type Deal, deal, seedFromWords } from '../../src/game/deal.ts';
import type { Sector } from '../../src/model/board.ts';
import type { Content } from '../../src/model/content.ts';
import { eventNumbers } from '../../src/model/event.ts';
import { shippedContent } from './shipped.ts';

const of = (seed: string, content: Content = shippedContent) => deal(content, seed, 'normal');
const withSectors = (sectors: readonly Sector[]): Content => ({
  ...shippedContent,
  board: { ...shippedContent.board, sectors },
});

/** All numbers of a deal on three lines. */
const numbers = ({ sectors, reserves }: Deal) =>
  [
    sectors.map(({ id, sectorNumber, eventNumber }) => `${id}:${sectorNumber}:${eventNumber}`).join(' '),
    `RE ${reserves.eventNumbers.join(' ')}`,
    `RS ${reserves.sectorNumbers.join(' ')}`,
  ].join('\n');

describe('a deal', () => {
  it('is the same for a seed for ever (frozen)', () => {
    expect(numbers(of('rusty-crane-ledger'))).toMatchInlineSnapshot(`
      "A1:5:22 A2:6:51 A3:4:62 B1:4:65 B2:6:41 B3:2:44 B4:2:24 C1:1:56 C2:3:54 C3:4:63 C4:1:15 C5:5:53 D1:5:42 D2:6:61 D3:6:64 D4:3:66 E1:4:26 E2:4:12 E3:2:55
      RE 21 23 32 14 52 13 46 36 45 35 25 34 43 31 11 33 16
      RS 5 3 5 1 2 2 5 4 4 2 2 5"
    `);
    expect(numbers(of(''))).toMatchInlineSnapshot(`
      "A1:3:63 A2:5:31 A3:1:14 B1:2:15 B2:4:62 B3:4:61 B4:5:12 C1:2:54 C2:1:46 C3:2:42 C4:6:44 C5:1:33 D1:5:56 D2:5:13 D3:1:51 D4:1:26 E1:4:41 E2:5:21 E3:2:34
      RE 35 55 32 52 65 16 22 11 24 45 25 43 23 53 66 64 36
      RS 2 1 4 4 4 3 6 6 2 2 5 3"
    `);
    expect(numbers(of('Łódź 北 🎲'))).toMatchInlineSnapshot(`
      "A1:1:24 A2:6:44 A3:5:61 B1:6:46 B2:2:25 B3:1:16 B4:1:13 C1:4:45 C2:3:31 C3:5:11 C4:5:35 C5:2:14 D1:4:66 D2:6:32 D3:4:15 D4:4:21 E1:6:22 E2:6:42 E3:3:55
      RE 12 54 43 56 26 64 63 23 52 51 53 41 36 65 62 33 34
      RS 3 3 2 2 2 1 2 5 1 1 1 2"
    `);
  });

  it('CR-147 CR-152 CR-155: property: d6 and d66 numbers, no Event twice on the board or in reserve', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (seed) => {
        const { sectors, reserves } = of(seed);
        const events = [...sectors.map(({ eventNumber }) => eventNumber), ...reserves.eventNumbers];
        expect([...events].sort((a, b) => a - b)).toEqual(eventNumbers(6));
        for (const number of [...sectors.map(({ sectorNumber }) => sectorNumber), ...reserves.sectorNumbers])
          expect([1, 2, 3, 4, 5, 6]).toContain(number);
        expect(reserves.eventNumbers).toHaveLength(17);
        expect(reserves.sectorNumbers).toHaveLength(12);
      }),
    ));

  it('CR-145: property: each Sector of the map gets its numbers, in the order of the map, with its label', () =>
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const places = of(seed).sectors.map(({ id, q, r, label }) => ({ id, q, r, label }));
        expect(places).toEqual(shippedContent.board.sectors.map(({ id, q, r, label }) => ({ id, q, r, label })));
      }),
      { numRuns: 10 },
    ));

  it('does not move a number when the map has a Sector more', () =>
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const extra = { ...(shippedContent.board.sectors[0] as Sector), id: 'F1', q: 3, r: -1 };
        const before = of(seed);
        const after = of(seed, withSectors([...shippedContent.board.sectors, extra]));
        expect(after.sectors.slice(0, 19)).toEqual(before.sectors);
        expect([after.sectors[19]?.eventNumber, ...after.reserves.eventNumbers]).toEqual(before.reserves.eventNumbers);
        expect(after.reserves.sectorNumbers).toEqual(before.reserves.sectorNumbers);
      }),
      { numRuns: 30 },
    ));

  it('does not move a number when Events, Endings or difficulties change, or another difficulty is chosen', () => {
    const { events, game, endings } = shippedContent;
    const changed: Content = {
      ...shippedContent,
      events: events.map((event) => ({ ...event, title: `New ${event.title}`, text: '' })).reverse(),
      endings: endings.slice(1),
      game: { ...game, difficulties: [], diceMods: [], title: 'Other' },
    };
    expect(of('a seed', changed)).toEqual(of('a seed'));
    expect({ ...deal(shippedContent, 'a seed', 'hard'), difficulty: 'normal' }).toEqual(of('a seed'));
  });

  it('keeps its three streams apart: what one kind of number is says nothing of another', () => {
    const { sectors, reserves } = of('rusty-crane-ledger');
    expect(sectors.slice(0, 12).map(({ sectorNumber }) => sectorNumber)).not.toEqual(reserves.sectorNumbers);
    // As many Sectors as there can be move no Sector Number and no reserve Sector Number.
    const many = Array.from({ length: 36 }, (_, index) => ({
      ...(shippedContent.board.sectors[0] as Sector),
      id: `S${index}`,
    }));
    const full = of('rusty-crane-ledger', withSectors(many));
    expect(full.sectors.slice(0, 19).map(({ sectorNumber }) => sectorNumber)).toEqual(
      sectors.map(({ sectorNumber }) => sectorNumber),
    );
    expect(full.reserves.sectorNumbers).toEqual(reserves.sectorNumbers);
    expect(full.reserves.eventNumbers).toEqual([]);
  });

  it('knows a seed by what can be seen of it', () => {
    expect(of('  rusty\t crane \n').seed).toBe('rusty crane');
    expect(of('  rusty\t crane \n')).toEqual(of('rusty crane'));
    expect(of('cafe\u0301')).toEqual(of('caf\u00e9'));
    expect(numbers(of('Rusty crane'))).not.toBe(numbers(of('rusty crane')));
  });

  it('CR-155: refuses more Sectors than there are Event Numbers', () => {
    const many = Array.from({ length: 37 }, () => shippedContent.board.sectors[0] as Sector);
    expect(() => of('x', withSectors(many))).toThrow(new RangeError('37 Sectors, 36 Events'));
  });
});

describe('a seed made of words', () => {
  it('has three different words of the game', () => {
    const { seedWords } = shippedContent.game;
    for (let index = 0; index < 200; index++) {
      const words = seedFromWords(seedWords, seededRoll(`${index}`, 'words')).split('-');
      expect(words).toHaveLength(3);
      expect(new Set(words).size).toBe(3);
      for (const word of words) expect(seedWords).toContain(word);
    }
  });
});

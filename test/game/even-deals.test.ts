import { expect, it } from 'vitest';
import { deal } from '../../src/game/deal.ts';
import { shippedContent } from './shipped.ts';

it('CR-152 CR-155: over 200,000 deals every Sector shows every number evenly, and none tells of another', () => {
  const deals = 200_000;
  const [events, faces] = [36, 6];
  const orders = Array.from({ length: events }, () => new Uint32Array(events));
  const dice = Array.from({ length: 19 + 12 }, () => new Uint32Array(faces));
  const kinds = new Uint32Array(faces * events); // a Sector Number and the Event Number beside it
  const streams = new Uint32Array(faces * faces); // a Sector Number and a spare one
  const count = (counts: Uint32Array | undefined, at: number) => {
    if (counts) counts[at] = (counts[at] ?? 0) + 1;
  };
  const placeOf = (number: number) => Math.floor(number / 10) * 6 + (number % 10) - 7;
  for (let index = 0; index < deals; index++) {
    const { sectors, reserves } = deal(shippedContent, `fair-${index}`, 'normal');
    for (let at = 0; at < 19; at++) {
      const { sectorNumber = 0, eventNumber = 0 } = sectors[at] ?? {};
      count(dice[at], sectorNumber - 1);
      count(orders[at], placeOf(eventNumber));
    }
    for (let at = 0; at < 17; at++) count(orders[19 + at], placeOf(reserves.eventNumbers[at] ?? 0));
    for (let at = 0; at < 12; at++) count(dice[19 + at], (reserves.sectorNumbers[at] ?? 0) - 1);
    const face = (sectors[0]?.sectorNumber ?? 0) - 1;
    count(kinds, face * events + placeOf(sectors[0]?.eventNumber ?? 0));
    count(streams, face * faces + (reserves.sectorNumbers[0] ?? 0) - 1);
  }
  const chiSquared = (counts: Uint32Array) => {
    const expected = deals / counts.length;
    return counts.reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0);
  };
  // 0.99999 quantiles at 35, 5, 215 and 35 degrees of freedom; the seeds are fixed.
  expect(Math.max(...orders.map(chiSquared))).toBeLessThan(83);
  expect(Math.max(...dice.map(chiSquared))).toBeLessThan(31);
  expect(chiSquared(kinds)).toBeLessThan(315);
  expect(chiSquared(streams)).toBeLessThan(83);
});

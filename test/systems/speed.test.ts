import { expect, it } from 'vitest';
import type { Options } from '../../src/dice/system.ts';
import { SYSTEMS } from '../../src/systems/index.ts';

/** Milliseconds of the fastest of some runs: what the work takes when nothing else is in the way. */
function fastest(work: () => void): number {
  const runs = Array.from({ length: 7 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...runs);
}

it.each([
  ['wild-die', '10D', {}],
  ['wild-die', '10D', { catastrophe: 'chain', 'character-points': '5' }],
  ['unique-pool', '8', { target: '18', push: 'best' }],
  ['essential-traits', '22', { versus: ['21', '20'] }],
] as [string, string, Options][])('odds %s %s %j takes less than 50 ms', (id, argument, options) => {
  const system = SYSTEMS.find((one) => one.id === id);
  expect(fastest(() => system?.odds([argument], options))).toBeLessThan(50);
});

it.each(SYSTEMS.map((system) => [system.id, system] as const))(
  'all tables of %s take less than a second',
  (_, system) => {
    expect(fastest(() => system.glance())).toBeLessThan(1000);
  },
);

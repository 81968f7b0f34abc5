import { expect, it } from 'vitest';
import { playRuns } from '../../../src/game/measure/simulate.ts';
import { runner } from '../../../src/game/policy/runner.ts';
import { compileRules } from '../../../src/game/run/rules.ts';
import { shippedContent } from '../shipped.ts';

it('the runner enters finished Sectors in less than one turn of five', () => {
  const turns = { all: 0, empty: 0 };
  let last = 0;
  playRuns(
    compileRules(shippedContent, 'normal'),
    runner,
    { seed: 'turns', from: 0, to: 600 },
    () => {
      last = 0;
    },
    {
      after: ({ turn, phase, finished, sector }) => {
        if (turn === last) return;
        last = turn;
        turns.all++;
        // In a Shop or at an Event the phase is another; a Run can also end on the way.
        if (phase !== 'shop' && phase !== 'event' && finished[sector] === 1) turns.empty++;
      },
    },
  );
  expect(turns.all).toBeGreaterThan(600);
  expect(turns.empty / turns.all).toBeLessThan(0.2);
});

/** A sixth system, as small as can be: roll under a number on a d20. */

import { defineSystem } from '../../src/dice/define-system.ts';
import { everyPath } from '../../src/dice/every-path.ts';
import { readWhole } from '../../src/dice/number-parameter.ts';
import { oddsFromPaths, oddsOfWords } from '../../src/dice/odds.ts';
import { about, oneOf, single } from '../../src/dice/parameter.ts';
import type { Roll } from '../../src/dice/roll.ts';

const RANGE = { from: 1, to: 20 };

interface Input {
  readonly under: number;
  readonly equal: 'fails' | 'succeeds';
}

const check = ({ under, equal }: Input, face: number) =>
  face < under || (equal === 'succeeds' && face === under) ? 'success' : 'failure';

const read = (input: Input) => (roll: Roll) => check(input, roll(RANGE.to));

export const rollUnder = defineSystem({
  id: 'roll-under',
  name: 'Roll Under',
  summary: 'roll a d20 under a number',
  arguments: {
    under: single<number>(
      {
        ...about('under', 'number to roll under', 'RU-001'),
        notation: 'n',
        range: '1 to 20',
        samples: ['1', '11', '20'],
      },
      (text) => readWhole(text, { name: 'under', rule: 'RU-001', ...RANGE }),
    ),
  },
  options: {
    equal: oneOf(about('equal', 'the number itself', 'RU-002'), [
      { name: 'fails', words: 'fails' },
      { name: 'succeeds', words: 'succeeds' },
    ]),
  },
  readings: [{ id: 'A1', rule: 'RU-002', question: 'what of the number itself', option: 'equal' }],
  prepare: (values): Input => values,
  title: ({ under }) => [`d20 under ${under}`],
  depends: () => ['A1'],
  odds: (input) => ({
    odds: [
      { id: 'check', title: 'check', odds: oddsOfWords(['failure', 'success'], everyPath(read(input))) },
      { id: 'face', title: 'face', odds: oddsFromPaths(everyPath((roll) => roll(RANGE.to))) },
    ],
    tables: [],
  }),
  roll: (input, roll) => {
    const face = roll(RANGE.to);
    const result = check(input, face);
    return {
      dice: [{ sides: RANGE.to, face, role: 'die', does: 'decides' }],
      values: { check: result, face },
      brief: `${face}`,
      words: [`${face}`, result],
    };
  },
  sheet: [{ title: 'under 11', arguments: ['11'], options: {} }],
  glance: () => [],
});

/** Two dice → which of them to reroll. */

import type { Check } from './input.ts';

/** What you can reroll. Keeping the lower of two dice is never better than the higher. */
const rerollAnswers = ['none', 'lower', 'both'] as const;
export type Answer = (typeof rerollAnswers)[number];

/** Worth of two final dice, on one scale for all faces; more is better. */
export type RerollWorth = (first: number, second: number) => bigint;

export const dieFaces = [1, 2, 3, 4, 5, 6];
const diceThrown = 2;

/** Ways, of 36, after an answer, each times its worth. */
export function worthOf(answer: Answer, faces: readonly [number, number], worth: RerollWorth): bigint {
  const [first, second] = faces;
  const add = (terms: bigint[]) => terms.reduce((sum, term) => sum + term, 0n);
  switch (answer) {
    case 'none':
      return 36n * worth(first, second);
    case 'lower':
      return 6n * add(dieFaces.map((face) => (first <= second ? worth(face, second) : worth(first, face))));
    case 'both':
      return add(dieFaces.flatMap((one) => dieFaces.map((other) => worth(one, other))));
    default:
      return answer satisfies never;
  }
}

/** Possible rerolls with the Insight Dice at hand (A4), fewest dice first. */
export const answersFor = ({ insightDice, rerollCost }: Check): readonly Answer[] =>
  insightDice >= diceThrown || rerollCost === 'one' ? rerollAnswers : ['none', 'lower'];

/** The policy's reroll for a goal of worth; of equal answers the one with the fewest dice. */
export function decide(check: Check, faces: readonly [number, number], worth: RerollWorth, goal: bigint): Answer {
  const answers = answersFor(check);
  if (check.reroll !== 'best') return worth(...faces) < goal && answers.includes(check.reroll) ? check.reroll : 'none';
  const ranked = answers.map((answer) => ({ answer, ways: worthOf(answer, faces, worth) }));
  return ranked.reduce((best, next) => (next.ways > best.ways ? next : best)).answer;
}

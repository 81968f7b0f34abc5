/** Two dice → which of them to roll anew. */

import type { Check } from './input.ts';

/** What can be rolled anew. Keeping the lower of two dice is never better than keeping the higher. */
export const rerollAnswers = ['none', 'lower', 'both'] as const;
/** What a player rolls anew: neither die, the lower one, or both. */
export type Answer = (typeof rerollAnswers)[number];

/** What two final dice are worth: the more the better, over one scale for all faces. */
export type RerollWorth = (first: number, second: number) => bigint;

const dieFaces = [1, 2, 3, 4, 5, 6];
const diceThrown = 2;

/** The ways, of 36, that an answer leads to what is wanted, each counted by its worth. */
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

/** What may be rolled anew with the Insight Dice at hand (A4), fewest dice first. */
export const answersFor = ({ insightDice, rerollCost }: Check): readonly Answer[] =>
  insightDice >= diceThrown || rerollCost === 'one' ? rerollAnswers : ['none', 'lower'];

/** What the policy in force rolls anew, below a goal of worth; of equally good answers the one with the fewest dice. */
export function decide(check: Check, faces: readonly [number, number], worth: RerollWorth, goal: bigint): Answer {
  const answers = answersFor(check);
  if (check.reroll !== 'best') return worth(...faces) < goal && answers.includes(check.reroll) ? check.reroll : 'none';
  const ranked = answers.map((answer) => ({ answer, ways: worthOf(answer, faces, worth) }));
  return ranked.reduce((best, next) => (next.ways > best.ways ? next : best)).answer;
}

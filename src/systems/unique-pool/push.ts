/** Faces showing, target, cost of a crisis → push or stop. */

import { compare, type Fraction, fraction } from '../../dice/fraction.ts';
import { numbersIn } from '../../dice/number-parameter.ts';
import { allFaces, countOf, dieSides, type Faces, hasFace, totalOf, withFace } from './pool.ts';

/** Whether a player below the target pushes. */
export type PushPolicy = (faces: Faces) => boolean;

/** Results of a roll, worst first. A push into a crisis also fails its task (A4). */
export const pushOutcomes = ['crisis', 'failure', 'success'] as const;
export type PushOutcome = (typeof pushOutcomes)[number];

/** Chance of each outcome, as ways of `weightOf` the faces. Small whole numbers, so no bigint. */
export type Chances = Readonly<Record<PushOutcome, number>>;

/** Denominator of the chances from some faces: each face more leaves one push less. */
export const weightOf = (faces: Faces): number => dieSides ** (dieSides - countOf(faces));

/** Chances under a policy from some faces; each set of faces is computed once. */
export function chancesUnder(policy: PushPolicy, target: number): (faces: Faces) => Chances {
  const known: Chances[] = [];
  const from = (faces: Faces): Chances => {
    const found = known[faces];
    if (found) return found;
    const weight = weightOf(faces);
    const chances =
      totalOf(faces) >= target
        ? { crisis: 0, failure: 0, success: weight }
        : policy(faces)
          ? chancesOfPush(faces, from)
          : { crisis: 0, failure: weight, success: 0 };
    known[faces] = chances;
    return chances;
  };
  return from;
}

// UP-013, UP-014 and UP-032: a new face goes on, a known one is a crisis.
function chancesOfPush(faces: Faces, from: (faces: Faces) => Chances): Chances {
  let [crisis, failure, success] = [(countOf(faces) * weightOf(faces)) / dieSides, 0, 0];
  for (const face of allFaces) {
    if (hasFace(faces, face)) continue;
    const end = from(withFace(faces, face));
    crisis += end.crisis;
    failure += end.failure;
    success += end.success;
  }
  return { crisis, failure, success };
}

const freePush = fraction(0);

/** Break-even costs by target, cached for repeated rolls. */
const knownCosts = new Map<number, ReadonlyMap<Faces, Fraction>>();

/** Cost of a crisis at which pushing equals stopping, by faces below the target; success is worth 1 more than failure (A8). */
export function breakEvens(target: number): ReadonlyMap<Faces, Fraction> {
  const costs = knownCosts.get(target) ?? countBreakEvens(target);
  knownCosts.set(target, costs);
  return costs;
}

// The worth of a push falls with the cost along convex straight pieces, one for each way to play on. From cost 0,
// the root of the current piece is never beyond the true root, and Newton's steps reach it in finitely many.
function countBreakEvens(target: number): ReadonlyMap<Faces, Fraction> {
  const known = new Map<Faces, Fraction>();
  const open = numbersIn({ from: 1, to: 2 ** dieSides - 1 }).filter((faces) => totalOf(faces) < target);
  // Larger sets first: a push leads only to larger ones.
  for (const faces of open.sort((a, b) => countOf(b) - countOf(a))) {
    let [cost, next] = [fraction(-1), freePush];
    while (compare(next, cost) > 0) {
      cost = next;
      const { success, crisis } = chancesOfPush(faces, chancesUnder(policyAt(cost, known), target));
      next = fraction(success, crisis);
    }
    known.set(faces, cost);
  }
  return known;
}

/** Pushes if the cost is below the break-even; a tie means stop (A7). */
export const policyAt =
  (cost: Fraction, known: ReadonlyMap<Faces, Fraction>): PushPolicy =>
  (faces) =>
    compare(cost, known.get(faces) ?? freePush) < 0;

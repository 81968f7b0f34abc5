/** Faces showing, target, cost of a crisis → push or stop. */

import { compare, type Fraction, fraction, over, plus, times } from '../../dice/fraction.ts';
import { ALL_FACES, type Faces, hasFace, listFaces, SIDES, totalOf, withFace } from './pool.ts';

/** When a player pushes who has not reached the target yet. */
export type Policy = (faces: Faces) => boolean;

/** How a roll can end, worst first. A task whose push brings a crisis has failed too (A4). */
export const OUTCOMES = ['crisis', 'failure', 'success'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The exact chance of each outcome. */
export type Chances = Readonly<Record<Outcome, Fraction>>;

const NONE = fraction(0);
const SURE = fraction(1);
const ENDED: Readonly<Record<Outcome, Chances>> = {
  crisis: { crisis: SURE, failure: NONE, success: NONE },
  failure: { crisis: NONE, failure: SURE, success: NONE },
  success: { crisis: NONE, failure: NONE, success: SURE },
};

/** The chances of a player who follows a policy, from the faces showing; each set of faces is worked out once. */
export function chancesUnder(policy: Policy, target: number): (faces: Faces) => Chances {
  const known = new Map<Faces, Chances>();
  const from = (faces: Faces): Chances => {
    if (totalOf(faces) >= target) return ENDED.success;
    const chances = known.get(faces) ?? (policy(faces) ? chancesOfPush(faces, from) : ENDED.failure);
    known.set(faces, chances);
    return chances;
  };
  return from;
}

// UP-013, UP-014 and UP-032: each new face goes on, each of those showing is a crisis.
function chancesOfPush(faces: Faces, from: (faces: Faces) => Chances): Chances {
  const ends = ALL_FACES.map((face) => (hasFace(faces, face) ? ENDED.crisis : from(withFace(faces, face))));
  const mean = (outcome: Outcome) => times(ends.map((end) => end[outcome]).reduce(plus), fraction(1, SIDES));
  return { crisis: mean('crisis'), failure: mean('failure'), success: mean('success') };
}

/**
 * The cost of a crisis at which pushing and stopping are equal, for every set of faces below the target; success is
 * worth 1 more than failure. Below that cost a push is right, and each later push may be declined (A8).
 *
 * What a push is worth falls with the cost along convex straight pieces, one for each way to play on. Starting from
 * cost 0, the root of the piece at hand is never beyond the true root and Newton's steps reach it in finitely many.
 */
export function breakEvens(target: number): ReadonlyMap<Faces, Fraction> {
  const costs = COSTS.get(target) ?? countBreakEvens(target);
  COSTS.set(target, costs);
  return costs;
}

/** Break-even costs by target, counted once: many rolls ask for the same ones. */
const COSTS = new Map<number, ReadonlyMap<Faces, Fraction>>();

function countBreakEvens(target: number): ReadonlyMap<Faces, Fraction> {
  const known = new Map<Faces, Fraction>();
  const open = Array.from({ length: 2 ** SIDES - 1 }, (_, index) => index + 1).filter(
    (faces) => totalOf(faces) < target,
  );
  // Larger sets first: a push leads only to larger ones.
  for (const faces of open.sort((a, b) => listFaces(b).length - listFaces(a).length)) {
    let [cost, next] = [fraction(-1), NONE];
    while (compare(next, cost) > 0) {
      cost = next;
      const { success, crisis } = chancesOfPush(faces, chancesUnder(policyAt(cost, known), target));
      next = over(success, crisis);
    }
    known.set(faces, cost);
  }
  return known;
}

/** Pushes where the cost lies below the break-even; indifferent means stop (A7). */
export const policyAt =
  (cost: Fraction, known: ReadonlyMap<Faces, Fraction>): Policy =>
  (faces) =>
    compare(cost, known.get(faces) ?? NONE) < 0;

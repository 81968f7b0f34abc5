/** Text in order → the stretch of each side, at the least cost. */

import { memo } from '../../memo.ts';

/** A side of paper, identified by its end. */
export interface Side {
  readonly next: number;
  /** Cost of ending a side there, and of turning a leaf there. */
  readonly cost: number;
  readonly turn: number;
}

/** The ends of sides that are seen together: their pages and cost. */
export interface Ends<Page> {
  readonly cost: number;
  readonly pages: readonly Page[];
}

export interface Breakable<S extends Side, Page> {
  readonly length: number;
  /** Sides from a place; none if no side may face `left`. */
  sides(from: number, left?: S): readonly S[];
  /** The first side if it is a right-hand page, or the last if it is a left-hand one. */
  alone(side: S): Ends<Page>;
  /** Sides that face each other; the right one is empty if no side may face the left one. */
  facing(left: S, right: S | undefined): Ends<Page>;
}

/** The best spreads from a place on. */
export interface SpreadPlan<Page> extends Ends<Page> {
  readonly from: number;
  /** Cost of its own spread, and the total with all later ones. */
  readonly own: number;
  readonly rest?: SpreadPlan<Page> | undefined;
}

/** Pages and their cost, comparable only for the same text. */
export interface Spreads<Page> {
  readonly pages: readonly Page[];
  /** The cost of the spreads up to a place, and of later ones at falling weight. */
  costAt(place: number): number;
  /** The best spreads if a left side begins at a place. */
  readonly bestFrom: (place: number) => SpreadPlan<Page>;
}

/** The weight of a spread relative to the previous one: text seldom moves earlier pages. */
const discount = 1 / 3;

/** Breaks all from a place into spreads, beginning with a left side or a single right side; `known` has the best from some places. */
export function breakIntoSpreads<S extends Side, Page>(
  { length, sides, alone, facing }: Breakable<S, Page>,
  from: number,
  begins: 'left' | 'right',
  known: (place: number) => SpreadPlan<Page> | undefined = () => undefined,
): Spreads<Page> {
  const done = (place: number): SpreadPlan<Page> => ({ from: place, own: 0, cost: 0, pages: [] });
  const none = (place: number): SpreadPlan<Page> => ({ ...done(place), cost: Number.POSITIVE_INFINITY });
  /** The spread with all later ones, if better than the best so far. */
  const better = (best: SpreadPlan<Page>, breaks: number, next: number, ends: () => Ends<Page>): SpreadPlan<Page> => {
    if (breaks >= best.cost) return best;
    const { cost, pages } = ends();
    const own = breaks + cost;
    if (own >= best.cost) return best;
    const rest = next < length ? bestFrom(next) : undefined;
    const whole = own + discount * (rest?.cost ?? 0);
    return whole < best.cost ? { from: best.from, own, cost: whole, pages, rest } : best;
  };
  const bestAlone = (place: number) =>
    sides(place).reduce((best, side) => better(best, side.cost + side.turn, side.next, () => alone(side)), none(place));
  const bestFrom: (place: number) => SpreadPlan<Page> = memo((place) => {
    const found = known(place);
    if (found) return found;
    let best = none(place);
    for (const left of sides(place)) {
      if (left.next >= length) {
        best = better(best, left.cost, length, () => alone(left));
        continue;
      }
      const rights = sides(left.next, left);
      for (const right of rights)
        best = better(best, left.cost + right.cost + right.turn, right.next, () => facing(left, right));
      if (rights.length === 0) best = better(best, left.cost + left.turn, left.next, () => facing(left, undefined));
    }
    return best;
  });
  const first = from >= length ? done(from) : begins === 'left' ? bestFrom(from) : bestAlone(from);
  const plans: SpreadPlan<Page>[] = [];
  for (let plan: SpreadPlan<Page> | undefined = first; plan; plan = plan.rest) plans.push(plan);
  return {
    pages: plans.flatMap(({ pages }) => pages),
    bestFrom,
    costAt(place) {
      const isBehind = plans.map((plan) => plan.from > place);
      return plans.reduce(
        ({ sum, share }, { own }, index) => ({
          sum: sum + own * (isBehind[index] ? share * discount : 1),
          share: isBehind[index] ? share * discount : 1,
        }),
        { sum: 0, share: 1 },
      ).sum;
    },
  };
}

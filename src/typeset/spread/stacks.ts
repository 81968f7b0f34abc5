/** Unbroken columns → few, even pages, level where they face each other. */

import type { PageColumn } from '../page/paginate.ts';
import { stackColumns, stackHeight } from '../page/stack.ts';
import { areaHeight, type Style } from '../page/style.ts';
import { breakIntoSpreads, type Side } from './spreads.ts';

type Stack = readonly PageColumn[];

interface StackSide extends Side {
  readonly stack: Stack;
  readonly height: number;
}

/** Costs of such different sizes that each counts only if the ones before are equal. */
const costs = { overfull: 1e12, page: 1e6 } as const;

/** Spreads columns evenly over the fewest pages, a left-hand one first; of `maxPages` 2 the second takes the rest. */
export function breakStack(columns: Stack, style: Style, maxPages = columns.length): Stack[] {
  const pageHeight = areaHeight(style);
  const sides = (from: number, left?: StackSide) =>
    columns.slice(from).flatMap((_, index): StackSide[] => {
      const stack = columns.slice(from, from + index + 1);
      const height = stackHeight(stack, style);
      const next = from + stack.length;
      const fits = stack.length === 1 || height <= pageHeight + 0.01;
      if (left && maxPages === 2 && next < columns.length) return [];
      return [{ stack, height, next, cost: fits ? 0 : costs.overfull, turn: 0 }];
    });
  const ends = (on: readonly StackSide[]) => ({
    cost: on.length * costs.page + Math.max(...on.map(({ height }) => height)),
    pages: on.map(({ stack }) => stack),
  });
  const { pages } = breakIntoSpreads(
    {
      length: columns.length,
      sides,
      alone: (side) => ends([side]),
      facing: (left, right) => ends(right ? [left, right] : [left]),
    },
    0,
    'left',
  );
  return [...pages];
}

/** A stack, and the lines that its gaps may grow by in all. */
export interface GrowingStack {
  readonly stack: Stack;
  readonly maxMore: number;
}

/** Two facing pages that end on the lowest line both reach; none without such a line. */
export function levelStacks(
  left: GrowingStack,
  right: GrowingStack,
  style: Style,
): readonly [PageColumn, PageColumn] | undefined {
  const reach = ({ stack, maxMore }: GrowingStack) => stackHeight(stack, style) + maxMore * style.leading;
  const foot = Math.min(areaHeight(style), reach(left), reach(right));
  const [first, second] = [left, right].map(({ stack }) => {
    const more = Math.floor((foot - stackHeight(stack, style)) / style.leading + 0.01);
    return more < 0 ? undefined : stackColumns(stack, style, more);
  });
  return first && second ? [first, second] : undefined;
}

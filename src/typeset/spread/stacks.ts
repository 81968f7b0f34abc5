/** Columns that no page parts → pages: as few as hold them, as even as can be, and level where they face each other. */

import type { PageColumn } from '../page/paginate.ts';
import { stackColumns, stackHeight } from '../page/stack.ts';
import type { Style } from '../page/style.ts';
import { breakIntoSpreads, type Side } from './spreads.ts';

/** Columns that share a page, one below the other. */
type Stack = readonly PageColumn[];

interface StackSide extends Side {
  readonly stack: Stack;
  readonly height: number;
}

/** Costs that are told apart by their size: each counts only where the ones before it are the same. */
const costs = { overfull: 1e12, page: 1e6 } as const;

/**
 * Columns by their pages, the first of which is a left-hand one: as few as hold them whole, and as evenly as can be. A column
 * that is higher than a page has one to itself; with `maxPages` 2 the second page holds all that is left.
 */
export function breakStack(columns: Stack, style: Style, pageHeight: number, maxPages = columns.length): Stack[] {
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

/** A stack, and the lines that its gaps may take up in all. */
export interface GrowingStack {
  readonly stack: Stack;
  readonly maxMore: number;
}

/** Two pages that face each other, ending on the last line that both reach; none where there is no such line. */
export function levelStacks(
  left: GrowingStack,
  right: GrowingStack,
  style: Style,
  pageHeight: number,
): readonly [PageColumn, PageColumn] | undefined {
  const reach = ({ stack, maxMore }: GrowingStack) => stackHeight(stack, style) + maxMore * style.leading;
  const foot = Math.min(pageHeight, reach(left), reach(right));
  const [first, second] = [left, right].map(({ stack }) => {
    const more = Math.floor((foot - stackHeight(stack, style)) / style.leading + 0.01);
    return more < 0 ? undefined : stackColumns(stack, style, more);
  });
  return first && second ? [first, second] : undefined;
}

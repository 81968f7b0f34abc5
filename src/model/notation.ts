/** Totals, effects and counts as printed text. */

import { lastItem } from '../item-at.ts';
import { type Effect, effectText } from './effect.ts';
import type { CoreRange } from './ending.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Totals with dashes and commas (CR-049 CR-050). */
export function totalsText(totals: readonly number[]): string {
  const runs: number[][] = [];
  for (const total of totals) {
    const run = runs.at(-1);
    if (run && total === lastItem(run) + 1) run.push(total);
    else runs.push([total]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}\u2013${run.at(-1)}`] : run.map(String))).join(', ');
}

/** Effects in parentheses. */
export function effectsText(effects: readonly Effect[], words: Vocabulary): string {
  return effects.map((effect) => `(${effectText(effect, words)})`).join(' ');
}

/** `none`, `3`, `1 to 4`, `5 or more`. */
export function coresText({ from, to }: CoreRange): string {
  if (from === to) return from === 0 ? 'none' : String(from);
  return to === Number.POSITIVE_INFINITY ? `${from} or more` : `${from} to ${to}`;
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number as a word up to ten. */
export const numberWord = (value: number): string => words[value] ?? String(value);

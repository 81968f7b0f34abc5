/** Run → the marks in its LOG, and the remarks of its Ending on them. */

import { itemAt } from '../../item-at.ts';
import { type Outcome, outcomeNames, type Reader } from '../../model/event.ts';
import type { Remark } from '../../model/remarks.ts';
import { parseChoice } from './choice-text.ts';
import type { Run } from './play.ts';
import { outcomeAt, type Rules, totalAfter } from './rules.ts';
import { eventHere, type State } from './state.ts';

/** The Outcome that a Choice leads to, if any. */
export function outcomeOfChoice(rules: Rules, before: State, choice: string): Outcome | undefined {
  const { kind, what } = parseChoice(rules, choice) ?? { kind: undefined, what: 0 };
  if (kind !== 'keep' && kind !== 'use') return undefined;
  const index = eventHere(before);
  const total = kind === 'use' ? totalAfter(rules, what, before.total) : before.total;
  const event = rules.events[index];
  const name = outcomeNames[outcomeAt(rules, index, total)];
  return event?.kind === 'event' && name ? event.outcomes[name] : undefined;
}

/** Who reads a text after a log; `states` begin with those before each Choice. */
export const readerAt = (rules: Rules, { turn }: State, log: Run['log'], states: readonly State[]): Reader => ({
  turn,
  late: rules.content.late?.turn,
  logMarks: new Set(
    log.flatMap(({ choice }, index) => outcomeOfChoice(rules, itemAt(states, index), choice)?.mark ?? []),
  ),
});

/** Remarks on a Run's Ending for the marks it left, in printed order. `states` are those of its replay. */
export function remarksFor(rules: Rules, run: Run, states: readonly State[]): readonly Remark[] {
  const { endings, remarks } = rules.content;
  if (remarks.remarks.length === 0) return [];
  const { logMarks: inLog } = readerAt(rules, itemAt(states, 0), run.log, states);
  const title = endings[states.at(-1)?.ending ?? -1]?.title;
  return remarks.remarks.filter(({ ending, mark }) => ending === title && inLog.has(mark));
}

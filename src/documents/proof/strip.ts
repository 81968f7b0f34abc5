/** Odds of an Event → a column for each total: as high as it is likely, as grey as its Outcome, with its letter. */

import { rollTotals, waysTo } from '../../game/run/outcome-roll.ts';
import type { OutcomeName, StoryEvent } from '../../model/event.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { Colour, Mark } from '../../typeset/page/page.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { asFigure } from '../figures/figure.ts';
import type { ProofOdds } from './odds.ts';
import type { ProofRow } from './row.ts';
import { type ProofSheet, small } from './sheet.ts';

/** The better the lighter, but for Neutral, which is left white; the letter says the same. */
export const fills: Record<OutcomeName, { readonly fill: Colour; readonly on: Colour }> = {
  bad: { fill: 0.25, on: 1 },
  neutral: { fill: 1, on: 0.08 },
  good: { fill: 0.84, on: 0.08 },
  wild: { fill: 0.52, on: 1 },
};

const unit = 6.5; // height of one throw of 36 in points

/** Totals from 2 to 12: the higher a column the more throws, its letter the Outcome. */
export function oddsStrip(event: StoryEvent, odds: ProofOdds, words: Vocabulary, sheet: ProofSheet): ProofRow {
  const { x: left, width } = sheet.text;
  const cell = width / rollTotals.length;
  const base = 14;
  const foot = 9 + 6 * unit + base;
  const marks = rollTotals.flatMap((total, index): Mark[] => {
    const x = left + index * cell;
    const name = odds.totals[index]?.outcome as OutcomeName;
    const high = waysTo(total) * unit + base;
    const { fill, on } = fills[name];
    const centre = x + cell / 2;
    return [
      rectangle(x + 1, foot - high, cell - 2, high, { fill, stroke: ink.text, width: 0.5 }),
      ...small(sheet, String(waysTo(total)), centre, foot - high - 2.5, {
        size: 8,
        colour: ink.faint,
        align: 'centre',
      }),
      ...small(sheet, words[name].mark, centre, foot - 4, {
        size: 10.5,
        cut: 'bold',
        colour: on,
        align: 'centre',
      }),
      ...small(sheet, String(total), centre, foot + 10.5, { size: 10, cut: 'bold', align: 'centre' }),
    ];
  });
  const at = event.tree.spanOfKey(['outcome-roll']).start;
  const columns = rollTotals.map((total, index) => {
    const name = odds.totals[index]?.outcome;
    return `${total}: ${waysTo(total)}, ${name ? words[name].one : ''}`;
  });
  const shown = asFigure(marks, `Throws of 36 for each total, and its ${words.outcome.one}. ${columns.join('; ')}.`);
  return { height: foot + 14, marks: shown, baseline: foot - 4, at, keeps: true };
}

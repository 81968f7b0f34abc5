/** Odds of an Event → rows: a column for each total, a row for each Outcome, and what the whole comes to. */

import type { ExactEvent } from '../../game/measure/exact.ts';
import { plain } from '../../manuscript/block.ts';
import { outcomeNames, type StoryEvent } from '../../model/event.ts';
import { capitalised, type Vocabulary } from '../../model/vocabulary.ts';
import { bodyStyle, shifted } from '../../typeset/page/body.ts';
import type { Tag } from '../../typeset/page/page.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { effectInlines } from '../book/effect-inlines.ts';
import { bestWays, type ProofOdds, perThrow } from './odds.ts';
import { gap, type ProofRow } from './row.ts';
import { type ProofSheet, small } from './sheet.ts';
import { fills, oddsStrip } from './strip.ts';
import { rowTags, tableHead, underRow } from './table.ts';
import { setLines } from './text.ts';

/** Rows of the odds: none may be parted from the next. */
export function oddsRows(event: StoryEvent, odds: ProofOdds, words: Vocabulary, sheet: ProofSheet): ProofRow[] {
  const rows = [
    oddsStrip(event, odds, words, sheet),
    gap(6),
    ...outcomeTable(event, odds, words, sheet),
    gap(5),
    ...expected(odds, words, sheet),
  ];
  return rows.map((row) => ({ ...row, keeps: true }));
}

/** Right edges of the columns of numbers, and where the effects begin. */
function columns({ text: { x, width } }: ProofSheet) {
  const name = width * 0.2;
  return { plain: x + name + width * 0.13, best: x + name + width * 0.3, effects: x + name + width * 0.345 };
}

/** Each Outcome: throws of 36 without a DiceMod and with the best, and its effects. */
function outcomeTable(event: StoryEvent, odds: ProofOdds, words: Vocabulary, sheet: ProofSheet): ProofRow[] {
  const { x, width } = sheet.text;
  const at = columns(sheet);
  const best = bestWays(odds);
  const frame = { x: at.effects, width: x + width - at.effects };
  const table: Tag = { role: 'table' };
  const head = tableHead(
    [
      { text: words.outcome.one, x },
      { text: 'of 36', x: at.plain, align: 'right' },
      { text: odds.best ? `with ${odds.best}` : 'with any', x: at.best, align: 'right' },
      { text: words.effect.many, x: at.effects },
    ],
    sheet,
    table,
  );
  const rows = outcomeNames.map((name): ProofRow => {
    const cell = rowTags(table);
    const [first, second, third, last] = [cell(), cell(), cell(), cell()];
    const effects = effectInlines(event.outcomes[name].effects, words);
    const style = { ...bodyStyle(sheet.style, 'ragged'), size: 9 };
    const lines = setLines(effects.length > 0 ? effects : plain('none'), frame, style, sheet, undefined, last);
    const height = Math.max(1, lines.length) * 11.5 + 1.5;
    return {
      height,
      marks: [
        rectangle(x, 2.5, 8, 8, { fill: fills[name].fill, stroke: ink.text, width: 0.5 }),
        ...small(sheet, words[name].one, x + 12, 9.5, { cut: 'bold', size: 9.5, role: first }),
        ...small(sheet, String(odds.ways[name]), at.plain, 9.5, { size: 10, align: 'right', role: second }),
        ...small(sheet, String(best[name]), at.best, 9.5, { size: 10, align: 'right', role: third }),
        ...lines.flatMap(({ marks }, index) => shifted(marks, 0, 9.5 + index * 11.5)),
        underRow(sheet, height),
      ],
      baseline: 9.5,
      at: event.tree.spanOfKey(['outcome-roll', name]).start,
      keeps: true,
    };
  });
  return [head, ...rows];
}

const changes = [
  { key: 'health', title: ({ health }: Vocabulary) => health.one, edge: 0.35 },
  { key: 'credits', title: ({ money }: Vocabulary) => money.many, edge: 0.62 },
  { key: 'cores', title: ({ core }: Vocabulary) => capitalised(core.many), edge: 0.79 },
  { key: 'mods', title: ({ diceMod }: Vocabulary) => diceMod.many, edge: 1 },
] as const;

/** What the whole Event changes on average, without a DiceMod and with the best. */
function expected(odds: ProofOdds, words: Vocabulary, sheet: ProofSheet): ProofRow[] {
  const { x, width } = sheet.text;
  const withBest = odds.bestMod === undefined ? undefined : odds.withMod[odds.bestMod];
  const table: Tag = { role: 'table' };
  const row = (name: string, of: ExactEvent['plain'], cell = rowTags(table)): ProofRow => ({
    height: 12.5,
    marks: [
      ...small(sheet, name, x, 9.5, { size: 9.5, cut: 'bold', role: cell() }),
      ...changes.flatMap(({ key, edge }) =>
        small(sheet, perThrow(of[key]), x + width * edge, 9.5, { size: 10, align: 'right', role: cell() }),
      ),
      underRow(sheet, 12.5),
    ],
    baseline: 9.5,
    keeps: true,
  });
  const heads = changes.map(({ title, edge }) => ({
    text: title(words),
    x: x + width * edge,
    align: 'right' as const,
  }));
  const head = tableHead([{ text: 'Expected', x }, ...heads], sheet, table);
  return [head, row('without', odds.plain), ...(withBest && odds.best ? [row(`with ${odds.best}`, withBest)] : [])];
}

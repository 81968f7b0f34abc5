/** Findings → the table on the terminal. */

import { percentagePoints } from '../../dice/percentage.ts';
import type { Finding, Verdict } from '../../game/measure/balance.ts';
import { counted, type Vocabulary } from '../../model/vocabulary.ts';
import { plural } from './report.ts';
import { percent, textTable } from './text-table.ts';

const verdicts: Readonly<Record<Verdict, string>> = { met: 'met', missed: 'MISSED', open: 'undecided' };

/** Parts within their band that are shown, the strongest; all others are. */
const shownParts = 5;

/** All bands, then the parts of the content that move the win rate, then a summary. */
export function findingsTable(bands: readonly Finding[], parts: readonly Finding[], words: Vocabulary): string {
  const strongest = [...parts].sort((a, b) => Math.abs(b.measured.share) - Math.abs(a.measured.share));
  const holding = strongest.filter(({ verdict }) => verdict === 'met');
  const shown = strongest.filter((one) => one.verdict !== 'met' || holding.indexOf(one) < shownParts);
  const count = (verdict: Verdict) => [...bands, ...parts].filter((one) => one.verdict === verdict).length;
  const hidden = parts.length - shown.length;
  const rows = bandRows([...bands, ...shown]);
  return [
    textTable('<<>>>', [['', 'band', 'measured', '95 %', 'wanted'], ...rows]),
    ...(hidden > 0 ? [`${counted(hidden, words.event)} and items that move the win rate less are not shown.`] : []),
    '',
    `${plural(bands.length + parts.length, 'band')}: ${count('met')} met, ${count('missed')} missed, ${count('open')} undecided (too near an edge for this many ${words.run.many}). Each is decided on its own at 95 %.`,
  ].join('\n');
}

/** Rows of verdict, band, measured value, its interval, and target. */
export function bandRows(bands: readonly Finding[]): string[][] {
  return bands.map((one) => [
    verdicts[one.verdict],
    one.target,
    measuredText(one, one.measured.share),
    `${measuredText(one, one.measured.low)} to ${measuredText(one, one.measured.high)}`,
    wantedText(one),
  ]);
}

/** A value of a band: turns, a share, or for an influence (a band below 0) percentage points. */
export function measuredText({ unit, band }: Finding, value: number): string {
  if (unit === 'turns') return String(value);
  return band.from < 0 ? `${percentagePoints(value)} %` : percent(value);
}

export function wantedText(finding: Finding): string {
  const { unit, band } = finding;
  if (unit === 'share' && band.from === 0) return `at most ${measuredText(finding, band.to)}`;
  if (unit === 'share' && band.to === 1) return `at least ${measuredText(finding, band.from)}`;
  return `${measuredText(finding, band.from)} to ${measuredText(finding, band.to)}`;
}

/** Typography reports of documents → the terminal, and JSON. */

import { lineAndColumn } from '../../diagnostics/diagnostic.ts';
import { placeJson } from '../../diagnostics/diagnostic-data.ts';
import type { SettingReport, Spot } from '../../typeset/page/report.ts';
import { print } from './output.ts';
import { plural } from './report.ts';
import { textTable } from './text-table.ts';

export function printSettingReports(reports: readonly (readonly [document: string, report: SettingReport])[]): void {
  for (const [document, report] of reports)
    print(`\n${document}\n${textTable('<<', rowsOf(report))}\n${report.worst.map(spotText).join('')}`);
}

function rowsOf(report: SettingReport): string[][] {
  const { lines, loose, tight, widows, orphans, strandedHeadings, fullSpreads, spreadsOffLevel } = report;
  return [
    ['loose or tight lines', `${loose + tight} of ${lines}, ${inHundred(loose + tight, lines, 2)} in 100`],
    ['hyphens', `${inHundred(report.hyphens, lines, 1)} in 100 lines, at most ${report.longestRun} in a row`],
    ['short last lines', String(report.shortLastLines)],
    ['widows, orphans, stranded headings', `${widows}, ${orphans}, ${strandedHeadings}`],
    ['full spreads off level', `${spreadsOffLevel} of ${fullSpreads}`],
    ['lines off the grid', String(report.linesOffGrid)],
    [
      'fill of pages',
      `${Math.round(report.fill * 100)} % in the middle, ${report.pagesThirdEmpty} of ${plural(report.pages, 'page')} more than a third empty`,
    ],
  ];
}

const inHundred = (count: number, of: number, digits: number) => (of === 0 ? 0 : (count * 100) / of).toFixed(digits);

function spotText({ kind, page, text, spacing, span }: Spot): string {
  const what = kind === 'loose' || kind === 'tight' ? `${kind}, ${spacing.toFixed(2)}` : kind;
  const place = span ? `${span.source.path}:${lineAndColumn(span).line}, ` : '';
  return `  ${what}: ${place}page ${page}: ${text.replaceAll('\u00AD', '-')}\n`;
}

export function settingReportJson({ worst, ...counts }: SettingReport) {
  return {
    ...counts,
    worst: worst.map(({ span, text, ...spot }) => ({
      ...spot,
      text: text.replaceAll('\u00AD', '-'),
      ...(span && placeJson(span)),
    })),
  };
}

/** Two texts → the hunks of a unified diff. */

import { structuredPatch } from 'diff';

/** Hunks headed by `@@`, with two lines of context; empty if the texts are equal. */
export function lineDifference(before: string, after: string): string {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 2, stripTrailingCr: true });
  return hunks
    .map(({ oldStart, oldLines, newStart, newLines, lines }) =>
      [`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, ...lines, ''].join('\n'),
    )
    .join('');
}

/** Set lines → where each printed character stands: on its line, and in its file. */

import type { Span } from '../../diagnostics/diagnostic.ts';
import type { SetLine } from '../../typeset/text/set-line.ts';

/** White space and hyphens that a line break adds: what the characters of a text are counted without. */
const unseen = /[\s\u00AD]/u;
/** What a file may have between two characters that are printed side by side: line breaks, emphasis, quoting. */
const unprinted = /[\s\u00AD*_\\'"]/u;
/** The line that opens a text of many lines in YAML. */
const blockHeader = /^[|>][^\n]*\n/u;

/** The characters of a text that are seen. */
export function seenIn(text: string): string[] {
  return text.split('').filter((unit) => !unseen.test(unit));
}

/** Offsets in the file of a text's seen characters; undefined where the file writes them in another way. */
export function placesIn(text: string, { source, start, end }: Span): readonly number[] | undefined {
  let at = start + (blockHeader.exec(source.text.slice(start, end))?.[0].length ?? 0);
  const places: number[] = [];
  for (const unit of seenIn(text)) {
    while (at < end && source.text[at] !== unit) {
      if (!unprinted.test(source.text.charAt(at))) return undefined;
      at++;
    }
    if (at >= end) return undefined;
    places.push(at++);
  }
  return places;
}

/** From and to on a line, in points. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The stretch of each seen character of a line, in order; those of a ligature share one. */
export function stretchesOf(line: SetLine): Stretch[] {
  return line.marks.flatMap((mark) => {
    if (mark.kind !== 'text') return [];
    let x = mark.x;
    return mark.pieces.flatMap((piece): Stretch[] => {
      if (typeof piece === 'number') {
        x += piece;
        return [];
      }
      return piece.clusters.flatMap((cluster, index) => {
        const from = x;
        x += ((piece.advances[index] ?? 0) * mark.size) / 1000 + (mark.tracking ?? 0);
        return seenIn(cluster).map(() => ({ from, to: x }));
      });
    });
  });
}

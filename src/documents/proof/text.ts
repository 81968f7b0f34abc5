/** Text of content → rows: wide apart, with the line of the file beside each. */

import { lineAndColumn, type Span } from '../../diagnostics/diagnostic.ts';
import { type Inlines, plainText } from '../../manuscript/block.ts';
import { proseParagraphs } from '../../manuscript/markdown.ts';
import { bodyStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark, Tagged } from '../../typeset/page/page.ts';
import { ink } from '../../typeset/page/style.ts';
import { setParagraph } from '../../typeset/text/paragraph.ts';
import type { TextStyle } from '../../typeset/text/text-style.ts';
import { placesIn, seenIn, stretchesOf } from './places.ts';
import type { Letter, ProofRow } from './row.ts';
import { type ProofSheet, small } from './sheet.ts';

/** A line set at the text's left edge, and what is known of its characters. */
export interface ProofLine {
  readonly marks: readonly Mark[];
  readonly letters: readonly Letter[];
}

/** Sets text in a frame of the page; `places` are those of its seen characters. */
export function setLines(
  text: Inlines,
  frame: { readonly x: number; readonly width: number },
  style: TextStyle,
  sheet: ProofSheet,
  places: readonly number[] | undefined,
  role: Tagged = 'paragraph',
): ProofLine[] {
  let done = 0;
  return setParagraph(text, frame.width, style, role, sheet.typesetter).map((line) => {
    const stretches = stretchesOf(line);
    const letters = stretches.flatMap(({ from, to }, index): Letter[] => {
      const place = places?.[done + index];
      return place === undefined ? [] : [{ from: frame.x + from, to: frame.x + to, place }];
    });
    done += stretches.length;
    return { marks: shifted(line.marks, frame.x, 0), letters };
  });
}

/** Where the baseline of a row of text lies. */
export function textBaseline({ leading, style }: ProofSheet): number {
  return (leading + style.body * 0.66) / 2;
}

/** Paragraphs of content as rows, one a line. */
export function proseRows(text: string, span: Span, sheet: ProofSheet): ProofRow[] {
  const paragraphs = proseParagraphs(text).map(({ text: inlines }) => inlines);
  const places = placesIn(paragraphs.map(plainText).join(' '), span);
  const baseline = textBaseline(sheet);
  let done = 0;
  const lines = paragraphs.flatMap((paragraph, index) => {
    const style = { ...bodyStyle(sheet.style, 'ragged'), indent: index === 0 ? 0 : sheet.style.indent };
    const count = seenIn(plainText(paragraph)).length;
    const set = setLines(paragraph, sheet.text, style, sheet, places?.slice(done, done + count));
    done += count;
    return set.map((line, at) => ({ ...line, lonely: set.length > 1 && (at === 0 || at === set.length - 2) }));
  });
  return lines.map(({ marks, letters, lonely }): ProofRow => {
    const at = letters[0]?.place;
    return {
      height: sheet.leading,
      marks: shifted(marks, 0, baseline),
      letters,
      baseline,
      keeps: lonely,
      ...(at !== undefined && { at }),
    };
  });
}

/** Writes the line of the file beside every row that begins in another line than the row above. */
export function numbered(rows: readonly ProofRow[], { source }: Span, sheet: ProofSheet): ProofRow[] {
  let last = 0;
  return rows.map((row) => {
    if (row.at === undefined) return row;
    const { line } = lineAndColumn({ source, start: row.at, end: row.at });
    if (line === last) return row;
    last = line;
    const look = { size: 7.5, colour: ink.faint, align: 'right', role: 'artifact' } as const;
    return { ...row, marks: [...row.marks, ...small(sheet, String(line), sheet.numbers, row.baseline, look)] };
  });
}

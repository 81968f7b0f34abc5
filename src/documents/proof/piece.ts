/** A piece of an entry → rows: its label, its words counted, its text, its effects. */

import { totalsText } from '../../model/notation.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { bodyStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { effectInlines } from '../book/effect-inlines.ts';
import type { ProofEntry, ProofPiece } from './entry.ts';
import { gap, type ProofRow } from './row.ts';
import { type ProofSheet, small, widthOf } from './sheet.ts';
import { proseRows, setLines, textBaseline } from './text.ts';

/** What is said of a piece beside it. */
export interface PieceFacts {
  /** `2–4` and `6 of 36`. */
  readonly odds: readonly string[];
}

/** Rows of a piece. The first has its label, and all that the label stands beside stays with it. */
export function pieceRows(piece: ProofPiece, facts: PieceFacts, words: Vocabulary, sheet: ProofSheet): ProofRow[] {
  const effects = effectRows(piece, words, sheet);
  const prose = proseRows(piece.text, piece.span, sheet);
  // Effects never stand alone at the top of a page.
  const held = prose.map((row, index) =>
    effects.length > 0 && index === prose.length - 1 ? { ...row, keeps: true } : row,
  );
  const text = [...held, ...effects];
  const [first, ...rest] = text;
  if (first === undefined) return [];
  if (sheet.labels === 0) return [labelRow(piece, facts, sheet), first, ...rest];
  const label = labelBeside(piece, facts, sheet);
  const labelled = { ...first, marks: [...label.marks, ...first.marks] };
  return besides([labelled, ...rest], label.height);
}

/** Rows of which as many as something beside them is high stay together, and that are at least as high. */
export function besides(rows: readonly ProofRow[], height: number): ProofRow[] {
  let y = 0;
  const kept = rows.map((row, index) => {
    y += row.height;
    return { ...row, keeps: row.keeps || (y < height && index < rows.length - 1) };
  });
  return y < height ? [...kept.map((row) => ({ ...row, keeps: true })), gap(height - y)] : kept;
}

/** `97 words`, `(90–140)` and, outside, by how much. */
export function wordTexts({ words, range }: ProofPiece): { readonly count: string; readonly range: string } {
  const count = `${words} ${words === 1 ? 'word' : 'words'}`;
  if (!range) return { count, range: '' };
  const miss =
    words < range.from ? `, ${range.from - words} short` : words > range.to ? `, ${words - range.to} over` : '';
  return { count, range: `(${range.from}–${range.to})${miss}` };
}

const isOutside = ({ words, range }: ProofPiece) => range !== undefined && (words < range.from || words > range.to);

/** The label over its facts, in the column beside the text. */
function labelBeside(piece: ProofPiece, { odds }: PieceFacts, sheet: ProofSheet): { marks: Mark[]; height: number } {
  const y = textBaseline(sheet);
  const step = 11.5;
  const texts = wordTexts(piece);
  const lines = [...odds, texts.count, ...(texts.range ? [texts.range] : [])];
  const look = (line: string) =>
    isOutside(piece) && (line === texts.count || line === texts.range)
      ? ({ size: 8.5, cut: 'bold', colour: ink.accent } as const)
      : { size: 8.5, colour: 0.3 };
  const foot = y + lines.length * step;
  return {
    marks: [
      ...small(sheet, piece.label.toUpperCase(), 0, y, { size: 11.5, cut: 'bold', colour: ink.accent }),
      ...lines.flatMap((line, index) => small(sheet, line, 0, y + (index + 1) * step, look(line))),
      ...(isOutside(piece)
        ? [rectangle(-3, foot - step - 8.2, sheet.labels + 5, step * 2 + 0.8, { stroke: ink.accent, width: 0.8 }, 2)]
        : []),
    ],
    height: foot + 6,
  };
}

/** The label and its facts above the text: on one line where they fit. */
function labelRow(piece: ProofPiece, { odds }: PieceFacts, sheet: ProofSheet): ProofRow {
  const { x } = sheet.text;
  const end = x + sheet.text.width;
  const texts = wordTexts(piece);
  const words = `${texts.count} ${texts.range}`.trim();
  const middle = odds.join(' \u00B7 ');
  const size = 8.5;
  const cut = isOutside(piece) ? 'bold' : 'roman';
  const width = widthOf(sheet, words, size, cut) + (isOutside(piece) ? 6 : 0);
  const label = { size: 11, cut: 'bold', colour: ink.accent } as const;
  const middleAt = x + widthOf(sheet, piece.label.toUpperCase(), label.size, label.cut) + 8;
  const fits = middleAt + widthOf(sheet, middle, size) + 6 <= end - width;
  const y = 11;
  const wordsY = fits ? y : y + 12;
  const colour = isOutside(piece) ? ink.accent : 0.3;
  return {
    height: wordsY + 5,
    marks: [
      ...small(sheet, piece.label.toUpperCase(), x, y, label),
      ...small(sheet, middle, middleAt, y, { size, colour: 0.3 }),
      ...small(sheet, words, end - (isOutside(piece) ? 3 : 0), wordsY, { size, cut, colour, align: 'right' }),
      ...(isOutside(piece)
        ? [rectangle(end - width, wordsY - 8.5, width, 11.5, { stroke: ink.accent, width: 0.8 }, 2)]
        : []),
    ],
    baseline: y,
    at: piece.at,
    keeps: true,
  };
}

/** The effects of an Outcome, in a line of their own. */
function effectRows(piece: ProofPiece, words: Vocabulary, sheet: ProofSheet): ProofRow[] {
  const baseline = textBaseline(sheet);
  return setLines(
    effectInlines(piece.effects, words),
    sheet.text,
    bodyStyle(sheet.style, 'ragged'),
    sheet,
    undefined,
  ).map(
    ({ marks }, index): ProofRow => ({
      height: sheet.leading,
      marks: shifted(marks, 0, baseline),
      baseline,
      keeps: false,
      ...(index === 0 && piece.effectsAt !== undefined && { at: piece.effectsAt }),
    }),
  );
}

/** What an Outcome's label says of its odds. */
export function outcomeFacts({ event }: ProofEntry, { outcome }: ProofPiece, ways: number): PieceFacts {
  if (event === undefined || outcome === undefined) return { odds: [] };
  return { odds: [totalsText(event.outcomeRoll[outcome]), `${ways} of 36`] };
}

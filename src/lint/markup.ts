/** CR508: unpaired quotes, doubled words and lost paragraph breaks. */

import { type Diagnostic, warningAt } from '../diagnostics/diagnostic.ts';
import type { ProsePiece } from './pieces.ts';
import { spanInText } from './place.ts';

/** Words that are never doubled on purpose. */
const onceOnly = 'the|a|an|and|of|to|with|for|is|was|are|your|his';

const doubled = new RegExp(`(?<![\\p{L}’])(${onceOnly})\\s+(?:\\1)(?![\\p{L}’])`, 'giu');

/** Reports quotes without their pair, words written twice and paragraphs that would be joined. */
export function markup(pieces: readonly ProsePiece[]): Diagnostic[] {
  return pieces.flatMap((piece) => [...doubledWords(piece), ...quotePairs(piece), ...lostParagraph(piece)]);
}

function doubledWords(piece: ProsePiece): Diagnostic[] {
  return [...piece.text.matchAll(doubled)].map(({ 0: both, 1: word, index }) => {
    const message = `expected ${word} once, found ${both.replace(/\s+/u, ' ')}`;
    return warningAt('CR508', message, spanInText(piece, index, index + both.length), 'delete one of them');
  });
}

/** Pairs of curly quotes by paragraph, one fault each; a speech stays open if the next paragraph opens again. */
function quotePairs(piece: ProsePiece): Diagnostic[] {
  if (!/[“”]/u.test(piece.text) || piece.text.includes('"')) return [];
  const faults: Diagnostic[] = [];
  let open = -1;
  let isReported = false;
  const report = (at: number, message: string, hint: string) => {
    if (!isReported) faults.push(warningAt('CR508', message, spanInText(piece, at, at + 1), hint));
    isReported = true;
  };
  const lost = '“ is never closed';
  for (const { 0: mark, index } of [...piece.text.matchAll(/[“”]|\n[ \t]*\n\s*(?<next>“)?/gu), endOf(piece.text)]) {
    if (mark === '“') {
      if (open >= 0) report(open, lost, 'close it with ”; inside it use ‘ and ’');
      open = index;
    } else if (mark === '”') {
      if (open < 0) report(index, '” has no opening “', 'open it with “');
      open = -1;
    } else {
      if (open >= 0 && !mark.endsWith('“')) report(open, lost, 'close it with ”');
      open = mark.endsWith('“') ? index + mark.length - 1 : -1;
      isReported = false;
    }
  }
  return faults;
}

const endOf = (text: string) => ({ 0: '', index: text.length });

/** Characters from which a line is taken for a paragraph. */
const longLine = 120;

/** A single line break between paragraphs, which prints as a space. */
function lostParagraph(piece: ProsePiece): Diagnostic[] {
  const lines = piece.text.split('\n');
  if (!lines.some((line) => line.length >= longLine)) return [];
  const isLong = (line: string | undefined) => line !== undefined && line.trim().length >= longLine;
  const first = lines.findIndex(
    (line, index) =>
      /[\p{L}\d][.!?…]["”’*]*\s*$/u.test(line) &&
      /^\s*\S/u.test(lines[index + 1] ?? '') &&
      (isLong(line) || isLong(lines[index + 1])),
  );
  if (first < 0) return [];
  const start = lines.slice(0, first + 1).join('\n').length + 1;
  const span = spanInText(piece, start, start + (lines[first + 1] ?? '').trimEnd().length);
  const hint = 'write the text after |, with an empty line between paragraphs: a line break prints as a space';
  return [warningAt('CR508', 'expected a new paragraph, found a line break', span, hint)];
}

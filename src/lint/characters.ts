/** CR304: characters that the fonts do not have. */

import { type Diagnostic, errorAt, type Span } from '../diagnostics/diagnostic.ts';
import type { Coverage } from '../typeset/text/font-table.ts';
import { allOf, type Piece } from './pieces.ts';

/** ASCII and curly quotes, which every font has; the rest is little enough to be looked at one by one. */
const unusualOnes = /[^\n -~‘’“”]/g;

const faces = ['serif', 'display'] as const;

/** Complains of every text with a character that the face it is set in does not have. */
export function characters(pieces: readonly Piece[], coverage: Coverage): Diagnostic[] {
  return faces.flatMap((face) => {
    const set = pieces.filter(({ kind }) => (kind === 'title' ? 'display' : 'serif') === face);
    const lacking = new RegExp(`[^\\s${coverage[face]}]`);
    const unusual = allOf(unusualOnes, set.map(({ text }) => text).join('\n'));
    if (!unusual.some((character) => lacking.test(character))) return [];
    return set.flatMap(({ text, span }) => {
      const missing = [...new Set(text)].filter((character) => lacking.test(character));
      if (missing.length === 0) return [];
      const message = `the ${face} font cannot print ${missing.map(named).join(', ')}`;
      return [errorAt('CR304', message, firstIn(span, missing), 'use another character')];
    });
  });
}

function named(character: string): string {
  return `${character} (U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')})`;
}

/** The first of the characters within a span; the span where it is written in another way. */
function firstIn({ source, start, end }: Span, characters: readonly string[]): Span {
  const text = source.text.slice(start, end);
  const [first] = characters
    .map((character) => ({ at: text.indexOf(character), length: character.length }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return first ? { source, start: start + first.at, end: start + first.at + first.length } : { source, start, end };
}

/** CR503: no two Events open with the same two words. */

import { type Diagnostic, lineAndColumn, warningAt } from '../diagnostics/diagnostic.ts';
import type { Piece } from './pieces.ts';
import { spanOfWords, textOfWords, type Words } from './words.ts';

const scenes: readonly Piece['kind'][] = ['half-event', 'full-event', 'shop'];

export function openings({ pieces, numbers, starts }: Words): Diagnostic[] {
  const seen = new Map<string, Piece>();
  return pieces.flatMap((piece, index) => {
    if (!scenes.includes(piece.kind)) return [];
    const start = starts[index] as number;
    const [first, second] = [numbers[start], numbers[start + 1]];
    if (!first || !second) return [];
    const key = `${first} ${second}`;
    const before = seen.get(key);
    if (before === undefined) {
      seen.set(key, piece);
      return [];
    }
    const { line, column } = lineAndColumn(spanOfWords(before, 0));
    return [
      warningAt(
        'CR503',
        `${piece.name} opens like ${before.name}: ${textOfWords(piece, 0, 2)}`,
        spanOfWords(piece, 0, 2),
        `the other is ${before.span.source.path}:${line}:${column}`,
      ),
    ];
  });
}

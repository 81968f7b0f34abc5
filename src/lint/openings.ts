/** CR503: Events that open with the same two words. */

import { type Diagnostic, warningAt, withRelated } from '../diagnostics/diagnostic.ts';
import type { ProsePiece } from './pieces.ts';
import { spanOfWords, textOfWords, type Words } from './words.ts';

const scenes: readonly ProsePiece['kind'][] = ['half-event', 'full-event', 'shop'];

/** Reports every scene that opens like an earlier one. */
export function openings({ pieces, numbers, starts }: Words): Diagnostic[] {
  const seen = new Map<string, ProsePiece>();
  return pieces.flatMap((piece, index) => {
    if (!scenes.includes(piece.kind)) return [];
    const start = starts[index] ?? 0;
    const [first, second] = [numbers[start], numbers[start + 1]];
    if (!first || !second) return [];
    const key = `${first} ${second}`;
    const before = seen.get(key);
    if (before === undefined) {
      seen.set(key, piece);
      return [];
    }
    const message = `${piece.name} opens like ${before.name}: ${textOfWords(piece, 0, 2)}`;
    const like = warningAt('CR503', message, spanOfWords(piece, 0, 2));
    return [withRelated(like, `the other is ${before.name}`, spanOfWords(before, 0, 2))];
  });
}

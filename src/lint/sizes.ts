/** CR501: pieces that are shorter or longer than their kind. */

import { type Diagnostic, warningAt } from '../diagnostics/diagnostic.ts';
import type { PieceKind, ProseStyle } from '../load/game/style.ts';
import { spanOfWords, type Words } from './words.ts';

/** Marks a long piece from the first extra word, a short one at its last. */
export function sizes({ pieces, lengths }: Words, { sizes: bands }: Pick<ProseStyle, 'sizes'>): Diagnostic[] {
  return pieces.flatMap((piece, index) => {
    const band = bands[piece.kind as PieceKind];
    const count = lengths[index] ?? 0;
    if (band === undefined || (count >= band.from && count <= band.to)) return [];
    const message = `expected ${band.from} to ${band.to} words in ${piece.name}, found ${count}`;
    const short = band.from - count;
    const warning =
      count > band.to
        ? warningAt('CR501', message, spanOfWords(piece, band.to, count - band.to), `delete ${count - band.to}`)
        : warningAt('CR501', message, spanOfWords(piece, Math.max(0, count - 1)), `write ${short} more`);
    return [{ ...warning, data: { kind: 'length', entry: piece.of } }];
  });
}

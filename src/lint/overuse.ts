/** CR506: a word that one entry uses far above the book's own average. */

import { type Diagnostic, warningAt } from '../diagnostics.ts';
import type { Overuse } from '../load/style.ts';
import type { Words } from './words.ts';

export function overuse(_words: Words, _: Overuse): Diagnostic[] {
  void warningAt;
  return [];
}

/** Pages → texts that shrank to fit their boxes and are too small to read. */

import { charactersOf, type Page, textMarksOf } from './page.ts';

/** The smallest legible size, in points. */
const legible = 5.5;

/** Texts below the smallest legible size, each once, with the smallest size in points. */
export function smallTexts(pages: readonly Page[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [mark] of textMarksOf(pages)) {
    if (mark.size > legible - 0.01) continue;
    const text = charactersOf(mark).trim();
    if (/\p{L}/u.test(text)) found.set(text, Math.min(mark.size, found.get(text) ?? legible));
  }
  return found;
}

/** Pages → texts that shrank to fit their boxes and are too small to read. */

import { charactersOf, type Mark, type Page, type Stamp } from './page.ts';

/** The smallest legible size, in points. */
const legible = 5.5;

/** Texts below the smallest legible size, each once, with the smallest size in points. */
export function smallTexts(pages: readonly Page[]): ReadonlyMap<string, number> {
  const seen = new Set<Stamp>();
  const found = new Map<string, number>();
  const look = (mark: Mark): void => {
    if (mark.kind === 'stamp' && mark.stamp.picture === undefined && !seen.has(mark.stamp)) {
      seen.add(mark.stamp);
      mark.stamp.marks.forEach(look);
    }
    if (mark.kind !== 'text' || mark.size > legible - 0.01) return;
    const text = charactersOf(mark).trim();
    if (/\p{L}/u.test(text)) found.set(text, Math.min(mark.size, found.get(text) ?? legible));
  };
  for (const { marks } of pages) marks.forEach(look);
  return found;
}

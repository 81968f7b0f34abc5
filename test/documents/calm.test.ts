import { describe, expect, it } from 'vitest';
import type { Content } from '../../src/model/content.ts';
import { loadContent } from '../load/directory.ts';
import { anchorsOf, content, typeset, wordsOn } from './workshop.ts';

const lowTide = loadContent('content/low-tide').content;
if (!lowTide) throw new Error('low-tide cannot be loaded');

const word = 'lanter';

/** The content with one word more in a title of an Event, an Ending or a chapter, one for each of these titles. */
function* withLongerTitles(of: Content): Generator<{ readonly title: string; readonly changed: Content }> {
  for (const kind of ['events', 'endings', 'chapters'] as const)
    for (const [place, { title }] of of[kind].entries()) {
      const longer = of[kind].map((one, index) => (index === place ? { ...one, title: `${title} ${word}` } : one));
      // Remarks know their Ending by its title.
      const remarks = of.remarks?.remarks.map((one) =>
        one.ending === title ? { ...one, ending: `${title} ${word}` } : one,
      );
      yield {
        title,
        changed: { ...of, [kind]: longer, ...(remarks && of.remarks && { remarks: { ...of.remarks, remarks } }) },
      };
    }
}

describe('a word more in a title changes the page count by at most a leaf, and no page number before it', () => {
  const games = { 'Core Runner': content, 'Low Tide': lowTide };
  for (const [name, game] of Object.entries(games))
    for (const book of ['event-book', 'rule-book'] as const)
      it.each(['a4', 'a5'] as const)(`in the ${book} of ${name} on %s`, (paper) => {
        const before = typeset(book, paper, game).pages;
        const anchors = anchorsOf(before);
        for (const { title, changed } of withLongerTitles(game)) {
          const after = typeset(book, paper, changed).pages;
          const now = anchorsOf(after);
          const changedOn = after.findIndex((page) => wordsOn(page).includes(word));
          expect(Math.abs(after.length - before.length), title).toBeLessThanOrEqual(2);
          const moved = [...anchors].filter(([id, page]) => {
            const found = now.get(id) ?? -1;
            return page !== found && Math.min(page, found) < changedOn;
          });
          expect(moved, title).toEqual([]);
        }
      });
});

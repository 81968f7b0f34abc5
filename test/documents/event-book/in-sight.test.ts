import { describe, expect, it } from 'vitest';
import { content, marksOf, typeset } from '../workshop.ts';

describe('the pictures of the Event Book that ships', () => {
  const editions = [
    ...(['a4', 'letter', 'a5', 'half-letter'] as const).map((paper) => [paper, 'overleaf', false] as const),
    ['a4', 'overleaf', true] as const,
    ['a4', 'split', false] as const,
    ['letter', 'none', false] as const,
  ];
  it.each(editions)(
    'show another thing on each page of a leaf and of an opening, and no thing often, on %s, veiled by %s, large print: %s',
    (paper, veil, largePrint) => {
      const pages = typeset('event-book', paper, content, { veil, edition: { largePrint } }).pages.map(({ marks }) =>
        marksOf('stamp', marks).flatMap(({ stamp }) => stamp.picture ?? []),
      );
      const twice = pages.flatMap((names, index) => {
        const both = [...names, ...(pages[index + 1] ?? [])];
        return new Set(both).size < both.length ? [`${index + 1} and ${index + 2}: ${both}`] : [];
      });
      expect(twice).toEqual([]);
      expect(pages.flat().length).toBeGreaterThan(36);
      const counts = new Map<string, number>();
      for (const name of pages.flat()) if (name !== 'cover') counts.set(name, (counts.get(name) ?? 0) + 1);
      const entries = [...content.events, ...content.endings];
      const own = (name: string) => entries.filter(({ picture }) => picture === name).length;
      const often = [...counts].filter(([name, count]) => count > (own(name) || 3));
      expect(often, 'what an Event shows stands nowhere else, other things three times').toEqual([]);
    },
  );
});

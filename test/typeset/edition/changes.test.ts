import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../../src/typeset/edition/blocks.ts';
import { changesOf } from '../../../src/typeset/edition/changes.ts';
import type { Page, TextMark } from '../../../src/typeset/page/page.ts';

const digest = (ink: string) => ink;
/** A line of text of its own, as wide as it has letters. */
const text = (x: number, y: number, letters: string): TextMark => ({
  kind: 'text',
  role: { role: 'paragraph' },
  x,
  y,
  face: 'serif',
  size: 10,
  colour: 0,
  pieces: [{ glyphs: [], width: letters.length * 500, clusters: [letters] } as unknown as TextMark['pieces'][number]],
  tracking: 0,
});
const pageOf = (marks: readonly TextMark[]): Page => ({ width: 400, height: 600, label: '7', marks });
const oldOf = (page: Page) => ({
  label: page.label,
  blocks: blocksOf(page).map(({ box, ink }) => ({ box, digest: digest(ink) })),
});
const inks = (page: Page) =>
  blocksOf(page)
    .map(({ ink }) => ink)
    .sort();

/** Lines one below the other; some change, some go, some are longer than they were. */
const lines = fc.array(
  fc.tuple(fc.stringMatching(/^[a-z]{1,20}$/u), fc.constantFrom('same', 'other', 'gone', 'lower')),
  {
    minLength: 1,
    maxLength: 30,
  },
);

describe('changes of a page', () => {
  it('make of the old page, slips pasted over it, the new one, or print it again', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const old = pageOf(all.map(([letters], row) => text(20, 20 + row * 18, letters)));
        const now = pageOf(
          all.flatMap(([letters, fate], row) =>
            fate === 'gone'
              ? []
              : [text(20, 20 + row * 18 + (fate === 'lower' ? 5 : 0), fate === 'other' ? `${letters}s` : letters)],
          ),
        );
        const changes = changesOf([oldOf(old)], [now], digest);
        if (changes.some(({ kind }) => kind === 'reprint')) return;
        const slips = changes.flatMap((change) => (change.kind === 'slip' ? [change] : []));
        const isUnder = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
          slips.some(
            ({ cover }) =>
              x < cover.x + cover.width && cover.x < x + width && y < cover.y + cover.height && cover.y < y + height,
          );
        const left = blocksOf(old)
          .filter(({ box }) => !isUnder(box))
          .map(({ ink }) => ink);
        const pasted = slips.flatMap(({ marks }) => blocksOf(pageOf(marks as TextMark[])).map(({ ink }) => ink));
        expect([...left, ...pasted].sort()).toEqual(inks(now));
      }),
      { numRuns: 100 },
    );
  });
  it('are none where nothing has changed, a slip for a word, a new print for a page', () => {
    const old = pageOf(Array.from({ length: 30 }, (_, row) => text(20, 20 + row * 18, 'word'.repeat(15))));
    const [, ...rest] = old.marks as TextMark[];
    expect(changesOf([oldOf(old)], [old], digest)).toEqual([]);
    const changed = pageOf([text(20, 20, 'sword'), ...rest]);
    expect(changesOf([oldOf(old)], [changed], digest)).toMatchObject([{ kind: 'slip', label: '7' }]);
    const lower = pageOf(old.marks.map((mark) => ({ ...(mark as TextMark), y: (mark as TextMark).y + 4 })));
    expect(changesOf([oldOf(old)], [lower], digest)).toEqual([{ kind: 'reprint', label: '7' }]);
  });
  it('name pages that are new, and pages that are gone', () => {
    const page = pageOf([text(20, 20, 'a')]);
    expect(changesOf([oldOf(page)], [page, { ...page, label: '8' }], digest)).toEqual([{ kind: 'new', label: '8' }]);
    expect(changesOf([oldOf(page), oldOf({ ...page, label: '8' })], [page], digest)).toEqual([
      { kind: 'gone', label: '8' },
    ]);
  });
});

/** Marks as tests make and read them. */

import type { Box } from '../../src/typeset/page/item.ts';
import type { TextMark } from '../../src/typeset/page/page.ts';

export const textMark = (more: Partial<TextMark> = {}): TextMark => ({
  kind: 'text',
  role: 'label',
  x: 10,
  y: 20,
  face: 'serif',
  size: 10,
  colour: 0,
  pieces: [],
  tracking: 0,
  ...more,
});

/** What a reader of the file finds in a mark. */
export const wordsOf = ({ pieces }: TextMark): string =>
  pieces.map((piece) => (typeof piece === 'number' ? '' : piece.clusters.join(''))).join('');

/** Where the ink of a mark ends, from the glyphs' own advances. */
export const endOf = ({ pieces, x, size, tracking }: TextMark): number =>
  pieces.reduce<number>((end, piece) => {
    if (typeof piece === 'number') return end + piece;
    return end + (piece.width * size) / 1000 + tracking * piece.glyphs.length;
  }, x);

/** A box that differs from others. */
export const boxOf = (id: number, height: number): Box => ({
  kind: 'box',
  height,
  marks: [{ kind: 'anchor', id: String(id), y: 0 }],
});

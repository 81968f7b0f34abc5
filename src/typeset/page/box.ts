/** Mark → the room it takes. */

import { sumOf } from '../../item-at.ts';
import type { AnchorMark, FieldMark, LinkMark, Mark, PathMark, Rect, TextMark } from './page.ts';

export const hasInk = (mark: Mark): mark is Exclude<Mark, AnchorMark | FieldMark | LinkMark> =>
  mark.kind === 'path' ||
  mark.kind === 'stamp' ||
  mark.kind === 'grid' ||
  (mark.kind === 'text' && mark.pieces.length > 0);

export function around(boxes: readonly Rect[]): Rect {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The area of a mark; letters fill their line. */
export function boundsOf(mark: Mark): Rect {
  switch (mark.kind) {
    case 'text':
      return {
        x: mark.x,
        y: mark.y - mark.size * 0.8,
        width: inkWidth(mark),
        height: mark.size * 1.05,
      };
    case 'stamp':
      return { x: mark.x, y: mark.y, width: mark.stamp.width, height: mark.stamp.height };
    case 'grid':
      return { x: mark.x, y: mark.y, width: mark.size, height: mark.size };
    case 'path': {
      const half = mark.stroke === undefined ? 0 : (mark.width ?? 1) / 2;
      const { x, y, width, height } = edgesOf(mark);
      return { x: x - half, y: y - half, width: width + 2 * half, height: height + 2 * half };
    }
    case 'link':
    case 'field':
      return { x: mark.x, y: mark.y, width: mark.width, height: mark.height };
    case 'anchor':
      return { x: mark.x ?? 0, y: mark.y, width: 0, height: 0 };
    default:
      return mark satisfies never;
  }
}

/** The lowest point of a mark: the baseline of a text, the foot of anything else. */
export function footOf(mark: Mark): number {
  if (mark.kind === 'text') return mark.y;
  const { y, height } = boundsOf(mark);
  return y + height;
}

/** From the start of a text to the end of its last glyph, in points. */
export function inkWidth({ pieces, size, tracking }: TextMark): number {
  return sumOf(
    pieces.map((piece) =>
      typeof piece === 'number' ? piece : (piece.width * size) / 1000 + tracking * piece.glyphs.length,
    ),
  );
}

function edgesOf({ steps }: PathMark): Rect {
  const numbers = steps.flatMap((step) => step.slice(1) as number[]);
  const [xs, ys] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

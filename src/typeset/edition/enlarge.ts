/** Pages → the same pages larger, type and all. */

import { memo } from '../page/memo.ts';
import type { Mark, Page, PathMark, Stamp, Step, TextMark } from '../page/page.ts';

/** Pages `scale` times as large. Art on many pages stays one object. */
export function enlarged(pages: readonly Page[], scale: number): Page[] {
  const text = (mark: TextMark): TextMark => ({
    ...mark,
    x: mark.x * scale,
    y: mark.y * scale,
    size: mark.size * scale,
    pieces: mark.pieces.map((piece) => (typeof piece === 'number' ? piece * scale : piece)),
    tracking: mark.tracking * scale,
    ...(mark.outline !== undefined && { outline: mark.outline * scale }),
  });
  const path = (mark: PathMark): PathMark => ({
    ...mark,
    steps: mark.steps.map((step): Step => {
      const [kind, ...numbers] = step;
      return [kind, ...numbers.map((value) => value * scale)] as unknown as Step;
    }),
    ...(mark.width !== undefined && { width: mark.width * scale }),
    ...(mark.dash && { dash: [mark.dash[0] * scale, mark.dash[1] * scale] as const }),
  });
  const stampOf = memo(
    (stamp: Stamp): Stamp => ({
      width: stamp.width * scale,
      height: stamp.height * scale,
      ...(stamp.picture && { picture: stamp.picture }),
      marks: stamp.marks.map((mark) => (mark.kind === 'text' ? text(mark) : path(mark))),
    }),
  );
  const larger = (mark: Mark): Mark => {
    switch (mark.kind) {
      case 'text':
        return text(mark);
      case 'path':
        return path(mark);
      case 'stamp':
        return { ...mark, x: mark.x * scale, y: mark.y * scale, stamp: stampOf(mark.stamp) };
      case 'grid':
        return { ...mark, x: mark.x * scale, y: mark.y * scale, size: mark.size * scale };
      case 'link':
      case 'field': {
        const { x, y, width, height } = mark;
        return { ...mark, x: x * scale, y: y * scale, width: width * scale, height: height * scale };
      }
      case 'anchor':
        return { ...mark, y: mark.y * scale, ...(mark.x !== undefined && { x: mark.x * scale }) };
      default:
        return mark satisfies never;
    }
  };
  return pages.map((page) => ({
    ...page,
    width: page.width * scale,
    height: page.height * scale,
    marks: page.marks.map(larger),
  }));
}

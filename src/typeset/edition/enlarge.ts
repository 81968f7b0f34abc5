/** Pages → the same pages larger, type and all. */

import { memo } from '../../memo.ts';
import { type Mark, moveSteps, type Page, type PathMark, type Point, type Stamp, type TextMark } from '../page/page.ts';

/** Pages `scale` times as large. Art on many pages stays one object. */
export function enlarged(pages: readonly Page[], scale: number): Page[] {
  const at = <One extends Point>(mark: One): One => ({ ...mark, x: mark.x * scale, y: mark.y * scale });
  const text = (mark: TextMark): TextMark => ({
    ...at(mark),
    size: mark.size * scale,
    pieces: mark.pieces.map((piece) => (typeof piece === 'number' ? piece * scale : piece)),
    tracking: mark.tracking * scale,
    ...(mark.outline !== undefined && { outline: mark.outline * scale }),
  });
  const path = (mark: PathMark): PathMark => ({
    ...mark,
    steps: moveSteps(mark.steps, at),
    ...(mark.width !== undefined && { width: mark.width * scale }),
    ...(mark.dash && { dash: mark.dash.map((length) => length * scale) }),
  });
  const stampOf = memo((stamp: Stamp): Stamp => {
    const size = { width: stamp.width * scale, height: stamp.height * scale };
    const { picture } = stamp;
    if (picture !== undefined) return { ...size, picture, draw: () => stamp.draw().map(path) };
    return { ...size, marks: stamp.marks.map((mark) => (mark.kind === 'text' ? text(mark) : path(mark))) };
  });
  const larger = (mark: Mark): Mark => {
    switch (mark.kind) {
      case 'text':
        return text(mark);
      case 'path':
        return path(mark);
      case 'stamp':
        return { ...at(mark), stamp: stampOf(mark.stamp) };
      case 'grid':
        return { ...at(mark), size: mark.size * scale };
      case 'link':
      case 'field':
        return { ...at(mark), width: mark.width * scale, height: mark.height * scale };
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

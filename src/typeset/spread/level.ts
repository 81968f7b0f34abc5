/** Pages → the same with fillings, level with facing pages. */

import { baseline, textFoot } from '../page/body.ts';
import { footOf } from '../page/box.ts';
import { elementOf, type Mark } from '../page/page.ts';
import { areaHeight, type Style } from '../page/style.ts';

/** Fills the rest of a page down to a height, in points; empty without room. */
export type Filling = (to: number) => readonly Mark[];

interface Fillable {
  readonly marks: readonly Mark[];
  readonly below?: Filling | undefined;
}

/** Lines that a nearly full page may lack. */
export const nearlyFull = 3.3;

/** The foot of a page's content in points: its last line, figure or picture. */
function contentFoot(marks: readonly Mark[], style: Style): number {
  const { leading } = style;
  const isArt = (mark: Mark) =>
    mark.kind === 'stamp'
      ? mark.stamp.height >= minPictureLines * leading
      : mark.kind === 'path' && elementOf(mark.role)?.role === 'figure';
  const feet = marks.filter(isArt).map((mark) => footOf(mark) + leading - baseline(style));
  return Math.max(textFoot(marks, style), ...feet);
}

/** Min lines of a picture; signs in a line are lower. */
const minPictureLines = 4;

/** The foot of a facing page of some height, in points: that of its content if nearly full. */
export function levelWith(marks: readonly Mark[], height: number, style: Style): number {
  const foot = contentFoot(marks, style);
  return foot > height - nearlyFull * style.leading ? Math.min(foot, height) : height;
}

/** Fills pages of a book, the first of which is a right-hand one. */
export function fillLevel<Page extends Fillable>(pages: readonly Page[], style: Style): Page[] {
  const height = areaHeight(style);
  const facing = (index: number) => (style.mirrored ? pages[index % 2 === 1 ? index + 1 : index - 1] : undefined);
  return pages.map((page, index) => {
    const { marks, below } = page;
    if (below === undefined) return page;
    const other = facing(index);
    // A page with its own filling goes down to its last line.
    const isText = other !== undefined && (other.below?.(height) ?? []).length === 0;
    const level = isText ? below(levelWith(other.marks, height, style)) : [];
    return { ...page, marks: [...marks, ...(level.length > 0 ? level : below(height))], below: undefined };
  });
}

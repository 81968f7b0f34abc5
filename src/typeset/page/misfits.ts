/** Pages → texts that cannot be read: without glyphs, too small, too wide, off the page, or over another text. */

import { charactersOf, type InkStamp, type Page, type Tag, type Tagged, type TextMark } from './page.ts';
import { millimetre, type Style } from './style.ts';

/** A text that lacks glyphs, shrank too small, or is wider than its column, beyond its page or frame, or `over` other words. */
export interface Misfit {
  readonly kind: 'missing' | 'small' | 'wide' | 'off' | 'over';
  readonly mark: TextMark;
  readonly words: string;
  readonly over?: string;
  /** The label of the first page with it. */
  readonly page: string;
}

/** The smallest legible size, in points. */
const legible = 5.5;

/** The edge of a sheet that few printers reach. */
const unprintable = 3 * millimetre;

/** What most letters fill, in ems: x-height and descenders. Lines whose bands are apart can be read. */
const band = { above: 0.45, below: 0.2 };

/** White at the sides of letters, in ems: advances that overlap by less, as kerned ones may, leave letters apart. */
const bearing = 0.05;

/** Points that a line may be wider than its frame. */
const rounding = 0.5;

/** The band of a text, in points; `isOff` if part of it is beyond its page, or its frame, which clips it. */
interface Box {
  readonly mark: TextMark;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly isOff: boolean;
}

/** Texts that cannot be read, each once, however many pages have it. */
export function misfits(pages: readonly Page[], { grows = 1 }: Pick<Style, 'grows'>): Misfit[] {
  const found = new Map<unknown, Misfit>();
  for (const page of pages) {
    const report = (key: unknown, kind: Misfit['kind'], mark: TextMark, over?: string) => {
      const words = (mark.tooWide ?? charactersOf(mark)).trim();
      if (words === '' || over === '' || (kind !== 'off' && found.has(key))) return;
      found.set(key, { kind, mark, words, page: page.label, ...(over && { over }) });
    };
    const boxes = boxesOf(page, unprintable / grows).sort((a, b) => a.top - b.top);
    for (const [index, box] of boxes.entries()) {
      const { mark, isOff } = box;
      if (mark.pieces.some((piece) => typeof piece !== 'number' && piece.missing))
        report(`missing ${mark.face} ${charactersOf(mark)}`, 'missing', mark);
      if (mark.size < legible - 0.01 && /\p{L}/u.test(charactersOf(mark)))
        report(`small ${charactersOf(mark)}`, 'small', mark);
      if (isOff || mark.tooWide !== undefined) {
        // One for all lines of a table or a paragraph.
        const block = blockOf(mark.role) ?? `off ${mark.tooWide ?? charactersOf(mark)}`;
        report(block, isOff ? 'off' : 'wide', found.get(block)?.mark ?? mark);
      }
      for (let next = index + 1; next < boxes.length; next++) {
        const other = boxes[next] as Box;
        if (other.top >= box.bottom) break;
        const touch = bearing * Math.min(mark.size, other.mark.size);
        if (Math.min(box.right, other.right) - Math.max(box.left, other.left) <= touch) continue;
        const [wide, narrow] = box.right - box.left < other.right - other.left ? [other, box] : [box, other];
        report(`over ${charactersOf(wide.mark)}`, 'over', wide.mark, charactersOf(narrow.mark).trim());
      }
    }
  }
  return [...found.values()];
}

/** The texts of a page or frame whose corner is at (dx, dy). */
function boxesOf({ width, height, marks }: Page | InkStamp, margin: number, dx = 0, dy = 0): Box[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'stamp' && mark.stamp.picture === undefined)
      return boxesOf(mark.stamp, -rounding, mark.x, mark.y);
    if (mark.kind !== 'text') return [];
    const { x, y, size, tracking, pieces } = mark;
    let right = x;
    for (const piece of pieces)
      right += typeof piece === 'number' ? piece : (piece.width * size) / 1000 + tracking * piece.glyphs.length;
    const [top, bottom] = [y - size * band.above, y + size * band.below];
    const isOff = right > x && (x < margin || right > width - margin || top < margin || bottom > height - margin);
    return { mark, left: x + dx, right: right + dx, top: top + dy, bottom: bottom + dy, isOff };
  });
}

/** The table, list or paragraph of a text; undefined outside the tree of elements. */
function blockOf(role: Tagged): Tag | undefined {
  if (typeof role === 'string') return undefined;
  return role.within && role.within.role !== 'section' ? blockOf(role.within) : role;
}

/** Earlier blocks, pages of today → slips and pages to print. */

import { around, type Bounds } from '../page/box.ts';
import type { Mark, Page } from '../page/page.ts';
import { blocksOf } from './blocks.ts';

/** A block of an earlier printing. */
export interface OldBlock {
  readonly box: Bounds;
  readonly digest: string;
}

export type PageChange =
  | { readonly kind: 'slip'; readonly label: string; readonly cover: Bounds; readonly marks: readonly Mark[] }
  | { readonly kind: 'reprint' | 'new' | 'gone'; readonly label: string };

/** A page with more than this share changed is printed again. */
const most = 0.4;
/** Points around a slip, for the scissors. */
const room = 3;

/** Compares pages place by place. Slips never overlap, and cover every block that they touch whole. */
export function changesOf(
  old: readonly { readonly label: string; readonly blocks: readonly OldBlock[] }[],
  pages: readonly Page[],
  digest: (ink: string) => string,
): PageChange[] {
  const gone = old.slice(pages.length).map(({ label }): PageChange => ({ kind: 'gone', label }));
  return [
    ...pages.flatMap((page, index): PageChange[] => {
      const before = old[index];
      return before ? changesOfPage(before.blocks, page, digest) : [{ kind: 'new', label: page.label }];
    }),
    ...gone,
  ];
}

function changesOfPage(old: readonly OldBlock[], page: Page, digest: (ink: string) => string): PageChange[] {
  const now = blocksOf(page).map((block) => ({ ...block, digest: digest(block.ink) }));
  const changed = [...without(old, now), ...without(now, old)];
  if (changed.length === 0) return [];
  const covers = grown(
    changed.map(({ box }) => widened(box)),
    [...old, ...now].map(({ box }) => box),
  );
  const area = covers.reduce((sum, { width, height }) => sum + width * height, 0);
  if (area > most * page.width * page.height) return [{ kind: 'reprint', label: page.label }];
  return covers.map((cover) => ({
    kind: 'slip',
    label: page.label,
    cover,
    marks: now.filter(({ box }) => touches(cover, box)).flatMap(({ marks }) => marks),
  }));
}

/** Blocks that the others do not have, counting repeats. */
function without<T extends { readonly digest: string }>(
  blocks: readonly T[],
  others: readonly { readonly digest: string }[],
): T[] {
  const left = new Map<string, number>();
  for (const { digest } of others) left.set(digest, (left.get(digest) ?? 0) + 1);
  return blocks.filter(({ digest }) => {
    const count = left.get(digest) ?? 0;
    left.set(digest, count - 1);
    return count <= 0;
  });
}

const widened = ({ x, y, width, height }: Bounds): Bounds => ({
  x: x - room,
  y: y - room,
  width: width + 2 * room,
  height: height + 2 * room,
});

const touches = (a: Bounds, b: Bounds): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const holds = (a: Bounds, b: Bounds): boolean =>
  a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;

/** Grows covers until each contains every block it touches and none overlap. */
function grown(covers: readonly Bounds[], boxes: readonly Bounds[]): Bounds[] {
  let left = [...covers];
  for (;;) {
    const merged: Bounds[] = [];
    for (const cover of left) {
      const rivals = merged.filter((one) => touches(one, cover));
      const whole = around([cover, ...rivals]);
      merged.splice(0, merged.length, ...merged.filter((one) => !rivals.includes(one)), whole);
    }
    const next = merged.map((cover) =>
      around([cover, ...boxes.filter((box) => touches(cover, box) && !holds(cover, box)).map(widened)]),
    );
    const isSame = next.length === left.length && next.every((cover, index) => sameBox(cover, left[index] as Bounds));
    left = next;
    if (isSame) return left;
  }
}

const sameBox = (a: Bounds, b: Bounds) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

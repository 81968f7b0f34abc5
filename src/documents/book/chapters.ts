/** Leaves of running text → the same, with the chapters on each in its head. */

import type { AnchorMark } from '../../typeset/page/page.ts';
import type { PageDraft } from './book.ts';

/** A chapter that begins above this height, in points, begins with its page. */
const atTop = 40;

export function namingChapters(leaves: readonly PageDraft[], section: string): PageDraft[] {
  let open: string | undefined;
  return leaves.map((leaf) => {
    const heads = leaf.marks.filter((mark): mark is AnchorMark => mark.kind === 'anchor' && mark.bookmark?.level === 1);
    const titles = heads.map(({ bookmark }) => bookmark?.title);
    const first = heads[0] && heads[0].y < atTop ? titles[0] : (open ?? titles[0]);
    const last = titles.at(-1) ?? open;
    open = last;
    if (first === undefined) return { ...leaf, head: { section } };
    const text = first === last ? first : `${first}${between}${last}`;
    return { ...leaf, head: { section, corner: { kind: 'chapters', text } } };
  });
}

const between = ' \u2013 ';

/** The last chapter in the head of a leaf, if it has one. */
export const lastOf = ({ head }: PageDraft): string | undefined =>
  head === 'none' ? undefined : head?.corner?.text.split(between).at(-1);

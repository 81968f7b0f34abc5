/** Text → a block of lines; blocks → one below the other. */

import type { Inlines } from '../../manuscript/block.ts';
import { shifted } from '../../typeset/page/body.ts';
import type { Tagged } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { setParagraph } from '../../typeset/text/paragraph.ts';
import type { TextStyle } from '../../typeset/text/text-style.ts';
import type { AnyRequest } from '../document.ts';

/** Text set to a width, its first baseline at three quarters of the leading. */
export function column(
  { typesetter }: Pick<AnyRequest, 'typesetter'>,
  text: Inlines,
  width: number,
  style: TextStyle,
  { tag = 'paragraph', leading = style.size * 1.22 }: { readonly tag?: Tagged; readonly leading?: number } = {},
): PageColumn {
  const lines = setParagraph(text, width, style, tag, typesetter);
  const marks = lines.flatMap((one, index) => shifted(one.marks, 0, leading * (index + 0.75)));
  return { marks, height: leading * lines.length };
}

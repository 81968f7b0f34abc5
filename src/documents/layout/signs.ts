/** Instructions → lines of an icon and words, never parted. */

import { plain, type Sign } from '../../manuscript/block.ts';
import { baseline, captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Setting } from '../../typeset/page/item.ts';
import type { Mark, Tagged } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { ink } from '../../typeset/page/style.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import { serifCuts, type TextStyle } from '../../typeset/text/text-style.ts';

/** Effects on their own line: bold italics. */
const lineStyle = { ...captionStyle(9.8, ink.text), cuts: serifCuts };
/** Effects in a table of goods: condensed, as the column is narrow. */
export const columnStyle = captionStyle(11, ink.text);
const signGap = 11;

function setSign({ text, icon, quiet }: Sign, tag: Tagged, { icon: iconOf, typesetter }: Setting, style: TextStyle) {
  const art = icon === undefined ? undefined : iconOf?.(icon);
  const indent = art ? art.width + 3.5 : 0;
  const set = setSingleLine(plain(text, quiet ? 'italic' : 'bold-italic'), style, tag, typesetter);
  return {
    width: indent + set.width,
    /** The icon is in the middle of the capitals. */
    icons: art
      ? [{ kind: 'stamp' as const, role: 'artifact' as const, stamp: art, x: 0, y: -3.8 - art.height / 2 }]
      : [],
    marks: shifted(set.marks, indent, 0),
  };
}

/** Instructions side by side, on as few lines as possible. */
export function setSigns(
  signs: readonly Sign[],
  setting: Setting,
  tag: Tagged,
  textStyle: TextStyle = lineStyle,
): PageColumn & { /** Of the widest line, in points. */ readonly width: number } {
  const { style, width } = setting;
  const icons: Mark[] = [];
  const words: Mark[] = [];
  let x = 0;
  let line = 0;
  let widest = 0;
  signs.forEach((sign, index) => {
    const set = setSign(sign, tag, setting, { ...textStyle, runsOn: index < signs.length - 1 });
    if (x > 0 && x + set.width > width + 0.01) {
      x = 0;
      line++;
    }
    const y = line * style.leading + baseline(style);
    icons.push(...shifted(set.icons, x, y));
    words.push(...shifted(set.marks, x, y));
    widest = Math.max(widest, x + set.width);
    x += set.width + signGap;
  });
  // Icons first, so that the words stay together.
  return {
    marks: [...icons, ...words],
    height: signs.length === 0 ? 0 : (line + 1) * style.leading,
    width: widest,
  };
}

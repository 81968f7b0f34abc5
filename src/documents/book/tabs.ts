/** First digits of Event numbers → tabs at the outer edge of the page. */

import { plain } from '../../manuscript/block.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import { memo } from '../../typeset/page/memo.ts';
import type { Mark, Stamp } from '../../typeset/page/page.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { ink, millimetre } from '../../typeset/page/style.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import type { Setup } from '../document.ts';

export interface Tab {
  readonly text: string;
  readonly place: number;
  readonly of: number;
}

/** Millimetres at the edge that home printers leave white. */
const white = { usual: 5.9, large: 3.4 };

/** Tabs, drawn once for left and once for right pages. */
export function tabsOf({ style, typesetter }: Setup): (tab: Tab, side: 'left' | 'right') => Mark[] {
  // Tabs do not grow with the type: the margin does not.
  const unit = millimetre / (style.grows ?? 1);
  const size = { width: (style.grows ? 8.5 : 9) * unit, height: 14 * unit };
  const points = style.grows ? 18 / style.grows : 12;
  const drawn =
    (side: 'left' | 'right') =>
    (text: string): Stamp => {
      const digit = setSingleLine(plain(text, 'bold'), captionStyle(points, 1), 'artifact', typesetter);
      // In the middle of the printable part.
      const fromEdge = style.grows ? white.large * unit : (white.usual * unit + size.width - digit.width) / 2;
      const x = side === 'left' ? fromEdge : size.width - fromEdge - digit.width;
      const marks = [
        rectangle(0, 0, size.width, size.height, { fill: ink.text }),
        ...shifted(digit.marks, x, size.height / 2 + points * 0.35),
      ].filter((mark) => mark.kind === 'path' || mark.kind === 'text');
      return { ...size, marks };
    };
  const stamps = { left: memo(drawn('left')), right: memo(drawn('right')) };
  return ({ text, place, of }, side) => {
    const room = style.bottom - style.top - size.height;
    const step = of > 1 ? Math.min(size.height * 1.2, room / (of - 1)) : 0;
    const x = side === 'left' ? 0 : style.width - size.width;
    return [{ kind: 'stamp', role: 'artifact', stamp: stamps[side](text), x, y: style.top + place * step }];
  };
}

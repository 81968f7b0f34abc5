/** First digits of Event numbers → tabs at the outer edge of the page. */

import { memo } from '../../memo.ts';
import { setCaption, shifted } from '../../typeset/page/body.ts';
import type { Mark, Stamp } from '../../typeset/page/page.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { ink, millimetre, type Style } from '../../typeset/page/style.ts';
import type { AnyRequest } from '../document.ts';

export interface Tab {
  readonly text: string;
  readonly place: number;
  readonly of: number;
}

/** Millimetres at the edge that home printers leave white. */
const white = { usual: 5.9, large: 3.4 };

/** Millimetres of a tab in type that does not grow; others keep their size on paper. */
const unitOf = ({ grows = 1 }: Style) => millimetre / grows;
const tabHeight = 14;

/** The height of a tab above and below, in points from the top of the text area. */
export function tabSpan(
  style: Style,
  { place, of }: Omit<Tab, 'text'>,
): { readonly from: number; readonly to: number } {
  const height = tabHeight * unitOf(style);
  const step = of > 1 ? Math.min(height * 1.2, (style.bottom - style.top - height) / (of - 1)) : 0;
  return { from: place * step, to: place * step + height };
}

/** Tabs, drawn once for left and once for right pages. */
export function tabsOf(request: AnyRequest): (tab: Tab, side: 'left' | 'right') => Mark[] {
  const { style } = request;
  // Tabs do not grow with the type: the margin does not.
  const unit = unitOf(style);
  const size = { width: (style.grows ? 8.5 : 9) * unit, height: tabHeight * unit };
  const points = style.grows ? 18 / style.grows : 12;
  const drawn =
    (side: 'left' | 'right') =>
    (text: string): Stamp => {
      const digit = setCaption(text, { size: points, colour: 1 }, 'artifact', request);
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
  return ({ text, ...at }, side) => {
    const x = side === 'left' ? 0 : style.width - size.width;
    const y = style.top + tabSpan(style, at).from;
    return [{ kind: 'stamp', role: 'artifact', stamp: stamps[side](text), x, y }];
  };
}

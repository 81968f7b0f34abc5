/** Edition → the figure of turning, folding and stapling sheets. */

import type { Figure } from '../../manuscript/block.ts';
import { shifted } from '../../typeset/page/body.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { polygon, rectangle, verticalLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { FlowPart } from '../book/flow.ts';
import type { AnyRequest } from '../document.ts';
import { arrow } from '../figures/arrow.ts';
import { asFigure } from '../figures/figure.ts';
import { type SheetPen, sheetPen } from '../figures/pen.ts';

const height = 44; // points of a sheet in the figure
const side = 32; // width of a page in it
const gap = 34;
const stroke = { stroke: ink.text, width: 0.9 };

/** A sheet front up, half turned, back up; folded ones also stapled. */
export function turningFigure({ alt = '' }: Figure, request: AnyRequest, kind: 'flat' | 'folded'): FlowPart {
  const folded = kind === 'folded';
  const { leading } = request.style;
  const pen = sheetPen(request, { text: 1 });
  const width = (folded ? 2 : 1) * side;
  const half = side * 0.6;
  const top = 14;
  const steps: readonly (readonly [width: number, marks: readonly Mark[]])[] = [
    [width, sheet(pen, width, folded ? ['4', '1'] : ['1'])],
    [half, halfTurned(half)],
    [width, sheet(pen, width, folded ? ['2', '3'] : ['2'])],
    ...(folded ? ([[side, stapled(pen)]] as const) : []),
  ];
  let x = 0;
  const marks = steps.flatMap(([wide, drawn], index): Mark[] => {
    const from = x;
    x += wide + gap;
    return [...(index > 0 ? arrow(from - gap + 8, top + height / 2, gap - 16) : []), ...shifted(drawn, from, top)];
  });
  const lines = Math.ceil((top + height + 6) / leading) * leading;
  return { kind: 'drawn', items: [{ kind: 'box', height: lines, marks: asFigure(marks, alt) }] };
}

/** A flat sheet, with a fold between two pages. */
function sheet(pen: SheetPen, width: number, pages: readonly string[]): Mark[] {
  const wide = width / pages.length;
  return [
    rectangle(0, 0, width, height, { fill: 1, ...stroke }),
    ...pages.flatMap((page, index) => pen.put(page, wide * (index + 0.5), height / 2 + 6, 17, { align: 'centre' })),
    ...(pages.length > 1 ? [verticalLine(wide, 2, height - 2, { stroke: ink.faint, width: 0.7, dash: [3, 2.4] })] : []),
  ];
}

function halfTurned(width: number): Mark[] {
  const rise = 9;
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: -rise },
    { x: width, y: height - rise },
    { x: 0, y: height },
  ];
  return [
    polygon(corners, { fill: ink.tint, ...stroke }),
    verticalLine(0, -3, height + 3, { stroke: ink.accent, width: 1.6 }),
  ];
}

function stapled(pen: SheetPen): Mark[] {
  const staple = (y: number) => verticalLine(0, y, y + 7, { stroke: ink.accent, width: 2.2 });
  return [
    ...[4, 2].map((by) => rectangle(0, by, side + by, height - by, { fill: 1, ...stroke })),
    ...sheet(pen, side, ['1']),
    staple(8),
    staple(height - 15),
  ];
}

/** System content → the record sheet. */

import { plain } from '../../manuscript/block.ts';
import { shifted } from '../../typeset/page/body.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { line } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { type Document, printed, type SystemInput } from '../document.ts';
import { type Plan, planFor, type SheetPen, sheetPen } from '../figures/pen.ts';
import { sectionMarks } from './sections.ts';

export const systemSheet: Document<SystemInput> = {
  id: 'sheet',
  compose(request) {
    const { words, style } = request;
    const plan = planFor(style);
    const pen = sheetPen(request, plan);
    const top = 30 * plan.unit + 6 + 10 * plan.unit;
    const marks: Mark[] = [
      { kind: 'anchor', id: 'sheet', y: 0, bookmark: { title: `${words.name}: ${words.sheet.title}`, level: 1 } },
      ...sheetHeader(words.name, words.sheet.title, plan, pen),
      ...rowMarks(words.sheet.rows, top, plan, pen),
    ];
    const page = { width: style.width, height: style.height, label: '1', marks: shifted(marks, plan.left, plan.top) };
    return printed(request, words.sheet.title, [page]);
  },
};

/** The system's name, what the sheet is, and the rule under both, as on the Tracking Sheet. */
export function sheetHeader(name: string, title: string, plan: Plan, pen: SheetPen): Mark[] {
  const end = 30 * plan.unit + 6;
  const base = end - 9 * plan.unit;
  const capitals = name.toUpperCase();
  return [
    ...pen.put(capitals, 0, base, 30, { role: 'heading-1' }),
    ...pen.put(plain(title.toUpperCase()), pen.width(capitals, 30) + 9 * plan.unit, base, 15, { colour: ink.accent }),
    line({ x: 0, y: end }, { x: plan.width, y: end }, { stroke: ink.text, width: 1.4 * plan.unit }),
  ];
}

type Rows = Parameters<typeof sheetHeights>[0];

const rowGap = 13;
const sectionGap = 12;

/** Rows without a height of their own share what the others leave. */
function sheetHeights(rows: readonly { readonly height: number }[], room: number, plan: Plan): number[] {
  const free = rows.filter(({ height }) => height === 0).length;
  const fixed = rows.reduce((all, { height }) => all + height * plan.unit, 0) + rowGap * plan.unit * (rows.length - 1);
  if (fixed > room + 0.01)
    throw new Error(`the rows of a sheet need ${Math.ceil(fixed)} points, there are ${Math.floor(room)}`);
  return rows.map(({ height }) => (height === 0 ? (room - fixed) / free : height * plan.unit));
}

function rowMarks(
  rows: readonly (Rows[number] & {
    readonly sections: readonly { readonly width: number; readonly section: Parameters<typeof sectionMarks>[0] }[];
  })[],
  top: number,
  plan: Plan,
  pen: SheetPen,
): Mark[] {
  const heights = sheetHeights(rows, plan.height - top, plan);
  let y = top;
  return rows.flatMap(({ sections }, index) => {
    const height = heights[index] ?? 0;
    const gaps = sectionGap * plan.unit * (sections.length - 1);
    const share = (plan.width - gaps) / sections.reduce((all, { width }) => all + width, 0);
    let x = 0;
    const marks = sections.flatMap(({ width, section }) => {
      const area = { x, y, width: width * share, height };
      x += area.width + sectionGap * plan.unit;
      return sectionMarks(section, area, plan, pen);
    });
    y += height + rowGap * plan.unit;
    return marks;
  });
}

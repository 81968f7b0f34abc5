/** System content → the record sheet. */

import { itemAt, lastItem } from '../../item-at.ts';
import type { SystemContent } from '../../load/system/content.ts';
import { plain } from '../../manuscript/block.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { horizontalLine, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { printed, systemDocument } from '../document.ts';
import { type Plan, planFor, type SheetPen, sheetPen } from '../figures/pen.ts';
import { sheetPages } from '../figures/sheet-pages.ts';
import type { Fill } from './cards.ts';
import { sectionHeight, sectionMarks } from './sections.ts';

export const systemSheet = systemDocument(['fillable'], {
  id: 'sheet',
  compose(request) {
    const { words, style, say } = request;
    const plan = planFor(style);
    const pen = sheetPen(request, plan);
    const top = 30 * plan.unit + 6 + 10 * plan.unit;
    const fill = request.fillable ? filling() : () => [];
    const title = say('companion-sheet-bookmark', { name: words.name, title: words.sheet.title });
    const head: Mark[] = [
      { kind: 'anchor', id: 'sheet', y: 0, bookmark: { title, level: 1 } },
      ...sheetHeader(words.name, words.sheet.title, plan, pen, plan.width - (request.fillable ? 60 : 0)),
    ];
    const sides = sidesOf(words.sheet.rows, top, plan, pen).map((rows, index): Mark[] => [
      ...(index === 0 ? head : []),
      ...rows.flatMap((row) => rowMarks(row, plan, pen, fill)),
      ...(index === 0 && request.fillable ? clearButton(plan, pen) : []),
    ]);
    return printed(request, words.sheet.title, sheetPages(sides, style, plan));
  },
});

/** The system's name and the sheet's title, within some points, over a rule. */
export function sheetHeader(name: string, title: string, plan: Plan, pen: SheetPen, room = plan.width): Mark[] {
  const end = 30 * plan.unit + 6;
  const base = end - 9 * plan.unit;
  const [first, second] = [name.toUpperCase(), plain(title.toUpperCase())];
  const gap = 9 * plan.unit;
  const fit = Math.min(1, (room - gap) / (pen.width(first, 30) + pen.width(second, 15)));
  return [
    ...pen.put(first, 0, base, 30 * fit, { role: 'heading-1' }),
    ...pen.put(second, pen.width(first, 30 * fit) + gap, base, 15 * fit, { colour: ink.accent }),
    horizontalLine(end, 0, plan.width, { stroke: ink.text, width: 1.4 * plan.unit }),
  ];
}

type Row = SystemContent['sheet']['rows'][number];

interface PlacedRow {
  readonly sections: Row['sections'];
  readonly y: number;
  readonly height: number;
}

const rowGap = 13;
const sectionGap = 12;
/** Max scale of rows on a side where none takes the free height. */
const stretch = 1.3;

/** Rows below each other, continued on the back of a full front. */
function sidesOf(rows: readonly Row[], top: number, plan: Plan, pen: SheetPen): PlacedRow[][] {
  const gap = rowGap * plan.unit;
  const wanted = rows.map((row) => {
    const needed = Math.max(
      ...widthsOf(row, plan).map((width, index) =>
        sectionHeight(itemAt(row.sections, index).section, width, plan, pen),
      ),
    );
    return { row, needed, height: Math.max(needed, row.height * plan.unit) };
  });
  const sides: (typeof wanted)[] = [[]];
  let used = top;
  for (const one of wanted) {
    const side = lastItem(sides);
    // Rows shrink before one goes to the next side.
    if (side.length > 0 && used + one.needed > plan.height + 0.01) {
      sides.push([one]);
      used = one.needed + gap;
    } else {
      side.push(one);
      used += one.needed + gap;
    }
  }
  return sides.map((side, index) => {
    const start = index === 0 ? top : 0;
    const room = plan.height - start - gap * (side.length - 1);
    const sum = (of: 'needed' | 'height') => side.reduce((all, one) => all + one[of], 0);
    const fits = sum('height') <= room;
    const base = side.map((one) => (fits ? one.height : one.needed));
    const spare = room - sum(fits ? 'height' : 'needed');
    const free = side.filter(({ row }) => row.height === 0).length;
    const scale = free > 0 ? 1 : Math.min(stretch, 1 + spare / sum(fits ? 'height' : 'needed'));
    let y = start;
    return side.map(({ row }, at): PlacedRow => {
      const height = itemAt(base, at) * scale + (row.height === 0 ? spare / free : 0);
      const placed = { sections: row.sections, y, height };
      y += height + gap;
      return placed;
    });
  });
}

function widthsOf({ sections }: Pick<Row, 'sections'>, plan: Plan): number[] {
  const gaps = sectionGap * plan.unit * (sections.length - 1);
  const share = (plan.width - gaps) / sections.reduce((all, { width }) => all + width, 0);
  return sections.map(({ width }) => width * share);
}

function rowMarks(row: PlacedRow, plan: Plan, pen: SheetPen, fill: Fill): Mark[] {
  let x = 0;
  return widthsOf(row, plan).flatMap((width, index) => {
    const area = { x, y: row.y, width, height: row.height };
    x += width + sectionGap * plan.unit;
    return sectionMarks(itemAt(row.sections, index).section, area, plan, pen, fill);
  });
}

function filling(): Fill {
  const names = new Map<string, number>();
  return (words, area, input) => {
    const count = (names.get(words) ?? 0) + 1;
    names.set(words, count);
    const name = count === 1 ? words : `${words} (${count})`;
    return [{ kind: 'field', role: { role: 'form' }, ...area, name: name.replaceAll('.', ''), words: name, input }];
  };
}

/** The button that clears the form, at the right of the header. */
function clearButton({ width }: Plan, pen: SheetPen): Mark[] {
  const words = pen.say('companion-sheet-clear');
  const wide = Math.max(52, pen.width(plain(words), 8.5) + 8);
  const area = { x: width - wide, y: 0, width: wide, height: 13 };
  return [
    rectangle(area.x, area.y, area.width, area.height, { fill: ink.tint, stroke: ink.rule, width: 0.5, radius: 3 }),
    ...pen.put(plain(words), area.x + area.width / 2, 9.5, 8.5, {
      align: 'centre',
      role: 'artifact',
    }),
    {
      kind: 'field',
      role: { role: 'form' },
      ...area,
      name: 'clear',
      words: pen.say('companion-sheet-clear-all'),
      input: { kind: 'clear' },
    },
  ];
}

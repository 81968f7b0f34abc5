/** System content → the record sheet. */

import { itemAt, lastItem, sumOf } from '../../item-at.ts';
import { plain } from '../../manuscript/block.ts';
import type { SystemContent } from '../../model/system-content.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { horizontalLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { composed, systemDocument } from '../document.ts';
import { clearButton } from '../figures/clear-button.ts';
import { type Plan, planFor, type SheetPen, sheetPen } from '../figures/pen.ts';
import { sheetPages } from '../figures/sheet-pages.ts';
import type { CardPlace, Fill } from './cards.ts';
import { isNoteBelow, sectionHeight, sectionMarks } from './sections.ts';

export const systemSheet = systemDocument(['fillable'], {
  id: 'sheet',
  lay(_, request) {
    const { words, style, say, fillable } = request;
    const plan = planFor(style);
    const pen = sheetPen(request, plan);
    const sheet: CardPlace = { x: 0, y: 0, ...plan, pen, fill: fillable ? filling() : () => [] };
    const title = say('companion-sheet-bookmark', { name: words.name, title: words.sheet.title });
    const noteWidth = pen.width(plain(say('letters-taken')), 8.5) + 14;
    const head = [
      topAnchor('sheet', title),
      ...sheetHeader(words.name, words.sheet.title, plan, pen, plan.width - (fillable ? Math.max(60, noteWidth) : 0)),
    ];
    const sides = sidesOf(words.sheet.rows, headerEnd(plan) + 10 * plan.unit, sheet).map((marks, index): Mark[] =>
      index === 0 ? [...head, ...marks, ...(fillable ? formHead(sheet) : [])] : marks,
    );
    return composed(request, words.sheet.title, sheetPages(sides, style, plan), sides.length);
  },
});

/** The place and bookmark of a sheet. */
export const topAnchor = (id: string, title: string): Mark => {
  return { kind: 'anchor', id, y: 0, bookmark: { title, level: 1 } };
};

/** Where the header of a sheet ends. */
export const headerEnd = ({ unit }: Plan): number => 30 * unit + 6;

/** The system's name and the sheet's title, within some points, over a rule. */
export function sheetHeader(name: string, title: string, plan: Plan, pen: SheetPen, room = plan.width): Mark[] {
  const end = headerEnd(plan);
  const base = end - 9 * plan.unit;
  const [first, second] = [pen.say.capitals(name), plain(pen.say.capitals(title))];
  const gap = 9 * plan.unit;
  const fit = Math.min(1, (room - gap) / (pen.width(first, 30) + pen.width(second, 15)));
  return [
    ...pen.put(first, 0, base, 30 * fit, { role: 'heading-1' }),
    ...pen.put(second, pen.width(first, 30 * fit) + gap, base, 15 * fit, { colour: ink.accent }),
    horizontalLine(end, 0, plan.width, { stroke: ink.text, width: 1.4 * plan.unit }),
  ];
}

type Row = SystemContent['sheet']['rows'][number];

const rowGap = 13;
const sectionGap = 12;
/** Max scale of rows on a side where none takes the free height. */
const stretch = 1.3;

/** Rows below each other, continued on the back of a full front. */
function sidesOf(rows: readonly Row[], top: number, sheet: CardPlace): Mark[][] {
  const gap = rowGap * sheet.unit;
  const wanted = rows.map((row) => {
    const places = placesOf(row, sheet);
    const needed = Math.max(...places.map(({ section, place }) => sectionHeight(section, place)));
    return { row, places, needed, height: Math.max(needed, row.height * sheet.unit) };
  });
  const sides: (typeof wanted)[] = [[]];
  let used = top;
  for (const one of wanted) {
    const side = lastItem(sides);
    // Rows shrink before one goes to the next side.
    const isFull = side.length > 0 && used + one.needed > sheet.height + 0.01;
    if (isFull) sides.push([one]);
    else side.push(one);
    used = (isFull ? 0 : used) + one.needed + gap;
  }
  return sides.map((side, index) => {
    const start = index === 0 ? top : 0;
    const room = sheet.height - start - gap * (side.length - 1);
    const fits = sumOf(side.map(({ height }) => height)) <= room;
    const base = side.map((one) => (fits ? one.height : one.needed));
    const spare = room - sumOf(base);
    const free = side.filter(({ row }) => row.height === 0).length;
    const scale = free > 0 ? 1 : Math.min(stretch, 1 + spare / sumOf(base));
    let y = start;
    return side.flatMap(({ row, places }, at) => {
      const height = itemAt(base, at) * scale + (row.height === 0 ? spare / free : 0);
      const marks = places.flatMap(({ section, place }) => sectionMarks(section, { ...place, y, height }));
      y += height + gap;
      return marks;
    });
  });
}

/** Sections side by side with their places, which share the width of the sheet. */
function placesOf({ sections }: Row, sheet: CardPlace) {
  const gap = sectionGap * sheet.unit;
  const share = (sheet.width - gap * (sections.length - 1)) / sumOf(sections.map(({ width }) => width));
  let end = 0;
  const places = sections.map(({ section, width }) => {
    const place = { ...sheet, x: end, width: width * share };
    end += place.width + gap;
    return { section, place };
  });
  const notesBelow = places.some(({ section, place }) => isNoteBelow(section, place));
  return places.map(({ section, place }) => ({ section, place: { ...place, notesBelow } }));
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

/** The button that clears the form, at the right of the header, over the letters that it takes. */
function formHead({ width, text, pen }: CardPlace): Mark[] {
  const label = pen.say('companion-sheet-clear');
  const wide = Math.max(52, pen.width(plain(label), 8.5) + 8);
  const area = { x: width - wide, y: 0, width: wide, height: 13 };
  return [
    clearButton(pen, label, pen.say('companion-sheet-clear-all'), area),
    ...pen.put(plain(pen.say('letters-taken')), width, 13 + 9 * text, 8.5, { align: 'right', colour: ink.faint }),
  ];
}

/** Outcome Roll → a column of boxed totals, each before its Outcome. */

import { sumOf } from '../../item-at.ts';
import type { RollBlock } from '../../manuscript/block.ts';
import { baseline, setCaption, setFitted, shifted } from '../../typeset/page/body.ts';
import type { Setting } from '../../typeset/page/item.ts';
import type { Mark, Tag, Tagged } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { asTag } from '../../typeset/text/tag.ts';

const totalsStyle = { size: 12, colour: 1, tabular: true, runsOn: true };

/** Points between totals and the sides of their box. */
const roomInBox = 2.8;

/** Totals in a solid box, an artifact at least `minWidth` wide, and their width with the gap after them. */
export function boxedTotals(
  totals: string,
  tag: Tagged,
  setting: Setting,
  minWidth = 0,
): { marks: readonly Mark[]; width: number } {
  const { size } = totalsStyle;
  const set = setCaption(`[${totals}]`, totalsStyle, tag, setting);
  const width = Math.max(set.width + 2 * roomInBox, minWidth - gapAfter);
  const box = rectangle(-0.5, -0.92 * size, width + 1, 1.2 * size, { role: 'artifact', fill: ink.text });
  return { marks: [box, ...shifted(set.marks, (width - set.width) / 2, 0)], width: width + gapAfter };
}

/** Points between a box and the text after it. */
const gapAfter = 4;

/** Min points between the cells of a roll in one row. */
const minInRow = 7;

/** The Outcome Roll, in pairs, or in one row if room is short. */
export function rollRows(
  roll: RollBlock | undefined,
  setting: Setting,
  shape: 'square' | 'low' = 'square',
): PageColumn {
  if (roll === undefined) return { marks: [], height: 0 };
  const { style, width, within } = setting;
  const caption = setCaption(roll.caption, { size: 9, colour: ink.accent }, asTag('label', within), setting);
  const cells = rollCells(roll, setting, shape);
  const widest = Math.max(...cells.map((cell) => cell.width)) + 12;
  const taken = cells.map((cell) => cell.width);
  const gap = (width - sumOf(taken)) / (cells.length - 1);
  const inOneRow = shape === 'low' && gap >= minInRow;
  const across = inOneRow ? cells.length : widest * 2 - 12 <= width ? 2 : 1;
  const split = roll.rows.some(({ to }) => to !== undefined);
  const pairs = Math.max(pairWidth[split ? 'found' : 'plain'], widest);
  const step = Math.min((width + 12) / 2, pairs);
  // A row has equal columns if they fit, else equal gaps.
  const even = (width + 12) / cells.length;
  const left = (index: number) => {
    if (!inOneRow) return (index % across) * step;
    return widest <= even ? index * even : sumOf(taken.slice(0, index)) + index * gap;
  };
  const rows = Math.ceil(cells.length / across);
  // Boxes are wider apart than lines, in whole lines overall.
  const height = style.leading * 1.35;
  const top = style.leading * 1.05;
  return {
    height: Math.ceil((top + height * rows) / style.leading - 0.01) * style.leading,
    marks: [
      ...shifted(caption.marks, 0, baseline(style)),
      ...cells.flatMap(({ marks }, index) =>
        shifted(marks, left(index), top + Math.floor(index / across) * height + baseline(style)),
      ),
    ],
  };
}

function rollCells(
  roll: RollBlock,
  setting: Setting,
  shape: 'square' | 'low',
): { readonly marks: readonly Mark[]; readonly width: number }[] {
  const list: Tag = { role: 'list', ...(setting.within && { within: setting.within }) };
  // Boxes in a column have equal widths.
  const widths = roll.rows.map(({ totals }) => boxedTotals(totals, 'list-body', setting).width);
  const isBelow = (a: number, b: number) => (a - b) % 2 === 0;
  return roll.rows.map(({ totals, label, to }, place) => {
    const tag: Tag = { role: 'list-body', within: { role: 'list-item', within: list } };
    const minWidth = shape === 'square' ? Math.max(...widths.filter((_, other) => isBelow(place, other))) : 0;
    const box = boxedTotals(totals, tag, setting, minWidth);
    const words = [{ text: label, cut: 'bold' as const, ...(to && { to }) }];
    const look = { size: 11.5, colour: ink.accent, tabular: true };
    const name = setFitted(words, look, setting.width - box.width, tag, setting);
    // The box leads to the Outcome too.
    const links = name.marks.map((mark) =>
      mark.kind === 'link' ? { ...mark, x: mark.x - box.width, width: mark.width + box.width } : mark,
    );
    return { marks: [...box.marks, ...shifted(links, box.width, 0)], width: box.width + name.width };
  });
}

/** Pitch of boxes in points, wider than nearly any box and label, to line up. */
const pairWidth = { plain: 100, found: 130 } as const;

/** Cards of a record sheet, area → marks. */

import type { Card } from '../../load/system/content.ts';
import { type Inlines, plain } from '../../manuscript/block.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { line, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Area, SheetPen } from '../figures/pen.ts';

/** An area of a sheet, its scales and its pen. */
export interface Place extends Area {
  readonly unit: number;
  readonly text: number;
  readonly pen: SheetPen;
}

/** A size at which text fits its room. */
export function fittingSize(text: string | Inlines, room: number, size: number, pen: SheetPen): number {
  const natural = pen.width(text, size);
  return natural > room ? (size * room) / natural : size;
}

/** Values in boxes under their names, each with lines for what belongs to it. */
export function cards(all: readonly Card[], columns: number, place: Place): Mark[] {
  const gap = 10 * place.unit;
  const rows = Math.ceil(all.length / columns);
  const width = (place.width - gap * (columns - 1)) / columns;
  const height = (place.height - gap * (rows - 1)) / rows;
  return all.flatMap((one, index) =>
    card(one, {
      ...place,
      x: place.x + (index % columns) * (width + gap),
      y: place.y + Math.floor(index / columns) * (height + gap),
      width,
      height,
    }),
  );
}

function card({ title, value, entries, lines: count }: Card, { x, y, width, height, unit, pen }: Place): Mark[] {
  const head = 30 * unit;
  const box = Math.min(44 * unit, width * 0.36);
  const lines = Array.from({ length: Math.max(count, entries.length) }, (_, index) => entries[index] ?? '');
  const step = (height - head) / Math.max(1, lines.length);
  const small = 17 * unit;
  const name =
    title === ''
      ? [
          line(
            { x: x + 7 * unit, y: y + head - 8 * unit },
            { x: x + width - box - 7 * unit, y: y + head - 8 * unit },
            { stroke: ink.text, width: 0.7 },
          ),
        ]
      : pen.put(
          title.toUpperCase(),
          x + 7 * unit,
          y + head - 10 * unit,
          fittingSize(title.toUpperCase(), width - box - 12 * unit, 13, pen),
        );
  return [
    rectangle(x, y, width, head, { fill: ink.tint }),
    rectangle(x + width - box, y, box, head, { fill: 1 }, 3 * unit),
    line({ x: x + width - box, y }, { x: x + width - box, y: y + head }, { stroke: ink.text, width: 1.1 }),
    line({ x: x + width - box, y: y + head }, { x: x + width, y: y + head }, { stroke: ink.text, width: 1.1 }),
    rectangle(x, y, width, height, { stroke: ink.text, width: 1.1 }, 3 * unit),
    ...name,
    ...(value === ''
      ? []
      : pen.put(plain(value), x + width - box / 2, y + head - 10 * unit, 12, { align: 'centre', colour: ink.faint })),
    ...lines.flatMap((entry, index): Mark[] => {
      const base = y + head + step * (index + 1);
      return [
        ...(index < lines.length - 1
          ? [line({ x, y: base }, { x: x + width, y: base }, { stroke: ink.hair, width: 0.5 })]
          : []),
        ...(entry === ''
          ? []
          : pen.put(
              plain(entry),
              x + 7 * unit,
              base - step / 2 + 3.5 * unit,
              fittingSize(plain(entry), width - small - 15 * unit, 10.5, pen),
            )),
        line(
          { x: x + width - small - 5 * unit, y: base - step },
          { x: x + width - small - 5 * unit, y: base },
          { stroke: ink.hair, width: 0.5 },
        ),
      ];
    }),
  ];
}

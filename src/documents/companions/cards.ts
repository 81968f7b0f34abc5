/** Cards of a record sheet, area → marks. */

import { type Inlines, plain } from '../../manuscript/block.ts';
import type { Card } from '../../model/system-content.ts';
import type { FieldMark, Input, Mark, Rect } from '../../typeset/page/page.ts';
import { horizontalLine, rectangle, verticalLine, writingLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { fitted, type SheetPen } from '../figures/pen.ts';

export interface CardPlace extends Rect {
  readonly unit: number;
  readonly text: number;
  readonly pen: SheetPen;
  readonly fill: Fill;
  /** Whether notes are below titles: all of a row, so that its boxes are level. */
  readonly notesBelow?: boolean;
}

/** Makes form fields; nothing on a sheet that is no form. */
export type Fill = (words: string, area: Rect, input: Input) => FieldMark[];

/** Input on a line. */
export const written = { kind: 'text' } as const;
const centred = { kind: 'text', align: 'centre' } as const;

/** Min height of a row to write in, in points: 6 mm and its line. */
export const minRow = 17.3;
/** Min edge of a box to write in, in points: 5 mm and its line. */
export const minBox = 14.7;

const minText = 6.5; // points on paper

/** The size of text fitted to its room, at least `minText` on paper. */
export const fittingSize = (pen: SheetPen, words: string | Inlines, room: number, size: number): number =>
  pen.width(words, size) > room ? Math.max(fitted(pen, words, size, room), minText / pen.points(1)) : size;

const minCardWidth = 93; // points
const cardGap = 10;
const cardHead = 30;

const across = (columns: number, { width, unit }: Pick<CardPlace, 'width' | 'unit'>) =>
  Math.max(1, Math.min(columns, Math.floor((width + cardGap * unit) / (minCardWidth + cardGap * unit))));

export function cardsHeight(all: readonly Card[], columns: number, place: Pick<CardPlace, 'width' | 'unit'>): number {
  const rows = Math.ceil(all.length / across(columns, place));
  const lines = Math.max(...all.map(({ entries, lines: count }) => Math.max(count, entries.length, 1)));
  return rows * (cardHead * place.unit + lines * minRow) + (rows - 1) * cardGap * place.unit;
}

/** Cards with a name, the box of a value, and lines for entries. */
export function cards(all: readonly Card[], maxColumns: number, place: CardPlace): Mark[] {
  const gap = cardGap * place.unit;
  const columns = across(maxColumns, place);
  const rows = Math.ceil(all.length / columns);
  const height = (place.height - gap * (rows - 1)) / rows;
  return all.flatMap((one, index) => {
    const row = Math.floor(index / columns);
    // The last row is filled by wider cards.
    const width = (place.width + gap) / Math.min(columns, all.length - row * columns) - gap;
    const x = place.x + (index % columns) * (width + gap);
    return card(one, { ...place, x, y: place.y + row * (height + gap), width, height });
  });
}

function card({ title, value, entries, lines: count }: Card, place: CardPlace): Mark[] {
  const { x, y, width, height, unit, pen } = place;
  const head = cardHead * unit;
  const lines = Array.from({ length: Math.max(count, entries.length) }, (_, index) => entries[index] ?? '');
  const step = (height - head) / Math.max(1, lines.length);
  return [
    ...cardTop(title, value, place),
    ...lines.flatMap((entry, index): Mark[] => {
      const top = y + head + step * index;
      const name = pen.say('companion-field-card-line', {
        card: title || pen.say('companion-field-card'),
        number: index + 1,
      });
      return [
        ...(index < lines.length - 1 ? [writingLine(top + step, x, x + width)] : []),
        ...cardLine(entry, name, { ...place, y: top, height: step }),
      ];
    }),
  ];
}

/** The frame of a card, its name or a line, and a box for its value. */
function cardTop(title: string, value: string, place: CardPlace): Mark[] {
  const { x, y, width, height, unit, pen, fill } = place;
  const head = cardHead * unit;
  const box = Math.min(44 * unit, width * 0.36);
  const boxLeft = x + width - box;
  const base = y + head - 10 * unit;
  const size = fittingSize(pen, pen.say.capitals(title), width - box - 12 * unit, 13);
  const room = { x: x + 5 * unit, y: y + 4 * unit, width: width - box - 10 * unit, height: head - 12 * unit };
  const valueArea = { x: boxLeft + 1, y: y + 1, width: box - 2, height: head - 2 };
  const name =
    title === ''
      ? [
          horizontalLine(y + head - 8 * unit, x + 7 * unit, boxLeft - 7 * unit, { stroke: ink.text, width: 0.7 }),
          ...fill(pen.say('companion-field-name'), room, written),
        ]
      : pen.put(pen.say.capitals(title), x + 7 * unit, base, size);
  return [
    rectangle(x, y, width, head, { fill: ink.tint }),
    rectangle(boxLeft, y, box, head, { fill: 1, radius: 3 * unit }),
    verticalLine(boxLeft, y, y + head, { stroke: ink.text, width: 1.1 }),
    horizontalLine(y + head, boxLeft, x + width, { stroke: ink.text, width: 1.1 }),
    rectangle(x, y, width, height, { stroke: ink.text, width: 1.1, radius: 3 * unit }),
    ...name,
    ...fill(title || pen.say('companion-field-value'), valueArea, centred),
    ...(value === ''
      ? []
      : pen.put(plain(value), x + width - box / 2, base, 12, { align: 'centre', colour: ink.faint })),
  ];
}

/** A line of a card: an entry or room for one, and its value. */
function cardLine(entry: string, name: string, place: CardPlace): Mark[] {
  const { x, y, width, height, unit, pen, fill } = place;
  const small = 17 * unit;
  const words = plain(entry);
  const valueLeft = x + width - small - 5 * unit;
  const inner = { y: y + 1, height: height - 2 };
  const room = { ...inner, x: x + 5 * unit, width: width - small - 11 * unit };
  const value = { ...inner, x: x + width - small - 4 * unit, width: small + 3 * unit };
  const size = fittingSize(pen, words, width - small - 15 * unit, 10.5);
  return [
    ...(entry === '' ? fill(name, room, written) : []),
    ...fill(pen.say('companion-field-value-of', { name: entry || name }), value, centred),
    ...(entry === '' ? [] : pen.put(words, x + 7 * unit, y + height / 2 + 3.5 * unit, size)),
    verticalLine(valueLeft, y, y + height, { stroke: ink.outline, width: 0.5 }),
  ];
}

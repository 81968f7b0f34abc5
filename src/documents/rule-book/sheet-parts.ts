/** Parts of the sheet with slanted handwriting, which needs no colour. */

import { plain } from '../../manuscript/block.ts';
import { abbreviationText } from '../../model/effect.ts';
import type { DiceMod } from '../../model/game.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { circle, diagonals, horizontalLine, line, rectangle, verticalLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { emptySector, sectorParts } from '../figures/board-map.ts';
import type { SheetPen } from '../figures/pen.ts';
import { beyond } from './sheet-in-play.ts';

/** Points from the centre of a Sector to a corner. */
export const hexSize = 41;

const handSize = 14;

/** Type size of a cell's label: 14 points in large print. */
const cellSize = 8.8;

const handWidth = (pen: SheetPen, text: string, size = handSize) =>
  pen.width(plain(text, 'italic'), size, { hand: true });

/** Extra height of a counter with a maximum, in points. */
export const maxRow = 12;

/** Values of a counter, all but the last struck out; a labelled first cell may have the maximum below. */
export function counterMarks(
  pen: SheetPen,
  width: number,
  title: string,
  values: readonly number[],
  { cell, max = '' }: { readonly cell?: string | undefined; readonly max?: string } = {},
): Mark[] {
  const named = cell === undefined ? 0 : pen.width(plain(cell), cellSize) + 4;
  const more = max === '' ? 0 : maxRow;
  const foot = 33 + more;
  const first = named + 9;
  const divides = first + handWidth(pen, String(values[0])) + 13 / 2;
  const thin = { stroke: ink.outline, width: 0.6 };
  let left = first;
  return [
    ...pen.put(title, 0, 9, 9.5),
    rectangle(0, 13, width, foot - 13, { stroke: ink.text, width: 1, radius: 3 }),
    ...(cell === undefined ? [] : pen.put(plain(cell), 4, 26, cellSize, { colour: ink.faint })),
    ...(more === 0
      ? []
      : [
          horizontalLine(30, 0, divides, thin),
          ...pen.put(plain(pen.say('sheet-max')), 4, 26 + more + 2, cellSize, { colour: ink.faint }),
          ...writtenMarks(pen, max, first, 28 + more + 2),
        ]),
    ...values.flatMap((value, index): Mark[] => {
      const from = left;
      const wide = handWidth(pen, String(value));
      left += wide + 13;
      const down = index > 0 ? more / 2 : 0;
      const strike = line(
        { x: from - beyond, y: 26 + down },
        { x: from + wide + beyond, y: 20 + down },
        { stroke: ink.accent, width: 1 },
      );
      return [
        ...writtenMarks(pen, String(value), from, 28 + down),
        ...(index < values.length - 1 ? [strike] : []),
        ...(index === 0 && cell !== undefined ? [verticalLine(divides, 13, foot, thin)] : []),
      ];
    }),
  ];
}

/** The circles of a DiceMod, the first traced if owned, crossed out if used. */
export function diceModMarks(
  pen: SheetPen,
  { abbreviation, count }: DiceMod,
  width: number,
  state: 'free' | 'owned' | 'used',
): Mark[] {
  const wide = Math.min(30, width / count);
  const scale = Math.min(1, wide / 24); // closer circles are smaller
  const { x, y } = { x: wide / 2, y: 24 };
  const arm = 9 * scale;
  const radius = 11.5 * scale;
  const stroke = { stroke: ink.accent, width: 1.1 };
  return [
    ...Array.from({ length: count }, (_, index): Mark[] => [
      circle({ x: wide * (index + 0.5), y }, radius, { stroke: ink.outline, width: 0.4 }),
      ...pen.put(abbreviationText(abbreviation), wide * (index + 0.5), y + 5 * scale, 14 * scale, { align: 'centre' }),
    ]).flat(),
    ...(state === 'free' ? [] : [circle({ x, y }, radius, stroke)]),
    ...(state === 'used' ? diagonals({ x: x - arm, y: y - arm, width: 2 * arm, height: 2 * arm }, stroke) : []),
  ];
}

interface SectorNotes {
  readonly label?: string;
  /** Whether a labelled Sector has a line inside its border. */
  readonly lowInk?: boolean | undefined;
  readonly square?: string;
  readonly line?: string;
  readonly done?: boolean;
  /** A struck-out number before that of the line. */
  readonly before?: string;
  readonly marker?: boolean;
}

/** Height of handwritten figures, as a share of their size. */
const figureHeight = 0.66;
/** Points from a Sector's line to its number, and on to the square. */
const [onLine, underSquare] = [3, 2];

/** A Sector with handwriting, its centre at a point. */
export function sectorMarks(
  pen: SheetPen,
  { x, y }: { x: number; y: number },
  filled: SectorNotes,
  size = hexSize,
): Mark[] {
  const base = y + size * sectorParts.line - onLine;
  const high = size * (sectorParts.line - sectorParts.squareTop - sectorParts.square) - onLine - underSquare;
  // Numbers and their stroke fit the Sector's line.
  const { before = '', line: own = '' } = filled;
  const between = before === '' ? 0 : 2 * beyond + 2;
  const room = 2 * size * sectorParts.halfLine - (before === '' ? 0 : beyond + between);
  const hand = Math.min(handSize, high / figureHeight, (handSize * room) / handWidth(pen, before + own || ' '));
  const scale = hand / handSize;
  const inSquare = y + size * (sectorParts.squareTop + sectorParts.square / 2) + handSize * 0.34;
  const [first, second] = [handWidth(pen, before, hand), handWidth(pen, own, hand)];
  const from = x - (first + between + second - (before === '' ? 0 : beyond)) / 2;
  const struck = filled.done ? second : first;
  return [
    ...emptySector(pen, { x, y }, size, { label: filled.label, unit: 1, labelSize: 9.5, lowInk: filled.lowInk }),
    ...writtenMarks(pen, filled.square ?? '', x - handWidth(pen, filled.square ?? '') / 2, inSquare),
    ...writtenMarks(pen, before, from, base, hand),
    ...writtenMarks(pen, own, from + first + between, base, hand),
    ...(struck > 0
      ? [
          line(
            { x: from - beyond, y: base - 3 * scale },
            { x: from + struck + beyond, y: base - 8 * scale },
            { stroke: ink.accent, width: 1 },
          ),
        ]
      : []),
    ...(filled.marker ? [circle({ x: x + size * 0.51, y: y - size * 0.15 }, 5.5, { fill: ink.accent })] : []),
  ];
}

/** Handwriting of the player. */
export function writtenMarks(pen: SheetPen, text: string, x: number, y: number, size = handSize): Mark[] {
  return text === '' ? [] : pen.put(plain(text, 'italic'), x, y, size, { colour: ink.accent, hand: true });
}

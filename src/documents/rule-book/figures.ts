/** Rules → figures: a turn, legal moves, rules on the sheet. */

import { type Figure, inlinesOf, plain, plainText } from '../../manuscript/block.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { diagonals, horizontalLine, line, rectangle, verticalLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { setParagraph } from '../../typeset/text/paragraph.ts';
import type { Request } from '../document.ts';
import { arrow, arrowHead } from '../figures/arrow.ts';
import { asFigure } from '../figures/figure.ts';
import { type SheetPen, sheetPen } from '../figures/pen.ts';
import { someGoods } from './effects-in-text.ts';
import { explainedSheet } from './explained-sheet.ts';
import { type FigurePart, onGrid } from './figure-part.ts';
import { purchaseWords, shownMoves, shownResets, usedModifier } from './figure-words.ts';
import { counterMarks, diceModMarks, sectorMarks, writtenMarks } from './sheet-parts.ts';
import { veilPicture } from './veil-picture.ts';
import { workedSheet } from './worked-sheet.ts';
import { workedTurn } from './worked-turn.ts';

/** Drawings by slot. */
const drawings: Readonly<Record<string, (figure: Figure, request: Request, pen: SheetPen) => readonly Mark[]>> = {
  turn: turnInBoxes,
  modifier: modifierUsed,
  purchase: somethingBought,
  moves: legalMoves,
  resets: numbersReset,
  veil: veilOpen,
};

/** The drawing of a figure. */
export function drawnFigure(figure: Figure, request: Request): FigurePart {
  if (figure.name === 'sheet') return explainedSheet(figure, request);
  if (figure.name === 'worked-sheet') return workedSheet(figure, request);
  if (figure.name === 'goods') return someGoods(figure, request);
  const marks = drawings[figure.name]?.(figure, request, sheetPen(request, { text: 1 })) ?? [];
  return { ...onGrid(asFigure(marks, figure.alt ?? turnInWords(figure, request)), request.style), floats: 'section' };
}

/** The veil card on a page of Outcomes, in the middle of the column. */
function veilOpen(_: Figure, request: Request): Mark[] {
  const { width } = request;
  const wide = Math.min(width * 0.45, 190);
  return shifted(veilPicture(request, wide).marks, (width - wide) / 2, 0);
}

/** The steps of a turn as a screen reader says them. */
function turnInWords({ words }: Figure, { say }: Request): string {
  const steps = words
    .flatMap(inlinesOf)
    .map(([name, ...text], index) =>
      say('rule-turn-step', { number: index + 1, name: name?.text.trim() ?? '', text: plainText(text) }),
    );
  return say('rule-turn-alt', { steps: steps.join(' ') });
}

function turnInBoxes({ words }: Figure, request: Request): Mark[] {
  const { typesetter } = request;
  const { width } = request;
  const steps = words.flatMap(inlinesOf);
  const gap = 15;
  const wide = (width - gap * (steps.length - 1)) / steps.length;
  const inset = wide < 50 ? 3 : 6;
  const title = captionStyle(11, ink.accent);
  const body = { ...captionStyle(10, ink.text), undivided: true };
  const set = steps.map(([name, ...text]) => ({
    name: setParagraph(plain(name?.text.trim() ?? '', 'bold'), wide - 2 * inset, title, 'label', typesetter),
    text: setParagraph(text, wide - 2 * inset, body, 'label', typesetter),
  }));
  const names = Math.max(...set.map(({ name }) => name.length));
  const lines = Math.max(...set.map(({ text }) => text.length));
  const height = 10 + (names + lines) * 12;
  const middle = height / 2;
  const marks = set.flatMap(({ name, text }, index): Mark[] => {
    const x = index * (wide + gap);
    return [
      rectangle(x, 0, wide, height, { stroke: ink.text, width: 0.9, radius: 4 }),
      ...name.flatMap((one, row) => shifted(one.marks, x + inset, 14 + row * 12)),
      ...text.flatMap((one, row) => shifted(one.marks, x + inset, 15 + (names + row) * 12)),
      ...(index > 0 ? arrow(x - gap + 2.5, middle, gap - 5) : []),
    ];
  });
  const right = width - wide / 2;
  const back = [
    verticalLine(right, height, height + 10, { stroke: ink.text, width: 0.9 }),
    horizontalLine(height + 10, right, wide / 2, { stroke: ink.text, width: 0.9 }),
    verticalLine(wide / 2, height + 10, height + 2, { stroke: ink.text, width: 0.9 }),
    ...arrowHead({ x: wide / 2, y: height + 1.5 }, 0, -1),
  ];
  return [...marks, ...back];
}

const arrowRoom = 34;
/** Size of a Sector in a row of several, in points to a corner. */
const smallHex = 34;

function beforeAndAfter(
  request: Request,
  pen: SheetPen,
  height: number,
  draw: (width: number, state: 'before' | 'after') => readonly Mark[],
): Mark[] {
  const { width } = request;
  const wide = (width - arrowRoom) / 2;
  const top = 14;
  return [
    ...pen.put(request.say('rule-before'), 0, 8, 9.5, { colour: ink.faint }),
    ...pen.put(request.say('rule-after'), wide + arrowRoom, 8, 9.5, { colour: ink.faint }),
    ...shifted(draw(wide, 'before'), 0, top),
    ...arrow(wide + 8, top + height / 2, arrowRoom - 16),
    ...shifted(draw(wide, 'after'), wide + arrowRoom, top),
  ];
}

/** A Modifier before and after use: its circle, and the total. */
function modifierUsed(_: Figure, request: Request, pen: SheetPen): Mark[] {
  const used = usedModifier(request);
  if (used === undefined) return [];
  const { type, thrown, changed, from, to } = used;
  return beforeAndAfter(request, pen, 60, (width, state) => [
    ...writtenMarks(pen, state === 'after' ? changed : thrown, 2, 16),
    ...pen.put(state === 'after' ? to : from, width, 16, 11, { align: 'right' }),
    ...shifted(diceModMarks(pen, type, width, state === 'after' ? 'used' : 'owned'), 0, 18),
  ]);
}

/** A purchase before and after: the money, the DiceMod, and the tally of the Shop. */
function somethingBought(_: Figure, request: Request, pen: SheetPen): Mark[] {
  const bought = purchaseWords(request);
  if (bought === undefined) return [];
  const { type, price, name } = bought;
  const { words } = request.content.game;
  const { item, after, next } = workedTurn(request);
  // Large type has no tallies.
  const heading = request.style.flows ? words.log.heading : undefined;
  const box = 13;
  return beforeAndAfter(request, pen, 60, (width, state) => {
    const isAfter = state === 'after';
    const values = isAfter ? [after.money, item.left] : [after.money];
    const fitting = (text: string, size: number) => Math.min(size, (size * (width - box - 4)) / pen.width(text, size));
    const tally = { x: width - box, y: 0, width: box, height: box };
    const foot = 115;
    return [
      ...pen.put(name, 0, 9, fitting(name, 10.5)),
      ...pen.put(price, 0, 21, fitting(price, 9.5), { colour: ink.faint }),
      ...shifted(counterMarks(pen, width, words.money.heading, values, { cell: pen.say('sheet-start') }), 0, 31),
      ...shifted(diceModMarks(pen, type, width, isAfter ? 'owned' : 'free'), 0, 58),
      ...(heading === undefined
        ? [
            rectangle(tally.x, 0, box, box, { stroke: ink.text, width: 0.7 }),
            ...(isAfter ? diagonals(tally, { stroke: ink.accent, width: 1.1 }) : []),
          ]
        : [
            ...pen.put(heading, 0, foot, 9.5),
            horizontalLine(foot + 1, pen.width(heading, 9.5) + 6, width, { stroke: ink.outline, width: 0.6 }),
            ...(isAfter
              ? writtenMarks(pen, `${next.number}: ${item.number}`, pen.width(heading, 9.5) + 10, foot - 2)
              : []),
          ]),
    ];
  });
}

/** Minimum width of a column, in points, for things side by side. */
const minBeside = 300;
/** Width of a tick or a cross and the space after it. */
const signWidth = 12;

/** Three Sectors, ticked or crossed for whether one can enter. */
function legalMoves(_: Figure, request: Request, pen: SheetPen): Mark[] {
  const { say, content } = request;
  const { words, houseRules } = content.game;
  const { width, style } = request;
  const { health, sectors } = shownMoves(houseRules);
  const besides = width < minBeside ? 0 : 88;
  const step = Math.min(smallHex * 2.4, (width - besides) / sectors.length);
  const from = width < minBeside ? step / 2 : besides + smallHex;
  const y = smallHex + (besides > 0 ? 0 : 42);
  const foot = y + smallHex + 9;
  // Keeps words of large print on the grid for any stroke of signs.
  const rise = style.flows ? signStroke.width / 2 : 0;
  return [
    ...shifted(counterMarks(pen, 76, words.health.heading, [health]), 0, besides > 0 ? y - 20 : 0),
    ...sectors.flatMap(({ number, isOpen }, index): Mark[] => {
      const x = from + index * step;
      const text = plain(say(isOpen ? 'rule-lets-in' : 'rule-shuts-out'));
      // Sign and words are centred below their Sector.
      const left = x - (signWidth + pen.width(text, 9.5)) / 2;
      return [
        ...sectorMarks(pen, { x, y }, { square: String(number) }, smallHex),
        ...(isOpen ? tick : cross)(left, foot - 3 - rise),
        ...pen.put(text, left + signWidth, foot, 9.5),
      ];
    }),
  ];
}

const signStroke = { stroke: ink.accent, width: 1.4 };

const tick = (x: number, y: number): Mark[] => [
  line({ x, y }, { x: x + 3, y: y + 3 }, signStroke),
  line({ x: x + 3, y: y + 3 }, { x: x + 8, y: y - 4 }, signStroke),
];

const cross = (x: number, y: number): Mark[] => diagonals({ x, y: y - 3, width: 6, height: 6 }, signStroke);

/** Size of a Sector in a row of two pairs, in points to a corner. */
const resetHex = 35;
/** Min length of an arrow between Sectors and its distance, in points. */
const [minArrow, arrowGap] = [12, 4];

function numbersReset(_: Figure, request: Request, pen: SheetPen): Mark[] {
  const { say } = request;
  const rows = shownResets(request);
  const { width } = request;
  const isNarrow = width < minBeside;
  const wide = isNarrow ? width : (width - 12) / 2;
  const hex = Math.min(resetHex, (wide - minArrow - 2 * arrowGap) / 4);
  const top = 20;
  return rows.flatMap(({ name, before, after }, index): Mark[] => {
    const ends = [hex, Math.min(wide, 5.6 * hex) - hex] as const;
    const y = top + hex * 0.9;
    const pair: Mark[] = [
      ...pen.put(name, 0, 12, 11),
      ...pen.put(say('rule-before'), ends[0], 12, 9.5, { align: 'centre', colour: ink.faint }),
      ...pen.put(say('rule-after'), ends[1], 12, 9.5, { align: 'centre', colour: ink.faint }),
      ...sectorMarks(pen, { x: ends[0], y }, before, hex),
      ...arrow(ends[0] + hex + arrowGap, y, ends[1] - ends[0] - 2 * (hex + arrowGap)),
      ...sectorMarks(pen, { x: ends[1], y }, after, hex),
    ];
    const rule = verticalLine(wide + 6, 4, top + 1.8 * hex, { stroke: ink.rule, width: 0.5 });
    const [dx, dy] = isNarrow ? [0, index * (top + 2 * hex)] : [index * (wide + 12), 0];
    return [...(isNarrow || index === 0 ? [] : [rule]), ...shifted(pair, dx, dy)];
  });
}

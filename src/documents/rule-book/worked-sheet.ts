/** The worked turn → what stands on the sheet after it, drawn. */

import { plain } from '../../manuscript/block.ts';
import type { DiceMod, Game, Sector } from '../../model/content.ts';
import { abbreviationText } from '../../model/effect.ts';
import { adjacency, boardBounds } from '../../model/hex.ts';
import { capitalised, titled } from '../../model/vocabulary.ts';
import { shifted } from '../../typeset/page/body.ts';
import { type Item, keep } from '../../typeset/page/item.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { circle, diamond, line, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { columnSetting } from '../book/book.ts';
import type { Request } from '../document.ts';
import { boardPlan, centreOf, emptySector, sectorParts } from '../figures/board-map.ts';
import { asFigure } from '../figures/figure.ts';
import { type SheetPen, sheetPen } from '../figures/pen.ts';
import { workedTurn } from './worked-turn.ts';

type Turn = ReturnType<typeof workedTurn>;

const hex = 41; // points from the centre of a Sector to a corner

/** The parts of the Tracking Sheet that the worked turn fills in, with what is written there; pencil is in colour. */
export function workedSheet(request: Request): { readonly kind: 'figure'; readonly items: readonly Item[] } {
  const { content, style } = request;
  const turn = workedTurn(content);
  const pen = sheetPen(request, { text: 1 });
  const { width } = columnSetting(request);
  const map = mapCorner(pen, content.board.sectors, content.game.labels.start, turn);
  const gap = 18;
  const mapX = width - map.width;
  const marks = [...counters(pen, request, turn, mapX - gap), ...shifted(map.marks, mapX, 0)];
  const rows = [turn.mod?.id ?? '', turn.item.diceMod].filter((type) => type !== '').length;
  const height = Math.ceil(Math.max(map.height, modsTop + 9 + rows * modsStep) / style.leading) * style.leading;
  const space = { kind: 'glue' as const, height: style.leading / 2 };
  return {
    kind: 'figure',
    items: [keep, space, { kind: 'box', height, marks: asFigure(marks, inWords(turn, request)) }, space],
  };
}

/** What the player has written on the sheet. */
function inWords(turn: Turn, { content }: Request): string {
  const { labels, coreDiamonds, words } = content.game;
  const { sector, sectorNumber, event } = words;
  const struck = (values: readonly number[]) => {
    const seen = values.filter((value, index) => index === 0 || value !== values[index - 1]);
    return seen.map((value, index) => (index < seen.length - 1 ? `${value}, struck out` : String(value))).join('; ');
  };
  const health = struck([turn.health, turn.after.health, ...(turn.buys ? [turn.item.health] : [])]);
  const credits = struck([turn.money, turn.after.money, ...(turn.buys ? [turn.item.left] : [])]);
  const mods = [
    ...(turn.mod ? [`one ${turn.mod.abbreviation} circled and crossed out`] : []),
    ...(turn.buys && turn.item.diceMod ? [`one ${abbreviationText(turn.item.diceMod)} circled`] : []),
  ];
  return [
    `Parts of the ${words.trackingSheet.one} after the turn.`,
    `${titled(words.health.heading)}: ${health}.`,
    `${words.money.many}: ${credits}.`,
    coreDiamonds > 0
      ? `${capitalised(words.core.many)}: ${turn.after.cores} of ${coreDiamonds} ${words.diamond.many} filled.`
      : `${capitalised(words.core.many)}: ${turn.after.cores}.`,
    ...(mods.length > 0 ? [`${words.diceMod.many}: ${mods.join(', ')}.`] : []),
    `${labels.start}: ${sectorNumber.one} ${turn.startNumber}, ${event.one} ${turn.event.number} struck through.`,
    `${capitalised(sector.a)} next to it: ${sectorNumber.one} ${turn.move.number}, ${turn.next.mark}, with the marker on it.`,
    `The other ${sector.many} next to it are empty.`,
  ].join(' ');
}

const step = 40; // points from one counter to the next
const modsTop = 3 * step - 5;
const modsStep = 27;

/** Health, money, cores and the DiceMods that were used and bought, one under the other. */
function counters(pen: SheetPen, { content }: Request, turn: Turn, width: number): Mark[] {
  const credits = turn.buys ? [turn.after.money, turn.item.left] : [turn.after.money];
  const health = turn.buys ? [turn.after.health, turn.item.health] : [turn.after.health];
  const { diceMods, words } = content.game;
  const used = diceMods.find(({ abbreviation }) => abbreviation === turn.mod?.id);
  const bought = diceMods.find(({ abbreviation }) => turn.buys && abbreviation === turn.item.diceMod);
  return [
    ...counter(pen, 0, width, words.health.heading, [turn.health, ...health]),
    ...shifted(counter(pen, 0, width, words.money.heading, [turn.money, ...credits]), 0, step),
    ...shifted(
      content.game.coreDiamonds > 0
        ? cores(pen, width, content.game, turn.after.cores)
        : counter(pen, 0, width, words.core.heading, [turn.after.cores]),
      0,
      2 * step,
    ),
    ...(used || bought ? pen.put(words.diceMod.heading, 0, modsTop + 9, 9.5) : []),
    ...(used ? shifted(mods(pen, used, width, true), 0, modsTop) : []),
    ...(bought ? shifted(mods(pen, bought, width, false), 0, modsTop + (used ? modsStep : 0)) : []),
  ];
}

/** Values one after the other: each is struck out when the next is written. */
function counter(pen: SheetPen, x: number, width: number, title: string, values: readonly number[]): Mark[] {
  const seen = values.filter((value, index) => index === 0 || value !== values[index - 1]);
  let left = x + 9;
  return [
    ...pen.put(title, x, 9, 9.5),
    rectangle(x, 13, width, 20, { stroke: ink.text, width: 1 }, 3),
    ...seen.flatMap((value, index): Mark[] => {
      const from = left;
      const wide = pen.width(String(value), 14);
      left += wide + 13;
      const strike = line({ x: from - 2, y: 26 }, { x: from + wide + 2, y: 20 }, { stroke: ink.accent, width: 1 });
      return [...written(pen, String(value), from, 28), ...(index < seen.length - 1 ? [strike] : [])];
    }),
  ];
}

function cores(pen: SheetPen, width: number, { coreDiamonds: count, words }: Game, held: number): Mark[] {
  const step = Math.min(21, width / count);
  const radius = (step * 9) / 21;
  return [
    ...pen.put(words.core.heading, 0, 9, 9.5),
    ...Array.from({ length: count }, (_, index) =>
      diamond({ x: radius + index * step, y: 22 }, radius, {
        ...(index < held && { fill: ink.accent }),
        stroke: ink.text,
        width: 1,
      }),
    ),
  ];
}

/** The row of a DiceMod, the first of it circled, with an X through it once it is used. */
function mods(pen: SheetPen, { abbreviation, count }: DiceMod, width: number, isUsed: boolean): Mark[] {
  const wide = Math.min(30, width / count);
  const scale = Math.min(1, wide / 24); // what stands close is drawn small
  const { x, y } = { x: wide / 2, y: 24 };
  const arm = 9 * scale;
  const stroke = { stroke: ink.accent, width: 1.1 };
  const cross = [
    line({ x: x - arm, y: y - arm }, { x: x + arm, y: y + arm }, stroke),
    line({ x: x - arm, y: y + arm }, { x: x + arm, y: y - arm }, stroke),
  ];
  return [
    ...Array.from({ length: count }, (_, index) =>
      pen.put(abbreviationText(abbreviation), wide * (index + 0.5), 24 + 5 * scale, 14 * scale, { align: 'centre' }),
    ).flat(),
    circle({ x, y }, 11.5 * scale, stroke),
    ...(isUsed ? cross : []),
  ];
}

/** START and the Sectors next to it: a finished Event, a Shop with the marker on it, Sectors still empty. */
function mapCorner(pen: SheetPen, sectors: readonly Sector[], label: string, turn: Turn) {
  const start = sectors.find(({ label }) => label === 'start');
  const near = new Set(start && adjacency(sectors).get(start.id));
  const shown = sectors.filter((sector) => sector === start || near.has(sector.id));
  const extent = boardBounds(shown);
  const [width, height] = [hex * extent.width, hex * extent.height];
  const plan = boardPlan(shown, { x: 0, y: 0, width, height }, hex);
  const entered = shown.find((sector) => sector !== start)?.id;
  const marks = shown.flatMap((sector): Mark[] => {
    const centre = centreOf(plan, sector.id);
    if (sector === start)
      return sectorMarks(pen, centre, {
        label,
        square: String(turn.startNumber),
        line: `${turn.event.number}`,
        done: true,
      });
    if (sector.id !== entered) return sectorMarks(pen, centre, {});
    return sectorMarks(pen, centre, { square: String(turn.move.number), line: turn.next.mark, marker: true });
  });
  return { marks, width, height };
}

interface Filled {
  readonly label?: string;
  readonly square?: string;
  readonly line?: string;
  readonly done?: boolean;
  readonly marker?: boolean;
}

function sectorMarks(pen: SheetPen, { x, y }: { x: number; y: number }, filled: Filled): Mark[] {
  const base = y + hex * sectorParts.line - 3;
  const inSquare = y + hex * (sectorParts.squareTop + sectorParts.square / 2) + 5;
  const wide = filled.line === undefined ? 0 : pen.width(filled.line, 14);
  return [
    ...emptySector(pen, { x, y }, hex, { label: filled.label, unit: 1, labelSize: 9.5 }),
    ...written(pen, filled.square ?? '', x - pen.width(filled.square ?? '', 14) / 2, inSquare),
    ...written(pen, filled.line ?? '', x - wide / 2, base),
    ...(filled.done
      ? [
          line(
            { x: x - wide / 2 - 4, y: base - 3 },
            { x: x + wide / 2 + 4, y: base - 8 },
            { stroke: ink.accent, width: 1 },
          ),
        ]
      : []),
    ...(filled.marker ? [circle({ x: x + 21, y: y - 6 }, 5.5, { fill: ink.accent })] : []),
  ];
}

/** What the player writes. */
function written(pen: SheetPen, text: string, x: number, y: number): Mark[] {
  return text === '' ? [] : pen.put(plain(text, 'bold'), x, y, 14, { colour: ink.accent });
}

/** Worked turn → a figure of the filled-in parts of the sheet. */

import type { Figure } from '../../manuscript/block.ts';
import { abbreviationText } from '../../model/effect.ts';
import type { Game } from '../../model/game.ts';
import { adjacency, boardBounds } from '../../model/hex.ts';
import { shifted } from '../../typeset/page/body.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { diamond } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Brief, Request } from '../document.ts';
import { boardPlan, centreOf } from '../figures/board-map.ts';
import { asFigure } from '../figures/figure.ts';
import { type SheetPen, sheetPen } from '../figures/pen.ts';
import { type FigurePart, onGrid } from './figure-part.ts';
import { shownSectors } from './sheet-in-play.ts';
import { counterMarks, diceModMarks, hexSize, maxRow, sectorMarks } from './sheet-parts.ts';
import { workedTurn } from './worked-turn.ts';

type Turn = ReturnType<typeof workedTurn>;

/** Parts of the Tracking Sheet in the worked turn; handwriting is coloured. */
export function workedSheet({ alt = '' }: Figure, request: Request): FigurePart {
  const turn = workedTurn(request);
  const pen = sheetPen(request, { text: 1 });
  const { width } = request;
  const gap = 18;
  const map = mapCorner(pen, request, turn, width - gap - minCounterWidth);
  const mapX = width - map.width;
  const marks = [...counters(pen, request, turn, mapX - gap), ...shifted(map.marks, mapX, 0)];
  return onGrid(asFigure(marks, alt), request.style);
}

/** The figure in words. */
export function workedSheetWords(brief: Pick<Brief, 'content' | 'say'>): string {
  const { content, say } = brief;
  const turn = workedTurn(brief);
  const { labels, coreDiamonds } = content.game;
  const struck = (values: readonly number[]) =>
    values.map((value, at) => (at < values.length - 1 ? say('rule-struck', { value }) : String(value))).join('; ');
  return say('rule-worked-alt', {
    health: struck(turn.values.health),
    max: turn.most || 'none',
    money: struck(turn.values.money),
    cores: turn.after.cores,
    diamonds: coreDiamonds,
    used: turn.mod?.abbreviation ?? 'none',
    bought: turn.buys ? abbreviationText(turn.item.diceMod) : 'none',
    start: labels.start,
    number: turn.startNumber,
    event: turn.event.number,
    moved: turn.move.number,
    next: turn.next.mark,
  }).replace(/\s+/gu, ' ');
}

const minCounterWidth = 90; // points: a column of counters beside the map
const step = 36; // points from one counter to the next
const modsTop = 3 * step;
const modsStep = 27;

/** Health, money, cores, and DiceMods, below each other. */
function counters(pen: SheetPen, { content }: Request, turn: Turn, width: number): Mark[] {
  const { diceMods, words } = content.game;
  const used = diceMods.find(({ abbreviation }) => abbreviation === turn.mod?.id);
  const bought = diceMods.find(({ abbreviation }) => turn.buys && abbreviation === turn.item.diceMod);
  const marks = [
    ...shifted(
      counterMarks(pen, width, words.money.heading, turn.values.money, { cell: pen.say('sheet-start') }),
      0,
      step,
    ),
    ...shifted(
      content.game.coreDiamonds > 0
        ? cores(pen, width, content.game, turn.after.cores)
        : counterMarks(pen, width, words.core.heading, [turn.after.cores]),
      0,
      2 * step,
    ),
    ...(used || bought ? pen.put(words.diceMod.heading, 0, modsTop + 9, 9.5) : []),
    ...(used ? shifted(diceModMarks(pen, used, width, 'used'), 0, modsTop) : []),
    ...(bought ? shifted(diceModMarks(pen, bought, width, 'owned'), 0, modsTop + (used ? modsStep : 0)) : []),
  ];
  return [
    ...counterMarks(pen, width, words.health.heading, turn.values.health, {
      cell: pen.say('sheet-start'),
      max: turn.most,
    }),
    ...shifted(marks, 0, turn.most === '' ? 0 : maxRow),
  ];
}

function cores(pen: SheetPen, width: number, { coreDiamonds: count, words }: Game, filled: number): Mark[] {
  const step = Math.min(21, width / count);
  const radius = (step * 9) / 21;
  return [
    ...pen.put(words.core.heading, 0, 9, 9.5),
    ...Array.from({ length: count }, (_, index) =>
      diamond({ x: radius + index * step, y: 22 }, radius, {
        ...(index < filled && { fill: ink.accent }),
        stroke: ink.text,
        width: 1,
      }),
    ),
  ];
}

/** START and its neighbours: a finished Event, a Shop with the marker, empty Sectors. */
function mapCorner(pen: SheetPen, request: Request, turn: Turn, room: number) {
  const { board, game } = request.content;
  const { start, entered } = shownSectors(request);
  const near = adjacency(board.sectors).get(start);
  const shown = board.sectors.filter(({ id }) => id === start || near?.includes(id));
  const extent = boardBounds(shown);
  const size = Math.min(hexSize, room / extent.width);
  const [width, height] = [size * extent.width, size * extent.height];
  const plan = boardPlan(shown, { x: 0, y: 0, width, height }, size);
  const [square, line] = [String(turn.startNumber), String(turn.event.number)];
  const started = { label: game.labels.start, lowInk: request.style.lowInk, square, line, done: true };
  const marks = shown.flatMap((sector): Mark[] => {
    const centre = centreOf(plan, sector.id);
    if (sector.id === start) return sectorMarks(pen, centre, started, size);
    if (sector.id !== entered) return sectorMarks(pen, centre, {}, size);
    return sectorMarks(pen, centre, { square: String(turn.move.number), line: turn.next.mark, marker: true }, size);
  });
  return { marks, width, height };
}

/** Board, perhaps a deal → the map on a sheet. */

import { errorAt, warningAt } from '../../diagnostics/diagnostic.ts';
import type { Deal } from '../../game/deal.ts';
import { plain } from '../../manuscript/block.ts';
import type { Sector } from '../../model/content.ts';
import { adjacency } from '../../model/hex.ts';
import type { Tag } from '../../typeset/page/page.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { type BoardPlan, boardPlan, centreOf, emptySector, sectorName, sectorParts } from '../figures/board-map.ts';
import { asFigure, spokenList } from '../figures/figure.ts';
import type { Area, InkMark, Plan, SheetPen } from '../figures/pen.ts';

/** Where the map lies, and how large its text is. */
export interface MapPlan extends BoardPlan {
  /** What text in it is made smaller by, to stay inside. */
  readonly text: number;
}

const largest = 90; // points of the full sheet, on a board of a few Sectors
const smallestForText = 34; // points for text of full size

/** Squares of this many points can be written in with a pencil, and of this many with trouble. */
const square = { easy: 14, least: 9.5 };

/** Complains of a board whose Sectors are too small to write in. */
export function complainOfSize({ content, complain }: Request, { size }: MapPlan): void {
  const found = size * sectorParts.square;
  const [first] = content.board.sectors;
  if (first === undefined || found >= square.easy) return;
  const span = { ...first.tree.spanOfKey(['sectors']) };
  const millimetres = ((found * 25.4) / 72).toFixed(1);
  const message = `squares of ${millimetres} mm on this paper are too small to write in`;
  const hint = 'print on a larger paper, or give the board fewer rows and columns';
  complain(found < square.least ? errorAt('CR305', message, span, hint) : warningAt('CR305', message, span, hint));
}

/** Places a board in an area, below its title. */
export function mapPlan(request: Request, plan: Plan, area: Area): MapPlan {
  const titleHeight = 10 * plan.unit;
  const below = { ...area, y: area.y + titleHeight, height: area.height - titleHeight };
  const placed = boardPlan(request.content.board.sectors, below, largest * plan.unit);
  return { ...placed, text: Math.min(1, placed.size / (smallestForText * plan.text)) };
}

/** The district: every Sector with its square, its line and its label. */
export function mapMarks(pen: SheetPen, plan: Plan, request: Request, area: Area, map: MapPlan): InkMark[] {
  const { board, game } = request.content;
  const { words } = game;
  const titleRoom = area.width - pen.width(plain(`square: ${words.sectorNumber.one}`), 8.5) - 8 * plan.unit;
  // Plain Sectors first, so that the heavier borders of labelled ones lie on top.
  const order = [...board.sectors].sort((a, b) => Number(a.label !== undefined) - Number(b.label !== undefined));
  return [
    ...pen.put(board.title, area.x, area.y + 9 * plan.unit, fitted(pen, board.title, 12.5, titleRoom)),
    ...[`square: ${words.sectorNumber.one}`, `line: ${words.eventNumber.one}`].flatMap((key, index) =>
      pen.put(plain(key), area.x + area.width, area.y + (9 + 11 * index) * plan.unit, 8.5, {
        align: 'right',
        colour: ink.faint,
      }),
    ),
    ...asFigure(
      order.flatMap((sector) => sectorMarks(pen, plan, map, sector, sector.label && game.labels[sector.label])),
      mapWords(request),
    ),
  ];
}

/** The map in words: which Sector borders which. */
export function mapWords(request: Request): string {
  const { sectors } = request.content.board;
  const { sector, sectorNumber, eventNumber } = request.content.game.words;
  const near = adjacency(sectors);
  const borders = sectors.map(
    (one) => `${sectorName(one, request.content.game)} borders ${spokenList(near.get(one.id) ?? [])}`,
  );
  return `Map of ${sectors.length} hexagonal ${sector.many}, each with a square for its ${sectorNumber.one} and a line for its ${eventNumber.one}. ${borders.join('. ')}.`;
}

function sectorMarks(pen: SheetPen, plan: Plan, map: MapPlan, { id }: Sector, label: string | undefined): InkMark[] {
  const { size } = map;
  const centre = centreOf(map, id);
  const labelSize = fitted(pen, label ?? '', 11.5 * map.text, 1.32 * size);
  return [
    ...emptySector(pen, centre, size, { label, unit: plan.unit, labelSize }),
    ...pen.put(plain(id), centre.x, centre.y + size * sectorParts.id, 7 * map.text, {
      align: 'centre',
      colour: ink.faint,
      role: 'artifact',
    }),
  ];
}

/** The size at which a text is no wider than its room, and no larger than it would be. */
function fitted(pen: SheetPen, text: string, size: number, room: number): number {
  return Math.min(size, (size * room) / pen.width(text, size));
}

/** The tag of each Sector's numbers, read with its name. */
export function dealtTags(request: Request, within: Tag): (sector: Deal['sectors'][number]) => Tag {
  const names = new Map(
    request.content.board.sectors.map((sector) => [sector.id, sectorName(sector, request.content.game)]),
  );
  return ({ id, sectorNumber, eventNumber }) => ({
    role: 'span',
    spoken: `${names.get(id)}: ${sectorNumber}, ${request.content.game.words.event.one} ${eventNumber}. `,
    within,
  });
}

/** The numbers of a deal in its squares and on its lines. */
export function dealtNumbers(
  pen: SheetPen,
  plan: Plan,
  map: MapPlan,
  { sectors }: Deal,
  tagOf: (sector: Deal['sectors'][number]) => Tag,
): InkMark[] {
  const { size } = map;
  return sectors.flatMap((sector) => {
    const { id, sectorNumber, eventNumber } = sector;
    const role = tagOf(sector);
    const { x, y } = centreOf(map, id);
    const inSquare = y + size * (sectorParts.squareTop + sectorParts.square / 2) + 6 * plan.text * map.text;
    const onLine = y + size * sectorParts.line - 4 * plan.unit;
    return [
      ...pen.put(String(sectorNumber), x, inSquare, 17 * map.text, { align: 'centre', role, goesOn: true }),
      ...pen.put(String(eventNumber), x, onLine, 17 * map.text, { align: 'centre', role, goesOn: true }),
    ];
  });
}

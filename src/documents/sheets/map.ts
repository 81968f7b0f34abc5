/** Board, perhaps a deal → the map on a sheet. */

import { errorAt, warningAt } from '../../diagnostics/diagnostic.ts';
import type { Deal } from '../../game/deal.ts';
import { plain } from '../../manuscript/block.ts';
import type { Sector } from '../../model/content.ts';
import { adjacency, boardBounds, hexCentre, hexCorners } from '../../model/hex.ts';
import type { Tag } from '../../typeset/page/page.ts';
import { line, polygon, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { asFigure, spokenList } from '../figures/figure.ts';
import type { Area, InkMark, Plan, SheetPen } from '../figures/pen.ts';

/** Where each Sector of a board lies in an area, and how large: as large as fits. */
export interface MapPlan {
  /** From the centre of a hexagon to a corner. */
  readonly size: number;
  /** What text in it is made smaller by, to stay inside. */
  readonly text: number;
  readonly centres: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
}

const largest = 90; // points of the full sheet, on a board of a few Sectors
const smallestForText = 34; // points for text of full size

/** Squares of this many points can be written in with a pencil, and of this many with trouble. */
const square = { easy: 14, least: 9.5 };

/** Complains of a board whose Sectors are too small to write in. */
export function complainOfSize({ content, complain }: Request, { size }: MapPlan): void {
  const found = size * hexagon.square;
  const [first] = content.board.sectors;
  if (first === undefined || found >= square.easy) return;
  const span = { ...first.tree.spanOfKey(['sectors']) };
  const millimetres = ((found * 25.4) / 72).toFixed(1);
  const message = `squares of ${millimetres} mm on this paper are too small to write in`;
  const hint = 'print on a larger paper, or give the board fewer rows and columns';
  complain(found < square.least ? errorAt('CR305', message, span, hint) : warningAt('CR305', message, span, hint));
}

/** Places a board in an area. */
export function mapPlan(request: Request, plan: Plan, area: Area): MapPlan {
  const { sectors } = request.content.board;
  const { left, top, width, height } = boardBounds(sectors);
  const titleHeight = 10 * plan.unit;
  const size = Math.min(area.width / width, (area.height - titleHeight) / height, largest * plan.unit);
  const x0 = area.x + (area.width - size * width) / 2 - size * left;
  const y0 = area.y + titleHeight + (area.height - titleHeight - size * height) / 2 - size * top;
  const centres = sectors.map((sector) => {
    const { x, y } = hexCentre(sector, size);
    return [sector.id, { x: x0 + x, y: y0 + y }] as const;
  });
  return { size, text: Math.min(1, size / (smallestForText * plan.text)), centres: new Map(centres) };
}

/** The district: every Sector with its square, its line and its label. */
export function mapMarks(pen: SheetPen, plan: Plan, request: Request, area: Area, map: MapPlan): InkMark[] {
  const { board, game } = request.content;
  const titleRoom = area.width - pen.width(plain('square: Sector Number'), 8.5) - 8 * plan.unit;
  // Plain Sectors first, so that the heavier borders of labelled ones lie on top.
  const order = [...board.sectors].sort((a, b) => Number(a.label !== undefined) - Number(b.label !== undefined));
  return [
    ...pen.put(board.title, area.x, area.y + 9 * plan.unit, fitted(pen, board.title, 12.5, titleRoom)),
    ...['square: Sector Number', 'line: Event Number'].flatMap((key, index) =>
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

/** A Sector as it is spoken of: its id, and what is printed on it. */
function sectorName({ id, label }: Sector, { content }: Request): string {
  return label ? `${id} ${content.game.labels[label]}` : id;
}

/** The map in words: which Sector borders which. */
export function mapWords(request: Request): string {
  const { sectors } = request.content.board;
  const near = adjacency(sectors);
  const borders = sectors.map(
    (sector) => `${sectorName(sector, request)} borders ${spokenList(near.get(sector.id) ?? [])}`,
  );
  return `Map of ${sectors.length} hexagonal Sectors, each with a square for its Sector Number and a line for its Event Number. ${borders.join('. ')}.`;
}

/** Parts of a hexagon, in sizes of it, from its centre downwards. */
const hexagon = { label: -0.52, squareTop: -0.42, square: 0.52, line: 0.56, halfLine: 0.42, id: 0.78 };

function sectorMarks(pen: SheetPen, plan: Plan, map: MapPlan, { id }: Sector, label: string | undefined): InkMark[] {
  const { size } = map;
  const { x, y } = centreOf(map, id);
  const side = size * hexagon.square;
  const lineY = y + size * hexagon.line;
  const half = size * hexagon.halfLine;
  return [
    polygon(hexCorners({ x, y }, size - (label ? 1.6 * plan.unit : 0)), {
      ...(label && { fill: ink.tint }),
      stroke: ink.text,
      width: (label ? 2 : 0.9) * plan.unit,
      round: true,
    }),
    ...(label
      ? pen.put(label, x, y + size * hexagon.label, fitted(pen, label, 11.5 * map.text, 1.32 * size), {
          align: 'centre',
          colour: ink.accent,
        })
      : []),
    rectangle(x - side / 2, y + size * hexagon.squareTop, side, side, { fill: 1, stroke: ink.text, width: 0.8 }),
    line({ x: x - half, y: lineY }, { x: x + half, y: lineY }, { stroke: ink.text, width: 0.8 }),
    ...pen.put(plain(id), x, y + size * hexagon.id, 7 * map.text, {
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
  const names = new Map(request.content.board.sectors.map((sector) => [sector.id, sectorName(sector, request)]));
  return ({ id, sectorNumber, eventNumber }) => ({
    role: 'span',
    spoken: `${names.get(id)}: ${sectorNumber}, Event ${eventNumber}. `,
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
    const inSquare = y + size * (hexagon.squareTop + hexagon.square / 2) + 6 * plan.text * map.text;
    const onLine = y + size * hexagon.line - 4 * plan.unit;
    return [
      ...pen.put(String(sectorNumber), x, inSquare, 17 * map.text, { align: 'centre', role, goesOn: true }),
      ...pen.put(String(eventNumber), x, onLine, 17 * map.text, { align: 'centre', role, goesOn: true }),
    ];
  });
}

function centreOf({ centres }: MapPlan, id: string): { readonly x: number; readonly y: number } {
  const centre = centres.get(id);
  if (centre === undefined) throw new Error(`no Sector ${id} on the board`);
  return centre;
}

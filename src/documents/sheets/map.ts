/** Board, perhaps a deal → the map on a sheet. */

import { errorAt, warningAt } from '../../diagnostics/diagnostic.ts';
import type { Challenge } from '../../game/challenge.ts';
import type { Deal } from '../../game/deal.ts';
import { itemAt } from '../../item-at.ts';
import { listOf } from '../../language/formats.ts';
import { plain } from '../../manuscript/block.ts';
import type { Sector } from '../../model/board.ts';
import { adjacency, type HexPoint } from '../../model/hex.ts';
import type { Rect, Tag } from '../../typeset/page/page.ts';
import { ink, styleFor } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { type BoardPlan, boardPlan, centreOf, emptySector, sectorName, sectorParts } from '../figures/board-map.ts';
import { asFigure } from '../figures/figure.ts';
import { fitted, type InkMark, type SheetPen, scaleText, sheetPen } from '../figures/pen.ts';
import { type Sheet, sheetPlan } from './plan.ts';

/** The place of the map, and the scale of its text. */
export interface MapPlan extends BoardPlan {
  readonly area: Rect;
  /** Scale of its text, at most 1. */
  readonly text: number;
  /** Title and key, in free corners or else above the Sectors. */
  readonly title: Rect;
  readonly key: Rect;
  readonly kind: MapKind;
}

const maxSize = 90; // points of the full sheet, on a board of a few Sectors
const minForText = 34; // points for text of full size

/** Width of a square in points: 5 mm is easy to write in, below `min` is impossible. */
const square = { easy: 14.1, min: 9.5 };

/** What a map is drawn with. */
type Drawing = Pick<Sheet, 'pen' | 'plan' | 'request'>;

/** Reports a board whose Sectors are too small to write in. */
export function reportSize({ content, report }: Request, { size }: MapPlan): void {
  const found = size * sectorParts.square;
  const [first] = content.board.sectors;
  if (first === undefined || found >= square.easy) return;
  const span = { ...first.tree.spanOfKey(['sectors']) };
  const millimetres = ((found * 25.4) / 72).toFixed(1);
  const message = `squares of ${millimetres} mm on this paper are too small to write in`;
  const hint = 'print on a larger paper, or give the board fewer rows and columns';
  report(found < square.min ? errorAt('CR305', message, span, hint) : warningAt('CR305', message, span, hint));
}

/** A form has a ring and box at each square, a sealed map letters. */
export type MapKind = 'form' | 'sealed' | undefined;

/** The key to the parts of a Sector. */
const keyLines = ({ say }: SheetPen, kind: MapKind) =>
  [
    say('sheet-key-square'),
    say('sheet-key-line'),
    ...(kind === 'form' ? [say('sheet-key-ring'), say('sheet-key-box'), say('letters-taken')] : []),
    ...(kind === 'sealed' ? [say('sheet-key-letters')] : []),
  ].map((line) => plain(line));

/** Places a board, its title and key in free corners or above it. */
export function mapPlan({ pen, plan, request: { content } }: Drawing, area: Rect, kind: MapKind): MapPlan {
  const { title, sectors } = content.board;
  const u = plan.unit;
  const keys = keyLines(pen, kind);
  const keyWidth = Math.max(...keys.map((line) => pen.width(line, 8.5)));
  const room = area.width - keyWidth - 8 * u;
  const titleSize = fitted(pen, title, 12.5, room);
  const titleBox = { x: area.x, y: area.y, width: pen.width(title, titleSize), height: 13 * u };
  const keyHeight = (11 * keys.length - 1) * u;
  const [right, low] = [area.x + area.width - keyWidth, area.y + area.height - keyHeight];
  const keyAt = (x: number, y: number): Rect => ({ x, y, width: keyWidth, height: keyHeight });
  const keyBoxes = [keyAt(right, area.y), keyAt(right, low), keyAt(area.x, low)];
  const placed = (within: Rect) => {
    const board = boardPlan(sectors, within, maxSize * u);
    return { ...board, text: Math.min(1, board.size / (minForText * plan.text)), area };
  };
  const whole = placed(area);
  const free = (corner: Rect) => [...whole.centres.values()].every((centre) => !meets(corner, centre, whole.size + 2));
  const key = keyBoxes.find(free);
  if (key && free(titleBox)) return { ...whole, title: titleBox, key, kind };
  const above = (11 * keys.length + 2) * u;
  const below = placed({ ...area, y: area.y + above, height: area.height - above });
  return { ...below, title: titleBox, key: itemAt(keyBoxes, 0), kind };
}

/** Whether a rectangle meets a hexagon with flat top and bottom. */
function meets({ x, y, width, height }: Rect, centre: HexPoint, size: number): boolean {
  const dx = Math.max(x - centre.x, centre.x - x - width, 0);
  const dy = Math.max(y - centre.y, centre.y - y - height, 0);
  return dy < (size * Math.sqrt(3)) / 2 && dx + dy / Math.sqrt(3) < size;
}

/** The map alone, as on a small sheet, in a width of points. */
export function mapPicture(request: Request, width: number): InkMark[] {
  const plan = sheetPlan(styleFor('a5'));
  const sheet = { request, plan, pen: sheetPen(request, plan) };
  return mapMarks(sheet, mapPlan(sheet, { x: 0, y: 0, width, height: width * 1.2 }, undefined));
}

/** The district: Sectors with squares, lines and labels. */
export function mapMarks(sheet: Drawing, map: MapPlan): InkMark[] {
  const { pen, plan, request } = sheet;
  const { board } = request.content;
  const { title, key } = map;
  // Labelled Sectors last, their heavier borders on top.
  const order = [...board.sectors].sort((a, b) => Number(a.label !== undefined) - Number(b.label !== undefined));
  const isLeft = key.x === map.area.x;
  return [
    ...pen.put(board.title, title.x, title.y + 9 * plan.unit, fitted(pen, board.title, 12.5, title.width + 0.01), {
      role: 'heading-2',
    }),
    ...keyLines(pen, map.kind).flatMap((line, index) =>
      pen.put(line, isLeft ? key.x : key.x + key.width, key.y + (8 + 11 * index) * plan.unit, 8.5, {
        align: isLeft ? 'left' : 'right',
        colour: ink.faint,
      }),
    ),
    ...asFigure(
      order.flatMap((sector) => sectorMarks(sheet, map, sector)),
      mapWords(request),
    ),
  ];
}

/** The map in words: which Sector borders which. */
export function mapWords(request: Request): string {
  const { say, content } = request;
  const { sectors } = content.board;
  const near = adjacency(sectors);
  const borders = sectors.map((from) =>
    say('sheet-borders', { sector: sectorName(from, content.game), list: listOf(say, near.get(from.id) ?? []) }),
  );
  return say('sheet-map', { count: sectors.length, borders: borders.join(' ') });
}

const minText = 6.5; // points on paper: smaller text is not legible

function sectorMarks({ pen, plan, request }: Drawing, map: MapPlan, { id, label: kind }: Sector): InkMark[] {
  const { content, style } = request;
  const { size } = map;
  const label = kind && content.game.labels[kind];
  const centre = centreOf(map, id);
  const labelSize = fitted(pen, label ?? '', 11.5 * map.text, 1.32 * size);
  const idSize = Math.max(8.5 * map.text, minText / plan.text);
  return [
    ...emptySector(pen, centre, size, { label, unit: plan.unit, labelSize, lowInk: style.lowInk }),
    ...pen.put(plain(id), centre.x, centre.y + size * sectorParts.id, idSize, scaleText),
  ];
}

/** Tags of a deal's numbers or sealed pairs: a list, read with its Sectors' names. */
function dealtTags({ content: { board, game }, say }: Request, { seal }: Challenge) {
  const list: Tag = { role: 'list' };
  const names = new Map(board.sectors.map((sector) => [sector.id, sectorName(sector, game)]));
  return ({ id, sectorNumber, eventNumber }: Deal['sectors'][number], index: number): Tag => {
    const pair = seal?.sectors[index];
    const sector = names.get(id) ?? id;
    const spoken = pair
      ? say('sheet-dealt-sealed', { sector, number: pair[0], event: pair[1] })
      : say('sheet-dealt', { sector, number: sectorNumber, event: eventNumber });
    return {
      role: 'span',
      spoken: `${spoken} `,
      within: { role: 'list-body', within: { role: 'list-item', within: list } },
    };
  };
}

/** The numbers of a deal, in squares and on lines. Sealed pairs are left of the square and at the start of the line. */
export function dealtMarks(sheet: Sheet, map: MapPlan, deal: Challenge, paragraph: Tag): InkMark[] {
  const { pen, plan, request, isBatch } = sheet;
  const { size, text } = map;
  const { seal } = deal;
  const tagOf = isBatch && !seal ? () => paragraph : dealtTags(request, deal);
  const points = seal ? Math.max(10 * text, minText / plan.text) : 17 * text;
  const middle = size * (sectorParts.squareTop + sectorParts.square / 2);
  const [left, lineLeft] = seal
    ? [-((size * sectorParts.square) / 2 + 3 * plan.unit), -size * sectorParts.halfLine]
    : [0, 0];
  const base = middle + (seal ? points * 0.35 : 6 * text) * plan.text;
  const lineBase = size * sectorParts.line - (seal ? 2.5 : 4) * plan.unit;
  return deal.sectors.flatMap((sector, index) => {
    const [ofSector, ofEvent] = seal?.sectors[index] ?? [String(sector.sectorNumber), String(sector.eventNumber)];
    const { x, y } = centreOf(map, sector.id);
    const role = tagOf(sector, index);
    return [
      ...pen.put(ofSector, x + left, y + base, points, { role, runsOn: true, align: seal ? 'right' : 'centre' }),
      ...pen.put(ofEvent, x + lineLeft, y + lineBase, points, { role, runsOn: true, align: seal ? 'left' : 'centre' }),
    ];
  });
}

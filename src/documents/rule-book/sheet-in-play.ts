/** Worked turn → the reduced sheet with pencil marks. */

import { itemAt } from '../../item-at.ts';
import { plain } from '../../manuscript/block.ts';
import { adjacency } from '../../model/hex.ts';
import { enlarged } from '../../typeset/edition/enlarge.ts';
import { boundsOf } from '../../typeset/page/box.ts';
import type { Mark, Rect } from '../../typeset/page/page.ts';
import { circle, diagonals, diamond, line } from '../../typeset/page/path.ts';
import { ink, type Style } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { centreOf, sectorParts } from '../figures/board-map.ts';
import { inkMarks, type SheetPen } from '../figures/pen.ts';
import { logLines } from '../sheets/log.ts';
import type { blankFront } from '../sheets/sheet.ts';
import { workedTurn } from './worked-turn.ts';

/** A blank sheet and the places of its parts. */
export type Front = ReturnType<typeof blankFront>;

/** The smallest type of a style, in points before enlargement. */
export const minSize = ({ flows, grows = 1 }: Style): number => (flows ? 14 : 6.5) / grows;

/** The scaled sheet; short words keep the size `min`, longer ones too small to read are left out. */
export function scaledDown(
  marks: readonly Mark[],
  { width, height }: Front['plan'],
  scale: number,
  min: number,
): Mark[] {
  const [page] = enlarged([{ width, height, marks, label: '' }], scale);
  const right = width * scale;
  return inkMarks(page?.marks ?? []).flatMap((mark): Mark[] => {
    if (mark.kind !== 'text' || mark.size >= min - 0.01) return [mark];
    const grown = min / mark.size;
    const { width } = boundsOf(mark);
    // So are words that would leave the sheet.
    if (mark.x + width * grown > right + 1 || !growths.some(({ max, maxWidth }) => grown <= max && width <= maxWidth))
      return [];
    // A word grows to both sides, or right if it is a heading or at the left edge.
    const share = width <= shortest && mark.x > 1 ? 0.5 : 0;
    const [x, y] = [mark.x - width * (grown - 1) * share, mark.y + (min - mark.size) * halfCapital];
    return [{ ...mark, size: min, x, y }];
  });
}

/** Points that a stroke extends beyond a number at either end. */
export const beyond = 2;
/** Half the height of a capital, as a share of the size. */
const halfCapital = 0.35;

/** Maximum growth of words by their width in points. */
const shortest = 28;
const growths = [
  { max: 1.12, maxWidth: 130 },
  { max: 1.6, maxWidth: shortest },
  { max: 2, maxWidth: 6 },
];

/** START, the next Sector, and an empty one with named parts. */
export function shownSectors({ content: { board } }: Request) {
  const near = adjacency(board.sectors);
  const start = board.sectors.find(({ label }) => label === 'start')?.id ?? '';
  const entered = near.get(start)?.[0] ?? start;
  // The rightmost, near the numbers of its parts.
  const empty = board.sectors
    .filter(({ id, label }) => label === undefined && id !== start && !near.get(start)?.includes(id))
    .sort((a, b) => b.q - a.q || a.r - b.r)[0];
  return { start, entered, empty: empty?.id ?? entered };
}

const look = { stroke: ink.accent, width: 1 };

/** A pencil that takes places on the full sheet, and writes in reduced sizes. */
interface Pencil {
  readonly scale: number;
  /** Default type size. */
  readonly points: number;
  readonly put: (text: string, x: number, y: number, size?: number) => Mark[];
  /** The width of a text, in points of the full sheet. */
  readonly wide: (text: string, size?: number) => number;
  readonly strike: (text: string, x: number, y: number, size?: number) => Mark;
}

function pencilOf(pen: SheetPen, scale: number, points: number): Pencil {
  const wide = (text: string, size = points) => pen.width(plain(text, 'italic'), size, { hand: true }) / scale;
  return {
    scale,
    points,
    wide,
    put: (text, x, y, size = points) =>
      pen.put(plain(text, 'italic'), x * scale, y * scale, size, { align: 'centre', colour: ink.accent, hand: true }),
    strike: (text, x, y, size = points) => {
      const half = wide(text, size) / 2 + beyond / scale;
      return line(
        { x: (x - half) * scale, y: y * scale - size * 0.15 },
        { x: (x + half) * scale, y: y * scale - size * 0.45 },
        look,
      );
    },
  };
}

const baseIn = ({ scale }: Pencil, { y, height }: Rect, size: number) => y + height / 2 + (size * 0.34) / scale;

/** The first value, right in its cell, its stroke clear of a label `labelWidth` wide. */
function startMarks(
  pencil: Pencil,
  value: string,
  cell: Rect,
  { labelWidth, min }: { readonly labelWidth: number; readonly min: number },
  state: 'struck' | 'kept',
): Mark[] {
  const { scale, points, wide } = pencil;
  const aside = beyond + 1;
  const left = cell.width * scale - labelWidth - 2 * aside;
  const size = Math.max(min, Math.min(points, (points * left) / (wide(value) * scale)));
  const [x, y] = [cell.x + cell.width - wide(value, size) / 2 - aside / scale, baseIn(pencil, cell, size)];
  return [...pencil.put(value, x, y, size), ...(state === 'struck' ? [pencil.strike(value, x, y, size)] : [])];
}

/** Values one after the other, all but the last struck out. */
function laterMarks(pencil: Pencil, values: readonly number[], area: Rect): Mark[] {
  // A struck value keeps clear of the next, in a narrow box too.
  const apart = Math.max(area.width / (values.length + 2), ...values.map((value) => pencil.wide(String(value)) + 8));
  const aside = Math.min(apart, (area.width - apart * (values.length - 1)) / 2);
  const y = baseIn(pencil, area, pencil.points);
  return values.flatMap((value, index): Mark[] => {
    const x = area.x + area.width * ((aside + apart * index) / area.width);
    const text = String(value);
    return [...pencil.put(text, x, y), ...(index < values.length - 1 ? [pencil.strike(text, x, y)] : [])];
  });
}

/** Pencil marks after the worked turn: on the map, and elsewhere. */
export function inPlay(
  sheet: Front,
  request: Request,
  pen: SheetPen,
  scale: number,
): { readonly front: Mark[]; readonly map: Mark[] } {
  const { parts, plan } = sheet;
  const points = Math.max(minSize(request.style), 17 * plan.text * parts.map.text * scale);
  const pencil = pencilOf(pen, scale, points);
  const turn = workedTurn(request);
  return { front: frontInPlay(sheet, request, pen, pencil, turn), map: mapInPlay(sheet, request, pencil, turn) };
}

type Turn = ReturnType<typeof workedTurn>;

function frontInPlay(
  { parts, plan, used, logTop, turns }: Front,
  request: Request,
  pen: SheetPen,
  pencil: Pencil,
  turn: Turn,
): Mark[] {
  const { scale, points, wide, put } = pencil;
  const { head, counted, tokens } = parts;
  const min = minSize(request.style);
  const labelWidth =
    pen.width(plain(pen.say('sheet-start')), Math.max(min, 8.5 * plan.text * scale)) + 4 * plan.unit * scale;
  const room = { labelWidth, min };
  // The first value is struck out where another follows.
  const noted = ([start = 0, ...later]: readonly number[], { cells, now }: typeof counted.health): Mark[] => [
    ...startMarks(pencil, String(start), itemAt(cells, 0), room, later.length > 0 ? 'struck' : 'kept'),
    ...laterMarks(pencil, later, now),
  ];
  const inLog = (text: string, y: number): Mark[] => {
    const [base = y] = logLines(plan, { y, height: plan.height - y });
    return put(text, (wide(text) + beyond) / 2, base - beyond);
  };
  const { more } = counted.cores;
  const chosen = head.choices.find(({ difficulty }) => difficulty.name === turn.difficulty)?.box;
  const types = [...turn.owned, turn.mod?.id, turn.buys ? turn.item.diceMod : undefined];
  const owned = tokens.tokens.filter(({ mod, index }) => index === 0 && types.includes(mod.abbreviation));
  return [
    ...(chosen ? crossIn(scaledArea(chosen, scale)) : []),
    ...noted(turn.values.health, counted.health),
    ...startMarks(pencil, turn.most, itemAt(counted.health.cells, 1), room, 'kept'),
    ...noted(turn.values.money, counted.money),
    ...counted.cores.diamonds.slice(0, turn.after.cores).map((area) => {
      const { x, y, width } = scaledArea(area, scale);
      const centre = { x: x + width / 2, y: y + width / 2 };
      return diamond(centre, width / 2, { fill: ink.accent, stroke: ink.text, width: 1 });
    }),
    ...owned.flatMap(({ mod, area }): Mark[] => {
      const { x, y, width } = scaledArea(area, scale);
      const round = circle({ x: x + width / 2, y: y + width / 2 }, width / 2, look);
      return [round, ...(mod.abbreviation === turn.mod?.id ? crossIn({ x, y, width, height: width }) : [])];
    }),
    ...(turns ? [0, 1].map((index) => stroke(scaledArea(turns, scale), index)) : []),
    ...(turn.buys && logTop !== undefined ? inLog(`${turn.next.number}: ${turn.item.number}`, logTop) : []),
    ...(request.content.game.coreDiamonds > 0
      ? []
      : put(String(turn.after.cores), more.x + more.width * 0.5, baseIn(pencil, more, points))),
    ...(used?.cells ?? [])
      .filter(({ number }) => number === turn.event.number || number === turn.next.number)
      .flatMap(({ area }) => crossIn(scaledArea(area, scale))),
  ];
}

/** One of the strokes that count turns. */
function stroke({ x, y, height }: Rect, index: number): Mark {
  const foot = x + (0.3 + 0.5 * index) * height;
  return line({ x: foot, y: y + 0.85 * height }, { x: foot + 0.2 * height, y: y + 0.1 * height }, look);
}

function mapInPlay({ parts: { map } }: Front, request: Request, pencil: Pencil, turn: Turn): Mark[] {
  const { scale, points, put, strike } = pencil;
  const { start, entered } = shownSectors(request);
  const sector = (id: string, square: number, mark: string): Mark[] => {
    const { x, y } = centreOf(map, id);
    const middle = y + map.size * (sectorParts.squareTop + sectorParts.square / 2) + (points * 0.34) / scale;
    const base = y + map.size * sectorParts.line - 3;
    return [...put(String(square), x, middle), ...put(mark, x, base), ...(id === start ? [strike(mark, x, base)] : [])];
  };
  const at = centreOf(map, entered);
  return [
    ...sector(start, turn.startNumber, String(turn.event.number)),
    ...(entered === start ? [] : sector(entered, turn.move.number, turn.next.mark)),
    circle({ x: (at.x + map.size * 0.52) * scale, y: (at.y - map.size * 0.16) * scale }, map.size * 0.15 * scale, {
      fill: ink.accent,
      stroke: ink.text,
      width: 0.8,
    }),
  ];
}

const scaledArea = ({ x, y, width, height }: Rect, scale: number): Rect => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

function crossIn({ x, y, width, height }: Rect): Mark[] {
  return diagonals({ x: x + width * 0.15, y: y + height * 0.15, width: width * 0.7, height: height * 0.7 }, look);
}

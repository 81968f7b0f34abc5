/** Board → its hexagons on paper, Sectors to write in, and a map of greys. */

import { sharePercentage } from '../../dice/percentage.ts';
import { plain } from '../../manuscript/block.ts';
import type { Sector } from '../../model/board.ts';
import type { Content } from '../../model/content.ts';
import type { Game } from '../../model/game.ts';
import { boardBounds, type HexPoint, hexCentre, hexCorners } from '../../model/hex.ts';
import type { Box, Setting } from '../../typeset/page/item.ts';
import type { Mark, Rect, Step } from '../../typeset/page/page.ts';
import { horizontalLine, polygon, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { chartBox, inkOn } from './chart.ts';
import { asFigure, localised } from './figure.ts';
import type { InkMark, SheetPen } from './pen.ts';

/** The place and size of each Sector of a board. */
export interface BoardPlan {
  /** From the centre of a hexagon to a corner. */
  readonly size: number;
  readonly centres: ReadonlyMap<string, HexPoint>;
}

/** Sectors centred in an area, as large as fits up to `maxSize`. */
export function boardPlan(sectors: readonly Sector[], area: Rect, maxSize: number): BoardPlan {
  const { left, top, width, height } = boardBounds(sectors);
  const size = Math.min(area.width / width, area.height / height, maxSize);
  const x0 = area.x + (area.width - size * width) / 2 - size * left;
  const y0 = area.y + (area.height - size * height) / 2 - size * top;
  const centres = sectors.map((sector) => {
    const { x, y } = hexCentre(sector, size);
    return [sector.id, { x: x0 + x, y: y0 + y }] as const;
  });
  return { size, centres: new Map(centres) };
}

/** The centre of a Sector. @throws Error for one not on the board. */
export function centreOf({ centres }: BoardPlan, id: string): HexPoint {
  const centre = centres.get(id);
  if (centre === undefined) throw new Error(`no Sector ${id} on the board`);
  return centre;
}

/** The spoken name of a Sector: its id and printed label. */
export function sectorName({ id, label }: Sector, game: Game): string {
  return label ? `${id} ${game.labels[label]}` : id;
}

/** Parts of a Sector, in sizes of it, from its centre downwards. */
export const sectorParts = { label: -0.52, squareTop: -0.44, square: 0.55, line: 0.56, halfLine: 0.44, id: 0.76 };

/** Points between the border of a labelled Sector and its inner line in low ink: 1.3 mm. */
const insideBorder = 3.7;

interface SectorLook {
  readonly label: string | undefined;
  readonly unit: number;
  readonly labelSize: number;
  readonly lowInk?: boolean | undefined;
}

/** A Sector with square and line; a label makes its border heavy, in low ink double. `unit` scales strokes; sizes in points. */
export function emptySector(
  pen: SheetPen,
  { x, y }: HexPoint,
  size: number,
  { label, unit, labelSize, lowInk }: SectorLook,
): InkMark[] {
  const square = size * sectorParts.square;
  const lineY = y + size * sectorParts.line;
  const half = size * sectorParts.halfLine;
  const isHeavy = label !== undefined && !lowInk;
  return [
    polygon(hexCorners({ x, y }, size - (isHeavy ? 1.6 * unit : 0)), {
      ...(isHeavy && { fill: ink.tint }),
      stroke: ink.text,
      width: (isHeavy ? 2 : 0.9) * unit,
      round: true,
    }),
    ...(label && lowInk ? insideLine({ x, y }, size) : []),
    ...(label
      ? pen.put(label, x, y + size * sectorParts.label, labelSize, { align: 'centre', colour: ink.accent })
      : []),
    rectangle(x - square / 2, y + size * sectorParts.squareTop, square, square, {
      fill: 1,
      stroke: ink.text,
      width: 0.8,
    }),
    horizontalLine(lineY, x - half, x + half, { stroke: ink.text, width: 0.8 }),
  ];
}

/** A line inside the border, open for the name at the foot. */
function insideLine(centre: HexPoint, size: number): InkMark[] {
  const [right, lowRight, lowLeft, ...rest] = hexCorners(centre, size - (insideBorder * 2) / Math.sqrt(3));
  if (!right || !lowRight || !lowLeft) return [];
  const at = (x: number) => ({ x, y: lowLeft.y });
  const open = size * 0.26;
  const way = [at(centre.x - open), lowLeft, ...rest, right, lowRight, at(centre.x + open)];
  const steps = way.map(({ x, y }, index): Step => [index === 0 ? 'move' : 'line', x, y]);
  return [{ kind: 'path', role: 'artifact', steps, stroke: ink.text, width: 0.8 }];
}

const maxSize = 60; // points from the centre of a Sector to a corner, on a board of a few
const minForText = 24; // points: smaller Sectors have smaller text

/** Every Sector with its share in per cent: the darker, the more. */
export function heatMap(
  setting: Setting,
  { board: { sectors }, game }: Pick<Content, 'board' | 'game'>,
  shares: ReadonlyMap<string, number>,
  pen: SheetPen,
): Box {
  const bounds = boardBounds(sectors);
  const size = Math.min((setting.width * 0.75) / bounds.width, 250 / bounds.height, maxSize);
  const height = size * bounds.height;
  const plan = boardPlan(sectors, { x: 0, y: 3, width: setting.width, height }, size);
  const text = Math.min(1, size / minForText);
  const maxShare = Math.max(...shares.values(), 1e-9);
  const percent = (id: string) =>
    pen.say('percent', { number: localised(sharePercentage(shares.get(id) ?? 0), pen.say) });
  const marks = sectors.flatMap((sector): Mark[] => {
    const centre = centreOf(plan, sector.id);
    const share = shares.get(sector.id) ?? 0;
    // The square root separates small shares; GOAL has the largest.
    const fill = 1 - 0.72 * Math.sqrt(share / maxShare);
    const look = { align: 'centre', colour: inkOn(fill) } as const;
    return [
      polygon(hexCorners(centre, size - 1), { fill, stroke: ink.text, width: sector.label ? 1.6 : 0.6, round: true }),
      ...pen.put(plain(sectorName(sector, game)), centre.x, centre.y - size * 0.22, 8 * text, look),
      ...pen.put(percent(sector.id), centre.x, centre.y + size * 0.28, 10.5 * text, look),
    ];
  });
  const list = sectors.map((sector) => `${sectorName(sector, game)}: ${percent(sector.id)}`).join('; ');
  return chartBox(setting, { marks: asFigure(marks, pen.say('chart-map', { list })), height: height + 12 });
}

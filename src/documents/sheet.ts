/** Content, perhaps a deal → one Tracking Sheet: the art both sheets share. */

import type { Deal } from '../game/deal.ts';
import { hexCentre, hexCorners } from '../game/hex.ts';
import type { Difficulty, Sector } from '../load/content.ts';
import { abbreviationText } from '../load/effect.ts';
import { type Inlines, plain } from '../manuscript/block.ts';
import { captionStyle, shifted } from '../typeset/galley.ts';
import type { Colour, Mark, Page } from '../typeset/page.ts';
import { setSingleLine, type TextStyle } from '../typeset/paragraph.ts';
import { diamond, line, polygon, rectangle } from '../typeset/path.ts';
import { ink, isFullPage, type Style } from '../typeset/style.ts';
import type { Request } from './document.ts';
import { seedLine } from './seed-line.ts';

/** 10 mm, clear on every side of a sheet. */
const clear = (10 * 72) / 25.4;

/** What fits both full papers, and both small ones, so that either prints at 100 %. */
const common = { full: { width: 595.28, height: 792 }, small: { width: 396, height: 595.28 } };

/** Sizes of a sheet in points, all measured from the full one. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** Scale of lengths; text shrinks less. */
  readonly unit: number;
  readonly text: number;
  readonly left: number;
  readonly top: number;
}

/** The sizes of a sheet on a paper. */
export function planFor(style: Style): Plan {
  const { width, height } = isFullPage(style) ? common.full : common.small;
  const inner = { width: width - 2 * clear, height: height - 2 * clear };
  const unit = inner.width / (common.full.width - 2 * clear);
  return {
    ...inner,
    unit,
    text: isFullPage(style) ? 1 : 0.78,
    left: (style.width - inner.width) / 2,
    top: (style.height - inner.height) / 2,
  };
}

/** One sheet; with a deal it is a Run sheet. */
export function sheetPage(request: Request, label: string, deal?: Deal): Page {
  const { style } = request;
  const plan = planFor(style);
  const pen = sheetPen(request, plan);
  const { game } = request.content;
  const difficulty = deal && game.difficulties.find(({ id }) => id === deal.difficulty);
  const u = plan.unit;
  const headerEnd = 30 * u + 6;
  const panelsEnd = headerEnd + 78 * u;
  const reserves = deal ? reserveRows(pen, plan, deal) : { marks: [], height: 0 };
  const logHeight = (deal ? 108 : 150) * u;
  const logTop = plan.height - logHeight;
  const mapTop = panelsEnd + 12 * u;
  const mapHeight = logTop - mapTop - 10 * u - (reserves.height > 0 ? reserves.height + 8 * u : 0);
  const modsWidth = 118 * u;
  const anchor: Mark = {
    kind: 'anchor',
    id: `sheet-${label}`,
    y: 0,
    bookmark: { title: deal ? `Run ${deal.seed}` : 'Tracking Sheet', level: 1 },
  };
  const marks: Mark[] = [
    anchor,
    ...header(pen, plan, request, headerEnd, deal, difficulty),
    ...panels(pen, plan, request, headerEnd + 10 * u, panelsEnd, difficulty),
    ...diceMods(pen, plan, request, { x: 0, y: mapTop, width: modsWidth, height: mapHeight }, difficulty),
    ...map(
      pen,
      plan,
      request,
      { x: modsWidth + 14 * u, y: mapTop, width: plan.width - modsWidth - 14 * u, height: mapHeight },
      deal,
    ),
    ...shifted(reserves.marks, 0, mapTop + mapHeight + 10 * u),
    ...log(pen, plan, { y: logTop, height: logHeight }),
  ];
  return { width: style.width, height: style.height, label, marks: shifted(marks, plan.left, plan.top) };
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PutOptions {
  readonly colour?: Colour;
  readonly align?: 'left' | 'centre' | 'right';
  readonly role?: 'label' | 'paragraph' | 'artifact' | 'heading-1';
}

/** Writes on a sheet: sizes are those of the full sheet. */
export interface SheetPen {
  put(text: string | Inlines, x: number, y: number, size: number, options?: PutOptions): Mark[];
  width(text: string | Inlines, size: number): number;
}

export function sheetPen({ typesetter }: Pick<Request, 'typesetter'>, plan: Pick<Plan, 'text'>): SheetPen {
  const set = (text: string | Inlines, size: number, colour: Colour, role: PutOptions['role']) => {
    const style: TextStyle = { ...captionStyle(size * plan.text, colour), tabular: true };
    return setSingleLine(typeof text === 'string' ? plain(text, 'bold') : text, style, role ?? 'label', typesetter);
  };
  return {
    put(text, x, y, size, { colour = ink.text, align = 'left', role } = {}) {
      const one = set(text, size, colour, role);
      const dx = align === 'left' ? 0 : align === 'centre' ? -one.width / 2 : -one.width;
      return shifted(one.marks, x + dx, y);
    },
    width: (text, size) => set(text, size, 0, 'label').width,
  };
}

function header(
  pen: SheetPen,
  plan: Plan,
  request: Request,
  end: number,
  deal?: Deal,
  difficulty?: Difficulty,
): Mark[] {
  const { game } = request.content;
  const base = end - 9 * plan.unit;
  const title = game.title.toUpperCase();
  const titleWidth = pen.width(title, 30);
  const marks = [
    ...pen.put(title, 0, base, 30, { role: 'heading-1' }),
    ...pen.put(plain(deal ? 'RUN SHEET' : 'TRACKING SHEET'), titleWidth + 9 * plan.unit, base, 15, {
      colour: ink.accent,
    }),
    line({ x: 0, y: end }, { x: plan.width, y: end }, { stroke: ink.text, width: 1.4 * plan.unit }),
  ];
  if (deal && difficulty) {
    const room = plan.width - titleWidth - 110 * plan.unit;
    marks.push(...seedLine(request, deal.seed, { right: plan.width, y: base, width: room, size: 13 * plan.text }));
    marks.push(
      ...pen.put(difficulty.name.toUpperCase(), plan.width, base - 15 * plan.unit, 10, {
        align: 'right',
        colour: ink.accent,
      }),
    );
  } else {
    const names = game.difficulties.map(({ name }) => name);
    let x = plan.width;
    for (const name of [...names].reverse()) {
      x -= pen.width(plain(name), 11);
      marks.push(...pen.put(plain(name), x, base, 11));
      x -= 13 * plan.unit;
      marks.push(
        rectangle(x, base - 8.5 * plan.unit, 8.5 * plan.unit, 8.5 * plan.unit, { stroke: ink.text, width: 0.8 }),
      );
      x -= 10 * plan.unit;
    }
  }
  return marks;
}

/** HEALTH POINTS, CRYPTOCREDITS and CORES side by side. */
function panels(
  pen: SheetPen,
  plan: Plan,
  request: Request,
  top: number,
  bottom: number,
  difficulty?: Difficulty,
): Mark[] {
  const { game } = request.content;
  const gap = 12 * plan.unit;
  const width = (plan.width - 2 * gap) / 3;
  const boxTop = top + 15 * plan.unit;
  const height = bottom - boxTop;
  const counter = (x: number, title: string, cells: readonly (readonly [label: string, value: string])[]): Mark[] => {
    const cell = 46 * plan.unit;
    const rows = height / cells.length;
    return [
      ...pen.put(title, x, top + 9 * plan.unit, 12.5),
      rectangle(x, boxTop, width, height, { stroke: ink.text, width: 1.1 }, 3 * plan.unit),
      line({ x: x + cell, y: boxTop }, { x: x + cell, y: bottom }, { stroke: ink.rule, width: 0.6 }),
      ...cells.flatMap(([label, value], index): Mark[] => {
        const y = boxTop + rows * index;
        return [
          ...(index > 0 ? [line({ x, y }, { x: x + cell, y }, { stroke: ink.rule, width: 0.6 })] : []),
          ...pen.put(plain(label), x + 4 * plan.unit, y + 9 * plan.unit, 8, { colour: ink.faint }),
          ...pen.put(value, x + cell - 6 * plan.unit, y + rows - 5 * plan.unit, 17, { align: 'right' }),
        ];
      }),
    ];
  };
  const limit = (value: number) => (value === Number.POSITIVE_INFINITY ? '\u2013' : String(value));
  const coresX = 2 * (width + gap);
  const radius = Math.min((width / game.coreDiamonds) * 0.46, height * 0.4);
  const step = width / game.coreDiamonds;
  return [
    ...counter(0, 'HEALTH POINTS', [
      ['start', difficulty ? String(difficulty.health) : ''],
      ['most', difficulty ? limit(difficulty.maximumHealth) : ''],
    ]),
    ...counter(width + gap, 'CRYPTOCREDITS', [['start', difficulty ? String(difficulty.cryptoCredits) : '']]),
    ...pen.put('CORES', coresX, top + 9 * plan.unit, 12.5),
    ...Array.from({ length: game.coreDiamonds }, (_, index) =>
      diamond({ x: coresX + step * (index + 0.5), y: boxTop + height / 2 }, radius, { stroke: ink.text, width: 1.1 }),
    ),
  ];
}

/** Each abbreviation as often as the content says, spaced so that each can be circled. */
function diceMods(pen: SheetPen, plan: Plan, request: Request, area: Area, difficulty?: Difficulty): Mark[] {
  const { diceMods: mods } = request.content.game;
  const titleHeight = 30 * plan.unit;
  const step = (area.height - titleHeight) / mods.length;
  const most = Math.max(...mods.map(({ count }) => count));
  const cell = area.width / most;
  const start = difficulty
    ? `start with ${difficulty.startingDiceMods} of your choice`
    : 'circle what you own, X what is used';
  return [
    ...pen.put('DICE MODS', area.x, area.y + 9 * plan.unit, 12.5),
    ...pen.put(plain(start), area.x, area.y + 20 * plan.unit, 8.5, { colour: ink.faint }),
    ...mods.flatMap(({ abbreviation, count }, row): Mark[] => {
      const y = area.y + titleHeight + step * (row + 0.5);
      const rule = line(
        { x: area.x, y: y - step / 2 },
        { x: area.x + area.width, y: y - step / 2 },
        { stroke: ink.hair, width: 0.5 },
      );
      return [
        rule,
        ...Array.from({ length: count }, (_, index) =>
          pen.put(abbreviationText(abbreviation), area.x + cell * (index + 0.5), y + 5.5 * plan.text, 16, {
            align: 'centre',
          }),
        ).flat(),
      ];
    }),
  ];
}

/** The district: every Sector with its square, its line and its label. */
function map(pen: SheetPen, plan: Plan, request: Request, area: Area, deal?: Deal): Mark[] {
  const { board, game } = request.content;
  const unitCentres = board.sectors.map((sector) => hexCentre(sector, 1));
  const [xs, ys] = [unitCentres.map(({ x }) => x), unitCentres.map(({ y }) => y)];
  const [minX, maxX, minY, maxY] = [
    Math.min(...xs) - 1,
    Math.max(...xs) + 1,
    Math.min(...ys) - Math.sqrt(3) / 2,
    Math.max(...ys) + Math.sqrt(3) / 2,
  ];
  const titleHeight = 10 * plan.unit;
  const size = Math.min(area.width / (maxX - minX), (area.height - titleHeight) / (maxY - minY));
  const originX = area.x + (area.width - size * (maxX - minX)) / 2 - size * minX;
  const originY = area.y + titleHeight + (area.height - titleHeight - size * (maxY - minY)) / 2 - size * minY;
  const dealt = new Map(deal?.sectors.map((sector) => [sector.id, sector]));
  // Plain Sectors first, so that the heavier borders of labelled ones lie on top.
  const order = [...board.sectors].sort((a, b) => Number(a.label !== undefined) - Number(b.label !== undefined));
  return [
    ...pen.put(board.title, area.x, area.y + 9 * plan.unit, 12.5),
    ...order.flatMap((sector) => {
      const local = hexCentre(sector, size);
      const centre = { x: originX + local.x, y: originY + local.y };
      return sectorMarks(
        pen,
        plan,
        sector,
        centre,
        size,
        sector.label && game.labels[sector.label],
        dealt.get(sector.id),
      );
    }),
  ];
}

function sectorMarks(
  pen: SheetPen,
  plan: Plan,
  sector: Sector,
  { x, y }: { readonly x: number; readonly y: number },
  size: number,
  label: string | undefined,
  numbers: { readonly sectorNumber: number; readonly eventNumber: number } | undefined,
): Mark[] {
  const square = size * 0.52;
  const squareTop = y - size * 0.42;
  const lineY = y + size * 0.56;
  const half = size * 0.42;
  return [
    polygon(hexCorners({ x, y }, size - (label ? 1.6 * plan.unit : 0)), {
      ...(label && { fill: ink.tint }),
      stroke: ink.text,
      width: (label ? 2 : 0.9) * plan.unit,
      round: true,
    }),
    ...(label ? pen.put(label, x, y - size * 0.52, 11.5, { align: 'centre', colour: ink.accent }) : []),
    rectangle(x - square / 2, squareTop, square, square, { fill: 1, stroke: ink.text, width: 0.8 }),
    line({ x: x - half, y: lineY }, { x: x + half, y: lineY }, { stroke: ink.text, width: 0.8 }),
    ...pen.put(plain(sector.id), x, y + size * 0.78, 7, { align: 'centre', colour: ink.faint, role: 'artifact' }),
    ...(numbers
      ? [
          ...pen.put(String(numbers.sectorNumber), x, squareTop + square / 2 + 6 * plan.text, 17, { align: 'centre' }),
          ...pen.put(String(numbers.eventNumber), x, lineY - 4 * plan.unit, 17, { align: 'centre' }),
        ]
      : []),
  ];
}

/** Spare numbers in the order to use them, each in a cell to cross off. */
function reserveRows(pen: SheetPen, plan: Plan, deal: Deal): { marks: Mark[]; height: number } {
  const cellHeight = 17 * plan.unit;
  const row = (title: string, numbers: readonly number[], y: number, cell: number): Mark[] => [
    ...pen.put(title, 0, y + cellHeight * 0.7, 9.5),
    ...numbers.flatMap((number, index): Mark[] => {
      const x = 118 * plan.unit + 14 * plan.unit + cell * index;
      return [
        rectangle(x, y, cell, cellHeight, { stroke: ink.rule, width: 0.6 }),
        ...pen.put(String(number), x + cell / 2, y + cellHeight * 0.5 + 4 * plan.text, 11.5, { align: 'centre' }),
      ];
    }),
  ];
  const room = plan.width - 132 * plan.unit;
  const most = Math.max(deal.reserves.eventNumbers.length, deal.reserves.sectorNumbers.length, 1);
  const cell = Math.min(26 * plan.unit, room / most);
  return {
    height: cellHeight * 2 + 5 * plan.unit,
    marks: [
      ...row('SPARE EVENTS, FOR RE', deal.reserves.eventNumbers, 0, cell),
      ...row('SPARE SECTORS, FOR RS', deal.reserves.sectorNumbers, cellHeight + 5 * plan.unit, cell),
    ],
  };
}

function log(pen: SheetPen, plan: Plan, { y, height }: { readonly y: number; readonly height: number }): Mark[] {
  const step = 18 * plan.unit + (plan.unit < 1 ? 3 : 0);
  const first = y + 14 * plan.unit + step;
  const count = Math.floor((y + height - first) / step + 0.001) + 1;
  return [
    ...pen.put('LOG', 0, y + 10 * plan.unit, 12.5),
    line(
      { x: 0, y: y - 3 * plan.unit },
      { x: plan.width, y: y - 3 * plan.unit },
      { stroke: ink.text, width: 1.4 * plan.unit },
    ),
    ...Array.from({ length: count }, (_, index) =>
      line(
        { x: 0, y: first + step * index },
        { x: plan.width, y: first + step * index },
        { stroke: ink.hair, width: 0.5 },
      ),
    ),
  ];
}

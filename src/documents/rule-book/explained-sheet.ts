/** Content → the sheet made small, in play, with a number on each of its parts and a list of what they are. */

import { plain } from '../../manuscript/block.ts';
import { adjacency, type HexPoint } from '../../model/hex.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { layoutFor } from '../../typeset/edition/edition.ts';
import { enlarged } from '../../typeset/edition/enlarge.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import { withoutDoubleGlue } from '../../typeset/page/galley.ts';
import type { Colour, Mark, Tag, TextMark } from '../../typeset/page/page.ts';
import { circle, diamond, line, rectangle } from '../../typeset/page/path.ts';
import { areaWidth, ink, lineMeasure, type Style } from '../../typeset/page/style.ts';
import { setParagraph } from '../../typeset/text/paragraph.ts';
import { areaHeight } from '../book/book.ts';
import type { Request } from '../document.ts';
import { centreOf, sectorParts } from '../figures/board-map.ts';
import { asFigure } from '../figures/figure.ts';
import { type Area, inked, type SheetPen, sheetPen } from '../figures/pen.ts';
import { blankFront } from '../sheets/sheet.ts';
import { type FigurePart, standing } from './figures.ts';
import { workedTurn } from './worked-turn.ts';

type Front = ReturnType<typeof blankFront>;

/** A part of the sheet: what it is called, and where on the sheet it is pointed at. */
interface Callout {
  readonly words: string;
  readonly at: HexPoint;
  /** Whether it is a part of the map. */
  readonly onMap: boolean;
}

const edge = 8; // points from the sheet's ink to the edge of its paper
const between = 16;
const legendSize = 9.5;
const step = 12;
/** Of a small page, the share of its height that a picture takes which has its list below. */
const pictureShare = 0.7;

/** The figure: the list where a full page has its margin and the sheet behind it; elsewhere the sheet with the list below it. */
export function explainedSheet(request: Request): FigurePart {
  const { style, edition } = request;
  const sheetStyle = edition ? layoutFor(edition, 'sheet').style : style;
  const front = blankFront({ ...request, style: sheetStyle, complain: () => {} });
  const callouts = calloutsOf(front, request);
  const isBeside = style.margin > 0;
  const width = isBeside ? lineMeasure(style) : areaWidth(style);
  const height = isBeside ? Number.POSITIVE_INFINITY : areaHeight(style) * (style.flows ? 1 : pictureShare) - 2 * step;
  const sides = front.back ? ([false, true] as const) : ([undefined] as const);
  const pictures = sides.map((onBack) => picture(front, request, callouts, { width, height, onBack }));
  const note = noteOf(front, request);
  if (isBeside) {
    const [sheet] = pictures as [Picture];
    const { marks } = legend(callouts, note, request, { width: style.margin - between, columns: 1 });
    return {
      ...standing(shifted([...marks, ...shifted(sheet.marks, style.margin, 0)], -style.margin, 0), style),
      floats: 'chapter',
    };
  }
  const list = legend(callouts, note, request, { width, columns: 2 });
  const boxes = [...pictures, list].flatMap(({ marks }) => standing(marks, style).items);
  return { kind: 'figure', items: withoutDoubleGlue(boxes), floats: 'chapter' };
}

interface Picture {
  readonly marks: readonly Mark[];
}

/** What is said below the list. */
function noteOf({ back, logTop }: Front, { content }: Request): string {
  const isElsewhere = logTop === undefined && back === undefined;
  return `What is slanted was written by the player.${isElsewhere ? ` The ${content.game.words.log.one} is on the back.` : ''}`;
}

/** What the numbers stand for, in so many columns. */
function legend(
  callouts: readonly Callout[],
  note: string,
  { typesetter }: Request,
  { width, columns }: { readonly width: number; readonly columns: number },
): Picture {
  const list: Tag = { role: 'list', labels: 'numbers' };
  const wide = (width - between * (columns - 1)) / columns;
  const face = captionStyle(legendSize, ink.text);
  const items = callouts.map(({ words }, index) => {
    const within: Tag = { role: 'list-item', within: list };
    const body: Tag = { role: 'list-body', within };
    return { index, within, lines: setParagraph(plain(words), wide - 18, face, body, typesetter) };
  });
  const tall = ({ lines }: (typeof items)[number]) => lines.length * step + 3;
  const whole = items.reduce((sum, item) => sum + tall(item), 0);
  let [x, y, most] = [0, 0, 0];
  const pen = sheetPen({ typesetter }, { text: 1 });
  const marks = items.flatMap((item): Mark[] => {
    if (y > 0 && y + tall(item) / 2 > whole / columns) [x, y] = [x + wide + between, 0];
    const top = y;
    y += tall(item);
    most = Math.max(most, y);
    return [
      ...numberDisc(
        pen,
        item.index + 1,
        { x: x + discSize, y: top + discSize },
        { role: 'list-label', within: item.within },
      ),
      ...item.lines.flatMap((one, row) => shifted(one.marks, x + 18, top + 10 + row * step)),
    ];
  });
  const noteLines = setParagraph(plain(note), width, face, 'paragraph', typesetter);
  return { marks: [...marks, ...noteLines.flatMap((one, row) => shifted(one.marks, 0, most + 16 + row * step))] };
}

/** What a picture may take, and which side of the sheet it shows where each side has a picture of its own. */
interface PictureRoom {
  readonly width: number;
  readonly height: number;
  readonly onBack: boolean | undefined;
}

/** A side of the sheet made small, in play, and the numbers of its parts outside its edges. */
function picture(front: Front, request: Request, callouts: readonly Callout[], room: PictureRoom): Picture {
  const { style } = request;
  const { plan } = front;
  const pen = sheetPen(request, { text: 1 });
  const aside = 2 * discSize + leader;
  const scale = Math.min((room.width - 2 * aside - 2 * edge) / plan.width, (room.height - 2 * edge) / plan.height);
  const paper = { width: plan.width * scale + 2 * edge, height: plan.height * scale + 2 * edge };
  const left = (room.width - paper.width) / 2;
  const shown = callouts.flatMap((one, index) => {
    const at = { x: left + edge + one.at.x * scale, y: edge + one.at.y * scale };
    return room.onBack === undefined || room.onBack === one.onMap ? [{ number: index + 1, words: one.words, at }] : [];
  });
  const written = writing(front, request, pen, scale);
  const drawn = room.onBack ? (front.back ?? []) : front.marks;
  const sheet: Mark[] = [
    rectangle(left, 0, paper.width, paper.height, { stroke: ink.rule, width: 0.6 }),
    ...shifted(reduced(drawn, plan, scale, leastSize(style)), left + edge, edge),
    ...shifted(
      [...(room.onBack ? [] : written.front), ...(room.onBack === false ? [] : written.map)],
      left + edge,
      edge,
    ),
    ...[false, true].flatMap((onRight) => {
      const own = shown.filter(({ at }) => at.x > left + paper.width / 2 === onRight).sort((a, b) => a.at.y - b.at.y);
      const x = onRight ? left + paper.width + leader + discSize : left - leader - discSize;
      return spread(
        own.map(({ at }) => at.y),
        paper.height,
      ).flatMap((y, index): Mark[] => {
        const { number, at } = own[index] as (typeof own)[number];
        return [...leaderTo({ x: x + (onRight ? -discSize : discSize), y }, at), ...numberDisc(pen, number, { x, y })];
      });
    }),
  ];
  const told = shown.map(({ number, words }) => `${number}: ${words}.`).join(' ');
  const name = request.content.game.words.trackingSheet.one;
  return { marks: asFigure(sheet, `The ${name} in play, its parts numbered. ${told}`) };
}

const discSize = 6.6;
const discStep = 15;
/** Points from the edge of the sheet to a number. */
const leader = 6;

/** Heights from the top down, each as near as can be to its own and none nearer than a step to the next. */
function spread(heights: readonly number[], most: number): number[] {
  const placed: number[] = [];
  for (const y of heights) placed.push(Math.max(y, (placed.at(-1) ?? discSize - discStep) + discStep));
  let limit = most - discSize;
  for (let index = placed.length - 1; index >= 0; index--) {
    placed[index] = Math.min(placed[index] as number, limit);
    limit = (placed[index] as number) - discStep;
  }
  return placed;
}

/** A hairline to a part of the sheet, light on both sides, with a dot at its end. */
function leaderTo(from: HexPoint, at: HexPoint): Mark[] {
  return [
    line(from, at, { stroke: 1, width: 2.2 }),
    line(from, at, { stroke: ink.text, width: 0.5 }),
    circle(at, 1.5, { fill: ink.text, stroke: 1, width: 0.5 }),
  ];
}

/** A number in a ring that hides what is below it. */
function numberDisc(pen: SheetPen, number: number, { x, y }: HexPoint, role?: Tag): Mark[] {
  return [
    circle({ x, y }, discSize, { fill: 1, stroke: ink.text, width: 1 }),
    ...pen.put(String(number), x, y + 3.2, 9, { align: 'centre', ...(role && { role }) }),
  ];
}

/** The smallest text that a page of a style may have, before it grows. */
function leastSize({ flows, single, grows = 1 }: Style): number {
  return (flows ? (single ? 12.2 : 14) : 6.5) / grows;
}

/** The sheet made small; words that would be too small to read are left out, short ones are set as small as can be read. */
function reduced(marks: readonly Mark[], { width, height }: Front['plan'], scale: number, least: number): Mark[] {
  const [page] = enlarged([{ width, height, marks, label: '' }], scale);
  return inked(page?.marks ?? []).flatMap((mark): Mark[] => {
    if (mark.kind !== 'text' || mark.size >= least - 0.01) return [mark];
    const grown = least / mark.size;
    const width = widthOf(mark);
    if (!growths.some(({ most, widest }) => grown <= most && width <= widest)) return [];
    return [{ ...mark, size: least, x: mark.x - (width * (grown - 1)) / 2 }];
  });
}

/** How much words may grow for that, by how wide they are in points. */
const growths = [
  { most: 1.12, widest: 60 },
  { most: 1.35, widest: 24 },
  { most: 1.7, widest: 6 },
];

function widthOf({ pieces, size }: TextMark): number {
  return pieces.reduce<number>(
    (sum, piece) => sum + (typeof piece === 'number' ? piece : (piece.width * size) / 1000),
    0,
  );
}

/** START, the Sector that was entered from it, and an empty one to show the parts of. */
function shownSectors({ content: { board } }: Request) {
  const near = adjacency(board.sectors);
  const start = board.sectors.find(({ label }) => label === 'start')?.id ?? '';
  const entered = near.get(start)?.[0] ?? start;
  // One at the right, where the numbers of its parts stand.
  const empty = board.sectors
    .filter(({ id, label }) => label === undefined && id !== start && !near.get(start)?.includes(id))
    .sort((a, b) => b.q - a.q || a.r - b.r)[0];
  return { start, entered, empty: empty?.id ?? entered };
}

/** What stands on the sheet after the worked turn: on its map, and elsewhere. */
function writing(
  { parts, plan, used }: Front,
  request: Request,
  pen: SheetPen,
  scale: number,
): { readonly front: Mark[]; readonly map: Mark[] } {
  const { game } = request.content;
  const turn = workedTurn(request.content);
  const { head, counted, tokens, map } = parts;
  const points = Math.max(leastSize(request.style), 17 * plan.text * map.text * scale);
  const pencil = { stroke: ink.accent, width: 1 };
  const put = (text: string, x: number, y: number): Mark[] =>
    pen.put(plain(text, 'italic'), x * scale, y * scale, points, { align: 'centre', colour: ink.accent, hand: true });
  const wide = (text: string) => pen.width(plain(text, 'italic'), points, true) / scale;
  const strike = (text: string, x: number, y: number) => {
    const half = wide(text) / 2 + 3;
    const [from, to] = [
      { x: (x - half) * scale, y: y * scale - points * 0.15 },
      { x: (x + half) * scale, y: y * scale - points * 0.45 },
    ];
    return line(from, to, pencil);
  };
  const inCell = (value: number | string, { x, y, width, height }: Area, share = 0.5) =>
    put(String(value), x + width * share, y + height / 2 + (points * 0.34) / scale);
  const now = (values: readonly number[], area: Area): Mark[] => {
    const seen = values.filter((value, index) => index === 0 || value !== values[index - 1]);
    // What is struck stands clear of what follows it, in a narrow box too.
    const apart = Math.max(area.width / (seen.length + 2), ...seen.map((value) => wide(String(value)) + 8));
    const first = Math.min(apart, (area.width - apart * (seen.length - 1)) / 2);
    return seen.flatMap((value, index): Mark[] => {
      const share = (first + apart * index) / area.width;
      const at = { x: area.x + area.width * share, y: area.y + area.height / 2 + (points * 0.34) / scale };
      return [...inCell(value, area, share), ...(index < seen.length - 1 ? [strike(String(value), at.x, at.y)] : [])];
    });
  };
  const chosen = head.choices.find(({ difficulty }) => difficulty.name === turn.difficulty)?.box;
  const owned = tokens.tokens.filter(
    ({ mod, index }) =>
      index === 0 && (mod.abbreviation === turn.mod?.id || (turn.buys && mod.abbreviation === turn.item.diceMod)),
  );
  const { start, entered } = shownSectors(request);
  const sector = (id: string, square: number, mark: string, isDone: boolean): Mark[] => {
    const { x, y } = centreOf(map, id);
    const middle = y + map.size * (sectorParts.squareTop + sectorParts.square / 2) + (points * 0.34) / scale;
    const base = y + map.size * sectorParts.line - 3;
    return [...put(String(square), x, middle), ...put(mark, x, base), ...(isDone ? [strike(mark, x, base)] : [])];
  };
  const at = centreOf(map, entered);
  const onFront = [
    ...(chosen ? crossIn(scaledArea(chosen, scale), pencil) : []),
    ...inCell(turn.health, counted.health.cells[0] as Area, 0.74),
    ...inCell(turn.most, counted.health.cells[1] as Area, 0.74),
    ...now([turn.after.health, ...(turn.buys ? [turn.item.health] : [])], counted.health.now),
    ...inCell(turn.money, counted.money.cells[0] as Area, 0.6),
    ...now([turn.after.money, ...(turn.buys ? [turn.item.left] : [])], counted.money.now),
    ...counted.cores.diamonds.slice(0, turn.after.cores).map((area) => {
      const { x, y, width } = scaledArea(area, scale);
      return diamond({ x: x + width / 2, y: y + width / 2 }, width / 2, {
        fill: ink.accent,
        stroke: ink.text,
        width: 1,
      });
    }),
    ...owned.flatMap(({ mod, area }): Mark[] => {
      const { x, y, width } = scaledArea(area, scale);
      const round = circle({ x: x + width / 2, y: y + width / 2 }, width / 2, pencil);
      return [round, ...(mod.abbreviation === turn.mod?.id ? crossIn({ x, y, width, height: width }, pencil) : [])];
    }),
    ...(game.coreDiamonds > 0 ? [] : inCell(turn.after.cores, counted.cores.more)),
    ...(used?.cells ?? [])
      .filter(({ number }) => number === turn.event.number || number === turn.next.number)
      .flatMap(({ area }) => crossIn(scaledArea(area, scale), pencil)),
  ];
  return {
    front: onFront,
    map: [
      ...sector(start, turn.startNumber, String(turn.event.number), true),
      ...(entered === start ? [] : sector(entered, turn.move.number, turn.next.mark, false)),
      circle({ x: (at.x + map.size * 0.52) * scale, y: (at.y - map.size * 0.16) * scale }, map.size * 0.15 * scale, {
        fill: ink.accent,
        stroke: ink.text,
        width: 0.8,
      }),
    ],
  };
}

const scaledArea = ({ x, y, width, height }: Area, scale: number): Area => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

function crossIn({ x, y, width, height }: Area, look: { readonly stroke: Colour; readonly width: number }): Mark[] {
  const [left, right, top, foot] = [x + width * 0.15, x + width * 0.85, y + height * 0.15, y + height * 0.85];
  return [
    line({ x: left, y: top }, { x: right, y: foot }, look),
    line({ x: left, y: foot }, { x: right, y: top }, look),
  ];
}

/** The parts from the top down. */
function calloutsOf({ parts, plan, logTop, used }: Front, request: Request): Callout[] {
  const { game } = request.content;
  const { words } = game;
  const { head, strip, counted, tokens, map } = parts;
  const shop = request.content.events.some(({ kind }) => kind === 'shop');
  const { start, entered, empty } = shownSectors(request);
  const onMap = (words: string, id: string, across: number, down: number): Callout => {
    const { x, y } = centreOf(map, id);
    return { words, at: { x: x + map.size * across, y: y + map.size * down }, onMap: true };
  };
  const at = (words: string, x: number, y: number): Callout => ({ words, at: { x, y }, onMap: false });
  const middleOf = ({ y, height }: Area) => y + height / 2;
  const also = (isSo: boolean, one: () => Callout) => (isSo ? [one()] : []);
  const box = head.choices.at(-1)?.box;
  const name = strip[0]?.area;
  const { health, money, cores } = counted;
  const startsRight = centreOf(map, start).x > plan.width / 2;
  const last = cores.diamonds.at(-1);
  const token = tokens.tokens[0]?.area ?? tokens.area;
  const cell = used?.cells.at(used.cells.length / 2 - 1)?.area;
  const outside = -0.4 * edge;
  return [
    ...(box ? [at('Difficulty', plan.width - outside, middleOf(box))] : []),
    ...(name ? [at(`What names the ${words.run.one}`, outside, name.y + name.height - 4 * plan.unit)] : []),
    at(`${capitalised(words.health.one)}: at the start, at most, and now`, health.box.x, middleOf(health.box)),
    at(
      `${capitalised(words.money.many)}: at the start, and now`,
      // Below its edge, so that the line goes by what stands on the way.
      money.box.x + 4 * plan.unit,
      money.box.y + money.box.height + 4 * plan.unit,
    ),
    ...also(last !== undefined, () => {
      const { x = 0, y = 0, width = 0 } = last ?? {};
      return at(`${capitalised(words.diamond.a)} for each ${words.core.one}`, x + width / 2, y);
    }),
    at(
      last ? `${capitalised(words.core.many)} beyond those` : capitalised(words.core.many),
      cores.more.x + cores.more.width,
      middleOf(cores.more),
    ),
    at(`${words.diceMod.many}: circled when you own them, crossed when they are used`, token.x, middleOf(token)),
    // On the side that the line comes from.
    onMap(`Labels: where ${words.run.a} begins, and where it may end`, start, startsRight ? 0.46 : -0.46, -0.58),
    onMap('The marker: where you are', entered, 0.52, -0.16),
    onMap(`Square: ${words.sectorNumber.one}`, empty, 0.28, -0.17),
    onMap(
      `Line: ${words.eventNumber.one}, struck out when finished${shop ? `, with ${words.shop.mark} for ${words.shop.a}` : ''}`,
      empty,
      0.42,
      sectorParts.line,
    ),
    ...also(leastSize(request.style) <= 6.5, () =>
      onMap(`A name for the ${words.sector.one}, for your notes`, empty, 0.22, sectorParts.id - 0.05),
    ),
    ...also(logTop !== undefined, () => at(`${words.log.one}: what you note`, outside, (logTop ?? 0) + 8 * plan.unit)),
    ...(cell
      ? [at(`${words.eventNumber.many}, crossed off when they are used`, cell.x + cell.width, middleOf(cell))]
      : []),
  ];
}

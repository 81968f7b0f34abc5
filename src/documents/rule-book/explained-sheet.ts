/** Content → the sheet made small, in play, with a number on each of its parts and a list of what they are. */

import { plain } from '../../manuscript/block.ts';
import { adjacency, type HexPoint } from '../../model/hex.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { enlarged } from '../../typeset/edition/enlarge.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Colour, Mark, Tag, TextMark } from '../../typeset/page/page.ts';
import { circle, diamond, line, rectangle } from '../../typeset/page/path.ts';
import { areaWidth, ink, type Style } from '../../typeset/page/style.ts';
import { setParagraph } from '../../typeset/text/paragraph.ts';
import type { Request } from '../document.ts';
import { centreOf, sectorParts } from '../figures/board-map.ts';
import { asFigure } from '../figures/figure.ts';
import { type Area, inked, type SheetPen, sheetPen } from '../figures/pen.ts';
import { blankFront } from '../sheets/sheet.ts';
import { type FigurePart, standing } from './figures.ts';
import { workedTurn } from './worked-turn.ts';

type Front = ReturnType<typeof blankFront>;

/** A part of the sheet: what it is called, and where its number stands on the sheet. */
interface Callout {
  readonly words: string;
  readonly at: HexPoint;
}

const edge = 8; // points from the sheet's ink to the edge of its paper
const between = 16;
const legendSize = 9.5;
const step = 12;

/** The figure, as wide as the page: the list at the left, where a full page has its margin, and the sheet behind it. */
export function explainedSheet(request: Request): FigurePart {
  const { style, typesetter } = request;
  const front = blankFront({ ...request, complain: () => {} });
  const listWidth = style.margin > 0 ? style.margin - between : Math.min(104, areaWidth(style) * 0.3);
  const left = listWidth + between;
  const paper = areaWidth(style) - left;
  const scale = (paper - 2 * edge) / front.plan.width;
  const height = front.plan.height * scale + 2 * edge;
  const pen = sheetPen(request, { text: 1 });
  const callouts = calloutsOf(front, scale, request);
  const sheet: Mark[] = [
    rectangle(0, 0, paper, height, { stroke: ink.rule, width: 0.6 }),
    ...shifted([...reduced(front, scale, leastSize(style)), ...writing(front, request, pen, scale)], edge, edge),
    ...callouts.flatMap(({ at }, index) =>
      numberDisc(pen, index + 1, { x: edge + at.x * scale, y: edge + at.y * scale }),
    ),
  ];
  const told = callouts.map(({ words }, index) => `${index + 1}: ${words}.`).join(' ');
  const name = request.content.game.words.trackingSheet.one;
  const list: Tag = { role: 'list', labels: 'numbers' };
  let y = 0;
  const legend = callouts.flatMap(({ words }, index): Mark[] => {
    const within: Tag = { role: 'list-item', within: list };
    const body: Tag = { role: 'list-body', within };
    const lines = setParagraph(plain(words), listWidth - 18, captionStyle(legendSize, ink.text), body, typesetter);
    const top = y;
    y += lines.length * step + 3;
    return [
      ...numberDisc(pen, index + 1, { x: discSize, y: top + discSize }, { role: 'list-label', within }),
      ...lines.flatMap(({ marks }, row) => shifted(marks, 18, top + 10 + row * step)),
    ];
  });
  const back = front.logTop === undefined ? ` The ${request.content.game.words.log.one} is on the back.` : '';
  const note = plain(`What is slanted was written by the player.${back}`);
  const noteLines = setParagraph(note, listWidth, captionStyle(legendSize, ink.text), 'paragraph', typesetter);
  const marks = [
    ...legend,
    ...noteLines.flatMap((one, row) => shifted(one.marks, 0, y + 16 + row * step)),
    ...shifted(asFigure(sheet, `The ${name} in play, its parts numbered. ${told}`), left, 0),
  ];
  return { ...standing(shifted(marks, -style.margin, 0), style), floats: 'chapter' };
}

const discSize = 6.6;

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
function reduced({ marks, plan }: Front, scale: number, least: number): Mark[] {
  const [page] = enlarged([{ width: plan.width, height: plan.height, marks, label: '' }], scale);
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

/** START, the Sector that was entered from it, and an empty one amid others to show the parts of. */
function shownSectors({ content: { board } }: Request) {
  const near = adjacency(board.sectors);
  const start = board.sectors.find(({ label }) => label === 'start')?.id ?? '';
  const entered = near.get(start)?.[0] ?? start;
  const empty = board.sectors
    .filter(({ id, label }) => label === undefined && id !== start && !near.get(start)?.includes(id))
    .sort((a, b) => (near.get(b.id)?.length ?? 0) - (near.get(a.id)?.length ?? 0))[0];
  return { start, entered, empty: empty?.id ?? entered };
}

/** What stands on the sheet after the worked turn. */
function writing({ parts, plan, used }: Front, request: Request, pen: SheetPen, scale: number): Mark[] {
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
    return seen.flatMap((value, index): Mark[] => {
      const share = (index + 1) / (seen.length + 2);
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
  return [
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
    ...sector(start, turn.startNumber, String(turn.event.number), true),
    ...(entered === start ? [] : sector(entered, turn.move.number, turn.next.mark, false)),
    circle({ x: (at.x + map.size * 0.52) * scale, y: (at.y - map.size * 0.16) * scale }, map.size * 0.15 * scale, {
      fill: ink.accent,
      stroke: ink.text,
      width: 0.8,
    }),
    ...(game.coreDiamonds > 0 ? [] : inCell(turn.after.cores, counted.cores.more)),
    ...(used?.cells ?? [])
      .filter(({ number }) => number === turn.event.number || number === turn.next.number)
      .flatMap(({ area }) => crossIn(scaledArea(area, scale), pencil)),
  ];
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
function calloutsOf({ parts, plan, logTop, used }: Front, scale: number, request: Request): Callout[] {
  const { game } = request.content;
  const { words } = game;
  const { head, strip, counted, tokens, map } = parts;
  const pen = sheetPen(request, plan);
  const radius = discSize / scale;
  const shop = request.content.events.some(({ kind }) => kind === 'shop');
  const { start, entered, empty } = shownSectors(request);
  const within = (id: string, across: number, down: number) => {
    const { x, y } = centreOf(map, id);
    return { x: x + map.size * across, y: y + map.size * down };
  };
  // In a box where there is room for it, else on its corner.
  const atCorner = ({ x, y, width, height }: Area) =>
    plan.hasBack
      ? { x: x + width - 0.4 * radius, y: y + height }
      : { x: x + width - Math.min(1.4 * radius, width / 2), y: y + height / 2 };
  const onLine = ({ x, y, width, height }: Area) => ({ x: x + width / 2, y: y + height - 1.2 * radius });
  const behind = (heading: string, x: number, y: number) => ({ x: x + pen.width(heading, 12.5) + 1.6 * radius, y });
  const [box] = head.choices.map((choice) => choice.box);
  const [name] = strip.map(({ area }) => area);
  const { cores } = counted;
  const last = cores.diamonds.at(-1);
  const also = (isSo: boolean, one: () => Callout) => (isSo ? [one()] : []);
  return [
    ...(box ? [{ words: 'Difficulty', at: { x: box.x + box.width / 2, y: box.y - 0.9 * radius } }] : []),
    ...(name ? [{ words: `What names the ${words.run.one}`, at: onLine(name) }] : []),
    { words: `${capitalised(words.health.one)}: at the start, at most, and now`, at: atCorner(counted.health.now) },
    { words: `${capitalised(words.money.many)}: at the start, and now`, at: atCorner(counted.money.now) },
    last
      ? {
          words: `${capitalised(words.diamond.a)} for each ${words.core.one}`,
          at: { x: last.x + last.width / 2, y: counted.area.y + 4 * plan.unit },
        }
      : { words: capitalised(words.core.many), at: atCorner(cores.more) },
    ...also(last !== undefined, () => ({
      words: `${capitalised(words.core.many)} beyond those`,
      at: { x: cores.more.x + cores.more.width, y: cores.more.y + cores.more.height },
    })),
    {
      words: `${words.diceMod.many}: circled when you own them, crossed when they are used`,
      at: behind(words.diceMod.heading, tokens.area.x, tokens.area.y + (plan.hasBack ? 0 : 5 * plan.unit)),
    },
    { words: `Labels: where ${words.run.a} begins, and where it may end`, at: within(start, -0.86, -0.6) },
    { words: 'The marker: where you are', at: within(entered, 0.66, -0.52) },
    { words: `Square: ${words.sectorNumber.one}`, at: within(empty, -0.6, -0.17) },
    {
      words: `Line: ${words.eventNumber.one}, struck out when finished${shop ? `, with ${words.shop.mark} for ${words.shop.a}` : ''}`,
      at: within(empty, 0.64, 0.4),
    },
    ...also(leastSize(request.style) <= 6.5, () => ({
      words: `A name for the ${words.sector.one}, for your notes`,
      at: within(empty, -0.42, 0.74),
    })),
    ...also(logTop !== undefined, () => ({
      words: `${words.log.one}: what you note`,
      at: behind(words.log.heading, 0, (logTop ?? 0) + 8 * plan.unit),
    })),
    ...also(used !== undefined, () => ({
      words: `${words.eventNumber.many}, crossed off when they are used`,
      at: { x: used?.area.x ?? 0, y: (used?.area.y ?? 0) + (used?.area.height ?? 0) / 2 },
    })),
  ];
}

/** Content → the sheet in play, reduced, its parts numbered. */

import { itemAt } from '../../item-at.ts';
import { type Block, type Figure, inlinesOf, plain, plainText } from '../../manuscript/block.ts';
import { memo } from '../../memo.ts';
import type { HexPoint } from '../../model/hex.ts';
import { layoutFor } from '../../typeset/edition/edition.ts';
import { baseline, captionStyle, shifted } from '../../typeset/page/body.ts';
import { footOf } from '../../typeset/page/box.ts';
import { withoutDoubleGlue } from '../../typeset/page/galley.ts';
import type { Mark, Step, Tag } from '../../typeset/page/page.ts';
import { circle, rectangle } from '../../typeset/page/path.ts';
import { areaHeight, areaWidth, ink, isFullPage } from '../../typeset/page/style.ts';
import { setParagraph } from '../../typeset/text/paragraph.ts';
import type { Request } from '../document.ts';
import { asFigure } from '../figures/figure.ts';
import { type SheetPen, sheetPen } from '../figures/pen.ts';
import { blankFront } from '../sheets/sheet.ts';
import { type Callout, calloutsOf, edge } from './callouts.ts';
import { type FigurePart, onGrid } from './figure-part.ts';
import { type Front, inPlay, minSize, scaledDown } from './sheet-in-play.ts';
import { isOnMap, sheetParts } from './sheet-legend.ts';

interface Numbered extends Callout {
  readonly words: string;
  readonly number: number;
}

const between = 16;
const legendSize = 9.5;
const step = 12;

/** The figure and its legend on a page of their own; two pages for a sheet with a back. */
export function explainedSheet({ words }: Figure, request: Request): FigurePart {
  const { edition } = request;
  const sheetStyle = layoutFor(edition, 'sheet').style;
  const drawn = memo((min: number) => blankFront({ ...request, style: sheetStyle, report: () => {} }, min));
  const front = drawn(0);
  return onPages(drawn, words, request, front.back ? ['front', 'back'] : ['whole']);
}

/** A side of a sheet with a back, or the whole of one without. */
type Side = 'whole' | 'front' | 'back';

/** Each side as wide as the page, with its part of the legend below: on paper at the foot of a page. */
function onPages(drawn: Drawn, words: readonly Block[], request: Request, sides: readonly Side[]): FigurePart {
  const { style } = request;
  const width = areaWidth(style);
  const foot = areaHeight(style) - style.leading + baseline(style);
  const [names = [], ...notes] = words.map((block) => inlinesOf(block).map(plainText));
  const parts = sheetParts(request);
  const boxes = sides.flatMap((side, place) => {
    const places = calloutsOf(drawn(0), request);
    const own = parts.flatMap((part, index): Numbered[] => {
      const callout = side === 'whole' || isOnMap(part) === (side === 'back') ? places[part] : undefined;
      return callout ? [{ ...callout, words: names[index] ?? '', number: index + 1 }] : [];
    });
    const list = legend(own, notes[place]?.[0] ?? '', request, { width, columns: isFullPage(style) ? 3 : 2 });
    const height = foot - list.foot - between;
    const sheet = picture(drawn, request, own, { width, height, side });
    const marks = [...sheet, ...shifted(list.marks, 0, foot - list.foot)];
    return onGrid(shifted(marks, -style.sideColumn, 0), style).items;
  });
  return { kind: 'drawn', items: withoutDoubleGlue(boxes), floats: 'chapter' };
}

/** Numbered names of parts in columns, and the last baseline in points. */
function legend(
  callouts: readonly Numbered[],
  note: string,
  { typesetter, say }: Request,
  { width, columns }: { readonly width: number; readonly columns: number },
): { readonly marks: readonly Mark[]; readonly foot: number } {
  const list: Tag = { role: 'list', labels: 'numbers' };
  const wide = (width - between * (columns - 1)) / columns;
  const face = captionStyle(legendSize, ink.text);
  const items = callouts.map(({ words, number }) => {
    const within: Tag = { role: 'list-item', within: list };
    const body: Tag = { role: 'list-body', within };
    return { number, within, lines: setParagraph(plain(words), wide - 18, face, body, typesetter) };
  });
  const tall = ({ lines }: (typeof items)[number]) => lines.length * step + 3;
  const whole = items.reduce((sum, item) => sum + tall(item), 0);
  let [x, y, height] = [0, 0, 0];
  const pen = sheetPen({ typesetter, say }, { text: 1 });
  const marks = items.flatMap((item): Mark[] => {
    const isLast = x + wide > width - between;
    if (y > 0 && y + tall(item) / 2 > whole / columns && !isLast) [x, y] = [x + wide + between, 0];
    const top = y;
    const label: Tag = { role: 'list-label', within: item.within };
    y += tall(item);
    height = Math.max(height, y);
    return [
      ...numberDisc(pen, item.number, { x: x + discSize, y: top + discSize }, label),
      ...item.lines.flatMap((one, row) => shifted(one.marks, x + 18, top + 10 + row * step)),
    ];
  });
  const noteLines = setParagraph(plain(note), width, face, 'paragraph', typesetter);
  return {
    marks: [...marks, ...noteLines.flatMap((one, row) => shifted(one.marks, 0, height + 16 + row * step))],
    foot: height + 16 + (noteLines.length - 1) * step,
  };
}

/** Max size of a picture, and its side of the sheet. */
interface PictureRoom {
  readonly width: number;
  readonly height: number;
  readonly side: Side;
}

/** Draws the sheet with names of at least `min` points. */
type Drawn = (min: number) => Front;

/** A side of the sheet in play, numbers outside its edges. */
function picture(drawn: Drawn, request: Request, callouts: readonly Numbered[], room: PictureRoom): readonly Mark[] {
  const { style } = request;
  const blank = drawn(0);
  const { plan } = blank;
  const pen = sheetPen(request, { text: 1 });
  const needed = room.side === 'whole' ? plan.height : neededHeight(blank, callouts, room.side);
  const scale = Math.min(scaleFor(room.width, blank), (room.height - 2 * edge) / needed);
  // Small names are left out if larger ones change the head.
  const named = drawn(minSize(style) / scale);
  const front = named.parts.head.height === blank.parts.head.height ? named : blank;
  const side = room.side === 'back' ? (front.back ?? []) : front.marks;
  const whole = plan.height * scale + 2 * edge;
  const paper = { width: plan.width * scale + 2 * edge, height: Math.min(whole, Math.max(room.height, 0)) };
  const left = (room.width - paper.width) / 2;
  const shown = callouts.map(({ at, by = at.y, ...one }) => ({
    ...one,
    at: { x: left + edge + at.x * scale, y: edge + at.y * scale },
    by: edge + by * scale,
  }));
  const written = inPlay(front, request, pen, scale);
  const isTorn = paper.height < whole;
  const sheet: Mark[] = [
    ...(isTorn
      ? [tornPaper(left, paper)]
      : [rectangle(left, 0, paper.width, paper.height, { stroke: ink.rule, width: 0.6 })]),
    ...shifted(scaledDown(side, plan, scale, minSize(style)), left + edge, edge).filter(
      (mark) => !isTorn || footOf(mark) < paper.height - edge,
    ),
    ...shifted(
      [...(room.side === 'back' ? [] : written.front), ...(room.side === 'front' ? [] : written.map)],
      left + edge,
      edge,
    ),
    ...[false, true].flatMap((onRight) => {
      const own = shown.filter(({ at }) => at.x > left + paper.width / 2 === onRight).sort((a, b) => a.by - b.by);
      const x = onRight ? left + paper.width + leader + discSize : left - leader - discSize;
      return spread(
        own.map(({ by }) => by),
        paper.height,
      ).flatMap((y, index): Mark[] => {
        const { number, at, by } = itemAt(own, index);
        return [
          ...leaderTo(
            { x: x + (onRight ? -discSize : discSize), y },
            at.y === by ? [at] : [{ x: onRight ? left + paper.width : left, y: by }, { x: at.x, y: by }, at],
          ),
          ...numberDisc(pen, number, { x, y }),
        ];
      });
    }),
  ];
  const parts = shown.map(({ number, words }) => request.say('rule-sheet-part', { number, name: words })).join(' ');
  return asFigure(sheet, request.say('rule-sheet-alt', { parts }));
}

/** Max scale of a sheet with numbers at both sides. */
const scaleFor = (width: number, { plan }: Pick<Front, 'plan'>) =>
  (width - 2 * (2 * discSize + leader) - 2 * edge) / plan.width;

/** Height of a side without the LOG, which may be cut off, in points of the sheet. */
function neededHeight({ back = [], used }: Front, callouts: readonly Callout[], side: 'front' | 'back'): number {
  const feet = side === 'back' ? back.map(footOf) : (used?.cells ?? []).map(({ area }) => area.y + area.height);
  return Math.max(...feet, ...callouts.map(({ at }) => at.y)) + edge;
}

/** Depth and approximate pitch of a tear's teeth, in points. */
const tear = { depth: 3, pitch: 9 };

function tornPaper(left: number, { width, height }: { readonly width: number; readonly height: number }): Mark {
  const teeth = 2 * Math.round(width / tear.pitch / 2);
  const steps = Array.from({ length: teeth + 1 }, (_, index): Step => {
    const depth = index % 2 === 0 ? 0 : tear.depth;
    return ['line', left + width * (1 - index / teeth), height - depth];
  });
  return {
    kind: 'path',
    role: 'artifact',
    steps: [['move', left, height], ['line', left, 0], ['line', left + width, 0], ...steps],
    stroke: ink.rule,
    width: 0.6,
  };
}

const discSize = 6.6;
const discStep = 17;
/** Points from the edge of the sheet to a number. */
const leader = 6;

/** Spaces heights at least `discStep` apart, within 0 and `height`. */
function spread(heights: readonly number[], height: number): number[] {
  const placed: number[] = [];
  for (const y of heights) placed.push(Math.max(y, (placed.at(-1) ?? discSize - discStep) + discStep));
  let limit = height - discSize;
  for (let index = placed.length - 1; index >= 0; index--) {
    const y = Math.min(itemAt(placed, index), limit);
    placed[index] = y;
    limit = y - discStep;
  }
  return placed;
}

/** A hairline through points, outlined in white, a dot at its end. */
function leaderTo(from: HexPoint, way: readonly HexPoint[]): Mark[] {
  const steps = [from, ...way].map(({ x, y }, index): Step => [index === 0 ? 'move' : 'line', x, y]);
  const drawn = (stroke: number, width: number): Mark => ({ kind: 'path', role: 'artifact', steps, stroke, width });
  const end = way.at(-1) ?? from;
  return [drawn(1, 2.2), drawn(ink.text, 0.5), circle(end, 1.5, { fill: ink.text, stroke: 1, width: 0.5 })];
}

function numberDisc(pen: SheetPen, number: number, { x, y }: HexPoint, role?: Tag): Mark[] {
  return [
    circle({ x, y }, discSize, { fill: 1, stroke: ink.text, width: 1 }),
    ...pen.put(String(number), x, y + 3.2, 9, { align: 'centre', ...(role && { role }) }),
  ];
}

/** Marks → operators of a content stream. */

import type {
  Colour,
  GridMark,
  Mark,
  PathMark,
  Point,
  Stamp,
  StampMark,
  TextMark,
  TextsMark,
} from '../typeset/page/page.ts';
import type { FontEncoder } from './encode.ts';
import { number, rounded } from './number.ts';
import type { Marker } from './structure.ts';
import type { TextGlyph, TextGlyphs, UsedFont } from './text-glyphs.ts';

/** A stamp as the file holds it. */
export interface DrawnStamp {
  readonly name: string;
  readonly reference: unknown;
}

/** Operators and the resources they use. Coordinates run downwards, as pdfkit sets every page up. */
export interface StreamContent {
  /** What many pages may have alike: stamps at the beginning, and the place of a grid behind them; perhaps nothing. */
  readonly opening: string;
  /** All that comes after it. */
  readonly text: string;
  readonly fonts: ReadonlySet<UsedFont>;
  readonly stamps: ReadonlySet<DrawnStamp>;
}

/** Ink that ends the text before it. */
const drawsAlone: ReadonlySet<Mark['kind']> = new Set(['path', 'stamp', 'grid', 'texts']);

/** What marks are drawn with. */
export interface Tools {
  readonly fonts: FontEncoder;
  readonly stamps: (stamp: Stamp) => DrawnStamp;
  readonly glyphs: Pick<TextGlyphs, 'of'>;
}

/** Draws marks in their order, between what a marker puts around them. Links and anchors are no ink. */
export function contentOf(marks: readonly Mark[], { fonts, stamps, glyphs }: Tools, marker?: Marker): StreamContent {
  const operators: string[] = [];
  const usedFonts = new Set<UsedFont>();
  const usedStamps = new Set<DrawnStamp>();
  let colour: Colour | undefined;
  let fill = '';
  /** Where the last line of the open text began; text goes on while nothing else comes between. */
  let line: Place | undefined;
  /** How many operators are an opening; more may join it while nothing that is a page's own has come. */
  let opened = 0;
  let isOpening = marker !== undefined;
  const endText = () => {
    if (line) operators.push('ET');
    line = undefined;
  };
  // A plain loop: a walker of a list makes an object at each step.
  for (let at = 0; at < marks.length; at++) {
    const mark = marks[at] as Mark;
    const opening = marker?.before(mark);
    if (opening || drawsAlone.has(mark.kind)) endText();
    if (opening) operators.push(opening);
    switch (mark.kind) {
      case 'text': {
        if (mark.pieces.length === 0) break;
        if (mark.colour !== colour) {
          colour = mark.colour;
          const operator = colourOperator(colour, 'fill');
          if (operator !== fill) operators.push(operator);
          fill = operator;
        }
        const font = fonts.font(mark.face);
        usedFonts.add(font);
        const place: Place = { x: rounded(mark.x), y: rounded(mark.y), font: font.id, size: mark.size };
        operators.push(`${placeOperators(place, line)} ${textOperators(mark, fonts)}`);
        line = place;
        break;
      }
      case 'path':
        operators.push(pathOperators(mark));
        break;
      case 'stamp': {
        const stamp = stamps(mark.stamp);
        usedStamps.add(stamp);
        operators.push(stampOperators(mark, stamp));
        if (isOpening) opened = operators.length;
        continue;
      }
      case 'texts': {
        const first = mark.table[mark.picks[0] ?? -1];
        if (first === undefined) break;
        colour = first.colour;
        const operator = colourOperator(colour, 'fill');
        if (operator !== fill) operators.push(operator);
        fill = operator;
        operators.push(textsOperators(mark, first.size, mark.picks.map(glyphs.of(mark.table)), usedFonts));
        break;
      }
      case 'grid':
        operators.push(gridPlace(mark));
        if (isOpening) opened = operators.length;
        operators.push(gridImage(mark));
        break;
      case 'link':
      case 'field':
      case 'anchor':
        continue;
      default:
        mark satisfies never;
    }
    isOpening = false;
  }
  endText();
  const ending = marker?.end();
  if (ending) operators.push(ending);
  const opening = opened === 0 ? '' : `${operators.splice(0, opened).join('\n')}\n`;
  return { opening, text: operators.join('\n'), fonts: usedFonts, stamps: usedStamps };
}

function numbers(...values: readonly number[]): string {
  return values.map(number).join(' ');
}

/** The start of a line of text, and what it is set in. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly size: number;
}

/** Text begins, or goes on from where its last line began: steps between lines are alike, and so they take little room. */
function placeOperators({ x, y, font, size }: Place, last: Place | undefined): string {
  const face = `/${font} ${number(size)} Tf`;
  if (last === undefined) return `BT ${face} 1 0 0 -1 ${number(x)} ${number(y)} Tm`;
  const step = `${number(x - last.x)} ${number(last.y - y)} Td`;
  return font === last.font && size === last.size ? step : `${face} ${step}`;
}

/** What a TJ operator shows. */
function shownBy(mark: TextMark, fonts: FontEncoder): string {
  const encode = fonts.encode(mark.face);
  let pieces = '';
  // The spaces of a line are all alike.
  let room = 0;
  let roomText = '';
  for (let index = 0; index < mark.pieces.length; index++) {
    const piece = mark.pieces[index] as (typeof mark.pieces)[number];
    if (typeof piece !== 'number') pieces += encode(piece);
    else if (Math.abs(piece) > 0.0005) {
      // To a ten-thousandth of the size, which no line adds up to anything that is seen.
      if (piece !== room) roomText = number(Math.round((-piece * 10_000) / mark.size) / 10);
      room = piece;
      pieces += roomText;
    }
  }
  return pieces;
}

function textOperators(mark: TextMark, fonts: FontEncoder): string {
  let operators = `[${shownBy(mark, fonts)}] TJ`;
  if (mark.tracking) operators = `${number(mark.tracking)} Tc ${operators} 0 Tc`;
  if (mark.outline)
    operators = `${colourOperator(mark.colour, 'stroke')} ${number(mark.outline)} w 1 Tr ${operators} 0 Tr`;
  return operators;
}

/** What shows the pieces of a text, as an operator. */
export function showing(text: TextMark, fonts: FontEncoder): string {
  const all = shownBy(text, fonts).replaceAll('><', '');
  return /^<[0-9a-f]*>$/u.test(all) ? `${all}Tj` : `[${all}]TJ`;
}

/** A stretch of texts that one string shows: one behind the other, with the same room between them. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** What leads to its first place. */
  readonly lead: string;
  /** What shows a string there. */
  readonly show: 'Tj' | "'";
}

/** How texts of these widths come from place to place. */
interface Route {
  readonly start: Point;
  readonly widths: readonly number[];
  readonly stretches: readonly Stretch[];
  /** What ends it: the room between texts is none again. */
  readonly end: string;
}

/** Texts of as many pages as there are, by the places they all have. */
const routes = new WeakMap<readonly Point[], Route>();

function textsOperators(mark: TextsMark, size: number, shown: readonly TextGlyph[], usedFonts: Set<UsedFont>): string {
  let route = routes.get(mark.places);
  if (route === undefined || !isFor(route, shown)) {
    route = routeOf(mark.places, shown, size);
    routes.set(mark.places, route);
  }
  const { start, stretches, end } = route;
  let font: UsedFont | undefined;
  let operators = `BT 1 0 0 -1 ${number(mark.x + start.x)} ${number(mark.y + start.y)} Tm`;
  // Plain loops, here and below: they run for every number of thousands of sheets.
  for (let stretch = 0; stretch < stretches.length; stretch++) {
    const { from, to, lead, show } = stretches[stretch] as Stretch;
    operators += lead;
    let string = '';
    let how: Stretch['show'] = show;
    for (let at = from; at < to; at++) {
      const glyph = shown[at] as TextGlyph;
      if (glyph.font !== font) {
        if (string !== '') {
          operators += `(${string})${how}`;
          string = '';
          how = 'Tj';
        }
        font = glyph.font;
        usedFonts.add(font);
        operators += `/${font.id} ${number(size)} Tf`;
      }
      string += glyph.code;
    }
    operators += `(${string})${how}`;
  }
  return `${operators}${end} ET`;
}

/** Whether texts of these widths stand one behind the other as those did that a route was made for. */
function isFor({ widths }: Route, shown: readonly TextGlyph[]): boolean {
  for (let at = 0; at < shown.length; at++) if ((shown[at] as TextGlyph).width !== widths[at]) return false;
  return true;
}

/** Steps are alike where distances are, so that they take little room: what is rounded away adds up to nothing that is seen. */
function routeOf(places: readonly Point[], shown: readonly TextGlyph[], size: number): Route {
  const most = 0.05; // points
  const [start = { x: 0, y: 0 }] = places;
  const stretches: Stretch[] = [];
  let [line, drawn, room, leading] = [start, start, 0, 0];
  for (let from = 0; from < places.length; ) {
    const first = places[from] as Point;
    const widthOf = (at: number) => ((shown[at]?.width ?? 0) * size) / 1000;
    const pitch = (places[from + 1]?.x ?? first.x) - first.x - widthOf(from);
    let to = from + 1;
    for (let x = first.x; to < places.length; to++) {
      x += widthOf(to - 1) + pitch;
      const next = places[to] as Point;
      if (next.y !== first.y || pitch < -0.01 || Math.abs(next.x - x) > 0.01) break;
    }
    const step = (now: number, before: number, at: number) =>
      Math.abs(at + rounded(now - before) - now) < most ? rounded(now - before) : rounded(now - at);
    const [dx, dy] = [step(first.x, line.x, drawn.x), step(first.y, line.y, drawn.y)];
    const between = to - from > 1 ? Math.round(pitch * 1000) / 1000 : room;
    // A line straight below is begun by what shows it, once it is known how far below.
    const isBelow = dx === 0 && dy !== 0;
    const steps = isBelow ? (dy === leading ? '' : ` ${number(dy)} TL`) : dx === 0 ? '' : ` ${numbers(dx, -dy)} Td`;
    stretches.push({
      from,
      to,
      lead: `${between === room ? '' : ` ${between} Tc`}${steps}`,
      show: isBelow ? "'" : 'Tj',
    });
    if (isBelow) leading = dy;
    drawn = { x: drawn.x + dx, y: drawn.y + dy };
    [line, room, from] = [first, between, to];
  }
  return { start, widths: shown.map(({ width }) => width), stretches, end: room === 0 ? '' : ' 0 Tc' };
}

/** A path and its paint between q and Q, so that line width and dashes end with it; lengths in `units` to the point. */
export function pathOperators(mark: PathMark, units = 1): string {
  let operators = 'q';
  if (mark.fill !== undefined) operators += ` ${colourOperator(mark.fill, 'fill')}`;
  if (mark.stroke !== undefined) operators += ` ${colourOperator(mark.stroke, 'stroke')}`;
  if (mark.width !== undefined) operators += ` ${number(mark.width * units)} w`;
  if (mark.dash !== undefined) operators += ` [${numbers(...mark.dash.map((length) => length * units))}] 0 d`;
  if (mark.round) operators += ' 1 J 1 j';
  // Plain loops and no lists: they run for every point of every picture.
  for (const step of mark.steps) {
    for (let at = 1; at < step.length; at++) operators += ` ${number((step[at] as number) * units)}`;
    operators += stepOperators[step[0]];
  }
  return `${operators} ${mark.fill === undefined ? 'S' : mark.stroke === undefined ? 'f' : 'B'} Q`;
}

const stepOperators = { move: ' m', line: ' l', curve: ' c', close: ' h' } as const;

function stampOperators(mark: StampMark, stamp: DrawnStamp): string {
  return `q 1 0 0 1 ${number(mark.x)} ${number(mark.y)} cm /${stamp.name} Do Q`;
}

/** Where a grid lies: the square that its image fills. */
function gridPlace({ x, y, size }: GridMark): string {
  return `q 0 g ${number(size)} 0 0 ${number(-size)} ${number(x)} ${number(y + size)} cm`;
}

/** An inline image of a bit a square (ISO 32000-1, 8.9.7), a mask that black is poured through: no path is as small. */
function gridImage({ side, bits }: GridMark): string {
  return `BI/W ${side}/H ${side}/IM true/F/AHx ID ${bits}> EI Q`;
}

function colourOperator(colour: Colour, use: 'fill' | 'stroke'): string {
  if (typeof colour === 'number') return `${number(colour)} ${use === 'fill' ? 'g' : 'G'}`;
  return `${numbers(...colour)} ${use === 'fill' ? 'rg' : 'RG'}`;
}

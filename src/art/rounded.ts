/** Chords → curves: what is drawn as many short chords of something round is printed round. */

import type { Point, Step } from '../typeset/page/page.ts';
import type { Frame } from './plane.ts';

/** Up to this turn from one chord to the next, in radians, they are of something round; corners turn by more. */
const mostTurn = 0.47;
/** From chord to chord what is round grows, and turns, by this factor at most. */
const mostGrowth = 2.6;
/** As many corners as that in a row are no accident; three of a line may be a bent wire, of an area they are a chamfer. */
const fewest = { line: 2, area: 3 } as const;
/** A curve turns by this at most, in radians: with less than a right angle it is true to a ten-thousandth of its radius. */
const mostBend = 1.6;

const minus = (p: Point, q: Point): Point => ({ x: p.x - q.x, y: p.y - q.y });
const cross = (p: Point, q: Point) => p.x * q.y - p.y * q.x;
const lengthOf = ({ x, y }: Point) => Math.hypot(x, y);
const turnOf = (p: Point, q: Point) => Math.atan2(cross(p, q), p.x * q.x + p.y * q.y);

/** To a tenth of a point, which no printer shows and which is half the bytes. */
const tenth = (value: number) => Math.round(value * 10) / 10;

/** One piece of a path between two of its corners: a line, or the handles of a curve. */
interface Piece {
  readonly to: number;
  readonly handles?: readonly [Point, Point];
}

/**
 * Adds the steps of a path through points, closed or not, to others. Where at least three corners in a row turn alike and little
 * (two of a line that is open), the chords between them become cubic curves through the same corners, which stay in a frame.
 */
export function addSteps(steps: Step[], points: readonly Point[], isClosed: boolean, within: Frame): void {
  const first = points[0];
  if (first === undefined) return;
  const isRing = isClosed || (points.length > 3 && lengthOf(minus(first, points.at(-1) as Point)) < 0.01);
  const corners = isRing && !isClosed ? points.slice(0, -1) : points;
  const { start, pieces } = piecesOf(corners, isRing, isClosed ? fewest.area : fewest.line);
  const at = (index: number) => corners[index % corners.length] as Point;
  const begin = at(start);
  steps.push(['move', tenth(begin.x), tenth(begin.y)]);
  pieces.forEach(({ to, handles }, index) => {
    const { x, y } = at(to);
    if (handles) {
      // A curve is nowhere outside its ends and handles.
      const [a, b] = [inside(handles[0], within), inside(handles[1], within)];
      steps.push(['curve', tenth(a.x), tenth(a.y), tenth(b.x), tenth(b.y), tenth(x), tenth(y)]);
    } else if (!isClosed || index < pieces.length - 1) steps.push(['line', tenth(x), tenth(y)]);
  });
  if (isClosed) steps.push(['close']);
}

const inside = ({ x, y }: Point, { x: left, y: top, width, height }: Frame): Point => ({
  x: Math.max(left, Math.min(x, left + width)),
  y: Math.max(top, Math.min(y, top + height)),
});

/** The pieces of a path from its corner `start` on; indices of a ring run on past its last corner. */
function piecesOf(corners: readonly Point[], isRing: boolean, least: number): { start: number; pieces: Piece[] } {
  const count = corners.length;
  const at = (index: number) => corners[((index % count) + count) % count] as Point;
  const chord = (index: number) => minus(at(index + 1), at(index));
  const chords = isRing ? count : count - 1;
  const turns = corners.map((_, index) =>
    isRing || (index > 0 && index < chords) ? turnOf(chord(index - 1), chord(index)) : 0,
  );
  const turn = (index: number) => turns[((index % count) + count) % count] as number;
  const alike = (a: number, b: number) => a * b > 0 && Math.max(a / b, b / a) <= mostGrowth;
  const isRound = (index: number) =>
    Math.abs(turn(index)) > 0.01 &&
    Math.abs(turn(index)) < mostTurn &&
    alike(lengthOf(chord(index - 1)), lengthOf(chord(index)));
  const goesOn = (index: number) => isRound(index) && isRound(index + 1) && alike(turn(index), turn(index + 1));

  // A ring begins at a corner that is not round, or where it bends the other way; one that is round everywhere begins anywhere.
  const places = Array.from({ length: isRing ? count : 0 }, (_, index) => index);
  const begin = places.find((index) => !isRound(index)) ?? places.find((index) => !goesOn(index - 1));
  const isWhole = isRing && begin === undefined;
  const start = begin ?? 0;
  const pieces: Piece[] = [];
  const round = (from: number, to: number) => pieces.push(...curves(from, to, at, turn, isWhole));
  if (isWhole && count > least) {
    round(0, count);
    return { start, pieces };
  }
  const end = start + chords;
  let index = start;
  while (index < end) {
    // The corners after this one that turn alike: a curve from here to the one after the last.
    let last = index + 1;
    while (last < end - 1 && goesOn(last)) last++;
    const rounded = last < end && isRound(index + 1) ? last - index : 0;
    if (rounded >= least) {
      round(index, last + 1);
      index = last + 1;
    } else {
      pieces.push({ to: index + 1 });
      index++;
    }
  }
  return { start, pieces };
}

/** The curves through the corners from one to another. */
function curves(
  from: number,
  to: number,
  at: (index: number) => Point,
  turn: (index: number) => number,
  isWhole: boolean,
): Piece[] {
  let bend = 0;
  for (let index = from + 1; index < to; index++) bend += Math.abs(turn(index));
  const count = Math.min(Math.floor((to - from) / 2), Math.max(1, Math.ceil(bend / mostBend)));
  const chord = (index: number) => minus(at(index + 1), at(index));
  /** Along the curve in a corner, as if it lay on a circle with both its neighbours. */
  const direction = (index: number): Point => {
    const inner = isWhole ? index : Math.max(from + 1, Math.min(index, to - 1));
    const [before, after] = [lengthOf(chord(inner - 1)), lengthOf(chord(inner))];
    const share = turn(inner) / (before + after);
    if (inner < index) return turnedBy(chord(inner), share * after);
    return turnedBy(chord(inner - 1), inner > index ? -share * before : share * before);
  };
  return Array.from({ length: count }, (_, piece) => {
    const start = from + Math.round(((to - from) * piece) / count);
    const end = from + Math.round(((to - from) * (piece + 1)) / count);
    const [p, q] = [at(start), at(end)];
    return { to: end, handles: handlesOf(p, direction(start), middleOf(start, end, at), direction(end), q) };
  });
}

function turnedBy({ x, y }: Point, angle: number): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** Where a curve from one corner to another is in its middle: a corner, or as far outside the middle chord as its neighbours say. */
function middleOf(start: number, end: number, at: (index: number) => Point): Point {
  const middle = (start + end) / 2;
  if (Number.isInteger(middle)) return at(middle);
  const [p, q] = [at(middle - 0.5), at(middle + 0.5)];
  const [before, after] = [at(middle - 1.5), at(middle + 1.5)];
  return { x: (9 * (p.x + q.x) - before.x - after.x) / 16, y: (9 * (p.y + q.y) - before.y - after.y) / 16 };
}

/**
 * The handles of the arc of an ellipse between two points: it leaves and reaches them in given directions, and in its middle is as
 * far from the line between them as a third point is.
 */
function handlesOf(p: Point, out: Point, middle: Point, into: Point, q: Point): readonly [Point, Point] {
  const whole = minus(q, p);
  const area = cross(out, into);
  // How far the directions go, in their own lengths, until they meet.
  const [ahead, back] = [cross(whole, into) / area, cross(out, whole) / area];
  if (!(ahead > 0 && back > 0)) {
    const far = lengthOf(whole) / 3;
    const thirds = [far / lengthOf(out), far / lengthOf(into)] as const;
    return [along(p, out, thirds[0]), along(q, into, -thirds[1])];
  }
  const meeting = along(p, out, ahead);
  const height = cross(whole, minus(middle, p)) / cross(whole, minus(meeting, p));
  // However flat it is: with any other the curve would miss its middle.
  const cosine = Math.min(1, Math.max(0.01, height / (1 - height)));
  const half = Math.acos(cosine);
  const share = half > 0.01 ? ((4 / 3) * Math.tan(half / 2)) / Math.tan(half) : 2 / 3;
  return [along(p, out, ahead * share), along(q, into, -back * share)];
}

const along = (p: Point, direction: Point, far: number): Point => ({
  x: p.x + direction.x * far,
  y: p.y + direction.y * far,
});

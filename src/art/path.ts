/** A path as it is written → its steps: SVG's `d`, and a letter each for a rectangle, an ellipse and a bar. */

import { itemAt } from '../item-at.ts';
import type { Point, Step } from '../typeset/page/page.ts';
import { endOf } from '../typeset/page/steps.ts';

/** A letter and its numbers; of `e` only exponents are written. */
const command = /([A-DF-Z])([^A-DF-Z]*)/giu;
const numeral = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gu;

/** How many numbers a letter takes; with more of them it is repeated. */
const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7 };

/**
 * The steps of a path in SVG's `d`: M, L, H, V, C, Q, A (never rotated) and Z, in either case. Besides, `R x y width height` is a
 * rectangle, `O x y rx ry` an ellipse round a point (`O x y r` a circle), `B x1 y1 x2 y2 width` a bar from a point to another.
 */
export function stepsOf(d: string): Step[] {
  const steps: Step[] = [];
  let here: Point = { x: 0, y: 0 };
  for (const [, letter = '', rest = ''] of d.matchAll(command)) {
    const kind = letter.toUpperCase();
    const numbers = rest.match(numeral)?.map(Number) ?? [];
    const count = counts[kind] ?? Math.max(1, numbers.length);
    for (let from = 0; from === 0 || from < numbers.length; from += count) {
      const given = numbers.slice(from, from + count);
      const drawn = stepsFor(
        kind === 'M' && from > 0 ? 'L' : kind,
        given,
        here,
        letter === kind ? { x: 0, y: 0 } : here,
      );
      steps.push(...drawn);
      here = endOf(drawn.at(-1)) ?? here;
    }
  }
  return steps;
}

/** The steps of one letter, from the point where the last one ended; its numbers count from `zero`. */
function stepsFor(letter: string, numbers: readonly number[], here: Point, zero: Point): Step[] {
  const [x, y] = [
    (index: number) => zero.x + itemAt(numbers, index),
    (index: number) => zero.y + itemAt(numbers, index),
  ];
  switch (letter) {
    case 'M':
      return [['move', x(0), y(1)]];
    case 'L':
      return [['line', x(0), y(1)]];
    case 'H':
      return [['line', x(0), here.y]];
    case 'V':
      return [['line', here.x, y(0)]];
    case 'C':
      return [['curve', x(0), y(1), x(2), y(3), x(4), y(5)]];
    case 'Q': {
      const third = (p: number, q: number) => p + ((q - p) * 2) / 3;
      const [cx, cy, toX, toY] = [x(0), y(1), x(2), y(3)];
      return [['curve', third(here.x, cx), third(here.y, cy), third(toX, cx), third(toY, cy), toX, toY]];
    }
    case 'A':
      return arcTo(here, numbers, { x: x(5), y: y(6) });
    case 'Z':
      return [['close']];
    case 'R': {
      const [left, top, right, bottom] = [x(0), y(1), x(0) + itemAt(numbers, 2), y(1) + itemAt(numbers, 3)];
      return [['move', left, top], ['line', right, top], ['line', right, bottom], ['line', left, bottom], ['close']];
    }
    case 'O': {
      const [rx, ry] = [itemAt(numbers, 2), numbers[3] ?? itemAt(numbers, 2)];
      return [['move', x(0) + rx, y(1)], ...turnsRound({ x: x(0), y: y(1) }, rx, ry, 0, 1), ['close']];
    }
    case 'B':
      return bar({ x: x(0), y: y(1) }, { x: x(2), y: y(3) }, itemAt(numbers, 4));
    default:
      throw new Error(`no letter of a path: ${letter}`);
  }
}

function bar(from: Point, to: Point, width: number): Step[] {
  const share = width / 2 / (Math.hypot(to.x - from.x, to.y - from.y) || 1);
  const [nx, ny] = [(from.y - to.y) * share, (to.x - from.x) * share];
  return [
    ['move', from.x - nx, from.y - ny],
    ['line', to.x - nx, to.y - ny],
    ['line', to.x + nx, to.y + ny],
    ['line', from.x + nx, from.y + ny],
    ['close'],
  ];
}

/** The curves of an ellipse from one angle to another, in turns from three o'clock, clockwise. */
function turnsRound(centre: Point, rx: number, ry: number, from: number, to: number): Step[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) * 4 - 0.001));
  const step = ((to - from) / count) * 2 * Math.PI;
  const handle = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, index): Step => {
    const [a, b] = [from * 2 * Math.PI + step * index, from * 2 * Math.PI + step * (index + 1)];
    const [x, y] = [(cos: number) => centre.x + rx * cos, (sin: number) => centre.y + ry * sin];
    const [cosA, sinA, cosB, sinB] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
    return [
      'curve',
      x(cosA - handle * sinA),
      y(sinA + handle * cosA),
      x(cosB + handle * sinB),
      y(sinB - handle * cosB),
      x(cosB),
      y(sinB),
    ];
  });
}

/** SVG's arc: its centre is found on the unit circle (SVG 2, appendix B.2.4). */
function arcTo(from: Point, numbers: readonly number[], to: Point): Step[] {
  const [isLarge, isClockwise] = [numbers[3] !== 0, numbers[4] !== 0];
  const [rx, ry] = [Math.abs(itemAt(numbers, 0)), Math.abs(itemAt(numbers, 1))];
  const half = { x: (to.x - from.x) / 2 / rx, y: (to.y - from.y) / 2 / ry };
  const far = Math.hypot(half.x, half.y);
  if (!(far > 0)) return [['line', to.x, to.y]];
  // Radii that do not reach grow until they do.
  const grown = Math.max(1, far);
  const off = (Math.sqrt(Math.max(0, grown ** 2 - far ** 2)) / far) * (isLarge === isClockwise ? -1 : 1);
  const out = { x: -half.x + off * half.y, y: -half.y - off * half.x };
  const start = Math.atan2(out.y, out.x) / (2 * Math.PI);
  const back = { x: out.x + 2 * half.x, y: out.y + 2 * half.y };
  const end = Math.atan2(back.y, back.x) / (2 * Math.PI);
  const turns = isClockwise ? (end - start + 1) % 1 : -((start - end + 1) % 1);
  const centre = { x: from.x - out.x * rx, y: from.y - out.y * ry };
  return turnsRound(centre, rx * grown, ry * grown, start, start + turns);
}

/** The same part from its end to its beginning. */
export function reversePath(part: readonly Step[]): Step[] {
  const drawn = part.filter(([kind]) => kind !== 'close');
  const ends = drawn.map((step) => endOf(step) ?? { x: 0, y: 0 });
  const last = ends.at(-1);
  if (last === undefined) return [];
  const back = drawn.slice(1).map((step, index): Step => {
    const { x, y } = itemAt(ends, index);
    return step[0] === 'curve' ? ['curve', step[3], step[4], step[1], step[2], x, y] : ['line', x, y];
  });
  return [['move', last.x, last.y], ...back.toReversed(), ...(drawn.length < part.length ? [['close'] as const] : [])];
}

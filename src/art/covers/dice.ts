/** Dice → a cover: thrown into the light, larger than life. */

import { itemAt } from '../../item-at.ts';
import type { PathMark, Point, Rect } from '../../typeset/page/page.ts';
import { cornersOf } from '../../typeset/page/steps.ts';
import { drawAt, resize, rotate, translate } from '../arrange.ts';
import { drawnIn } from '../frame.ts';
import type { Look } from '../paint.ts';
import { pipPlaces } from '../pips.ts';
import { type Art, black, blank, light, lineIn, regular, solid, stroke, through, white } from '../words.ts';

/** A die as it fell: its sides, the face that is up, and its role. */
export interface CoverDie {
  readonly sides: number;
  readonly face: number;
  readonly role: string;
}

/** Places of dice, in hundredths of the frame, their sizes in hundredths of its height, their turns. */
const throws = [
  { x: 61, y: 66, size: 36, turn: 0.045 },
  { x: 28, y: 42, size: 25, turn: -0.07 },
  { x: 80, y: 30, size: 17, turn: 0.11 },
  { x: 22, y: 82, size: 15, turn: 0.03 },
  { x: 52, y: 22, size: 11, turn: -0.04 },
  { x: 88, y: 88, size: 12, turn: 0.09 },
] as const;

type Thrown = (typeof throws)[number];

/** Up to six dice in a cone of light, each with its shadow behind it; dice of the `marked` roles are solid. */
export function diceCover(dice: readonly CoverDie[], marked: readonly string[], frame: Rect, look: Look): PathMark[] {
  const wide = frame.width / frame.height;
  const table: string[] = [];
  for (let y = 0.4, gap = 0.9; y < 100; y += gap, gap *= 1.015) table.push(`M0 ${y}H${100 * wide}`);
  const thrown = dice.slice(0, throws.length).map((die, index) => ({ die, at: itemAt(throws, index) }));
  const art = [
    stroke.far(...table),
    light(`M${92 * wide}-2H${97 * wide}L${90 * wide} 104H${8 * wide}`),
    thrown.map(({ die, at }) => translate(at.x * wide, at.y, shadow(die, at, { x: (95 - at.x) * wide, y: -4 - at.y }))),
    // The smallest are farthest away.
    thrown.toReversed().map(({ die, at }) => {
      const drawn = dieArt(die, marked.includes(die.role) ? 'solid' : 'outlined');
      return translate(at.x * wide, at.y, rotate(at.turn, 0, 0, resize(at.size, 0, 0, drawn)));
    }),
  ];
  return drawnIn(frame, drawAt(frame.x, frame.y, frame.height / 100, art), look);
}

const cornersBySides: Readonly<Record<number, number>> = {
  4: 3,
  8: 6,
  10: 4,
  12: 10,
  20: 6,
  14: 7,
  16: 8,
  24: 8,
  30: 10,
};

/** A die's outline, its size 1. */
const outlineOf = (sides: number): string =>
  sides === 6
    ? `M-.36-.5H.36A.14 .14 0 0 1 .5-.36V.36A.14 .14 0 0 1 .36 .5H-.36A.14 .14 0 0 1-.5 .36V-.36A.14 .14 0 0 1-.36-.5`
    : `${through(cornersFor(sides))}z`;

const cornersFor = (sides: number) => regular(0.6, cornersBySides[sides] ?? 24);

/** A long shadow away from the lamp: the die swept over the table. */
function shadow({ sides }: CoverDie, { size, turn }: Thrown, lamp: Point): Art {
  const [outline = { steps: [] }] = rotate(turn, 0, 0, resize(size, 0, 0, black(outlineOf(sides))));
  const corners = cornersOf(outline.steps);
  const far = Math.hypot(lamp.x, lamp.y);
  const swept = corners.map(({ x, y }) => ({ x: x - (lamp.x / far) * size * 0.6, y: y - (lamp.y / far) * size * 0.6 }));
  return black(through(hull([...corners, ...swept])));
}

/** The smallest convex polygon round points (Andrew 1979). */
function hull(all: readonly Point[]): Point[] {
  const sorted = [...all].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (of: readonly Point[]) => {
    const chain: Point[] = [];
    const bends = (a: Point, b: Point, { x, y }: Point) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) > 0;
    for (const point of of) {
      while (chain.length >= 2 && !bends(itemAt(chain, chain.length - 2), itemAt(chain, chain.length - 1), point))
        chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** A die of size 1 round the origin. */
function dieArt({ sides, face }: CoverDie, look: 'solid' | 'outlined'): Art {
  const outline = outlineOf(sides);
  const tone = look === 'solid' ? 'white' : 'ink';
  const body = [resize(1.04, 0, 0, white(outline)), look === 'solid' ? black(outline) : blank.bold(outline)];
  if (sides === 6) return [body, (pipPlaces[face] ?? []).map(([x, y]) => solid(tone, `O${x * 0.26} ${y * 0.26} .088`))];
  // The facet of an octahedron below the front one is dark.
  const dark = sides === 8 && solid(tone, through(cornersFor(8).slice(2, 5)));
  return [body, dark, lineIn(tone).bold(...facets(sides))];
}

/** The edges of a solid that face the eye. */
function facets(sides: number): string[] {
  const outer = cornersFor(sides);
  const corner = (index: number) => itemAt(outer, (index + outer.length) % outer.length);
  switch (sides) {
    case 8:
      return [`${through([corner(0), corner(2), corner(4)])}z`];
    case 10: {
      const [left, right, low] = [
        { x: -0.22, y: 0.06 },
        { x: 0.22, y: 0.06 },
        { x: 0, y: 0.2 },
      ];
      return [
        [corner(0), left, low, right, corner(0)],
        [corner(3), left],
        [corner(1), right],
        [low, corner(2)],
      ].map(through);
    }
    case 12: {
      const inner = regular(0.36, 5);
      return [`${through(inner)}z`, ...inner.map((point, index) => through([point, corner(index * 2)]))];
    }
    case 20: {
      const inner = regular(0.34, 3);
      return [
        `${through(inner)}z`,
        ...inner.map((point, index) => through([corner(index * 2), point])),
        ...inner.map((point, index) => through([corner(index * 2 - 1), point, corner(index * 2 + 1)])),
      ];
    }
    default:
      return outer.map((point) => through([{ x: 0, y: 0 }, point]));
  }
}

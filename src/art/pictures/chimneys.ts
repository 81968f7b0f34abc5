/** Chimneys, one of which smokes. */

import { itemAt } from '../../item-at.ts';
import { repeat } from '../arrange.ts';
import { beam, ground, night, person, type Stage, towers } from '../scenery.ts';
import { type Art, accent, arc, black, fullWidth, o, paper, r, scratch, stroke, white } from '../words.ts';

export function chimneys(stage: Stage): Art {
  const { half, roll } = stage;
  const base = 86;
  // Many, or few that are high.
  const isHigh = roll(5) === 1;
  const count = Math.max(3, Math.min(9, Math.round(half / (isHigh ? 24 : 13))));
  const step = (half * 2) / count;
  const smoking = Math.min(count - 2, Math.floor(count / 2) + roll(2) - 1);
  const stacks = Array.from({ length: count }, (_, index) => {
    const isSmoking = index === smoking;
    return {
      x: -half + step * (index + 0.5) + roll(Math.ceil(step * 0.3)) - step * 0.15,
      top: isSmoking ? 30 : (isHigh ? 12 : 24) + roll(36),
      wide: isSmoking || isHigh ? 7.6 + (isHigh ? roll(30) / 10 : 0) : 4.4 + roll(20) / 10,
    };
  });
  const { x: from, top } = itemAt(stacks, smoking);
  const side = from > 0 ? -1 : 1;
  // Larger and further off, up to the edge.
  const puffs = Array.from({ length: 7 }, (_, index) => {
    const size = 4 + index * 1.6 + roll(20) / 10;
    const x = from + side * (index * index * 0.5 + index * Math.max(3, Math.min(half / 13, 6)));
    // Below the frame's edge, which would cut it to a tick.
    return { x, y: Math.max(size + 1, top - 3 - index * 2.5 - Math.min(index, roll(4))), size };
  });
  return [
    night(stage, base),
    towers(stage, base, 22),
    puffs.map(({ x, y, size }) => paper(o(x, y, size))),
    puffs.map((puff) =>
      outside(puff, puffs, half).map(([start, end]) =>
        stroke.bold(arc({ x: puff.x, y: puff.y, rx: puff.size, ry: puff.size }, start, end)),
      ),
    ),
    puffs
      .slice(3)
      .filter(({ x, y, size }) => Math.abs(x) + size * 0.62 < half && y > size * 0.3)
      .map(({ x, y, size }) =>
        stroke.fine(`M${x - size * 0.192} ${y + size * 0.59}A${size * 0.62} ${size * 0.62} 0 0 1 ${x - size * 0.576}
          ${y - size * 0.228}`),
      ),
    stacks.map(({ x, top, wide }) => [
      black(`M${x - wide * 0.66} ${top}H${x + wide * 0.66}L${x + wide} ${base}H${x - wide}
        ${r(x - wide * 0.84, top - 1.4, wide * 1.68, 3)}`),
      [6, 10].map((down) => {
        const across = wide * (0.66 + (0.34 * down) / (base - top));
        return scratch.medium(`M${x - across} ${top + down}H${x + across}`);
      }),
    ]),
    // The shed at their feet, and its door.
    black(fullWidth(half, base - 11, 12)),
    repeat(Math.floor((half * 2 + 4) / 14), (index) => white(r(-half + 4 + index * 14, base - 8.4, 6, 3.6))),
    black(r(from - 9.4, base - 16, 18.8, 17)),
    accent(r(from - 5.6, base - 14, 11.2, 14)),
    beam([from - 5.6, from + 5.6, base], [from - 17, from + 20, 100]),
    ground(stage, base),
    person(from + side * 1.5, 94, 19),
  ];
}

/** From which to which turn of a puff no other puff lies over its edge, in a frame so wide to both sides; nothing so short as a tick. */
function outside(puff: Puff, puffs: readonly Puff[], half: number): [number, number][] {
  const isFree = (turn: number) => {
    const x = puff.x + puff.size * Math.cos(turn * 2 * Math.PI);
    const y = puff.y + puff.size * Math.sin(turn * 2 * Math.PI);
    const isSeen = y > 0 && Math.abs(x) < half;
    return isSeen && puffs.every((one) => one === puff || Math.hypot(x - one.x, y - one.y) >= one.size);
  };
  const count = 360;
  const free = Array.from({ length: count }, (_, index) => isFree(index / count));
  const first = free.indexOf(false) + 1;
  const spans: [number, number][] = [];
  for (let index = first, start = -1; index <= first + count; index++) {
    if (free[index % count] && start < 0) start = index;
    else if (!free[index % count] && start >= 0) {
      if (index - start > 4) spans.push([(start - 0.5) / count, (index - 0.5) / count]);
      start = -1;
    }
  }
  return spans;
}

/** Smoke, round. */
interface Puff {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

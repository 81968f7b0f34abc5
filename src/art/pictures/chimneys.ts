/** Chimneys, one of which smokes. */

import { itemAt } from '../../item-at.ts';
import { drawAt, row, translate } from '../arrange.ts';
import { beam, ground, night, person, type Stage, towers } from '../scenery.ts';
import { type Art, accent, black, fullWidth, o, paper, r, scratch, stroke, white } from '../words.ts';

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
    // The outline of all, without the lines between them.
    stroke.bold(...puffs.map(({ x, y, size }) => o(x, y, size))),
    paper(...puffs.map(({ x, y, size }) => o(x, y, size - 0.5))),
    puffs
      .slice(3)
      .filter(({ x, size }) => Math.abs(x) + size * 0.62 < half)
      .map(({ x, y, size }) => drawAt(x, y, size, stroke.fine('M-.192 .59A.62 .62 0 0 1-.576-.228'))),
    stacks.map(({ x, top, wide }) => [
      black(`M${x - wide * 0.66} ${top}H${x + wide * 0.66}L${x + wide} ${base}H${x - wide}
        ${r(x - wide * 0.84, top - 1.4, wide * 1.68, 3)}`),
      [6, 10].map((down) => {
        const across = wide * (0.66 + (0.34 * down) / (base - top));
        return scratch.medium(`M${x - across} ${top + down}H${x + across}`);
      }),
    ]),
    // The shed and its door.
    black(fullWidth(half, base - 11, 12)),
    row(4 - half, half - 8, 14, (x) => white(`R${x} 77.6 6 3.6`)),
    translate(from, base, [black('R-9.4-16 18.8 17'), accent('R-5.6-14 11.2 14')]),
    beam([from - 5.6, from + 5.6, base], [from - 17, from + 20, 100]),
    ground(stage, base),
    person(from + side * 1.5, 94, 19),
  ];
}

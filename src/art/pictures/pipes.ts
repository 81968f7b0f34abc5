/** Piled pipes, and somebody in the end of one. */

import { clearOf, person, type Stage, town } from '../scenery.ts';
import { type Art, accent, black, fullWidth, o, stroke, white } from '../words.ts';

export function pipes(stage: Stage): Art {
  const { half, roll } = stage;
  // Every one of them is whole.
  const size = half > 60 ? 15 - roll(2) : (half - 1) / Math.max(3, Math.ceil(half / 15));
  const floor = 86;
  const rise = size * Math.sqrt(3);
  const rows = Math.min(3, half > 60 ? 3 : Math.floor(half / size));
  const inRow = half > 60 ? 4 : Math.floor((half - 0.9) / size + 0.01);
  const side = roll(2) === 1 ? 1 : -1;
  const left = half > 60 ? (side > 0 ? half - inRow * size * 2 - half * 0.08 : half * 0.08 - half) : -inRow * size;
  const ends: { x: number; y: number; row: number }[] = [];
  for (let row = 0; row < rows; row++)
    for (let index = 0; index < inRow - row; index++)
      ends.push({ x: left + size * (1 + row + index * 2), y: floor - size - row * rise, row });
  const own = ends.filter(({ x, row }) => row === 0 && Math.abs(x) < half * 0.5);
  const lit = own[roll(own.length) - 1] ?? ends[0];
  if (lit === undefined) return [];
  const end = (one: (typeof ends)[number]): Art => [
    black(o(one.x, one.y, size * 0.985)),
    white(o(one.x, one.y, size * 0.9)),
    one === lit
      ? accent(o(one.x, one.y, size * 0.72))
      : black(o(one.x - side * size * 0.06, one.y - size * 0.05, size * 0.7)),
  ];
  return [
    // No scraps beside a pipe.
    town(
      stage,
      floor,
      { night: 80, towers: 40, isSeen: clearOf(left, left + inRow * size * 2), joints: 0 },
      [lit.x - size * 0.5, lit.x + size * 0.5, floor - size * 0.4],
      [lit.x - size * 1.7, lit.x + size * 2.1, 100],
    ),
    // Nothing is seen between them.
    white(`M${left + size} ${floor - size}v${size}h${(inRow - 1) * size * 2}v${-size}L${left + (inRow * 2 - rows) * size}
      ${floor - size - (rows - 1) * rise}H${left + rows * size}`),
    ends.map(end),
    person(lit.x, lit.y + size * 0.66, size * 1.26),
    // The wedge that holds all of it.
    black(`M${lit.x - size - 3} ${floor}h6l-3-5`),
    stroke.bold(`M${-half} ${floor}H${half}`),
    black(fullWidth(half, floor - 0.6, 1.4)),
  ];
}

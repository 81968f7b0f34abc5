/** A comb, and its bees. */

import type { Stage } from '../scenery.ts';
import { type Art, accent, bare, black, blank, edged, hexagon, o, rim, stroke, through, white } from '../words.ts';

export function bees(stage: Stage): Art {
  const { half, roll } = stage;
  const size = 12;
  const cells: Art[] = [];
  for (let q = -14; q <= 14; q++)
    for (let row = -2; row <= 8; row++) {
      const x = q * size * 1.5;
      const y = (row + (q % 2 === 0 ? 0 : 0.5)) * size * Math.sqrt(3);
      if (Math.abs(x) > half + size) continue;
      const cell = through(hexagon(x, y, size - 1));
      const kind = roll(9);
      cells.push(
        kind <= 2
          ? black(cell)
          : kind === 3
            ? accent(cell)
            : edged.medium(cell, kind <= 6 ? { gap: 4.2, turn: 0.125 } : undefined),
      );
    }
  const bee = (x: number, y: number, side: number): Art => {
    const feeler = `M${x + side * 9.6} ${y - 2.4} ${x + side * 13} ${y - 6}`;
    return [
      blank.medium(o(x - side * 3, y - 6, 6, 4)),
      blank.medium(o(x + side * 3, y - 6.4, 5, 3.4)),
      // A light outline is round all of it, so that it is whole on a dark cell.
      rim(...[feeler, o(x + side * 8, y - 0.6, 3.1)]),
      white(o(x, y, 8.4, 4.6)),
      black(o(x, y, 7.6, 3.9), o(x + side * 8, y - 0.6, 2.9)),
      bare.bold(`M${x - side * 2} ${y - 3.4}v6.8 M${x + side * 2} ${y - 3.4}v6.8`),
      stroke.medium(feeler),
    ];
  };
  // Whole and apart: a bee without a free place is left out.
  const reach = Math.max(0, half - 14);
  const flying: { readonly x: number; readonly y: number }[] = [];
  const swarm = Array.from({ length: 3 + Math.floor(half / 28) }, (): Art => {
    const side = roll(2) === 1 ? 1 : -1;
    for (let tries = 0; tries < 8; tries++) {
      const [x, y] = [roll(Math.round(reach * 2) + 1) - 1 - reach, 14 + roll(72)];
      if (flying.some((one) => Math.abs(one.x - x) < 31 && Math.abs(one.y - y) < 22)) continue;
      flying.push({ x, y });
      return bee(x, y, side);
    }
    return [];
  });
  return [cells, swarm];
}

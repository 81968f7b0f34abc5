/** Tracks that run to a point, wagons beside them. */

import { person, type Stage, town } from '../scenery.ts';
import { type Art, black, edged, o, p, r, scratch, white } from '../words.ts';

export function rails(stage: Stage): Art {
  const { half, roll } = stage;
  // No sleeper is cut by an edge, however narrow the frame is.
  const x = (roll(24) - 12) * Math.max(0, Math.min(1, (half - 44) / 12));
  const k = Math.min(1, (half - 1) / 43);
  const shapes: Art[] = [
    town(stage, 52, { night: 48, towers: 26, joints: 0 }, [x - 1.5, x + 1.5, 46], [x - 34 * k, x + 34 * k, 100]),
  ];
  for (let y = 54, step = 1.6; y < 100; y += step, step *= 1.3) {
    const wide = (y - 52) * 0.86 * k;
    shapes.push(black(`M${x - wide} ${y}H${x + wide}L${x + wide * 1.03} ${y + step * 0.42}H${x - wide * 1.03}`));
  }
  shapes.push(
    black(`M${x - 0.3} 52h.6L${x - 25 * k} 100H${x - 28.5 * k} M${x - 0.3} 52h.6L${x + 28.5 * k} 100H${x + 25 * k}`),
  );
  // A train on the next line.
  const side = roll(2) === 1 ? 1 : -1;
  const from = 40 + roll(8);
  /** Its side so near, 1 where it ends in front and 0 where it is no longer to be seen. */
  const q = (near: number, y: number) => [x + side * from * near, 52 + (y - 52) * near] as const;
  shapes.push(
    edged.bold(`M${x + side * from} 14V86H${x + side * half * 3}V14`, { gap: 3, turn: 0.25 }),
    [6, 26].map((out) => white(`R${side > 0 ? x + from + out : x - from - out - 12} 24 12 22`)),
    [6, 26].map((out) => black(`R${side > 0 ? x + from + out + 1 : x - from - out - 11} 25 10 20`)),
    // The rail under its wheels, on to the edge.
    black(
      p(...q(0.02, 91), ...q(2, 91), ...q(2, 94), ...q(0.02, 94)),
      p(...q(1, 14), ...q(0.02, 14), ...q(0.02, 86), ...q(1, 86)),
    ),
    [0.82, 0.54, 0.36, 0.24, 0.16]
      .filter((near) => Math.abs(q(near, 14)[0]) < half - 4)
      .map((near) => scratch.medium(p(...q(near, 14), ...q(near, 86)))),
    scratch.fine(p(...q(1, 58), ...q(0.05, 58))),
    [0.92, 0.68, 0.45, 0.3].map((near) =>
      white(p(...q(near + 0.035, 30), ...q(near - 0.035, 30), ...q(near - 0.035, 50), ...q(near + 0.035, 50))),
    ),
    [0.96, 0.86, 0.76, 0.6, 0.5, 0.41].map((near) => black(o(...q(near, 87), 2.4 * near, 5 * near))),
    // Its base, if more than a stub shows.
    x * side + from + 3 < half - 8 && black(r(side > 0 ? x + from + 3 : x - from - 3 - half * 3, 86, half * 3, 9)),
    person(x + 1, 92, 27),
  );
  return shapes;
}

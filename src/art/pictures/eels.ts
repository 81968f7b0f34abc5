/** Eels in black water, on their way to a loaf that is warm; somebody on a walk of old doors. */

import { drawAt, repeat } from '../arrange.ts';
import { night, person, type Stage } from '../scenery.ts';
import { type Art, accent, black, blank, o, p, stroke, white } from '../words.ts';

export function eels(stage: Stage): Art {
  const { half, roll } = stage;
  const warm = Math.min(30, half * 0.42);
  const size = warm / 30;
  const [x, y] = [half * 0.26 - roll(10) * size, 67];
  // Whole and apart, on both sides of the loaf.
  const shoal = [51.5, 64.5, 77.5, 90.5].flatMap((level, row) => {
    const off = Math.abs(level - y) / (warm * 0.4 + 6);
    const reach = off < 1 ? warm * Math.sqrt(1 - off ** 2) + 3 : 0;
    const ends = reach > 0 ? [3 - half, x - reach, x + reach, half - 3] : [3 - half, half - 3];
    return repeat(ends.length / 2, (span) => {
      const [left = 0, right = 0] = ends.slice(span * 2);
      const count = Math.max(1, Math.round((right - left) / 60));
      const step = (right - left) / count;
      return repeat(count, (index) => {
        const length = Math.min(46 + roll(8), step - 6) * (0.84 + roll(16) / 100);
        const start = left + step * index + (roll(100) / 100) * (step - length - 3) + 1;
        const side = start + length / 2 < x + (row % 2) * 6 ? 1 : -1;
        return !(length < 15) && eel(stage, side > 0 ? start + length : start, level, length, side);
      });
    });
  });
  const stand = Math.max(-half + 10, -half * 0.62);
  const walk = Math.min(-half * 0.12, stand + 40);
  return [
    night(stage, 42, 2.2),
    black(`M${-half} 42H${half}V100H${-half}`),
    stroke.bold(`M${-half} 42H${half}`),
    // The warm water and the loaf in it.
    accent(o(x, y, warm, warm * 0.4)),
    [0.84, 0.64].map((share) => stroke.fine(o(x, y, warm * share, warm * share * 0.4))),
    drawAt(x, y, size, loaf),
    shoal,
    // Doors, end to end.
    repeat(Math.ceil((walk + half) / 20), (index) => [
      blank.medium(`R${walk - 20 - index * 20} 40 20 3.6`),
      black(`O${walk - 3 - index * 20} 41.8 .8`),
    ]),
    person(stand, 40, 28),
  ];
}

const loaf: Art = [
  blank.bold('M-12 0A12 9 0 0 1 12 0A12 3 0 0 1-12 0'),
  stroke.medium('M-4-6.4-6-2.2 M1-6.4-1-2.2 M6-6.4 4-2.2'),
];

/** Snout, gills and a fin behind them, then thinner down to the tip of the tail. */
function eel({ roll }: Stage, x: number, y: number, length: number, side: number): Art {
  const thick = Math.min(2.7, length * 0.074);
  const [turns, down] = [2.4 + roll(8) / 10, roll(2) === 1 ? 1 : -1];
  const spine = (t: number) =>
    [x - side * t * length, y + down * Math.sin(t * Math.PI * turns) * length * 0.1 * (0.3 + t)] as const;
  const edge = (t: number, thickness: number) => {
    const [[x1, y1], [x2, y2], [sx, sy]] = [spine(t - 0.02), spine(t + 0.02), spine(t)];
    const wide = (thickness * (t < 0.1 ? 0.84 : 1.06 - t)) / Math.hypot(x2 - x1, y2 - y1);
    return [sx + (y2 - y1) * wide * side, sy + Math.abs(x2 - x1) * wide];
  };
  const places = Array.from({ length: 16 }, (_, index) => 0.05 + index * 0.058);
  const upper = places.flatMap((t) => edge(t, -thick));
  const lower = places.toReversed().flatMap((t) => edge(t, thick));
  const [tip, eye, fin] = [spine(0), spine(0.07), spine(0.2)];
  const on = (dx: number, dy: number) => [tip[0] - side * dx * thick, tip[1] + dy * thick];
  return [
    white(`M${fin[0] + side * thick * 0.5} ${fin[1]} ${fin[0] - side * thick * 2} ${fin[1] + thick * 1.6}
      ${fin[0] - side * thick * 0.9} ${fin[1]}
      ${p(...on(-0.5, 0.1), ...on(-0.1, -0.5), ...upper, ...spine(1), ...lower, ...on(-0.1, 0.5))}`),
    black(o(eye[0], eye[1] - thick * 0.3, thick * 0.24)),
    stroke.medium(p(...on(-0.5, 0.2), ...on(0.7, 0.36))),
  ];
}

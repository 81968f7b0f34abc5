/** The works clock, and the queue before it. */

import { repeat, rotate, translate } from '../arrange.ts';
import { panels, person, type Stage, uneven } from '../scenery.ts';
import { type Art, bar, black, edged, fullWidth, light, stroke, white } from '../words.ts';

export function clock(stage: Stage): Art {
  const { half, roll } = stage;
  // Whole in a narrow frame too.
  const x = Math.min(half * 0.35, half - 28);
  const turn = (hours: number) => (hours / 12) * 2 * Math.PI - Math.PI / 2;
  // It stopped at two minutes to ten.
  const [hour, minute] = [9, 58];
  const hand = (angle: number, length: number, wide: number) =>
    black(bar(x, 32, x + Math.cos(angle) * length, 32 + Math.sin(angle) * length, wide));
  const queue = uneven(stage, [-half + 8, x - 16], [12, 3], (place) => person(place, 90, 34 + roll(4)));
  return [
    panels(stage, 88, 3.4),
    light(`M${x - 18} 52h36l22 48h-100`),
    edged.fine(fullWidth(half, 88, 12)),
    black(`${fullWidth(half, 88, 1.4)} O${x} 32 27`),
    white(`O${x} 32 24`),
    translate(
      x,
      32,
      repeat(12, (index) => rotate(index / 12, 0, 0, black(bar(0, -19.5, 0, -22.5, index % 3 === 0 ? 2.6 : 1)))),
    ),
    hand(turn(hour + minute / 60), 13, 2.8),
    hand((minute / 60) * 2 * Math.PI - Math.PI / 2, 19, 1.6),
    black(`O${x} 32 2.2 R${x - 9} 60 18 28`),
    white(`R${x - 6} 64 12 3 R${x - 5} 72 10 1.4`),
    stroke.bold(`M${x + 9} 68l5-6`),
    black(`O${x + 14} 62 1.8`),
    queue,
  ];
}

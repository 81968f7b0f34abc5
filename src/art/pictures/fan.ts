/** A ventilator as high as a house, light behind its blades. */

import { drawAt, repeat, rotate } from '../arrange.ts';
import { person, type Stage } from '../scenery.ts';
import { type Art, black, edged, fullWidth, light, o, scratch, solid, white } from '../words.ts';

export function fan(stage: Stage): Art {
  const { half, roll } = stage;
  const floor = 86;
  const big = Math.min(38, half - 3);
  const middle = Math.max(44, floor - big - 4);
  const turn = roll(100) / 500;
  const one = (x: number, y: number, size: number, tone: 'accent' | 'white'): Art => {
    return [
      white(o(x, y, size * 1.06)),
      black(o(x, y, size * 1.02)),
      solid(tone, o(x, y, size * 0.96)),
      drawAt(
        x,
        y,
        size,
        repeat(5, (index) => rotate(turn + index / 5, 0, 0, blade)),
      ),
      black(o(x, y, size * 0.2)),
      white(o(x, y, size * 0.07)),
      [0.125, 0.375, 0.625, 0.875].map((angle) => {
        const [dx, dy] = [Math.cos(angle * 2 * Math.PI), Math.sin(angle * 2 * Math.PI)];
        return white(o(x + dx * size * 1.18, y + dy * size * 1.18, 0.9));
      }),
    ];
  };
  // The small ones share both sides.
  const x = 0;
  const count = Math.floor((half - big - 4) / 40);
  const aside = Array.from({ length: Math.max(0, count) }, (_, index) => big + ((index + 0.5) / count) * (half - big))
    .flatMap((at) => [-at, at])
    .flatMap((at) => one(at, 36, 16, 'white'));
  return [
    black(fullWidth(half, 0, floor)),
    [7, 66].map((y) => scratch.fine(`M${-half} ${y}H${half}`)),
    aside,
    one(x, middle, big, 'accent'),
    light(`M${x - big * 0.7} ${floor}H${x + big * 0.7}L${x + big * 1.3} 100H${x - big * 1.3}`),
    edged.medium(fullWidth(half, floor, 100 - floor)),
    [-3, -2, -1, 1, 2, 3].map((index) => black(`M${x + index * 6} ${floor}h1.6L${x + index * 13 + 4} 100h-4`)),
    person(x + big * 0.24, 94, 27),
  ];
}

/** A blade as long as 1, to the right of its hub. */
const blade = black('M.12 0 .488-.109 .884-.287 .95 0 .884 .287 .535 .272 .113 .082');

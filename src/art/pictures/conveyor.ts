/** A covered belt that climbs out of the heaps, and one window in it. */

import { repeat } from '../arrange.ts';
import { person, type Stage, town } from '../scenery.ts';
import { type Art, black, r, scratch, solid, stroke, white } from '../words.ts';

export function conveyor(stage: Stage): Art {
  const { half, roll } = stage;
  const floor = 87;
  const [x1, y1, x2, y2] = [-half * 0.7, 74, half * 0.56, 22];
  const y = (x: number) => y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
  const count = Math.max(5, Math.round(half / 8));
  const lit = Math.floor(count / 2) + roll(2) - 1;
  const heap = (x: number, wide: number, high: number): Art => [
    black(`M${x - wide} ${floor + 1} ${x - wide * 0.1} ${floor - high}H${x + wide * 0.1}L${x + wide} ${floor + 1}`),
    [-0.5, -0.1, 0.4].map((share) =>
      scratch.fine(`M${x + wide * share * 0.2} ${floor - high * 0.9} ${x + wide * share} ${floor - 3}`),
    ),
  ];
  const panes = repeat(count, (index) => {
    const [from, to] = [x1 + ((index + 0.3) / count) * (x2 - x1), x1 + ((index + 0.75) / count) * (x2 - x1)];
    return solid(
      index === lit ? 'accent' : 'white',
      `M${from} ${y(from) - 8} ${to} ${y(to) - 8}v5L${from} ${y(from) - 3}`,
    );
  });
  const at = x1 + ((lit + 0.5) / count) * (x2 - x1);
  const legs = [0.3, 0.62].map((share) => {
    const x = x1 + share * (x2 - x1);
    return [
      black(`M${x - 1} ${y(x)}h2L${x - 6} ${floor}h-2 M${x - 1} ${y(x)}h2L${x + 8} ${floor}h-2`),
      stroke.medium(`M${x - 4} ${(y(x) + floor) / 2}h8`),
    ];
  });
  const house = Math.min(half - x2, 30);
  return [
    town(stage, floor, { night: 78, towers: 24, dark: 'some' }, [at - 2, at + 2, y(at) - 2], [at - 28, at + 18, 100]),
    heap(-half * 0.78, Math.min(40, half * 0.6), 24),
    legs,
    black(`M${x1 - 4} ${y(x1 - 4) - 12} ${x2 + 2} ${y(x2 + 2) - 12}v14L${x1 - 4} ${y(x1 - 4) + 2}`),
    panes,
    // The house at its head.
    black(`M${x2 - 3} 12 ${x2 + house * 0.5} 5 ${x2 + house} 12V${floor}H${x2 - 3}`),
    [0, 1, 2, 3].map((row) => scratch.fine(`M${x2 - 3} ${24 + row * 15}H${x2 + house}`)),
    white(r(x2 + house * 0.3, 16, house * 0.24, 5), r(x2 + house * 0.3, floor - 16, house * 0.34, 16)),
    person(at - 6, 96, 18),
  ];
}

/** Black snow and people in it. */

import { person, type Stage, scatter, town } from '../scenery.ts';
import { type Art, bar, black, o } from '../words.ts';

export function snow(stage: Stage): Art {
  const { half, roll } = stage;
  const lit = roll(20) - 10;
  // One, two with a shovel, and two boys; and somebody nearer.
  const [shovel, ...rest] = [
    [half * 0.52, 79, 17],
    [-half * 0.7, 80, 18],
    [-half * 0.38, 76, 11.5],
    [half * 0.8, 76, 11],
    [lit, 90, 30],
  ] as const;
  const people = [shovel, ...rest];
  // None over a person, an edge or the horizon.
  const flakes = scatter(stage, Math.round(half * 0.8), [0, 62], (x, y) => {
    const [size, lean] = [0.7 + roll(12) / 10, roll(9) / 5 - 1];
    const isFree =
      Math.abs(x) < half - 3 &&
      y > 3 &&
      people.every(([px, foot, high]) => Math.abs(x - px) > high * 0.22 + 4 || y < foot - high - 4);
    return (
      isFree &&
      black(`M${x - size} ${y - lean} ${x + lean * 0.6} ${y - size} ${x + size} ${y + lean * 0.5} ${x - lean * 0.4}
        ${y + size * 0.8}`)
    );
  });
  const [x, foot] = shovel;
  return [
    town(
      stage,
      70,
      { night: 66, gap: 2, towers: 34, joints: 0 },
      [half * 0.7, half * 0.78, 0],
      [lit - 26, lit + 22, 100],
    ),
    // Snow at their feet.
    people.map(([px, y, high]) => black(o(px, y, high * 0.42, high * 0.05))),
    people.map(([px, y, high]) => person(px, y, high)),
    black(`${bar(x + 5.4, foot - 12, x + 5.4, foot, 0.9)} M${x + 3.4} ${foot - 3}h4l-.4 4-1.6 1-1.6-1`),
    flakes,
  ];
}

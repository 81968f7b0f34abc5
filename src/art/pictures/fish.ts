/** Two fish drawn in chalk on a post, nose to nose: a fine one with gills, and lower a plain one whose tail does not close. */

import { both, resize, translate } from '../arrange.ts';
import { panels, person, type Stage } from '../scenery.ts';
import { type Art, accent, bar, black, edged, light, o, p, r, scratch, stroke, white } from '../words.ts';

export function fish(stage: Stage): Art {
  const { half, roll } = stage;
  const wide = Math.min(54, half * 0.64);
  const one = (side: number, y: number, plump: number, kind: 'fine' | 'plain'): Art => {
    // From nose to tail on the post.
    const near = (art: Art) => resize((wide - 2) / 54, 0, y, art);
    const from = side * -6;
    const long = kind === 'fine' ? 46 : 38;
    const body = (turn: number) =>
      Array.from({ length: 11 }, (_, index) => {
        const t = index / 10;
        return [from + side * t * long, y + turn * Math.sin(t * Math.PI * 0.94) * plump] as const;
      }).flat();
    const [upper, lower] = [body(-1), body(1)];
    const back = Array.from({ length: 11 }, (_, index) => lower.slice(20 - index * 2, 22 - index * 2)).flat();
    const at = (...c: number[]) => c.map((value, index) => (index % 2 === 0 ? from + side * value : y + value));
    return [
      // No grain of the wood shows through it.
      near([black(p(...upper, ...back)), scratch.bold(p(...upper), p(...lower))]),
      kind === 'fine'
        ? near([
            scratch.bold(p(...at(long - 1, -3, long + 12, -12, long + 9, 0, long + 12, 12, long - 1, 3))),
            scratch.medium(p(...at(15, -8, 18, 0, 15, 8)), p(...at(19, -7, 22, 0, 19, 7))),
            white(o(from + side * 8, y - 3, 2.6)),
            black(o(from + side * 8.5, y - 3.4, 1)),
          ])
        : near([
            scratch.bold(p(...at(long - 1, -2, long + 9, -8)), p(...at(long - 1, 3, long + 8, 9))),
            white(o(from + side * 8, y - 2, 1.5)),
          ]),
    ];
  };
  const floor = 90;
  const aisle = Math.min(12, (half - wide) * 0.36);
  // Wheels on both sides of it, all whole.
  const size = Math.min(16, (half - wide - aisle) / 2 - 0.5);
  const wheels: Art[] = [];
  for (const side of [-1, 1])
    for (let x = wide + aisle + size; x + size * 0.9 < half; x += size * 2.3)
      for (let y = floor - size; y > size * 1.05; y -= size * 2.4)
        wheels.push(translate(side * x, y, resize(size - roll(3) * 0.5, 0, 0, wheel)));
  const lamp = -wide * 0.5 + roll(8);
  return [
    panels(stage, floor, 4),
    wheels,
    light(`M${lamp - 8} ${floor}h22L${lamp + 30} 100h-52`),
    edged.medium(r(-half, floor, half * 2, 100 - floor)),
    // Two dark aisles, a slack rope on the floor of each.
    both((side) => [
      black(r(side > 0 ? wide : -wide - aisle, 8, aisle, floor - 8)),
      stroke.bold(
        p(
          ...Array.from({ length: 19 }, (_, index) => [
            side * (wide + aisle * 0.5 + Math.sin(index * 0.45) * 3),
            floor + index * 0.5,
          ]).flat(),
        ),
      ),
    ]),
    // The post, and the light of a lamp on it.
    white(r(-wide - 1.2, 0, wide * 2 + 2.4, floor + 2)),
    black(r(-wide, 0, wide * 2, floor + 2)),
    [-0.55, -0.2, 0.3, 0.7].map((share, index) =>
      scratch.fine(`M${wide * share} 0 ${wide * share + index - 2} 44 ${wide * share} ${floor}`),
    ),
    accent(`O${lamp + 5} 79 10`),
    one(1, 20 + roll(6), 14, 'fine'),
    one(-1, 50 + roll(4), 9, 'plain'),
    person(lamp - 3, 97, 30),
    black(`${bar(lamp + 1, 79, lamp + 7, 78, 2)} R${lamp + 5} 78 4 6`),
    white(`R${lamp + 6} 79.6 2 3`),
  ];
}

/** A wooden pattern of a wheel. */
const wheel: Art = [
  black('B-1 0 1 0 .34 B0-1 0 1 .34 B-.707-.707 .707 .707 .34 B-.707 .707 .707-.707 .34 O0 0 .84'),
  white('O0 0 .62'),
  black('B-.7 0 .7 0 .16 B0-.7 0 .7 .16 O0 0 .22'),
];

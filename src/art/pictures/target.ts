/** Cut-out runners on a range. */

import { repeat } from '../arrange.ts';
import { beam, hall, person, type Stage } from '../scenery.ts';
import { type Art, black, fullWidth, o, solid, stroke, white } from '../words.ts';

export function target(stage: Stage): Art {
  const { half, roll } = stage;
  const step = 30;
  const count = Math.max(2, Math.floor((half * 2 - 4) / step));
  const marked = roll(count);
  const from = -((count - 1) * step) / 2;
  const lit = from + (marked - 1) * step;
  return [
    hall(stage, 84, beam([lit - 8, lit + 4, 0], [lit - 16, lit + 22, 100]), 3),
    black(fullWidth(half, 5, 1.6)),
    repeat(count, (index) => {
      const x = from + index * step;
      const isMarked = index + 1 === marked;
      return [
        // The wire runs to the head.
        stroke.medium(`M${x + 0.6} 6V40`),
        person(x, 90, 62),
        black(`R${x - 10.5} 89.4 21 2.6`),
        isMarked &&
          [6.4, 4.8, 3.2, 1.6].map((size, ring) => solid(ring % 2 === 0 ? 'white' : 'accent', o(x, 54, size))),
        // Each has been shot through the heart.
        repeat(isMarked ? 0 : roll(3), () => white(o(x - 2 + roll(4), 51 + roll(4), 1.1))),
      ];
    }),
  ];
}

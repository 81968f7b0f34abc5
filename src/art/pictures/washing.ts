/** Washing on a line. */

import { both } from '../arrange.ts';
import { hall, type Stage } from '../scenery.ts';
import { type Art, along, bare, black, blank, edgedIn, o, r, solid, stroke } from '../words.ts';

export function washing(stage: Stage): Art {
  const { half, roll } = stage;
  const shapes: Art[] = [];
  const sag = (x: number) => 16 + 5 * (1 - (x / half) ** 2);
  // Each hangs whole, as far from the next.
  const count = Math.max(1, Math.floor((half * 2 - 2) / 38));
  let lit = roll(Math.min(3, count));
  for (let index = 0; index < count; index++) {
    const x = ((index + 0.5) / count) * half * 2 - half - 12;
    const y = sag(x + 10);
    const kind = roll(4);
    lit -= 1;
    if (kind === 1)
      shapes.push(solid(lit === 0 ? 'accent' : 'ink', `M${x} ${y}h24l6 10-6 4-2-3 1 35h-22l1-35-2 3-6-4`));
    else if (kind === 2) shapes.push(edgedIn(lit === 0 ? 'accent' : 'ink').bold(`M${x} ${y}h18l1 40h-8l-2-26-2 26h-8`));
    else shapes.push(edgedIn(lit === 0 ? 'accent' : 'white').bold(`M${x} ${y}h22V${y + 34 + roll(14)}L${x} ${y + 36}`));
    shapes.push(black(r(x + 3, y - 3, 1.6, 6), r(x + 17, y - 3, 1.6, 6)));
  }
  const tub = Math.min(half * 0.5, half - 21);
  return [
    hall(stage, 88, false, half > 130 ? 9 : 4),
    stroke.bold(along(16, (t) => [(2 * t - 1) * half, sag((2 * t - 1) * half)])),
    shapes,
    // A tub, its rim, and suds.
    both((side) => black(`R${tub + side * 17.6 - 1.6} 74 3.2 8`)),
    black(`M${tub - 17.6} 77h35.2l-3.6 18h-28`),
    blank.bold(`O${tub} 77 17.6 3.6`),
    [-9, 8, -1].map((dx, index) => blank.medium(o(tub + dx, 75 - index * 0.6, 3.6 + index * 0.6))),
    [84, 90].map((y) => bare.medium(`M${tub - 17.4 + (y - 77) * 0.2} ${y}H${tub + 17.4 - (y - 77) * 0.2}`)),
  ];
}

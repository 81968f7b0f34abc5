/** Street lamps to the horizon, one of them lit. */

import { itemAt } from '../../item-at.ts';
import { drawAt } from '../arrange.ts';
import { night, paleTowers, person, type Stage } from '../scenery.ts';
import { type Art, accent, black, edged, light, stroke } from '../words.ts';

export function lamps(stage: Stage): Art {
  const { half, roll } = stage;
  const horizon = 58;
  const side = half > 45 ? 1 : 0.6;
  const far = half * 0.34 * side;
  const near = -half * 0.72;
  const lit = half > 60 ? 1 + roll(2) - 1 : 0;
  const row = [1, 0.62, 0.4, 0.27, 0.18, 0.12].map((size, index) => ({
    x: far + (near - far) * size,
    foot: horizon + 41 * size,
    size,
    isLit: index === lit,
  }));
  const one = ({ x, foot, size, isLit }: (typeof row)[number]): Art =>
    drawAt(x, foot, size, [
      black('M-1.4 0-.8-87H.8L1.4 0 R-3-7 6 7'),
      stroke[size > 0.5 ? 'bold' : 'medium'](`M0 ${1 / size - 87} 4-90H14`),
      black('M9-86.4H22L18-92H12'),
      isLit && accent('M20.1-86.4A4.6 3 0 0 1 10.9-86.4'),
    ]);
  const { x, foot, size } = itemAt(row, lit);
  const bulb = x + 15.5 * size;
  const shade = foot - 86.4 * size;
  const kerb = far + (near - far) * 1.024;
  return [
    night(stage, horizon),
    paleTowers(stage, horizon, 36),
    // Its light ends round on the ground.
    light(`M${bulb - 6 * size} ${shade}H${bulb + 6 * size}L${bulb + size * 29} ${foot - size * 2}A${27 * size}
      ${5 * size} 0 0 1 ${bulb - size * 25} ${foot - size * 2}`),
    // The road and its kerb.
    edged.fine(`M${-half} ${horizon}H${half}V100H${-half}`),
    stroke.bold(`M${-half} ${horizon}H${half}`),
    edged.fine(`M${far} ${horizon} ${kerb - 4} 100H${-half}V${horizon}`, { gap: 3 }),
    black(`M${far} ${horizon} ${kerb + 4} 100h-8 M${far + 1} ${horizon} ${half * 0.9 + 22} 100h-10`),
    [0.9, 0.58, 0.38, 0.25].map((share) => {
      const [from, to] = [horizon + 42 * share, horizon + 42 * share * 0.8];
      const middle = far + (half * 0.12 - far) * share;
      return black(`M${middle - 2.4 * share} ${from}H${middle + 2.4 * share}L${middle + 1.9 * share} ${to}
        H${middle - 1.9 * share}`);
    }),
    row.toReversed().map(one),
    person(bulb + 3 * size, foot, 25 * size + 4),
  ];
}

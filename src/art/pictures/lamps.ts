/** Street lamps as far as one sees, of which one has not gone out. */

import { night, paleTowers, person, type Stage } from '../scenery.ts';
import { type Art, accent, black, edged, light, r, stroke } from '../words.ts';

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
  const high = 87;
  const one = ({ x, foot, size, isLit }: (typeof row)[number]): Art => {
    const top = foot - high * size;
    return [
      black(`M${x - 1.4 * size} ${foot} ${x - 0.8 * size} ${top}H${x + 0.8 * size}L${x + 1.4 * size} ${foot}
        ${r(x - 3 * size, foot - 7 * size, 6 * size, 7 * size)}`),
      stroke[size > 0.5 ? 'bold' : 'medium'](`M${x} ${top + 1} ${x + 4 * size} ${top - 3 * size}H${x + 14 * size}`),
      black(`M${x + 9 * size} ${top + 0.6 * size}H${x + 22 * size}L${x + 18 * size} ${top - 5 * size}
        H${x + 12 * size}`),
      isLit &&
        accent(`M${x + size * 20.1} ${top + size * 0.6}A${4.6 * size} ${3 * size} 0 0 1 ${x + size * 10.9}
          ${top + size * 0.6}`),
    ];
  };
  const { x, foot, size } = row[lit] as (typeof row)[number];
  const bulb = x + 15.5 * size;
  const shade = foot - (high - 0.6) * size;
  const kerb = far + (near - far) * 1.024;
  return [
    night(stage, horizon),
    paleTowers(stage, horizon, 36),
    // Its light ends round on the ground.
    light(`M${bulb - 6 * size} ${shade}H${bulb + 6 * size}L${bulb + size * 29} ${foot - size * 2}A${27 * size}
      ${5 * size} 0 0 1 ${bulb - size * 25} ${foot - size * 2}`),
    // The road, and the kerb they stand on.
    edged.fine(`M${-half} ${horizon}H${half}V100H${-half}`),
    stroke.bold(`M${-half} ${horizon}H${half}`),
    edged.fine(`M${far} ${horizon} ${kerb - 4} 100H${-half}V${horizon}`, { gap: 3, turn: 0 }),
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

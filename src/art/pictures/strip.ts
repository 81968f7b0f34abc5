/** A dry fountain: a man sells a wall at a folding table, a strip of it upright behind him. */

import { both } from '../arrange.ts';
import { ground, night, person, type Stage, towers } from '../scenery.ts';
import { type Art, bar, black, blank, edged, light, o, stroke } from '../words.ts';

export function strip(stage: Stage): Art {
  const { half, roll } = stage;
  const k = Math.min(1, half / 46);
  const seller = -Math.min(half * 0.4, 30) + roll(5) - 3;
  const x = Math.min(half * 0.5, 27) + roll(4);
  const basin = Math.min(half - 2, 104);
  const spot = seller + 5 * k;
  const rail = `M${basin} 84A${basin} 10 0 0 1 ${-basin} 84V88A${basin} 10 0 0 0 ${basin} 88`;
  return [
    night(stage, 78),
    towers(stage, 78, 30),
    // It ends round, on the floor of the basin.
    light(`M${seller - 26} 0h10L${spot + Math.min(34 * k, basin * 0.94 + spot)} 86
      A${Math.min(34 * k, basin * 0.94 + spot)} 5 0 0 1 ${spot - Math.min(34 * k, basin * 0.94 + spot)} 86`),
    ground(stage, 78, 0),
    edged.medium(`M${-basin} 84A${basin} 7 0 0 1 ${basin} 84A${basin} 10 0 0 1 ${-basin} 84`),
    // The strip: as high as the wall is, and no wider than a road.
    black(`M${x + 9 * k} 3 ${x + 14 * k} 5 ${x + 13 * k} 85 ${x + 8 * k} 88`),
    blank.bold(`M${x - 11 * k} 4 ${x + 10 * k} 3 ${x + 9 * k} 88 ${x - 10 * k} 85.6`),
    [15, 27, 39, 51, 63, 75].map((y) => stroke.medium(`M${x - 10.8 * k} ${y}H${x + 9.6 * k}`)),
    [9, 33, 57, 81].map((y) => stroke.fine(`M${x - 2 * k} ${y - 5.6}v11.2`)),
    // Its spoon.
    black(o(x - 11 * k, 87.4, 4.4 * k, 1.7), bar(x - 13 * k, 87.6, x - 25 * k, 83.4, 1.4)),
    person(seller, 90, 46),
    // The table and the hands on it.
    blank.bold(`M${seller - 19 * k} 66H${seller + 19 * k}L${seller + 21 * k} 70H${seller - 21 * k}`),
    both((side) => black(bar(seller - side * 15 * k, 70, seller + side * 15 * k, 93, 1.8))),
    blank.medium(`M${seller} 67.4 ${seller - 9 * k} 64.6 ${seller - 10 * k} 59 ${seller} 61.6 M${seller} 67.4
      ${seller + 9 * k} 64.6 ${seller + 10 * k} 59 ${seller} 61.6`),
    black(`R${seller - 0.4} 61.6 .8 5.8`),
    // The rim of the fountain.
    black(rail),
  ];
}

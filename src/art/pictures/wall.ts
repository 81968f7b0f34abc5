/** The wall, with a hole knocked in it. */

import { repeat } from '../arrange.ts';
import { night, person, type Stage, towers } from '../scenery.ts';
import { type Art, accent, black, edged, light, stroke } from '../words.ts';

export function wall(stage: Stage): Art {
  const { half, roll } = stage;
  const x = roll(24) - 12;
  const slab = `M${-half} 14H${half}V88H${-half}`;
  const hole = `M${x - 12} 88l-4-18 8-10-2-12 12-6 4 8 8 4-2 14 6 8-3 12`;
  return [
    night(stage, 22, 1.8),
    towers(stage, 22, 20),
    edged.bold(slab),
    repeat(Math.ceil(half / 8), (index) => {
      const at = -half + index * 17;
      return black(`M${at - 2} 14h4l2 74h-8`);
    }),
    [32, 50, 69].map((y) => stroke.fine(`M${-half} ${y}H${half}`)),
    light(`M${x - 12} 88h26l30 12h-66`),
    edged.medium(`M${-half} 88H${half}V100H${-half}`),
    accent(hole),
    edged.medium(`M${x - 19} 88l5-6 5 8`),
    black(`M${x + 14} 90l5-7 7 8`),
    person(x, 88, 24),
  ];
}

/** Everybody round what is warm. */

import { night, person, type Stage } from '../scenery.ts';
import { type Art, black, blank, edged, light, p, stroke } from '../words.ts';

export function crowd(stage: Stage): Art {
  const { half, roll } = stage;
  const rays = Array.from({ length: 7 }, (_, index): Art => {
    const turn = (angle: number) => [Math.cos(angle) * half * 2, 50 + Math.sin(angle) * half * 2] as const;
    const from = Math.PI * (1 + (index + 0.24) / 7);
    return light(p(0, 50, ...turn(from), ...turn(from + (Math.PI / 7) * 0.52)));
  });
  const loaf = (x: number): Art => [
    blank.bold(`M${x - 7.4} 50a7.4 10 0 0 1 14.8 0V52h-14.8`),
    [-3, 0, 3].map((dx) => stroke.medium(`M${x + dx} ${43 + Math.abs(dx) * 0.7}V50`)),
  ];
  // All whole, overlapping at most by a shoulder.
  const heads = Math.max(3, Math.floor((half * 2 - 24) / 17) + 1);
  const rank = Array.from({ length: heads }, (_, index) => {
    const x = -half + 12 + (index / (heads - 1)) * (half * 2 - 24);
    // In the middle one looks over their heads.
    const low = Math.max(0, 1 - Math.abs(x) / 34) * 9;
    const down = low + roll(7) - 1;
    const high = 52 - (roll(4) === 1 ? 8 : 0);
    // The hem of every coat is below the frame.
    return person(x, 99.5 + high * 0.38 + down, high);
  }).flat();
  return [
    night(stage, 74, 3),
    rays,
    black('R-46 52 92 4'),
    edged.bold('R-43 56 86 40', { gap: 2.4 }),
    [-34, -17, 0, 17, 34].map(loaf),
    rank,
    edged.fine(`M${-half} 99H${half}V100H${-half}`),
  ];
}

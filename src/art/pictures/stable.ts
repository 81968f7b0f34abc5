/** A horseshoe on its nail, an empty box, and the bucket that belongs to it. */

import { beam, panels, person, type Stage } from '../scenery.ts';
import { type Art, black, blank, edged, fullWidth, o, r, stroke, white } from '../words.ts';

export function stable(stage: Stage): Art {
  const { half, roll } = stage;
  // Whole between the edge and the box.
  const size = Math.min(1, half / 44) * 0.64;
  const x = Math.max(1 - half + 24 * size, -half * 0.35 + (roll(8) - 4) * size);
  const shoe = `M${x - size * 15.298} ${size * 20.804 + 25}A${24 * size} ${27 * size} 0 1 1 ${x + size * 15.298}
    ${size * 20.804 + 25}L${x + size * 9.561} ${size * 13.869 + 25}A${15 * size} ${18 * size} 0 1 0 ${x - size * 9.561}
    ${size * 13.869 + 25}`;
  const bucket = half * 0.3 - 8;
  return [
    panels(stage, 90, half > 130 ? 9 : 5),
    beam([Math.max(-half, x - 70), Math.max(-half * 0.7, x - 54), 0], [x - 20, Math.min(half * 0.7, x + 70), 100]),
    edged.medium(fullWidth(half, 88, 12)),
    black(fullWidth(half, 88, 1.6), shoe),
    [0.46, 0.56, 0.66, 0.84, 0.94, 1.04].map((turn) =>
      white(
        o(x + 19.5 * size * Math.cos(turn * 2 * Math.PI), 25 + 22.5 * size * Math.sin(turn * 2 * Math.PI), 1.5 * size),
      ),
    ),
    blank.medium(o(x, 25 - 17.4 * size, 1.6)),
    // An empty stall.
    black(`R${half * 0.3} 0 5 90 R${half - 6} 0 6 90 ${r(half * 0.3, 46, half * 0.7, 4)}`),
    [0.45, 0.58, 0.71, 0.84].map((share) => black(`R${half * share} 14 2 34`)),
    black(r(half * 0.3, 12, half * 0.7, 3)),
    edged.medium(r(half * 0.3 + 5, 50, half * 0.7 - 11, 38), { gap: 3, turn: 0.06 }),
    blank.medium(`R${half * 0.65 - 8} 58 16 7`),
    stroke.medium(`M${bucket - 5} 83a5 6 0 0 1 10 0`),
    black(`M${bucket - 6} 83h12l-1.4 11h-9.2`),
    blank.medium(`O${bucket} 83 6 1.4`),
    person(bucket - 17, 95, half > 130 ? 56 : 46),
  ];
}

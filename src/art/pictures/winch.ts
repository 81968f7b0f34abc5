/** A rope into black water, and a winch. */

import { beam, night, person, type Stage, towers } from '../scenery.ts';
import { type Art, accent, bar, black, edged, o, scratch, stroke, white } from '../words.ts';

export function winch(stage: Stage): Art {
  const { half, roll } = stage;
  // The light falls on water, not on the quay.
  const quay = -half * 0.38;
  const pool = Math.min(33, (half - quay) / 2 - 1);
  const x = Math.max(quay + pool + 1, Math.min(half - pool - 1, roll(18) - 4));
  const rings = [0.9, 0.64, 0.4, 0.18].map((share) => stroke.fine(o(x, 75, pool * share, pool * share * 0.21)));
  return [
    night(stage, 56),
    towers(stage, 60, 30),
    beam([x - 3, x + 3, 18], [x - pool * 0.8, x + pool * 0.8, 74]),
    black(`M${-half} 66H${half}V100H${-half}`),
    accent(o(x, 75, pool, pool * 0.21)),
    rings,
    stroke.bold(`M${x} 16V75`),
    edged.bold(`M${-half} 60H${-half * 0.42}L${-half * 0.38} 68V100H${-half}`, { gap: 3.4 }),
    black(`${bar(-half * 0.62, 60, x - 1, 14, 3)} ${bar(-half * 0.52, 60, x - 4, 17, 2)} O${x} 15 3.6`),
    white(`O${x} 15 1.3`),
    black(`O${-half * 0.72} 52 8.4`),
    white(`O${-half * 0.72} 52 3`),
    stroke.bold(`M${-half * 0.72} 52l-11-8`),
    black(`R${-half * 0.72 - 10} 58 20 3`),
    stroke.medium(`M${-half * 0.68} 46 ${x} 14`),
    person(Math.max(-half * 0.92, -half + 6), 60, 24),
    // Ripples, clear of the edges.
    [
      [34, 52, 86],
      [-10, 22, 92],
      [40, 70, 94],
    ].map(([from = 0, to = 0, y = 0]) => x + to < half - 3 && scratch.fine(`M${x + from} ${y}H${x + to}`)),
  ];
}

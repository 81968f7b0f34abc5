/** A bridge over black water, on arches or of girders, a person on it. */

import { beam, night, paleTowers, person, type Stage } from '../scenery.ts';
import { type Art, accent, black, fullWidth, r, scratch, stroke } from '../words.ts';

export function bridge(stage: Stage): Art {
  const { half, isTurned: isArched, roll } = stage;
  const [deck, foot] = [38 + roll(8), 82];
  const x = Math.max(4 - half, Math.min(half - 4, half * (0.2 + roll(30) / 100)));
  const spans: Art[] = [];
  // Of no arch a splinter is left at an edge.
  const span = isArched ? (half * 2) / Math.max(2, Math.round((half * 2) / 44)) : half > 100 ? 48 : 24;
  if (isArched) {
    const rise = Math.min(span / 2 - 3, foot - deck - 14);
    for (let left = -half - span * (0.3 + roll(40) / 100); left < half; left += span)
      spans.push(
        black(`M${left} ${deck}H${left + span}V${foot}h-3V${deck + rise + 8}A${span / 2 - 3} ${rise} 0 0 0 ${left + 3}
          ${deck + rise + 8}V${foot}h-3`),
      );
  } else {
    spans.push(black(fullWidth(half, deck - 28, 2.6), fullWidth(half, deck, 8)));
    for (let left = -half - roll(20); left < half; left += span)
      spans.push(
        black(r(left - 1, deck - 28, 2, 30)),
        stroke.bold(`M${left} ${deck - 26} ${left + span} ${deck}`),
        stroke.medium(`M${left} ${deck} ${left + span} ${deck - 26}`),
      );
    for (let left = -half * 0.7; left < half; left += Math.max(40, half * 0.7))
      spans.push(black(`M${left - 4} ${deck}h8L${left + 6} ${foot}h-12`));
  }
  return [
    night(stage, foot),
    paleTowers(stage, foot, 30),
    beam([x - 1, x + 1, deck - 24], [x - 15, x + 15, deck + 2]),
    spans,
    isArched && [black(fullWidth(half, deck - 2, 3)), stroke.medium(`M${-half} ${deck - 7}H${half}`)],
    black(fullWidth(half, foot, 100 - foot)),
    // Reflection of the lamp.
    [0, 1, 2, 3, 4].map((row) => {
      const wide = 3 + row + roll(7);
      return accent(r(x - wide + roll(4) - 2, foot + 2 + row * 3.4, wide * 2, 1.3));
    }),
    scratch.fine(`M${-half * 0.8} ${foot + 7}H${-half * 0.5} M${-half * 0.4} ${foot + 13}H${-half * 0.1}`),
    // The lamp, and a person who has come that far.
    stroke.bold(`M${x + 9} ${deck}v-24l-8-1`),
    black(`M${x - 3.4} ${deck - 22.5}h6.8l-2-3.5h-2.8`),
    person(x - 1, deck - (isArched ? 2 : 0), 17),
  ];
}

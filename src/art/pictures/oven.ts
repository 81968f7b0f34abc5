/** A slag heap that burns inside: loaf tins sunk in its crust to the rim, who bakes in them, and one far out where the cracks are red. */

import { repeat, translate } from '../arrange.ts';
import { beam, night, person, type Stage, towers } from '../scenery.ts';
import { type Art, accent, bare, black, blank, o, stroke, white } from '../words.ts';

export function oven(stage: Stage): Art {
  const { half, roll } = stage;
  const far = half * (0.34 + roll(20) / 100);
  const tin = (x: number, y: number, size: number): Art => [
    white(o(x, y, size, size * 0.42)),
    blank.medium(`M${x - size * 0.66} ${y}A${size * 0.66} ${size * 0.7} 0 0 1 ${x + size * 0.66} ${y}`),
    (size > 4 ? [-0.2, 0.2] : []).map((share) =>
      stroke.medium(`M${x + size * share} ${y - size * 0.5}V${y - size * 0.2}`),
    ),
  ];
  // Nineteen.
  const rows = [
    [8, 66, 4.6, 56],
    [6, 78, 6.4, 62],
    [5, 92, 8.4, 66],
  ] as const;
  const tins = rows.flatMap(([count, y, size, reach]) => {
    const wide = Math.min(reach, half - size - 3);
    const fit = Math.min(1, (wide * 2) / (count - 1) / (size * 2.3));
    return repeat(count, (index) => tin(-wide + (index / (count - 1)) * wide * 2, y + roll(2) - 1.5, size * fit));
  });
  const baker = -Math.min(half * 0.5, 34) + roll(6);
  // The poker is on the nearest tin of the row before her.
  const row = Math.min(56, half - 7.6);
  const struck = Math.round((baker + 13 + row) / ((row * 2) / 7)) * ((row * 2) / 7) - row;
  return [
    night(stage, 52),
    beam([far - 34, far + 34, 0], [far - 9, far + 9, 56]),
    towers(stage, 52, 24),
    black(`M${-half} 51 ${-half * 0.6} 47 0 48 ${half * 0.4} 46 ${half} 50V100H${-half}`),
    // Where it burns.
    translate(far, 0, cracks),
    tin(far - 3, 55, 2.8),
    // Behind them, hiding none.
    person(baker, 60, 36),
    bare.bold(`M${baker + 6} 46 ${struck - 1} 62.6`),
    tins,
  ];
}

const cracks =
  accent(`M-34 57-22 54.6-12 55.8 2 53.6 18 55.4 32 53 20 57 6 55.8 0 58-12 57.6-22 56.4 M-4 56H2L6 59.4 2 61.4
  4 59.8 M12 55 16 52 20 50.6 17.6 52.6 15 55.6 M-20 56-14 56.6-18 60-26 61.4-20 59`);

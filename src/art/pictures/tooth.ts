/** A tooth under a lamp. */

import { resize, translate } from '../arrange.ts';
import { panels, type Stage } from '../scenery.ts';
import { type Art, accent, bar, black, blank, edged, fullWidth, light, stroke, white } from '../words.ts';

export function tooth(stage: Stage): Art {
  const { half, roll } = stage;
  // In a narrow frame all of it is smaller, and whole.
  const k = Math.min(1, (half - 1) / 70);
  const near = (art: Art) => resize(k, 0, 90, art);
  const wide = half / k;
  const x = roll(10) - 9;
  const lamp = Math.max(x - 44, -wide * 0.5);
  const machine = wide - 16;
  return [
    panels(stage, 92, 3.4),
    near(light(`M${lamp - 9} 21h18L${x + 44} ${90 + 10 / k}h-82`)),
    edged.medium(fullWidth(half, 90, 10)),
    near([
      // The lamp on its arm.
      black(`${bar(-wide - 4, 2, lamp, 12, 3)} M${lamp - 12} 20a12 10 0 0 1 24 0V21h-24`),
      accent(`M${lamp + 8} 21a8 3 0 0 1-16 0`),
      translate(x, 0, [
        blank.bold(
          'M-26 36-22 28-12 25 0 30 12 25 22 28 26 37 23 54 18 70 13 88H7L4 66 0 60-4 66-7 88H-13L-18 70-23 54',
        ),
        stroke.fine('M-14 33-4 36 0 35 6 36 15 33'),
        black('O10 44 4.6 5.4'),
      ]),
      // The machine at the chair, and its drill.
      black(`${bar(machine, 58, x + 38, 37.4, 3.4)} M${x + 42} 34V42l-18 1.4-10 1 10-3.4 R${machine - 9} 30 18 62`),
      white(`R${machine - 5} 38 10 4`),
      black(`O${machine} 24 8`),
      white(`O${machine} 24 3`),
    ]),
  ];
}

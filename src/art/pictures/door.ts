/** A door ajar, light behind it. */

import { grid, repeat } from '../arrange.ts';
import { person, type Stage } from '../scenery.ts';
import { type Art, accent, black, blank, edged, fullWidth, light, scratch, stroke, white } from '../words.ts';

export function door(stage: Stage): Art {
  const { half, roll } = stage;
  const x = roll(30) - 22;
  return [
    black(fullWidth(half, 0, 84)),
    repeat(6, (row) => scratch.fine(`M${-half} ${12 + row * 13}H${half}`)),
    grid(half / 9, 6, (column, row) => scratch.fine(`M${-half + column * 18 + (row % 2) * 9} ${row * 13 - 1}v13`)),
    light(`M${x} 84h24l42 16h-62`),
    edged.medium(fullWidth(half, 84, 16)),
    white(`R${x - 5} 10 34 74`),
    black(`R${x - 2} 13 28 71`),
    accent(`R${x} 15 24 69`),
    person(x + 14, 84, 40),
    edged.bold(`M${x} 15l-15-6V92l15-8`),
    stroke.fine(`M${x - 3} 20l-9-3`),
    black(`O${x - 12.5} 52 1.4`),
    [26, 40, 54, 68].map((y) => stroke.fine(`M${x - 2.4} ${y} ${x - 13} ${y + (y - 50) * 0.12}`)),
    // The lamp above it, on its arm.
    scratch.medium(`M${x + 20} 3h-8V4.4`),
    blank.fine(`M${x + 10.6} 4h2.8l3.6 3h-10`),
    accent(`M${x + 15} 7a3 2 0 0 1-6 0`),
  ];
}

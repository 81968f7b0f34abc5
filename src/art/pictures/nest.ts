/** A brooder on its rail, its eight fingers, and eggs, some of metal. */

import { drawAt, resize, translate } from '../arrange.ts';
import { abreast, beam, panels, type Stage, scatter } from '../scenery.ts';
import { type Art, black, blank, edged, edgedIn, fullWidth, rimmed, stroke, white } from '../words.ts';

export function nest(stage: Stage): Art {
  const { half, roll } = stage;
  const scale = Math.min(1, half / 48);
  const near = (art: Art) => resize(scale, 0, 0, art);
  // Two rows in the litter, each egg in a hollow.
  const rows = [78, 92].map((y, row) => {
    return abreast({ half: half - 3 }, 25 + row * 4, (x) => [
      black(`M${x - 9} ${y + 1}h18l-2 4.4-4 2.2h-6l-4-2.2`),
      drawAt(x, y - 1, 0.86 + row * 0.12, roll(6) === 1 ? metal : egg),
    ]);
  });
  const straw = scatter({ roll, half: half - 6 }, Math.round(half * 0.3), [69.5, 29], (x, y) =>
    stroke.fine(`M${x - 3} ${y} ${x + 3} ${y + roll(5) * 0.4 - 1}`),
  );
  // They hold one up.
  const tips = [-34, -23, -13, -7, 7, 13, 23, 34];
  const fingers = tips.map((x, index) => {
    const from = -24.5 + index * 7;
    const low = Math.abs(x) < 10 ? 46 : 52 - Math.abs(x) * 0.12;
    const knee = from + (x - from) * 1.25;
    return near(
      rimmed(`M${from - 1} 17h2L${knee + 1.2} 32 ${x + 1.6} ${low - 3}l.8 3-1.4 2h-2l-1.4-2 .8-3L${knee - 1.2} 32`),
    );
  });
  return [
    panels(stage, 66, 5),
    beam([half * 0.3, half * 0.52, 0], [-half * 0.5, half * 0.24, 100]),
    edged.medium(fullWidth(half, 66, 34)),
    black(fullWidth(half, 65, 1.8)),
    straw,
    rows,
    // The rail and the cable of the carriage.
    black(fullWidth(half, 3, 3 * scale)),
    stroke.medium(`M${-half} ${11 * scale}H${half}`),
    near(rimmed('R-30 7 60 11')),
    [-22, 22].map((x) => near([rimmed(`O${x} 5.4 4`), white(`O${x} 5.4 1.5`)])),
    near(white('M-20 11H20V13H-20')),
    fingers,
    near(translate(0, 45, metal)),
  ];
}

const shell = 'M-6 0A6 8.4 0 0 1 6 0A6 6 0 0 1-6 0';
const metal: Art = [edgedIn('accent').bold(shell), stroke.medium('M-3-5V4 M0-5V4 M3-5V4')];
const egg: Art = [blank.bold(shell), stroke.fine('M2.4-4.6 3.8 0')];

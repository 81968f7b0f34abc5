/** A geranium on the sill of a window, and a tower that comes on. */

import { grid, repeat, resize, row, translate } from '../arrange.ts';
import { night, person, type Stage, towers } from '../scenery.ts';
import { type Art, accent, black, blank, edged, fullWidth, light, paper, r, rim, solid, stroke } from '../words.ts';

export function geranium(stage: Stage): Art {
  const { half, roll } = stage;
  // In a low band everything is larger, and the tower has fewer landings.
  const isLow = half > 140;
  const [rows, wide, lit] = isLow ? [6, 1.6, -21] : [9, 1, -10];
  const near = (x: number, y: number, art: Art) => resize(isLow ? 1.25 : 1, x, y, translate(x, 0, art));
  const rise = 66.6 / rows;
  // Closer in a narrow frame.
  const owner = isLow ? 76 : Math.min(49, half - 11);
  const tower = [
    black(r(lit, 8, 26 * wide, 76)),
    grid(3, rows, (column, storey) => {
      const pane = r(lit + (3.4 + column * 7) * wide, 78.6 - (storey + 0.62) * rise, 5.2 * wide, rise * 0.62);
      return solid(storey < rows - 3 + roll(2) ? 'accent' : 'white', pane);
    }),
  ];
  return [
    night(stage, 84, 2.4),
    towers(stage, 84, 36),
    tower,
    row(62, half + 10, 46, (x) => black(`R${x} 0 3 84 R${-x - 3} 0 3 84`)),
    black(fullWidth(half, 0, 3)),
    edged.bold(fullWidth(half, 84, 16)),
    black(fullWidth(half, 84, 3.6)),
    light(`M${lit} 87.6h${26 * wide}l22 12.4H${lit - 22}`),
    edged.fine(`M${-half} 87.6H${half}V100H${-half}`),
    near(isLow ? -62 : Math.max(-36, 20 - half), 84, plant),
    // Who delivered, and whose window it is.
    near(owner, 104, [person(-21, 104, 56), rim(her), black(her)]),
  ];
}

/** The geranium in its pot. */
const flower: Art = [
  repeat(5, (index) => {
    const turn = (index / 5) * 2 * Math.PI;
    return accent(`O${3 * Math.cos(turn)} ${3 * Math.sin(turn)} 2.4`);
  }),
  black('O0 0 1.5'),
];
const plant: Art = [
  blank.bold('M-10 66H10L7 84H-7 R-11.5 63 23 6'),
  black('O-9 58 5.6 4.2 O9 57 5.6 4.2 O0 52 5.6 4.2 O-12 49 5.6 4.2 O12 48 5.6 4.2 O-4 60 5.6 4.2 O4 60 5.6 4.2'),
  paper('O-8 34 6.4 O8 26 6.4'),
  stroke.bold('M-2 60-8 34 M2 60 8 26'),
  stroke.medium('M-3 58-10 50 M3 58 10 49'),
  translate(-8, 34, flower),
  translate(8, 26, flower),
];
const her = 'M-10 104-8 80-5 72H5L8 80 10 104 O0 65 4.6 5.6 O1.6 59.4 2.6';

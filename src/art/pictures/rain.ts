/** Rain, and an awning over a machine with folded rotors. */

import { repeat, resize, translate } from '../arrange.ts';
import { beam, ground, paleTowers, person, type Stage, scatter } from '../scenery.ts';
import { type Art, black, blank, edged, p, rim, stroke, white } from '../words.ts';

export function rain(stage: Stage): Art {
  const { half, roll } = stage;
  const side = roll(2) === 1 ? 1 : -1;
  // Whole in a narrow frame too.
  const scale = Math.min(1, half / 56);
  const x = side * Math.max(0, half * 0.2 - 4);
  const drops = scatter(stage, Math.round(half * 1.6), [0, 84], (dx, dy) =>
    stroke[roll(4) === 1 ? 'medium' : 'fine'](`M${dx} ${dy}l-3 9`),
  );
  return [
    paleTowers(stage, 86, 30),
    // The cooling tower.
    edged.medium(
      p(...[-0.85, 8, -0.4, 8, -0.44, 34, -0.3, 86, -0.97, 86, -0.8, 34].map((v, i) => (i % 2 ? v : side * half * v))),
      { gap: 3.4, turn: 0.25 },
    ),
    drops,
    beam([x - 4, x + 4, 86 - 44 * scale], [x - 34 * scale, x + 34 * scale, 100]),
    ground(stage, 86),
    translate(x, 0, resize(scale, 0, 86, shelter)),
    scatter(stage, 8, [89, 9], (dx, dy) => stroke.fine(`M${dx - 4} ${dy}h8`)),
  ];
}

/** Its blades are in pairs along its arms. */
const drone = [
  'M5 66A10 6.6 0 0 1 25 66A10 6 0 0 1 5 66',
  'B9 64 1 60.6 2.2 R-1.8 54.6 2.8 7 O7 55.4 7 .9 O7 58 7 .9',
  'B21 64 29 60.6 2.2 R26.2 54.6 2.8 7 O23 55.4 7 .9 O23 58 7 .9',
  'B22 68 31 77 2.2 B10 71 7 86.6 1.8 B19 71 21 86.6 1.8',
].join(' ');

/** A rack for bicycles, the awning, people below it. */
const shelter: Art = [
  edged.fine('M-41 42H41V86H-41'),
  stroke.bold('M-37 86V76A2 3 0 0 1-33 76V86 M-31 86V76A2 3 0 0 1-27 76V86 M-25 86V76A2 3 0 0 1-21 76V86 M-39 84H-19'),
  black('R-42 42 2 44 R40 42 2 44'),
  rim('M-36 30H36L48 42H-48'),
  repeat(9, (index) => {
    const stripe = p(index * 8 - 36, 30, index * 8 - 28, 30, (index * 32) / 3 - 112 / 3, 42, (index * 32) / 3 - 48, 42);
    return index % 2 === 0 ? black(stripe) : blank.medium(stripe);
  }),
  person(-12, 87, 36),
  rim(drone),
  black(drone),
  white('O15 68 2.8'),
  black('O15 68 1.3'),
  // Its barrel rests in a basket.
  blank.medium('M27 76H37L35.4 86.4H28.6'),
  stroke.fine('M27.6 79H36.4 M27.6 82H36.4'),
];

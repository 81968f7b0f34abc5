/** Three in a doorway, who hold a carpet up between them. */

import { both, drawAt, repeat, resize, translate } from '../arrange.ts';
import { hall, person, type Stage } from '../scenery.ts';
import { type Art, accent, bare, black, blank, edged, light, rim, solid, stroke } from '../words.ts';

export function carpet(stage: Stage): Art {
  const { half } = stage;
  // In a narrow frame they are smaller, and the carpet is whole.
  const near = (art: Art) => resize(Math.min(1, (half - 1) / 54), 0, 91, art);
  return [
    hall(stage, 90, near(light('M-36 90H36L66 110H-66')), 3.4),
    near([black('R-42 4 84 87'), accent('R-37 9 74 82')]),
    // The room behind the door: an oven.
    half > 88 && [translate(half * 0.72, 0, oven), translate(-half * 0.72, 0, picture)],
    near([person(-27, 91, 64), skirt(27, 91, 58), skirt(1, 91, 31), roll]),
  ];
}

const oven: Art = [
  black('R-16 52 34 40'),
  accent('R-11 62 24 15'),
  bare.medium('M-11 58H13'),
  black('R-6 62 1.6 15 R1 62 1.6 15 R8 62 1.6 15 M-8 40H8L6 52H-6 R-10 38 20 2.4'),
];
const picture: Art = [black('B0 8 0 16 1.4'), edged.bold('R-13 16 26 30', { gap: 2.4, turn: 0.125 })];

const skirted = 'M-12-74H12L9-46 24-6H-24L-9-46 R-10-8 6 8 R4-8 6 8 O0-86 9 11';
const skirt = (x: number, y: number, high: number): Art => drawAt(x, y, high / 100, [rim(skirted), black(skirted)]);

const sag = (x: number) => 40 + (1 - (x / 48) ** 2) * 5;
/** The carpet, rolled out between two, and their hands. */
const roll: Art = [
  blank.bold('M-48 40Q0 50 48 40V55Q0 65-48 55'),
  repeat(9, (index) =>
    translate(
      index * 10 - 40,
      sag(index * 10 - 40) + 7.5,
      solid(index % 2 === 0 ? 'ink' : 'accent', 'M0-4.4 4 0 0 4.4-4 0'),
    ),
  ),
  both((side) =>
    translate(side * 48, 47.5, [blank.bold('O0 0 4.4 7.6'), stroke.medium('M2.2 0A2.2 4.2 0 1 1 .68-3.99')]),
  ),
  black(`O-19 ${sag(-19) + 14} 3 O20 ${sag(20) + 14} 3`),
];

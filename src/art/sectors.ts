/** Sectors of a district from above, each with a plant of its own; round the origin, a hundred from there to a corner. */

import { drawAt } from './arrange.ts';
import { type Art, black, blank, edged, hexagon, stroke, through, white } from './words.ts';

/** The plant of a Sector. */
export const plants = ['sheds', 'tanks', 'tracks', 'saw-tooth', 'holder', 'wagons', 'blocks'] as const;
/** A plant by its name. */
export type Plant = (typeof plants)[number];

const outline = (size: number) => through(hexagon(0, 0, size));
const plot = outline(90);
const tank = (x: number, y: number, radius: number): Art =>
  drawAt(x, y, radius, [black('O0 0 1'), white('O-.14-.14 .74')]);
const drawings: Readonly<Record<Plant, Art>> = {
  sheds: [
    edged.medium(plot, { gap: 3, turn: 0 }),
    black('R-44-36 34 30'),
    edged.medium('R-2-30 44 44'),
    black('R-30 12 22 40'),
  ],
  tanks: [edged.medium(plot), tank(-30, -22, 24), tank(24, -30, 20), tank(4, 26, 30), tank(-46, 28, 12)],
  tracks: [
    edged.medium(plot),
    stroke.medium('M-49-34H49 M-56-20H56 M-63-6H63 M-62 8H62 M-55 22H55 M-48 36H48'),
    black('R-40-24 30 8 R4 4 40 8 R-22 32 26 8'),
  ],
  'saw-tooth': [
    edged.medium(plot),
    edged.medium('R-42-50 84 100'),
    black('R-38-46 76 9 R-38-28 76 9 R-38-10 76 9 R-38 8 76 9 R-38 26 76 9'),
  ],
  holder: [black(plot), edged.medium(outline(62), { gap: 3.4, turn: 0.125 }), black(outline(24))],
  wagons: [
    edged.medium(plot, { gap: 3.2, turn: 1 / 6 }),
    blank.medium('R-46-14 92 28'),
    black('R-36-8 12 16 R-18-8 12 16 R0-8 12 16 R18-8 12 16'),
  ],
  blocks: [
    edged.medium(plot),
    black('M4.05 7.01H77.85L40.95 70.93H-32.85'),
    edged.medium('M-8.1 0-45 63.91-81.9 0-45-63.91', { gap: 2.8, turn: 1 / 6 }),
    edged.medium('M4.05-7.01-32.85-70.93H40.95L77.85-7.01', { gap: 2.8, turn: 1 / 3 }),
  ],
};

/** A Sector with a plant; open ground where it has none. */
export const sectorArt = (plant: Plant | undefined): Art =>
  plant === undefined ? [edged.bold(plot), stroke.fine(`${outline(78)}z`)] : drawings[plant];

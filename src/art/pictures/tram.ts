/** A tram in the reeds, and its one passenger. */

import { itemAt } from '../../item-at.ts';
import { repeat, resize, translate } from '../arrange.ts';
import { night, paleTowers, type Stage, uneven } from '../scenery.ts';
import { type Art, accent, arc, bar, bare, black, chained, edged, fullWidth, light, stroke, white } from '../words.ts';

export function tram(stage: Stage): Art {
  const { half, roll } = stage;
  // Clear of the tram and of the edges.
  const reed = (x: number, top: number): Art => {
    const lean = Math.sign(x) * Math.min(1 + roll(6), half - 3 - Math.abs(x));
    return [
      black(`M${x - 1.1} 100h2.2L${x + lean + 0.6} ${top}h-1.2`),
      roll(2) === 1
        ? black(bar(x + lean * 0.86, top + 8, x + lean * 0.97, top - 4, 3.4))
        : black(`M${x - 1} 84 ${x + lean * 2} ${top + 12} ${x + lean * 0.6 + Math.sign(x) * 2} 76`),
    ];
  };
  const reeds = (from: number, to: number): Art => uneven(stage, [from, to], [5, 4], (x) => reed(x, 4 + roll(26)));
  // In a narrow frame it is smaller, so that there is room for reeds.
  const k = half < 74 ? Math.min(0.8, (half - 9) / 50) : 1;
  const rider = roll(3);
  return [
    night(stage, 84, 2.8),
    paleTowers(stage, 84, 14),
    light(`M${44 * k} ${84 - 22 * k} ${half + 40} 40V100L${44 * k} ${84 - 16 * k}`),
    edged.fine(`M${-half} 84H${half}V100H${-half}`),
    black(fullWidth(half, 84, 1.8)),
    repeat(Math.ceil(half / 6), (index) => black(`R${-half + index * 12} 86.6 6 1.8`)),
    black(fullWidth(half, 7, 1.2)),
    stroke.bold(`M${-4 * k} ${84 - 56 * k}-30 8`),
    resize(k, 0, 84, [
      black('M-42 32-36 26H36L42 32 M-46 32H46V60L43 76H-43L-46 60 M-30 74H30V80H-30'),
      [-26, -12, 12, 26].map((x) => [black(`O${x} 79.5 4.6`), white(`O${x} 79.5 1.5`)]),
      windows.map((x) => accent(`R${x} 37 12 16`)),
      translate(itemAt(windows, rider), 0, passenger),
      bare.medium('M-44 58H44'),
      bare.fine('M-43 70H43'),
      white('O44.6 64 2.8'),
    ]),
    reeds(-half + 4, -48 * k - 2),
    reeds(49 * k + 3, half - 4),
  ];
}

const windows = [-38, -22, -6, 10, 26];
/** Crown and brim in one. */
const hat = chained('M11 43V44L1.6 43V42', arc({ x: 6, y: 43.6, rx: 3.1 }, 0.55, 0.98));
const passenger: Art = [black('M1 53 2 47.6 4 46.4H8L10 47.6 11 53 O6 43.6 3.1'), black(hat)];

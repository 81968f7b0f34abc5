/** A tram in the reeds, and its one passenger. */

import { repeat } from '../arrange.ts';
import { night, paleTowers, type Stage, uneven } from '../scenery.ts';
import { type Art, accent, arc, bar, bare, black, chained, edged, light, o, p, r, stroke, white } from '../words.ts';

export function tram(stage: Stage): Art {
  const { half, roll } = stage;
  // None leans over the tram or over an edge.
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
  const t = (...coordinates: number[]) =>
    coordinates.map((value, index) => (index % 2 === 0 ? value * k : 84 - (84 - value) * k));
  const q = (...coordinates: number[]) => p(...t(...coordinates));
  const round = (x: number, y: number, radius: number) => o(x * k, 84 - (84 - y) * k, radius * k);
  const windows = [-38, -22, -6, 10, 26];
  const rider = roll(3);
  const front = t(44, 62, 44, 68) as [number, number, number, number];
  return [
    night(stage, 84, 2.8),
    paleTowers(stage, 84, 14),
    light(`M${front[0]} ${front[1]} ${half + 40} 40V100L${front[2]} ${front[3]}`),
    edged.fine(`M${-half} 84H${half}V100H${-half}`),
    black(r(-half, 84, half * 2, 1.8)),
    repeat(Math.ceil(half / 6), (index) => black(`R${-half + index * 12} 86.6 6 1.8`)),
    black(r(-half, 7, half * 2, 1.2)),
    stroke.bold(`M${-4 * k} ${t(0, 28)[1] as number}-30 8`),
    // The tram.
    black(
      q(-42, 32, -36, 26, 36, 26, 42, 32),
      q(-46, 32, 46, 32, 46, 60, 43, 76, -43, 76, -46, 60),
      q(-30, 74, 30, 74, 30, 80, -30, 80),
    ),
    [-26, -12, 12, 26].map((x) => [black(round(x, 79.5, 4.6)), white(round(x, 79.5, 1.5))]),
    windows.map((x) => accent(q(x, 37, x + 12, 37, x + 12, 53, x, 53))),
    windows.map(
      (x, index) =>
        index === rider && [
          black(q(x + 1, 53, x + 2, 47.6, x + 4, 46.4, x + 8, 46.4, x + 10, 47.6, x + 11, 53), round(x + 6, 43.6, 3.1)),
          // Crown and brim in one.
          black(
            chained(
              q(x + 11, 43, x + 11, 44, x + 1.6, 43, x + 1.6, 42),
              arc({ x: (x + 6) * k, y: 84 - 40.4 * k, rx: 3.1 * k }, 0.55, 0.98),
            ),
          ),
        ],
    ),
    bare.medium(p(...t(-44, 58, 44, 58))),
    bare.fine(p(...t(-43, 70, 43, 70))),
    white(round(44.6, 64, 2.8)),
    reeds(-half + 4, -48 * k - 2),
    reeds(49 * k + 3, half - 4),
  ];
}

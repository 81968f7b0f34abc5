/** A lift with its gate half open; one of two stools is taken. */

import { grid, outwards, repeat } from '../arrange.ts';
import type { Stage } from '../scenery.ts';
import { type Art, accent, bar, bare, black, edged, fullWidth, light, r, scratch, stroke, white } from '../words.ts';

export function lift(stage: Stage): Art {
  const { half, roll } = stage;
  const stool = (x: number): Art => [
    black(`R${x - 9} 66 18 3.2 ${bar(x - 6, 68, x - 8, 92, 2.2)} ${bar(x + 6, 68, x + 8, 92, 2.2)}`),
    stroke.medium(`M${x - 7} 82h14`),
  ];
  const lattice = (from: number, columns: number): Art => {
    return [
      grid(5, columns, (level, column) => {
        const [x, y] = [from + column * 6, 30 + level * 12];
        return stroke.medium(`M${x} ${y}l6 12 M${x + 6} ${y}l-6 12`);
      }),
      repeat(columns + 1, (bar) => black(`R${from + bar * 6 - 0.7} 28 1.4 64`)),
    ];
  };
  const floor = roll(8);
  const turn = Math.PI * (1 + floor / 9);
  const panels = outwards(half, 58, 34, (x, side) => {
    const left = side > 0 ? x : x - 30;
    // All whole.
    return Math.abs(x) + 30 <= half && bare.medium(`M${left} 14h30V84h-30V14`);
  });
  const grille = 66;
  return [
    black(fullWidth(half, 0, 92)),
    panels,
    // The grille that speaks.
    half > 80 && [
      white(`O${grille + 7} 36 10`),
      [-6, -3, 0, 3, 6].map((dx) => black(r(grille + 6.2 + dx, 29 + Math.abs(dx) * 0.5, 1.6, 14 - Math.abs(dx)))),
      white(`O${grille + 7} 54 2.6`),
    ],
    light('M-46 92H46L64 100H-64'),
    edged.medium(fullWidth(half, 92, 8)),
    white('R-46 22 92 70'),
    black('R-42 26 84 66'),
    accent('R-39 28 78 64'),
    // The dial.
    white('M-21 21A21 18 0 0 1 21 21V22H-21'),
    repeat(8, (index) => {
      const at = Math.PI * (1 + (index + 1) / 9);
      return black(bar(14 * Math.cos(at), 21 + 12 * Math.sin(at), 18 * Math.cos(at), 21 + 15.4 * Math.sin(at), 1.4));
    }),
    black(`${bar(0, 21, 14 * Math.cos(turn), 21 + 12 * Math.sin(turn), 1.8)} O0 20.4 2.4`),
    stool(-16),
    stool(22),
    // The lift man, and his lever.
    black(`M-24 67H-12L-8 54-12 47H-21L-25 54 M-24 60 0 61 3 66V68H-24 M-2 64H3.4L4 88 9 89V92H-2 O-15 41 5.2 6.2 M-21
      38.6-19.6 33H-9.4L-7.6 36.6-2.6 38.4-7.6 40H-20.6 B-13 52 3 57 3.6 R5 58 6 34 O8 58 5.6 B8 58 3 46 2 O2.8 45.4
      2.6`),
    scratch.fine('M8 66V90'),
    lattice(-38.4, 2),
    lattice(32.4, 1),
    black(fullWidth(half, 91, 1.8)),
  ];
}

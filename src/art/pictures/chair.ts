/** An empty chair by a stove, and somebody's pack. */

import { resize, translate } from '../arrange.ts';
import { beam, hall, type Stage, uneven } from '../scenery.ts';
import { type Art, accent, bare, black, blank, edged, r, scratch, stroke, white } from '../words.ts';

export function chair(stage: Stage): Art {
  const { half, roll } = stage;
  const coats = uneven(stage, [58, half - 11], [25, 4], (x) => translate(-x, 0, coat[roll(2) - 1]));
  return [
    hall(stage, 90, beam([9, 27, 66], [-66, 46, 100]), 3.6),
    // In a narrow frame all is smaller, and whole.
    resize(Math.min(1, (half - 1) / 50), 0, 90, [
      half > 70 && [black(r(-half, 18, half - 46, 2.6)), coats],
      // A whole desk or none; a register on it if there is room.
      half > 112 && [
        edged.bold(`R80 60 ${half - 84} 32`, { gap: 3, turn: 0.25 }),
        black(`R76 56 ${half - 78} 4.4`),
        half > 148 && [blank.medium('M84 56 86 50 102 53 118 50 120 56'), stroke.fine('M102 53V56')],
        translate(half, 0, black('M-24 56H-10L-12 53H-22 B-17 53-17 38 1.8 M-25 40-21 28H-13L-9 40')),
      ],
      // The stove.
      black(`R15-100 7 142 R12.5 12 12 3 R0 40 37 3.6 M7 43H30L36 56V68L30 80H7L1 68V56 R4 78 29 4 B8 81 4 94 3 B29 81 33
        94 3`),
      white('O18.5 62 9.5'),
      accent('O18.5 62 8'),
      black('R13.2 54.5 1.6 15 R17.7 54.5 1.6 15 R22.2 54.5 1.6 15'),
      scratch.medium('M7 74H30'),
      // The chair.
      black(`B-42 34-39 94 3 B-16 34-19 94 3 M-41.6 40a12.6 4 0 0 1 25.2 0v3h-25.2 M-41.6 48a12.6 4 0 0 1 25.2 0v3h-25.2
        M-41.6 56a12.6 4 0 0 1 25.2 0v3h-25.2 M-42 66H-16L-10 72H-48 B-46 70-48 98 3.4 B-12 70-10 98 3.4`),
      stroke.bold('M-47 86H-11'),
      half > 64 && pack,
    ]),
  ];
}

const coat = ['M-3 25H3L8 31 10 58 5 57 6 70H-6L-5 57-10 58-8 31', 'M-2 25H2L8 32 11 74H-11L-8 32'].map((d) =>
  black(d, 'R-.8 20 1.6 7'),
);
const pack: Art = [
  black('M39 78A11 16 0 0 1 61 78L62 96H38 M41 64.6A4 4.6 0 0 1 41 55.4H59A4 4.6 0 0 1 59 64.6'),
  bare.medium('M39.6 76 50 82 60.4 76 M50 82V88'),
  bare.fine('M43.6 56V64.5 M56.4 56V64.5'),
];

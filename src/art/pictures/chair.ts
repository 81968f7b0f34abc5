/** An empty chair by a stove, and somebody's pack. */

import { resize } from '../arrange.ts';
import { beam, hall, type Stage, uneven } from '../scenery.ts';
import { type Art, accent, bar, bare, black, blank, edged, r, scratch, stroke, white } from '../words.ts';

export function chair(stage: Stage): Art {
  const { half, roll } = stage;
  // In a narrow frame both are smaller, and whole.
  const near = (art: Art) => resize(Math.min(1, (half - 1) / 50), 0, 90, art);
  const coat = (x: number): Art =>
    near(
      black(`${roll(2) === 1 ? `M${x - 3} 25h6l5 6 2 27-5-1 1 13h-12l1-13-5 1 2-27` : `M${x - 2} 25h4l6 7 3 42h-22l3-42`}
        R${x - 0.8} 20 1.6 7`),
    );
  const coats = uneven(stage, [58, half - 11], [25, 4], (x) => coat(-x));
  const counter: Art[] = [];
  // A desk that is whole, or none; the register on it where there is room.
  if (half > 112)
    counter.push(
      near([edged.bold(`R80 60 ${half - 84} 32`, { gap: 3, turn: 0.25 }), black(`R76 56 ${half - 78} 4.4`)]),
      half > 148 && near([blank.medium('M84 56 86 50 102 53 118 50 120 56'), stroke.fine('M102 53V56')]),
      near(
        black(`M${half - 24} 56h14l-2-3h-10 ${bar(half - 17, 53, half - 17, 38, 1.8)} M${half - 25} 40l4-12h8l4 12`),
      ),
    );
  const pack: Art[] = [
    near([
      black('M39 78A11 16 0 0 1 61 78L62 96H38 M41 64.6A4 4.6 0 0 1 41 55.4H59A4 4.6 0 0 1 59 64.6'),
      bare.medium('M39.6 76 50 82 60.4 76 M50 82V88'),
    ]),
    [43.6, 56.4].map((x) => near(bare.fine(`M${x} 56V64.5`))),
  ];
  return [
    hall(stage, 90, beam([9, 27, 66], [-66, 46, 100]), 3.6),
    half > 70 && [near(black(r(-half, 18, half - 46, 2.6))), coats],
    counter,
    near([
      // The stove.
      black(`R15-100 7 142 R12.5 12 12 3 R0 40 37 3.6 M7 43H30L36 56V68L30 80H7L1 68V56 R4 78 29 4 B8 81 4 94 3 B29 81 33
        94 3`),
      white('O18.5 62 9.5'),
      accent('O18.5 62 8'),
    ]),
    [14, 18.5, 23].map((x) => near(black(`R${x - 0.8} 54.5 1.6 15`))),
    near([
      scratch.medium('M7 74H30'),
      // The chair.
      black('B-42 34-39 94 3 B-16 34-19 94 3'),
    ]),
    [38, 46, 54].map((y) => near(black(`M-41.6 ${y + 2}a12.6 4 0 0 1 25.2 0v3H-41.6`))),
    near([black('M-42 66H-16L-10 72H-48 B-46 70-48 98 3.4 B-12 70-10 98 3.4'), stroke.bold('M-47 86H-11')]),
    half > 64 && pack,
  ];
}

/** A cold radiator that two carry to the one warm tower, and the queue. */

import { both, grid, resize } from '../arrange.ts';
import { beam, ground, night, paleTowers, person, type Stage } from '../scenery.ts';
import { type Art, bar, bare, black, paper, r, rimmed, solid } from '../words.ts';

export function radiator(stage: Stage): Art {
  const { half, roll } = stage;
  // In a narrow frame the two are whole.
  const k = Math.min(1, (half - 1) / 63);
  const near = (art: Art) => resize(k, 0, 98, art);
  const tower = roll(13) - 21;
  // The queue, none behind the two.
  const queue: Art[] = [];
  for (let x = -69, size = 17; half > 90 && x - size * 0.2 > -half; x -= size * 0.5 + roll(3), size *= 1.05)
    queue.push(person(x, 74 + size * 0.14, size));
  const columns = [-3, -2, -1, 0, 1, 2, 3].map((column) => 0.2 + column * 8.6);
  const windows = grid(4, 8, (column, row) =>
    solid(roll(9) === 1 ? 'white' : 'accent', r(tower + 3 + column * 6, 14 + row * 7, 4.2, 4.4)),
  );
  return [
    night(stage, 72, 2.8),
    // No mere top over the radiator, no hair beside the tower.
    paleTowers(stage, 72, 44, (left, top, right) => {
      const isOver = top < 98 - 62 * k || left < -38 * k || left > 34 * k;
      return isOver && (left < tower - 3 || right > tower + 31);
    }),
    beam([tower + 4, tower + 24, 66], [-54, 54, 100]),
    ground(stage, 72),
    black(`R${tower} 9 28 64`),
    windows,
    queue,
    // The two who have an end each, and the radiator.
    near([
      both((side) => [black(bar(side * 44, 59, side * 28, 66, 4.6)), person(side * 50, 98, side < 0 ? 60 : 56)]),
      columns.map((x) => paper(`M${x - 4.7} 50a4.7 5.1 0 0 1 9.4 0V88a4.7 5.1 0 0 1-9.4 0`)),
      black('R-30 54 60 3.4 R-30 82 60 3.4'),
      columns.map((x) => [
        black(`M${x - 3.6} 50a3.6 4 0 0 1 7.2 0V88a3.6 4 0 0 1-7.2 0`),
        bare.medium(`M${x - 1.2} 52V86`),
      ]),
      rimmed('O-30 65.4 3', 'O30 65.4 3'),
      black('R-27.6 90 4 4 R24 90 4 4'),
    ]),
    black(`M${-half} 100V99H${half}V100`),
  ];
}

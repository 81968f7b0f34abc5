/** Pigeon-holes and the papers in them. */

import { person, type Stage } from '../scenery.ts';
import { type Art, black, edged, edgedIn, fullWidth, light, r } from '../words.ts';

export function letters(stage: Stage): Art {
  const { half, roll } = stage;
  // In a low band fewer, so that each is to be seen.
  const rows = half > 130 ? 3 : 5;
  const k = 5 / rows;
  const [wide, high] = [17 * k, 15 * k];
  const columns = Math.floor((half * 2 - 6) / wide);
  const left = -(columns * wide) / 2;
  const lit = { column: roll(columns) - 1, row: roll(3) };
  const shapes: Art[] = [black(fullWidth(half, 0, 84))];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * wide, 4 + row * high];
      const isLit = column === lit.column && row === lit.row;
      shapes.push(edgedIn(isLit ? 'accent' : 'white').fine(r(x + 1, y + 1, wide - 2, high - 2)));
      const count = isLit ? 1 : roll(5) - 1;
      for (let paper = 0; paper < count; paper++) {
        const lean = roll(5) - 2;
        const at = x + (3 + paper * 3.2) * k;
        shapes.push(
          roll(3) === 1
            ? black(`M${at} ${y + 3.5 * k} ${at + (2.6 + lean * 0.2) * k} ${y + 3 * k} ${at + 2.6 * k} ${y + high - 1}
              H${at}`)
            : edged.fine(`M${at + lean * 0.3 * k} ${y + 4 * k}H${at + (2.4 + lean * 0.3) * k}L${at + 2.4 * k}
              ${y + high - 1}H${at}`),
        );
      }
    }
  const fallen = (x: number, y: number, lean: number) =>
    edged.medium(`M${x} ${y} ${x + 15} ${y - 2 + lean}l2 7L${x + 2} ${y + 7}`, {
      gap: 2.2,
      turn: 0,
      inLight: true,
    });
  const from = left + (lit.column + 0.5) * wide;
  return [
    shapes,
    light(`M${from - 5} 84h10l25 16h-56`),
    edged.medium(fullWidth(half, 84, 16)),
    black(fullWidth(half, 82, 2.4)),
    fallen(from - 16, 90, 1),
    fallen(from + 8, 87, -1),
    fallen(-half * 0.7, 91, 1),
    person(from + 1, 97, 36),
  ];
}

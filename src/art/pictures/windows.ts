/** The front of a house at night; one window is awake. */

import { repeat } from '../arrange.ts';
import { night, person, type Stage } from '../scenery.ts';
import { type Art, bar, black, blank, edged, fullWidth, light, o, r, solid, stroke, white } from '../words.ts';

export function windows(stage: Stage): Art {
  const { half, roll } = stage;
  const [top, floor] = [13, 84];
  const columns = Math.max(3, Math.round(half / 9));
  const step = (half * 2) / columns;
  const wide = Math.min(10, step * 0.56);
  const lit = { column: Math.floor(columns * 0.3) + roll(Math.max(1, Math.ceil(columns * 0.4))) - 1, row: roll(2) };
  const shapes: Art[] = [
    night(stage, 14, 2),
    repeat(Math.ceil(half / 20), (index) => {
      const x = -half + 14 + index * 40 + roll(12);
      return [black(`R${x} 4 6 10 R${x + 16} 8 9 6`), stroke.medium(`M${x + 12} 14V3h-3`)];
    }),
    black(fullWidth(half, top, floor - top)),
  ];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < columns; column++) {
      const x = -half + step * (column + 0.5);
      const y = top + 5 + row * 16.4;
      const isLit = column === lit.column && row === lit.row;
      const kind = isLit ? 0 : roll(5);
      shapes.push(
        kind === 1
          ? blank.fine(r(x - wide / 2, y, wide, 11.5))
          : kind >= 4
            ? blank.fine(r(x - wide / 2, y, wide, 11.5), { gap: 1.7, turn: kind === 4 ? 0 : 0.25 })
            : solid(isLit ? 'accent' : 'white', r(x - wide / 2, y, wide, 11.5)),
        isLit
          ? black(`M${x - wide * 0.34 + 0.6} ${y + 9.4}A${wide * 0.34} 4 0 0 1 ${x + wide * 0.34 + 0.6} ${y + 9.4}v2.1
            H${x - wide * 0.34 + 0.6} ${o(x + 0.6, y + 4.4, 1.7, 2)}`)
          : [
              black(r(x - 0.4, y, 0.8, 11.5)),
              kind === 2 && black(`M${x - wide / 2} ${y}H${x}L${x - wide / 2} ${y + 11.5}`),
            ],
        white(r(x - wide / 2 - 1, y + 12.1, wide + 2, 1.1)),
      );
    }
  const at = -half + step * (lit.column + 0.5);
  return [
    shapes,
    light(`M${at - wide} ${floor}H${at + wide}L${at + wide * 2.6} 100H${at - wide * 1.6}`),
    edged.medium(fullWidth(half, floor, 100 - floor)),
    stroke.fine(`M${-half} 92H${half}`),
    // A rail to hold on to, and who looks up.
    person(at + wide * 0.5, 95, 20),
    black(bar(-half, 96, half, 96, 0.8)),
    repeat(Math.ceil(half / 7), (index) => black(`R${-half + 4 + index * 14} 95.6 1 4.4`)),
  ];
}

/** A switchboard with its cords. */

import { grid, repeat } from '../arrange.ts';
import type { Stage } from '../scenery.ts';
import { type Art, along, bare, black, edged, fullWidth, light, o, r, solid, stroke, white } from '../words.ts';

export function exchange(stage: Stage): Art {
  const { half, roll } = stage;
  const columns = Math.floor((half * 2 - 6) / 14);
  const spot = (column: number, row: number) => [(column - (columns - 1) / 2) * 14, 8 + row * 14] as const;
  const cords = repeat(5 + Math.floor(half / 22), (index) => {
    const place = roll(columns * 4) - 1;
    const [x, y] = spot(place % columns, Math.floor(place / columns));
    const to = -half * 0.8 + (index / (4 + Math.floor(half / 22))) * half * 1.6;
    const low = Math.max(y + 12, 74);
    const cord = along(12, (t) => [x + (to - x) * t * t, y + (low - y) * t + Math.sin(Math.PI * t) * 14]);
    const isLit = index === 2;
    return [
      bare.bold(cord),
      stroke.medium(cord),
      solid(isLit ? 'accent' : 'white', o(x, y, 2.6)),
      black(r(to - 2, low, 4, 9), r(to - 4.4, low + 8, 8.8, 2.4)),
    ];
  });
  return [
    black(fullWidth(half, 0, 66)),
    grid(columns, 4, (column, row) => {
      const [x, y] = spot(column, row);
      return [white(o(x, y, 2.8)), black(o(x, y, 1.1))];
    }),
    light(`M${-half * 0.2} 66H${half * 0.15}L${half * 0.5} 100H${-half * 0.5}`),
    edged.bold(`M${-half} 66H${half}V90H${-half}`),
    edged.medium(fullWidth(half, 90, 10), { gap: 2.4 }),
    cords,
  ];
}

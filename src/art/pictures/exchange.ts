/** A switchboard with its cords. */

import { repeat } from '../arrange.ts';
import type { Stage } from '../scenery.ts';
import { type Art, bare, black, edged, light, o, p, r, solid, stroke, white } from '../words.ts';

export function exchange(stage: Stage): Art {
  const { half, roll } = stage;
  const shapes: Art[] = [black(r(-half, 0, half * 2, 66))];
  const spots: [number, number][] = [];
  const columns = Math.floor((half * 2 - 6) / 14);
  for (let y = 8; y < 60; y += 14)
    for (let x = -(columns - 1) * 7; x < half - 4; x += 14) {
      spots.push([x, y]);
      shapes.push(white(o(x, y, 2.8)), black(o(x, y, 1.1)));
    }
  const cords = repeat(5 + Math.floor(half / 22), (index) => {
    const [x, y] = spots[roll(spots.length) - 1] as [number, number];
    const to = -half * 0.8 + (index / (4 + Math.floor(half / 22))) * half * 1.6;
    const low = Math.max(y + 12, 74);
    const cord = Array.from({ length: 13 }, (_x, step) => {
      const t = step / 12;
      return [x + (to - x) * t * t, y + (low - y) * t + Math.sin(Math.PI * t) * 14];
    }).flat();
    const isLit = index === 2;
    return [
      bare.bold(p(...cord)),
      stroke.medium(p(...cord)),
      solid(isLit ? 'accent' : 'white', o(x, y, 2.6)),
      black(r(to - 2, low, 4, 9), r(to - 4.4, low + 8, 8.8, 2.4)),
    ];
  });
  return [
    shapes,
    light(`M${-half * 0.2} 66H${half * 0.15}L${half * 0.5} 100H${-half * 0.5}`),
    edged.bold(`M${-half} 66H${half}V90H${-half}`),
    edged.medium(r(-half, 90, half * 2, 10), { gap: 2.4, turn: 0 }),
    cords,
  ];
}

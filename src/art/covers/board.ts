/** Board → a cover for any game: its Sectors as blocks in the light, someone small on one of them. */

import type { Roll } from '../../dice/roll.ts';
import type { Sector } from '../../model/board.ts';
import { at, type Frame, points } from '../plane.ts';
import { type Shape, stroke } from '../sketch.ts';
import { corner, house, on, runnerFigure, viewOf } from './view.ts';

/** What of a Sector is seen on a cover. */
export type CoverSector = Pick<Sector, 'q' | 'r' | 'label'>;

/** The board from a height, as far as the horizon. */
export function boardCover(frame: Frame, sectors: readonly CoverSector[], roll: Roll): Shape[] {
  const view = viewOf(frame);
  const u = frame.height / 100;
  const spots = sectors.map(({ q, r, label }) => ({ x: 1.5 * q, y: -Math.sqrt(3) * (r + q / 2), label }));
  const span = (of: readonly number[]) => ({ from: Math.min(...of), to: Math.max(...of) });
  const [across, along] = [span(spots.map(({ x }) => x)), span(spots.map(({ y }) => y))];
  // The board is drawn out in depth until it fills the plain.
  const size = Math.min(2.5 / (across.to - across.from + 2), 3.4 / (along.to - along.from + 2));
  const placed = spots
    .map(({ x, y, label }) => ({
      x: size * (x - (across.from + across.to) / 2),
      y: 1.05 + size * (y - along.from + 0.9),
      label,
    }))
    .sort((a, b) => b.y - a.y || a.x - b.x);
  const horizon = frame.y + frame.height * 0.31;

  const lines: Shape[] = [];
  for (let y = frame.y + 0.3 * u, gap = 0.5 * u; y < horizon; y += gap, gap *= 1.02)
    lines.push(stroke(points(frame.x, y, frame.x + frame.width, y), 'far'));
  const beam = points(
    frame.x + frame.width * 0.78,
    frame.y,
    frame.x + frame.width * 0.86,
    frame.y,
    frame.x + frame.width * 0.62,
    frame.y + frame.height,
    frame.x + frame.width * 0.04,
    frame.y + frame.height,
  );
  const start = placed.find(({ label }) => label === 'start') ?? placed[0];
  const stage = placed.reduce(
    (best, one) =>
      Math.abs(one.y - 1.7) + Math.abs(one.x + 0.1) < Math.abs(best.y - 1.7) + Math.abs(best.x + 0.1) ? one : best,
    start ?? { x: 0, y: 1.6, label: undefined },
  );
  return [
    ...lines,
    stroke(points(frame.x, horizon, frame.x + frame.width, horizon), 'bold'),
    { kind: 'light', points: beam },
    ...placed.flatMap((place) => {
      const z = place === stage ? 0.05 : 0.03 + roll(5) * 0.02;
      const plot = [0, 1, 2, 3, 4, 5].map((index) => corner(place.x, place.y, size * 0.88, index));
      const block = house(plot, z, view, { turn: [0, 0.04, -0.05][roll(3) - 1] ?? 0, gap: place.label ? 1.3 : 3 });
      return place === stage
        ? [...block, ...runnerFigure(at(view(on(place.x, place.y, z)).x, view(on(place.x, place.y, z)).y), 10 * u)]
        : block;
    }),
  ];
}

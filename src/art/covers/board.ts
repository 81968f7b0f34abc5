/** Board → a cover for any game: its Sectors as blocks in the light, someone small on one of them. */

import type { Roll } from '../../dice/roll.ts';
import { type Art, hexagon, light, p, stroke } from '../words.ts';
import { house, on, runnerFigure, viewOf } from './view.ts';

/** A Sector as a cover shows it. */
export interface CoverSector {
  readonly q: number;
  readonly r: number;
  readonly label?: string | undefined;
}

/** The board from a height, up to the horizon. */
export function boardCover(width: number, sectors: readonly CoverSector[], roll: Roll): Art {
  const view = viewOf(width);
  const spots = sectors.map(({ q, r, label }) => ({ x: 1.5 * q, y: -Math.sqrt(3) * (r + q / 2), label }));
  const span = (of: readonly number[]) => ({ from: Math.min(...of), to: Math.max(...of) });
  const [across, along] = [span(spots.map(({ x }) => x)), span(spots.map(({ y }) => y))];
  // The board is drawn out in depth until it fills the plain.
  const size = Math.min(2.5 / (across.to - across.from + 2), 3.4 / (along.to - along.from + 2));
  const blocks = spots
    .map(({ x, y, label }) => ({
      x: size * (x - (across.from + across.to) / 2),
      y: 1.05 + size * (y - along.from + 0.9),
      label,
    }))
    .sort((a, b) => b.y - a.y || a.x - b.x);
  const night: string[] = [];
  for (let y = 0.3, gap = 0.5; y < 31; y += gap, gap *= 1.02) night.push(`M0 ${y}H${width}`);
  const start = blocks.find(({ label }) => label === 'start') ?? blocks[0];
  const away = ({ x, y }: { readonly x: number; readonly y: number }) => Math.abs(y - 1.7) + Math.abs(x + 0.1);
  const stage = blocks.reduce(
    (best, one) => (away(one) < away(best) ? one : best),
    start ?? { x: 0, y: 1.6, label: undefined },
  );
  return [
    stroke.far(...night),
    stroke.bold(`M0 31H${width}`),
    light(p(width * 0.78, 0, width * 0.86, 0, width * 0.62, 100, width * 0.04, 100)),
    blocks.map((block) => {
      const { x, y, label } = block;
      const z = block === stage ? 0.05 : 0.03 + roll(5) * 0.02;
      const turn = [0, 0.04, -0.05][roll(3) - 1] ?? 0;
      return [
        house(hexagon(x, y, size * 0.88), z, view, { turn, gap: label ? 1.3 : 3 }),
        block === stage && runnerFigure(view(on(x, y, z)), 10),
      ];
    }),
  ];
}

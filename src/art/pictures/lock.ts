/** The gates of a lock, not quite shut. */

import { itemAt } from '../../item-at.ts';
import { facing, translate } from '../arrange.ts';
import { night, paleTowers, person, type Stage } from '../scenery.ts';
import { type Art, accent, black, edged, fullWidth, o, r, scratch, solid, stroke, white } from '../words.ts';

export function lock(stage: Stage): Art {
  const { half, roll } = stage;
  const gap = 2.4 + roll(20) / 10;
  const [top, water] = [34, 74];
  const reach = Math.min(half - 7, 52);
  const x = roll(12) - 6;
  const gate = (side: number): Art => {
    const [from, to] = [gap + 1.6, reach - 1.6];
    const rows = [top + 7, (top + water) / 2 + 3, water - 1];
    const art = [
      black(`M${gap} ${top}H${reach}V${water + 6}L${gap} ${water + 2}`),
      [0.2, 0.4, 0.6, 0.8].map((share) => scratch.fine(`M${from + (to - from) * share} ${top + 7}V${water}`)),
      rows.map((y) => scratch.medium(`M${from} ${y}H${to}`)),
      rows.slice(1).map((y, row) => scratch.medium(`M${from} ${y} ${to} ${itemAt(rows, row)}`)),
      // The beam that it is pushed with, and a rail on it.
      black(`M${gap * 0.5} ${top - 7} ${half * 2} ${top - 9}V${top + 0.4}H${gap * 0.5}`),
      stroke.medium(`M${gap} ${top - 18} ${reach} ${top - 19.4}`),
      [0, 0.33, 0.67, 1].map((share) =>
        stroke.medium(`M${gap + (reach - gap) * share} ${top - 18 - 1.4 * share}V${top - 4}`),
      ),
    ];
    return translate(x, 0, facing(side, art));
  };
  const wall = (side: number) =>
    edged.bold(`M${x + side * reach} ${top - 2}H${side * half}V100H${x + side * reach}`, { gap: 2.4, turn: 0.25 });
  return [
    night(stage, 60),
    paleTowers(stage, 50, 36),
    black(fullWidth(half, top, 100 - top)),
    wall(-1),
    wall(1),
    accent(r(x - gap, top, gap * 2, water - top)),
    gate(-1),
    gate(1),
    // Water through the gap.
    white(`M${x - gap} ${water - 2}H${x + gap}L${x + gap * 2.4} ${water + 8}H${x - gap * 2.4}`),
    [-0.6, 0, 0.6].map((share) =>
      stroke.fine(`M${x + gap * share} ${water - 2} ${x + gap * share * 2.4} ${water + 7}`),
    ),
    [0, 1, 2, 3].map((row) =>
      solid(
        row % 2 === 0 ? 'accent' : 'white',
        o(x + roll(4) - 2, water + 9 + row * 4.6, Math.min(reach - 5, gap * 3 + row * 4 + roll(5)), 0.9),
      ),
    ),
    person(x + reach * 0.5 * (roll(2) === 1 ? 1 : -1), top - 7, 20),
  ];
}

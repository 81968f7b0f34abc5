/** The gates of a lock, not quite shut. */

import { night, paleTowers, person, type Stage } from '../scenery.ts';
import { type Art, accent, black, edged, o, p, r, scratch, solid, stroke, white } from '../words.ts';

export function lock(stage: Stage): Art {
  const { half, roll } = stage;
  const gap = 2.4 + roll(20) / 10;
  const [top, water] = [34, 74];
  const reach = Math.min(half - 7, 52);
  const x = roll(12) - 6;
  const gate = (side: number): Art => {
    const f = (...c: number[]) => p(...c.map((value, index) => (index % 2 === 0 ? x + side * value : value)));
    const cross = (weight: 'fine' | 'medium', ...c: number[]) =>
      scratch[weight](p(...c.map((value, index) => (index % 2 === 0 ? x + side * value : value))));
    const [from, to] = [gap + 1.6, reach - 1.6];
    const rows = [top + 7, (top + water) / 2 + 3, water - 1];
    return [
      black(f(gap, top, reach, top, reach, water + 6, gap, water + 2)),
      [0.2, 0.4, 0.6, 0.8].map((share) =>
        cross('fine', from + (to - from) * share, top + 7, from + (to - from) * share, water),
      ),
      rows.map((y) => cross('medium', from, y, to, y)),
      rows.slice(1).map((y, row) => cross('medium', from, y, to, rows[row] as number)),
      // The beam that it is pushed with, and a rail on it.
      black(f(gap * 0.5, top - 7, half * 2, top - 9, half * 2, top + 0.4, gap * 0.5, top + 0.4)),
      stroke.medium(`M${x + side * gap} ${top - 18} ${x + side * reach} ${top - 19.4}`),
      [0, 0.33, 0.67, 1].map((share) =>
        stroke.medium(`M${x + side * (gap + (reach - gap) * share)} ${top - 18 - 1.4 * share}V${top - 4}`),
      ),
    ];
  };
  const wall = (side: number) =>
    edged.bold(`M${x + side * reach} ${top - 2}H${side * half}V100H${x + side * reach}`, {
      gap: 2.4,
      turn: 0.25,
    });
  return [
    night(stage, 60),
    paleTowers(stage, 50, 36),
    black(r(-half, top, half * 2, 100 - top)),
    wall(-1),
    wall(1),
    accent(r(x - gap, top, gap * 2, water - top)),
    gate(-1),
    gate(1),
    // What comes through, and where it falls.
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

/** Signals over a line, and one that says go. */

import { both, repeat, row } from '../arrange.ts';
import { person, type Stage, town } from '../scenery.ts';
import { type Art, bar, black, o, r, scratch, solid, stroke } from '../words.ts';

export function signals(stage: Stage): Art {
  const { half, roll } = stage;
  const horizon = 76;
  const reach = Math.min(half - 5, 92);
  const count = half < 45 ? 2 : half < 75 ? 3 : half < 110 ? 4 : 6;
  const go = roll(count) - 1;
  const [high, low] = [37, 45];
  const post = (index: number) => 15 - reach + (index / (count - 1)) * (reach * 1.62 - 15);
  const arm = (index: number): Art => {
    const x = post(index);
    const top = index === go ? 12 : 14;
    const tip = index === go ? top - 7 : top + 1.4;
    return [
      black(`${r(x - 1.1, top - 4, 2.2, high - top + 5)} M${x - 2} ${top - 4}h4l-2-4
        ${bar(x + 1, top + 1.4, x - 15, tip, 5)}`),
      scratch.bold(`M${x - 11} ${top + 1.4 + (tip - top - 1.4) * 0.69 - 2.2}v4.4`),
      black(o(x + 4.4, top + 2.4, 3.4)),
      solid(index === go ? 'accent' : 'white', o(x + 4.4, top + 2.4, 2.2)),
    ];
  };
  const step = (reach * 2) / Math.round(reach / 4);
  const track = (x: number, to: number): Art => [
    black(`M${x - 0.3} ${horizon}h.6L${to - 6} 100h-2 M${x - 0.3} ${horizon}h.6L${to + 8} 100h-2`),
    [0.16, 0.34, 0.56, 0.84].map((t) => {
      const [y, middle, wide] = [horizon + 24 * t, x + (to - x) * t, 10 * t];
      return black(r(middle - wide, y, wide * 2, 1 + t));
    }),
  ];
  const lamp = post(go) + 4.4;
  return [
    town(
      stage,
      horizon,
      { night: 70, towers: 24, joints: 0 },
      [lamp - 1.4, lamp + 1.4, 14],
      [lamp - 24, lamp + 14, 100],
    ),
    repeat(count, (index) => track(post(index) * 0.12, post(index) * 1.3)),
    repeat(count, arm),
    row(-reach, reach - 1, step, (x) => stroke.medium(`M${x} ${low} ${x + step / 2} ${high} ${x + step} ${low}`)),
    black(r(-reach - 3, high - 1, reach * 2 + 6, 2), r(-reach - 3, low, reach * 2 + 6, 2)),
    both((side) => black(`${r(side * reach - 1.8, high - 4, 3.6, 56)} M${side * reach - 4} 94h8l-2-8h-4`)),
    person(lamp - 6, 94, 19),
  ];
}

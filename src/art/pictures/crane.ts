/** A gantry crane over stacks of containers. */

import { repeat } from '../arrange.ts';
import { person, type Stage, town } from '../scenery.ts';
import { type Art, bar, black, blank, fullWidth, r, rimmed, scratch, stroke } from '../words.ts';

export function crane(stage: Stage): Art {
  const { half, roll } = stage;
  const hook = 2 + roll(16);
  // In a narrow frame its leg is clear of the person below.
  const leg = Math.max(half - 36, Math.min(half - 8, 26));
  const stack = (x: number, count: number) =>
    Array.from({ length: count }, (_, index): Art => {
      const y = 84 - (index + 1) * 11;
      const isDark = roll(3) === 1;
      return [
        // Nothing shows between them.
        blank.medium(r(x, y, 26, 11), isDark ? undefined : { gap: 2.2, turn: 0.25, inLight: true }),
        isDark && black(r(x + 0.3, y + 0.3, 25.4, 10.2)),
        isDark && [4, 8, 12, 16, 20].map((at) => scratch.fine(`M${x + at} ${y + 1.5}v7.5`)),
      ];
    }).flat();
  const trusses = repeat(Math.ceil(half / 8) * 2, (index) => {
    const x = -half + index * 8;
    return stroke.medium(`M${x} 13l4 8 M${x + 4} 21l4-8`);
  });
  return [
    town(stage, 84, { night: 60, towers: 34 }, [hook - 3, hook + 3, 24], [hook - 30, hook + 26, 100]),
    stack(-half + 3, 2 + roll(2)),
    stack(-half + 31, 1 + roll(2)),
    stack(half - 30, 2 + roll(3)),
    black(fullWidth(half, 10.5, 2.6), fullWidth(half, 20.5, 2)),
    trusses,
    [bar(-half + 12, 12, -half + 6, 100, 3.2), bar(leg, 12, leg + 3, 100, 3.2)].map((one) => rimmed(one)),
    black(`R${hook - 8} 20 16 6`),
    stroke.medium(`M${hook - 5} 26V42 M${hook + 5} 26V42`),
    rimmed(`R${hook - 15} 42 30 12`),
    [-10, -5, 0, 5, 10].map((x) => scratch.fine(`M${hook + x} 43.5V52.5`)),
    black(`O${hook} 26 2`),
    person(hook - 4, 92, 13),
  ];
}

/** A water tower on its legs, and a lamp below. */

import { both, resize } from '../arrange.ts';
import { person, type Stage, town } from '../scenery.ts';
import { type Art, bare, black, blank, o, p, r, scratch, stroke } from '../words.ts';

export function cistern(stage: Stage): Art {
  const { half, roll } = stage;
  const isRound = roll(2) === 1;
  const ball = (x: number, wide: number): Art => [
    black(`M${x - wide * 0.16} 46H${x + wide * 0.16}L${x + wide * 0.2} 76 ${x + wide * 0.6} 88.6H${x - wide * 0.6}
      L${x - wide * 0.2} 76 ${o(x, 30, wide * 1.08, wide)}`),
    scratch.medium(`M${x - wide * 1.06} 30H${x + wide * 1.06}`),
    [-0.5, 0.5].map((share) =>
      scratch.fine(
        p(...[-0.8, -0.4, 0, 0.4, 0.8].flatMap((t) => [x + wide * share * Math.sqrt(1 - t * t) * 1.08, 30 + wide * t])),
      ),
    ),
    stroke.medium(`M${x} ${30 - wide}v-6`),
    black(o(x, 30 - wide - 6, 1), r(x - wide * 0.5, 30 - wide - 1.4, wide, 2)),
    bare.fine(`M${x} 50V80`),
  ];
  const one = (x: number, wide: number): Art => {
    if (isRound) return ball(x, wide);
    const [top, low, foot] = [19, 45, 88];
    const leg = (side: number, far: number) =>
      black(`M${x + side * far * 0.8 - 1} ${low}h2L${x + side * far * 1.06 + 1} ${foot}h-2`);
    /** Distance of the outer legs at a height. */
    const edge = (y: number) => wide * (0.8 + (0.26 * (y - low)) / (foot - low));
    const braces = [low + 3, low + 17, low + 31].map((y) => {
      const end = Math.min(y + 13, foot);
      return stroke.medium(`M${x - edge(y)} ${y} ${x + edge(end)} ${end} M${x + edge(y)} ${y} ${x - edge(end)} ${end}
        M${x - edge(end)} ${end}H${x + edge(end)}`);
    });
    return [
      braces,
      both((side) => leg(side, wide)),
      [-0.36, 0.36].map((share) => black(r(x + wide * share - 0.8, low, 1.6, foot - low))),
      black(`M${x - wide} ${top}H${x + wide}V${low}A${wide} 7 0 0 1 ${x - wide} ${low} M${x - wide - 2.4} ${top + 1} ${x}
        5 ${x + wide + 2.4} ${top + 1} O${x} 5 1.6`),
      [6, 13, 20].map((down) => scratch.fine(`M${x - wide} ${top + down}H${x + wide}`)),
      scratch.medium(`M${x + wide * 0.5} ${top + 2}V${low + 4} M${x + wide * 0.62} ${top + 2}V${low + 4}`),
      [0, 1, 2, 3, 4, 5, 6].map((rung) =>
        scratch.fine(`M${x + wide * 0.5} ${top + 4 + rung * 3.6}H${x + wide * 0.62}`),
      ),
    ];
  };
  const wide = Math.min(23, half - 7);
  const x = half > 60 ? half * (0.18 + roll(20) / 100) : 0;
  return [
    town(stage, 88, { night: 80, towers: 30 }, [x - 2, x + 2, 58], [x - 34, x + 28, 100]),
    half > 60 && resize(0.62, -half * 0.55, 88, one(-half * 0.55, wide)),
    one(x, wide),
    stroke.medium(`M${x} 52V57`),
    blank.medium(`M${x - 4.4} 60h8.8l-2.6-4h-3.6`),
    person(x - 6, 95, 17),
  ];
}

/** An empty length of shelf under a lamp, and those who bid. */

import { both, outwards, repeat } from '../arrange.ts';
import { beam, panels, type Stage } from '../scenery.ts';
import { type Art, accent, bar, bare, black, blank, edged, fullWidth, o, r, rimmed, stroke, white } from '../words.ts';

export function auction(stage: Stage): Art {
  const { half, roll } = stage;
  const rival = (at: number, side: number): Art => {
    const x = at + side * 24;
    const count = 1 + roll(3);
    // Of a shelf more than a splinter is in the frame, or nothing.
    if (Math.abs(x) + 8 > half) return [];
    return [
      black(`R${x - 19} 50 38 3.4 M${x - 15} 53h4V59 M${x + 15} 53h-4V59`),
      repeat(count, (index) => {
        const cx = x + (index - (count - 1) / 2) * Math.min(11, 28 / (count - 1));
        return edged.medium(`M${cx - 4.6} 45a4.6 6 0 0 1 9.2 0V50h-9.2`, { gap: 1.6, turn: 0.25 });
      }),
    ];
  };
  const seat = (x: number, who: 'taken' | 'free'): Art => {
    const back = `M${x - 9} 86a9 5 0 0 1 18 0V100h-18`;
    return [
      who === 'taken' && [
        roll(3) === 1 &&
          x + 21 < half && [black(bar(x + 9, 84, x + 14, 68, 3.2)), blank.bold(`M${x + 11} 67l3-13 8 2-3 13`)],
        black(`M${x - 11.4} 87a11.4 13 0 0 1 22.8 0V100h-22.8 R${x - 2} 71 4 5 O${x} 67.4 5 6.2`),
      ],
      // The back of a gilt chair hides all but head and shoulders.
      rimmed(back),
      [-8, 8].map((dx) => black(`O${x + dx} 82 1.5`)),
      bare.fine(`M${x - 5.6} 100V88h11.2V100`),
    ];
  };
  const oak = Math.min(46, half - 3);
  const chairs = Math.max(4, Math.round((half * 2) / 25));
  const step = (half * 2) / chairs;
  const empty = roll(chairs);
  return [
    panels(stage, 84, 3.6),
    beam([-5, 5, 18], [-oak, oak, 49]),
    edged.medium(fullWidth(half, 84, 16)),
    outwards(half, 56, 50, rival),
    // The lamp and its light.
    stroke.bold('M0 0V8'),
    black('M-4 7H4L13 18H-13'),
    accent('M5 18A5 3 0 0 1-5 18'),
    black(r(-oak, 49, oak * 2, 7)),
    both((side) => black(`M${side * (oak - 6)} 56H${side * (oak - 12)}V65`)),
    white('R-7 50 14 5'),
    [-5.6, 5.6].map((x) => [51.2, 53.8].map((y) => black(o(x, y, 0.7)))),
    bare.fine(`M${2 - oak} 52.5H-12 M12 52.5H${oak - 2}`),
    repeat(chairs, (index) =>
      seat(-half + step * (index + 0.5), index + 1 !== empty && roll(6) > 1 ? 'taken' : 'free'),
    ),
  ];
}

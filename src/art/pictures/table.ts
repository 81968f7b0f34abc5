/** Seven machines at a long table, a lamp over it, and an eighth chair that is empty before a window that is gone. */

import { drawAt } from '../arrange.ts';
import { room, type Stage } from '../scenery.ts';
import { type Art, accent, black, blank, light, r, rim, scratch, stroke, white } from '../words.ts';

export function table(stage: Stage): Art {
  const { half, roll } = stage;
  const empty = roll(8) - 1;
  // In a high frame half of them sit on the near side.
  const isLong = half >= 64;
  const across = isLong ? 8 : 4;
  const step = (half * 1.56) / across;
  const size = Math.min(isLong ? 1 : 0.75, step / 17);
  const places = [0, 1, 2, 3, 4, 5, 6, 7];
  const seat = (index: number): Art => {
    const isNear = index >= across;
    const x = ((index % across) - (across - 1) / 2) * step;
    const machine = machines[(index - empty + 7) % 8];
    const isGap = isLong && Math.abs(x) > 22;
    return drawAt(x, isNear ? 97 : 63, size, [
      index === empty && [isGap && black('R-8-54 16 26'), !isNear && rim('R-7-22 14 22'), chair],
      index !== empty && machine && seated(machine, isNear ? 'near' : 'far'),
    ]);
  };
  return [
    // The floor begins where the front edge of the table hides it.
    room(stage, 83.4, 3.6),
    light(`M-6 18H6L${half * 0.8} 74H${-half * 0.8}`),
    places.slice(0, across).map(seat),
    // The lamp hangs before them.
    rim('M-4 8H4L12 17H-12'),
    stroke.medium('M0 0V9'),
    black('M-4 8H4L12 17H-12'),
    accent('M5 17A5 3 0 0 1-5 17'),
    black(`R${-half * 0.8} 84 4 16 R${half * 0.8 - 4} 84 4 16`),
    blank.bold(`M${-half * 0.86} 62H${half * 0.86}L${half * 0.98} 80H${-half * 0.98}`),
    black(r(-half * 0.98, 80, half * 1.96, 5)),
    // The machine that cuts the minutes into the wood, and lines of them.
    isLong && [
      black('R-5 67 10 5 R-7 71 14 2'),
      stroke.medium('M7 72 14 76'),
      [66.4, 69.6, 72.8].map((y) => stroke.fine(`M${-half * 0.7} ${y}h${half * 0.4}`)),
      [66.4, 69.6, 72.8].map((y) => stroke.fine(`M${half * 0.3} ${y}h${half * 0.4}`)),
    ],
    places.slice(across).map(seat),
  ];
}

const chair: Art = [blank.bold('R-7-22 14 22'), stroke.medium('M-4.5-18H4.5 M-4.5-15H4.5')];
const body = 'M-6-16-3-21H3L6-16 6.4 0H-6.4 R-1.6-26 3.2 6';
/** Heads and fronts of seven machines; the shredder is in the chair. */
const machines: readonly (readonly [head: string, face: Art])[] = [
  ['R-5-34 10 10', white('R-3-31 6 2.4')],
  ['O0-28 6', [white('O0-28 4'), stroke.medium('M0-28 2-30.6')]],
  ['R-3.4-40 6.8 18', white('R-1.8-37 3.6 4 R-1.8-31 3.6 4')],
  ['R-6.4-31 12.8 8', [white('R-5-29 10 1.8'), scratch.medium('M-4-13v9 M-2-13v9 M0-13v9 M2-13v9 M4-13v9')]],
  ['M-6.4-37H6.4L2.4-24H-2.4', scratch.medium('M-3.6-33H3.6 M-2.6-30H2.6')],
  ['R-5-31 10 8 R-.6-39 1.2 9', white('O-2-27 1.3 O2-27 1.3')],
  ['M-6-24A6 10 0 0 1 6-24V-23H-6', scratch.medium('M-2.6-30.6v5.2 M0-30.6v5.2 M2.6-30.6v5.2')],
];
const seated = ([head, face]: (typeof machines)[number], side: 'near' | 'far'): Art =>
  side === 'near'
    ? [rim(`${body} ${head}`), black(`${body} ${head}`), chair]
    : [chair, rim(head), black(`${body} ${head}`), face];

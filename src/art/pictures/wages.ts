/** A gatehouse that pays wages: a clerk behind the glass, a slip by the metre, an arm that came down. */

import { resize, row } from '../arrange.ts';
import { beam, hall, person, type Stage } from '../scenery.ts';
import { type Art, accent, bar, black, blank, r, rimmed, scratch, stroke, white } from '../words.ts';

export function wages(stage: Stage): Art {
  const { roll, half } = stage;
  const floor = 88;
  // Whole in a narrow frame too.
  const scale = Math.min(1, half / 54);
  const near = (art: Art) => resize(scale, 0, floor, art);
  const wide = half / scale;
  const x = Math.min(wide - 38, 4 + roll(8));
  const arm = x - 21;
  // The slip, all of one piece: down from the mouth, and in folds at last.
  const folds = [
    [x - 37, 66, x - 27.4, 66],
    [x - 37, 84, x - 27.4, 84],
    [x - 33.4, 88, x - 23.8, 88],
    [x - 38.4, 91.6, x - 28.8, 91.6],
    [x - 34, 95.6, x - 24.4, 95.6],
  ] as const;
  const slip = folds.slice(1).map(([left, y, right], index) => {
    const [from, top, to] = folds[index] as (typeof folds)[number];
    return near(blank.medium(`M${from} ${top}H${to}L${right} ${y}H${left}`));
  });
  return [
    hall(stage, floor, near(beam([x - 16, x + 14, 40], [x - 58, x + 10, 100])), 3.6),
    near([
      // The gatehouse.
      black(`${r(x - 26, 12, 56, floor - 11)} M${x - 32} 13l4-7h60l4 7`),
      white(`R${x - 20} 20 40 30`),
      accent(`R${x - 18.6} 21.4 37.2 27.2`),
      // The clerk, in a blanket.
      black(`M${x - 13} 46a14 12 0 0 1 28 0V48.6h-28 O${x + 1} 31 5 6.2`),
    ]),
    [-5, 1, 7].map((dx) => near(scratch.fine(`M${x + dx} 38 ${x + dx * 1.5} 48`))),
    near(white(`R${x - 24} 50 48 3`)),
    [-7, 6].map((dx) => near(black(`R${x + dx} 21.4 1 27.2`))),
    near([
      // The eye of the machine, its drawer and its mouth.
      white(`O${x - 12} 63 6.4`),
      black(`O${x - 12} 63 4.6`),
      accent(`O${x - 12} 63 2`),
      white(`R${x + 2} 58 20 26`),
      black(`R${x + 3} 59 18 24`),
      scratch.medium(`M${x + 6} 71h3`),
    ]),
    slip,
    [70, 73, 76, 79].map((y, index) => near(stroke.fine(`M${x - 35.4} ${y}H${x - (index === 3 ? 32 : 29)}`))),
    near([
      rimmed(`R${x - 39} 59 15 8`),
      scratch.medium(`M${x - 37} 64.6h9.6`),
      // The arm.
      blank.bold(r(-wide, 50, wide + arm, 5.4)),
    ]),
    row(11 - arm, wide + 6, 11, (out) => near(black(`M${-out} 50h5.5l-2.5 5.4h-5.5`))),
    near([white(`R${x - 24} 47 6 11`), black(`R${x - 23} 48 4 9`)]),
    wide > 64 && near(black(bar(-wide * 0.8, 55, -wide * 0.8, floor, 3))),
    near(person(Math.max(x - 54, 8 - wide), 95, 36)),
  ];
}

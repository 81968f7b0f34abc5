/** A cake of two tiers under burnt sugar, and those in their good coats. */

import { repeat, row } from '../arrange.ts';
import { beam, panels, person, type Stage, uneven } from '../scenery.ts';
import { type Art, accent, black, blank, edged, fullWidth, o, r, scratch, stroke, white } from '../words.ts';

export function cake(stage: Stage): Art {
  const { half, roll } = stage;
  const top = 78;
  // No legs above the table, no scraps beside the cake.
  const guests = uneven(
    stage,
    [-half + 13 + roll(4), half - 12],
    [13, 4],
    (x) => Math.abs(x) > 33 && person(x, 95 + roll(3), 54 + roll(12)),
  );
  const tier = (wide: number, from: number, to: number): Art => [
    blank.bold(`M${-wide} ${from}H${wide}V${to}A${wide} 3.4 0 0 1 ${-wide} ${to}`),
    // Burnt sugar runs down it.
    accent(`M${-wide} ${from}A${wide} 3.6 0 0 1 ${wide} ${from}
      ${Array.from({ length: 9 }, (_, drop) => `L${wide - (drop / 4) * wide} ${from + (drop % 2 === 0 ? 3.4 : 7 + roll(4))}`).join('')}`),
    stroke.medium(`M${-wide} ${from}A${wide} 3.6 0 0 1 ${wide} ${from}`),
  ];
  // A buffet, all of it in vinegar.
  const jar = (x: number): Art => [
    blank.bold(r(x - 7, top - 18, 14, 18)),
    white(r(x - 8.4, top - 21, 16.8, 4.4)),
    black(r(x - 7.6, top - 20.4, 15.2, 3.6)),
    stroke.fine(`M${x - 6} ${top - 13.4}h12`),
    [-3, 3].map((dx) => [-3.8, -9.6].map((dy) => stroke.medium(o(x + dx, top + dy, 2.5, 2.9)))),
  ];
  return [
    panels(stage, top, 3.6),
    beam([-7, 7, 10], [-48, 48, 100]),
    stroke.medium('M0 0V4'),
    black('M-4 3.4H4L12 11H-12'),
    accent('M5 11A5 2.4 0 0 1-5 11'),
    guests,
    edged.bold(fullWidth(half, top, 22)),
    repeat(Math.ceil(half / 5), (index) =>
      stroke.fine(`M${-half + index * 10} ${top + 3} ${-half + index * 10 - 2} 100`),
    ),
    black(fullWidth(half, top - 0.6, 3)),
    row(44, half - 9, 27, (x) => [jar(x), jar(-x)]),
    // The cake on its plate.
    black(`O0 ${top - 0.6} 31 3`),
    scratch.fine(`M-24 ${top}H24`),
    tier(25, 55, top - 4),
    tier(15, 35, 52),
    black('R-.8 24 1.6 9 O0 23 2.2'),
  ];
}

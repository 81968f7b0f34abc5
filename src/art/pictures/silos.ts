/** Silos under one gallery, and a door at the foot of one. */

import { repeat } from '../arrange.ts';
import { beam, ground, night, person, type Stage } from '../scenery.ts';
import { type Art, accent, black, blank, edged, fullWidth, r, scratch, stroke, white } from '../words.ts';

export function silos(stage: Stage): Art {
  const { half, roll } = stage;
  const [top, foot] = [27, 86];
  const count = Math.ceil(half / Math.min(9 + roll(9), half / 2.2));
  const wide = half / count;
  const pitch = wide * 2;
  const from = wide - half;
  const open = Math.floor((count - 1) / 2) + (half > 60 ? roll(2) - 1 : 0);
  const door = from + open * pitch;
  const one = (index: number): Art => {
    const x = from + index * pitch;
    return [
      edged.bold(r(x - wide, top, wide * 2, foot - top)),
      black(r(x + wide * 0.34, top, wide * 0.66, foot - top)),
      [-0.7, -0.2].map((share) => stroke.far(`M${x + wide * share} ${top}V${foot}`)),
      [14, 28, 42].map((down) => stroke.fine(`M${x - wide} ${top + down}H${x + wide * 0.34}`)),
      black(`M${x - wide} ${top + 0.5} ${x - wide * 0.26} ${top - 8}H${x + wide * 0.26}L${x + wide} ${top + 0.5}`),
      !(index === open) && scratch.fine(`M${x + wide * 0.66} ${top + 6}V${foot - 6}`),
    ];
  };
  return [
    night(stage, 30),
    repeat(count, one),
    // The gallery above, and its lift.
    black(fullWidth(half, 12, 5)),
    repeat(Math.floor((half * 2 + 1) / 8), (index) => white(`R${-half + 3 + index * 8} 13.4 4 2`)),
    // A chute to each.
    repeat(count, (index) => black(`R${from + index * pitch - 1} 17 2 3`)),
    beam([door - 5, door + 3, foot], [door - 26, door + 32, 100]),
    ground(stage, foot, 9),
    blank.medium(r(door - 8.6, foot - 27.6, 15.2, 27.6)),
    black(r(door - 7, foot - 26, 12, 26)),
    accent(`M${door - 6} ${foot - 19}a5 5 0 0 1 10 0v19h-10`),
    person(door + 1, 94, 21),
  ];
}

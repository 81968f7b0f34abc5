/** A counter with shelves behind it and a lamp over it. */

import { repeat } from '../arrange.ts';
import { person, room, type Stage, uneven } from '../scenery.ts';
import { type Art, accent, black, blank, edged, fullWidth, light, o, r, scratch, stroke, white } from '../words.ts';

export function counter(stage: Stage): Art {
  if (stage.isTurned) return behindCounter(stage);
  const { half, roll } = stage;
  // Keeper and till are whole in a narrow frame too.
  const x = Math.min(roll(16) - 8, half - 46);
  const till = Math.max(x - 20, 9 - half);
  const shelf = (y: number): Art => {
    const shapes: Art[] = [black(r(-half + 3, y, half * 2 - 6, 1.6))];
    for (let at = -half + 5; at < half - 10; ) {
      const [wide, high] = [3 + roll(7), 5 + roll(9)];
      // Nothing behind the lamp or a head.
      const [middle, free] = y < 30 ? [x, 13] : [x + 24, 14];
      const kind = Math.abs(at + wide / 2 - middle) < free ? 3 : roll(5);
      if (kind === 1) shapes.push(black(r(at, y - high, wide, high)));
      else if (kind === 2)
        shapes.push(edged.medium(`M${at} ${y - high}A${wide / 2} 1.4 0 0 1 ${at + wide} ${y - high}V${y}H${at}`));
      else if (kind !== 3) shapes.push(edged.medium(r(at, y - high, wide, high), { gap: 2.4, turn: 0.25 }));
      at += wide + roll(4);
    }
    return shapes;
  };
  // Goods on a shelf, or on hooks.
  const hangs = roll(2) === 1;
  const hook = (at: number): Art => {
    const [low, kind] = [9 + roll(6), roll(3)];
    if (Math.abs(at - x) < 14) return false;
    const thing = [
      [black(o(at, low + 5, 5)), white(o(at, low + 5, 2.4))],
      black(`M${at - 1.4} ${low}h2.8l3 12h-8.8`),
      edged.medium(r(at - 3.6, low, 7.2, 11), { gap: 2 }),
    ][kind - 1];
    return [stroke.medium(`M${at} 6V${low}`), thing];
  };
  const hooks = [black(r(-half + 3, 5, half * 2 - 6, 1.6)), uneven(stage, [-half + 10, half - 8], [13, 3], hook)];
  return [
    room(stage, 95, 4),
    light(`M${x - 5} 20h10L${Math.min(x + 46, half - 10)} 70H${Math.max(x - 46, 10 - half)}`),
    hangs ? hooks : shelf(24),
    shelf(42),
    stroke.medium(`M${x} 0V12`),
    black(`M${x - 3} 11h6l6 9h-18`),
    accent(`M${x + 4} 20a4 3 0 0 1-8 0`),
    // The keeper.
    black(`M${x + 12} 68l2-16 1-2a9 5 0 0 1 18 0l3 18 O${x + 24} 38 6 7.4 ${r(-half + 8, 66, half * 2 - 16, 5)}`),
    edged.medium(r(-half + 12, 71, half * 2 - 24, 24), { gap: 3, turn: 0.25 }),
    black(`R${till} 60 13 6 R${till + 3} 55 7 5`),
    scratch.fine(`M${till + 2} 63h9`),
    black(`M${x - 1} 65.5a5 4.6 0 0 1 10 0 O${x + 4} 60 1.1`),
  ];
}

/** The keeper's view: a door between two windows, a customer in it. */
function behindCounter(stage: Stage): Art {
  const { half, roll } = stage;
  const door = Math.max(-12, Math.min(12, half - 40)) - roll(6);
  const pane = (left: number, right: number): Art =>
    !(right - left < 16) && [
      black(r(left, 14, right - left, 46)),
      white(r(left + 1.6, 15.6, right - left - 3.2, 42.8)),
      [22, 29, 37, 46].map((y) => stroke.far(`M${left + 1.6} ${y}H${right - 1.6}`)),
      repeat(Math.floor((right - left - 8) / 9), (index) => {
        const high = 6 + roll(16);
        return black(r(left + 5 + index * 9, 58.4 - high, 5, high));
      }),
    ];
  // None before the door.
  const jars = uneven(stage, [14 - half, half - 10], [22, 9], (x) => {
    const high = 9 + roll(7);
    if (x > door - 20 && x < door + 28) return false;
    return [
      blank.bold(r(x - 4.4, 79 - high, 8.8, high)),
      accent(r(x - 3.4, 80 - high * 0.6, 6.8, high * 0.6 - 2)),
      white(r(x - 3, 76.6 - high, 6, 1.6)),
    ];
  });
  const drawers = Math.round(half / 9);
  const drawer = (half * 2) / drawers;
  return [
    black(fullWidth(half, 0, 100)),
    [4, 8].map((y) => scratch.fine(`M${-half} ${y}H${half}`)),
    pane(5 - half, door - 20),
    pane(door + 20, half - 5),
    // The open door and its bell.
    white(`R${door - 15} 11 30 68`),
    accent(`R${door - 13} 13 26 66`),
    black(`M${door + 13} 13l8 5V82l-8-3`),
    scratch.medium(`M${door + 13} 13l8 5V79 M${door + 9} 2l-6 3.6`),
    white(`M${door + 1.2} 7a1.8 2.4 0 0 1 3.6 0l1 1.6h-5.6 O${door + 3} 9 .8`),
    person(door, 84, 58),
    // The counter from behind: jars on it, drawers below.
    black(fullWidth(half, 79, 21)),
    scratch.bold(`M${-half} 80.4H${half}`),
    jars,
    scratch.medium(`M${-half} 90H${half}`),
    repeat(drawers, (index) => [
      index > 0 && scratch.fine(`M${index * drawer - half} 91V100`),
      white(`O${(index + 0.5) * drawer - half} 95 1.2`),
    ]),
  ];
}

/** A flying machine on four rotors, and the telephone that hangs under it on a mile of wire. */

import { both, repeat } from '../arrange.ts';
import { person, type Stage, town } from '../scenery.ts';
import { type Art, along, bar, black, o, r, scratch, stroke, white } from '../words.ts';

export function drone(stage: Stage): Art {
  const { half, roll } = stage;
  const [x, y] = [(roll(20) - 10) * Math.min(1, half / 60), 24 + roll(5)];
  // Rotors and all stay inside the frame.
  const reach = Math.min(34, (half - Math.abs(x)) / 1.5);
  const rotor = (side: number, share: number, rise: number): Art =>
    black(
      bar(x + side * reach * share * 0.4, y - 2, x + side * reach * share, y - 5 - rise, 2.2),
      r(x + side * reach * share - 1.5, y - 10 - rise, 3, 7),
      o(x + side * reach * share, y - 10.5 - rise, reach * 0.42 * share, 1.3),
    );
  const [phone, hook] = [x + roll(5) - 3, y + 30];
  const wire = along(10, (t) => [x - 6 + (6 - half - x) * t, y + 3 + Math.sin(Math.PI * t) * 16 - t * 10]);
  return [
    town(stage, 88, { night: 76, towers: 26 }, [x - 2, x + 2, y + 6], [x - 34, x + 30, 100]),
    stroke.medium(wire),
    both((side) => [rotor(side, 0.56, 8), rotor(side, 1, 3)]),
    black(`M${x - 15} ${y}a15 8 0 0 1 30 0a15 9 0 0 1-30 0`),
    scratch.fine(`M${x - 11} ${y - 2}h22`),
    white(o(x, y + 4, 4)),
    black(o(x, y + 4, 1.8)),
    // The telephone.
    stroke.bold(`M${x} ${y + 9} ${phone} ${hook - 8}`),
    black(`M${phone - 8} ${hook + 1}h16l4 14h-24`),
    white(o(phone, hook + 8.4, 5)),
    repeat(8, (index) =>
      black(o(phone + 3.3 * Math.cos((index * Math.PI) / 4), hook + 8.4 + 3.3 * Math.sin((index * Math.PI) / 4), 0.8)),
    ),
    black(`M${phone - 14} ${hook + 1}v-1a14 9 0 0 1 28 0v1h-7l-1-4h-12l-1 4`),
    // It rings.
    both((side) =>
      [0, 1].map((row) =>
        stroke.bold(`M${phone + side * (16 + row * 4)} ${hook - 4 - row * 2} ${phone + side * (18 + row * 5)}
          ${hook + 4 + row * 2}`),
      ),
    ),
    person(phone - 18, 95, 16),
  ];
}

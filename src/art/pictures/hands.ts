/** Artificial hands on a rack, from an infant's to a docker's. */

import { resize } from '../arrange.ts';
import { beam, night, type Stage } from '../scenery.ts';
import { type Art, black, blank, chained, fullWidth, r, rimmed, stroke } from '../words.ts';

export function hands(stage: Stage): Art {
  const { half, roll } = stage;
  const count = Math.max(3, Math.floor((half * 2 - 4) / 21));
  const sizes = Array.from({ length: count }, (_, index) => 0.68 + (0.5 * index) / (count - 1));
  const room = (half * 2 - 4) / sizes.reduce((sum, size) => sum + size, 0);
  const fit = Math.min(1, room / 22);
  const waving = roll(count) - 1;
  const places = sizes.map((size, index) => {
    const before = sizes.slice(0, index).reduce((sum, one) => sum + one, 0);
    return { size: size * fit, x: 2 - half + (before + size / 2) * room };
  });
  const one = (x: number, size: number, pose: 'waving' | 'still'): Art => {
    const near = (art: Art) => resize(size, x, 82, art);
    const spread = pose === 'waving' ? 1 : 0.2 + roll(40) / 100;
    const y = pose === 'waving' ? 34 : 36 + roll(5);
    const finger = (dx: number, length: number, lean: number) => {
      const tip = x + dx + lean * spread * 3.4;
      return `M${x + dx - 1.5} ${y + 5} ${tip - 1.5} ${y - length}l.6-1.3h1.8l.6 1.3L${x + dx + 1.5} ${y + 5}`;
    };
    const thumb = x - 8.4 - spread * 1.6;
    const hand = chained(
      `M${x - 4.2} 82V${y + 25}l-2.4-6L${thumb - 1.4} ${y + 10.4}`,
      `M${thumb - 1.6} ${y + 7}l.8-1.5 1.7 .1 .8 1.4L${thumb + 2} ${y + 9} ${x - 6.6} ${y + 12}`,
      finger(-5.1, 11, -1),
      finger(-1.7, 15, -0.3),
      finger(1.7, 14, 0.3),
      finger(5.1, 9, 1),
      `M${x + 6.6} ${y + 19}l-2.4 6V82`,
    );
    return [
      near([
        rimmed(hand),
        // Its grip is stamped on the wrist.
        blank.medium(r(x - 5.6, y + 31, 11.2, 5.4)),
        stroke.fine(`M${x - 3.4} ${y + 33.7}h6.8`),
      ]),
    ];
  };
  const lit = places[waving]?.x ?? 0;
  return [
    night(stage, 96, 3.4),
    beam([lit - 2, lit + 2, 0], [lit - 22, lit + 22, 100]),
    places.map(({ x, size }, index) => one(x, size, index === waving ? 'waving' : 'still')),
    black(fullWidth(half, 80, 4), fullWidth(half, 96, 1.6)),
    [-0.8, -0.4, 0, 0.4, 0.8].map((share) => black(`R${half * share - 1} 82 2 15`)),
  ];
}

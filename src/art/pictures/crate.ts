/** The end of a freight container: a man handcuffed to a wardrobe, a hand over his mouth, crates that lean in. */

import { beam, hall, person, type Stage } from '../scenery.ts';
import { type Art, bare, black, blank, hanging, rim, stroke, white } from '../words.ts';

export function crate(stage: Stage): Art {
  const { half, roll } = stage;
  const floor = 88;
  const box = (x: number, y: number, size: number, lean: number, tone: 'dark' | 'light'): Art => {
    const q = `M${x + lean} ${y}H${x + size + lean}L${x + size} ${y + size}H${x}`;
    return tone === 'dark'
      ? [
          black(q),
          bare.medium(`M${x + lean + 2} ${y + 2} ${x + size - 2} ${y + size - 2} M${x + size + lean - 2} ${y + 2}
            ${x + 2} ${y + size - 2}`),
        ]
      : [
          blank.bold(q, { gap: 4 }),
          stroke.bold(`M${x + lean} ${y} ${x + size} ${y + size} M${x + lean * 0.84} ${y + size * 0.16}
            H${x + size + lean * 0.84} M${x + lean * 0.16} ${y + size * 0.84}H${x + size + lean * 0.16}`),
        ];
  };
  const stacks = [-1, 1].flatMap((side) => {
    const shapes: Art[] = [];
    for (let out = side < 0 ? 33 : 52; ; ) {
      const size = 21 + roll(7);
      if (out + size > half) return shapes;
      const x = side < 0 ? -out - size : out;
      let y = floor;
      let lean = 0;
      for (let level = roll(3) === 1 ? 2 : 3; level > 0; level--) {
        const high = size - (3 - level) * 1.5;
        y -= high;
        shapes.push(box(x + lean, y, high, -side * level * 0.7, roll(3) === 1 ? 'dark' : 'light'));
        lean -= side * level * 0.7;
      }
      out += size + 3 + roll(4);
    }
  });
  return [hall(stage, floor, beam([half * 0.34, half * 0.5, 0], [-52, 30, 100]), 4.2), stacks, wardrobe, handcuffed];
}

const wardrobe: Art = [
  blank.bold('R4 14 44 74'),
  black('M0 9H52L49 16H3 R2 84 48 7'),
  stroke.bold('M7 20H24V46H7V20 M7 59H24V80H7V59 M28 20H45V46H28V20 M28 59H45V80H28V59'),
  black('R25.2 16 1.6 68 R22.4 46 1.6 13 R28 46 1.6 13'),
];

/** Arms: one bent up to his mouth, one reaching out. */
const arms = ['M-23 37-37.6 55.6-37.8 59-35 61-24 55-18 43', 'M-11 42-7 41.6 5 55.6 1.4 59-10 51'];
const handcuffed: Art = [
  rim(...arms),
  person(-15, 92, 66),
  black(...arms),
  bare.fine('M-33 57.4-22 44'),
  // A hand over his mouth.
  blank.medium('M-23 37-19 35.4-11.6 35.2-10.8 36.4-11.2 39.4-19 40.2-22 41'),
  stroke.medium('M-18 36.6H-11 M-18 38H-11'),
  // The handcuffs.
  stroke.bold(hanging(3, 57, 23.2, 54, 5)),
  ['O3 57', 'O23.2 54'].map((place) => [white(`${place} 3.4`), black(`${place} 2.9`), white(`${place} 1.4`)]),
];

/** Three machines that sell. */

import { grid, resize, translate } from '../arrange.ts';
import { beam, hall, person, type Stage } from '../scenery.ts';
import { type Art, accent, black, blank, edgedIn, scratch, stroke, white } from '../words.ts';

export function machines(stage: Stage): Art {
  const { half, roll } = stage;
  // All three are whole, however narrow the frame is.
  const scale = Math.min(1, (half - 1.5) / 42.5);
  const wide = half / scale;
  const hasPlug = wide > 54;
  const lit = roll(2) - 2;
  const middle = lit * 30 * scale;
  const wares = () =>
    grid(3, 3, (column, row) => {
      const [x, y] = [column * 4, 18 + row * 11];
      return black(roll(4) === 1 ? `O${x + 5.4} ${y + 5} 1.5` : `R${x + 4.2} ${y + 2} 2.5 5.5`);
    });
  // The right window is papered over; a lit one reaches the floor.
  const machine = (place: number): Art => {
    const goods = wares();
    return translate(place * 30 - 12.5, 0, [
      black('R0 4 25 80'),
      sales(207 - Math.abs(place)),
      edgedIn(place === lit ? 'accent' : 'white').fine('R3 14 13 38'),
      place === 1 ? sheets : [stroke.medium('M3 25.5H16 M3 36.5H16 M3 47.5H16'), goods],
      white('R18.5 22 4 2 R18.5 27 4 8'),
      place === lit
        ? [accent('R3 56 19 28'), black('R3 59 19 1.4')]
        : [white('R4 62 17 9'), black('R5 63 15 7'), scratch.fine('M2 78H23')],
    ]);
  };
  // The flexes hang, and have one plug where there is room for it.
  const end = hasPlug ? 50 : wide;
  const flex = (place: number) =>
    stroke.bold(
      `M${place * 30 + 9} 84q0 ${4.4 + 2 * (1 - place)} 5 ${4.4 + 2 * (1 - place)}H${end - 4}${hasPlug ? `Q${end - 4} 78 ${end} 78` : `H${end}`}`,
    );
  return [
    hall(stage, 84, beam([middle - 8, middle + 2, 50], [middle - 24, middle + 20, 100])),
    resize(scale, 0, 84, [
      [-1, 0, 1].map(machine),
      [-1, 0, 1].map(flex),
      hasPlug && [black('R46.6 66 6.8 8'), white('R48.6 68 2.8 2.8'), black('R48.4 73 3.2 6')],
    ]),
    person(middle, 96, 26 * scale),
  ];
}

const sheets = ['M3 14H11L10.4 33 3 32', 'M9 14H16V36L8.4 35', 'M3 30 12 31.4 11.2 52H3', 'M9.4 34 16 33V52H10'].map(
  (sheet, index) => blank.medium(sheet, { gap: 1.9, turn: (index - 1.5) * 0.012 }),
);

/** Figures of two by three and a half, as strokes. */
const figures: Readonly<Record<string, string>> = {
  '0': 'M-1-1.8H1V1.8H-1V-1.8',
  '2': 'M-1-1.8H1V0H-1V1.8H1',
  '6': 'M1-1.8H-1V1.8H1V0H-1',
  '7': 'M-1-1.8H1L0 1.8',
};
/** A counter on each brow: nobody is more than one ahead. */
const sales = (count: number): Art => [
  white('R6.1 6 12.8 6'),
  [...`${count}`].map((figure, index) => translate(8.5 + index * 4, 9, stroke.medium(figures[figure] ?? ''))),
];

/** Three machines that sell. */

import { resize } from '../arrange.ts';
import { beam, panels, person, type Stage } from '../scenery.ts';
import { type Art, accent, black, blank, edged, edgedIn, o, p, r, scratch, stroke, white } from '../words.ts';

export function machines(stage: Stage): Art {
  const { half, roll } = stage;
  // All three are whole, however narrow the frame is.
  const scale = Math.min(1, (half - 1.5) / 42.5);
  const near = (art: Art) => resize(scale, 0, 84, art);
  const wide = half / scale;
  const hasPlug = wide > 54;
  const lit = roll(2) - 2;
  const middle = lit * 30 * scale;
  // A counter on each brow: nobody is more than one ahead.
  const sales = (x: number, place: number): Art => [
    near(white(`R${x - 6.4} 6 12.8 6`)),
    [...`${207 - Math.abs(place)}`].map((figure, index) => digit(x - 4 + index * 4, 9, figure)),
  ];
  /** Strokes of a figure of two by three and a half. */
  const digit = (x: number, y: number, figure: string): Art => {
    const strokes: Readonly<Record<string, readonly number[]>> = {
      '0': [-1, -1.8, 1, -1.8, 1, 1.8, -1, 1.8, -1, -1.8],
      '2': [-1, -1.8, 1, -1.8, 1, 0, -1, 0, -1, 1.8, 1, 1.8],
      '6': [1, -1.8, -1, -1.8, -1, 1.8, 1, 1.8, 1, 0, -1, 0],
      '7': [-1, -1.8, 1, -1.8, 0, 1.8],
    };
    return near(stroke.medium(p(...(strokes[figure] ?? []).map((value, index) => (index % 2 === 0 ? x : y) + value))));
  };
  /** A flex that hangs from one point to another lower one. */
  const hung = (x1: number, y1: number, x2: number, y2: number): number[] =>
    [0, 0.25, 0.5, 0.75, 1].flatMap((t) => [x1 + (x2 - x1) * t * t, y1 + (y2 - y1) * (1 - (1 - t) ** 2)]);
  const one = (place: number): Art => {
    const x = place * 30 - 12.5;
    const isLit = place === lit;
    const rows = [18, 29, 40];
    // The window of the right one is papered over; where there is light it is down to the floor, and shows who stands there.
    const goods = rows.map((y) => [
      near(stroke.medium(`M${x + 3} ${y + 7.5}h13`)),
      [0, 1, 2].map((index) =>
        near(black(roll(4) === 1 ? o(x + 5.4 + index * 4, y + 5, 1.5) : r(x + 4.2 + index * 4, y + 2, 2.5, 5.5))),
      ),
    ]);
    const sheets = [
      `M${x + 3} 14h8l-.6 19-7.4-1`,
      `M${x + 9} 14h7V36l-7.6-1`,
      `M${x + 3} 30l9 1.4-.8 20.6h-8.2`,
      `M${x + 9.4} 34l6.6-1V52h-6`,
    ].map((sheet, index) => near(blank.medium(sheet, { gap: 1.9, turn: (index - 1.5) * 0.012 })));
    return [
      near(black(`R${x} 4 25 80`)),
      sales(x + 12.5, place),
      near(edgedIn(isLit ? 'accent' : 'white').fine(`R${x + 3} 14 13 38`)),
      place === 1 ? sheets : goods,
      near(white(`R${x + 18.5} 22 4 2 R${x + 18.5} 27 4 8`)),
      isLit
        ? near([accent(`R${x + 3} 56 19 28`), black(`R${x + 3} 59 19 1.4`)])
        : near([white(`R${x + 4} 62 17 9`), black(`R${x + 5} 63 15 7`), scratch.fine(`M${x + 2} 78h21`)]),
    ];
  };
  return [
    panels(stage, 84),
    beam([middle - 8, middle + 2, 50], [middle - 24, middle + 20, 100]),
    edged.fine(r(-half, 84, half * 2, 16)),
    black(r(-half, 84, half * 2, 1.4)),
    [-1, 0, 1].map(one),
    // The flexes, and their one plug where there is room for it.
    [-1, 0, 1].map((place) => {
      const y = 88.4 + 2 * (1 - place);
      const end = hasPlug ? 50 : wide;
      return near(
        stroke.bold(
          p(
            ...hung(place * 30 + 9, 84, place * 30 + 14, y),
            end - 4,
            y,
            ...(hasPlug ? hung(end - 4, y, end, 78) : [end, y]),
          ),
        ),
      );
    }),
    hasPlug && near([black('R46.6 66 6.8 8'), white('R48.6 68 2.8 2.8'), black('R48.4 73 3.2 6')]),
    person(middle, 96, 26 * scale),
  ];
}

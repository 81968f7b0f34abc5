/** A shelf of lost property: a cello, somebody with a tag, a box of single gloves. */

import { outwards, repeat, resize, translate } from '../arrange.ts';
import { beam, panels, person, type Stage } from '../scenery.ts';
import { type Art, bare, black, blank, edged, fullWidth, paper, rimmed, scratch, stroke, white } from '../words.ts';

export function cello(stage: Stage): Art {
  const { half, roll } = stage;
  const kept = (at: number, side: number): Art => {
    const x = at + side * 21;
    const thing = things[roll(4) - 1];
    return [
      black(`R${at - 1.6} 4 3.2 84`),
      Math.abs(x) + 15 <= half && translate(x, 0, [thing, translate(10, 72, tag(4))]),
    ];
  };
  // In a narrow frame what is kept is smaller, and whole.
  const scale = Math.min(1, (half - 1) / 57);
  const gloves = repeat(2, (index) => translate(25 + index * 15.6, 56 + index * 3, glove(roll(3) - 2)));
  return [
    panels(stage, 92, 3.4),
    beam([-4, 12, 0], [-34, 42, 100]),
    edged.fine(fullWidth(half, 92, 8)),
    outwards(half, 62, 44, kept),
    black(fullWidth(half, 0, 5), fullWidth(half, 86, 6)),
    resize(scale, 0, 86, [
      // Nothing of the wall runs along its neck, nor over it up to the shelf.
      paper(`M-42.5 ${86 - 80.8 / scale}h13V45h-13`),
      translate(-36, 0, found),
      person(4, 86, 62),
      translate(8, 52, tag(8)),
      stroke.medium('M8 60 10 62.5 14 56'),
      gloves,
      blank.bold('R18 66 33 20', { gap: 2.6, inLight: true }),
      blank.medium('R26 72 17 7'),
    ]),
  ];
}

const found: Art = [
  black('B0 10 0 44 3.2 O0 9.5 3.2 O-3.6 14 2 1 O3.6 14 2 1 O-3.6 18 2 1 O3.6 18 2 1'),
  black('M-10.5 49A10.5 10 0 0 1 10.5 49L7 58V62L8.8 64A15 12.4 0 1 1-8.8 64L-7 62V58'),
  bare.medium('M-6 58-5 66-7 70 M6 58 5 66 7 70 M-4 64H4'),
  scratch.fine('M0 20V78'),
];

/** What else is kept: a bag, an umbrella, a hat on its box, a clock. */
const things: readonly Art[] = [
  [black('R-13 58 26 28'), stroke.bold('M-5 58A5 5 0 0 1 5 58'), scratch.medium('M-13 66H13')],
  [black('B-6 86 4 36 2 M-8 80H1L5.5 40H2.5'), stroke.bold('M4 33A4 4 0 1 1 11.24 35.35')],
  [edged.bold('R-13 70 26 16', { gap: 2.6 }), black('O0 69 15 2.2 M-8.6 62A8.6 6 0 0 1 8.6 62V69H-8.6')],
  [black('O0 70 14'), white('O0 70 11'), stroke.bold('M0 61V70L7 73'), black('R-9 82 18 4')],
];

const tag = (size: number): Art => resize(size / 10, 0, 0, [stroke.fine('M0-10 3 0'), blank.medium('M-4 0H10V17H-4')]);

/** Fingers with round tips and a thumb, all of the same hand. */
const glove = (lean: number): Art =>
  rimmed(
    `M-5.3 13 ${[-4.2, -1.4, 1.4, 4.2]
      .map(
        (x) =>
          `L${x - 1.1} 0 ${x * 1.2 + lean - 1.1} ${Math.abs(x + 0.6) * 0.7 - 9.4}a1.1 1.3 0 0 1 2.2 0L${x + 1.1} 0`,
      )
      .join('')}L5.3 4 ${lean * 0.5 + 6.96}-2.4a1.3 1.3 0 1 1 2.29 1.17L5.3 9V13`,
  );

/** A shelf of lost property: a cello, somebody with a tag, a box of single gloves. */

import { drawAt, outwards, resize, rotate, translate } from '../arrange.ts';
import { beam, panels, person, type Stage } from '../scenery.ts';
import { type Art, bare, black, blank, edged, fullWidth, paper, rimmed, scratch, stroke, white } from '../words.ts';

export function cello(stage: Stage): Art {
  const { half, roll } = stage;
  const kept = (post: number, side: number): Art => [
    black(`R${post - 1.6} 4 3.2 84`),
    Math.abs(post) + 36 <= half && translate(post + side * 21, 0, [things[roll(4) - 1], drawAt(10, 72, 0.4, tag)]),
  ];
  const scale = Math.min(1, (half - 1) / 57);
  const gloves = [25, 40.6].map((x) => translate(x, x / 5 + 51, rotate((roll(3) - 2) / 50, 0, 13, glove)));
  return [
    panels(stage, 92, 3.4),
    beam([-4, 12, 0], [-34, 42, 100]),
    edged.fine(fullWidth(half, 92, 8)),
    outwards(half, 62, 44, kept),
    black(fullWidth(half, 0, 5), fullWidth(half, 86, 6)),
    resize(scale, 0, 86, [
      // Hides the lines of the wall along the neck.
      paper(`M-42.5 ${86 - 80.8 / scale}h13V45h-13`),
      black(`B-36 10-36 44 3.2 O-36 9.5 3.2 O-39.6 14 2 1 O-32.4 14 2 1 O-39.6 18 2 1 O-32.4 18 2 1
        M-46.5 49A10.5 10 0 0 1-25.5 49L-29 58V62L-27.2 64A15 12.4 0 1 1-44.8 64L-43 62V58`),
      bare.medium('M-42 58-41 66-43 70 M-30 58-31 66-29 70 M-40 64H-32'),
      scratch.fine('M-36 20V78'),
      person(4, 86, 62),
      drawAt(8, 52, 0.8, tag),
      stroke.medium('M8 60 10 62.5 14 56'),
      gloves,
      blank.bold('R18 66 33 20', { gap: 2.6, inLight: true }),
      blank.medium('R26 72 17 7'),
    ]),
  ];
}

/** A bag, an umbrella, a hat on its box, a clock. */
const things: readonly Art[] = [
  [black('R-13 58 26 28'), stroke.bold('M-5 58A5 5 0 0 1 5 58'), scratch.medium('M-13 66H13')],
  [black('B-6 86 4 36 2 M-8 80H1L5.5 40H2.5'), stroke.bold('M4 33A4 4 0 1 1 11.24 35.35')],
  [edged.bold('R-13 70 26 16', { gap: 2.6 }), black('O0 69 15 2.2 M-8.6 62A8.6 6 0 0 1 8.6 62V69H-8.6')],
  [black('O0 70 14'), white('O0 70 11'), stroke.bold('M0 61V70L7 73'), black('R-9 82 18 4')],
];
const tag: Art = [stroke.fine('M0-10 3 0'), blank.medium('M-4 0H10V17H-4')];
const glove = rimmed(`M-5.3 13V0L-6.1-6.9a1.1 1.3 0 0 1 2.2 0L-3.1 0H-2.5L-2.8-8.8a1.1 1.3 0 0 1 2.2 0L-.3 0H.3
  L.6-8a1.1 1.3 0 0 1 2.2 0L2.5 0H3.1L3.9-6a1.1 1.3 0 0 1 2.2 0L5.3 0V4L7-2.4a1.3 1.3 0 1 1 2.29 1.17L5.3 9V13`);

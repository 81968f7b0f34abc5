/** The mail dog, a parcel on her back. */

import { resize, translate } from '../arrange.ts';
import { type Stage, town } from '../scenery.ts';
import { type Art, accent, blank, rimmed, scratch, stroke, white } from '../words.ts';

export function dog(stage: Stage): Art {
  const { half, roll } = stage;
  // Whole in a narrow frame too.
  const scale = Math.min(1, half / 50);
  const x = roll(14) - 7;
  return [
    town(stage, 84, { night: 74, towers: 40 }, [half * 0.6, half * 0.75, 0], [-34 * scale, 38 * scale, 100]),
    resize(scale, 0, 88, translate(x, 0, animal)),
  ];
}

const animal: Art = [
  rimmed(`M38 32 39 35 31 39.5 25 42 22 52 20.5 62 20 84 23 88H15.4L15 66H13.4L12.8 84 14 88H7.6L8.2 66 6 63.5-7 61
    -8 64-6.6 70-10.6 77-9 88H-15.4L-15.6 78-13.6 71-14 68-15.4 72-18.4 78-16.4 88H-24L-25 77-23.6 69-27.6 59-28 50
    -33 44-38 34-40 23-37 22-34 33-29 40-22 42 10 40.6 15 34 17.4 26 15.4 16 22 21 26 21.6 30 26.4`),
  white('O26 27.5 1.5'),
  scratch.fine('M30 36.4 38 34.4'),
  // The harness, and the pane of brown glass for a signature.
  scratch.medium('M-13 42V60 M4 41V63 M8 47 20 44'),
  accent('O16.5 53 3.2 4.6'),
  blank.bold('M-17 21 8 20V41L-17 42'),
  stroke.medium('M-4.5 20.6V41.6 M-17 31 8 30 M-4.5 30.6-8 27-4.5 30.6-1 27'),
  stroke.fine('M-14 35-8 34.8 M-14 36.6-8 36.4 M-14 38.2-8 38'),
];

/** A kettle on a shelf that was a drawer; where there is room, curtains. */

import { repeat, resize } from '../arrange.ts';
import { room, type Stage } from '../scenery.ts';
import { type Art, accent, bar, bare, black, blank, edged, fullWidth, r, scratch, stroke } from '../words.ts';

export function kettle(stage: Stage): Art {
  const { half, roll } = stage;
  const shelf = Math.min(half * 0.72, 92);
  const curtain = (side: number): Art => {
    const [from, to] = [side * (half + 2), side * Math.max(half * 0.8, 51)];
    const folds = [0.25, 0.5, 0.75].map((t) => from + (to - from) * t);
    return [
      black(`M${from} 6H${to}L${to - side * 2} 40 ${from + (to - from) * 0.45} 62 ${from + (to - from) * 0.7} 98
        H${from}`),
      folds.map((x, index) => bare.fine(`M${x} 8 ${x - side * index} 36 ${from + (x - from) * 0.4} 62`)),
    ];
  };
  // In a narrow frame it is smaller, and its spout is seen.
  const near = (art: Art) => resize(Math.min(1, (half - 1) / 58), 0, 74, art);
  const cups = Math.max(0, Math.floor((shelf - 50) / 14));
  return [
    room(stage, 100, 4),
    // The steam pipe, down to the shelf.
    black(r(-half * 0.66, 0, 5, half * 0.66 < shelf ? 76 : 100)),
    [18, 60].map((y) => black(r(-half * 0.66 - 2, y, 9, 4))),
    half > 64 && [curtain(-1), curtain(1), black(fullWidth(half, 3.4, 2.4))],
    // The drawer front.
    black(
      bar(-shelf + 10, 92, -shelf + 10, 100, 4),
      bar(shelf - 10, 92, shelf - 10, 100, 4),
      r(-shelf, 74, shelf * 2, 3.4),
    ),
    edged.bold(r(-shelf + 3, 77.4, shelf * 2 - 6, 15)),
    stroke.fine(`M${-shelf + 6} 80.4H${shelf - 6}V89.4H${-shelf + 6}V80.4`),
    [-0.5, 0.5].map((share) => black(`O${shelf * share} 85 2.6`)),
    near([
      // The kettle, and its steam.
      accent('O46.4 31.6 2.6 O49 26 4 O47 18.6 5.2 O50.4 10.4 6.4'),
      black(`M20 54 40 36 46 37 45 41 27 70 M-19.02 48.03A20 26 0 1 1 19.02 48.03L14.74 46.49A15.5 21 0 1 0-14.74 46.49
        M-29 68A29 36 0 0 1 29 68L27 74H-27 O0 31 3.4`),
      scratch.medium('M-17 40.5 0 38.6 17 40.5'),
      bare.medium('M-20 66V58L-16 51'),
    ]),
    repeat(cups, (index) => {
      const x = -44 - index * 14;
      return [blank.bold(`M${x - 4.5} 64h9l-1.1 10h-6.8`), stroke.medium(`M${x - 4.6} 70.6a2.4 2.6 0 0 1 0-5.2`)];
    }),
    // Post.
    shelf > 62 && [blank.bold(`M52 ${58 - roll(2)} 76 60 75 74H51`), stroke.medium('M52 58.5 63 67 76 60')],
  ];
}

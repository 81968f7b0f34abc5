/** Boots, and one that is missing. */

import { mirror, repeat, resize, row, translate } from '../arrange.ts';
import { beam, panels, type Stage } from '../scenery.ts';
import { type Art, black, blank, edged, fullWidth, type Shade, scratch, stroke } from '../words.ts';

export function boots(stage: Stage): Art {
  const { half, roll } = stage;
  // Where the frame is narrow there are two boots at least.
  const scale = Math.min(1, half / 56);
  const wide = half / scale;
  const [from, step] = [-wide + 20, 44];
  const missing = roll(Math.max(1, Math.floor((wide * 2 - 30) / step)));
  const lit = from + (missing - 1) * step;
  return [
    panels(stage, 84, 3.4),
    beam([half * 0.3, half * 0.5, 0], [(lit - 24) * scale, (lit + 40) * scale, 100]),
    edged.fine(fullWidth(half, 84, 16)),
    black(fullWidth(half, 84, 2), fullWidth(half, 14, 1.4)),
    row(-half + 10, half + 10, 24, (x) => [stroke.medium(`M${x} 15V20`), black(`O${x} 21 1.3`)]),
    row(from, wide - 28, step, (x, index) =>
      resize(
        scale,
        0,
        84,
        index + 1 === missing
          ? translate(x + 20, 84, mirror(0, [blank.medium(outline, gone), top]))
          : translate(x, 84, boot),
      ),
    ),
  ];
}

const outline = 'M-8-46H9L8-22 12-14 26-10 30-4V0H10L8-2H4L3 0H-10V-20';
const gone: Shade = { gap: 2.8, turn: -0.125, inLight: true };
const top = blank.medium('O.5-46 8.4 2.2');
const boot: Art = [
  black(outline),
  scratch.fine('M-10-4H30'),
  repeat(4, (lace) => scratch.medium(`M${1 + lace * 0.2} ${lace * 5.4 - 40}L6.4 ${lace * 5.4 - 38.6}`)),
  top,
];

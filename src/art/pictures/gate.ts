/** A gate of iron bars, chained, and somebody on the other side. */

import { both } from '../arrange.ts';
import { person, type Stage, town } from '../scenery.ts';
import { type Art, accent, black, blank, edged, fullWidth, o, r, stroke } from '../words.ts';

export function gate(stage: Stage): Art {
  const { half, roll } = stage;
  const horizon = 72;
  const x = roll(16) - 8;
  const step = Math.max(9, Math.min(13, half / 5));
  const bars: Art[] = [];
  const shadows: Art[] = [];
  for (let at = x + step / 2; at < half + 2 * Math.abs(x); at += step)
    for (const place of [at, 2 * x - at]) {
      // All whole.
      if (Math.abs(place) > half - 3) continue;
      const low = Math.abs(place - x) / (half * 1.1);
      const top = 22 + 10 * low * low;
      bars.push(black(`${r(place - 0.9, top, 1.8, 90 - top)} M${place - 2.4} ${top}l2.4-8 2.4 8-2.4 2`));
      shadows.push(black(`M${place - 0.9} 90h1.8L${x + (place - x) * 1.42 + 1.2} 100h-2.4`));
    }
  // A chain round the two bars in the middle, and its lock.
  const links = both((side) => [
    [0.1, 0.55, 1].map((t) => {
      const [lx, ly] = [x + side * (step / 2 - (step / 2 - 3.4) * t), 53 + 8 * t];
      return [blank.medium(o(lx, ly, 2.2, 2.9)), edged.medium(o(lx, ly, 0.8, 1.5))];
    }),
    // It goes round the bar.
    blank.medium(`R${x + (side * step) / 2 - 2.4} 49 4.8 3`),
  ]);
  return [
    // Low, so that the bars are before the sky.
    town(stage, horizon, { night: 66, towers: 20, joints: 9 }, [x - 2, x + 2, 30], [x - 40, x + 34, 100]),
    edged.fine(r(x - 5, 23, 10, horizon - 23), { gap: 1.8, turn: 0.25 }),
    accent(`R${x - 2} 27 4 5`),
    person(x - step * (step < 11 ? 2 : 1), 85, Math.min(16.5, (step - 1.8) * 2.1)),
    shadows,
    bars,
    [38, 66, 86].map((y) => black(fullWidth(half, y, 2.2))),
    links,
    blank.medium(`M${x - 4.4} 64a4.4 6 0 0 1 8.8 0h-2.2a2.2 3.6 0 0 0-4.4 0`),
    blank.bold(`R${x - 6} 63 12 10`),
    black(`O${x} 67 1.6 M${x - 0.7} 67h1.4l.5 4h-2.4`),
    stroke.bold(`M${-half} 90H${half}`),
  ];
}

/** A tunnel with water in it or boards over it, and a way out. */

import { repeat } from '../arrange.ts';
import { person, type Stage } from '../scenery.ts';
import { type Art, accent, black, edged, fullWidth, light, stroke } from '../words.ts';

export function tunnel(stage: Stage): Art {
  const { half, roll } = stage;
  // Its walls are in the frame, however narrow that is.
  const k = Math.min(1, (half * 0.97) / 65);
  const x = (roll(20) - 10) * Math.max(0, Math.min(1, (half - 62) / 10));
  const vault = (size: number) => {
    const rx = size * 1.15 * k;
    return `M${x - rx} 58A${rx} ${size} 0 0 1 ${x + rx} 58V${58 + size * 0.45}H${x - rx}`;
  };
  const rings = [56, 42, 31, 22.5, 16].map((size, index) =>
    index % 2 === 0 ? edged.medium(vault(size)) : black(vault(size)),
  );
  const isDry = roll(2) === 1;
  /** Half of how wide the bed is at a height. */
  const bed = (y: number) => (16 + ((y - 65) * 46) / 35) * k;
  const ripples = repeat(10, (index) => {
    const y = 70 + index * 3.1;
    // No wider than the light on the water.
    const wide = (9 + (y - 62) * 0.66) * k;
    const [from, to] = [y - 0.4, y + 0.1 + index * 0.09];
    return isDry
      ? black(`M${x - 0.86 * bed(from)} ${from}H${x + 0.86 * bed(from)}L${x + 0.86 * bed(to)} ${to}
        H${x - 0.86 * bed(to)}`)
      : stroke.fine(`M${x - wide * (0.3 + roll(50) / 80)} ${y}H${x + wide * (0.2 + roll(60) / 80)}`);
  });
  return [
    black(fullWidth(half, 0, 100)),
    rings,
    accent(vault(10.5)),
    light(`M${x - 9 * k} 62H${x + 9 * k}L${x + 34 * k} 100H${x - 34 * k}`),
    edged.medium(`M${x - bed(65)} 65H${x + bed(65)}L${x + bed(100)} 100H${x - bed(100)}`),
    ripples,
    person(x + 1, 70, 17),
  ];
}

/** A stair that climbs from landing to landing, somebody on it. */

import { beam, night, person, type Stage } from '../scenery.ts';
import { type Art, black, p, r, stroke } from '../words.ts';

export function stairs(stage: Stage): Art {
  const { half, roll } = stage;
  // In a low band two flights, so that they are to be seen.
  const flights = half > 130 ? 2 : 4;
  const rise = 96 / flights;
  const wide = Math.min(half - 6, half > 130 ? 110 : 54);
  const on = roll(2) - 1;
  const shapes: Art[] = [night(stage, 100, 3), beam([half * 0.7, half * 0.8, 0], [-half, half * 0.3, 100])];
  for (let flight = 0; flight < flights; flight++) {
    const side = flight % 2 === 0 ? 1 : -1;
    const [low, high] = [98 - flight * rise, 98 - rise - flight * rise];
    const steps = 8;
    const outline: number[] = [];
    for (let index = 0; index < steps; index++) {
      const from = side * (-wide * 0.7 + (index / steps) * wide * 1.4);
      const to = side * (-wide * 0.7 + ((index + 1) / steps) * wide * 1.4);
      const y = low - ((index + 1) / steps) * (low - high);
      outline.push(from, y, to, y);
    }
    shapes.push(black(p(...outline, side * wide * 0.7, high + 5, side * -wide * 0.7, low + 5)));
    shapes.push(black(r(side > 0 ? wide * 0.7 : -wide * 0.7 - 14, high, 14, 3)));
    // The rail of a flight goes on from that of the landing.
    const end = side * (wide * 0.7 + 13);
    shapes.push(stroke.medium(`M${side * -wide * 0.7} ${low - 12} ${side * wide * 0.7} ${high - 12}H${end}v12`));
    for (const t of [0, 0.25, 0.5, 0.75, 1]) {
      const [x, y] = [side * (-wide * 0.7 + t * wide * 1.4), low - t * (low - high)];
      shapes.push(stroke[t === 0 ? 'medium' : 'fine'](`M${x} ${y}v-12`));
    }
    if (flight === on && high > 20) shapes.push(person(side * (wide * 0.7 + 6), high, flights > 2 ? 17 : 30));
  }
  return shapes;
}

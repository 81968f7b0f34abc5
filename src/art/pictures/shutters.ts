/** Shutters that are down, but for one. */

import { repeat } from '../arrange.ts';
import { person, type Stage } from '../scenery.ts';
import { type Art, accent, black, blank, edged, fullWidth, light, o, r, scratch, stroke, white } from '../words.ts';

export function shutters(stage: Stage): Art {
  const { half, roll } = stage;
  const wide = Math.min(34, half * 0.86);
  const count = Math.max(2, Math.floor((half * 2 - 4) / (wide + 8)));
  const step = (half * 2) / count;
  const open = roll(count) - 1;
  const [top, floor] = [34, 85];
  const x = -half + step * (open + 0.5);
  const raised = top + 8 + roll(7);
  const bay = (index: number): Art => {
    const middle = -half + step * (index + 0.5);
    const left = middle - wide / 2;
    const isOpen = index === open;
    const low = isOpen ? raised : floor;
    return [
      white(r(left - 2, top - 8, wide + 4, floor - top + 8)),
      black(r(left - 1.2, top - 7.2, wide + 2.4, floor - top + 7.2)),
      isOpen && accent(r(left, raised, wide, floor - raised)),
      blank.medium(r(left, top, wide, low - top), { gap: 2.3, inLight: true }),
      black(r(left, low - 2.4, wide, 2.4)),
      !isOpen && black(r(middle - 3, floor - 6, 6, 3), o(middle + roll(8) - 4, top + 16 + roll(16), 1.1)),
      scratch.medium(`M${left + 3} ${top - 3.6}H${left + wide - 3}`),
    ];
  };
  const windows: Art[] = [];
  for (let at = -half + step * 0.25; at < half; at += step * 0.5)
    windows.push(blank.medium(`R${at - 4.6} 5 9.2 13`, { gap: 2, turn: 0.25 }), black(`R${at - 0.5} 5 1 13`));
  return [
    black(fullWidth(half, 0, floor)),
    windows,
    scratch.fine(`M${-half} 22H${half}`),
    repeat(count, bay),
    light(`M${x - wide / 2} ${floor}H${x + wide / 2}L${x + wide * 0.9} 100H${x - wide * 0.9}`),
    edged.medium(fullWidth(half, floor, 100 - floor)),
    stroke.fine(`M${-half} 93H${half}`),
    person(x - wide * 0.16, floor + 2, 33),
  ];
}

/** A works under roofs like the teeth of a saw; one of its windows has light. */

import { repeat, row } from '../arrange.ts';
import { beam, night, paleTowers, person, type Stage } from '../scenery.ts';
import { type Art, black, edged, fullWidth, light, p, r, scratch, solid, stroke, white } from '../words.ts';

export function roofs(stage: Stage): Art {
  if (stage.isTurned) return overRoofs(stage);
  const { half, roll } = stage;
  const floor = 86;
  const teeth = (from: number, wide: number, foot: number, high: number) => {
    const shapes: number[][] = [];
    // Of the last there is enough to know it by.
    for (let x = from; x < half - 9; x += wide) shapes.push([x, foot, x, foot - high, x + wide, foot]);
    return shapes;
  };
  const wide = Math.min(40, Math.max(26, half * 0.62));
  const from = -half - roll(Math.round(wide * 0.4));
  const first = Math.round((-wide / 2 - from) / wide);
  const lit = from + (first + (half > 60 ? roll(2) - 1 : 0)) * wide;
  const [x, eaves] = [lit + wide * 0.2, 56];
  const panes = wide * 0.56;
  const bay = (left: number): Art => {
    const at = left + wide * 0.2;
    const isLit = left === lit;
    return [
      white(r(at - 1.4, eaves + 3.6, panes + 2.8, 18.8)),
      solid(isLit ? 'accent' : 'ink', r(at, eaves + 5, panes, 16)),
      [0.25, 0.5, 0.75].map((share) => (isLit ? stroke : scratch).fine(`M${at + panes * share} ${eaves + 5}v16`)),
      (isLit ? stroke : scratch).fine(`M${at} ${eaves + 13}h${panes}`),
    ];
  };
  return [
    night(stage, 60),
    paleTowers(stage, 50, 30),
    teeth(-half - roll(12), wide * 0.62, 42, 13).map((c) => edged.medium(p(...c), { gap: 2, turn: 0.25 })),
    black(fullWidth(half, 42, 16)),
    [45, 48].map((y) => scratch.fine(`M${-half} ${y}H${half}`)),
    teeth(from, wide, eaves + 1, 26).map((c) => [
      edged.bold(p(...c)),
      black(p(...c.map((value, index) => value + (index % 2 === 0 && index < 4 ? 3 : index === 3 ? 5 : 0)))),
    ]),
    black(fullWidth(half, eaves, floor - eaves)),
    scratch.medium(`M${-half} ${eaves + 1}H${half}`),
    row(from, half, wide, bay),
    beam([x, x + panes, floor], [x - panes * 0.9, x + panes * 1.3, 100]),
    edged.fine(fullWidth(half, floor, 100 - floor)),
    stroke.bold(`M${-half} ${floor}H${half}`),
    stroke.fine(`M${-half} 92H${half}`),
    person(x + panes * 0.6, 95, 22),
  ];
}

/** The roofs from their own height, a walker on them, light from one. */
function overRoofs(stage: Stage): Art {
  const { half, roll } = stage;
  const [foot, high] = [74, 34];
  const wide = Math.min(66, Math.max(40, half * 0.8));
  const pane = half > 130 ? 32 : 22;
  // The lit valley is whole.
  const x = Math.min(half - 10, wide * 0.4 + roll(12));
  const teeth = (from: number, step: number, low: number, up: number) => {
    const shapes: number[][] = [];
    for (let at = from - Math.ceil((from + half) / step) * step; at < half; at += step)
      shapes.push([at, low, at, low - up, at + step, low]);
    return shapes;
  };
  return [
    night(stage, 60),
    // Down to the near roof, so that none floats over a valley.
    paleTowers(stage, 75, 44),
    light(`M${x} ${foot - high + 3}V${foot + 3}L${x - wide} ${foot - high + 4} ${x - wide * 1.2} 0
      H${x - wide * 0.35}`),
    teeth(x, wide, foot, high).map((c) => [
      black(p(...c)),
      // Panes, seen from the side, and the ridge above them.
      solid(c[0] === x ? 'accent' : 'white', r((c[0] ?? 0) - 1.2, foot - high + 4, 2.4, high - 6)),
      black(r((c[0] ?? 0) - 3, foot - high - 1, 6, 2.4)),
    ]),
    black(fullWidth(half, foot - 0.2, 100.2 - foot)),
    scratch.medium(`M${-half} ${foot + 3}H${half}`),
    scratch.fine(`M${-half} ${foot + 6}H${half}`),
    repeat(Math.floor((half * 2 - 6) / pane), (index) => {
      const left = -half + pane * 0.32 + index * pane;
      return [white(r(left, 86, pane * 0.64, 9)), stroke.medium(`M${left + pane * 0.32} 86V95`)];
    }),
    person(x - 16, foot - (high * 16) / wide, 25),
  ];
}

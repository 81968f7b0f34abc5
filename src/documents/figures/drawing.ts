/** A game's own picture → path marks in a frame. */

import type { Look } from '../../art/paint.ts';
import { stepsOf } from '../../art/path.ts';
import type { Drawing, DrawingInk, DrawnPath } from '../../model/content.ts';
import { type Colour, moveSteps, type PathMark, type Point, type Rect } from '../../typeset/page/page.ts';
import { ink } from '../../typeset/page/style.ts';

const colours: Readonly<Record<DrawingInk, Colour>> = { black: ink.text, white: 1, accent: ink.accent };

/** The largest frame of a drawing's shape in another, in its middle. */
export function frameOf({ width, height }: Pick<Drawing, 'width' | 'height'>, within: Rect): Rect {
  const scale = Math.min(within.width / width, within.height / height);
  const size = { width: width * scale, height: height * scale };
  return {
    x: within.x + (within.width - size.width) / 2,
    y: within.y + (within.height - size.height) / 2,
    ...size,
  };
}

/** The paths of a drawing in a frame of its shape. In low ink, areas are outlines and lines are thin. */
export function drawingMarks({ width, paths }: Drawing, frame: Rect, { lowInk }: Look): PathMark[] {
  const scale = frame.width / width;
  const place = ({ x, y }: Point) => ({ x: near(frame.x + x * scale), y: near(frame.y + y * scale) });
  return paths.map((path): PathMark => {
    const steps = moveSteps(stepsOf(path.d), place);
    const { cap, join, isEvenOdd } = path;
    const paint = lowInk ? outlined(path, scale) : solid(path, scale);
    return { kind: 'path', role: 'artifact', steps, cap, join, isEvenOdd, ...paint };
  });
}

type LinePaint = Pick<PathMark, 'fill' | 'stroke' | 'width' | 'dash'>;

function solid({ fill, stroke, width, dash }: DrawnPath, scale: number): LinePaint {
  return {
    ...(fill && { fill: colours[fill] }),
    ...(stroke && { stroke: colours[stroke], width: width * scale }),
    ...(stroke && dash.length > 0 && { dash: dash.map((length) => length * scale) }),
  };
}

/** The width of outlines in points. */
const thin = 0.9;

function outlined({ fill, stroke, ...path }: DrawnPath, scale: number): LinePaint {
  const line = stroke ?? fill;
  const { dash } = solid({ ...path, stroke }, scale);
  return {
    ...(fill && { fill: 1 }),
    stroke: line === 'accent' ? ink.accent : ink.text,
    width: stroke ? Math.min(path.width * scale, thin) : thin / 2,
    ...(dash && { dash }),
  };
}

/** To a hundredth of a point. */
const near = (value: number) => Math.round(value * 100) / 100;

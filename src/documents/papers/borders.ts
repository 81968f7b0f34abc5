/** Form of a paper, its size → what is printed round it. */

import type { Paper } from '../../model/papers.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { diamond, horizontalLine, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';

/** Width and height in points. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A border and the text's distance from its outside in points; `scale` is 1 on full pages. */
export function borderOf(
  form: Paper['form'],
  size: Size,
  scale: number,
): { readonly inset: number; readonly marks: readonly Mark[] } {
  switch (form) {
    case 'form':
      return { inset: 26 * scale, marks: formBorder(size, scale) };
    case 'certificate':
      return { inset: 54 * scale, marks: certificateBorder(size, scale) };
    case 'plate':
      return { inset: 40 * scale, marks: plateBorder(size, scale) };
    case 'leaf':
      return { inset: 60 * scale, marks: leafBorder(size, scale) };
    default:
      return form satisfies never;
  }
}

/** A box, heavy at the top, with a hole to hang it by. */
function formBorder({ width, height }: Size, scale: number): Mark[] {
  const hole = 4 * scale;
  return [
    rectangle(0, 0, width, height, { stroke: ink.text, width: 0.7 }),
    rectangle(0, 0, width, 7 * scale, { fill: ink.text }),
    rectangle(width / 2 - hole, 14 * scale, hole * 2, hole * 2, { stroke: ink.rule, width: 0.6, radius: hole }),
  ];
}

/** Two rules around a chain of diamonds, solid in the corners. */
function certificateBorder({ width, height }: Size, scale: number): Mark[] {
  const band = 18 * scale;
  const half = band / 2;
  const chain = (count: number, at: (share: number) => { x: number; y: number }) =>
    Array.from({ length: count - 1 }, (_, index) =>
      diamond(at((index + 1) / count), half * 0.62, { stroke: ink.text, width: 0.5 }),
    );
  const across = Math.round((width - band) / (band * 0.8));
  const down = Math.round((height - band) / (band * 0.8));
  const [xs, ys] = [width, height].map((length) => [half, length - half]) as [number[], number[]];
  const inner = band + 5 * scale;
  return [
    rectangle(0, 0, width, height, { stroke: ink.text, width: 1.6 }),
    rectangle(band, band, width - 2 * band, height - 2 * band, { stroke: ink.text, width: 0.8 }),
    rectangle(inner, inner, width - 2 * inner, height - 2 * inner, { stroke: ink.rule, width: 0.4 }),
    ...ys.flatMap((top) => chain(across, (share) => ({ x: half + (width - band) * share, y: top }))),
    ...xs.flatMap((left) => chain(down, (share) => ({ x: left, y: half + (height - band) * share }))),
    ...xs.flatMap((left) => ys.map((top) => diamond({ x: left, y: top }, half * 0.8, { fill: ink.accent }))),
  ];
}

/** The edge that an engraver's plate presses into the paper. */
function plateBorder({ width, height }: Size, scale: number): Mark[] {
  const edge = 14 * scale;
  const framed = (by: number, paint: Parameters<typeof rectangle>[4]) =>
    rectangle(by, by, width - 2 * by, height - 2 * by, paint);
  return [
    framed(edge, { stroke: ink.rule, width: 0.5, radius: 5 * scale }),
    framed(edge + 3 * scale, { stroke: ink.hair, width: 0.4, radius: 4 * scale }),
  ];
}

/** A leaf of a book: two rules at the head, two at the foot. */
function leafBorder({ width, height }: Size, scale: number): Mark[] {
  const rule = (y: number, weight: number) =>
    horizontalLine(y, 40 * scale, width - 40 * scale, { stroke: ink.text, width: weight });
  const [outer, inner] = [34 * scale, 37.5 * scale];
  return [rule(outer, 1.4), rule(inner, 0.4), rule(height - outer, 1.4), rule(height - inner, 0.4)];
}

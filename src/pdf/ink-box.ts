/** Marks → the box that their ink fills. */

import type { Mark } from '../typeset/page/page.ts';

/** Left, bottom, right and top as PDF counts them: in points from the lower left corner of the page. */
export type InkBox = readonly [left: number, bottom: number, right: number, top: number];

/** The box of a mark on a page of a height; undefined where it has no ink. */
export function boxOf(mark: Mark, height: number): InkBox | undefined {
  switch (mark.kind) {
    case 'text': {
      const width = mark.pieces.reduce<number>(
        (sum, piece) => sum + (typeof piece === 'number' ? piece : (piece.width * mark.size) / 1000),
        0,
      );
      const base = height - mark.y;
      return [mark.x, base - mark.size * 0.25, mark.x + width, base + mark.size * 0.75];
    }
    case 'path': {
      let box: InkBox | undefined;
      for (const step of mark.steps)
        for (let index = 1; index < step.length; index += 2) {
          const [x, y] = [step[index] as number, height - (step[index + 1] as number)];
          box = joined(box, [x, y, x, y]);
        }
      return box;
    }
    case 'stamp':
      return [mark.x, height - mark.y - mark.stamp.height, mark.x + mark.stamp.width, height - mark.y];
    case 'grid':
      return [mark.x, height - mark.y - mark.size, mark.x + mark.size, height - mark.y];
    case 'link':
    case 'field':
    case 'anchor':
      return undefined;
    default:
      return mark satisfies never;
  }
}

/** The box around two. */
export function joined(a: InkBox | undefined, b: InkBox | undefined): InkBox | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

/** Words → the button of a form that empties it: seen on a screen, never printed. */

import { plain } from '../../manuscript/block.ts';
import type { FieldMark, Rect } from '../../typeset/page/page.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { fitted, type SheetPen } from './pen.ts';

/** The button in an area; `says` is read aloud. */
export function clearButton(pen: SheetPen, label: string, says: string, area: Rect): FieldMark {
  const { width, height } = area;
  const text = plain(label);
  const size = fitted(pen, text, (8.5 * 8.5) / pen.points(8.5), width - 4);
  const look = { fill: ink.tint, stroke: ink.outline, width: 0.5, radius: 3 };
  const marks = [
    rectangle(0.5, 0.5, width - 1, height - 1, look),
    ...pen.put(text, width / 2, height / 2 + 3, size, { align: 'centre', role: 'artifact' }),
  ];
  const input = { kind: 'clear', face: { width, height, marks } } as const;
  return { kind: 'field', role: { role: 'form' }, name: 'clear', words: says, input, ...area };
}

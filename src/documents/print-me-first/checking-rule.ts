/** A line of known length → the figure that a ruler is laid on. */

import { plain } from '../../manuscript/block.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark, PathMark } from '../../typeset/page/page.ts';
import { line } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import type { FlowPart } from '../book/flow.ts';
import type { Setup } from '../document.ts';
import { figureTag } from '../figures/figure.ts';

/** How long the rule is, in millimetres. */
const length = 50;

/** A rule with a tick every millimetre, every ten of them numbered. */
export function checkingRule({ style, typesetter }: Setup): FlowPart {
  const { leading, grows = 1 } = style;
  const millimetre = 72 / 25.4 / grows;
  const role = figureTag(
    `A rule exactly ${length} millimetres long, with a tick every millimetre and a number every ten.`,
  );
  const base = leading * 1.5;
  const ticks = Array.from({ length: length + 1 }, (_, index): PathMark => {
    const height = index % 10 === 0 ? 12 : index % 5 === 0 ? 8 : 5;
    const x = index * millimetre;
    return line({ x, y: base - height }, { x, y: base }, { role, stroke: ink.text, width: 0.35 });
  });
  const numbers = Array.from({ length: length / 10 + 1 }, (_, index): readonly Mark[] => {
    const text = `${index * 10}${index * 10 === length ? ' mm' : ''}`;
    const set = setSingleLine(plain(text, 'bold'), captionStyle(9, ink.text), role, typesetter);
    return shifted(set.marks, index * 10 * millimetre - (index === 0 ? 0 : 4), base + 11);
  }).flat();
  const rule = line({ x: 0, y: base }, { x: length * millimetre, y: base }, { role, stroke: ink.text, width: 0.7 });
  return { kind: 'figure', items: [{ kind: 'box', height: leading * 3, marks: [rule, ...ticks, ...numbers] }] };
}

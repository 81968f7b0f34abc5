/** Lines of known length → the figures that a ruler is laid on. */

import { plain } from '../../manuscript/block.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark, PathMark } from '../../typeset/page/page.ts';
import { horizontalLine, verticalLine } from '../../typeset/page/path.ts';
import { ink, millimetre } from '../../typeset/page/style.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import type { FlowPart } from '../book/flow.ts';
import type { AnyRequest } from '../document.ts';
import { figureTag } from '../figures/figure.ts';

interface Rule {
  /** Points from tick to tick. */
  readonly step: number;
  readonly ticks: number;
  /** Ticks from number to number; the one halfway is longer. */
  readonly numbered: number;
  /** Units from number to number. */
  readonly each: number;
  readonly unit: 'millimetres' | 'inches';
}

const millimetres: Rule = { step: millimetre, ticks: 50, numbered: 10, each: 10, unit: 'millimetres' };
const inches: Rule = { step: 72 / 8, ticks: 16, numbered: 8, each: 1, unit: 'inches' };

/** A rule of 50 mm; without millimetres, 2 inches below it. */
export function checkingRule(setup: AnyRequest, units: 'millimetres' | 'millimetres-and-inches'): FlowPart {
  const hasInches = units === 'millimetres-and-inches';
  const { leading } = setup.style;
  const marks = (hasInches ? [millimetres, inches] : [millimetres]).flatMap((rule, index) =>
    ruleMarks(setup, rule, leading * ((hasInches ? 1.2 : 1.5) + 1.85 * index)),
  );
  return { kind: 'drawn', items: [{ kind: 'box', height: leading * (hasInches ? 4 : 3), marks }] };
}

/** A rule with its ticks on `base`, in points. */
function ruleMarks(
  { style, typesetter, say }: AnyRequest,
  { step, ticks, numbered, each, unit }: Rule,
  base: number,
): Mark[] {
  const wide = step / (style.grows ?? 1);
  const role = figureTag(unit === 'inches' ? say('ruler-inches') : say('ruler-millimetres'));
  const marks = Array.from({ length: ticks + 1 }, (_, index): PathMark => {
    const height = index % numbered === 0 ? 12 : index % (numbered / 2) === 0 ? 8 : 5;
    const x = index * wide;
    return verticalLine(x, base - height, base, { role, stroke: ink.text, width: 0.35 });
  });
  const numbers = Array.from({ length: ticks / numbered + 1 }, (_, index): readonly Mark[] => {
    const set = (text: string) => setSingleLine(plain(text, 'bold'), captionStyle(9, ink.text), role, typesetter);
    const number = String(index * each);
    const last = () => (unit === 'inches' ? say('unit-inches', { number }) : say('unit-millimetres', { number }));
    // The first number begins with the rule, others are centred.
    const x = index * numbered * wide - (index === 0 ? 0 : set(number).width / 2);
    return shifted(set(index === ticks / numbered ? last() : number).marks, x, base + 11);
  }).flat();
  const whole = horizontalLine(base, 0, ticks * wide, { role, stroke: ink.text, width: 0.7 });
  return [whole, ...marks, ...numbers];
}

/** Leaves, a trail → the leaves with small signs in their outer margins, and the page the signs lead to. */

import { plain } from '../../manuscript/block.ts';
import { proseParagraphs } from '../../manuscript/markdown.ts';
import { spanIn, type Trail } from '../../model/content.ts';
import { shifted } from '../../typeset/page/body.ts';
import { setGalley } from '../../typeset/page/galley.ts';
import type { GalleyItem } from '../../typeset/page/item.ts';
import type { Mark, PathMark, Step, Tag } from '../../typeset/page/page.ts';
import { circle } from '../../typeset/page/path.ts';
import { areaWidth, ink } from '../../typeset/page/style.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import { serifCuts, type TextStyle } from '../../typeset/text/text-style.ts';
import type { Request } from '../document.ts';
import { areaHeight, columnSetting, type DeferredLeaf, type Leaf } from './book.ts';
import { flow } from './flow.ts';

/** Points: a sign keeps 5 mm clear of the edge of the paper with the narrowest margin. */
const fish = { width: 13, height: 6 };
const gap = 3;
/** From one sign to the next above it. */
const pitch = 32;

/** The leaf, `page` its number, with a sign beside each Event of the trail that begins on it; `idOf` is an Event's anchor. */
export function withSigns(
  leaf: Leaf,
  page: number,
  trail: Trail,
  idOf: (event: number) => string,
  request: Request,
): Leaf {
  const steps = leaf.marks.flatMap((mark) => {
    const step = mark.kind === 'anchor' ? trail.along.findIndex((event) => idOf(event) === mark.id) : -1;
    return step < 0 ? [] : [step];
  });
  // At the foot, below the tabs of any book.
  const foot = areaHeight(request.style) - pitch;
  const signs = steps.flatMap((step, index) => signAt(step, foot - index * pitch, page, trail, request));
  return signs.length === 0 ? leaf : { ...leaf, marks: [...leaf.marks, ...signs] };
}

/** One sign with what stands below it: its nose points the way the leaves are to be turned. */
function signAt(step: number, y: number, page: number, trail: Trail, request: Request): Mark[] {
  const { style, typesetter } = request;
  const next = trail.along[step + 1];
  const isOnLeft = style.mirrored && page % 2 === 0;
  const x = isOnLeft ? -gap - fish.width : areaWidth(style) + gap;
  const isBack = next !== undefined && next < (trail.along[step] as number);
  const words = next === undefined ? trail.last : String(next);
  const tag: Tag = { role: 'figure', words: `A small ${trail.sign} in the margin, and below it: ${words}` };
  // All is in pencil, so that a number is taken neither for a page nor for the head of an Event. Words that are wider than the margin stand on lines of their own.
  const lines =
    next === undefined
      ? words.split(' ').map((word) => setSingleLine(plain(word, 'italic'), pencil, tag, typesetter))
      : [setSingleLine(plain(words, 'italic'), { ...pencil, size: 10 }, tag, typesetter)];
  return [
    ...shifted(fishMarks(isBack, tag), x, y),
    ...lines.flatMap((line, index) =>
      shifted(line.marks, x + (fish.width - line.width) / 2, y + fish.height + 8 + index * 7),
    ),
  ];
}

const pencil: TextStyle = { cuts: serifCuts, size: 7, colour: ink.faint, mode: 'ragged' };

/** Two curves, whose ends do not meet at the tail, and a dot. */
function fishMarks(isBack: boolean, role: Tag, scale = 1): PathMark[] {
  const [width, height] = [fish.width * scale, fish.height * scale];
  const x = (share: number) => (isBack ? 1 - share : share) * width;
  const y = (share: number) => share * height;
  const steps: Step[] = [
    ['move', x(0), y(1)],
    ['curve', x(0.32), y(-0.55), x(0.78), y(-0.2), x(1), y(0.5)],
    ['curve', x(0.78), y(1.2), x(0.32), y(1.5), x(0.06), y(-0.05)],
  ];
  return [
    { kind: 'path', role, steps, stroke: ink.faint, width: 0.9 * Math.sqrt(scale), round: true },
    { ...circle({ x: x(0.76), y: y(0.4) }, 0.8 * scale, { fill: ink.text }), role },
  ];
}

/** The page that the signs lead to: it has no bookmark, and no contents know it. */
export function trailLeaves(trail: Trail, request: Request): (Leaf | DeferredLeaf)[] {
  const { leading } = request.style;
  const setting = columnSetting(request);
  const tag: Tag = { role: 'figure', words: `A ${trail.sign}` };
  const sign: GalleyItem = { kind: 'box', height: leading * 2, marks: fishMarks(false, tag, 2.4) };
  const items = [
    { kind: 'paragraph' as const, text: plain(trail.title, 'bold') },
    ...proseParagraphs(trail.text, spanIn(trail, 'text')).map((paragraph) => ({ ...paragraph, opens: true })),
  ].flatMap((block): GalleyItem[] => [...setGalley([block], setting), { kind: 'glue', height: leading }]);
  return flow([{ kind: 'figure', items: [sign, ...items] }], request).map((leaf) => ({ ...leaf, bare: true }));
}

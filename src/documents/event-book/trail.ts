/** Trail → small signs in outer margins, and the page they lead to. */

import type { Say } from '../../language/catalogue.ts';
import { type Block, plain } from '../../manuscript/block.ts';
import { proseParagraphs } from '../../manuscript/markdown.ts';
import { spanIn } from '../../model/entry.ts';
import type { Trail } from '../../model/papers.ts';
import { setCaption, shifted } from '../../typeset/page/body.ts';
import { setGalley } from '../../typeset/page/galley.ts';
import type { GalleyItem } from '../../typeset/page/item.ts';
import type { Mark, PathMark, Step, Tag, Tagged } from '../../typeset/page/page.ts';
import { circle } from '../../typeset/page/path.ts';
import { areaHeight, areaWidth, ink, millimetre, type Style } from '../../typeset/page/style.ts';
import { serifCuts } from '../../typeset/text/text-style.ts';
import type { PageDraft } from '../book/book.ts';
import { flow } from '../book/flow.ts';
import type { Request } from '../document.ts';

/** In points: 5 mm clear of the edge in the narrowest margin, and 1.9 mm of text and pictures. */
const fish = { width: 11.5, height: 5.3 };
const clear = 5.4;
/** Points between a sign and its words. */
const gap = 3;
/** Points from one sign to the next above it. */
const pitch = 32;

/** The leaf of a page, with a sign beside each Event of the trail that begins there; `idOf` gives anchors. */
export function withSigns(
  leaf: PageDraft,
  page: number,
  trail: Trail,
  idOf: (event: number) => string,
  request: Request<'veil'>,
): PageDraft {
  const steps = leaf.marks.flatMap((mark) => {
    const step = mark.kind === 'anchor' ? trail.along.findIndex((event) => idOf(event) === mark.id) : -1;
    return step < 0 ? [] : [step];
  });
  if (steps.length === 0) return leaf;
  // Text reaches to the margin if Outcomes are beside or below scenes.
  const isNear = request.style.flows || request.veil === 'none';
  const sign = isNear || !fitsMargin(trail, request) ? signBelow : signBeside;
  const signs = steps.flatMap((step, index) => sign({ step, index, page }, trail, request));
  return { ...leaf, marks: [...leaf.marks, ...signs] };
}

/** Whether each word of the signs is narrow enough for the margin. */
const fitsMargin = (trail: Trail, request: Request) =>
  trail.along
    .flatMap((_, step) => said(trail, step, 'trail-sign-beside', request.say).words.split(' '))
    .every((word) => clear + setWord(word, 'artifact', request).width <= request.style.outer - 5 * millimetre);

const setWord = (word: string, tag: Tagged, request: Request) =>
  setCaption(plain(word, 'italic'), { ...pencil, size: 7 }, tag, request);

const isOnLeft = ({ mirrored }: Style, page: number) => mirrored && page % 2 === 0;

interface SignPlace {
  readonly step: number;
  readonly index: number;
  readonly page: number;
}

/** The text of a sign, and whether its nose points back. */
function said({ along, sign, last }: Trail, step: number, id: 'trail-sign-beside' | 'trail-sign-below', say: Say) {
  const next = along[step + 1];
  const words = next === undefined ? last : say('volume-event', { number: String(next) });
  const tag: Tag = { role: 'figure', altText: say(id, { sign, words }) };
  return { words, tag, isBack: next !== undefined && next < (along[step] as number) };
}

/** One sign in the outer margin, with its text below. */
function signBeside({ step, index, page }: SignPlace, trail: Trail, request: Request): Mark[] {
  const { style } = request;
  // At the foot, below all tabs.
  const y = areaHeight(style) - pitch * (index + 1);
  const x = isOnLeft(style, page) ? -clear - fish.width : areaWidth(style) + clear;
  const { words, tag, isBack } = said(trail, step, 'trail-sign-beside', request.say);
  // The margin is too narrow for them on one line.
  const lines = words.split(' ').map((word) => setWord(word, tag, request));
  // A word that is wider than the sign ends with it at the text, clear of the paper's edge.
  const beside = (width: number) =>
    width <= fish.width ? (fish.width - width) / 2 : isOnLeft(style, page) ? fish.width - width : 0;
  return [
    ...shifted(fishMarks(tag, { isBack }), x, y),
    ...lines.flatMap((line, index) => shifted(line.marks, x + beside(line.width), y + fish.height + 8 + index * 7)),
  ];
}

/** A sign below the text at the outer edge, if large type or its nearness fills the margin. */
function signBelow({ step, index, page }: SignPlace, trail: Trail, request: Request): Mark[] {
  const { style } = request;
  const { words, tag, isBack } = said(trail, step, 'trail-sign-below', request.say);
  const line = setCaption(plain(words, 'italic'), { ...pencil, size: 10 }, tag, request);
  const width = fish.width + gap + line.width;
  const before = index * (width + pitch);
  const x = isOnLeft(style, page) ? before : areaWidth(style) - width - before;
  const y = areaHeight(style) + belowText;
  return [...shifted(fishMarks(tag, { isBack }), x, y - fish.height), ...shifted(line.marks, x + fish.width + gap, y)];
}

/** Points from the text to the baseline of a sign, clear of the last line and the paper's edge. */
const belowText = 8;

const pencil = { cuts: serifCuts, colour: ink.faint };

/** Two curves that stay open at the tail, and a dot. */
function fishMarks(role: Tag, { isBack = false, scale = 1 }): PathMark[] {
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

/** The text at the end of the trail. */
export const trailBlocks = (trail: Trail): Block[] => [
  { kind: 'paragraph', text: plain(trail.title, 'bold') },
  ...proseParagraphs(trail.text, spanIn(trail, 'text')).map((paragraph) => ({ ...paragraph, opens: true })),
];

/** The page at the end of the trail, without bookmark or contents. */
export function trailLeaves(blocks: readonly Block[], trail: Trail, request: Request): PageDraft[] {
  const { leading } = request.style;
  const tag: Tag = { role: 'figure', altText: request.say('trail-sign', { sign: trail.sign }) };
  const sign: GalleyItem = { kind: 'box', height: leading * 2, marks: fishMarks(tag, { scale: 2.4 }) };
  const items = blocks.flatMap((block): GalleyItem[] => [
    ...setGalley([block], request),
    { kind: 'glue', height: leading },
  ]);
  return flow([{ kind: 'drawn', items: [sign, ...items] }], request).map((leaf) => ({ ...leaf, head: 'none' }));
}

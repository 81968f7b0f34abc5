/** Content → a card that covers Outcomes: a pass, the rules in brief on its back. */

import { itemAt, lastItem } from '../../item-at.ts';
import { type Block, type Inlines, plain, plainText } from '../../manuscript/block.ts';
import { proseParagraphs } from '../../manuscript/markdown.ts';
import type { Game } from '../../model/game.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { isBooklet, layoutFor } from '../../typeset/edition/edition.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark, PathMark, Step, Tag } from '../../typeset/page/page.ts';
import { horizontalLine, line, rectangle } from '../../typeset/page/path.ts';
import { areaWidth, ink, isFullPage, lineMeasure, millimetre, type Style } from '../../typeset/page/style.ts';
import { serifCuts, type TextStyle } from '../../typeset/text/text-style.ts';
import { gameDocument, printed, type Request } from '../document.ts';
import { column, stacked } from '../figures/column.ts';
import { asArtifact } from '../figures/figure.ts';
import { type Area, planFor, type SheetPen, sheetPen } from '../figures/pen.ts';
import { sheetPages } from '../figures/sheet-pages.ts';
import { ruleBookData } from './data.ts';

/** Two cards to cut out, which hide Outcomes before the roll. */
export const veilCard = gameDocument([], {
  id: 'veil-card',
  hasLargePrint: true,
  templates: () => ['veil-card.md.hbs'],
  compose(request) {
    const { style } = request;
    const plan = planFor(style);
    const pen = sheetPen(request, { text: 1 });
    const blocks = request.fill(ruleBookData({ ...request, veil: 'overleaf' }));
    const items = blocks.flatMap((block): readonly Inlines[] => (block.kind === 'list' ? block.items : []));
    // In large print each card has half of the rules.
    const half = Math.floor(items.length / 2);
    const halves = [items.slice(0, half), items.slice(half)];
    const isLarge = request.edition.largePrint === true;
    const cards = cardAreas(bookStyle(request), plan.width, isLarge ? 'large' : 'normal');
    const title = passOf(request.content.game).kind;
    const bookmark: Mark = { kind: 'anchor', id: 'veil-card', y: 0, bookmark: { title, level: 1 } };
    const beside = { x: cards.width + 16, y: 0, width: plan.width - cards.width - 16, height: plan.height };
    // The sheet turns over its long edge: backs are at the right.
    const back = { x: plan.width - cards.width, width: cards.width };
    const sides = [
      [
        bookmark,
        ...cards.tops.flatMap((y, index) =>
          once(index, front(request, pen, { x: 0, y, width: cards.width, height: cards.height })),
        ),
        ...(beside.width > 100 ? howToUse(request, pen, beside) : []),
      ],
      cards.tops.flatMap((y, index) => {
        const area = { ...back, y, height: cards.height };
        return isLarge
          ? reference(request, pen, blocks, area, { items: itemAt(halves, index), all: halves })
          : once(index, reference(request, pen, blocks, area, { items }));
      }),
    ];
    return printed(request, title, sheetPages(sides, style, { ...plan, top: clear }));
  },
});

/** The smallest text of a card, in points. */
const minText = ({ edition }: Request, usual: number): number => (edition.largePrint ? Math.max(14, usual) : usual);

/** 10 mm in points, which printers leave white. */
const clear = 10 * millimetre;

const bookStyle = ({ edition, style }: Request): Style =>
  isBooklet(edition.paper) ? layoutFor(edition, 'book').style : style;

/** Two cards as high as a page together, wider than the column of Outcomes, in large print than the page. */
function cardAreas(style: Style, maxWidth: number, print: 'normal' | 'large') {
  const height = style.height - 2 * clear;
  const column = isFullPage(style) && print === 'normal' ? lineMeasure(style) : areaWidth(style);
  return { width: Math.min(maxWidth, planFor(style).width, column + 24), height: height / 2, tops: [0, height / 2] };
}

/** Hides the second card, a repetition, from screen readers. */
const once = (index: number, marks: readonly Mark[]) => (index === 0 ? marks : asArtifact(marks));

function passOf({ title, veilCard: own, words }: Game) {
  return {
    kind: own?.kind ?? 'Veil card',
    place: own?.place ?? title,
    number: own?.number ?? '',
    text: own?.text ?? `What lies under this card has not happened. Only one ${words.outcome.one} will.`,
    stamp: own?.stamp ?? '',
  };
}

/** A card's cutting line; both cards share one edge. */
function cutLine({ x, y, width, height }: Area): PathMark {
  const steps: readonly Step[] = [
    ['move', x, y],
    ['line', x, y + height],
    ['line', x + width, y + height],
    ['line', x + width, y],
    ...(y === 0 ? [['close'] as const] : []),
  ];
  return { kind: 'path', role: 'artifact', stroke: ink.rule, width: 0.4, dash: [3, 2], steps };
}

function front(request: Request, pen: SheetPen, area: Area): Mark[] {
  const { game } = request.content;
  const { kind, place, number, text, stamp } = passOf(game);
  const { x, y, width, height } = area;
  const tag: Tag = { role: 'paragraph' };
  const frame = height * 0.05;
  const panel = { x: x + frame, y: y + frame, width: width - 2 * frame, height: height - 2 * frame };
  const inset = 28;
  const centre = x + width / 2;
  const size = height / 368; // of the full card
  const fitting = (words: string, points: number) =>
    Math.min(points, (points * (panel.width - 40)) / pen.width(words, points));
  const put = (words: string, at: number, points: number, colour: Parameters<SheetPen['put']>[4] = {}) =>
    words === '' ? [] : pen.put(words, centre, y + at * height, fitting(words, points), { align: 'centre', ...colour });
  const style: TextStyle = {
    cuts: serifCuts,
    size: minText(request, Math.max(8.5, 12 * size)),
    colour: ink.text,
    mode: 'ragged',
  };
  const leading = style.size * 1.35;
  const paragraphs = proseParagraphs(text).map((one) =>
    column(request, one.text, panel.width - 2 * inset, { ...style, goesOn: true }, { tag, leading }),
  );
  const body = stacked(paragraphs.map((one) => [0, one]));
  const textTop = y + height * (number === '' ? 0.38 : 0.585);
  const stampTop = Math.max(textTop + body.height - 4 * size, y + height * 0.55);
  const fields = [capitalised(game.words.player.one), game.words.run.one];
  const fieldY = y + height * 0.88;
  const half = (panel.width - 2 * inset - 8) / 2;
  const labelSize = minText(request, 9);
  return [
    ...hatching(bled(area), 4.5),
    { ...cutLine(area), stroke: ink.text },
    rectangle(panel.x, panel.y, panel.width, panel.height, { fill: 1, stroke: ink.text, width: 1.4, radius: 9 }),
    rectangle(panel.x + 4, panel.y + 4, panel.width - 8, panel.height - 8, { stroke: ink.text, width: 0.4, radius: 6 }),
    // The slot of a strap.
    rectangle(centre - 24 * size, y + height * 0.085, 48 * size, 9 * size, {
      fill: ink.tint,
      stroke: ink.text,
      width: 0.7,
      radius: 4.5 * size,
    }),
    ...put(place.toUpperCase(), 0.205, 27 * size, { role: 'heading-1' }),
    ...put(kind.toUpperCase(), 0.265, minText(request, 14 * size), { colour: ink.accent }),
    ...put(number, 0.5, 88 * size),
    ...shifted(body.marks, panel.x + inset, textTop - 0.75 * leading),
    ...(stamp === '' ? [] : stamped(pen, stamp, { right: panel.x + panel.width - inset, y: stampTop, size })),
    ...fields.flatMap((label, index): Mark[] => {
      const left = panel.x + inset + index * (half + 8);
      const taken = pen.width(plain(label), labelSize) + 5;
      return [
        ...pen.put(plain(label), left, fieldY, labelSize, { colour: ink.faint }),
        horizontalLine(fieldY + 1, left + taken, left + half, { stroke: ink.rule, width: 0.6 }),
      ];
    }),
  ];
}

function stamped(pen: SheetPen, word: string, { right, y, size }: { right: number; y: number; size: number }): Mark[] {
  const points = 21 * size;
  const width = pen.width(word, points) + 20 * size;
  const height = 32 * size;
  const look = { stroke: ink.accent, width: 1.6 };
  const left = right - width;
  return [
    rectangle(left, y, width, height, { ...look, radius: 5 * size }),
    rectangle(left + 3, y + 3, width - 6, height - 6, { ...look, width: 0.6, radius: 4 * size }),
    ...pen.put(word, left + width / 2, y + height / 2 + points * 0.35, points, { align: 'centre', colour: ink.accent }),
  ];
}

/** 1.5 mm in points: how far a knife may miss the cutting line. */
const slip = 1.5 * millimetre;

/** A card with its bleed, but not towards the other card. */
function bled({ x, y, width, height }: Area): Area {
  const top = y === 0 ? slip : 0;
  return { x: x - slip, y: y - top, width: width + 2 * slip, height: height + top + (y === 0 ? 0 : slip) };
}

function hatching({ x, y, width, height }: Area, gap: number): PathMark[] {
  const lines: PathMark[] = [];
  for (let from = gap; from < width + height; from += gap) {
    const [a, b] = [Math.min(from, width), Math.max(0, from - width)];
    const [c, d] = [Math.max(0, from - height), Math.min(from, height)];
    lines.push(line({ x: x + a, y: y + b }, { x: x + c, y: y + d }, { stroke: ink.accent, width: 0.5 }));
  }
  return lines;
}

/** Type sizes in points to choose from. */
const sizes = [22, 21, 20, 18, 16, 15, 14, 13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5];

/** The rules in brief, as large as fits; `all` items of both cards have one size. */
function reference(
  request: Request,
  pen: SheetPen,
  blocks: readonly Block[],
  area: Area,
  { items, all = [items] }: { readonly items: readonly Inlines[]; readonly all?: readonly (readonly Inlines[])[] },
): Mark[] {
  const inset = 13;
  const { x, y, width, height } = area;
  const heading = blocks.find((block) => block.kind === 'heading');
  const list: Tag = { role: 'list' };
  const set = (size: number, of = items) =>
    stacked(
      of.map((text) => {
        const tag: Tag = { role: 'list-body', within: { role: 'list-item', within: list } };
        return [size * 0.3, column(request, text, width - 2 * inset, captionStyle(size, ink.text), { tag })];
      }),
    );
  const room = height - 2 * inset - 18;
  const min = minText(request, lastItem(sizes));
  const max = request.edition.largePrint ? 22 : 13;
  const size = sizes.find((one) => one <= max && one >= min && all.every((of) => set(one, of).height <= room)) ?? min;
  return [
    cutLine(area),
    ...(heading
      ? pen.put(plainText(heading.text).toUpperCase(), x + inset, y + inset + 9, minText(request, 12.5), {
          role: 'heading-1',
        })
      : []),
    horizontalLine(y + inset + 13, x + inset, x + width - inset, { stroke: ink.text, width: 1 }),
    ...shifted(set(size).marks, x + inset, y + inset + 18 + size * (0.8 - 0.3 - 0.75 * 1.22)),
  ];
}

function howToUse(request: Request, pen: SheetPen, { x, y, width }: Area): Mark[] {
  const size = minText(request, 10.5);
  const { outcome, outcomeRoll, eventBook } = request.content.game.words;
  const steps = [
    'Print both sides, flipped on the long edge, on card if you have it. Cut along the dashes.',
    `Before you read a scene in the ${eventBook.one}, lay both cards over the page opposite, one below the other. As\u00A0you turn the leaf, slide both over the ${outcome.many} on its back: one from above, one from below.`,
    `Draw them apart until you see the line of the ${outcome.one} that your ${outcomeRoll.one} names, and read that one only.`,
  ];
  const face = captionStyle(size, ink.text);
  const leading = size + 2.5;
  const list = stacked(steps.map((text) => [7, column(request, plain(text), width, face, { leading })]));
  return [
    ...pen.put('TWO CARDS TO CUT OUT', x, y + 12, minText(request, 12.5)),
    ...shifted(list.marks, x, y + 27 - 0.75 * leading),
  ];
}

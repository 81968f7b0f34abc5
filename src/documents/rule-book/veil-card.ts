/** Content → a card that covers Outcomes: a gate pass cut into bars, the rules in brief on its back. */

import { type Block, byHeading, type Inlines, plain, plainText, textsOf } from '../../manuscript/block.ts';
import { fill } from '../../manuscript/fill.ts';
import { proseParagraphs } from '../../manuscript/markdown.ts';
import { TemplateFault } from '../../manuscript/template-fault.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { isFullPaper } from '../../typeset/edition/edition.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark, PathMark, Rect, Tag, Tagged } from '../../typeset/page/page.ts';
import { horizontalLine, line, rectangle, verticalLine } from '../../typeset/page/path.ts';
import { stacked } from '../../typeset/page/stack.ts';
import { ink, millimetre } from '../../typeset/page/style.ts';
import { serifCuts } from '../../typeset/text/text-style.ts';
import { type Brief, composed, gameDocument, type Request, templatesOf } from '../document.ts';
import { column } from '../figures/column.ts';
import { asArtifact, asFigure } from '../figures/figure.ts';
import { type SheetPen, sheetPen } from '../figures/pen.ts';
import { sheetPages } from '../figures/sheet-pages.ts';
import { ruleBookData } from './data.ts';
import { veilPicture } from './veil-picture.ts';
import { clear, type VeilPlan, veilPlan } from './veil-plan.ts';

/** A card to cut out, which hides Outcomes and opens bar by bar. */
export const veilCard = gameDocument([], {
  id: 'veil-card',
  hasLargePrint: true,
  templates: ({ content }) => templatesOf(content, 'veil-card.md.hbs'),
  manuscript(brief) {
    const { paper, largePrint } = brief.edition;
    const isFull = isFullPaper(paper, 'page') && !largePrint;
    const data = ruleBookData({ ...brief, veil: 'overleaf', format: { ...brief.format, isFull } });
    return [{ kind: 'part', name: 'pass', blocks: passBlocks(brief) }, ...fill(brief, data)];
  },
  lay([, ...blocks], request) {
    const { style } = request;
    const sheet = { width: style.width - 2 * clear, height: style.height - 2 * clear };
    const card = veilPlan(request);
    const pen = sheetPen(request, { text: 1 });
    const [brief = [], steps = [], more] = byHeading(blocks);
    if (more) throw unprinted(more, 'at most 2 headings', 'a third');
    const title = passOf(request).kind;
    const bookmark: Mark = { kind: 'anchor', id: 'veil-card', y: 0, bookmark: { title, level: 1 } };
    const beside = { x: card.width + 16, y: 0, width: sheet.width - card.width - 16, height: sheet.height };
    const sides = [
      [bookmark, ...front(request, pen, card), ...(beside.width > 100 ? howToUse(request, steps, beside) : [])],
      // The sheet turns over its long edge: the back is at the right.
      shifted(back(request, [...brief, ...steps], card), sheet.width - card.width, 0),
    ];
    const plan = { ...sheet, unit: 1, text: 1, left: clear, top: clear };
    return composed(request, title, sheetPages(sides, style, plan), sides.length);
  },
});

/** A card has no room for more. */
function unprinted(blocks: readonly Block[], expected: string, found: string): TemplateFault {
  const [block] = blocks;
  const words = block?.kind === 'slot' ? `:::${block.name}` : (textsOf(blocks)[0] ?? '---');
  return new TemplateFault(`expected ${expected}, found ${found}`, { words }, 'delete it: the card has no room for it');
}

/** The smallest text of a card, in points. */
const minText = ({ edition }: Pick<Request, 'edition'>, usual: number): number =>
  edition.largePrint ? Math.max(14, usual) : usual;

function passOf({ say, content: { game } }: Pick<Brief, 'say' | 'content'>) {
  const { title, veilCard: own } = game;
  return {
    kind: own?.kind ?? say('veil-card-kind'),
    heading: own?.kind === undefined ? say('veil-card-heading') : say.capitals(own.kind),
    place: say.capitals(own?.place ?? title),
    number: own?.number ?? '',
    text: own?.text ?? say('veil-card-text'),
    stamp: own?.stamp ?? '',
  };
}

/** The words of the pass on the front, from the top. */
function passBlocks(brief: Brief): Block[] {
  const { place, heading, number, text, stamp } = passOf(brief);
  const { player, run } = brief.content.game.words;
  const line = (words: string): Block[] => (words === '' ? [] : [{ kind: 'paragraph', text: plain(words) }]);
  const fields = [player, run].map(({ one }) => capitalised(one));
  return [place, heading, number].flatMap(line).concat(proseParagraphs(text), [stamp, ...fields].flatMap(line));
}

const dashes = { stroke: ink.text, width: 0.4, dash: [3, 2] } as const;
const dots = { stroke: ink.text, width: 0.9, dash: [0.9, 2.4] } as const;

/** Where to cut and to fold a card, seen from its front. */
const lines = ({ width, height, hinge, strip, cuts }: VeilPlan): PathMark[] => [
  rectangle(0, 0, width, height, dashes),
  ...cuts.map((y) => horizontalLine(y, 0, hinge, dashes)),
  verticalLine(hinge, strip, height, dots),
];

function front(request: Request, pen: SheetPen, card: VeilPlan): Mark[] {
  const { width, height, hinge, strip, leading } = card;
  const { place, heading, number, text, stamp } = passOf(request);
  const tag: Tag = { role: 'paragraph' };
  const frame = hinge * 0.05;
  const panel = { x: frame, y: strip + frame, width: hinge - 2 * frame, height: height - strip - 2 * frame };
  const inset = 28;
  const centre = hinge / 2;
  const size = Math.min(hinge / 340, height / 520);
  const unit = panel.height / 470;
  const put = (words: string, at: number, points: number, options: Parameters<SheetPen['put']>[4] = {}) => {
    const fitting = Math.min(points, (points * (panel.width - 40)) / pen.width(words, points));
    return words === '' ? [] : pen.put(words, centre, panel.y + at * unit, fitting, { align: 'centre', ...options });
  };
  const look = { ...captionStyle(minText(request, 11), ink.text), cuts: serifCuts, runsOn: true };
  const body = stacked(
    proseParagraphs(text).map((one) => column(request, one.text, panel.width - 2 * inset, look, { tag, leading })),
  );
  const strap = { fill: ink.tint, stroke: ink.text, width: 0.7, radius: 4.5 * size };
  // Lines of text are clear of the cuts.
  const onLine = (y: number) => strip + Math.round((y - strip) / leading) * leading;
  const textTop = onLine(panel.y + (number === '' ? 130 : 250) * unit);
  const fields = {
    x: panel.x + inset,
    y: onLine(panel.y + panel.height - 2.5 * leading),
    width: panel.width - 2 * inset,
  };
  return [
    ...hatching({ x: -slip, y: -slip, width: width + 2 * slip, height: height + 2 * slip }, 4.5),
    rectangle(panel.x, panel.y, panel.width, panel.height, { fill: 1, stroke: ink.text, width: 1.4, radius: 9 }),
    rectangle(panel.x + 4, panel.y + 4, panel.width - 8, panel.height - 8, { stroke: ink.text, width: 0.4, radius: 6 }),
    // The slot of a strap.
    rectangle(centre - 24 * size, panel.y + 18 * unit, 48 * size, 9 * size, strap),
    ...put(place, 64, 34 * size, { role: 'heading-1' }),
    ...put(heading, 92, minText(request, 17 * size), { colour: ink.accent }),
    ...put(number, 220, 150 * size),
    ...shifted(body.marks, panel.x + inset, textTop),
    ...stamped(pen, stamp, { right: hinge - frame - inset, y: textTop + body.height + leading, size }),
    ...toFillIn(request, pen, { ...fields, height: leading }),
    ...lines(card),
  ];
}

/** Lines for the names of player and Run, side by side. */
function toFillIn(request: Request, pen: SheetPen, { x, y, width, height }: Rect): Mark[] {
  const { player, run } = request.content.game.words;
  const size = minText(request, 9);
  const half = (width - 8) / 2;
  const foot = y + height * 0.75;
  return [player, run].flatMap(({ one }, index): Mark[] => {
    const label = plain(capitalised(one));
    const left = x + index * (half + 8);
    return [
      ...pen.put(label, left, foot, size, { colour: ink.faint }),
      horizontalLine(foot + 1, left + pen.width(label, size) + 5, left + half, { stroke: ink.outline, width: 0.6 }),
    ];
  });
}

function stamped(pen: SheetPen, word: string, { right, y, size }: { right: number; y: number; size: number }): Mark[] {
  if (word === '') return [];
  const points = 25 * size;
  const width = pen.width(word, points) + 24 * size;
  const height = 38 * size;
  const look = { stroke: ink.accent, width: 1.6 };
  const left = right - width;
  return [
    rectangle(left, y, width, height, { ...look, radius: 5 * size }),
    rectangle(left + 3, y + 3, width - 6, height - 6, { ...look, width: 0.6, radius: 4 * size }),
    ...pen.put(word, left + width / 2, y + height / 2 + points * 0.35, points, { align: 'centre', colour: ink.accent }),
  ];
}

/** 1.5 mm in points: how far a knife may miss the outline. */
const slip = 1.5 * millimetre;

function hatching({ x, y, width, height }: Rect, gap: number): PathMark[] {
  const marks: PathMark[] = [];
  for (let from = gap; from < width + height; from += gap) {
    const [a, b] = [Math.min(from, width), Math.max(0, from - width)];
    const [c, d] = [Math.max(0, from - height), Math.min(from, height)];
    marks.push(line({ x: x + a, y: y + b }, { x: x + c, y: y + d }, { stroke: ink.accent, width: 0.5 }));
  }
  return marks;
}

/** Points from the edges of a card, or from its hinge, to the text on its back. */
const backInset = 10;
/** Sizes of text in shares of the leading, and lines between blocks, to choose from. */
const settings = [1, 0].flatMap((gap) =>
  [0.82, 0.78, 0.74, 0.7, 0.66, 0.62, 0.58, 0.54].map((share) => ({ share, gap })),
);

/** The rules in brief and the use of the card, as large as fits; lines are clear of the cuts. */
function back(request: Request, blocks: readonly Block[], card: VeilPlan): Mark[] {
  const { width, height, hinge, strip, leading } = card;
  const room = { width: hinge - 2 * backInset, height: height - strip - leading / 2 };
  const sizeOf = (share: number) => minText(request, leading * share);
  const set = ({ share, gap }: (typeof settings)[number]) =>
    setBlocks(request, blocks, room.width, { size: sizeOf(share), leading, gap: gap * leading });
  const fits = settings.map(set).find((one) => one.height <= room.height);
  const text = fits ?? set(settings.at(-1) as (typeof settings)[number]);
  return [
    rectangle(0, 0, width, height, { ...dashes, stroke: ink.rule }),
    ...shifted(text.marks, width - hinge + backInset, strip),
  ];
}

/** Blocks as a column, `gap` points between items. */
function setBlocks(
  request: Request,
  blocks: readonly Block[],
  width: number,
  { size, leading, gap }: Readonly<Record<'size' | 'leading' | 'gap', number>>,
) {
  const one = (text: Inlines, tag: Tagged = 'paragraph', scale = 1) =>
    column(request, text, width, captionStyle(size * scale, ink.text), { leading, tag });
  const set = blocks.flatMap((block) => {
    switch (block.kind) {
      case 'heading': {
        const { marks, height } = one(plain(plainText(block.text), 'bold'), { role: 'heading-1' }, 1.15);
        const rule = horizontalLine(height - 0.5, 0, width, { stroke: ink.text, width: 1 });
        return [[leading, { height, marks: [...marks, rule] }] as const];
      }
      case 'paragraph':
        return [[gap, one(block.text)] as const];
      case 'list': {
        const list: Tag = { role: 'list' };
        return block.items.map((item, index) => {
          const tag: Tag = { role: 'list-body', within: { role: 'list-item', within: list } };
          const label = plain(`${(block.start ?? 1) + index}  `, 'bold');
          return [gap, one(block.ordered ? [...label, ...item] : item, tag)] as const;
        });
      }
      default:
        throw unprinted(
          [block],
          'headings, paragraphs or lists',
          `a ${block.kind === 'aside' ? 'quotation' : block.kind}`,
        );
    }
  });
  return stacked(set.map(([air, one], index) => [index === 0 ? 0 : air, one]));
}

/** The same steps beside a card on a large sheet, and a picture. */
function howToUse(request: Request, steps: readonly Block[], { x, y, width }: Rect): Mark[] {
  const size = minText(request, 10.5);
  const text = setBlocks(request, steps, width, { size, leading: size * 1.25, gap: size * 0.6 });
  const picture = veilPicture(request, width);
  return [
    ...asArtifact(shifted(text.marks, x, y)),
    ...shifted(asFigure(picture.marks, picture.words), x, y + text.height + 18),
  ];
}

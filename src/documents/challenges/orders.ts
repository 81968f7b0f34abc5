/** Orders → a broadsheet with the share of simulated runners that managed each. */

import { sharePercentage } from '../../dice/percentage.ts';
import { lastItem, sumOf } from '../../item-at.ts';
import { dateOf } from '../../language/formats.ts';
import { type Block, type Inlines, plain } from '../../manuscript/block.ts';
import { proseParagraphs } from '../../manuscript/markdown.ts';
import { difficultyName } from '../../model/game.ts';
import { coresWanted, goalText } from '../../model/order-text.ts';
import type { Order, Orders } from '../../model/orders.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Colour, Mark, Page } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { horizontalLine, rectangle } from '../../typeset/page/path.ts';
import { stacked } from '../../typeset/page/stack.ts';
import { ink, isFullPage } from '../../typeset/page/style.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import { serifCuts, type TextStyle } from '../../typeset/text/text-style.ts';
import { type Brief, composed, gameDocument, type Request } from '../document.ts';
import { column } from '../figures/column.ts';
import { asArtifact } from '../figures/figure.ts';
import { type Plan, planFor } from '../figures/pen.ts';
import { sheetPages } from '../figures/sheet-pages.ts';

/** The named challenges on slips, in three columns on full pages, else two. @throws Error without any. */
export const orders = gameDocument(['orders'], {
  id: 'orders',
  lay(_, request) {
    const { orders: all } = request;
    return composed(request, all.title, broadsheet(request, all));
  },
  manuscript(brief) {
    const { title, text, orders: all } = brief.orders;
    const slips = all.flatMap((order, index): Block[] => [
      { kind: 'heading', level: 2, text: plain(`${index + 1} ${order.title}`), id: `order-${index + 1}` },
      { kind: 'paragraph', text: plain(conditionOf(order, brief), 'bold') },
      ...proseParagraphs(order.text),
      { kind: 'paragraph', text: plain(`${difficultyOf(order, brief)} ${order.seed}`) },
    ]);
    return [{ kind: 'heading', level: 1, text: plain(title), id: 'orders' }, ...proseParagraphs(text), ...slips];
  },
});

const difficultyOf = (order: Order, { content: { game } }: Pick<Brief, 'content'>): string =>
  difficultyName(game, order.difficulty);

const gap = 9; // points between columns, and at least between rows
const inset = 7; // points from the frame of a slip to its text

/** Pages of slips below the masthead, rows spread over the height. */
function broadsheet(request: Request, all: Orders): Page[] {
  const { style } = request;
  const plan = planFor(style);
  const columns = isFullPage(style) ? 3 : 2;
  const width = (plan.width - gap * (columns - 1)) / columns;
  const head = masthead(request, plan, all);
  const [close, ...larger] = textSizes[isFullPage(style) ? 'full' : 'small'].map((text) => {
    const slips = all.orders.map((order, index) =>
      slip(request, order, { index, width, shares: sharesOf(all, index), text }),
    );
    const rows = Array.from({ length: Math.ceil(slips.length / columns) }, (_, row) =>
      slips.slice(row * columns, (row + 1) * columns),
    );
    const pages = onPages(rows, plan.height, head.height);
    const empty = (height: number) =>
      Array.from({ length: columns }, () => emptySlip(request, { width, height, text }));
    return withEmptyRow(pages, empty, { height: plan.height, head: head.height });
  });
  // The largest size that takes no more pages than the smallest.
  const pages = larger.findLast((one) => one.length === close?.length) ?? close ?? [];
  const sides = pages.map((onPage, page): Mark[] => {
    const top = page === 0 ? head.height : 0;
    const taken = sumOf(onPage.map(heightOf));
    const air = Math.min(2 * gap, (plan.height - top - taken) / Math.max(1, onPage.length));
    let y = top;
    const marks = onPage.flatMap((row) => {
      const height = heightOf(row);
      const placed = row.flatMap((one, place) => shifted(framed(one, width, height), place * (width + gap), y));
      y += height + air;
      return placed;
    });
    return [...(page === 0 ? head.marks : []), ...marks];
  });
  return sheetPages(sides, style, plan);
}

const textSizes = { full: [1, 1.05, 1.1, 1.15, 1.2], small: [0.86, 0.9, 0.95, 1, 1.05] } as const;

/** Rows on pages, the first with room for a head. */
function onPages(rows: readonly Row[], height: number, head: number): (readonly Row[])[] {
  const pages: Row[][] = [[]];
  let left = height - head;
  for (const row of rows) {
    const tall = heightOf(row);
    if (tall > left && lastItem(pages).length > 0) {
      pages.push([]);
      left = height;
    }
    pages.at(-1)?.push(row);
    left -= tall + gap;
  }
  return pages;
}

/** Adds a row of empty slips to the last page if it has room. */
function withEmptyRow(
  pages: readonly (readonly Row[])[],
  empty: (height: number) => Row,
  { height, head }: Record<'height' | 'head', number>,
): readonly (readonly Row[])[] {
  const last = pages.at(-1) ?? [];
  const tall = Math.max(0, ...last.map(heightOf));
  const taken = last.reduce((sum, row) => sum + heightOf(row) + gap, pages.length === 1 ? head : 0);
  return tall > 0 && taken + tall <= height ? [...pages.slice(0, -1), [...last, empty(tall)]] : pages;
}

/** A slip for the player's own order, with lines and room for a seed. */
function emptySlip(request: Request, { width, height, text }: Record<'width' | 'height' | 'text', number>): Slip {
  const inner = width - 2 * inset;
  const caption = (words: string, size: number) =>
    column(request, plain(words, 'bold'), inner - tick, captionStyle(size * text));
  const head = caption(request.say('orders-own'), 13);
  const seed = caption(request.say('orders-seed'), 9.5);
  const pitch = 16 * text;
  const rows = Math.floor((height - head.height - seed.height - 5 - inset) / pitch - 0.5);
  const rule = (x: number, y: number) => horizontalLine(y, x, inner, { stroke: ink.outline, width: 0.5 });
  const lines = Array.from({ length: rows }, (_, row) => rule(0, head.height + pitch * (row + 1)));
  const foot = stacked([
    { ...seed, marks: [...seed.marks, ...asArtifact([rule(24 * text, seed.height * 0.8)])] },
    [inset, { marks: [], height: 0 }],
  ]);
  const body = stacked([[5, { marks: [...head.marks, ...asArtifact(lines)], height: height - foot.height - 5 }]]);
  return { body, foot };
}

const tick = 14.2; // 5 mm

/** A slip: text from its top, and a foot at its bottom. */
interface Slip {
  readonly body: PageColumn;
  readonly foot: PageColumn;
}

type Row = readonly Slip[];

const heightOf = (row: Row) => Math.max(...row.map(({ body, foot }) => body.height + foot.height));

function framed({ body, foot }: Slip, width: number, height: number): Mark[] {
  return [
    rectangle(0, 0, width, height, { stroke: ink.text, width: 0.8, radius: 2 }),
    rectangle(width - tick - 5, 5, tick, tick, { stroke: ink.text, width: 0.9 }),
    ...shifted(body.marks, inset, 0),
    ...shifted(foot.marks, inset, height - foot.height),
  ];
}

/** Shares of players who know the book, and of first readers. */
function sharesOf({ measured }: Orders, index: number): readonly number[] {
  const counts = measured ? [measured.managed, ...(measured.first ? [measured.first] : [])] : [];
  return counts.map((managed) => (managed[index] ?? 0) / (measured?.runs ?? 1));
}

function masthead(request: Request, { width, text }: Plan, { title, text: words, measured }: Orders): PageColumn {
  const { content, imprint, say } = request;
  const centred = (words: Inlines, size: number, colour: Colour, block?: Parameters<typeof column>[4]) =>
    column(request, words, width, { ...captionStyle(size * text, colour), mode: 'centred' }, block);
  const { edition, fingerprint } = imprint;
  const colophon = say('pack-edition', { edition: edition.name, date: dateOf(say, edition.date), fingerprint });
  const anchor: Mark = { kind: 'anchor', id: 'orders', y: 0, bookmark: { title, level: 1 } };
  const rule = (weight: number): PageColumn => ({
    marks: [horizontalLine(0, 0, width, { stroke: ink.text, width: weight })],
    height: weight,
  });
  const face = { size: 10.5 * text, leading: 13.5 * text, gap: 3, mode: 'justified' } as const;
  const how = say('orders-how', { bars: measured?.first ? 'both' : measured ? 'one' : 'none' });
  const block = stacked([
    rule(2.4),
    [2.4, rule(0.6)],
    [5, centred(plain(say.capitals(content.game.title), 'bold'), 11, ink.accent)],
    [6 * text, centred(plain(say.capitals(title), 'bold'), 34, ink.text, { tag: 'heading-1', leading: 31 * text })],
    [1, centred(plain(colophon), 8.5, ink.faint)],
    [4, rule(0.6)],
    [2.4, rule(0.6)],
    [1, { marks: [], height: 0 }],
    ...running(request, words, width, face),
    // In the text face, as `--` looks like a dash in the other.
    [4, column(request, plain(how), width, { ...captionStyle(8.5 * text, ink.text), cuts: serifCuts })],
    [7, { marks: [], height: 0 }],
  ]);
  return { ...block, marks: [anchor, ...block.marks] };
}

interface RunningFace extends Pick<TextStyle, 'size' | 'mode'> {
  readonly leading: number;
  readonly gap: number;
}

/** Paragraphs, each with the gap above it in points. */
function running(request: Request, text: string, width: number, { leading, gap, ...face }: RunningFace) {
  const style = { cuts: serifCuts, colour: ink.text, ...face };
  return proseParagraphs(text).map(
    (paragraph) => [gap, column(request, paragraph.text, width, style, { leading })] as const,
  );
}

interface SlipOptions {
  readonly index: number;
  readonly width: number;
  readonly shares: readonly number[];
  readonly text: number;
}

/** An order: number, title, condition, text, then seed and share. */
function slip(request: Request, order: Order, { index, width, shares, text }: SlipOptions): Slip {
  const inner = width - 2 * inset;
  const difficulty = difficultyOf(order, request);
  const caption = (size: number, colour: Colour = ink.text) => captionStyle(size * text, colour);
  const title = plain(`${index + 1}  ${request.say.capitals(order.title)}`, 'bold');
  const face = { size: 8.7 * text, leading: 10.5 * text, gap: 4, mode: 'ragged' } as const;
  const body = stacked([
    [5, column(request, title, inner - tick, caption(13), { tag: 'heading-2' })],
    [1, column(request, plain(conditionOf(order, request), 'bold'), inner, caption(10, ink.accent))],
    ...running(request, order.text, inner, face),
  ]);
  const foot = stacked([
    [5, column(request, [...plain(`${difficulty}  `), ...plain(order.seed, 'bold')], inner, caption(9.5))],
    ...(shares.length === 0 ? [] : ([[3, shareBars(request, shares, inner, text)]] as const)),
    [inset, { marks: [], height: 0 }],
  ]);
  return { body, foot };
}

/** What an order asks for: `5+ cores to GOAL, within 14 turns`. */
function conditionOf(
  { to, cores, turns, health, without }: Order,
  { content, say }: Pick<Brief, 'content' | 'say'>,
): string {
  const range = coresWanted(cores);
  const kind = cores.to === 0 ? 'none' : range === '0+' ? 'any' : range === '1' ? 'one' : 'many';
  const list = without.map((what) => say('orders-forbidden', { what }));
  const last = list.pop();
  return [
    say('orders-goal', { kind, cores: range, place: goalText(to, content) }),
    ...(turns === undefined ? [] : [say('orders-turns', { count: turns })]),
    ...(health === undefined ? [] : [say('orders-health', { health })]),
    ...(last === undefined ? [] : [say('orders-without', { count: list.length, list: list.join(', '), last })]),
  ].join(', ');
}

/** A bar for each share, black then grey, one below the other. */
function shareBars(request: Request, shares: readonly number[], width: number, text: number): PageColumn {
  const height = 9 * text;
  const each = height / shares.length;
  const style = captionStyle(10 * text, ink.text);
  const label = (list: readonly string[]) => plain(request.say('orders-shares', { list: list.join(' / ') }), 'bold');
  const words = label(shares.map((share) => sharePercentage(share, 0)));
  // The same room for all usual shares, so that bars can be compared.
  const usual = [words, label(shares.map(() => '88'))];
  const room =
    Math.max(...usual.map((some) => setSingleLine(some, style, 'paragraph', request.typesetter).width)) + 0.01;
  const long = width - room - 5 * text;
  const set = column(request, words, room, style);
  return {
    height,
    marks: [
      ...asArtifact([
        ...shares.map((share, row) =>
          rectangle(0, row * each, long * share, each, { fill: row === 0 ? ink.text : ink.faint }),
        ),
        rectangle(0, 0, long, height, { stroke: ink.rule, width: 0.6 }),
      ]),
      ...shifted(set.marks, long + 5 * text, height / 2 - set.height / 2),
    ],
  };
}

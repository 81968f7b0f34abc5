/** Content → the papers of its world, one a page. */

import { errorAt, overflowMessage } from '../../diagnostics/diagnostic.ts';
import { lastItem, sumOf } from '../../item-at.ts';
import { type Block, type Inlines, plain, type Table } from '../../manuscript/block.ts';
import { emphasised, proseParagraphs } from '../../manuscript/markdown.ts';
import { spanIn } from '../../model/entry.ts';
import type { Paper } from '../../model/papers.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import { setGalley } from '../../typeset/page/galley.ts';
import type { GalleyItem, Setting } from '../../typeset/page/item.ts';
import { type Colour, type Mark, moved, type Tagged } from '../../typeset/page/page.ts';
import { paginate } from '../../typeset/page/paginate.ts';
import { areaHeight, areaWidth, ink, isFullPage, type Style } from '../../typeset/page/style.ts';
import { firstWritten } from '../../typeset/page/written.ts';
import { setParagraph, setSingleLine } from '../../typeset/text/paragraph.ts';
import { serifCuts, type TextStyle } from '../../typeset/text/text-style.ts';
import { bind, type PageDraft } from '../book/book.ts';
import { placedPicture } from '../book/picture.ts';
import { composed, gameDocument, type Request } from '../document.ts';
import { borderOf, type Size } from './borders.ts';

/** Papers from the world of the game, one a page. */
export const papers = gameDocument([], {
  id: 'papers',
  lay(_, given) {
    const request = { ...given, style: unbound(given.style) };
    const leaves = request.content.papers.papers.map((paper, index) => paperLeaf(paper, index, request));
    return composed(request, request.say('papers-title'), bind(leaves, request));
  },
});

/** A style with equal margins: the pages are not bound. */
function unbound(style: Style): Style {
  const margin = (style.inner + style.outer) / 2;
  return { ...style, inner: margin, outer: margin, mirrored: false };
}

function paperLeaf(paper: Paper, index: number, request: Request): PageDraft {
  const { style, typesetter, report } = request;
  const isFull = isFullPage(style);
  const sheet = { width: areaWidth(style), height: areaHeight(style) - style.leading };
  const { inset, marks: border } = borderOf(paper.form, sheet, isFull ? 1 : 0.68);
  const width = sheet.width - 2 * inset;
  const sizes = isFull ? fullSizes : smallSizes;
  const fits = (own: Style): boolean => {
    const { room } = plannedOn(paper, 0, { style: own, sheet, inset }, request);
    const setting = { style: own, typesetter, report: () => {}, width };
    return room > 0 && paginate(galleyOf(paper, setting), room).length === 1;
  };
  const styles = sizes.map((size) => scaled(style, size));
  const own = styles.find(fits) ?? lastItem(styles);
  const { head, pictured, foot, footTop, room } = plannedOn(paper, index, { style: own, sheet, inset }, request);
  const [column, ...more] = paginate(galleyOf(paper, { style: own, typesetter, report, width }), room);
  const excess = sumOf(more.map(({ height }) => Math.ceil(height / own.leading)));
  if (excess > 0) {
    const data = { kind: 'overflow', entry: `paper ${paper.title}`, lines: excess, room: 'its page' } as const;
    const before = (column?.marks ?? []).map((mark) => moved(mark, 0, -room));
    const first = firstWritten(more[0]?.marks ?? [], [...before, ...(more[0]?.marks ?? [])]);
    const place = first ?? spanIn(paper, 'text');
    report({ ...errorAt('CR303', overflowMessage(data, style.paper), place, 'shorten it'), data });
  }
  const frame = { x: inset, y: inset + head.height, width, height: width * 0.5 };
  // A short text is a little below its head.
  const slack = Math.max(0, Math.min(room - (column?.height ?? 0), own.leading * 2));
  return {
    head: 'none',
    marks: [
      ...border,
      ...shifted(head.marks, inset, inset),
      ...(paper.picture ? [placedPicture({ name: paper.picture, seed: paper.title }, frame, request)] : []),
      ...shifted(column?.marks ?? [], inset, inset + pictured + slack / 2),
      ...foot.flatMap((one, at) => shifted(one, inset, footTop + (at + 0.75) * own.leading)),
      ...imprintMarks(request),
    ],
  };
}

const fullSizes = [1.65, 1.5, 1.4, 1.3, 1.2, 1.1, 1];
const smallSizes = [1.15, 1.08, 1, 0.94];

function scaled(style: Style, by: number): Style {
  // `flows` sets short lines ragged.
  return { ...style, sideColumn: 0, body: style.body * by, leading: style.leading * by, flows: true };
}

function plannedOn(
  paper: Paper,
  index: number,
  { style, sheet, inset }: { readonly style: Style; readonly sheet: Size; readonly inset: number },
  request: Request,
) {
  const width = sheet.width - 2 * inset;
  const head = headOf(paper, index, width, style, request);
  const pictured = head.height + (paper.picture ? width * 0.5 + style.leading : 0);
  const small: TextStyle = { cuts: serifCuts, size: style.body * 0.85, colour: ink.text, mode: 'centred' };
  const foot = paper.foot ? lines(paper.foot, width, small, request) : [];
  const footTop = sheet.height - inset - foot.length * style.leading;
  return { head, pictured, foot, footTop, room: footTop - inset - pictured - style.leading / 2 };
}

function headOf(paper: Paper, index: number, width: number, style: Style, request: Request) {
  const mode = paper.form === 'form' ? 'ragged' : 'centred';
  const align = (size: number, colour: Colour): TextStyle => ({ ...captionStyle(size, colour), mode });
  const { leading } = style;
  const from = paper.from ? lines(paper.from, width, align(style.body * 1.1, ink.faint), request) : [];
  const size = style.body * (paper.form === 'leaf' ? 2 : 2.6);
  const title = lines(paper.title, width, align(size, ink.text), request, { role: 'heading-1', cut: 'bold' });
  const below = from.length * leading + size * 0.95;
  return {
    marks: [
      { kind: 'anchor', id: `paper-${index + 1}`, y: 0, bookmark: { title: paper.title, level: 1 } } as const,
      ...from.flatMap((one, at) => shifted(one, 0, (at + 0.75) * leading)),
      ...title.flatMap((one, at) => shifted(one, 0, below + at * size)),
    ],
    height: below + (title.length - 1) * size + leading,
  };
}

/** Text, table and closing text, half a line apart. */
function galleyOf(paper: Paper, setting: Setting): GalleyItem[] {
  const { text, table, close } = paper;
  const set = (words: string, key: 'text' | 'close'): Block[] =>
    proseParagraphs(words, spanIn(paper, key)).map((paragraph) => ({ ...paragraph, opens: true }));
  const blocks = [...set(text, 'text'), ...(table ? [tableOf(table)] : []), ...(close ? set(close, 'close') : [])];
  const between: GalleyItem = { kind: 'glue', height: setting.style.leading / 2 };
  return blocks.flatMap((block, index) => [...(index > 0 ? [between] : []), ...setGalley([block], setting)]);
}

function tableOf({ columns, rows }: NonNullable<Paper['table']>): Table {
  return {
    kind: 'table',
    header: columns.map((head): Inlines => plain(head)),
    align: columns.map(() => 'left' as const),
    rows: rows.map((row) => row.map(emphasised)),
  };
}

function lines(
  text: string,
  width: number,
  style: TextStyle,
  { typesetter }: Request,
  { role = 'paragraph', cut = 'roman' }: { readonly role?: Tagged; readonly cut?: 'roman' | 'bold' } = {},
): (readonly Mark[])[] {
  const set = (measure: number) => setParagraph(plain(text, cut), measure, style, role, typesetter);
  const { length } = set(width);
  // The narrowest measure of as many lines leaves no word alone.
  let narrow = width;
  while (length > 1 && style.mode === 'centred' && narrow > width / 2 && set(narrow * 0.97).length === length)
    narrow *= 0.97;
  return set(narrow).map(({ marks }) => shifted(marks, (width - narrow) / 2, 0));
}

/** The game's name, and a warning of what the paper gives away. */
function imprintMarks({ style, typesetter, imprint, say }: Request): Mark[] {
  const text = say('papers-foot', { title: say.capitals(imprint.title), edition: imprint.edition.name });
  const set = setSingleLine(plain(text), captionStyle(7, ink.faint), 'artifact', typesetter);
  return shifted(set.marks, (areaWidth(style) - set.width) / 2, areaHeight(style) + 4);
}

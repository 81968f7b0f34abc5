/** Shop → its tally: a box for each item and Run. */

import { type EntryBlock, type GoodsBlock, type Inlines, plain } from '../../manuscript/block.ts';
import { captionStyle, linesAt, setCaption } from '../../typeset/page/body.ts';
import type { Mark, Tag } from '../../typeset/page/page.ts';
import { horizontalLine, rectangle } from '../../typeset/page/path.ts';
import { areaWidth, ink, millimetre } from '../../typeset/page/style.ts';
import { setParagraph } from '../../typeset/text/paragraph.ts';
import { ledgerSize, ledgerText } from '../book/ledgers.ts';
import { pictureBelow, type Subject } from '../book/pictures.ts';
import type { Request } from '../document.ts';

/** Points between a name and the boxes. */
const gutter = 6;
/** Font sizes of names in points; the first that fits every row is used. */
const nameSizes = [11.5, 10.5, 9.5] as const;
const nameLeading = 1.1;
/** Lines to a row: usual, or close to make room for the Shop's only picture. */
const rowLines = { usual: 3, close: 2 } as const;
/** Lines above the first row. */
const headLines = 4;
const maxRuns = 12;

interface TallyPage {
  /** In points, to the foot of the page. */
  readonly height: number;
  /** Goes below the tally if there is room. */
  readonly picture: Subject | undefined;
  /** Whether its Shop has no other picture, so that rows are closer. */
  readonly isBare: boolean;
}

/** A box for each item and Run, for items sold once a Run; nothing for an entry without goods. */
export function shopTally(entry: EntryBlock, request: Request, page: TallyPage): Mark[] {
  const { goods } = entry;
  if (!goods) return [];
  const { say } = request;
  const { leading } = request.style;
  const tag: Tag = { role: 'paragraph' };
  const put = ledgerText(request, tag);
  const width = areaWidth(request.style);
  const { run } = request.content.game.words;
  const how = say('tally-how');
  const top = leading * headLines;
  const { step, picture } = rowsOf(goods, request, page);
  const box = Math.min(7 * millimetre, step * 0.72);
  const { names, size, column } = namesOf(goods, step, request, tag);
  const runs = Math.min(maxRuns, Math.floor((width - column) / (box * 1.3)));
  const pitch = (width - column) / runs;
  const boxes = Array.from({ length: runs }, (_, place) => column + pitch * place + (pitch - box));
  const numberLine = top - leading * 0.35;
  return [
    ...put(say('tally-heading', { number: entry.number ?? 0, title: entry.title }), 0, leading * 0.75, 11.5, 'bold'),
    ...put(how, 0, leading * 1.75, ledgerSize(put, how, { room: width, size: 10 })),
    ...put(run.one, 0, top - leading * 0.5, 10),
    ...boxes.map((x) => horizontalLine(numberLine, x, x + box, { stroke: ink.text, width: 0.6 })),
    ...names.flatMap((lines, row): Mark[] => {
      const y = top + step * row;
      const first = y + step / 2 + 4 - ((lines.length - 1) * size * nameLeading) / 2;
      return [
        ...linesAt(lines, 0, first, size * nameLeading),
        ...boxes.map((x) => rectangle(x, y + (step - box) / 2, box, box, { stroke: ink.text, width: 0.7 })),
        horizontalLine(y + step, 0, width, { stroke: ink.hair, width: 0.4 }),
      ];
    }),
    ...picture,
  ];
}

/** The height of a row in points, and the picture below the last. */
function rowsOf({ rows }: GoodsBlock, request: Request, { height, picture: subject, isBare }: TallyPage) {
  const { leading } = request.style;
  const top = leading * headLines;
  const pictureBelowRows = (step: number, shape: { readonly low?: boolean } = {}) =>
    pictureBelow(subject, { from: top + step * rows.length, to: height, ...shape }, request);
  const roomy = Math.min(leading * rowLines.usual, Math.floor((height - top) / leading / (rows.length + 1)) * leading);
  const usual = pictureBelowRows(roomy);
  const close = isBare && usual.length === 0 ? pictureBelowRows(leading * rowLines.close, { low: true }) : [];
  return close.length > 0 ? { step: leading * rowLines.close, picture: close } : { step: roomy, picture: usual };
}

/** Numbered names of goods in one size, and their width. */
function namesOf({ rows, all = rows }: GoodsBlock, step: number, request: Request, tag: Tag) {
  // Boxes are in the same place at every Shop.
  const numbered = (number: number, name: Inlines) => [...plain(`${number}  `, 'bold'), ...name];
  const [size] = nameSizes;
  const widest = Math.max(
    ...all.map(({ name }) => setCaption(numbered(0, name), { size, colour: ink.text }, tag, request).width),
  );
  const { style, typesetter } = request;
  const column = Math.min(areaWidth(style) * 0.45, widest + 14);
  const sets = nameSizes.map((size) => {
    const look = { ...captionStyle(size, ink.text), even: true, runsOn: true };
    const names = rows.map(({ name }, row) =>
      setParagraph(numbered(row + 1, name), column - gutter, look, tag, typesetter),
    );
    return { names, size, column };
  });
  const fits = ({ names, size }: (typeof sets)[number]) =>
    names.every((lines) => lines.length * size * nameLeading < step);
  return sets.find(fits) ?? (sets.at(-1) as (typeof sets)[number]);
}

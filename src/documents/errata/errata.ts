/** Changes since an earlier printing → slips to paste over and pages to print again. */

import type { Say } from '../../language/catalogue.ts';
import { type Block, plain } from '../../manuscript/block.ts';
import type { PageChange } from '../../typeset/edition/changes.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import { hasInk } from '../../typeset/page/box.ts';
import { type Mark, moved, type Page, type Tag } from '../../typeset/page/page.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { ink, millimetre } from '../../typeset/page/style.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import { bind, splitAtSlots } from '../book/book.ts';
import { type FlowPart, flow } from '../book/flow.ts';
import { type Document, printed, type Setup } from '../document.ts';

/** The changes in a file since an earlier printing. */
export interface FileChanges {
  readonly file: string;
  readonly changes: readonly PageChange[];
}

export interface ErrataInput {
  readonly files: readonly FileChanges[];
  /** Fingerprint of the content that was printed. */
  readonly before: string;
}

/** A list of the pages to print again, then slips to cut out. */
export const errata: Document<ErrataInput> = {
  id: 'errata',
  needs: [],
  templates: () => ['errata.md.hbs'],
  compose(request) {
    const { files, before, imprint, say } = request;
    const title = say('errata-title');
    const slips = files.flatMap(({ file, changes }) =>
      changes.flatMap((change) => (change.kind === 'slip' ? [{ ...change, file }] : [])),
    );
    const rows = files.flatMap(({ file, changes }) => rowsOf(file, changes, say));
    const data = {
      title: imprint.title,
      before,
      now: imprint.fingerprint,
      slips: slips.length,
      pages: rows.length > 0,
    };
    const parts = splitAtSlots(request.fill(data)).flatMap((part): readonly FlowPart[] =>
      typeof part === 'string' ? [pagesTable(rows, say)] : part,
    );
    const front = bind(flow(parts, request, { section: title }), request);
    return printed(request, title, [...front, ...slipPages(slips, request, front.length)]);
  },
};

type Row = readonly [file: string, what: string, pages: string];

function rowsOf(file: string, changes: readonly PageChange[], say: Say): Row[] {
  return (['reprint', 'new', 'gone'] as const).flatMap((kind) => {
    const labels = changes.flatMap((change) => (change.kind === kind ? [change.label] : []));
    return labels.length > 0 ? [[file, say('errata-do', { what: kind }), labels.join(', ')] as const] : [];
  });
}

function pagesTable(rows: readonly Row[], say: Say): Block {
  return {
    kind: 'table',
    header: [say('errata-file'), say('errata-what'), say('errata-pages')].map((head) => plain(head)),
    align: ['left', 'left', 'left'],
    rows: rows.map((row) => row.map((cell) => plain(cell))),
  };
}

type Slip = Extract<PageChange, { readonly kind: 'slip' }> & { readonly file: string };

const clear = 10 * millimetre;
const captionHeight = 14;
const gap = 10;

/** Slips in rows from the top, over as many pages as they take. */
function slipPages(slips: readonly Slip[], request: Setup, before: number): Page[] {
  const { width, height } = request.style;
  const pages: Mark[][] = [];
  let [x, y, row] = [clear, clear, 0];
  for (const slip of slips) {
    const { cover } = slip;
    if (x > clear && x + cover.width > width - clear) [x, y, row] = [clear, y + row + gap, 0];
    if (pages.length === 0 || y + captionHeight + cover.height > height - clear) {
      pages.push([]);
      [x, y, row] = [clear, clear, 0];
    }
    pages.at(-1)?.push(...slipMarks(slip, x, y, request));
    x += Math.max(cover.width, 110) + gap;
    row = Math.max(row, cover.height + captionHeight);
  }
  return pages.map((marks, index) => ({ width, height, marks, label: String(before + index + 1) }));
}

/** Caption, cutting edge, and the part of the new page within it. */
function slipMarks({ cover, marks, file, label }: Slip, x: number, y: number, { typesetter, say }: Setup): Mark[] {
  const caption = setSingleLine(
    plain(say('errata-place', { file, page: label })),
    captionStyle(9, ink.text),
    'paragraph',
    typesetter,
  );
  const tag: Tag = { role: 'paragraph' };
  const top = y + captionHeight;
  const within = marks.flatMap((mark): Mark[] => {
    if (!hasInk(mark)) return [];
    return [moved({ ...mark, role: mark.kind === 'text' ? tag : 'artifact' }, x - cover.x, top - cover.y)];
  });
  const edge = rectangle(x, top, cover.width, cover.height, { stroke: ink.rule, width: 0.3, dash: [2, 2] });
  return [...shifted(caption.marks, x, y + 10), ...within, edge];
}

/** Edition → the leaf on printing, folding and stapling it. */

import { sumOf } from '../../item-at.ts';
import { plain, type Table } from '../../manuscript/block.ts';
import { fill } from '../../manuscript/fill.ts';
import { capitalised, spokenWords } from '../../model/vocabulary.ts';
import { isBooklet, isFullPaper, sheetPaper } from '../../typeset/edition/edition.ts';
import { isInInches } from '../../typeset/page/style.ts';
import { bind, checkSlots, fillSlots, inRuns } from '../book/book.ts';
import { isCity } from '../book/fillers.ts';
import { type FlowPart, flow, keptWhole } from '../book/flow.ts';
import type { Subject } from '../book/pictures.ts';
import { type Brief, composed, type EditionFile, gameDocument, type Request, templatesOf } from '../document.ts';
import { checkingRule } from './checking-rule.ts';
import { turningFigure } from './turning.ts';

/** How to print the edition, with a rule and the turning of sheets. @throws TemplateFault without the rule. */
export const printMeFirst = gameDocument(['files'], {
  id: 'print-me-first',
  form: 'leaflet',
  templates: ({ content }) => templatesOf(content, 'print-me-first.md.hbs'),
  manuscript(brief) {
    const blocks = fill(brief, printMeFirstData(brief));
    checkSlots(blocks, { known: ['rule', 'turning', 'files'], needed: ['rule'] });
    const isFolded = isBooklet(brief.edition.paper);
    return fillSlots(blocks, (name) => {
      if (name === 'files') return [{ kind: 'part', name, blocks: [filesTable(brief)] }];
      const alt = brief.say(name === 'rule' ? 'ruler-millimetres' : isFolded ? 'turning-folded' : 'turning-flat');
      return [{ kind: 'figure', name, alt, words: [] }];
    });
  },
  lay(blocks, request) {
    const { edition } = request;
    const parts = inRuns(blocks).flatMap((run): readonly FlowPart[] => {
      if (run.kind === 'text') return keptWhole(run.blocks, request);
      if (run.kind === 'part') return run.blocks;
      if (run.kind === 'figure' && run.name === 'turning')
        return [turningFigure(run, request, isBooklet(edition.paper) ? 'folded' : 'flat')];
      return [checkingRule(request, isInInches(sheetPaper(edition.paper)) ? 'millimetres-and-inches' : 'millimetres')];
    });
    const title = request.say('print-me-first-title');
    const pages = bind(flow(parts, request, { section: title, closing: closing(request) }), request);
    return composed(request, title, pages, pages.length);
  },
});

const closing = ({ content }: Request): Subject | undefined =>
  isCity(content) ? { name: 'silos', seed: 'print me first' } : undefined;

/** Data for `print-me-first.md.hbs`. */
export function printMeFirstData({ content, edition, files, say }: Brief<'files'>) {
  const { game } = content;
  const { words } = game;
  const { paper, ink, lowInk = false, largePrint = false, marks = false } = edition;
  const [sheet, folded] = [sheetPaper(paper), isBooklet(paper)];
  return {
    game: { title: game.title },
    words: spokenWords(words),
    book: { event: capitalised(words.eventBook.one), rule: capitalised(words.ruleBook.one) },
    sheet: words.trackingSheet.one,
    paper: say('print-me-first-paper', { paper: sheet }),
    is: {
      large: largePrint,
      folded,
      inches: isInInches(sheet),
      black: ink === 'black',
      lowInk,
      marks,
      twoSided: !isFullPaper(paper) || largePrint,
    },
    volumes: files.some(({ volumes = [] }) => volumes.length > 1),
    files: files.length > 0,
    leaves: sumOf(files.filter(({ id }) => id.endsWith('-book')).map(leavesOf)),
    cards: files.some(({ id }) => id === 'veil-card'),
  };
}

/** A file or volume: its pages, and sheets if it is folded. */
interface FileRow {
  readonly name: string;
  readonly file: string;
  readonly volume?: number;
  readonly from: number;
  readonly to: number;
  readonly sheets?: number;
}

interface FilesColumn {
  readonly head: string;
  readonly align?: 'right';
  cell(row: FileRow): string;
}

function filesTable({ content, files, format, say }: Brief<'files'>): Table {
  const isFolded = files.some(({ volumes }) => volumes);
  const sheets: FilesColumn = isFolded
    ? {
        head: say('print-me-first-fold'),
        cell: ({ sheets: count }) =>
          count ? say('print-me-first-folded', { count }) : say('print-me-first-not-folded'),
      }
    : { head: say('print-me-first-sheets'), align: 'right', cell: ({ to }) => String(Math.ceil(to / 2)) };
  const counts = { events: content.events.length, endings: content.endings.length };
  const contents: FilesColumn = {
    head: say('print-me-first-content'),
    cell: ({ file }) => say('file-content', { file, ...counts }),
  };
  const columns: readonly FilesColumn[] = [
    {
      head: say('print-me-first-file'),
      cell: ({ name, volume }) => (volume === undefined ? name : say('print-me-first-volume', { name, volume })),
    },
    // Pages of books have numbers of their own.
    isFolded
      ? {
          head: say('print-me-first-pages-of-file'),
          cell: ({ from, to }) => (from === to ? String(to) : `${from}\u2013${to}`),
        }
      : { head: say('print-me-first-pages'), align: 'right', cell: ({ to }) => String(to) },
    sheets,
    { head: say('print-me-first-print'), cell: ({ file }) => say('file-print', { file }) },
    ...(!isFolded && format.isFull ? [contents] : []),
  ];
  return {
    kind: 'table',
    header: columns.map(({ head }) => plain(head)),
    align: columns.map(({ align }) => align ?? 'left'),
    rows: files.flatMap(rowsOf).map((row) => columns.map(({ cell }) => plain(cell(row)))),
  };
}

/** The name of a Run sheet has its seed, which may be long. */
const shortName = (name: string) => (/^run-.{17}/u.test(name) ? `${name.slice(0, 14)}\u2026.pdf` : name);

/** Sheets of paper that a file takes. */
export const leavesOf = ({ pages, volumes }: EditionFile): number => (volumes ? sumOf(volumes) : Math.ceil(pages / 2));

/** A row for each volume of a file, or one for a file without. */
function rowsOf({ id: file, name: whole, pages, volumes = [] }: EditionFile): FileRow[] {
  const name = shortName(whole);
  if (volumes.length === 0) return [{ name, file, from: 1, to: pages }];
  let to = 0;
  return volumes.map((sheets, index) => {
    const from = to + 1;
    to += 2 * sheets;
    return { name, file, from, to, sheets, ...(volumes.length > 1 && { volume: index + 1 }) };
  });
}

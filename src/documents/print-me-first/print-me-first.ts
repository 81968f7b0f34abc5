/** Edition → the leaf on printing, folding and stapling it. */

import { type Block, plain } from '../../manuscript/block.ts';
import type { Content } from '../../model/content.ts';
import { capitalised, counted, spokenWords } from '../../model/vocabulary.ts';
import { type EditionPaper, isBooklet, sheetPaper } from '../../typeset/edition/edition.ts';
import { isFullPage, styleFor } from '../../typeset/page/style.ts';
import { bind, checkSlots, splitAtSlots } from '../book/book.ts';
import { type FlowPart, flow } from '../book/flow.ts';
import type { Subject } from '../book/pictures.ts';
import { type EditionFile, gameDocument, printed, type Request } from '../document.ts';
import { checkingRule } from './checking-rule.ts';
import { turningFigure } from './turning.ts';

/** How to print the edition, with a rule and the turning of sheets. @throws TemplateFault without the rule. */
export const printMeFirst = gameDocument(['files', 'veil'], {
  id: 'print-me-first',
  form: 'leaflet',
  templates: () => ['print-me-first.md.hbs'],
  compose(request) {
    const blocks = request.fill(dataOf(request));
    checkSlots(blocks, { known: ['rule', 'turning', 'files'], needed: ['rule'] });
    const { files, edition } = request;
    const parts = splitAtSlots(blocks).flatMap((part): readonly FlowPart[] => {
      if (typeof part !== 'string') return part;
      if (part === 'rule')
        return [checkingRule(request, isInInches(edition.paper) ? 'millimetres-and-inches' : 'millimetres')];
      return part === 'turning'
        ? [turningFigure(request, isBooklet(edition.paper) ? 'folded' : 'flat')]
        : filesTable(files, request);
    });
    return printed(request, title, bind(flow(parts, request, { section: title, closing: closing(request) }), request));
  },
});

const title = 'Print me first';

const closing = ({ content: { game } }: Request): Subject | undefined =>
  game.cover === 'city' ? { name: 'silos', seed: 'print me first' } : undefined;

const papers = { a4: 'A4', letter: 'Letter', a5: 'A5', 'half-letter': 'half Letter' } as const;

/** Whether owners of a paper may have rulers in inches alone. */
const isInInches = (paper: EditionPaper) => ['letter', 'half-letter'].includes(sheetPaper(paper));

function dataOf({ content, edition, files, veil }: Request<'files' | 'veil'>) {
  const { game } = content;
  const { words } = game;
  const { paper, lowInk = false, largePrint = false, marks = false } = edition;
  const [sheet, folded] = [sheetPaper(paper), isBooklet(paper)];
  return {
    game: { title: game.title },
    words: spokenWords(words),
    book: { event: capitalised(words.eventBook.one), rule: capitalised(words.ruleBook.one) },
    sheet: words.trackingSheet.one,
    paper: papers[sheet],
    is: {
      screen: paper === 'screen',
      large: largePrint && paper !== 'screen',
      folded,
      inches: isInInches(paper),
      lowInk,
      marks,
      twoSided: !isFullPage(styleFor(sheet)) || largePrint,
    },
    veil: { [veil]: true },
    volumes: files?.some(({ volumes = [] }) => volumes.length > 1) ?? false,
    files: (files?.length ?? 0) > 0,
    cards: files?.some(({ name }) => name.startsWith('veil-card')) ?? false,
  };
}

/** A file or volume: its pages, and sheets if it is folded. */
interface FileRow {
  readonly name: string;
  readonly volume?: number;
  readonly from: number;
  readonly to: number;
  readonly sheets?: number;
}

interface Uses {
  readonly print: string;
  readonly screen: string;
  readonly content: string;
}

interface FilesColumn {
  readonly head: string;
  readonly align?: 'right';
  cell(row: FileRow): string;
}

function filesTable(files: readonly EditionFile[], { content, style, edition }: Request): Block[] {
  const folded = files.some(({ volumes }) => volumes);
  const columns: readonly FilesColumn[] = [
    { head: 'File', cell: ({ name, volume }) => (volume === undefined ? name : `${name}, volume ${volume}`) },
    // Pages of books have numbers of their own.
    folded
      ? { head: 'Pages of the file', cell: ({ from, to }) => (from === to ? String(to) : `${from}\u2013${to}`) }
      : { head: 'Pages', align: 'right', cell: ({ to }) => String(to) },
    ...(folded
      ? [{ head: 'To be folded', cell: ({ sheets }: FileRow) => (sheets ? sheetsWord(sheets) : 'not folded') }]
      : edition.paper === 'screen'
        ? []
        : [{ head: 'Sheets', align: 'right', cell: ({ to }: FileRow) => String(Math.ceil(to / 2)) } as const]),
    edition.paper === 'screen'
      ? { head: 'On a screen', cell: ({ name }) => usesOf(name, content).screen }
      : { head: 'Print', cell: ({ name }) => usesOf(name, content).print },
    ...(!folded && isFullPage(style) && !style.flows
      ? [{ head: 'What it is', cell: ({ name }: FileRow) => usesOf(name, content).content }]
      : []),
  ];
  return [
    {
      kind: 'table',
      header: columns.map(({ head }) => plain(head)),
      align: columns.map(({ align }) => align ?? 'left'),
      rows: files.flatMap(rowsOf).map((row) => columns.map(({ cell }) => plain(cell(row)))),
    },
  ];
}

/** How often a file is printed, its use on a screen, and its content. */
function usesOf(file: string, { events, endings, game: { words } }: Content): Uses {
  const { event, ending, run, outcome } = words;
  const optional = { print: 'if you like', screen: 'print if you like' };
  const uses: Readonly<Record<string, Uses>> = {
    'rule-book': { print: 'once', screen: 'read', content: 'all rules' },
    'event-book': {
      print: 'once',
      screen: 'read',
      content: `${counted(events.length, event)} and ${counted(endings.length, ending)}`,
    },
    'tracking-sheet': {
      print: `for each ${run.one}`,
      screen: `print for each ${run.one}`,
      content: 'what you write on',
    },
    'veil-card': {
      print: 'once, on card',
      screen: 'not needed',
      content: `cut out and laid over other ${outcome.many}`,
    },
    'run-sheet': { ...optional, content: 'the same with its numbers rolled' },
    register: { ...optional, content: `a line for each ${run.one}` },
    orders: { ...optional, content: 'challenges by name' },
    papers: { ...optional, content: `things out of the story, best read after ${run.a}` },
  };
  return uses[file.replace(/(?:-fillable)?\.pdf$/u, '')] ?? { ...optional, content: '' };
}

/** A row for each volume of a file, or one for a file without. */
function rowsOf({ name, pages, volumes = [] }: EditionFile): FileRow[] {
  if (volumes.length === 0) return [{ name, from: 1, to: pages }];
  let to = 0;
  return volumes.map((sheets, index) => {
    const from = to + 1;
    to += 2 * sheets;
    return { name, from, to, sheets, ...(volumes.length > 1 && { volume: index + 1 }) };
  });
}

const sheetsWord = (sheets: number) => `${sheets} ${sheets === 1 ? 'sheet' : 'sheets'}`;

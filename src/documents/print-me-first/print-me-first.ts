/** Edition → the leaf that comes before all others: how it is printed, folded and stapled. */

import { type Block, plain } from '../../manuscript/block.ts';
import type { Content } from '../../model/content.ts';
import { capitalised, counted, spokenWords, type Vocabulary } from '../../model/vocabulary.ts';
import { type EditionPaper, isBooklet, sheetPaper } from '../../typeset/edition/edition.ts';
import { isFullPage, styleFor } from '../../typeset/page/style.ts';
import { bind, checkSlots, splitAtSlots } from '../book/book.ts';
import { type FlowPart, flow } from '../book/flow.ts';
import type { Subject } from '../book/pictures.ts';
import { type EditionFile, gameDocument, printed, type Request } from '../document.ts';
import { checkingRule } from './checking-rule.ts';
import { turningFigure } from './turning.ts';

/** How to print the edition, with a rule to check its size and how sheets are turned. @throws TemplateFault without the rule. */
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
      if (part === 'rule') return [checkingRule(request, { hasInches: isInInches(edition.paper) })];
      return part === 'turning'
        ? [turningFigure(request, { folded: isBooklet(edition.paper) })]
        : filesTable(files, request);
    });
    return printed(request, title, bind(flow(parts, request, { section: title, closing: closing(request) }), request));
  },
});

const title = 'Print me first';

/** A view of the city, where the cover is one. */
const closing = ({ content: { game } }: Request): Subject | undefined =>
  game.cover === 'city' ? { name: 'silos', seed: 'print me first' } : undefined;

/** Papers as they are called. */
const papers = { a4: 'A4', letter: 'Letter', a5: 'A5', 'half-letter': 'half Letter' } as const;

/** Whether those who print on a paper may have rulers of inches alone. */
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

/** A file, or what of it goes together: its pages, and the sheets of it where it is folded. */
interface FileRow {
  readonly name: string;
  readonly volume?: number;
  readonly from: number;
  readonly to: number;
  readonly sheets?: number;
}

/** A column of the table of files. */
interface FilesColumn {
  readonly head: string;
  readonly align?: 'right';
  cell(row: FileRow): string;
}

/** The files in their order, a row for each volume: pages, paper, how often, or what it is for where there is room. */
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
      ? { head: 'On a screen', cell: ({ name }) => useOnScreen(name, content.game.words) }
      : { head: 'Print', cell: ({ name }) => howOften(name, content.game.words) },
    ...(!folded && isFullPage(style) && !style.flows
      ? [{ head: 'What it is', cell: ({ name }: FileRow) => whatIs(name, content) }]
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

/** The document that a file holds. */
const documentOf = (file: string) => file.replace(/(?:-fillable)?\.pdf$/u, '');

/** How often a file is printed, and whether the game needs it. */
function howOften(file: string, { run }: Vocabulary): string {
  const needed: Readonly<Record<string, string>> = {
    'rule-book': 'once',
    'event-book': 'once',
    'tracking-sheet': `for each ${run.one}`,
    'veil-card': 'once, on card',
  };
  return needed[documentOf(file)] ?? 'if you like';
}

/** What is done with a file by those who read on a screen. */
function useOnScreen(file: string, { run }: Vocabulary): string {
  const known: Readonly<Record<string, string>> = {
    'rule-book': 'read',
    'event-book': 'read',
    'tracking-sheet': `print for each ${run.one}`,
    'veil-card': 'not needed',
  };
  return known[documentOf(file)] ?? 'print if you like';
}

/** What a file is for, in the words of the game; nothing of one that is not known. */
function whatIs(file: string, { events, endings, game: { words } }: Content): string {
  const { event, ending, run, outcome } = words;
  const known: Readonly<Record<string, string>> = {
    'rule-book': 'all rules',
    'event-book': `${counted(events.length, event)} and ${counted(endings.length, ending)}`,
    'tracking-sheet': 'what you write on',
    'run-sheet': `the same with its numbers rolled`,
    'veil-card': `cut out and laid over other ${outcome.many}`,
    register: `a line for each ${run.one}`,
    orders: 'challenges by name',
    papers: `things out of the story, best read after ${run.a}`,
  };
  return known[documentOf(file)] ?? '';
}

/** The volumes of a file one after the other, or all of it. */
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

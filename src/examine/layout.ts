/** Content → diagnostics of its typeset documents, on every paper. */

import { openWorkshop, type PrintOrder, type Supplies } from '../build.ts';
import { type Diagnostic, overflowMessage } from '../diagnostics/diagnostic.ts';
import { type Veil, veils } from '../documents/catalogue.ts';
import { type GameDocument, type GameInput, needs } from '../documents/document.ts';
import { ofGames, ofPacks } from '../documents/index.ts';
import { challenge } from '../game/challenge.ts';
import { ratingOf } from '../game/measure/rating.ts';
import { itemAt } from '../item-at.ts';
import { gameImprint } from '../load/imprint.ts';
import type { Content } from '../model/content.ts';
import { largePrintPapers } from '../typeset/edition/edition.ts';
import { paperNames } from '../typeset/page/style.ts';

/** The needs of documents with words of the content; reports of Runs and lists of files have none. */
type LayoutNeed = 'deals' | 'fillable' | 'orders' | 'punch' | 'veil' | 'weeksFrom';

type LayoutOrder = Pick<PrintOrder<GameInput<LayoutNeed>>, 'document' | 'input' | 'paper' | 'largePrint'>;

/** What typesetting needs beside the content. */
export interface LayoutTools {
  readonly supplies: Supplies;
  /** Reports how many documents are done. */
  readonly onDocument?: ((done: number, of: number) => void) | undefined;
}

/** A loose line is rarely worth a change; print --warnings names it. */
const looseLine = 'CR301';

/** A word or a label that is too wide. */
const tooWide: readonly string[] = ['CR302', 'CR307'];

/** Typesets every document in every edition; a fault on several papers is reported once. */
export function faultsOfLayout(content: Content, tools: LayoutTools): Diagnostic[] {
  const { 'balance-report': _, 'print-me-first': __, ...made } = ofGames;
  const documents: readonly GameDocument<LayoutNeed>[] = Object.values({ ...made, ...ofPacks });
  const usual = usualInput(content);
  const inputs = (document: GameDocument<LayoutNeed>): GameInput<LayoutNeed>[] => [
    ...(needs(document, 'veil') ? (Object.keys(veils) as Veil[]).map((veil) => ({ ...usual, veil })) : [usual]),
    ...(needs(document, 'fillable') ? [{ ...usual, fillable: true }] : []),
    ...(needs(document, 'punch') ? [{ ...usual, punch: true }] : []),
    ...(needs(document, 'deals') ? [{ ...usual, deals: dealsOf(content, { sealed: true }) }] : []),
  ];
  const ways = documents
    .filter((document) => content.orders || !needs(document, 'orders'))
    .flatMap((document): LayoutOrder[] => {
      const isBook = document.form === 'book';
      return [
        ...paperNames.flatMap((paper) => inputs(document).map((input): LayoutOrder => ({ document, paper, input }))),
        ...(isBook || document.hasLargePrint
          ? largePrintPapers.map((paper): LayoutOrder => ({ document, input: usual, paper, largePrint: true }))
          : []),
      ];
    });
  return diagnosticsOf(content, ways, tools);
}

function usualInput(content: Content): GameInput<LayoutNeed> {
  const { orders = { title: '', text: '', isStale: false, orders: [] } } = content;
  const deals = dealsOf(content, { sealed: false });
  return { content, deals, orders, weeksFrom: undefined, veil: 'overleaf', punch: false, fillable: false };
}

/** A board, and one with stars. */
function dealsOf(content: Content, { sealed }: { readonly sealed: boolean }): GameInput<'deals'>['deals'] {
  const { seedWords, defaultDifficulty } = content.game;
  const deal = challenge(content, seedWords.slice(0, 3).join('-'), defaultDifficulty, { sealed, dice: true });
  return [deal, { ...deal, rating: ratingOf({ runs: 100, won: 50, cores: 3, turns: 20 }) }];
}

/** Typesets only entries, maps and labels at risk, with default options; returns errors and what is too wide. */
export function faultsOfOverflow(
  { book, sheet }: Record<'book' | 'sheet', Content | undefined>,
  tools: LayoutTools,
): Diagnostic[] {
  const set = (what: Content, document: GameDocument<LayoutNeed>) => {
    const input = usualInput(what);
    return diagnosticsOf(
      what,
      paperNames.map((paper) => ({ document, input, paper })),
      tools,
    );
  };
  return [
    ...(book ? set(book, ofGames['event-book']) : []),
    ...(sheet ? set(sheet, ofGames['tracking-sheet']) : []),
  ].filter(({ severity, code }) => severity === 'error' || tooWide.includes(code));
}

function diagnosticsOf(
  content: Content,
  ways: readonly LayoutOrder[],
  { supplies, onDocument }: LayoutTools,
): Diagnostic[] {
  const workshop = openWorkshop(content.game.language, supplies);
  const imprint = gameImprint(content);
  const found = new Map<string, Map<string, Diagnostic>>();
  for (const [index, { document, input, ...edition }] of ways.entries()) {
    onDocument?.(index, ways.length);
    for (const fault of workshop.typeset({ document, input, imprint, ...edition }).diagnostics) {
      if (fault.code === looseLine) continue;
      const { data } = fault;
      const what = data?.kind === 'overflow' ? [fault.severity, data.entry] : [fault.message, fault.span.start];
      const key = [fault.code, fault.span.source.path, ...what].join('\n');
      const papers = found.get(key) ?? new Map<string, Diagnostic>();
      const paper = edition.largePrint ? `large print on ${edition.paper}` : edition.paper;
      // The first is the default veil; others overflow by other amounts.
      if (!papers.has(paper)) papers.set(paper, fault);
      found.set(key, papers);
    }
  }
  return [...found.values()].map(onAllPapers);
}

/** One diagnostic for all papers; an overflow names its lines on each, the largest first. */
function onAllPapers(papers: ReadonlyMap<string, Diagnostic>): Diagnostic {
  const lines = ({ data }: Diagnostic) => (data?.kind === 'overflow' ? data.lines : 0);
  const sorted = [...papers].sort(([, a], [, b]) => lines(b) - lines(a));
  const [[paper, fault], others] = [itemAt(sorted, 0), sorted.slice(1)];
  if (fault.data?.kind === 'overflow') {
    const more = others.map(([name, one]) => `, ${lines(one)} on ${name}`).join('');
    return { ...fault, message: `${overflowMessage(fault.data, paper)}${more}` };
  }
  return { ...fault, message: `${fault.message} (${[...papers.keys()].join(', ')})` };
}

/** Content → what does not fit the pages of its documents, on any paper. */

import { openWorkshop, type PrintOrder } from '../../../build.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { type GameDocumentId, type Veil, veils } from '../../../documents/catalogue.ts';
import { type Document, type GameInput, needs, takes } from '../../../documents/document.ts';
import { ofGames } from '../../../documents/index.ts';
import { challenge } from '../../../game/challenge.ts';
import { supplies } from '../../../installation/supplies.ts';
import { gameImprint } from '../../../load/imprint.ts';
import type { Content } from '../../../model/content.ts';
import { paperNames } from '../../../typeset/page/style.ts';
import { crowdedIn } from './crowded.ts';

/** A document in one of the ways it can be asked for. */
type Way = Pick<PrintOrder<GameInput>, 'paper' | 'largePrint'> & {
  readonly id: GameDocumentId;
  readonly input?: Omit<GameInput, 'content'>;
};

/** A line that is set loosely is rarely worth a change; print --warnings names it. */
const looseLine = 'CR301';

/** A line that a word makes too wide. */
const wideLine = 'CR302';

/** Sets every document in every way on every paper; what is said of several of them is told once, with its papers. */
export function faultsOfLayout(content: Content): Diagnostic[] {
  const { game } = content;
  const seed = game.seedWords.slice(0, 3).join('-');
  const deals = [challenge(content, seed, game.defaultDifficulty, { sealed: false, dice: true })];
  // What is made of Runs or of files has no words that are written in the content.
  const documents = (Object.entries(ofGames) as [GameDocumentId, Document<GameInput>][]).filter(
    ([, one]) => !needs(one, 'measured') && !needs(one, 'files') && (content.orders || !needs(one, 'orders')),
  );
  const inputs = (document: Document<GameInput>): Omit<GameInput, 'content'>[] => {
    const usual = { ...(needs(document, 'deals') && { deals }) };
    return [
      ...(takes(document, 'veil') ? (Object.keys(veils) as Veil[]).map((veil) => ({ ...usual, veil })) : [usual]),
      ...(takes(document, 'fillable') ? [{ ...usual, fillable: true }] : []),
      ...(takes(document, 'punch') ? [{ ...usual, punch: true }] : []),
    ];
  };
  const ways = documents.flatMap(([id, document]): Way[] => {
    const isBook = document.form === 'book';
    return [
      ...paperNames.flatMap((paper) => inputs(document).map((input): Way => ({ id, paper, input }))),
      ...(isBook ? [{ id, paper: 'screen' } as const] : []),
      ...(isBook || document.hasLargePrint
        ? (['a4', 'letter'] as const).map((paper): Way => ({ id, paper, largePrint: true }))
        : []),
    ];
  });
  return complaintsOf(content, ways);
}

/** Sets only what is long or large, as print does where nothing is asked for: errors, for which it prints nothing, and words that stick out. */
export function faultsOfCrowding(content: Content): Diagnostic[] {
  const { book, hasLargeMap } = crowdedIn(content);
  const set = (what: Content, id: GameDocumentId) =>
    complaintsOf(
      what,
      paperNames.map((paper) => ({ id, paper })),
    );
  return [...(book ? set(book, 'event-book') : []), ...(hasLargeMap ? set(content, 'tracking-sheet') : [])].filter(
    ({ severity, code }) => severity === 'error' || code === wideLine,
  );
}

function complaintsOf(content: Content, ways: readonly Way[]): Diagnostic[] {
  const workshop = openWorkshop(content.game.language, supplies);
  const imprint = gameImprint(content);
  const found = new Map<string, Map<string, Diagnostic>>();
  for (const { id, input, ...edition } of ways)
    for (const fault of workshop.typeset({ document: ofGames[id], input: { content, ...input }, imprint, ...edition })
      .complaints) {
      if (fault.code === looseLine) continue;
      const [entry] = fault.message.split(' is ', 1);
      const what = fault.code === 'CR303' ? [fault.severity, entry] : [fault.message, fault.span.start];
      const key = [fault.code, fault.span.source.path, ...what].join('\n');
      const papers = found.get(key) ?? new Map<string, Diagnostic>();
      const paper = edition.largePrint ? `large print on ${edition.paper}` : edition.paper;
      // How much too long an entry is differs with the veil: the first is that of print.
      if (!papers.has(paper)) papers.set(paper, fault);
      found.set(key, papers);
    }
  return [...found.values()].map(onAllPapers);
}

/** What is said of one thing on several papers: where it is too long, by how many lines on each, from the first that is too many. */
function onAllPapers(papers: ReadonlyMap<string, Diagnostic>): Diagnostic {
  const lines = (fault: Diagnostic) => Number(/ is (\d+) lines? too long/u.exec(fault.message)?.[1] ?? 0);
  const [[paper, fault], ...others] = [...papers].sort(([, a], [, b]) => lines(b) - lines(a)) as [
    [string, Diagnostic],
    ...[string, Diagnostic][],
  ];
  if (lines(fault) > 0) {
    const more = others.map(([name, one]) => `, ${lines(one)} on ${name}`).join('');
    return { ...fault, message: `${fault.message.replace(/ on \S+$/u, ` on ${paper}`)}${more}` };
  }
  const named = [...papers.keys()].every((name) => fault.message.includes(name));
  return named ? fault : { ...fault, message: `${fault.message} (${[...papers.keys()].join(', ')})` };
}

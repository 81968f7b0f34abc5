/** `core-runner print`: content → documents in a directory. */

import { basename } from 'node:path';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { defaultDocuments, type GameDocumentId, gameDocuments, veils } from '../../../documents/catalogue.ts';
import { type Document, type GameNeed, needs, type SystemNeed } from '../../../documents/document.ts';
import { ofGames, ofSystems } from '../../../documents/index.ts';
import { installation } from '../../../installation/paths.ts';
import { gameImprint } from '../../../load/imprint.ts';
import { editionPapers, inkNames, isBooklet } from '../../../typeset/edition/edition.ts';
import { requireContent } from '../../shared/content/content.ts';
import { chosenEdition } from '../../shared/options.ts';
import { filesOf, isWrittenOn, printEditions } from '../../shared/press/editions.ts';
import { gameJobs } from '../../shared/press/game-jobs.ts';
import { type DocumentNames, jobsFor } from '../../shared/press/jobs.ts';
import {
  filesJson,
  filesTable,
  openPress,
  type PrintedFile,
  type PrintJob,
  printJobs,
  writeTexts,
} from '../../shared/press/press.ts';
import { whileWatching } from '../../shared/watching.ts';
import { commandError } from '../../terminal/failure.ts';
import { print } from '../../terminal/output.ts';
import { writeFiles } from '../../write-files.ts';
import type { PrintOptions } from './options.ts';

export async function printDocuments(
  words: readonly string[],
  options: PrintOptions,
  command: CommandUnknownOpts,
): Promise<void> {
  const isOfGame = (word: string): word is GameDocumentId => Object.hasOwn(gameDocuments, word);
  const ofGame = words.length > 0 ? [...new Set(words.filter(isOfGame))] : defaultDocuments;
  const isSaid = (name: string) => command.getOptionValueSource(name) === 'cli';
  refuseOptions(words, command);
  if (words.includes('ebook')) return (await import('./ebook.ts')).printEbook(words, options, command);
  const wanted = {
    ofGame,
    others: words.filter((word) => !isOfGame(word)),
    ownWords: isSaid('content'),
    isNamed: words.length > 0,
    choices: Object.keys(documentOptions).filter(isSaid),
  };
  const output = options.text && 'txt';
  if (output) {
    const content = ofGame.length > 0 ? await requireContent(options.content) : undefined;
    const ids = wanted.isNamed ? ofGame : ofGame.filter((id) => id !== leafId && id !== 'register');
    return writeTexts(jobsFor({ ...wanted, ofGame: ids }, options, content).jobs, options, output);
  }
  const act = async () => {
    const printed = options.allEditions ? await printAllEditions(wanted, options) : await printOne(wanted, options);
    (options.json ? filesJson : filesTable)(printed, options);
    if (!options.json && !options.allEditions) printNextSteps(printed);
  };
  if (!options.watch) return act();
  const dealt = ofGame.find((id) => needs(ofGames[id], 'deals'));
  if (dealt !== undefined && options.seed === undefined)
    throw commandError(`cannot print ${dealt} with --watch and no --seed: it would change each time`);
  return whileWatching(options.content ?? installation.content, act);
}

/** @throws Failure (exit 2) for an option, or the value of one, that was typed as the name of a document */
function refuseOptions(words: readonly string[], { options }: CommandUnknownOpts): void {
  const values = [
    ...editionPapers.map((name) => `--paper ${name}`),
    ...Object.keys(veils).map((name) => `--veil ${name}`),
    ...inkNames.map((name) => `--ink ${name}`),
  ];
  const known = [...values, ...options.map(({ long }) => `${long}`)];
  for (const word of words) {
    const meant = known.find((one) => `${one.replace(/^--(?:\w+ )?/u, '')}-`.startsWith(`${word.toLowerCase()}-`));
    if (meant) throw commandError(`unknown document ${word}`, `did you mean ${meant}?`);
  }
}

interface Wanted extends DocumentNames {
  /** Whether documents are named; default documents that an edition lacks are skipped. */
  readonly isNamed: boolean;
  /** The keys of `documentOptions` on the command line. */
  readonly choices: readonly string[];
}

/** Options for some of the documents only, each with the needs it meets. */
const documentOptions: Readonly<Record<string, readonly (GameNeed | SystemNeed)[]>> = {
  veil: ['veil'],
  punch: ['punch'],
  fillable: ['fillable'],
  seed: ['deals', 'seed'],
  difficulty: ['deals'],
};

const takes = (document: Pick<Document<never>, 'needs'>, option: string): boolean =>
  documentOptions[option]?.some((need) => needs(document, need)) === true;

async function printOne(wanted: Wanted, options: PrintOptions): Promise<PrintedFile[]> {
  const edition = chosenEdition(options);
  const content = wanted.ofGame.length > 0 ? await requireContent(options.content) : undefined;
  const { jobs } = jobsFor(wanted, options, content);
  const isLeaf = ({ id }: Pick<PrintJob, 'id'>) => id === leafId;
  // The leaf alone lists the default documents.
  const ofLeaf = content && jobs.every(isLeaf) ? gameJobs(booksAndSheets, content, options) : [];
  requireUse(wanted.choices, [...jobs, ...ofLeaf]);
  const small = edition.largePrint ? jobs.filter(isWrittenOn) : [];
  if (small.length > 0 && wanted.isNamed)
    throw commandError(
      `${small.map(({ id }) => id).join(', ')}: only books, the Tracking Sheet and the veil card have large print`,
      'print the others without --large-print, and copy an A4 sheet to A3 if it is too small to write on',
    );
  const asked = jobs.filter((job) => !small.includes(job));
  const others = asked.filter((job) => !isLeaf(job));
  if (content === undefined || !asked.some(isLeaf)) return printJobs(asked, { ...edition, out: options.out });
  const press = openPress();
  const printed = await press(others.length > 0 ? others : ofLeaf, edition, options.out);
  const leaf = gameJobs([leafId], content, { ...options, files: filesOf(printed) });
  const files = [...(await press(leaf, edition, options.out)), ...(others.length > 0 ? printed : [])];
  writeFiles(options.out, files);
  return files;
}

const leafId = 'print-me-first';
const booksAndSheets = defaultDocuments.filter((id) => id !== leafId);

/** What to read first, and which files to print on both sides. */
function printNextSteps(printed: readonly PrintedFile[]): void {
  const [leaf, ...others] = printed;
  if (leaf?.id !== leafId || others.length === 0) return;
  const twoSided = others.filter(({ pages }) => pages > 1).map(({ path }) => basename(path));
  const edge = isBooklet(leaf.edition.paper) ? 'short edge (sheets and cards: long edge)' : 'long edge';
  const flip = twoSided.length > 0 ? `Print on both sides: ${twoSided.join(', ')}\nFlip on the ${edge}.\n` : '';
  print(`\nRead this first: ${leaf.path}\n${flip}`);
}

async function printAllEditions(wanted: Wanted, options: PrintOptions): Promise<PrintedFile[]> {
  const content = await requireContent(options.content);
  const ofGame = wanted.ofGame.filter((id) => id !== leafId);
  const { jobs, seed } = jobsFor({ ...wanted, ofGame }, options, content);
  requireUse(wanted.choices, jobs);
  const { out, veil, difficulty, creep, marks } = options;
  const editions = await printEditions(
    { documents: jobs, printMeFirst: (files) => gameJobs([leafId], content, { veil, files }) },
    out,
    { creep, marks },
  );
  return (await import('./editions.ts')).writeEditions(editions, out, gameImprint(content), { veil, seed, difficulty });
}

/** @throws Failure (exit 2) for an option that no printed document takes */
function requireUse(said: readonly string[], jobs: readonly PrintJob[]): void {
  const idle = said.find((choice) => !jobs.some(({ document }) => takes(document, choice)));
  if (idle === undefined) return;
  const takers = [
    ...Object.values(ofGames).flatMap((document) => (takes(document, idle) ? [document.id] : [])),
    ...Object.values(ofSystems).flatMap((document) => (takes(document, idle) ? [`SYSTEM-${document.id}`] : [])),
  ];
  throw commandError(
    `--${idle} is for ${takers.join(', ')}, not for what is printed`,
    `add one of them, or leave out --${idle}`,
  );
}

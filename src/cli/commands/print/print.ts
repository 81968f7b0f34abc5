/** `core-runner print`: content → documents in a directory. */

import { type Command, Option } from 'commander';
import { type GameDocumentId, gameDocuments } from '../../../documents/catalogue.ts';
import { type DocumentOption, needs, takes } from '../../../documents/document.ts';
import { allEditions, type Edition } from '../../../typeset/edition/edition.ts';
import { installation } from '../../installation.ts';
import { requireContent } from '../../shared/content/content.ts';
import {
  chosenEdition,
  contentOption,
  creepOption,
  difficultyOption,
  largePrintOption,
  lowInkOption,
  marksOption,
  outOption,
  paperOption,
  punchOption,
  seedOption,
  veilOption,
} from '../../shared/options.ts';
import { type DocumentChoices, type DocumentNames, jobsFor } from '../../shared/press/jobs.ts';
import { filesJson, filesTable, type PrintedFile, type PrintJob, printJobs } from '../../shared/press/press.ts';
import { commandError } from '../../terminal/failure.ts';
import { printSettingReports } from '../../terminal/setting-report.ts';

interface PrintOptions extends Edition, DocumentChoices {
  readonly out: string;
  readonly json?: true;
  readonly warnings?: true;
  readonly watch?: true;
  readonly report?: true;
  readonly allEditions?: true;
  readonly text?: true;
}

/** Options that choose an edition. */
const editionOptions = ['paper', 'lowInk', 'largePrint', 'punch', 'fillable'];

const byDefault: readonly GameDocumentId[] = ['rule-book', 'event-book', 'tracking-sheet', 'veil-card'];

/** Adds `core-runner print`: documents of a game, or companions of dice systems, as PDF files in a directory. */
export function addPrint(program: Command): void {
  const folders = Object.keys(allEditions);
  const list = Object.entries(gameDocuments).map(([id, summary]) => `  ${id.padEnd(16)}${summary}`);
  program
    .command('print')
    .summary('print documents as PDF')
    .description('Prints documents as PDF files. The same content, options and seed give the same bytes.')
    .argument('[document...]', `documents to print (default: ${byDefault.join(', ')})`)
    .addOption(paperOption())
    .addOption(outOption())
    .addOption(contentOption())
    .addOption(seedOption())
    .addOption(difficultyOption())
    .addOption(veilOption())
    .addOption(punchOption())
    .addOption(
      new Option('--fillable', 'make the Tracking Sheet and record sheets forms to fill in on a screen').conflicts(
        'largePrint',
      ),
    )
    .addOption(
      new Option('--text', 'write the Tracking Sheet as plain text, its map as a list of what borders what').conflicts([
        ...editionOptions,
        'allEditions',
      ]),
    )
    .addOption(lowInkOption())
    .addOption(largePrintOption())
    .addOption(creepOption())
    .addOption(marksOption())
    .addOption(
      new Option(
        '--all-editions',
        'print every edition, each into a folder of its own in --out, with PRINT-ME-FIRST.pdf and manifest.json',
      ).conflicts(editionOptions),
    )
    .option(
      '--json',
      'print a list of what was printed as JSON: document, file, paper, pages, bytes, milliseconds, warnings',
    )
    .option('--warnings', 'name every line that is set more loosely than it should be')
    .option('--watch', 'print again whenever a file of the content is saved, until Ctrl-C')
    .option(
      '--report',
      'count loose and tight lines, hyphens, widows, lost headings, uneven spreads and empty pages, and name the worst places',
    )
    .addHelpText(
      'after',
      `
Documents:
${list.join('\n')}

booklet-a4 and booklet-letter lay the small pages of books (rule-book, event-book, SYSTEM-rules) two to a side, to be
printed on both sides, flipped on the short edge, folded and stapled; more than 64 pages become several volumes, one
after the other in the file. What is no book is printed on the whole sheet.

screen is for tablets and telephones: one page at a time, larger type, each Outcome on a page of its own that the Outcome
Roll leads to, and links back. --large-print is for books, the Tracking Sheet and the veil card, screen
for books; other sheets keep their size.

--all-editions makes a folder for each of
${folders.slice(0, 6).join(', ')},
${folders.slice(6).join(', ')},
with the documents, a leaf that says how they are printed, folded and stapled, with a rule to check their size by, and a
list of the files: SHA-256, pages, options and the fingerprint of the content.

A dice system by its name is four documents: rules, record sheet, odds at a glance and a roll sheet;
SYSTEM-rules, SYSTEM-sheet, SYSTEM-odds and SYSTEM-rolls are one of them. core-runner systems lists them.

--seed is for run-sheet and roll sheets, --difficulty for run-sheet; see also core-runner run --help.
--fillable makes tracking-sheet-fillable.pdf and SYSTEM-sheet-fillable.pdf: forms with a button that empties them. A
DiceMod is owned when its circle is clicked, and used when the small box beside it is.
SOURCE_DATE_EPOCH, where it is set, dates the files in place of the edition's date.

Exit codes: 0 done, 1 faults in the content, 2 wrong command line or a file that cannot be written.
Where something fails, nothing is written and old files stay as they were.

Examples:
  core-runner print
  core-runner print tracking-sheet --paper letter
  core-runner print tracking-sheet --fillable
  core-runner print tracking-sheet --text
  core-runner print wild-die --paper a5 --seed rusty
  core-runner print rule-book event-book --paper booklet-a4 --marks
  core-runner print --all-editions --out editions
  core-runner print event-book --paper a5 --content my-game --out my-game/out`,
    )
    .action(print);
}

async function print(words: readonly string[], options: PrintOptions, command: Command): Promise<void> {
  const isOfGame = (word: string): word is GameDocumentId => Object.hasOwn(gameDocuments, word);
  const ofGame = words.length > 0 ? [...new Set(words.filter(isOfGame))] : byDefault;
  const isSaid = (name: string) => command.getOptionValueSource(name) === 'cli';
  if (options.text) return (await import('./print-text.ts')).printText(words, options);
  const wanted = {
    ofGame,
    others: words.filter((word) => !isOfGame(word)),
    ownWords: isSaid('content'),
    isNamed: words.length > 0,
    choices: documentOptions.filter(isSaid),
  };
  const act = async () => {
    const printed = options.allEditions ? await printEditions(wanted, options) : await printOne(wanted, options);
    if (options.json) filesJson(printed, options.report === true);
    else {
      filesTable(printed, options.warnings === true);
      if (options.report) printSettingReports(printed.map(({ path, report }) => [path, report()]));
    }
  };
  if (!options.watch) return act();
  const { ofGames } = await import('../../../documents/index.ts');
  const dealt = ofGame.find((id) => needs(ofGames[id], 'deals'));
  if (dealt !== undefined && options.seed === undefined)
    throw commandError(`cannot print ${dealt} with --watch and no --seed: it would be another one each time`);
  const { whileWatching } = await import('../../shared/watching.ts');
  return whileWatching(options.content ?? installation.content, act);
}

/** What is to be printed. */
interface Wanted extends DocumentNames {
  /** Whether documents were named; those that are printed by default give way to what is asked of an edition. */
  readonly isNamed: boolean;
  /** What is chosen in so many words; each is for some of the documents only. */
  readonly choices: readonly DocumentOption[];
}

const documentOptions: readonly DocumentOption[] = ['veil', 'punch', 'fillable', 'seed', 'difficulty'];

async function printOne(wanted: Wanted, options: PrintOptions): Promise<PrintedFile[]> {
  const edition = chosenEdition(options);
  const content = wanted.ofGame.length > 0 ? await requireContent(options.content) : undefined;
  if (edition.paper === 'screen' && options.veil !== undefined && options.veil !== 'split')
    throw commandError(
      `--veil ${options.veil} cannot go with --paper screen, where each Outcome has a page of its own`,
      'leave --veil out',
    );
  const { jobs } = await jobsFor(wanted, options, content);
  const made = await jobs(edition);
  await requireHeeded(wanted.choices, made);
  const small = edition.largePrint ? made.filter(isWrittenOn) : [];
  if (small.length > 0 && wanted.isNamed)
    throw commandError(
      `${small.map(({ id }) => id).join(', ')}: only books, the Tracking Sheet and the veil card have large print`,
      'print the others without --large-print, and copy an A4 sheet to A3 if it is too small to write on',
    );
  const jobsLeft = made.filter((job) => !small.includes(job));
  return printJobs(jobsLeft, { ...edition, out: options.out });
}

/** Sheets, cards and reports keep their size. */
const isWrittenOn = ({ document: { form = 'sheet', hasLargePrint } }: PrintJob) => form === 'sheet' && !hasLargePrint;

async function printEditions(wanted: Wanted, options: PrintOptions): Promise<PrintedFile[]> {
  const content = await requireContent(options.content);
  const [{ printAllEditions }, { gameJobs }, { gameImprint }] = await Promise.all([
    import('./editions.ts'),
    import('../../shared/press/game-jobs.ts'),
    import('../../../load/imprint.ts'),
  ]);
  const { jobs, seed } = await jobsFor(wanted, options, content);
  const { out, veil, difficulty, creep, marks } = options;
  return printAllEditions(
    {
      documents: async (edition) => {
        const made = await jobs(edition);
        await requireHeeded(wanted.choices, made);
        return edition.largePrint ? made.filter((job) => !isWrittenOn(job)) : made;
      },
      printMeFirst: async (edition, files) =>
        (await gameJobs(['print-me-first'], content, { deals: [], veil, edition, files })) as unknown as PrintJob[],
    },
    {
      out,
      imprint: gameImprint(content),
      options: {
        ...(veil && { veil }),
        ...(seed !== undefined && { seed }),
        ...(difficulty !== undefined && { difficulty }),
        ...(creep !== undefined && { creep }),
        ...(marks && { marks }),
      },
    },
  );
}

/** Refuses what is chosen for none of the documents that are printed. */
async function requireHeeded(said: readonly DocumentOption[], jobs: readonly PrintJob[]): Promise<void> {
  const idle = said.find((choice) => !jobs.some(({ document }) => takes(document, choice)));
  if (idle === undefined) return;
  const { ofGames, ofSystems } = await import('../../../documents/index.ts');
  const takers = [
    ...Object.values(ofGames).flatMap((document) => (takes(document, idle) ? [document.id] : [])),
    ...Object.values(ofSystems).flatMap((document) => (takes(document, idle) ? [`SYSTEM-${document.id}`] : [])),
  ];
  throw commandError(
    `--${idle} is for ${takers.join(', ')}, not for what is printed`,
    `add one of them, or leave --${idle} out`,
  );
}

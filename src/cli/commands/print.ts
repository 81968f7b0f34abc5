/** `core-runner print`: content → documents in a directory. */

import type { Command } from 'commander';
import { type GameDocumentId, gameDocuments, type Veil } from '../../documents/catalogue.ts';
import type { PaperName } from '../../typeset/page/style.ts';
import { chosenDifficulty, requireContent } from './content.ts';
import { contentOption, difficultyOption, outOption, paperOption, seedOption, veilOption } from './options.ts';
import { filesJson, filesTable, type Job, printJobs } from './press.ts';

interface PrintOptions {
  readonly paper: PaperName;
  readonly out: string;
  readonly content?: string;
  readonly json?: true;
  readonly warnings?: true;
  readonly seed?: string;
  readonly difficulty?: string;
  readonly veil?: Veil;
}

const byDefault: readonly GameDocumentId[] = ['rule-book', 'event-book', 'tracking-sheet'];

export function addPrint(program: Command): void {
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
    .option(
      '--json',
      'print a list of what was printed as JSON: document, file, paper, pages, bytes, milliseconds, warnings',
    )
    .option('--warnings', 'name every line that is set more loosely than it should be')
    .addHelpText(
      'after',
      `
Documents:
${list.join('\n')}

A dice system by its name is four documents: rules, record sheet, odds at a glance and a roll sheet;
SYSTEM-rules, SYSTEM-sheet, SYSTEM-odds and SYSTEM-rolls are one of them. core-runner systems lists them.

--seed is for run-sheet and roll sheets, --difficulty for run-sheet; see also core-runner run --help.
SOURCE_DATE_EPOCH, where it is set, dates the files in place of the edition's date.

Exit codes: 0 done, 1 faults in the content, 2 wrong command line or a file that cannot be written.
Where something fails, nothing is written and old files stay as they were.

Examples:
  core-runner print
  core-runner print tracking-sheet --paper letter
  core-runner print wild-die --paper a5 --seed rusty
  core-runner print event-book --paper a5 --content my-game --out my-game/out`,
    )
    .action(print);
}

async function print(words: readonly string[], options: PrintOptions): Promise<void> {
  const isOfGame = (word: string): word is GameDocumentId => Object.hasOwn(gameDocuments, word);
  const ofGame = words.length > 0 ? [...new Set(words.filter(isOfGame))] : byDefault;
  const others = words.filter((word) => !isOfGame(word));
  const jobs = [
    ...(ofGame.length > 0 ? await jobsOfGame(ofGame, options) : []),
    ...(others.length > 0 ? await jobsOfSystems(others, options) : []),
  ];
  const printed = await printJobs(jobs as Job[], options);
  if (options.json) filesJson(printed, options.paper);
  else filesTable(printed, options.warnings === true);
}

async function jobsOfGame(ids: readonly GameDocumentId[], options: PrintOptions) {
  const content = requireContent(options.content);
  const { gameJobs } = await import('./game-jobs.ts');
  const difficulty = chosenDifficulty(content.game, options.difficulty);
  const deals = ids.includes('run-sheet')
    ? (await import('./deals.ts')).dealBoards(content, { ...options, difficulty })
    : [];
  return gameJobs(ids, content, { directory: options.content, deals, veil: options.veil });
}

/** What is no document of the game is a dice system, or one of its companions. */
async function jobsOfSystems(words: readonly string[], options: PrintOptions) {
  const { SYSTEMS } = await import('../../systems/index.ts');
  const { systemJobs } = await import('./system-jobs.ts');
  return systemJobs(words, SYSTEMS, Object.keys(gameDocuments), options);
}

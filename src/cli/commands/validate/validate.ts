/** `core-runner validate`: content → every fault with its place. */

import { type Command, Option } from 'commander';
import packageFile from '../../../../package.json' with { type: 'json' };
import { type Diagnostic, sortDiagnostics } from '../../../diagnostics/diagnostic.ts';
import { installation } from '../../../installation/paths.ts';
import { counted, generalWords } from '../../../model/vocabulary.ts';
import { defaultContent } from '../../defaults.ts';
import { isDirectory } from '../../shared/content/content.ts';
import { parseCount } from '../../shared/options.ts';
import { commandError, unknownWord } from '../../terminal/failure.ts';
import { complain, print } from '../../terminal/output.ts';
import { diagnosticJson, plural, printJson, reportDiagnostics } from '../../terminal/report.ts';
import type { Examined } from './examine.ts';
import { type Format, formats, githubLine, sarifLog, shortLine } from './formats.ts';

/** Adds `core-runner validate`: every fault of a content directory or of dice systems, by file, line and column. */
export function addValidate(program: Command): void {
  program
    .command('validate')
    .summary('check a content directory and print every fault')
    .description(
      'Checks a content directory: its files, their shape, the rules of the game and the targets in balance.yaml; or a directory of YAML files of dice systems. Prints every fault with file, line and column, sorted by place.\n\nProse is held to style.yaml: sizes, words in a row that stand twice, openings, overused words, banned phrases, spelling and typewriter marks are warnings, which leave the exit code 0. The file may be missing, and switches rules off.',
    )
    .argument('[DIR]', 'content directory (default: the game in the current directory, or the content that ships)')
    .option(
      '--format <FORMAT>',
      `how faults are printed: ${formats.join(', ')} (default: pretty, on standard error; others on standard output)`,
      parseFormat,
    )
    .option('--json', 'the same as --format json: version, directory, valid, counts, diagnostics with their ends')
    .option('--max <N>', 'print no more than the first N', parseCount('--max', 1, 1_000_000))
    .option('--layout', 'set books, sheets, forms and papers on every paper, and tell all that does not fit')
    .option('--only <CODES>', 'tell only these, such as CR203,CR5 (every code that begins so)', parseCodes('--only'))
    .option('--ignore <CODES>', 'tell all but these; errors count all the same', parseCodes('--ignore'))
    .addOption(
      new Option(
        '--fix',
        'put right what has one right answer, tell what that changed, and check what is left',
      ).conflicts(['stdin', 'watch']),
    )
    .addOption(
      new Option(
        '--dry-run',
        'show what --fix would change, line by line, and what would be left; write nothing',
      ).conflicts(['stdin', 'watch']),
    )
    .option('--stdin', 'check the text of standard input in place of the file that --path names, for editors')
    .option('--path <FILE>', 'a file of the directory, such as events/22-going-down.yaml')
    .option('--quiet', 'print errors only, and nothing where there are none')
    .option('--deny-warnings', 'end with exit code 1 where there are warnings')
    .option('--watch', 'check again whenever a file is saved, until Ctrl-C')
    .addHelpText(
      'after',
      `
A warning that is right in general and wrong in one file is taken out there, with its reason, on a line of its own:
  # core-runner ignore CR506: the word is what the Event is about

--fix writes curly quotes, dashes, a minus, an ellipsis and single spaces in prose, and takes spaces from the ends of its
lines; tabs for indentation become spaces, the keys of an Event come into order, and a file that is named for another
Event gets the name of its own. What could be meant in two ways it leaves alone, as it leaves every other byte; it never
writes over another file, and makes no change that brings a fault. --only and --ignore choose what is put right.

Exit codes: 0 no faults or only warnings, 1 faults in the content, 2 wrong command line or no such directory.

Examples:
  core-runner validate
  core-runner validate my-game
  core-runner validate content/systems
  core-runner validate my-game --json
  core-runner validate my-game --layout
  core-runner validate my-game --format sarif --deny-warnings
  core-runner validate my-game --ignore CR501,CR506
  core-runner validate my-game --dry-run
  core-runner validate my-game --fix --only CR508
  core-runner validate my-game --stdin --path events/22-going-down.yaml --json`,
    )
    .action(async (named: string | undefined, options: ValidateOptions) => {
      if (options.fix || options.dryRun) return validateFixed(named, options);
      const act = () => (options.stdin ? validateTyped(named, options) : validate(named, options));
      if (!options.watch) return act();
      const { whileWatching } = await import('../../shared/watching.ts');
      return whileWatching(named ?? defaultContent() ?? installation.content, act);
    });
}

interface ValidateOptions {
  readonly format?: Format;
  readonly json?: true;
  readonly max?: number;
  readonly quiet?: true;
  readonly denyWarnings?: true;
  readonly watch?: true;
  readonly layout?: true;
  readonly only?: readonly string[];
  readonly ignore?: readonly string[];
  readonly fix?: true;
  readonly dryRun?: true;
  readonly stdin?: true;
  readonly path?: string;
}

function parseFormat(word: string): Format {
  const format = formats.find((one) => one === word);
  if (format === undefined) throw unknownWord('format', word, formats);
  return format;
}

/** `CR203,CR5` → what the codes begin with. */
function parseCodes(name: string): (text: string) => readonly string[] {
  return (text) => {
    const words = text.split(',').map((word) => word.trim().toUpperCase());
    const wrong = words.find((word) => !/^CR\d{1,3}$/u.test(word));
    if (wrong === undefined) return words;
    const hint = 'codes are such as CR203, or CR5 for all that begin so; core-runner explain lists them';
    throw commandError(`expected codes for ${name}, found ${wrong || 'nothing'}`, hint);
  };
}

/** What an editor has not saved yet, in the place of its file. */
async function validateTyped(named: string | undefined, options: ValidateOptions): Promise<void> {
  const { inPlace } = await import('./typed.ts');
  const from = named ?? defaultContent() ?? installation.content;
  const { directory, restore, discard } = inPlace(from, options.path);
  try {
    await validate(directory, options, { from, restore });
  } finally {
    discard();
  }
}

/** Puts right what has one right answer, or shows what that would change; then tells what is left. */
async function validateFixed(named: string | undefined, options: ValidateOptions): Promise<void> {
  const from = named ?? defaultContent();
  if (from === undefined)
    throw commandError('expected a directory to put right, found none', 'name it, or go to your game');
  if (!isDirectory(from)) return validate(named, options);
  const [{ workingCopy }, { fixCopy }] = await Promise.all([import('./typed.ts'), import('./fix.ts')]);
  const copy = workingCopy(from);
  try {
    const { told, listing, write } = await fixCopy(from, copy, {
      examine: (directory) => examine(directory, options),
      isAsked: (code) => isChosen(code, options),
      isAll: options.only === undefined,
    });
    if (!options.dryRun) write();
    const isPlain = !options.json && (options.format ?? 'pretty') === 'pretty';
    const heading = told.length === 0 ? 'nothing to put right' : `${plural(told.length, 'change')}`;
    const lines = told.map((line) => `${line}\n`).join('');
    (isPlain ? print : complain)(
      `${lines}${options.dryRun ? listing : ''}${options.dryRun ? `${heading}, nothing written` : heading}\n`,
    );
    await validate(copy.directory, options, { from, restore: copy.restore });
  } finally {
    copy.discard();
  }
}

/** Loads what examines a directory: help and wrong command lines do not need it. */
async function examine(directory: string | undefined, options: ValidateOptions): Promise<Examined> {
  return (await import('./examine.ts')).examine(directory, options);
}

const isChosen = (code: string, { only, ignore = [] }: ValidateOptions): boolean => {
  const begins = (words: readonly string[]) => words.some((word) => code.startsWith(word));
  return (only === undefined || begins(only)) && !begins(ignore);
};

/** Examines a directory and tells what was found there. */
async function validate(
  named: string | undefined,
  options: ValidateOptions,
  typed?: { readonly from: string; readonly restore: (one: Diagnostic) => Diagnostic },
): Promise<void> {
  const directory = named ?? defaultContent();
  const from = directory ?? installation.content;
  const { content, systems, diagnostics: left } = await examine(directory, options);
  const every = sortDiagnostics(typed ? left.map(typed.restore) : left);
  const diagnostics = every.filter(({ code }) => isChosen(code, options));
  const errors = every.filter(({ severity }) => severity === 'error').length;
  const hidden = errors - diagnostics.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) process.exitCode = isDirectory(from) ? 1 : 2;
  else if (options.denyWarnings && diagnostics.length > 0) process.exitCode = 1;
  const told = options.quiet ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics;
  const shown = told.slice(0, options.max);
  const format = options.json ? 'json' : (options.format ?? 'pretty');
  if (format === 'json') {
    const counts = {
      ...(content && {
        events: content.events.length,
        endings: content.endings.length,
        sectors: content.board.sectors.length,
      }),
      ...(systems.count > 0 && { systems: systems.count }),
    };
    printJson({
      version: 1,
      directory: typed?.from ?? from,
      valid: errors === 0,
      ...(Object.keys(counts).length > 0 && { counts }),
      diagnostics: shown.map(diagnosticJson),
    });
    return;
  }
  if (format === 'sarif') {
    const { codes } = await import('../../../diagnostics/codes.ts');
    printJson(sarifLog(shown, { version: packageFile.version, codes }));
  } else if (format === 'pretty') reportDiagnostics(told, options.max);
  else for (const one of shown) print(`${format === 'github' ? githubLine(one) : shortLine(one)}\n`);
  if (hidden > 0) complain(`${plural(hidden, 'error')} of other codes not shown\n`);
  if (errors > 0 || options.quiet || format !== 'pretty') return;
  const shops = content?.events.filter(({ kind }) => kind === 'shop').length ?? 0;
  const words = content?.game.words ?? generalWords;
  const counts = [
    ...(content
      ? [
          `${counted(content.events.length, words.event)} (${counted(shops, words.shop)})`,
          counted(content.endings.length, words.ending),
          counted(content.board.sectors.length, words.sector),
        ]
      : []),
    ...(systems.count > 0 ? [plural(systems.count, 'dice system')] : []),
  ];
  const result = diagnostics.length > 0 ? `no errors, ${plural(diagnostics.length, 'warning')}` : 'no faults';
  print(`${typed?.from ?? directory ?? 'the content that ships'}: ${counts.join(', ')}, ${result}\n`);
}

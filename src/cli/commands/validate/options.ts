/** `core-runner validate`: its options and help. */

import { type Command, Option } from 'commander';
import { parseCount } from '../../shared/options.ts';
import { commandError, knownWord } from '../../terminal/failure.ts';
import { formats } from './formats.ts';
import type { ValidateOptions } from './validate.ts';

const help = `
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
  core-runner validate my-game --stdin --path events/22-going-down.yaml --json`;

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
      (word: string) => knownWord('format', word, formats),
    )
    .addOption(
      new Option(
        '--json',
        'the same as --format json: version, directory, valid, counts, diagnostics with their ends',
      ).implies({ format: 'json' }),
    )
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
    .addHelpText('after', help)
    .action(async (directory: string | undefined, options: ValidateOptions) =>
      (await import('./validate.ts')).validateDirectory(directory, options),
    );
}

/** `CR203,CR5` → prefixes of codes. */
function parseCodes(name: string): (text: string) => readonly string[] {
  return (text) => {
    const words = text.split(',').map((word) => word.trim().toUpperCase());
    const wrong = words.find((word) => !/^CR\d{1,3}$/u.test(word));
    if (wrong === undefined) return words;
    const hint = 'codes are such as CR203, or CR5 for all that begin so; core-runner explain lists them';
    throw commandError(`expected codes for ${name}, found ${wrong || 'nothing'}`, hint);
  };
}

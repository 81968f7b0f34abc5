/** `core-runner validate`: its options and help. */

import { type Command, Option } from '@commander-js/extra-typings';
import type { OptionsOf } from '../../shared/declared-command.ts';
import { addNotes } from '../../shared/help.ts';
import { defaultGame, parseCount } from '../../shared/options.ts';
import { commandError, knownWord } from '../../terminal/failure.ts';
import { formats } from './formats.ts';

const notes = [
  'To ignore a warning in one file, add a line to it, with your reason after the colon:\n  # core-runner ignore CR506: the Event is about this word',
];

const examples = [
  'validate',
  'validate my-game --layout',
  'validate my-game --fix --only CR508',
  'validate my-game --format sarif --deny-warnings',
  'validate my-game --stdin --path events/22-going-down.yaml --json',
];

const declare = (program: Command) =>
  program
    .command('validate')
    .summary('check a game and print every fault')
    .description(
      'Check the files of a game or of dice systems. Print every fault with its place. A fault is an error or a warning. The file style.yaml says which words cause warnings.',
    )
    .argument('[DIR]', `directory of the game ${defaultGame()}`)
    .optionsGroup('Checks:')
    .option('--layout', 'also find text that does not fit, on every paper')
    .option(
      '--only <CODES>',
      'print and fix only faults with these codes, such as CR203, or CR5 for all that begin with CR5',
      parseCodes('--only'),
    )
    .option(
      '--ignore <CODES>',
      'do not print or fix faults with these codes; their errors still give exit code 1',
      parseCodes('--ignore'),
    )
    .option('--deny-warnings', 'exit with code 1 if there are warnings')
    .option('--watch', 'check again after each change, until Ctrl-C')
    .optionsGroup('Fixes:')
    .addOption(
      new Option(
        '--fix',
        'correct simple faults in the files: what a hint states exactly, spaces, order of keys, names of Event files',
      ).conflicts(['stdin', 'watch']),
    )
    .addOption(new Option('--dry-run', 'show what --fix would change; write nothing').conflicts(['stdin', 'watch']))
    .optionsGroup('Editors:')
    .option(
      '--stdin',
      'check the text that an editor sends (standard input) in place of the file --path; the file does not change',
    )
    .option('--path <FILE>', 'the file that this text stands for, such as events/22-going-down.yaml')
    .optionsGroup('Options:')
    .option(
      '--format <FORMAT>',
      `format of faults: ${formats.join(', ')} (default: pretty); the last three are for programs`,
      (word: string) => knownWord('format', word, formats),
    )
    .addOption(new Option('--json', 'the same as --format json').implies({ format: 'json' }))
    .option('--max <N>', 'print at most N faults', parseCount('--max', 1, 1_000_000))
    .option('-q, --quiet', 'show nothing on the screen but errors');

/** The options of `core-runner validate`. */
export type ValidateOptions = OptionsOf<typeof declare>;

export function addValidate(program: Command) {
  const command = declare(program);
  addNotes(command, {
    notes,
    exits: '0 no errors, 1 errors, 2 wrong command line or no such directory',
    examples,
  });
  return command;
}

/** `CR203,CR5` → prefixes of codes. */
function parseCodes(name: string): (text: string) => readonly string[] {
  return (text) => {
    const words = text.split(',').map((word) => word.trim().toUpperCase());
    const wrong = words.find((word) => !/^CR\d{1,3}$/u.test(word));
    if (wrong === undefined) return words;
    const hint = 'a code is such as CR203; for a list: core-runner explain';
    throw commandError(`expected codes for ${name}, found ${wrong || 'nothing'}`, hint);
  };
}

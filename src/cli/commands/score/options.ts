/** `core-runner score`: its options and help. */

import type { Command } from '@commander-js/extra-typings';
import { maxAnswer } from '../../../boards/word.ts';
import type { OptionsOf } from '../../shared/declared-command.ts';
import { addNotes } from '../../shared/help.ts';
import {
  contentOption,
  difficultyOption,
  parseCount,
  parseLongSeed,
  picturesOption,
  seedOption,
} from '../../shared/options.ts';
import { ends, parseEnd, parseEvents } from './answers.ts';

const notes = [
  'The command asks for values that you leave out. The check finds mistakes; it cannot prove a score.',
  'To compare: more cores, then fewer turns, then more Health. No Health or no move scores 0 cores.',
];

const examples = ['score 1KSH-4000-42KB', 'score --seed rusty-crane-ledger --end goal --cores 5 --turns 24 --health 3'];

const declare = (program: Command) =>
  program
    .command('score')
    .summary('check a score and print a line to share')
    .description('Check the end of a Run: report what is impossible on that board, or print a line to share.')
    .argument('[code]', 'the run code of the sheet')
    .optionsGroup('Board:')
    .addOption(seedOption(parseLongSeed, ''))
    .addOption(difficultyOption())
    .addOption(picturesOption())
    .optionsGroup('Score:')
    .option('--end <HOW>', `how the Run ended: ${ends.join(', ')}`, parseEnd)
    .option('--cores <N>', 'cores at the end', parseCount('--cores', 0, maxAnswer))
    .option('--turns <N>', 'Sectors entered, START included', parseCount('--turns', 1, maxAnswer))
    .option('--health <N>', 'Health at the end', parseCount('--health', 0, maxAnswer))
    .option('--events <NUMBERS>', 'all Event Numbers met, in any order, such as 12,34 (optional)', parseEvents)
    .optionsGroup('Options:')
    .addOption(contentOption())
    .option('--json', 'print the score as JSON');

/** The options of `core-runner score`. */
export type ScoreOptions = OptionsOf<typeof declare>;

export function addScore(program: Command) {
  const command = declare(program);
  addNotes(command, {
    notes,
    exits: '0 done, 1 faults in the content or other pictures, 2 wrong command line, or an impossible score',
    examples,
  });
  return command;
}

/** A name → a command that takes none of its options as the value of another. */

import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { commandError } from '../terminal/failure.ts';

/** The options of a command, with the types that its declaration gives them. */
export type OptionsOf<Declare extends (program: Command) => CommandUnknownOpts> = Readonly<
  ReturnType<ReturnType<Declare>['opts']>
>;

/** A command of commander, and so are its own commands. */
export function declaredCommand(name: string): Command {
  const command = new Command(name);
  command.createCommand = (inner = '') => declaredCommand(inner);
  command.parseOptions = (words) => {
    requireValues(command, words);
    return Command.prototype.parseOptions.call(command, words);
  };
  return command;
}

/** @throws Failure (exit 2) for an option whose value would be the next option, as in `--seed --sealed` */
function requireValues(command: CommandUnknownOpts, words: readonly string[]): void {
  // The second list has the option of help, the first those that help hides.
  const options = [...command.options, ...command.createHelp().visibleOptions(command)];
  const optionOf = (word: string) =>
    options.find(({ short, long }) => short === word.slice(0, 2) || long === word.replace(/=.*/su, ''));
  const end = words.indexOf('--');
  words.slice(0, end < 0 ? undefined : end).forEach((word, index) => {
    const isGroup = /^-[^-]./u.test(word) && !optionOf(word)?.required;
    const option = optionOf(isGroup ? `-${word.at(-1)}` : word);
    const next = words[index + 1] ?? '';
    if (!option?.required || (!isGroup && word !== option.short && word !== option.long)) return;
    if (next !== '--' && !optionOf(next)) return;
    const value = option.flags.replace(/^.*<|>$/gu, '');
    throw commandError(
      `expected a value for ${option.long}, found the option ${next}`,
      `write ${option.long} ${value} ${next}, or ${option.long}=${next} if that is the value`,
    );
  });
}

/** Command line → exit code: the entry of the tool. */

import { Command, CommanderError } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { DamagedFile } from '../installation/prepared-files.ts';
import { applyDefaults } from './defaults.ts';
import { Failure, outsideReason, unknownWord } from './terminal/failure.ts';
import { commanderOutput, complain } from './terminal/output.ts';

const program = new Command('core-runner')
  .description('Prints and checks solo adventures for pencil, paper and one six-sided die: Core Runner, or your own.')
  .version(packageFile.version)
  .exitOverride()
  .configureOutput(commanderOutput)
  .addHelpText(
    'after',
    `
Begin with:
  core-runner print          the Rule Book, the Event Book and the Tracking Sheet, into out/
  core-runner run            a challenge: a Tracking Sheet with every number rolled beforehand
  core-runner init DIR       a game of your own, which prints at once
  core-runner validate DIR   check your own version of the content
  core-runner simulate       thousands of Runs, and how they end
  core-runner systems        four small dice systems: exact odds, rolls, printed companions

Exit codes: 0 done, 1 faults in the content, 2 wrong command line or something outside failed.`,
  );
// In the order of the help.
const commands = {
  print: async () => (await import('./commands/print/options.ts')).addPrint,
  run: async () => (await import('./commands/run/options.ts')).addRun,
  verify: async () => (await import('./commands/verify/verify.ts')).addVerify,
  score: async () => (await import('./commands/score/options.ts')).addScore,
  validate: async () => (await import('./commands/validate/options.ts')).addValidate,
  explain: async () => (await import('./commands/explain/explain.ts')).addExplain,
  diff: async () => (await import('./commands/diff/options.ts')).addDiff,
  errata: async () => (await import('./commands/errata/options.ts')).addErrata,
  play: async () => (await import('./commands/play/options.ts')).addPlay,
  simulate: async () => (await import('./commands/simulate/options.ts')).addSimulate,
  balance: async () => (await import('./commands/balance/options.ts')).addBalance,
  orders: async () => (await import('./commands/orders/orders.ts')).addOrders,
  init: async () => (await import('./commands/init/init.ts')).addInit,
  preview: async () => (await import('./commands/preview/options.ts')).addPreview,
  new: async () => (await import('./commands/new/new.ts')).addNew,
  systems: async () => (await import('./commands/systems/systems.ts')).addSystems,
  odds: async () => (await import('./commands/odds/odds.ts')).addOdds,
  roll: async () => (await import('./commands/roll/roll.ts')).addRoll,
};
program.hook('preAction', (_, command) => applyDefaults(command));

/** Adds the named command only, so that no other is loaded; help needs all. */
async function addCommands(): Promise<void> {
  const words = process.argv.slice(2);
  const [first = '', second = ''] = words;
  const known = [...Object.keys(commands), 'help'];
  for (const name of first === 'help' ? [first, second] : [first])
    if (name !== '' && !name.startsWith('-') && !known.includes(name)) throw unknownWord('command', name, known);
  const word = words.find((one) => !one.startsWith('-')) ?? '';
  const asked = Object.hasOwn(commands, word) ? [commands[word as keyof typeof commands]] : Object.values(commands);
  for (const command of asked) (await command())(program);
  for (const command of program.commands) command.exitOverride();
}

async function run(): Promise<void> {
  try {
    await addCommands();
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof Failure) {
      if (error.message !== '') complain(`${error.message}\n`);
      process.exitCode = error.exitCode;
    } else if (error instanceof DamagedFile) {
      complain(
        `error: ${error.message} is missing or damaged\n  hint: install core-runner again; in a clone, npm run build\n`,
      );
      process.exitCode = 2;
    } else {
      const { message, stack, code = '', path, syscall } = error as NodeJS.ErrnoException;
      const isOfDisk = ['ENOSPC', 'EDQUOT', 'EROFS'].includes(code) || syscall === 'mkdtemp';
      if (isOfDisk) complain(`error: cannot write ${path}: ${outsideReason(error)}\n`);
      else complain(`error: core-runner itself is at fault: ${process.env.CORE_RUNNER_DEBUG ? stack : message}\n`);
      process.exitCode = 2;
    }
  }
}

/** Resolves when the command is done; never rejects. */
export const finished = run();

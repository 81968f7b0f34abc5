/** Command line → exit code: the entry of the tool. */

import { type Command, CommanderError } from '@commander-js/extra-typings';
import packageFile from '../../package.json' with { type: 'json' };
import { DamagedFile } from '../installation/prepared-files.ts';
import { applyDefaults } from './defaults.ts';
import { declaredCommand } from './shared/declared-command.ts';
import { addNotes, helpStyle } from './shared/help.ts';
import { failureOf } from './shared/refusal.ts';
import { shellWord } from './terminal/called.ts';
import { commandError, outsideReason, unknownWord } from './terminal/failure.ts';
import { beQuiet, commanderOutput, printError } from './terminal/output.ts';

const program = declaredCommand('core-runner')
  .description('Print and check solo adventures for pencil, paper and one six-sided die: Core Runner, or your own.')
  .version(packageFile.version, '-V, --version', 'print the version')
  .helpOption('-h, --help', 'print this help')
  .exitOverride()
  .configureHelp(helpStyle)
  .configureOutput(commanderOutput);
addNotes(program, {
  notes: ['Add --help after a command to see its options.'],
  examples: ['print', 'run --daily', 'init my-game', 'validate my-game'],
});

type AddCommand = (program: Command) => void;

// In the order of the help.
const groups: Readonly<Record<string, Readonly<Record<string, () => Promise<AddCommand>>>>> = {
  'Print and play:': {
    print: async () => {
      const { addPrint } = await import('./commands/print/options.ts');
      return (to) =>
        addPrint(to).action(async (words, options, command) =>
          (await import('./commands/print/print.ts')).printDocuments(words, options, command),
        );
    },
    run: async () => {
      const { addRun } = await import('./commands/run/options.ts');
      return (to) =>
        addRun(to).action(async (code, options) => (await import('./commands/run/run.ts')).printRuns(code, options));
    },
    play: async () => {
      const { addPlay } = await import('./commands/play/options.ts');
      return (to) => addPlay(to).action(async (options) => (await import('./commands/play/play.ts')).playRun(options));
    },
    orders: async () => (await import('./commands/orders/orders.ts')).addOrders,
    verify: async () => (await import('./commands/verify/verify.ts')).addVerify,
    score: async () => {
      const { addScore } = await import('./commands/score/options.ts');
      return (to) =>
        addScore(to).action(async (code, options) =>
          (await import('./commands/score/score.ts')).printScore(code, options),
        );
    },
    table: async () => (await import('./commands/table/table.ts')).addTable,
  },
  'Make a game:': {
    init: async () => (await import('./commands/init/init.ts')).addInit,
    preview: async () => {
      const { addPreview } = await import('./commands/preview/options.ts');
      return (to) =>
        addPreview(to).action(async (options) => (await import('./commands/preview/preview.ts')).servePreview(options));
    },
    new: async () => (await import('./commands/new/new.ts')).addNew,
    validate: async () => {
      const { addValidate } = await import('./commands/validate/options.ts');
      return (to) =>
        addValidate(to).action(async (directory, options) =>
          (await import('./commands/validate/validate.ts')).validateDirectory(directory, options),
        );
    },
    explain: async () => (await import('./commands/explain/explain.ts')).addExplain,
    simulate: async () => {
      const { addSimulate } = await import('./commands/simulate/options.ts');
      return (to) =>
        addSimulate(to).action(async (options) =>
          (await import('./commands/simulate/simulate.ts')).simulateRuns(options),
        );
    },
    balance: async () => {
      const { addBalance } = await import('./commands/balance/options.ts');
      return (to) =>
        addBalance(to).action(async (options) => (await import('./commands/balance/balance.ts')).checkBalance(options));
    },
    content: async () => (await import('./commands/content/content.ts')).addContent,
    diff: async () => {
      const { addDiff } = await import('./commands/diff/options.ts');
      return (to) =>
        addDiff(to).action(async (old, now, options) =>
          (await import('./commands/diff/diff.ts')).printDifferences(old, now, options),
        );
    },
    publish: async () => (await import('./commands/publish/publish.ts')).addPublish,
  },
  'Dice systems:': {
    systems: async () => (await import('./commands/systems/systems.ts')).addSystems,
    odds: async () => (await import('./commands/odds/odds.ts')).addOdds,
    roll: async () => (await import('./commands/roll/roll.ts')).addRoll,
  },
};
const commands = Object.entries(groups).flatMap(([group, of]) =>
  Object.entries(of).map(([name, load]) => ({ group, name, load })),
);
program.hook('preAction', (_, command) => {
  // `validate` prints errors on standard output, in some formats.
  if (command.opts().quiet && command.name() !== 'validate') beQuiet();
  applyDefaults(command);
});

/** Adds the named command only, so that no other is loaded; help needs all. */
async function addCommands(): Promise<void> {
  const words = process.argv.slice(2);
  const [first = '', second = ''] = words;
  const known = [...commands.map(({ name }) => name), 'help'];
  for (const name of first === 'help' ? [first, second] : [first])
    if (name !== '' && !name.startsWith('-') && !known.includes(name)) throw unknownWord('command', name, known);
  const at = words.findIndex((one) => known.includes(one));
  if (/^-(?!h$|V$|-(?:help|version|)$)/u.test(first) && at > 0) {
    const inOrder = [...words.splice(at, 1), ...words].map(shellWord).join(' ');
    throw commandError(`expected a command, found ${first}`, `put the command first: core-runner ${inOrder}`);
  }
  const word = words.find((one) => !one.startsWith('-'));
  const named = commands.filter(({ name }) => name === word);
  for (const { group, load } of named.length > 0 ? named : commands) (await load())(program.commandsGroup(group));
}

/** Runs the command of the command line; never rejects. */
export async function run(): Promise<void> {
  try {
    await addCommands();
    await program.parseAsync();
  } catch (error) {
    const failure = failureOf(error);
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else if (failure) {
      if (failure.message !== '') printError(`${failure.message}\n`);
      process.exitCode = failure.exitCode;
    } else if (error instanceof DamagedFile) {
      printError(
        `error: ${error.message} is missing or damaged\n  hint: install core-runner again, or run npm run build in a clone\n`,
      );
      process.exitCode = 2;
    } else {
      const { message, stack, code = '', path, syscall } = error as NodeJS.ErrnoException;
      const isOfDisk = ['ENOSPC', 'EDQUOT', 'EROFS'].includes(code) || syscall === 'mkdtemp';
      if (isOfDisk) printError(`error: cannot write ${path}: ${outsideReason(error)}\n`);
      else printError(`internal error: ${process.env.CORE_RUNNER_DEBUG ? stack : message}\n  hint: please report it\n`);
      process.exitCode = 2;
    }
  }
}

/** The door for programs, which is in the same bundle. */
export const openLibrary = () => import('../library/library.ts');

/** Command line → exit code: the entry of the tool. */

import { Command, CommanderError } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { addBalance } from './commands/balance.ts';
import { addDiff } from './commands/diff.ts';
import { addErrata } from './commands/errata.ts';
import { addExplain } from './commands/explain.ts';
import { addInit } from './commands/init.ts';
import { addNew } from './commands/new.ts';
import { addOdds } from './commands/odds.ts';
import { addOrders } from './commands/orders.ts';
import { addPlay } from './commands/play.ts';
import { addPreview } from './commands/preview.ts';
import { addPrint } from './commands/print.ts';
import { addRoll } from './commands/roll.ts';
import { addRun } from './commands/run.ts';
import { addScore } from './commands/score.ts';
import { addSimulate } from './commands/simulate.ts';
import { addSystems } from './commands/systems.ts';
import { addValidate } from './commands/validate.ts';
import { addVerify } from './commands/verify.ts';
import { settleOptions } from './here.ts';
import { Failure } from './terminal/failure.ts';
import { commanderOutput, complain, inOurWords } from './terminal/output.ts';

const program = new Command('core-runner')
  .description('Prints and checks solo adventures for pencil, paper and one six-sided die: Core Runner, or your own.')
  .version(packageFile.version)
  .exitOverride()
  .configureOutput({
    ...commanderOutput,
    outputError: (text, write) => write(inOurWords(text, Object.keys(commands))),
  })
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
  print: addPrint,
  run: addRun,
  verify: addVerify,
  score: addScore,
  validate: addValidate,
  explain: addExplain,
  diff: addDiff,
  errata: addErrata,
  play: addPlay,
  simulate: addSimulate,
  balance: addBalance,
  orders: addOrders,
  init: addInit,
  preview: addPreview,
  new: addNew,
  systems: addSystems,
  odds: addOdds,
  roll: addRoll,
};
for (const add of Object.values(commands)) add(program);
for (const command of program.commands) command.exitOverride();
program.hook('preAction', (_, command) => settleOptions(command));

async function run(): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof Failure) {
      if (error.message !== '') complain(`${error.message}\n`);
      process.exitCode = error.exitCode;
    } else {
      // A fault of ours is no fault of the content: it says so, and shows its trace to those who ask.
      const { message, stack } = error as Error;
      complain(`error: core-runner itself is at fault: ${process.env.CORE_RUNNER_DEBUG ? stack : message}\n`);
      process.exitCode = 2;
    }
  }
}

/** Settles when the command is done; it never fails. */
export const finished = run();

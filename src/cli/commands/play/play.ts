/** `core-runner play`: a simulated Run told, or a Run of one's own at the terminal. */

import type { Command } from 'commander';
import { withEscapes } from '../../../manuscript/escapes.ts';
import type { Content } from '../../../model/content.ts';
import { chance } from '../../chance.ts';
import { chosenDifficulty, requireContent } from '../../shared/content/content.ts';
import {
  contentOption,
  difficultyOption,
  parseCount,
  parseSeed,
  policyOption,
  sheetOption,
} from '../../shared/options.ts';
import { commandError } from '../../terminal/failure.ts';
import { complain, print } from '../../terminal/output.ts';

interface PlayOptions {
  readonly seed?: string;
  readonly run: number;
  readonly difficulty?: string;
  readonly policy: string;
  readonly spoilers?: true;
  readonly step?: true;
  readonly save?: string;
  readonly sheet?: string;
  readonly roll?: true;
  readonly content?: string;
}

/** The seed of a simulated Run for which none is said. */
const seedOfOurs = 'core-runner';

/** Adds `core-runner play`: tells a simulated Run in numbers, or keeps the sheet of one that is played with dice (`--step`). */
export function addPlay(program: Command): void {
  program
    .command('play')
    .summary('tell a simulated Run, or keep the sheet of one you play with dice')
    .description(
      'Tells one simulated Run turn by turn, in numbers. With --step you play yourself, with your own dice: the tool keeps the Tracking Sheet, offers what is legal, and reads out what you have come to.',
    )
    .option('--seed <TEXT>', `seed of the dice, simulated or thrown by --roll (simulated: ${seedOfOurs})`, parseSeed)
    .option('--run <N>', 'which Run of it', parseCount('--run', 1, 100_000_000), 1)
    .addOption(difficultyOption(', or that of the saved Run'))
    .addOption(policyOption())
    .option('--spoilers', "tell the book's prose too: scenes, Outcomes and the Ending")
    .option('--step', 'play yourself')
    .addOption(sheetOption())
    .option('--roll', 'with --step: the tool rolls the dice for you')
    .option('--save <FILE>', 'with --step: keep the Run in a file after every step, and play on from it')
    .addOption(contentOption())
    .addHelpText(
      'after',
      `
The Runs are those that core-runner simulate counts for the same seed, policy and difficulty; --seed is for their dice,
--sheet for the board, which core-runner run prints; a run code says the difficulty too, where --difficulty does not.
A run code with a slip in it is refused; --sheet seed:TEXT takes any text as a seed.

Exit codes: 0 done, 1 faults in the content, 2 wrong command line or something outside failed.

Examples:
  core-runner play --seed tuesday --difficulty hard
  core-runner play --policy novice --run 7 --spoilers
  core-runner play --step --difficulty easy --save my-run.json
  core-runner play --step --roll --sheet rusty-crane-ledger
  core-runner play --step --sheet 1KSH-4000-42KB`,
    )
    .action(run);
}

async function run(options: PlayOptions): Promise<void> {
  if (options.save !== undefined && !options.step)
    throw commandError('--save is for --step', 'a simulated Run needs no file, its seed tells it again');
  if (options.roll && !options.step)
    throw commandError('--roll is for --step', 'the dice of a simulated Run come from its seed');
  if (options.seed !== undefined && options.step && !options.roll)
    throw commandError('--seed is for dice that the tool throws', 'add --roll, or leave out --seed');
  const content = await requireContent(options.content);
  const { boardOf, difficultyOf, sheetWord } = await import('../../shared/boards/codes.ts');
  const word = options.sheet === undefined ? undefined : sheetWord(content, options.sheet);
  const ofCode = word === undefined ? undefined : difficultyOf(content, word);
  const difficulty = chosenDifficulty(content.game, options.difficulty ?? ofCode);
  const { compileRules } = await import('../../../game/run/rules.ts');
  if (options.step) {
    await playByStep({ ...options, sheet: word }, content, difficulty);
    return;
  }
  const { policies } = await import('../../../game/policy/index.ts');
  const { story } = await import('../../tabletop/story.ts');
  const policy = policies.find(({ id }) => id === options.policy) as (typeof policies)[number];
  const rules = compileRules(content, difficulty);
  const sheet = word === undefined ? undefined : boardOf(content, word, difficulty);
  print(`${story(rules, policy, { seed: seedOfOurs, ...options, index: options.run - 1, sheet })}\n`);
}

async function playByStep(
  {
    save,
    difficulty: asked,
    sheet: word,
    roll,
    seed: seedOfDice,
  }: Omit<PlayOptions, 'sheet'> & {
    readonly sheet: string | undefined;
  },
  content: Content,
  difficulty: string,
): Promise<void> {
  const { compileRules } = await import('../../../game/run/rules.ts');
  const { readSave, writeSave } = await import('../../tabletop/saved-run.ts');
  const { fingerprint } = await import('../../../load/imprint.ts');
  const { playAtTable, help } = await import('../../tabletop/session.ts');
  const { replay } = await import('../../../game/run/play.ts');
  const { dealtState, sparesOf } = await import('../../../game/run/dealt.ts');
  const { newState } = await import('../../../game/run/state.ts');
  const { numberedRolls } = await import('../../../dice/numbered.ts');
  const { boardOf, boardName } = await import('../../shared/boards/codes.ts');
  const seed = word === undefined ? undefined : boardName(word);
  const saved = save === undefined ? undefined : readSave(save, content.game.words);
  const chosen = saved?.run.difficulty ?? difficulty;
  if (saved && asked !== undefined && asked !== chosen)
    throw commandError(`${save} is ${content.game.words.run.a} on ${chosen}, found --difficulty ${asked}`);
  const misfit = (why: string) => commandError(`${save} does not fit this content: ${why}`);
  if (!content.game.difficulties.some(({ id }) => id === chosen)) throw misfit(`it has no difficulty ${chosen}`);
  const rules = compileRules(content, chosen);
  if (saved && seed !== undefined && seed !== saved.sheet)
    throw commandError(
      `${save} is a Run ${saved.sheet === undefined ? 'without a Run sheet' : `on the sheet ${withEscapes(saved.sheet)}`}, found --sheet ${withEscapes(seed)}`,
    );
  const sheet = saved ? saved.sheet : seed;
  const deal = sheet === undefined ? undefined : boardOf(content, sheet, chosen);
  const start = deal ? dealtState(rules, deal) : newState(rules);
  const edition = fingerprint(content.sources);
  const begun = saved?.run ?? { difficulty: chosen, log: [] };
  try {
    replay(rules, begun, start);
  } catch (error) {
    throw misfit((error as Error).message);
  }
  if (saved && saved.content !== edition)
    complain(`${save} was begun with another edition of the content: compare your sheet with the numbers here\n`);
  print(`${content.game.title}, ${rules.difficulty.name}\n${help(rules)}\n`);
  let isKept = saved !== undefined;
  const isOver = await playAtTable(rules, begun, {
    start,
    ...(deal && { spares: sparesOf(deal) }),
    ...(roll && { roll: seedOfDice === undefined ? chance : numberedRolls(seedOfDice, 'table')(begun.log.length) }),
    save(now) {
      if (save === undefined) return;
      writeSave(save, { run: now, content: saved?.content ?? edition, ...(sheet !== undefined && { sheet }) });
      isKept = true;
    },
  });
  if (isOver) return;
  const kept =
    save === undefined
      ? 'Stopped; nothing is kept without --save.'
      : isKept
        ? `Kept in ${save}.`
        : 'Stopped before the first step; there is nothing to keep.';
  print(`${process.stdin.isTTY === true ? '\n' : ''}${kept}\n`);
}

/** `core-runner play`: a simulated Run in numbers, or your own Run at the terminal. */

import { policies } from '../../../game/policy/index.ts';
import { compileRules } from '../../../game/run/rules.ts';
import { boardOf, difficultyOf, sheetWord } from '../../shared/boards/codes.ts';
import { noteNearSeed } from '../../shared/boards/deals.ts';
import { chosenDifficulty, requireContent } from '../../shared/content/content.ts';
import { story } from '../../tabletop/story.ts';
import { commandError } from '../../terminal/failure.ts';
import { print } from '../../terminal/output.ts';
import { playByStep } from './by-step.ts';
import type { PlayOptions } from './options.ts';

export async function playRun(options: PlayOptions): Promise<void> {
  if (options.save !== undefined && !options.step)
    throw commandError('--save is for --step', 'a simulated Run is repeated by its seed');
  if (options.roll && !options.step)
    throw commandError('--roll is for --step', 'the dice of a simulated Run come from its seed');
  if (options.seed !== undefined && options.step && !options.roll)
    throw commandError('--seed with --step needs --roll', 'add --roll, or omit --seed');
  const content = await requireContent(options.content);
  noteNearSeed(content, options.seed);
  const word = options.sheet === undefined ? undefined : sheetWord(content, options.sheet);
  const ofCode = word === undefined ? undefined : difficultyOf(content, word);
  const difficulty = chosenDifficulty(content.game, options.difficulty ?? ofCode);
  if (options.step)
    return playByStep(content, {
      ...options,
      word,
      difficulty,
      isDifficultyNamed: options.difficulty !== undefined,
    });
  const policy = policies.find(({ id }) => id === options.policy) as (typeof policies)[number];
  const rules = compileRules(content, difficulty);
  const sheet = word === undefined ? undefined : boardOf(content, word, difficulty);
  print(`${story(rules, policy, { seed: 'core-runner', ...options, index: options.run - 1, sheet })}\n`);
}

/** `core-runner play --step`: a Run played with dice, new or from a file. */

import { systemRandom } from '../../../boards/system-random.ts';
import { numberedRolls } from '../../../dice/numbered.ts';
import type { Deal } from '../../../game/deal.ts';
import { stateOnDeal } from '../../../game/run/dealt.ts';
import { type Run, replay } from '../../../game/run/play.ts';
import { compileRules, type Rules } from '../../../game/run/rules.ts';
import { newState, type State } from '../../../game/run/state.ts';
import { withEscapes } from '../../../manuscript/escapes.ts';
import type { Content } from '../../../model/content.ts';
import { boardName, boardOf, isSealed } from '../../shared/boards/codes.ts';
import { help } from '../../tabletop/prompt.ts';
import { readSave, type SavedRun, writeSave } from '../../tabletop/saved-run.ts';
import { playAtTable } from '../../tabletop/session.ts';
import { commandError } from '../../terminal/failure.ts';
import { print, printNote } from '../../terminal/output.ts';

export interface StepOptions {
  readonly save?: string;
  /** The seed or run code of the board. */
  readonly word: string | undefined;
  readonly difficulty: string;
  /** Whether the command line names the difficulty, which a saved Run must then match. */
  readonly isDifficultyNamed: boolean;
  /** Whether the tool throws the dice, and their seed. */
  readonly roll?: true;
  readonly seed?: string;
}

interface OpenRun {
  readonly saved: SavedRun | undefined;
  readonly run: Run;
  readonly rules: Rules;
  readonly sheet: string | undefined;
  readonly sealed: true | undefined;
  readonly deal: Deal | undefined;
  /** The State before its first Choice. */
  readonly start: State;
}

export async function playByStep(content: Content, options: StepOptions): Promise<void> {
  const { save, roll, seed } = options;
  const { saved, run, rules, sheet, sealed, deal, start } = openRun(content, options);
  const edition = content.fingerprint;
  if (saved && saved.content !== edition)
    printNote(`${save} was begun with another edition of the content: compare your sheet with these numbers\n`);
  print(`${content.game.title}, ${rules.difficulty.name}\n${help(rules)}\n`);
  let isSaved = saved !== undefined;
  const isOver = await playAtTable(rules, run, {
    start,
    sheet: deal,
    ...(roll && { roll: seed === undefined ? systemRandom : numberedRolls(seed, 'table')(run.log.length) }),
    save(now) {
      if (save === undefined) return;
      writeSave(save, { run: now, content: saved?.content ?? edition, sheet, sealed });
      isSaved = true;
    },
  });
  if (isOver) return;
  const message =
    save === undefined
      ? 'Stopped. Nothing is saved without --save.'
      : isSaved
        ? `Saved in ${save}.`
        : 'Stopped before the first step: nothing to save.';
  print(`${process.stdin.isTTY === true ? '\n' : ''}${message}\n`);
}

/** The Run of the file, or a new one. @throws Failure (exit 2) if options or content do not match the file */
function openRun(content: Content, { save, word, difficulty: named, isDifficultyNamed }: StepOptions): OpenRun {
  const { difficulties, words } = content.game;
  const seed = word === undefined ? undefined : boardName(word);
  const saved = save === undefined ? undefined : readSave(save, words);
  const difficulty = saved?.run.difficulty ?? named;
  if (isDifficultyNamed && named !== difficulty)
    throw commandError(`${save} is ${words.run.a} on ${difficulty}, found --difficulty ${named}`);
  const misfit = (why: string) => commandError(`${save} does not fit this content: ${why}`);
  if (!difficulties.some(({ id }) => id === difficulty)) throw misfit(`it has no difficulty ${difficulty}`);
  const rules = compileRules(content, difficulty);
  if (saved && seed !== undefined && seed !== saved.sheet) {
    const its = saved.sheet === undefined ? 'without a Run sheet' : `on the sheet ${withEscapes(saved.sheet)}`;
    throw commandError(`${save} is a Run ${its}, found --sheet ${withEscapes(seed)}`);
  }
  const sheet = saved ? saved.sheet : seed;
  const deal = sheet === undefined ? undefined : boardOf(content, sheet, difficulty);
  const sealed = (saved ? saved.sealed : word !== undefined && isSealed(word)) || undefined;
  // A sealed board is empty until the player enters its Sectors.
  const start = deal && !sealed ? stateOnDeal(rules, deal) : newState(rules);
  const run = saved?.run ?? { difficulty, log: [] };
  try {
    replay(rules, run, start);
  } catch (error) {
    throw misfit((error as Error).message);
  }
  return { saved, run, rules, sheet, sealed, deal, start };
}

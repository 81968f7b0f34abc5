/** What is legal at the table → the Choice that the player makes. */

import type { Choice } from '../../game/run/choice.ts';
import { choiceText } from '../../game/run/choice-text.ts';
import { legalChoices } from '../../game/run/legal.ts';
import type { Rules } from '../../game/run/rules.ts';
import type { State } from '../../game/run/state.ts';
import { type Prompt, say } from './prompt.ts';
import { choiceWords, rollLine, sheetLine } from './words.ts';

/** Choices made without asking if only one is legal. */
const obvious: readonly string[] = ['begin', 'roll', 'keep', 'leave', 'lose', 'take'];

/** Whether the only legal Choice needs no question. */
export function isObvious(legal: readonly Choice[]): boolean {
  const [only] = legal;
  return only !== undefined && legal.length === 1 && obvious.includes(only.kind);
}

/** The Choice to carry out, asked for if there are several. */
export async function choose(rules: Rules, state: State, prompt: Prompt): Promise<Choice> {
  const legal = legalChoices(rules, state);
  if (isObvious(legal)) return legal[0] as Choice;
  say(`\n${sheetLine(rules, state)}`);
  if (state.phase === 'modify') say(rollLine(rules, state));
  if (state.owed > 0) say(`Starting ${rules.content.game.words.diceMod.many} still to take: ${state.owed}`);
  list(rules, state, legal, legal);
  for (;;) {
    const typed = await prompt('choice');
    const word = typed.toLowerCase().replace(/[−–]/gu, '-');
    const meant = /^\d+$/u.test(word) ? legal.slice(Number(word) - 1, Number(word)) : named(rules, state, legal, word);
    const [choice, ...more] = word === '0' ? [] : meant;
    if (choice && more.length === 0) return choice;
    if (choice) {
      say(`${typed} may be any of these: type its number`);
      list(rules, state, legal, meant);
    } else
      say(
        `expected a number from 1 to ${legal.length}, found ${typed === '' ? 'nothing' : typed}; help names what else there is`,
      );
  }
}

/** Numbered lines of some legal Choices. */
function list(rules: Rules, state: State, legal: readonly Choice[], some: readonly Choice[]): void {
  for (const choice of some)
    say(`${String(legal.indexOf(choice) + 1).padStart(3)}  ${choiceWords(rules, state, choice)}`);
}

/** Choices for `move B2`, `RS B2`, or `B2` alone, which prefers to move. */
function named(rules: Rules, state: State, legal: readonly Choice[], word: string): readonly Choice[] {
  if (word === '') return [];
  const text = (choice: Choice) => choiceText(rules, choice).toLowerCase();
  const exact = legal.find((choice) => text(choice) === word);
  if (exact) return [exact];
  const asListed = (choice: Choice) => choiceWords(rules, state, choice).toLowerCase().replace(/[−–]/gu, '-');
  const begins = (choice: Choice) =>
    [word, `use ${word}`, `use ${word.replace(' ', ' on ')}`].some((start) =>
      `${asListed(choice)} `.startsWith(`${start} `),
    );
  const all = legal.filter(
    (choice) => text(choice).endsWith(` ${word}`) || asListed(choice).startsWith(word) || begins(choice),
  );
  const moves = all.filter(({ kind }) => kind === 'move');
  return moves.length === 1 ? moves : all;
}

/** Legal Choices → the Choice of the player. */

import type { Choice } from '../../game/run/choice.ts';
import { choiceText } from '../../game/run/choice-text.ts';
import { legalChoices } from '../../game/run/legal.ts';
import type { Rules } from '../../game/run/rules.ts';
import { eventHere, type State } from '../../game/run/state.ts';
import { wrappedProse } from '../terminal/prose.ts';
import { type Prompt, say } from './prompt.ts';
import { choiceWords, resetText, resetWords, rollLine, sheetLine, unsoldText } from './words.ts';

/** A numbered line of the menu with its Choices: several for a reset, none for what cannot be bought. */
interface Row {
  readonly text: string;
  readonly choices: readonly Choice[];
}

/** Choices made without a question if only one is legal. */
const obvious: readonly string[] = ['begin', 'keep', 'leave', 'lose', 'take'];

/** Whether there is only one legal Choice, which is made without a question. Typed faces are the roll itself; the tool waits before its own roll. */
export function isObvious(legal: readonly Choice[], { rolls }: { readonly rolls: boolean }): boolean {
  const [only] = legal;
  if (only === undefined || legal.length > 1) return false;
  return obvious.includes(only.kind) || (only.kind === 'roll' && !rolls);
}

/** The Choice to carry out; asks if the player has one. `rolls`: the tool throws the dice. */
export async function choose(
  rules: Rules,
  state: State,
  prompt: Prompt,
  dice: { readonly rolls: boolean },
): Promise<Choice> {
  const legal = legalChoices(rules, state);
  const [only] = legal;
  if (only && isObvious(legal, dice)) {
    if (only.kind === 'leave')
      say(`Nothing here that you can buy: you leave the ${rules.content.game.words.shop.one}.`);
    return only;
  }
  if (only?.kind === 'roll') {
    say(rollLine(rules, state));
    while (!['', 'roll', '1'].includes(await prompt(`${rules.content.game.words.outcomeRoll.one}: press Enter`)))
      say('press Enter alone to roll');
    return only;
  }
  return fromMenu(rules, state, prompt, legal);
}

async function fromMenu(rules: Rules, state: State, prompt: Prompt, legal: readonly Choice[]): Promise<Choice> {
  const rows = rowsOf(rules, state, legal);
  const menu = () => say(rows.map(({ text }, index) => `${String(index + 1).padStart(3)}  ${text}`).join('\n'));
  say(`\n${sheetLine(rules, state)}`);
  if (state.phase === 'modify') say(rollLine(rules, state));
  if (state.owed > 0) say(`Starting ${rules.content.game.words.diceMod.many} still to take: ${state.owed}`);
  menu();
  for (;;) {
    const typed = await prompt('choice');
    const word = typed.toLowerCase().replace(/[−–]/gu, '-');
    const row = /^\d+$/u.test(word) ? rows[Number(word) - 1] : undefined;
    const meant = row ? row.choices : named(rules, state, legal, word);
    const [choice, ...more] = meant;
    if (choice && more.length === 0) return choice;
    if (row && !choice) say(`cannot buy ${row.text.replace(/^\S+ /u, '')}`);
    else if (!choice)
      say(`expected a number from 1 to ${rows.length}, found ${typed === '' ? 'nothing' : typed}; type help for more`);
    else if (meant.every(({ kind }) => kind === choice.kind) && usesReset(choice)) {
      const target = await askTarget(rules, state, prompt, meant);
      if (target) return target;
      menu();
    } else say(`${typed} may be any of these: ${meant.map((one) => choiceText(rules, one)).join(', ')}`);
  }
}

/** The menu: a Shop keeps all its rows, so that their numbers stay; a reset with several Sectors is one row. */
function rowsOf(rules: Rules, state: State, legal: readonly Choice[]): Row[] {
  const single = (choice: Choice): Row => ({ text: choiceWords(rules, state, choice), choices: [choice] });
  if (state.phase === 'shop') {
    const items = (rules.itemsOf[eventHere(state)] ?? []).map((item): Row => {
      const choice = legal.find(({ kind, what }) => kind === 'buy' && what === item);
      return choice ? single(choice) : { text: unsoldText(rules, state, item), choices: [] };
    });
    return [...items, ...legal.filter(({ kind }) => kind === 'leave').map(single)];
  }
  return legal.flatMap((choice) => {
    const same = usesReset(choice) ? legal.filter(({ kind }) => kind === choice.kind) : [choice];
    if (same.length === 1) return single(choice);
    return choice === same[0] ? { text: resetWords(rules, choice.kind, same.length), choices: same } : [];
  });
}

/** Whether a Choice uses RE or RS. */
export const usesReset = ({ kind }: Choice): boolean => kind === 'reset-event' || kind === 'reset-sector';

/** Asks for the Sector of a reset; undefined if the player goes back. */
async function askTarget(
  rules: Rules,
  state: State,
  prompt: Prompt,
  resets: readonly Choice[],
): Promise<Choice | undefined> {
  const { sector } = rules.content.game.words;
  say(wrappedProse(resets.map((choice) => resetText(rules, state, choice)).join(', ')));
  for (;;) {
    const typed = await prompt(`${sector.one} (Enter goes back)`);
    if (typed === '') return undefined;
    const id = typed.toLowerCase().split(/\s+/u).at(-1);
    const target = resets.find(({ what }) => rules.sectors[what]?.id.toLowerCase() === id);
    if (target) return target;
    say(`expected ${sector.a} of the list, found ${typed}`);
  }
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

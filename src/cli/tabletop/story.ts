/** A simulated Run → its story on the terminal. */

import { numberedRolls } from '../../dice/numbered.ts';
import type { Deal } from '../../game/deal.ts';
import type { Policy } from '../../game/policy/policy.ts';
import { diceForDeal, stateOnDeal } from '../../game/run/dealt.ts';
import { factsOfRun } from '../../game/run/facts.ts';
import { outcomeOfChoice, readerAt, remarksFor } from '../../game/run/log-marks.ts';
import { play, type Run, replay } from '../../game/run/play.ts';
import type { Rules } from '../../game/run/rules.ts';
import { newState, type State } from '../../game/run/state.ts';
import { withEscapes } from '../../manuscript/escapes.ts';
import type { Ending } from '../../model/ending.ts';
import { type Reader, textFor } from '../../model/event.ts';
import { capitalised, counted } from '../../model/vocabulary.ts';
import { wrappedProse } from '../terminal/prose.ts';
import { factWords } from './fact-words.ts';

export interface StoryOptions {
  readonly seed: string;
  /** Index in the simulation, from 0. */
  readonly index: number;
  /** The dealt board; without one it is rolled during play. */
  readonly sheet: Deal | undefined;
  /** Whether to include the prose of the book. */
  readonly spoilers?: boolean;
}

export function story(rules: Rules, policy: Policy, { seed, index, sheet, spoilers: withProse }: StoryOptions): string {
  const dice = numberedRolls(seed, 'dice')(index);
  const pick = numberedRolls(seed, 'player')(index);
  const start = sheet ? stateOnDeal(rules, sheet) : newState(rules);
  const { run, state } = play(rules, policy.createPlayer(rules), sheet ? diceForDeal(sheet)(dice) : dice, pick, start);
  const { words } = rules.content.game;
  const texts = withProse ? proseByTurn(rules, run, start) : undefined;
  const { late } = rules.content;
  const turns = factsOfRun(rules, run, start).map(({ turn, facts }) => {
    const { scene, outcome } = texts?.get(turn) ?? { scene: '', outcome: '' };
    const lines = facts.map((fact) => `  ${factWords(rules, fact)}`);
    // The scene follows the line that names the Event; the Outcome is at the end.
    const named = facts.findIndex(({ kind }) => kind === 'met');
    const split = scene === '' || named < 0 ? lines.length : named + 1;
    const parts = [
      [turn === 0 ? 'Before the first turn' : `Turn ${turn}`, ...lines.slice(0, split)].join('\n'),
      ...(scene ? [wrappedProse(scene, '    ')] : []),
      lines.slice(split).join('\n'),
      ...(outcome ? [wrappedProse(outcome, '    ')] : []),
    ];
    const told = parts.filter(Boolean).join(scene || outcome ? '\n\n' : '\n');
    const isFirstLate = withProse && late && turn === late.turn + 1;
    return isFirstLate ? `${late.title}\n\n${wrappedProse(late.text, '    ')}\n\n${told}` : told;
  });
  const ending = rules.content.endings[state.ending];
  const { health, credits, cores, turn } = state;
  const last = `${rules.difficulty.name}, ${policy.id}, seed ${withEscapes(seed)}, ${words.run.one} ${index + 1}${sheet ? ` on the sheet ${withEscapes(sheet.seed)}` : ''}: ${counted(turn, { one: 'turn', many: 'turns' })}, ${capitalised(words.health.one)} ${health}, ${capitalised(words.money.many)} ${credits}, ${capitalised(words.core.many)} ${cores}.`;
  const read = withProse && ending && endingProse(rules, run, replay(rules, run, start), ending);
  return [...turns, ...(read ? [`${ending.title}\n\n${wrappedProse(read, '    ')}`] : []), last].join('\n\n');
}

/** Texts of each turn: the scene on entering an Event, and its Outcome. */
function proseByTurn(rules: Rules, run: Run, start: State): Map<number, { scene: string; outcome: string }> {
  const texts = new Map<number, { scene: string; outcome: string }>();
  const states = replay(rules, run, start);
  run.log.forEach(({ choice }, index) => {
    const [before, after] = [states[index] as State, states[index + 1] as State];
    const event = rules.events[after.events[after.sector] as number];
    const text = texts.get(after.turn) ?? { scene: '', outcome: '' };
    const reader = readerAt(rules, after, run.log.slice(0, index), states);
    if (event && (after.phase === 'event' || after.phase === 'shop') && before.turn !== after.turn)
      text.scene = textFor(event, reader);
    text.outcome ||= outcomeText(rules, before, choice, reader);
    texts.set(after.turn, text);
  });
  return texts;
}

/** Text of a Choice's Outcome, with a note if it has no effect, and its mark; empty for other Choices. */
export function outcomeText(rules: Rules, before: State, choice: string, reader: Reader): string {
  const outcome = outcomeOfChoice(rules, before, choice);
  if (outcome === undefined) return '';
  const name = rules.content.remarks.marks.find(({ mark }) => mark === outcome.mark)?.name;
  const effects = outcome.effects.length === 0 ? `No ${rules.content.game.words.effect.one}.` : '';
  const left = name === undefined ? '' : `Mark: ${name}.`;
  return [textFor(outcome, reader), effects, left].filter(Boolean).join('\n\n');
}

/** Text of an Ending, its entry for the register, and remarks for the marks of the Run. */
export function endingProse(rules: Rules, run: Run, states: readonly State[], ending: Ending): string {
  const { register } = rules.content.game.words;
  const nameOf = (word: string) => rules.content.remarks.marks.find(({ mark }) => mark === word)?.name ?? word;
  const remarks = remarksFor(rules, run, states).map(({ mark, text: said }) => `${capitalised(nameOf(mark))}. ${said}`);
  return [
    textFor(ending, readerAt(rules, states.at(-1) as State, run.log, states)),
    ...(ending.entered === undefined ? [] : [`${register.one}: ${ending.entered}.`]),
    ...(remarks.length === 0 ? [] : ['Remarks', ...remarks]),
  ].join('\n\n');
}

/** Run → its story in plain words and numbers, turn by turn; never the book's prose. */

import { outcomeNames } from '../../model/content.ts';
import { abbreviationText, signed } from '../../model/effect.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { parseChoice } from './choice-text.ts';
import { endingText } from './ending-text.ts';
import { lostOnTheWay, noCircle, uselessParts } from './in-vain.ts';
import { type LogEntry, type Run, replay } from './play.ts';
import { outcomeAt, type Rules, totalAfter } from './rules.ts';
import type { State } from './state.ts';

/** One turn of a Run as it is told: where the player stood, and what happened there. */
export interface ToldTurn {
  /** 0 for what comes before START's Event Phase. */
  readonly turn: number;
  readonly lines: readonly string[];
}

/** Tells a Run. Event titles and numbers are named, since they were met; Outcomes by their names and effects. */
export function tell(rules: Rules, run: Run, start?: State): ToldTurn[] {
  const states = replay(rules, run, start);
  const turns: { turn: number; lines: string[] }[] = [];
  run.log.forEach((entry, index) => {
    const before = states[index] as State;
    const after = states[index + 1] as State;
    // Entering a Sector opens the turn it belongs to.
    if (turns.length === 0 || after.turn !== turns.at(-1)?.turn) turns.push({ turn: after.turn, lines: [] });
    turns.at(-1)?.lines.push(...sentence(rules, before, after, entry));
  });
  return turns;
}

function sentence(rules: Rules, before: State, after: State, entry: LogEntry): string[] {
  const lines = [...deed(rules, before, after, entry)];
  const changes = changed(rules, before, after, entry.choice.startsWith('buy') || entry.choice.startsWith('take'));
  if (changes !== '') lines.push(changes);
  lines.push(...lostLines(rules, before, after, entry));
  if (after.phase === 'over')
    lines.push(`The ${rules.content.game.words.run.one} ends: ${endingText(rules.content, after.ending)}.`);
  return lines;
}

/** What was gained or bought for nothing (A11): no free circle for it, or Health that was full. */
function lostLines(rules: Rules, before: State, after: State, { choice: text }: LogEntry): string[] {
  const choice = parseChoice(rules, text);
  if (choice === undefined) return [];
  const { diceMod, health } = rules.content.game.words;
  const lost = lostOnTheWay(rules, before, after, choice).map(
    (mod) => `${capitalised(diceMod.a)} is lost: ${noCircle(rules, mod)}.`,
  );
  const isForNothing = choice.kind === 'buy' && lost.length === 0 && uselessParts(rules, before, choice.what).isAll;
  return isForNothing ? [`It does nothing: ${health.one} is at its maximum.`] : lost;
}

function* deed(rules: Rules, before: State, after: State, { choice, faces }: LogEntry): Iterable<string> {
  const [kind = '', ...rest] = choice.split(' ');
  const object = rest.join(' ');
  const { words, labels } = rules.content.game;
  switch (kind) {
    case 'take':
      yield `Takes ${words.diceMod.one} ${abbreviationText(object)}.`;
      return;
    case 'begin':
      yield `${labels.start} has ${words.sectorNumber.one} ${after.numbers[after.sector]}.`;
      yield eventLine(rules, after);
      return;
    case 'roll':
      yield `${words.outcomeRoll.one} ${faces.join(' + ')} = ${after.total}: ${outcomeTold(rules, after, after.total)}.`;
      return;
    case 'use':
      yield useLine(rules, before, object);
      return;
    case 'lose':
      yield `Crosses out ${abbreviationText(object)}.`;
      return;
    case 'buy':
      yield `Buys ${object.slice(object.indexOf(' ') + 1)}.`;
      return;
    case 'move':
      yield* moveLines(rules, before, after, object);
      return;
    case 'reset-event':
      yield `Uses ${resetName(rules, 'reset-event')} on ${object}: a new ${words.eventNumber.one} is written.`;
      return;
    case 'reset-sector':
      yield `Uses ${resetName(rules, 'reset-sector')} on ${object}: ${words.sectorNumber.one} ${faces[0]}.`;
      return;
    case 'end':
      yield `Ends the ${words.run.one} here.`;
      return;
    case 'give-up':
      yield 'Gives up: no way is open.';
      return;
  }
}

/** A reset as the sheet has it; a Choice that uses one is legal only where there is one. */
export function resetName({ mods }: Rules, kind: 'reset-event' | 'reset-sector'): string {
  return mods.find(({ use }) => use.kind === kind)?.abbreviation ?? '?';
}

/** A DiceMod used on a roll: the total it makes and the Outcome that belongs to it. */
function useLine(rules: Rules, before: State, abbreviation: string): string {
  const mod = rules.mods.findIndex((one) => one.abbreviation === abbreviation);
  const total = totalAfter(rules, mod, before.total);
  return `Uses ${abbreviationText(abbreviation)}: ${before.total} becomes ${total}, ${outcomeTold(rules, before, total)}.`;
}

function* moveLines(rules: Rules, before: State, after: State, id: string): Iterable<string> {
  const { health, sectorNumber } = rules.content.game.words;
  const sector = rules.sectors.findIndex((one) => one.id === id);
  const number = after.numbers[sector] as number;
  if (before.numbers[sector] === 0) yield `${id} has ${sectorNumber.one} ${number}.`;
  if (after.turn === before.turn) {
    yield `${health.one} ${before.health} is not enough for ${id}.`;
    return;
  }
  yield `Moves to ${placeName(rules, sector)}.`;
  if (after.phase === 'event' || after.phase === 'shop') yield eventLine(rules, after);
}

function placeName(rules: Rules, sector: number): string {
  const label = rules.labels[sector];
  const id = rules.sectors[sector]?.id ?? '?';
  return label ? `${id}, ${rules.content.game.labels[label]}` : id;
}

function eventLine(rules: Rules, state: State): string {
  const { words } = rules.content.game;
  const event = rules.events[state.events[state.sector] as number];
  if (!event) return `There is no ${words.event.one} here.`;
  return `${words.event.one} ${event.number}, ${event.title}${event.kind === 'shop' ? ` (${words.shop.heading})` : ''}.`;
}

function outcomeTold(rules: Rules, state: State, total: number): string {
  const event = state.events[state.sector] as number;
  const name = outcomeNames[outcomeAt(rules, event, total)];
  return name ? rules.content.game.words[name].one : '?';
}

/** What changed on the Tracking Sheet, with the new totals. */
function changed(rules: Rules, before: State, after: State, isTaking: boolean): string {
  const { health, money, core, diceMod } = rules.content.game.words;
  const parts = [
    [health.one, before.health, after.health] as const,
    [money.many, before.credits, after.credits] as const,
    [capitalised(core.many), before.cores, after.cores] as const,
  ].flatMap(([name, from, to]) => (from === to ? [] : [`${name} ${signed(to - from)} (${to})`]));
  if (!isTaking)
    rules.mods.forEach(({ abbreviation }, mod) => {
      const gained = (after.gained[mod] as number) - (before.gained[mod] as number);
      for (let count = 0; count < gained; count++) parts.push(`${diceMod.one} ${abbreviationText(abbreviation)}`);
    });
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

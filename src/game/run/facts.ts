/** Run → what happened in it, turn by turn, as facts; never the book's prose, and no words yet. */

import { itemAt } from '../../item-at.ts';
import type { Choice } from './choice.ts';
import { parseChoice } from './choice-text.ts';
import { diceModsLostBetween, partsWithoutEffect } from './no-effect.ts';
import { type LogEntry, type Run, replay } from './play.ts';
import { outcomeAt, type Rules, totalAfter } from './rules.ts';
import { eventHere, numberAt, type State } from './state.ts';

/** A change on the Tracking Sheet with the new total, or a DiceMod gained. */
export type SheetChange =
  | { readonly kind: 'health' | 'money' | 'core'; readonly by: number; readonly to: number }
  | { readonly kind: 'dice-mod'; readonly mod: number };

/** One thing that happened, with indices into the `Rules`. */
export type Fact =
  | { readonly kind: 'took' | 'crossed-out'; readonly mod: number }
  | { readonly kind: 'numbered'; readonly sector: number; readonly number: number }
  | { readonly kind: 'met'; readonly event: number }
  | { readonly kind: 'rolled'; readonly faces: readonly number[]; readonly total: number; readonly outcome: number }
  | {
      readonly kind: 'used';
      readonly mod: number;
      readonly from: number;
      readonly to: number;
      readonly outcome: number;
    }
  | { readonly kind: 'bought'; readonly item: number }
  | { readonly kind: 'kept-out'; readonly sector: number; readonly health: number }
  | { readonly kind: 'moved'; readonly sector: number }
  | { readonly kind: 'event-reset'; readonly sector: number }
  | { readonly kind: 'sector-reset'; readonly sector: number; readonly number: number }
  | { readonly kind: 'stopped' | 'gave-up' }
  | { readonly kind: 'changed'; readonly changes: readonly SheetChange[] }
  /** A DiceMod without a free circle (A11); -1 for one of choice. */
  | { readonly kind: 'lost'; readonly mod: number }
  /** A purchase without effect: Health was full (A11). */
  | { readonly kind: 'no-effect' }
  | { readonly kind: 'over'; readonly ending: number };

/** A turn of a Run: its Sector, and what happened. */
export interface TurnFacts {
  /** 0 before START's Event Phase. */
  readonly turn: number;
  readonly facts: readonly Fact[];
}

/** The facts of a Run, from `start` if given. @throws Error for a log of another game */
export function factsOfRun(rules: Rules, run: Run, start?: State): TurnFacts[] {
  const states = replay(rules, run, start);
  const turns: { turn: number; facts: Fact[] }[] = [];
  run.log.forEach((entry, index) => {
    const before = itemAt(states, index);
    const after = itemAt(states, index + 1);
    // Entering a Sector opens its turn.
    if (turns.length === 0 || after.turn !== turns.at(-1)?.turn) turns.push({ turn: after.turn, facts: [] });
    turns.at(-1)?.facts.push(...factsOf(rules, before, after, entry));
  });
  return turns;
}

function factsOf(rules: Rules, before: State, after: State, { choice: text, faces }: LogEntry): Fact[] {
  const choice = parseChoice(rules, text);
  if (choice === undefined) throw new Error(`no choice ${text}`); // a log that was replayed has none such
  const facts = choiceFacts(rules, before, after, choice, faces);
  const changes = changesOf(rules, before, after, choice);
  if (changes.length > 0) facts.push({ kind: 'changed', changes });
  const lost = diceModsLostBetween(rules, before, after, choice);
  facts.push(...lost.map((mod): Fact => ({ kind: 'lost', mod })));
  if (choice.kind === 'buy' && lost.length === 0 && partsWithoutEffect(rules, before, choice.what).isAll)
    facts.push({ kind: 'no-effect' });
  if (after.phase === 'over') facts.push({ kind: 'over', ending: after.ending });
  return facts;
}

function choiceFacts(rules: Rules, before: State, after: State, choice: Choice, faces: readonly number[]): Fact[] {
  const { kind, what } = choice;
  const outcomeOf = (total: number) => outcomeAt(rules, eventHere(before), total);
  switch (kind) {
    case 'take':
      return [{ kind: 'took', mod: what }];
    case 'begin':
      return [
        { kind: 'numbered', sector: after.sector, number: numberAt(after, after.sector) },
        { kind: 'met', event: eventHere(after) },
      ];
    case 'roll':
      return [{ kind: 'rolled', faces, total: after.total, outcome: outcomeOf(after.total) }];
    case 'use': {
      const to = totalAfter(rules, what, before.total);
      return [{ kind: 'used', mod: what, from: before.total, to, outcome: outcomeOf(to) }];
    }
    case 'lose':
      return [{ kind: 'crossed-out', mod: what }];
    case 'buy':
      return [{ kind: 'bought', item: what }];
    case 'move':
      return moved(before, after, what);
    case 'reset-event':
      return [{ kind: 'event-reset', sector: what }];
    case 'reset-sector':
      return [{ kind: 'sector-reset', sector: what, number: numberAt(after, what) }];
    case 'end':
      return [{ kind: 'stopped' }];
    case 'give-up':
      return [{ kind: 'gave-up' }];
    case 'keep':
    case 'leave':
    case 'abandon':
      return [];
    default:
      return kind satisfies never;
  }
}

function moved(before: State, after: State, sector: number): Fact[] {
  const facts: Fact[] = [];
  if (numberAt(before, sector) === 0) facts.push({ kind: 'numbered', sector, number: numberAt(after, sector) });
  if (after.turn === before.turn) return [...facts, { kind: 'kept-out', sector, health: before.health }];
  facts.push({ kind: 'moved', sector });
  if (after.phase === 'event' || after.phase === 'shop') facts.push({ kind: 'met', event: eventHere(after) });
  return facts;
}

/** Changes on the Tracking Sheet, without a DiceMod that was taken or bought. */
function changesOf(rules: Rules, before: State, after: State, { kind }: Choice): SheetChange[] {
  const amounts = [
    { kind: 'health', by: after.health - before.health, to: after.health },
    { kind: 'money', by: after.credits - before.credits, to: after.credits },
    { kind: 'core', by: after.cores - before.cores, to: after.cores },
  ] as const;
  const isTold = kind === 'buy' || kind === 'take';
  return [
    ...amounts.filter(({ by }) => by !== 0),
    ...rules.mods.flatMap((_, mod): SheetChange[] => {
      const gained = isTold ? 0 : (after.gained[mod] ?? 0) - (before.gained[mod] ?? 0);
      return Array.from({ length: gained }, () => ({ kind: 'dice-mod', mod }));
    }),
  ];
}

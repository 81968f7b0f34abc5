/** What a player can do, as data; choice ↔ the line a log keeps. */

import type { Rules } from './rules.ts';

/** Every kind of Choice, in the order legal Choices are listed. */
export const choiceKinds = [
  'take',
  'begin',
  'roll',
  'keep',
  'use',
  'lose',
  'buy',
  'leave',
  'move',
  'reset-event',
  'reset-sector',
  'end',
  'abandon',
] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/**
 * One Choice. `what` is an index into the `Rules`, by kind: a DiceMod (`take` at setup or as a gain of choice, `use`
 * on an Outcome Roll, `lose`), an item (`buy`), a Sector (`move` into it, `reset-event`, `reset-sector`); 0 for the
 * others. All Choices have one shape, and the `Rules` hold one object for each, so that they can be compared by `===`.
 */
export interface Choice {
  readonly kind: ChoiceKind;
  readonly what: number;
}

/** Every Choice there is in a game, by kind and index. */
export type ChoiceTable = Readonly<Record<ChoiceKind, readonly Choice[]>>;

export function choiceTable(counts: { mods: number; items: number; sectors: number }): ChoiceTable {
  const size = (kind: ChoiceKind) => {
    if (kind === 'take' || kind === 'use' || kind === 'lose') return counts.mods;
    if (kind === 'buy') return counts.items;
    if (kind === 'move' || kind === 'reset-event' || kind === 'reset-sector') return counts.sectors;
    return 1;
  };
  return Object.fromEntries(
    choiceKinds.map((kind) => [kind, Array.from({ length: size(kind) }, (_, what) => ({ kind, what }))]),
  ) as unknown as ChoiceTable;
}

/** The Choice as a log keeps it: `take +1`, `move B2`, `reset-event C3`, `buy 14 Tie-Down Strap`, `end`. */
export function choiceText(rules: Rules, choice: Choice): string {
  const object = objectName(rules, choice);
  return object === undefined ? choice.kind : `${choice.kind} ${object}`;
}

/** Reads what `choiceText` wrote; undefined where it means nothing in this game. */
export function parseChoice(rules: Rules, text: string): Choice | undefined {
  const space = text.indexOf(' ');
  const kind = choiceKinds.find((name) => name === (space < 0 ? text : text.slice(0, space)));
  if (kind === undefined) return undefined;
  return rules.choices[kind].find((choice) => choiceText(rules, choice) === text);
}

function objectName(rules: Rules, { kind, what }: Choice): string | undefined {
  switch (kind) {
    case 'take':
    case 'use':
    case 'lose':
      return rules.mods[what]?.abbreviation;
    case 'buy': {
      const item = rules.items[what];
      return item && `${rules.events[item.event]?.number} ${item.name}`;
    }
    case 'move':
    case 'reset-event':
    case 'reset-sector':
      return rules.sectors[what]?.id;
    case 'begin':
    case 'roll':
    case 'keep':
    case 'leave':
    case 'end':
    case 'abandon':
      return undefined;
    default:
      return kind satisfies never;
  }
}

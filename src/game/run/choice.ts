/** What a player can do, as data. */

/** Kinds of Choices, in the order of legal Choices. */
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
  'give-up',
  'abandon',
] as const;
/** What a player does with the thing `what` of a Choice. */
export type ChoiceKind = (typeof choiceKinds)[number];

/**
 * One Choice. `what` is an index into the `Rules`: a DiceMod (`take` at setup or as a gain of choice, `use` on an
 * Outcome Roll, `lose`), an item (`buy`), a Sector (`move`, `reset-event`, `reset-sector`); else 0. The `Rules` hold
 * one object for each Choice, so `===` compares them.
 */
export interface Choice {
  readonly kind: ChoiceKind;
  readonly what: number;
}

/** All Choices of a game, by kind and index. */
export type ChoiceTable = Readonly<Record<ChoiceKind, readonly Choice[]>>;

/** Makes each Choice once. */
export function choiceTable({ mods, items, sectors }: { mods: number; items: number; sectors: number }): ChoiceTable {
  const list = (kind: ChoiceKind, length = 1) => Array.from({ length }, (_, what): Choice => ({ kind, what }));
  return {
    take: list('take', mods),
    begin: list('begin'),
    roll: list('roll'),
    keep: list('keep'),
    use: list('use', mods),
    lose: list('lose', mods),
    buy: list('buy', items),
    leave: list('leave'),
    move: list('move', sectors),
    'reset-event': list('reset-event', sectors),
    'reset-sector': list('reset-sector', sectors),
    end: list('end'),
    'give-up': list('give-up'),
    abandon: list('abandon'),
  };
}

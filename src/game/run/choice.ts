/** What a player can do, as data. */

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
  'give-up',
  'abandon',
] as const;
/** What a player does with a Choice; its `what` says with which thing. */
export type ChoiceKind = (typeof choiceKinds)[number];

/**
 * One Choice. `what` is an index into the `Rules`, by kind: a DiceMod (`take` at setup or as a gain of choice, `use`
 * on an Outcome Roll, `lose`), an item (`buy`), a Sector (`move` into it, `reset-event`, `reset-sector`); 0 for the
 * others. The `Rules` hold one object for each Choice, so that they can be compared by `===`.
 */
export interface Choice {
  readonly kind: ChoiceKind;
  readonly what: number;
}

/** Every Choice there is in a game, by kind and index. */
export type ChoiceTable = Readonly<Record<ChoiceKind, readonly Choice[]>>;

/** Makes each Choice once, for as many DiceMods, items and Sectors as a game has. */
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

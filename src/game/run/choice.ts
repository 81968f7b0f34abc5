/** What a player can do, as data. */

/** Kinds of Choices in the order of legal Choices, each with the list of the `Rules` that `what` is an index of. */
export const objectsOf = {
  take: 'mods',
  begin: 'none',
  roll: 'none',
  keep: 'none',
  use: 'mods',
  lose: 'mods',
  buy: 'items',
  leave: 'none',
  move: 'sectors',
  'reset-event': 'sectors',
  'reset-sector': 'sectors',
  end: 'none',
  'give-up': 'none',
  abandon: 'none',
} as const;
/** What a player does with the thing `what` of a Choice. */
export type ChoiceKind = keyof typeof objectsOf;
export const choiceKinds = Object.keys(objectsOf) as ChoiceKind[];

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
export function choiceTable(counts: { mods: number; items: number; sectors: number }): ChoiceTable {
  const lengths = { ...counts, none: 1 };
  const list = (kind: ChoiceKind) =>
    Array.from({ length: lengths[objectsOf[kind]] }, (_, what): Choice => ({ kind, what }));
  const lists = choiceKinds.map((kind) => [kind, list(kind)]);
  return Object.fromEntries(lists) as ChoiceTable;
}

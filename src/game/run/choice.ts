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
 * others. All Choices have one shape, and the `Rules` hold one object for each, so that they can be compared by `===`.
 */
export interface Choice {
  readonly kind: ChoiceKind;
  readonly what: number;
}

/** Every Choice there is in a game, by kind and index. */
export type ChoiceTable = Readonly<Record<ChoiceKind, readonly Choice[]>>;

/** Makes each Choice once, for as many DiceMods, items and Sectors as a game has. */
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

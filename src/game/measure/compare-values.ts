/** Content, content → the values of rules and board that differ between them. */

import type { Content } from '../../model/content.ts';

/** The old and the new value, if any. */
export interface Pair<T> {
  readonly old?: T | undefined;
  readonly new?: T | undefined;
}

/** A changed value of rules or board. */
export interface ValueChange extends Pair<string | number | boolean> {
  /** Owner: the game, a difficulty by id, a DiceMod by abbreviation, a Sector by id. */
  readonly of: 'game' | 'house-rule' | 'difficulty' | 'dice-mod' | 'board' | 'sector' | 'order';
  readonly id?: string;
  readonly what: string;
}

/** Whether two plain values differ. */
export const isOther = (a: unknown, b: unknown) => text(a) !== text(b);
/** JSON has no Infinity, which means no limit. */
const text = (value: unknown) =>
  JSON.stringify(value, (_, one) => (one === Number.POSITIVE_INFINITY ? 'none' : one)) ?? '';

type Plain = string | number | boolean;

/** Values that differ between two records, by name. */
function valuesOf(
  about: Pick<ValueChange, 'of' | 'id'>,
  old: Readonly<Record<string, Plain | undefined>>,
  now: Readonly<Record<string, Plain | undefined>>,
): ValueChange[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names
    .filter((what) => old[what] !== now[what])
    .map((what) => ({ ...about, what, old: old[what], new: now[what] }));
}

/** The same for lists by id; things in one list only differ in `there`. */
function valuesOfEach<T>(
  of: ValueChange['of'],
  lists: readonly [readonly T[], readonly T[]],
  idOf: (one: T) => string,
  record: (one: T) => Readonly<Record<string, Plain | undefined>>,
): ValueChange[] {
  return pairsBy(lists, idOf).flatMap(({ key: id, old, new: now }) => {
    if (old && now) return valuesOf({ of, id }, record(old), record(now));
    return [{ of, id, what: 'there', old: old !== undefined, new: now !== undefined }];
  });
}

/** Pairs of two lists by a key, then by another, in the order of the lists. */
export function pairsBy<T, Key>(
  [old, now]: readonly [readonly T[], readonly T[]],
  keyOf: (one: T) => Key,
  otherKeyOf = (one: T): unknown => keyOf(one),
): ({ readonly key: Key } & Pair<T>)[] {
  const left = [...now];
  const partners = new Map<T, T | undefined>();
  for (const key of [keyOf, otherKeyOf])
    for (const one of old) {
      const found = partners.has(one) ? -1 : left.findIndex((other) => !isOther(key(one), key(other)));
      if (found >= 0) partners.set(one, left.splice(found, 1)[0]);
    }
  return [
    ...old.map((one) => ({ key: keyOf(one), old: one, new: partners.get(one) })),
    ...left.map((one) => ({ key: keyOf(one), new: one })),
  ];
}

/** Values of rules, board and named challenges that differ between two games. */
export function valueChanges(old: Content, now: Content): ValueChange[] {
  return [...gameValues(old, now), ...boardValues(old, now), ...orderValues(old, now)];
}

function gameValues({ game: old }: Content, { game: now }: Content): ValueChange[] {
  const ofGame = (game: Content['game']) => ({
    title: game.title,
    edition: `${game.edition.name}, ${game.edition.date}`,
    'event-dice': `d${game.eventDie}${game.eventDie}`,
    'cores-to-win': game.coresToWin,
    'core-diamonds': game.coreDiamonds,
    'spare-sector-numbers': game.spareSectorNumbers,
    'default-difficulty': game.defaultDifficulty,
    ...Object.fromEntries(Object.entries(game.labels).map(([name, label]) => [`label of ${name}`, label])),
  });
  return [
    ...valuesOf({ of: 'game' }, ofGame(old), ofGame(now)),
    ...valuesOf({ of: 'house-rule' }, old.houseRules, now.houseRules),
    ...valuesOfEach(
      'difficulty',
      [old.difficulties, now.difficulties],
      ({ id }) => id,
      (one) => ({
        name: one.name,
        health: one.health,
        'maximum-health': Number.isFinite(one.maximumHealth) ? one.maximumHealth : 'none',
        money: one.money,
        'starting-dice-mods': one.startingDiceMods,
        'dice-mod-limit': one.limitedDiceMods ? 'sheet' : 'none',
      }),
    ),
    ...valuesOfEach(
      'dice-mod',
      [old.diceMods, now.diceMods],
      ({ abbreviation }) => abbreviation,
      ({ count }) => ({ count }),
    ),
  ];
}

function boardValues({ board: old }: Content, { board: now }: Content): ValueChange[] {
  const order = ({ sectors }: Content['board']) => sectors.map(({ id }) => id);
  const stayed = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => others.includes(id)).join(' ');
  const [before, after] = [order(old), order(now)];
  return [
    ...valuesOf({ of: 'board' }, { title: old.title }, { title: now.title }),
    ...valuesOf({ of: 'board' }, { order: stayed(before, after) }, { order: stayed(after, before) }),
    ...valuesOfEach(
      'sector',
      [old.sectors, now.sectors],
      ({ id }) => id,
      ({ q, r, label }) => ({ place: `${q}, ${r}`, label }),
    ),
  ];
}

/** Named challenges, whose conditions are compared as a whole. */
function orderValues({ orders: old }: Content, { orders: now }: Content): ValueChange[] {
  return valuesOfEach(
    'order',
    [old?.orders ?? [], now?.orders ?? []],
    ({ title }) => title,
    ({ seed, difficulty, to, cores, turns, health, without }) => ({
      seed,
      asks: text([difficulty, to, cores, turns, health, without]),
    }),
  );
}

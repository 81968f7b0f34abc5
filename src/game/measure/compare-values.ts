/** Content, content → the values of rules and board that differ between them. */

import type { Content } from '../../model/content.ts';

/** As it was and as it is; undefined where there is none. */
export interface Pair<T> {
  readonly old?: T | undefined;
  readonly new?: T | undefined;
}

/** A value that the rules or the board go by. */
export interface ValueChange extends Pair<string | number | boolean> {
  /** What has it: the game, a difficulty by its id, a DiceMod by its abbreviation, a Sector by its id. */
  readonly of: 'game' | 'house-rule' | 'difficulty' | 'dice-mod' | 'board' | 'sector' | 'order';
  readonly id?: string;
  readonly what: string;
}

/** Whether two plain values differ in anything. */
export const isOther = (a: unknown, b: unknown) => text(a) !== text(b);
/** JSON has no Infinity, which is a limit here and no mistake. */
const text = (value: unknown) =>
  JSON.stringify(value, (_, one) => (one === Number.POSITIVE_INFINITY ? 'none' : one)) ?? '';

type Plain = string | number | boolean;

/** The values of two records of one thing that differ, by name. */
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

/** The same for lists of things that have a name; one that is only in one list differs in being there. */
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

/** The things of two lists by what they are known by, in the order of the lists. */
export function pairsBy<T, Key>(
  [old, now]: readonly [readonly T[], readonly T[]],
  keyOf: (one: T) => Key,
): ({ readonly key: Key } & Pair<T>)[] {
  const find = (list: readonly T[], key: Key) => list.find((one) => keyOf(one) === key);
  const keys = [...new Set([...old, ...now].map(keyOf))];
  return keys.map((key) => ({ key, old: find(old, key), new: find(now, key) }));
}

/** All values that the rules, the board and the named challenges of two games differ in. */
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

/** Named challenges: what is asked of them is compared as a whole. */
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

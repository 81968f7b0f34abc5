/** Seed, stars or day → boards that are chosen by how good their chances are. */

import { type Command, Option } from 'commander';
import type { RatedChallenge } from '../../../documents/document.ts';
import { type Challenge, challenge, type SheetKind } from '../../../game/challenge.ts';
import type { StarRange } from '../../../game/measure/rating.ts';
import type { Content } from '../../../model/content.ts';
import { shownShare } from '../../../model/stars.ts';
import { counted } from '../../../model/vocabulary.ts';
import { installation } from '../../installation.ts';
import { dealBoards, type SeedAt, seedsOf } from '../../shared/boards/deals.ts';
import { commandError, type Failure } from '../../terminal/failure.ts';
import { print } from '../../terminal/output.ts';
import { percent, textTable } from '../../terminal/text-table.ts';
import type { Rater } from './ratings.ts';

/** What is asked of the boards of sheets. */
export interface BoardWishes {
  readonly seed?: string;
  readonly count?: number;
  readonly rate?: true;
  readonly stars?: StarRange;
  readonly daily?: string | true;
  readonly weekly?: string | true;
  readonly hopeless?: true;
}

/** Boards that are looked at in a row without finding one of the stars that are wanted. */
const patience = 600;

/** Boards after which a search that has found none looks whether any came near. */
const soon = 60;

/** Options that choose other boards than that of a day or week. */
const otherBoards = ['seed', 'count', 'stars', 'calendar', 'tournament'];

/** The options by which boards are chosen. */
export function addBoardOptions(command: Command): Command {
  return command
    .option('--rate', "print the board's stars, its chance and a par on the sheet: about a second each, remembered")
    .addOption(
      new Option('--stars <A..B>', 'search for boards of so many stars, 1 to 5, and print them: 3, or 2..4')
        .argParser(parseStars)
        .conflicts('hopeless'),
    )
    .addOption(
      new Option('--daily [DATE]', 'the challenge of a day (default: today by UTC), the same for everyone').conflicts([
        'weekly',
        ...otherBoards,
      ]),
    )
    .addOption(
      new Option('--weekly [DATE]', 'the challenge of the week of a day, from Monday on').conflicts(otherBoards),
    )
    .option('--hopeless', 'deal fresh boards as they come, those without a star among them');
}

/** What the help says of them. */
export const boardHelp = `Stars are for the chance that an experienced runner (the policy runner, who sees the whole board and knows the book)
wins on the board: one from 5 %, two from 20, three from 35, four from 50, five from 65 %. 1,100 Runs are played for
it, the same ones wherever it is rated: the chance is within 3 points at 95 %, so that near a limit a board may have a
star too many or too few. Par is what the median of these Runs brings out, and in how many turns. Under 5 % a board is
hopeless. Fresh seeds never deal one that a glance finds to be (a few Runs; one hopeless board in fifty may slip
through); --hopeless leaves the glance out. A seed that is given deals its board, hopeless or not. With --stars, --seed
is tried with -1, -2, … behind it; of a --count of 8, the third board tries -3, -11, -19, …, so that parts of a batch
find what the whole does. A search ends where the first 60 boards are more than a star away, and after 600 in vain.
--daily and --weekly deal the seeds daily-2026-11-22 and weekly-2026-11-16, or the first of -2, -3, … behind them that
has hope at the default difficulty. Ratings are kept in the directory that CORE_RUNNER_CACHE names, or where the system
keeps such things; none where it names nothing.`;

/** Whether boards are rated or searched, or fresh: everything but a plain sheet of a seed. */
export function isChosen({ seed, rate, stars, daily, weekly, hopeless }: BoardWishes): boolean {
  return Boolean(rate || stars || daily || weekly) || (seed === undefined && !hopeless);
}

/** Deals the boards that are wished for, with their ratings where these are asked for. */
export async function chooseBoards(
  content: Content,
  wishes: BoardWishes,
  {
    difficulty,
    kind,
    directory = installation.content,
  }: { difficulty: string; kind: SheetKind; directory?: string | undefined },
): Promise<RatedChallenge[]> {
  const { firstWith, withRater } = await import('./ratings.ts');
  const { seed, stars, rate, hopeless } = wishes;
  const count = wishes.count ?? 1;
  const dealt = (text: string) => challenge(content, text, difficulty, kind);
  const day = daySeed(wishes);
  return withRater(content, directory, count, async (rater) => {
    const rated = async (board: Challenge): Promise<RatedChallenge> =>
      rate ? { ...board, rating: await rater.rate(board) } : board;
    const each = async (boards: readonly Challenge[]) => {
      const done: RatedChallenge[] = [];
      for (const board of boards) done.push(await rated(board));
      return done;
    };
    const many = { count, atOnce: rater.atOnce, patience };
    if (day !== undefined) {
      // The board is the same for every difficulty: its hope is that of the usual one.
      const usual = content.game.defaultDifficulty;
      for (let attempt = 1; ; attempt++) {
        const text = attempt === 1 ? day : `${day}-${attempt}`;
        if (attempt === patience || (await rater.hasHope(challenge(content, text, usual, kind))))
          return each([dealt(text)]);
      }
    }
    if (stars && seed !== undefined && count > 1) {
      const places = Array.from({ length: count }, (_, index) => index + 1);
      const batch = { ...wishes, seedAt: seedsOf(content, { seed, count }), count, difficulty, kind };
      return boardsAt(content, batch, { places, rater });
    }
    if (stars) {
      const seedAt = seedsOf(content, { seed, count: seed === undefined ? undefined : Number.POSITIVE_INFINITY });
      let place = 0;
      const candidates = () => dealt(seedAt(++place));
      const after = (missed: readonly Challenge[]) => requireNear(content, missed, stars, rater);
      const sign = (board: Challenge) => rater.rateWithin(board, stars);
      const found = await firstWith(candidates, sign, { ...many, soon: { count: soon, after } });
      if (found.length < count)
        throw noneFound(
          content,
          stars,
          difficulty,
          `the last ${patience}${found.length > 0 ? `, ${found.length} before them` : ''}`,
        );
      return found.map(({ board, sign: rating }) => ({ ...board, rating }));
    }
    if (seed !== undefined || hopeless) return each(dealBoards(content, { ...wishes, difficulty, kind }));
    const seedAt = seedsOf(content, {});
    const hopeful = async (board: Challenge) => ((await rater.hasHope(board)) ? true : undefined);
    const found = await firstWith(() => dealt(seedAt(1)), hopeful, many);
    if (found.length < count)
      throw commandError(`none of ${patience} boards has hope`, '--hopeless deals them all the same');
    return each(found.map(({ board }) => board));
  });
}

/** What the boards of a batch are. */
export interface BatchWishes extends BoardWishes {
  readonly seedAt: SeedAt;
  readonly count: number;
  readonly difficulty: string;
  readonly kind: SheetKind;
}

/**
 * The boards of some places of a batch, counted from 1, rated where that is asked for. With stars the board of a place is the
 * first that has them of its own seeds: with the place behind them, with the place and once the count, twice the count, …
 * So each is found for itself, a part of a batch finds what the whole does, and no seed is rated for two places.
 */
export async function boardsAt(
  content: Content,
  { seedAt, count, stars, rate, difficulty, kind }: BatchWishes,
  { places, rater }: { readonly places: readonly number[]; readonly rater: Rater | undefined },
): Promise<RatedChallenge[]> {
  const dealt = (place: number) => challenge(content, seedAt(place), difficulty, kind);
  if (rater === undefined || !(stars || rate)) return places.map(dealt);
  const found: RatedChallenge[] = [];
  const search = async (index: number, place: number) => {
    for (let attempt = 0; attempt < patience; attempt++) {
      const board = dealt(place + attempt * count);
      const rating = stars ? await rater.rateWithin(board, stars) : await rater.rate(board);
      if (rating) {
        found[index] = { ...board, rating };
        return;
      }
      if (stars && attempt + 1 === soon)
        await requireNear(
          content,
          Array.from({ length: soon }, (_, before) => dealt(place + before * count)),
          stars,
          rater,
        );
    }
    throw noneFound(content, stars as StarRange, difficulty, `the last ${patience}`);
  };
  const waiting = places.entries();
  const searchNext = async () => {
    for (const [index, place] of waiting) await search(index, place);
  };
  // A rating by itself keeps all threads busy; most searches end soon.
  await Promise.all(Array.from({ length: stars ? rater.atOnce : 1 }, searchNext));
  return found;
}

/** Boards with their ratings. */
export async function rateBoards(
  content: Content,
  boards: readonly Challenge[],
  directory = installation.content,
): Promise<RatedChallenge[]> {
  const { withRater } = await import('./ratings.ts');
  return withRater(content, directory, boards.length, async (rater) => {
    const rated: RatedChallenge[] = [];
    for (const board of boards) rated.push({ ...board, rating: await rater.rate(board) });
    return rated;
  });
}

/** Prints stars, chance and par of the boards that have them. */
export function reportRatings({ game }: Content, boards: readonly RatedChallenge[]): void {
  const rows = boards.flatMap(({ code, name, rating }) =>
    rating
      ? [
          [
            code,
            name ?? '',
            `${'★'.repeat(rating.stars)}${'☆'.repeat(5 - rating.stars)}`,
            percent(shownShare(rating.won.share), 0),
            counted(rating.par.cores, game.words.core),
            String(rating.par.turns),
          ],
        ]
      : [],
  );
  if (rows.length > 0)
    print(`\n${textTable('<<<>>>', [['code', 'seed', 'stars', 'chance', 'par', 'turns'], ...rows])}\n`);
}

/** Holds boards that have not the stars against those who want them. @throws Failure (exit 2) where none is but a star away. */
async function requireNear(
  content: Content,
  missed: readonly Challenge[],
  stars: StarRange,
  rater: Rater,
): Promise<void> {
  const near = { from: Math.max(0, stars.from - 1), to: Math.min(5, stars.to + 1) };
  for (let from = 0; from < missed.length; from += rater.atOnce) {
    const rated = missed.slice(from, from + rater.atOnce).map((board) => rater.rateWithin(board, near));
    if ((await Promise.all(rated)).some((rating) => rating !== undefined)) return;
  }
  const among = `the first ${missed.length}, nor one a star away`;
  throw noneFound(content, stars, missed[0]?.difficulty ?? '', among);
}

function noneFound({ game }: Content, { from, to }: StarRange, difficulty: string, among: string): Failure {
  const name = game.difficulties.find(({ id }) => id === difficulty)?.name ?? difficulty;
  const wanted = from === to ? `${from}` : `${from} to ${to}`;
  return commandError(
    `no board of ${wanted} ${wanted === '1' ? 'star' : 'stars'} on ${name} among ${among}`,
    'ask for other stars, or another difficulty',
  );
}

/** `3`, `2..4`, and `0` for a hopeless board. */
function parseStars(word: string): StarRange {
  const [, first = '', last = first] = /^([0-5])(?:(?:\.\.|-|–|…)([0-5]))?$/u.exec(word) ?? [];
  if (first === '' || Number(first) > Number(last))
    throw commandError(
      `--stars must be a number from 1 to 5 or two of them, found ${word || 'nothing'}`,
      '--stars 2..4 is from two to four',
    );
  return { from: Number(first), to: Number(last) };
}

const dayMilliseconds = 86_400_000;

/** The seed of a day's or a week's challenge; undefined where neither is asked for. */
function daySeed({ daily, weekly }: BoardWishes): string | undefined {
  if (daily) return `daily-${isoDay(dayOf('--daily', daily))}`;
  if (!weekly) return undefined;
  const day = dayOf('--weekly', weekly);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return `weekly-${isoDay(day - sinceMonday * dayMilliseconds)}`;
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A day as it was typed. @throws Failure where it is none. */
export const requireDay = (option: string, word: string): string => isoDay(dayOf(option, word));

/** Milliseconds of a day's beginning, of today's by UTC where none is named. */
function dayOf(option: string, word: string | true): number {
  const text = word === true ? new Date().toISOString().slice(0, 10) : word;
  const time = /^(?!0000)\d{4}-\d\d-\d\d$/u.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || isoDay(time) !== text)
    throw commandError(`${option} must be a day such as 2026-11-22, found ${text || 'nothing'}`);
  return time;
}

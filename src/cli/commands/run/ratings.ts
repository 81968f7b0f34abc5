/** Dealt boards → their ratings, cached or played on every processor. */

import { availableParallelism } from 'node:os';
import type { Deal } from '../../../game/deal.ts';
import {
  isHopeless,
  isWithin,
  type Rating,
  ratingKey,
  ratingOf,
  ratingRuns,
  type StarRange,
} from '../../../game/measure/rating.ts';
import { compileRules } from '../../../game/run/rules.ts';
import { itemAt } from '../../../item-at.ts';
import type { Content } from '../../../model/content.ts';
import { readRating, writeRating } from '../../rating-cache.ts';
import { progressLine } from '../../terminal/progress.ts';
import type { SimulationPool } from '../../workers/pool.ts';

export interface Rater {
  rate(board: Deal): Promise<Rating>;
  /** The rating of a board; undefined if its stars are outside the range. */
  rateWithin(board: Deal, range: StarRange): Promise<Rating | undefined>;
  /** Whether a board has at least one star. */
  hasHope(board: Deal): Promise<boolean>;
  /** Counts boards, or parts of one, on the progress line. */
  advance(boards: number): void;
  /** How many boards to rate at once. */
  readonly atOnce: number;
}

const maxInThread = 4; // boards checked for hope in this thread: starting workers takes as long

/** Calls `use` with a rater, whose worker threads start with the first board to play. */
export async function withRater<Result>(
  content: Content,
  boards: number,
  use: (rater: Rater) => Promise<Result>,
): Promise<Result> {
  const threads = availableParallelism();
  let pool: Promise<SimulationPool> | undefined;
  const counter = boardCounter(boards);
  const onRuns = (runs: number) => counter.advance(runs / ratingRuns);
  const openPool = () => {
    pool ??= import('../../workers/pool.ts').then(({ createPool }) =>
      createPool({ content, seed: '', threads, onRuns }),
    );
    return pool;
  };
  const rules = new Map<string, ReturnType<typeof compileRules>>();
  const rulesFor = ({ difficulty }: Deal) => {
    const known = rules.get(difficulty) ?? compileRules(content, difficulty);
    rules.set(difficulty, known);
    return known;
  };
  const rater: Rater = {
    atOnce: 2 * threads,
    advance: counter.advance,
    async rate(board) {
      const key = ratingKey(rulesFor(board), board);
      const cached = readRating(key);
      if (cached) counter.advance(1);
      const known = cached ?? (await (await openPool()).board(board));
      writeRating(key, known);
      return ratingOf(known);
    },
    async rateWithin(board, range) {
      const key = ratingKey(rulesFor(board), board);
      const known = readRating(key);
      counter.advance(0, 1);
      if (known) return isWithin(ratingOf(known), range) ? ratingOf(known) : undefined;
      const found = await (await openPool()).rate(board, range);
      if (found) writeRating(key, found);
      return found && ratingOf(found);
    },
    hasHope: async (board) =>
      boards <= maxInThread ? !isHopeless(rulesFor(board), board) : (await openPool()).hasHope(board),
  };
  try {
    return await use(rater);
  } finally {
    counter.close();
    await (await pool)?.close();
  }
}

/** Counts boards, or parts of one, and those tried, on the progress line. */
function boardCounter(boards: number) {
  const progress = progressLine('board');
  let [done, tried] = [0, 0];
  const advance = (more: number, tries = 0) => {
    done += more;
    tried += tries;
    progress.update(Math.min(done, boards), boards, tried > 0 ? `, ${tried} tried` : '');
  };
  const soon = setTimeout(() => advance(0), 1_000);
  return {
    advance,
    close() {
      clearTimeout(soon);
      progress.done();
    },
  };
}

export interface FoundBoard<Board, Sign> {
  readonly board: Board;
  readonly sign: Sign;
}

/** The first `count` candidates with a sign, in order; fewer after `maxFailures` in a row, or if `firstLook.after` throws. */
export async function firstWith<Board, Sign>(
  candidates: () => Board,
  sign: (board: Board) => Promise<Sign | undefined>,
  {
    count,
    atOnce,
    maxFailures,
    firstLook,
    onFound = () => {},
  }: {
    readonly count: number;
    readonly atOnce: number;
    readonly maxFailures: number;
    readonly firstLook?: { readonly count: number; after(missed: readonly Board[]): Promise<void> };
    readonly onFound?: () => void;
  },
): Promise<FoundBoard<Board, Sign>[]> {
  const found: FoundBoard<Board, Sign>[] = [];
  const waiting: { board: Board; sign: Promise<Sign | undefined> }[] = [];
  const missed: Board[] = [];
  let failures = 0;
  while (found.length < count && failures < maxFailures) {
    while (waiting.length < Math.min(atOnce, 2 * (count - found.length))) {
      const board = candidates();
      const looked = sign(board);
      // A failure counts only when its turn comes.
      looked.catch(() => {});
      waiting.push({ board, sign: looked });
    }
    const { board, sign: looked } = itemAt(waiting.splice(0, 1), 0);
    const seen = await looked;
    if (seen === undefined) {
      failures++;
      if (firstLook && found.length === 0 && failures <= firstLook.count && missed.push(board) === firstLook.count)
        await firstLook.after(missed);
    } else {
      failures = 0;
      found.push({ board, sign: seen });
      onFound();
    }
  }
  await Promise.all(waiting.map((one) => one.sign));
  return found;
}

/** Lines of friends → a table for each board and one for all, by the rules of tournaments. */

import type { Challenge } from '../game/challenge.ts';
import type { Score } from '../game/measure/score.ts';
import { itemAt, sumOf } from '../item-at.ts';
import type { Content } from '../model/content.ts';
import { difficultyName } from '../model/game.ts';
import type { LineFault } from './code-words.ts';
import { countedCores, lineReader, playerAbove, type ScoredLine, type Scoring } from './line.ts';

/** What is compared: more cores, then fewer turns, then more Health. */
export type ScoreTotals = Pick<Score, 'cores' | 'turns' | 'health'>;

/** A player on one board. */
export interface RankedPlayer extends ScoreTotals {
  /** From 1; players who are equal share it, and the next is left out. */
  readonly rank: number;
  readonly player: string;
}

/** A player on all boards. */
export interface Standing extends RankedPlayer {
  /** The sum of ranks; on a board without a result the rank after the last. */
  readonly sum: number;
  /** Boards without a result. */
  readonly missing: number;
}

/** A line that counts for nothing: without a fault it is no score. */
export interface UnreadLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly fault?: LineFault;
}

/** The standing of a group. */
export interface Ranking {
  readonly boards: readonly { readonly board: Challenge; readonly rows: readonly RankedPlayer[] }[];
  /** Empty if there is one board. */
  readonly together: readonly Standing[];
  readonly unread: readonly UnreadLine[];
}

/** The heading of the table of a board. */
export const boardTitle = ({ game }: Content, { name, code, difficulty }: Challenge): string =>
  [...(name ? [name] : []), code, difficultyName(game, difficulty)].join(', ');

/** What is said of a text without lines. */
export const noLines = ({ game }: Content, from = ''): LineFault => [
  `expected lines of scores, found none${from}`,
  `a line begins with ${game.title} ·`,
];

/** Whether nothing of a text is a line, right or wrong. */
export const isEmpty = ({ boards, unread }: Ranking): boolean =>
  boards.length === 0 && unread.every(({ fault }) => fault === undefined);

/** Reads lines, each checked against its board, and ranks them. A player counts once on a board: the first line. */
export function rankLines(scoring: Scoring, text: string): Ranking {
  const boards = new Map<string, { board: Challenge; results: ScoredLine[] }>();
  const unread: UnreadLine[] = [];
  const readLine = lineReader(scoring);
  for (const [index, line] of text.split(/\r\n?|\n/u).entries()) {
    if (line.trim() === '') continue;
    const refuse = (fault?: LineFault) => unread.push({ line: index + 1, text: line.trim(), ...(fault && { fault }) });
    const read = readLine(line);
    if (read === undefined || !('board' in read)) refuse(read);
    else {
      const above = unread.at(-1);
      const name = read.player === '' && above?.line === index && !above.fault ? playerAbove(above.text) : undefined;
      if (name !== undefined) unread.pop();
      const player = read.player || (name ?? scoring.say('site-check-line', { number: index + 1 }));
      const one = { ...read, player };
      const found = boards.get(one.board.code) ?? { board: one.board, results: [] };
      const earlier = found.results.find((other) => nameKey(other.player) === nameKey(one.player));
      if (earlier) {
        if (JSON.stringify(earlier.score) !== JSON.stringify(one.score))
          refuse([`${one.player} has another result on this board`, 'delete one of the lines']);
        continue;
      }
      boards.set(one.board.code, found);
      found.results.push(one);
    }
  }
  const ranked = [...boards.values()].map(({ board, results }) => ({
    board,
    rows: rankedBy(
      results.map(({ player, score }) => {
        const { turns, health } = score;
        return { player, cores: countedCores(score), turns, health };
      }),
      compareTotals,
    ),
  }));
  return { boards: ranked, together: ranked.length > 1 ? togetherOf(ranked) : [], unread };
}

const nameKey = (player: string) => player.toLowerCase();

const compareTotals = (a: ScoreTotals, b: ScoreTotals) => b.cores - a.cores || a.turns - b.turns || b.health - a.health;

/** Sorted, with ranks; equal ones stay in the order of their lines. */
function rankedBy<One>(ones: readonly One[], compare: (a: One, b: One) => number): (One & { readonly rank: number })[] {
  const sorted = [...ones].sort(compare);
  return sorted.map((one) => ({ ...one, rank: sorted.findIndex((other) => compare(one, other) === 0) + 1 }));
}

/** The smallest sum of ranks wins; if sums are equal, the totals of all Runs. */
function togetherOf(boards: Ranking['boards']): Standing[] {
  const names = new Map(boards.flatMap(({ rows }) => rows.map(({ player }) => [nameKey(player), player] as const)));
  const places = [...names].map(([key, player]) => {
    const found = boards.map(({ rows }) => rows.find((row) => nameKey(row.player) === key));
    const total = (of: keyof ScoreTotals) => sumOf(found.map((row) => row?.[of] ?? 0));
    const ranks = found.map((row, at) => row?.rank ?? itemAt(boards, at).rows.length + 1);
    const missing = found.filter((row) => row === undefined).length;
    const totals = { cores: total('cores'), turns: total('turns'), health: total('health') };
    return { player, sum: sumOf(ranks), missing, ...totals };
  });
  return rankedBy(places, (a, b) => a.sum - b.sum || compareTotals(a, b));
}

/** Lines of friends, ranked by the rules of tournaments. */

import { describe, expect, it } from 'vitest';
import { catalogueFor } from '../../src/build.ts';
import { gameTexts } from '../../src/documents/document.ts';
import { challenge } from '../../src/game/challenge.ts';
import type { Score } from '../../src/game/measure/score.ts';

import { scoreLine } from '../../src/scores/line.ts';
import { rankLines } from '../../src/scores/table.ts';
import { shippedContent as content } from '../game/shipped.ts';
import { supplies } from '../typeset/house.ts';

const scoring = { content, say: catalogueFor(gameTexts(content), 'en', supplies).say };
const boards = ['week-1', 'week-2'].map((seed) => challenge(content, seed, 'normal', { sealed: false, dice: false }));

/** A line of a player on board 1 or 2. */
function lineOf(
  player: string,
  on: 1 | 2,
  [cores, turns, health]: readonly [number, number, number],
  end: Score['end'] = 'goal',
) {
  const board = boards[on - 1];
  if (!board) throw new Error('no board');
  return `${player}: ${scoreLine(scoring, board, { end, cores, turns, health })}`;
}

const brief = (rows: readonly { readonly rank: number; readonly player: string }[]) =>
  rows.map(({ rank, player }) => `${rank} ${player}`);

describe('a table', () => {
  it('ranks more cores, then fewer turns, then more Health; equal players share a rank and the next is left out', () => {
    const lines = [
      lineOf('Dot', 1, [1, 14, 3]),
      lineOf('Ada', 1, [2, 20, 1]),
      lineOf('Eve', 1, [1, 15, 9]),
      lineOf('Ben', 1, [1, 14, 4]),
      lineOf('Cy', 1, [1, 14, 4]),
    ];
    const { boards: found, together, unread } = rankLines(scoring, lines.join('\n'));
    expect(found.map(({ rows }) => brief(rows))).toEqual([['1 Ada', '2 Ben', '2 Cy', '4 Dot', '5 Eve']]);
    expect([together, unread]).toEqual([[], []]);
  });

  it('counts no cores of a Run that ended without a choice', () => {
    const lines = [lineOf('Ada', 1, [3, 14, 0], 'no-health'), lineOf('Ben', 1, [0, 13, 2])];
    expect(rankLines(scoring, lines.join('\n')).boards[0]?.rows).toMatchObject([
      { player: 'Ben' },
      { player: 'Ada', cores: 0 },
    ]);
  });

  it('adds ranks on all boards, then totals; a board without a result is the rank after the last', () => {
    const lines = [
      lineOf('Ada', 1, [2, 14, 3]),
      lineOf('Ben', 1, [1, 14, 3]),
      lineOf('Cy', 1, [1, 15, 3]),
      lineOf('ben', 2, [2, 14, 3]),
      lineOf('Ada', 2, [1, 14, 3]),
    ];
    const { together } = rankLines(scoring, lines.join('\r\n'));
    expect(together).toEqual([
      { rank: 1, player: 'Ada', sum: 3, missing: 0, cores: 3, turns: 28, health: 6 },
      { rank: 1, player: 'ben', sum: 3, missing: 0, cores: 3, turns: 28, health: 6 },
      { rank: 3, player: 'Cy', sum: 6, missing: 1, cores: 1, turns: 15, health: 3 },
    ]);
  });

  it('lists what it did not read, counts a line once, and refuses a second result', () => {
    const line = lineOf('Ada', 1, [2, 14, 3]);
    const { boards: found, unread } = rankLines(
      scoring,
      ['hello', line, line, '', lineOf('ADA', 1, [1, 14, 3]), line.replace('14 turns', '1 turn')].join('\n'),
    );
    expect(found[0]?.rows).toHaveLength(1);
    const nameless = rankLines(scoring, `\n${line.replace('Ada: ', '')}`);
    expect(nameless.boards[0]?.rows[0]?.player).toBe('line 2');
    for (const above of ['Anna 20:14', 'Anna, [27 Nov 2026 20:14]', 'Anna:', 'Anna 8:14 PM']) {
      const { boards: named, unread: left } = rankLines(scoring, `${above}\n${line.replace('Ada: ', '')}`);
      expect([named[0]?.rows[0]?.player, left]).toEqual(['Anna', []]);
    }
    const talk = rankLines(scoring, `well played\n${line.replace('Ada: ', '')}`);
    expect([talk.boards[0]?.rows[0]?.player, talk.unread.length]).toEqual(['line 2', 1]);
    expect(unread).toEqual([
      { line: 1, text: 'hello' },
      { line: 5, text: expect.any(String), fault: ['ADA has another result on this board', 'delete one of the lines'] },
      { line: 6, text: expect.any(String), fault: [expect.stringContaining('found 1'), expect.any(String)] },
    ]);
  });
});

/** Score lines: written, and read again by the messages that wrote them. */

import { describe, expect, it } from 'vitest';
import { catalogueFor } from '../../src/build.ts';
import { gameTexts } from '../../src/documents/document.ts';
import { challenge } from '../../src/game/challenge.ts';
import { type Score, scoreEnds, scoreFaults } from '../../src/game/measure/score.ts';
import { compileRules } from '../../src/game/run/rules.ts';

import type { Content } from '../../src/model/content.ts';
import { lineReader, type Scoring, scoreLine } from '../../src/scores/line.ts';
import { loadContent } from '../load/directory.ts';
import { supplies } from '../typeset/house.ts';

const games = ['core-runner', 'low-tide'];
const languages = ['en-GB', 'de', 'fr'];

const loaded = (name: string): Content => {
  const { content } = loadContent(`content/${name}`);
  if (!content) throw new Error(`cannot load ${name}`);
  return content;
};

const scoringIn = (content: Content, language: string): Scoring => {
  const game = { ...content, game: { ...content.game, language } };
  return { content: game, say: catalogueFor(gameTexts(game), language, supplies).say };
};

/** A possible score for an end on a board. */
function possible(scoring: Scoring, seed: string, end: Score['end']) {
  const { content } = scoring;
  const rules = compileRules(content, content.game.defaultDifficulty);
  const board = challenge(content, seed, content.game.defaultDifficulty, { sealed: false, dice: true });
  for (let turns = 1; turns < 40; turns++)
    for (let health = 0; health < 12; health++)
      for (const cores of [1, 0]) {
        const score: Score = { end, cores, turns, health };
        if (scoreFaults(rules, board, score).length === 0) return { board, score };
      }
  throw new Error(`no score for ${end}`);
}

describe.each(games)('a score of %s', (name) => {
  const content = loaded(name);

  it.each(languages)('is read as it was written, with each end, in %s', (language) => {
    const scoring = scoringIn(content, language);
    const lines = scoreEnds.map((end) => {
      const { board, score } = possible(scoring, 'moth-candle-lamp', end);
      const line = scoreLine(scoring, board, score);
      const counts = end === 'no-health' || end === 'unable-to-move' ? 0 : score.cores;
      const read = lineReader(scoring)(`Ada: ${line}`);
      expect(read, line).toMatchObject({
        player: 'Ada',
        board: { code: board.code },
        score: { ...score, cores: counts },
      });
      return line;
    });
    expect(new Set(lines.map((line) => line.split(' · ')[3])).size).toBe(scoreEnds.length);
  });

  it('keeps its name for the player through what chats do to a line', () => {
    const scoring = scoringIn(content, 'en');
    const { board, score } = possible(scoring, 'moth-candle-lamp', 'goal');
    const line = scoreLine(scoring, board, score);
    const player = (text: string) => Object(lineReader(scoring)(text)).player;
    expect(player(line)).toBe('');
    expect(player(`Ben – ${line}`)).toBe('Ben');
    expect(player(`[28.11.26, 12:01:09] Ada Lo: ${line}`)).toBe('Ada Lo');
    expect(player(`27.11.26, 20:18 - Dr. Dan: ${line}`)).toBe('Dr. Dan');
    expect(player(`11/27/26, 8:14\u202FPM - Anna: ${line}`)).toBe('Anna');
    expect(player(`> * Zoë ${line.replaceAll(' · ', '\u00A0·\u00A0')} well played`)).toBe('Zoë');
    expect(player(`Cy: \u200E${line.replaceAll('·', '•')}  `)).toBe('Cy');
  });

  it('is refused with what is wrong and what to do', () => {
    const scoring = scoringIn(content, 'en');
    const { board, score } = possible(scoring, 'moth-candle-lamp', 'goal');
    const line = scoreLine(scoring, board, score);
    const told = (from: string | RegExp, to: string) => lineReader(scoring)(line.replace(from, to));
    const last = board.code.at(-1) as string;
    expect(told(board.code, `${board.code.slice(0, -1)}${last === '7' ? '8' : '7'}`)).toEqual([
      expect.stringMatching(/^symbol \d+ of the code is wrong: .$/u),
      `did you mean ${board.code}?`,
    ]);
    expect(told(/\d+ turns/u, '2 turns')).toEqual([
      expect.stringMatching(/takes at least \d+ turns, found 2$/u),
      expect.any(String),
    ]);
    expect(told(/\d+ turns/u, 'many turns')).toEqual(['the line is not as it was printed', 'copy the whole line']);
    expect(told(/\w+, \w+, \w+, \w+$/u, 'sun, sun, sun, sun')).toEqual([
      expect.stringMatching(/^other books: the line shows sun, sun, sun, sun, and these books show /u),
      'play with the same books',
    ]);
    expect(lineReader(scoring)('well played, all')).toBeUndefined();
  });
});

it('a line of another game is told apart', () => {
  const [one, other] = games.map((name) => scoringIn(loaded(name), 'en')) as [Scoring, Scoring];
  const { board, score } = possible(other, 'moth-candle-lamp', 'goal');
  expect(lineReader(one)(scoreLine(other, board, score))).toEqual([
    'the code is of another game: titles differ',
    'check it with its own game',
  ]);
});

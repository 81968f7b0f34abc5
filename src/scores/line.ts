/** A score ↔ the line that players share, in the language of the game. */

import { type Challenge, challengeOf } from '../game/challenge.ts';
import { type Score, type ScoreEnd, scoreEnds } from '../game/measure/score.ts';
import { compileRules } from '../game/run/rules.ts';
import { readRunCode } from '../game/run-code.ts';
import type { Say } from '../language/catalogue.ts';
import { memo } from '../memo.ts';
import type { Content } from '../model/content.ts';
import { difficultyName } from '../model/game.ts';
import { fingerprintSigns, type SignName } from '../model/imprint.ts';
import { differences, type LineFault, readBoard } from './code-words.ts';
import { impossibleIn } from './fault-words.ts';

/** A game, and its messages. */
export interface Scoring {
  readonly content: Content;
  readonly say: Say;
}

/** A line that was read: who played, on which board, and how it ended. */
export interface ScoredLine {
  readonly player: string;
  readonly board: Challenge;
  readonly score: Score;
}

/** The pictures that a content prints next to its codes. */
export const picturesOf = ({ fingerprint }: Content): SignName[] => fingerprintSigns(fingerprint);

/** The cores that count: those of a Run that ended by choice on a labelled Sector. */
export const countedCores = ({ end, cores }: Score): number =>
  end === 'no-health' || end === 'unable-to-move' ? 0 : cores;

/** Whether a score wins. */
export const scoreWins = ({ game }: Content, { end, cores }: Score): boolean =>
  end === 'goal' && cores >= game.coresToWin;

const dot = ' · ';

/** The line to share. */
export function scoreLine(scoring: Scoring, { code, difficulty }: Challenge, score: Score): string {
  const { content, say } = scoring;
  const { end, turns, health } = score;
  const counts = [
    say('score-line-cores', { count: countedCores(score) }),
    say('score-line-turns', { count: turns }),
    say('score-line-health', { count: health }),
  ];
  const { game } = content;
  return [
    game.title,
    code,
    difficultyName(game, difficulty),
    endText(scoring, end),
    ...counts,
    signsText(scoring),
  ].join(dot);
}

/** How a Run ended, in the words of a line. */
export function endText({ content, say }: Scoring, end: ScoreEnd): string {
  const isPlace = end !== 'no-health' && end !== 'unable-to-move';
  return say('score-line-end', { end, place: isPlace ? content.game.labels[end] : '' });
}

/** The pictures of a game by their names. */
export const signsText = ({ content, say }: Scoring) =>
  picturesOf(content)
    .map((name) => say('sign', { name }))
    .join(', ');

/** A reader of lines, which is undefined for a line that is none. Text before the title is the name of the player. */
export function lineReader(scoring: Scoring): (given: string) => ScoredLine | LineFault | undefined {
  const { content } = scoring;
  const { title } = content.game;
  const rulesFor = memo((difficulty: string) => compileRules(content, difficulty));
  const signs = signsText(scoring);
  return (given) => {
    const text = plainLine(given);
    const from = text.lastIndexOf(title + dot);
    if (from < 0) return isForeign(content, text) ? [differences.game, 'check it with its own game'] : undefined;
    const [word = '', ...rest] = text.slice(from + title.length + dot.length).split(dot);
    const board = readBoard(content, word);
    if (!('code' in board)) return board;
    const score = scoreIn(scoring, difficultyName(content.game, board.difficulty), signs, rest.join(dot));
    if (!('turns' in score)) return score;
    const [fault] = impossibleIn(rulesFor(board.difficulty), board, score);
    return fault ?? { player: playerIn(text.slice(0, from)), board, score };
  };
}

/** The numbers of the parts after the code: each part is said again until it is the same. */
function scoreIn(scoring: Scoring, difficulty: string, own: string, rest: string): Score | LineFault {
  let left = rest;
  const take = <Value>(values: readonly Value[], textOf: (value: Value) => string): Value | undefined => {
    const found = values.find((value) => left.startsWith(textOf(value) + dot));
    if (found !== undefined) left = left.slice(textOf(found).length + dot.length);
    return found;
  };
  const numbers = [...new Set(rest.match(/\d+/gu))].map(Number);
  const takeCount = (id: string) => take(numbers, (count) => scoring.say(id, { count }));
  take([difficulty], (name) => name);
  const end = take(scoreEnds, (one) => endText(scoring, one));
  const [cores, turns, health] = [
    takeCount('score-line-cores'),
    takeCount('score-line-turns'),
    takeCount('score-line-health'),
  ];
  if (end === undefined || cores === undefined || turns === undefined || health === undefined)
    return ['the line is not as it was printed', 'copy the whole line'];
  if (!left.startsWith(own))
    return [`other books: the line shows ${left}, and these books show ${own}`, 'play with the same books'];
  return { end, cores, turns, health };
}

/** A line of a chat without signs that cannot be seen, each dot between spaces. */
const plainLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/ ?[·•∙⋅] ?/gu, dot)
    .trim();

/** A time as chats put it before a name: `[27/11, 20:14]`, `27.11.26, 20:18 -`, `11/27/26, 8:14 PM -`. */
const chatTime =
  /^(?:\[[^\]]*\]|\d{1,4}([./-])\d{1,2}\1\d{1,4},? \d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]\.? ?m\.?)? [-–—] )/iu;

/** A name without the time that chats put before it, and the colon after it. */
const playerIn = (text: string) =>
  text
    .trim()
    .replace(chatTime, '')
    .replace(/^[\s>*•·-]+|[\s:>,;–—-]+$/gu, '');

/** The name in a line that chats put above what was said: `Anna 20:14`, `Anna, [27 Nov 2026 20:14]`, `Anna:`. */
export const playerAbove = (text: string): string | undefined =>
  /^([^:[\]]{1,40}?)(?:,? \[[^\]]*\d:\d\d[^\]]*\]|,? \d{1,2}:\d\d(?: ?[AP]M)?|:)$/iu.exec(plainLine(text))?.[1];

/** Whether a part of a line is the code of another game. */
const isForeign = (content: Content, text: string) =>
  text.split(dot).some((part) => {
    const read = readRunCode(part);
    return 'code' in read && challengeOf(content, read.code) === 'game';
  });

/** A score ↔ the line that players share, in the language of the game. */

import { type Challenge, challengeOf } from '../game/challenge.ts';
import { type Score, type ScoreEnd, scoreEnds, scoreFaults } from '../game/measure/score.ts';
import { compileRules } from '../game/run/rules.ts';
import { codeIn, readRunCode } from '../game/run-code.ts';
import type { Say } from '../language/catalogue.ts';
import type { Content } from '../model/content.ts';
import { difficultyName } from '../model/game.ts';
import { fingerprintSigns, type SignName } from '../model/imprint.ts';
import { differences, faultWords, likeliest } from './code-words.ts';
import { scoreFaultWords } from './fault-words.ts';

/** A game, and its messages. */
export interface Scoring {
  readonly content: Content;
  readonly say: Say;
}

/** What is wrong, and what to do. */
export type LineFault = readonly [message: string, hint: string];

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

function endText({ content, say }: Scoring, end: ScoreEnd): string {
  const isPlace = end !== 'no-health' && end !== 'unable-to-move';
  return say('score-line-end', { end, place: isPlace ? content.game.labels[end] : '' });
}

const signsText = ({ content, say }: Scoring) =>
  picturesOf(content)
    .map((name) => say('sign', { name }))
    .join(', ');

/** Reads a line; undefined if it is none. Text before the title is the name of the player. */
export function readScoreLine(scoring: Scoring, given: string): ScoredLine | LineFault | undefined {
  const { content } = scoring;
  const text = plainLine(given);
  const [opening, from] = [content.game.title + dot, text.lastIndexOf(content.game.title + dot)];
  if (from < 0) return isForeign(content, text) ? [differences.game, 'check it with its own game'] : undefined;
  const [word = '', ...rest] = text.slice(from + opening.length).split(dot);
  const read = readRunCode(codeIn(word));
  if (!('code' in read)) return faultWords(likeliest(content, read.fault), word);
  const board = challengeOf(content, read.code);
  if (typeof board === 'string') return [differences[board], 'compare the books that you play with'];
  const score = scoreIn(scoring, difficultyName(content.game, board.difficulty), rest.join(dot));
  if (!('turns' in score)) return score;
  const [fault] = scoreFaults(compileRules(content, board.difficulty), board, score);
  if (fault) return scoreFaultWords(fault, score, content.game, board.code);
  return { player: playerIn(text.slice(0, from)), board, score };
}

/** The numbers of the parts after the code: each part is said again until it is the same. */
function scoreIn(scoring: Scoring, difficulty: string, rest: string): Score | LineFault {
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
  const own = signsText(scoring);
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

/** A name without the time that chats put before it, and the colon after it. */
const playerIn = (text: string) => text.replace(/^\s*\[[^\]]*\]|^[\s>*•·-]+|[\s:>,;–—-]+$/gu, '').trim();

/** Whether a part of a line is the code of another game. */
const isForeign = (content: Content, text: string) =>
  text.split(dot).some((part) => {
    const read = readRunCode(part);
    return 'code' in read && challengeOf(content, read.code) === 'game';
  });

/** The view of checks: a code, a score, lines of friends → what they are, or what is wrong with them. */
/// <reference lib="dom" />

import { InputRefusal } from '../../../boards/refusal.ts';
import { countFrom, eventsFrom, maxAnswer } from '../../../boards/word.ts';
import type { Score } from '../../../game/measure/score.ts';
import { compileRules } from '../../../game/run/rules.ts';
import { difficultyName } from '../../../model/game.ts';
import { type LineFault, readBoard } from '../../../scores/code-words.ts';
import { impossibleIn } from '../../../scores/fault-words.ts';
import { countedCores, type Scoring, scoreLine, scoreWins, signsText } from '../../../scores/line.ts';
import {
  boardTitle,
  isEmpty,
  type RankedPlayer,
  type Ranking,
  rankLines,
  type UnreadLine,
} from '../../../scores/table.ts';
import { byId, dataTable, make } from '../element.ts';
import type { PageTools, StartView } from '../page.ts';

/** Starts the view. */
export const startCheck: StartView = async (_, { content, say, copyButton }) => {
  const scoring: Scoring = { content: await content(), say };
  answer('check-code', ({ code = '' }) => codeAnswer(scoring, code));
  answer('check-score', (typed) => scoreAnswer(scoring, typed, copyButton));
  answer('check-table', ({ lines = '' }) => {
    const ranking = rankLines(scoring, lines);
    const nothing = isEmpty(ranking);
    byId('check-tables').replaceChildren(...(nothing ? [] : tablesOf(scoring, ranking)));
    if (nothing)
      return [make('p', say('site-check-no-lines', { title: scoring.content.game.title }), { class: 'fault' })];
    const sums = ranking.together.length > 0 ? [make('p', say('site-check-rules-together'))] : [];
    return [make('p', say('site-check-rules')), ...sums];
  });
};

type Typed = Readonly<Record<string, string>>;

/** Shows what a form answers, or why it cannot, below it. */
function answer(id: string, answerTo: (typed: Typed) => readonly HTMLElement[]): void {
  const form = byId<HTMLFormElement>(id);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const place = form.nextElementSibling;
    try {
      place?.replaceChildren(...answerTo(Object.fromEntries(new FormData(form)) as Typed));
    } catch (error) {
      if (!(error instanceof InputRefusal)) throw error;
      place?.replaceChildren(faultText([error.message, error.hint]));
    }
  });
}

/** A fault in the words of the command line, which are English. */
function faultText(
  [message, hint = '']: readonly [message: string, hint?: string | undefined],
  before = '',
): HTMLElement {
  const said = [make('b', message, { lang: 'en' }), ' ', make('span', hint, { lang: 'en' })];
  return make('p', [before, ...said], { class: 'fault' });
}

/** What is wrong with a code; an empty field is no fault of one. */
const codeFault = ({ say }: Scoring, code: string, fault: LineFault) =>
  code.trim() === '' ? make('p', say('site-check-no-code'), { class: 'fault' }) : faultText(fault);

function codeAnswer(scoring: Scoring, code: string): HTMLElement[] {
  const { content, say } = scoring;
  const board = readBoard(content, code);
  if (!('code' in board)) return [codeFault(scoring, code, board)];
  const { name, sealed, dice } = board;
  const same = {
    title: content.game.title,
    difficulty: difficultyName(content.game, board.difficulty),
    kind: `${sealed ? 'sealed' : 'open'}${dice ? '-with-rolls' : ''}`,
    sectors: content.board.sectors.length,
  };
  return [
    make('p', say('site-check-same', same)),
    make('p', name === undefined ? say('site-check-long-seed') : `${say('board-seed')}: ${name}`),
    make('p', say('site-check-pictures', { list: signsText(scoring) })),
    make('a', say('site-check-show'), { href: `#${board.code}` }),
  ];
}

function scoreAnswer(
  scoring: Scoring,
  { code = '', ...typed }: Typed,
  copyButton: PageTools['copyButton'],
): HTMLElement[] {
  const { content, say } = scoring;
  const board = readBoard(content, code);
  if (!('code' in board)) return [codeFault(scoring, code, board)];
  const score = scoreOf(typed, say);
  const impossible = impossibleIn(compileRules(content, board.difficulty), board, score);
  if (impossible.length > 0) return impossible.map((one) => faultText(one));
  const line = scoreLine(scoring, board, score);
  const possible = say('site-check-possible', { won: scoreWins(content, score) ? 'yes' : 'no' });
  const lost = countedCores(score) < score.cores ? [make('p', say('site-check-lost'))] : [];
  return [...lost, make('p', possible), make('p', line), copyButton(() => line)];
}

/** The score as it is typed. @throws InputRefusal */
function scoreOf({ end, cores = '', turns = '', health = '', events = '' }: Typed, say: Scoring['say']): Score {
  return {
    end: end as Score['end'],
    cores: countFrom(say('score-cores'), cores.trim(), [0, maxAnswer]),
    turns: countFrom(say('score-turns'), turns.trim(), [1, maxAnswer]),
    health: countFrom(say('score-health'), health.trim(), [0, maxAnswer]),
    ...(events.trim() !== '' && { events: eventsFrom(say('site-check-events'), events) }),
  };
}

function tablesOf({ content, say }: Scoring, { boards, together, unread }: Ranking): HTMLElement[] {
  const heads = ['score-rank', 'site-check-player', 'score-cores', 'score-turns', 'score-health'].map((id) => say(id));
  const cells = ({ rank, player, cores, turns, health }: RankedPlayer) => [rank, player, cores, turns, health];
  const titled = (title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]) => {
    const table = dataTable(head, rows);
    table.prepend(make('caption', title));
    // It may be wider than the window.
    return make('div', [table], { class: 'scrolling', role: 'region', tabindex: '0', 'aria-label': title });
  };
  const tables = boards.map(({ board, rows }) => titled(boardTitle(content, board), heads, rows.map(cells)));
  const all = say('site-check-together', { count: boards.length });
  const sums = together.map((place) => [...cells(place), place.sum, place.missing]);
  return [
    ...tables,
    ...(sums.length > 0 ? [titled(all, [...heads, say('score-sum'), say('site-check-missing')], sums)] : []),
    ...(unread.length > 0 ? [make('h4', say('site-check-unread')), unreadList(unread, say)] : []),
  ];
}

function unreadList(unread: readonly UnreadLine[], say: Scoring['say']): HTMLElement {
  // Real lines with a fault before the talk of a chat.
  const inOrder = [...unread].sort((a, b) => Number(!a.fault) - Number(!b.fault));
  const items = inOrder.map(({ line: number, text, fault }) => {
    const place = say(fault ? 'site-check-line' : 'site-check-no-score', { number });
    return make('li', [fault ? faultText(fault, `${place}: `) : make('p', place), make('q', text)]);
  });
  return make('ul', items, { class: 'unread' });
}

/** What is wrong with a text that should be a run code → words and a hint, the same at the terminal and on a page. */

import { type Challenge, challengeOf, type Difference } from '../game/challenge.ts';
import { type CodeFault, codeIn, maxSymbols, minSymbols, readRunCode } from '../game/run-code.ts';
import type { Content } from '../model/content.ts';

/** What is wrong, and what to do. */
export type LineFault = readonly [message: string, hint: string];

/** The board of a code as typed. */
export function readBoard(content: Content, word: string): Challenge | LineFault {
  const read = readRunCode(codeIn(word));
  if (!('code' in read)) return faultWords(likeliest(content, read.fault), word);
  const board = challengeOf(content, read.code);
  return typeof board === 'string' ? [differences[board], 'compare the books that you play with'] : board;
}

/** The corrections that deal a board of the content. */
export function likeliest(content: Content, fault: CodeFault): CodeFault {
  if (fault.kind !== 'slip') return fault;
  const slips = fault.slips.filter(({ meant }) => isDealt(content, meant));
  return slips.length > 0 ? { ...fault, slips } : fault;
}

/** Whether a content deals the board of a code. */
export function isDealt(content: Content, code: string): boolean {
  const read = readRunCode(code);
  return 'code' in read && typeof challengeOf(content, read.code) !== 'string';
}

/** The message and the hint. */
export function faultWords(fault: CodeFault, word: string): LineFault {
  switch (fault.kind) {
    case 'newer':
      return [`the code was made by a newer core-runner: format ${fault.version}`, 'update core-runner and try again'];
    case 'slip': {
      const said = fault.slips.map(({ kind, place, found }) =>
        kind === 'swap'
          ? `symbols ${place} and ${place + 1} of the code have changed places`
          : `symbol ${place} of the code is wrong: ${shown(found)}`,
      );
      return [said.join(', or '), `did you mean ${fault.slips.map(({ meant }) => meant).join(' or ')}?`];
    }
    case 'stranger': {
      const typed = [...word].find((one) => one.toUpperCase() === fault.found) ?? fault.found;
      return [`expected a run code, found ${shortened(visible(word))}: no code has ${shown(typed)}`, noCode];
    }
    case 'unknown':
      return [
        `expected a run code, found ${shortened(visible(word))}`,
        fault.symbols < minSymbols || fault.symbols > maxSymbols
          ? noCode
          : `more than one of its ${fault.symbols} symbols is wrong, or one is missing${/^\s*[2-9a-z]/iu.test(word) ? ', or a newer core-runner made it' : ''}`,
      ];
    default:
      return fault satisfies never;
  }
}

/** What differs between a content and that of a code. */
export const differences: Readonly<Record<Difference, string>> = {
  game: 'the code is of another game: titles differ',
  difficulty: 'the difficulties differ: the one of the code has another id or another place in game.yaml',
  map: 'the map differs: other Sectors, or in another order, other event dice, or other spare numbers',
};

const noCode = `a code has ${minSymbols} to ${maxSymbols} digits and letters, without I, L, O and U`;
/** A character with its number unless every keyboard has it: many letters look like those of codes. */
const shown = (one: string) => (/^[!-~]$/u.test(one) ? one : `${one} (${numberOf(one)})`);
/** A text with the numbers of characters that cannot be seen. */
const visible = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, numberOf);
const numberOf = (one: string) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
/** At most 40 characters of a text. */
export const shortened = (word: string) => (word.length > 40 ? `${word.slice(0, 39)}…` : word || 'nothing');

/** Whether a text has the groups of four symbols of a printed code. */
export const looksPrinted = (word: string) =>
  /^[\dA-Z]{4}(?:-[\dA-Z]{4})*-[\dA-Z]{1,4}$/iu.test(word) && /\d/u.test(word);

/** A throw at a real table → faces, or why they cannot be. */

import type { Purpose } from '../../game/run/turn.ts';
import { numberWord } from '../../model/notation.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';

const article = (sides: number) => (sides === 8 ? 'an' : 'a');

/** Dice of a purpose, thrown one after the other. */
const diceFor: Readonly<Record<Purpose, 1 | 2>> = { 'sector-number': 1, 'event-number': 2, 'outcome-roll': 2 };

export interface ThrowRequest {
  readonly purpose: Purpose;
  readonly sides: number;
  /** Whether the last faces are not allowed. */
  readonly isAgain: boolean;
}

export function throwPrompt(words: Vocabulary, { purpose, sides, isAgain }: ThrowRequest): string {
  const { sectorNumber, eventNumber, outcomeRoll, run } = words;
  const kind = sides === 6 ? '' : ` with ${numberWord(sides)} sides`;
  switch (purpose) {
    case 'sector-number':
      return `${sectorNumber.one}: roll one die`;
    case 'event-number':
      return isAgain
        ? `That ${eventNumber.one} was rolled before in this ${run.one}: roll both dice again`
        : `${eventNumber.one}: roll two dice${kind}, tens first`;
    case 'outcome-roll':
      return `${outcomeRoll.one}: roll two dice, type both`;
    default:
      return purpose satisfies never;
  }
}

/** Reads `4`, `4 2`, `42` or `4+2`. */
export function readThrow(
  text: string,
  purpose: Purpose,
  sides: number,
): { readonly faces: readonly number[] } | { readonly refusal: string } {
  const wanted = diceFor[purpose];
  const asked = wanted === 1 ? `one face from 1 to ${sides}` : `two faces from 1 to ${sides}, such as ${sides - 2} 2`;
  const words = /^\d{2}$/u.test(text) && wanted === 2 ? [...text] : text.split(/[\s,+]+/u).filter(Boolean);
  if (words.length === 0) return { refusal: `expected ${asked}, found nothing` };
  for (const word of words) {
    if (!/^\d+$/u.test(word)) return { refusal: `expected ${asked}, found ${text}` };
    if (Number(word) < 1 || Number(word) > sides)
      return { refusal: `${article(sides)} ${numberWord(sides)}-sided die cannot show ${word}: expected ${asked}` };
  }
  if (words.length !== wanted) return { refusal: `expected ${asked}, found ${words.length} of them` };
  return { faces: words.map(Number) };
}

import { describe, expect, it } from 'vitest';
import { markup } from '../../src/lint/markup.ts';
import { pieceOf } from './sample.ts';

/** What is said of a text, and of which part of it. */
const saidOf = (text: string) =>
  markup([pieceOf(text)]).map(({ message, span: { start, end } }) => `${message} at ${start}-${end}`);

describe('markup', () => {
  it.each([
    'Salt & Vinegar; 2 < 3 > 1, R&D; #5, No. 3',
    '“One,” he says. “Two.”\n\n“Three, and more.\n\n“Four,” he says.',
    '“He said ‘no’ to me.”\n\nThat that had had its day was over, over there.',
    `${'One foot of it is down, and the other is not. '.repeat(3)}\n\nTwo.`,
    `${'One foot of it is down, and the other is not '.repeat(3)}\nyet.`,
    'One foot of it is down.\nThe other is not.',
    'A list [of one] (and more) — and\n— a dash',
  ])('is not seen in %j', (text) => expect(saidOf(text)).toEqual([]));

  it.each([
    ['Paris in the\nthe spring', ['expected the once, found the the at 9-16']],
    ['“Two, he says.\n\nHe goes.', ['“ is never closed at 0-1']],
    ['“Two, he says, “and three.”', ['“ is never closed at 0-1']],
    ['Two,” he says. ”Two,“ he says.', ['” has no opening “ at 4-5']],
    [
      `${'One foot is down. '.repeat(7)}\nTwo feet.\nThree.`,
      ['expected a new paragraph, found a line break at 127-136'],
    ],
  ])('is reported once in %j', (text, said) => expect(saidOf(text)).toEqual(said));
});

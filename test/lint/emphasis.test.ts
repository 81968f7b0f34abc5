import { describe, expect, it } from 'vitest';
import { marks } from '../../src/lint/marks.ts';
import { pieceOf } from './sample.ts';

/** What is said of a text, and of which part of it. */
const saidOf = (text: string) =>
  marks([pieceOf(text)]).map(({ code, message, span }) => `${code} ${message} at ${span.start}-${span.end}`);

describe('marks of emphasis', () => {
  it.each(['It is *not* here.', '*One* and *two*\nlines *of\nit*.', 'a *2, a snake_case_name', '*a*'])(
    'are right in %j',
    (text) => expect(saidOf(text)).toEqual([]),
  );
  it.each([
    ['It is *not here.', ['CR508 expected a second * for emphasis, found none at 6-7']],
    [
      'It *is\n\nnot* here.',
      [3, 11].map((at) => `CR508 expected a second * for emphasis, found none at ${at}-${at + 1}`),
    ],
    ['It _is_ here.', ['CR508 expected *emphasis*, found _is_ at 3-7']],
    ['**It** is', ['CR508 expected *emphasis*, found **It** at 0-6']],
  ])('are wrong in %j', (text, said) => expect(saidOf(text)).toEqual(said));
});

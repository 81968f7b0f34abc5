import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { deflate } from '../../src/cli/deflate.ts';
import { readyPictures } from '../../src/cli/ready-pictures.ts';
import { pathsOfLikeness } from '../../src/documents/book/picture.ts';
import { pictureContent } from '../../src/pdf/stamp.ts';
import { typeset } from '../documents/workshop.ts';

const ready = readyPictures(fileURLToPath(new URL('../../dist/ready/pictures.art', import.meta.url)));

it.each(['a4', 'letter', 'a5'] as const)(
  'pictures of the Event Book on %s lie ready as they would be drawn',
  (paper) => {
    const { pages } = typeset('event-book', paper);
    const likenesses = pages.flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.kind === 'stamp' ? (mark.stamp.likeness ?? []) : [])),
    );
    expect(likenesses.length).toBeGreaterThan(40);
    for (const likeness of likenesses)
      expect(Buffer.compare(deflate(pictureContent(pathsOfLikeness(likeness))), ready(likeness) ?? Buffer.of())).toBe(
        0,
      );
  },
);

it('a picture of another size or seed does not lie ready, and none does without the file', () => {
  const likeness = JSON.stringify([{ name: 'crane', seed: 'no such Event', look: { lowInk: false } }, 200, 120]);
  expect(ready(likeness)).toBeUndefined();
  expect(readyPictures('no-such-file')(likeness)).toBeUndefined();
});

import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { deflate } from '../../src/installation/deflate.ts';
import { preparedPictures } from '../../src/installation/prepared-pictures.ts';
import { pictureContent } from '../../src/pdf/stamp.ts';
import { paperNames } from '../../src/typeset/page/style.ts';
import { typeset } from '../documents/workshop.ts';

const prepared = preparedPictures(fileURLToPath(new URL('../../dist', import.meta.url)));

it.each(paperNames)('pictures of the Event Book on %s are prepared as they would be drawn', (paper) => {
  const { pages } = typeset('event-book', paper);
  const pictures = pages.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'stamp' && mark.stamp.pictureKey !== undefined ? mark.stamp : [])),
  );
  expect(pictures.length).toBeGreaterThan(40);
  for (const { pictureKey = '', draw } of pictures)
    expect(prepared(pictureKey)).toEqual(deflate(pictureContent(draw())));
});

it('a picture of another seed is not prepared, and none is without the file', () => {
  const key = JSON.stringify([{ name: 'crane', seed: 'no such Event', look: { lowInk: false } }, 200, 120]);
  expect(prepared(key)).toBeUndefined();
  expect(preparedPictures('no-such-file')(key)).toBeUndefined();
});

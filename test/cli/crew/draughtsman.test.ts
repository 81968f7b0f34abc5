import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Draughtsman } from '../../../src/build.ts';
import { draughtsman, type Hireable } from '../../../src/cli/crew/draughtsman.ts';
import { deflate } from '../../../src/cli/deflate.ts';
import { pathsOfLikeness } from '../../../src/documents/book/picture.ts';
import { pictureContent } from '../../../src/pdf/stamp.ts';

const worker = fileURLToPath(new URL('../../../dist/drawing-worker.js', import.meta.url));
const likeness = (seed: number) =>
  JSON.stringify([{ name: 'crane', seed: String(seed), look: { lowInk: false } }, 200, 120]);
const drawnHere = (of: string) => deflate(pictureContent(pathsOfLikeness(of)));

it('hands over what its thread drew, which is what would be drawn here', async () => {
  const studio = draughtsman(worker, 2);
  // A picture that the thread has not begun is left to us, so some are begun until it is there.
  for (let seed = 0; ; seed++) {
    studio?.begin(likeness(seed));
    await wait(20);
    const content = studio?.take(likeness(seed));
    if (content === undefined) continue;
    expect(Buffer.from(content)).toEqual(drawnHere(likeness(seed)));
    expect(studio?.take(likeness(seed))).toBe(content);
    break;
  }
});

it('has streams packed as they would be here, whether its thread has begun, is through or never comes', async () => {
  const streams = Array.from({ length: 40 }, (_, index) => Buffer.from(`${index} `.repeat(index * 100)));
  const packedHere = streams.map((stream) => Buffer.from(deflate(stream)));
  for (const script of [worker, './no-such-file.js']) {
    const studio = draughtsman(script, 2) as Draughtsman;
    for (const seed of [1, 2, 3]) studio.begin(likeness(seed));
    for (const wanted of [packedHere, packedHere]) {
      const later = streams.map((stream) => studio.packLater(stream));
      await wait(30);
      expect(later.toReversed().map((one) => Buffer.from(one()))).toEqual(wanted.toReversed());
    }
  }
});

it('is hired for streams alone, has more of them packed than it has places for at once, and gives each back once', async () => {
  const studio = draughtsman(worker, 2) as Hireable;
  studio.hire();
  for (let round = 0; round < 5; round++) {
    const streams = Array.from({ length: 400 }, (_, index) => Buffer.from(`${round}.${index} `.repeat(300)));
    const later = streams.map((stream) => studio.packLater(stream));
    if (round % 2 === 0) await wait(20);
    const packed = later.toReversed().map((one) => Buffer.from(one()));
    expect(packed.toReversed()).toEqual(streams.map((stream) => Buffer.from(deflate(stream))));
  }
});

it('leaves to us what its thread has not begun, for good, and what it was never told of', async () => {
  const studio = draughtsman('./no-such-file.js', 2);
  for (let seed = 0; seed < 5; seed++) studio?.begin(likeness(seed));
  await wait(1); // the thread comes to nothing
  expect([0, 0, 4, 9].map((seed) => studio?.take(likeness(seed)))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('is nobody where there is one processor alone', () => {
  expect(draughtsman('./no-such-file.js', 1)).toBeUndefined();
});

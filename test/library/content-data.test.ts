import { expect, it } from 'vitest';
import { contentData } from '../../src/library/content-data.ts';
import { content } from '../documents/workshop.ts';

it('a game as data keeps all that is read, with the text of each effect, and no place in a file', () => {
  const data = contentData(content);
  const json = JSON.stringify(data);
  expect(JSON.parse(json)).toMatchObject({ game: { title: 'Core Runner' }, events: { length: 36 } });
  expect(json).not.toMatch(/"(?:tree|path|sources|spanOf)":/u);
  const effects = data.events.flatMap((event) =>
    event.kind === 'event'
      ? Object.values(event.outcomes).flatMap((one) => one.effects)
      : event.items.flatMap((one) => one.effects),
  );
  expect(effects.length).toBeGreaterThan(50);
  for (const { kind, text } of effects) expect([kind, text]).toEqual([kind, expect.stringMatching(/\S/u)]);
  for (const event of data.events)
    if (event.kind === 'event')
      expect(
        Object.values(event.outcomeRoll)
          .flat()
          .sort((a, b) => a - b),
      ).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

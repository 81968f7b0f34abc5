/** Texts that are let pass by their length alone fit their pages. */

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { overflowRisk } from '../../src/examine/overflow-risk.ts';
import type { Content } from '../../src/model/content.ts';
import { outcomeNames } from '../../src/model/event.ts';
import { print } from '../documents/workshop.ts';
import { loadContent } from '../load/directory.ts';

const game = (name: string) => fileURLToPath(new URL(`../../content/${name}`, import.meta.url));
const content = loadContent(game('low-tide')).content as Content;
const coreRunner = loadContent(game('core-runner')).content as Content;
const prose = content.events.map(({ text }) => text.replaceAll('\n', ' ')).join(' ');

/** One Event, of those with Outcomes, with a number of letters in its scene and in each Outcome, in paragraphs of a number of letters. */
function withLetters(scene: number, outcome: number, paragraph: number, at = 0): Content {
  const text = (letters: number) =>
    prose
      .repeat(3)
      .slice(0, letters)
      .replace(new RegExp(`.{${paragraph}}`, 'gu'), '$&\n\n')
      .trim();
  const first = content.events.filter(({ kind }) => kind === 'event')[at];
  const events = content.events.map((event) => {
    if (event !== first || event.kind !== 'event') return event;
    const { bad, neutral, good, wild } = event.outcomes;
    const [one, two, three, four] = outcomeNames.map(() => text(outcome)) as [string, string, string, string];
    return {
      ...event,
      size: 'full' as const,
      text: text(scene),
      outcomes: {
        bad: { ...bad, text: one },
        neutral: { ...neutral, text: two },
        good: { ...good, text: three },
        wild: { ...wild, text: four },
      },
    };
  });
  return { ...content, events };
}

/** A Shop or an Ending, the first, with a number of letters. */
function withText(kind: 'shop' | 'ending', letters: number, paragraph: number): Content {
  const text = prose
    .repeat(2)
    .slice(0, letters)
    .replace(new RegExp(`.{${paragraph}}`, 'gu'), '$&\n\n')
    .trim();
  const { events, endings } = coreRunner;
  const [first, ...others] = endings as [Content['endings'][number], ...Content['endings']];
  if (kind === 'ending') return { ...coreRunner, endings: [{ ...first, text, late: undefined }, ...others] };
  const shop = events.find((event) => event.kind === 'shop');
  return {
    ...coreRunner,
    events: events.map((event) => (event === shop ? { ...event, text, late: undefined, ifYouBear: undefined } : event)),
  };
}

describe('the length of texts', () => {
  it('is looked at closely where it might not fit, and in no game that ships', () => {
    for (const shipped of [content, coreRunner])
      expect(overflowRisk(shipped)).toEqual({ book: undefined, hasLargeMap: false });
    expect(overflowRisk(withLetters(1900, 500, 5000)).book).toBeDefined();
    expect(overflowRisk(withLetters(900, 820, 5000)).book).toBeDefined();
    expect(overflowRisk(withLetters(900, 700, 120)).book).toBeDefined();
    expect(overflowRisk(withLetters(87, 3, 3)).book).toBeDefined();
    expect(overflowRisk(withLetters(3, 36, 3)).book).toBeDefined();
    const [first, ...others] = content.events as [Content['events'][number], ...Content['events']];
    const withWord = (word: string) => ({ ...content, events: [{ ...first, text: `It says ${word}.` }, ...others] });
    expect(overflowRisk(withWord('a'.repeat(36))).book).toBeDefined();
    expect(overflowRisk(withWord(`${'a'.repeat(30)}-${'a'.repeat(30)}`)).book).toBeUndefined();
  });
  it.each([0, 3, 6])('of the Event at %d is reported as in the whole book', async (at) => {
    const whole = withLetters(900, 4200, 300, at);
    const { book } = overflowRisk(whole);
    for (const paper of ['a4', 'half-letter'] as const) {
      const [few, all] = [await print('event-book', paper, book as Content), await print('event-book', paper, whole)];
      const told = ({ diagnostics }: typeof few) => diagnostics.filter(({ severity }) => severity === 'error');
      expect(told(few)).toHaveLength(1);
      expect(told(few)).toEqual(told(all));
    }
  });
  it.each([
    [1600, 760, 5000],
    [1300, 740, 200],
    [1080, 670, 135],
    [60, 30, 3],
    [720, 420, 60],
  ])('of %d letters and %d in each Outcome lets them pass, and they fit', async (scene, outcome, paragraph) => {
    const full = withLetters(scene, outcome, paragraph);
    expect(overflowRisk(full).book).toBeUndefined();
    for (const paper of ['letter', 'half-letter'] as const) {
      const { diagnostics } = await print('event-book', paper, full);
      expect(diagnostics.filter(({ code, severity }) => code === 'CR303' && severity === 'error')).toEqual([]);
    }
  });
  it.each([
    ['shop', 1580, 5000],
    ['shop', 1280, 200],
    ['ending', 2190, 5000],
    ['ending', 1780, 200],
    ['ending', 1480, 100],
  ] as const)(
    'of a %s with %d letters in paragraphs of %d lets it pass, and it fits',
    async (kind, letters, paragraph) => {
      const full = withText(kind, letters, paragraph);
      expect(overflowRisk(full).book).toBeUndefined();
      expect(overflowRisk(withText(kind, letters + 150, paragraph)).book).toBeDefined();
      for (const paper of ['letter', 'half-letter'] as const) {
        const { diagnostics } = await print('event-book', paper, full);
        expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      }
    },
  );
});

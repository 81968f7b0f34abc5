/** Long labels, titles and lists of totals: no page prints a text over another or off the paper without a word. */

import { describe, expect, it } from 'vitest';
import { type Veil, veils } from '../../src/documents/catalogue.ts';
import type { Content } from '../../src/model/content.ts';
import { content, loudOf, orderOf, workshopFor } from './workshop.ts';

/** What is said of an order, loose lines apart. */
const saidOf = (...order: Parameters<typeof orderOf>) =>
  loudOf(workshopFor('en-GB').typeset(orderOf(...order)).diagnostics);

const withMessage = (text: string): Content => ({
  ...content,
  templates: { 'messages.ftl': { path: 'templates/messages.ftl', text } },
});

describe.each(['a4', 'a5'] as const)('on %s', (paper) => {
  it.each(['sheet-run', 'sheet-date', 'sheet-name', 'sheet-seed'])('a label of the head, %s, is named', (id) => {
    const long = withMessage(`${id} = A label of a translator who writes a little more than English\n`);
    const [said, ...others] = saidOf('tracking-sheet', paper, long);
    expect(said).toContain(`CR307 ${id} is too long for its box in tracking-sheet: A label of a translator`);
    expect(others).toEqual([]);
  });

  const totals = { bad: [4, 10], neutral: [2, 3, 5, 6, 7, 8, 12], good: [9], wild: [11] };
  const odd = { bad: [2, 4, 6, 8, 10, 12], neutral: [3, 9], good: [5, 11], wild: [7] };
  const brief = { text: 'No.', effects: [] };
  /** Short Outcomes below long titles, with lists of totals. */
  const dense: Content = {
    ...content,
    events: content.events.slice(0, 6).map((event, index) =>
      event.kind === 'shop'
        ? event
        : {
            ...event,
            text: 'No.',
            late: undefined,
            title: 'The Woman Who Knew the Name of Every Lift',
            size: 'half',
            outcomeRoll: index % 2 === 0 ? totals : odd,
            outcomes: {
              bad: { ...event.outcomes.bad, ...brief },
              neutral: { ...event.outcomes.neutral, ...brief },
              good: { ...event.outcomes.good, ...brief },
              wild: { ...event.outcomes.wild, ...brief },
            },
          },
    ),
  };
  it.each(Object.keys(veils) as Veil[])('lists of totals are clear of texts and titles with --veil %s', (veil) => {
    expect(saidOf('event-book', paper, dense, { veil })).toEqual([]);
  });
});

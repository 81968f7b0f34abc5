import { describe, expect, it } from 'vitest';
import { story } from '../../../src/cli/tabletop/story.ts';
import { policies } from '../../../src/game/policy/index.ts';
import { compileRules } from '../../../src/game/run/rules.ts';
import { outcomeNames } from '../../../src/model/event.ts';
import { shippedContent } from '../../game/shipped.ts';

/** Every Ending has a late text. */
const endings = shippedContent.endings.map((one) => ({ ...one, late: `It is late at ${one.title}.` }));
const rules = compileRules({ ...shippedContent, endings }, 'easy');
const runner = policies.find(({ id }) => id === 'runner') as (typeof policies)[number];
const plain = (text: string) => text.trim().replace(/\s+/gu, ' ').replaceAll('*', '');

const lateTurn = shippedContent.late?.turn ?? 0;
const nameOf = (mark: string) => shippedContent.remarks.marks.find((one) => one.mark === mark)?.name;

/** Every line for a mark, with the name of the mark. */
const marked = shippedContent.events.flatMap((event) => {
  const outcomes = event.kind === 'event' ? outcomeNames.map((name) => event.outcomes[name]) : [event];
  return outcomes.flatMap(({ ifYouBear = {} }) => Object.entries(ifYouBear).map(([mark, text]) => ({ mark, text })));
});

describe('a simulated Run with its texts', () => {
  const runs = Array.from({ length: 60 }, (_, index) => index).map((index) =>
    story(rules, runner, { seed: 'story', index, sheet: undefined, spoilers: true }).split(/^(?=Turn \d+$)/mu),
  );
  const turnOf = (part: string) => Number(/^Turn (\d+)\n/u.exec(part)?.[1] ?? 0);

  it('reads late lines after the turn that they name, and all of them then', () => {
    let read = 0;
    for (const part of runs.flat()) {
      const text = plain(part);
      const isLate = turnOf(part) > lateTurn;
      if (!isLate) expect([part, text.includes('After turn')]).toEqual([part, false]);
      for (const event of shippedContent.events) {
        if (event.late === undefined || !text.includes(plain(event.text))) continue;
        expect(text.includes(`After turn ${lateTurn}: ${plain(event.late)}`)).toBe(isLate);
        if (isLate) read++;
      }
    }
    expect(read).toBeGreaterThan(20);
  });
  it('reads the late text of an Ending after its text, if the Run went past that turn', () => {
    let read = 0;
    for (const part of runs.flatMap((parts) => parts.slice(-1))) {
      const text = plain(part);
      const { late, ...ending } = endings.find((one) => text.includes(plain(one.text))) as (typeof endings)[number];
      const isLate = turnOf(part) > lateTurn;
      expect(text.includes(`${plain(ending.text)} After turn ${lateTurn}: ${late}`)).toBe(isLate);
      if (isLate) read++;
    }
    expect(read).toBeGreaterThan(20);
    expect(read).toBeLessThan(runs.length);
  });
  it('shows the page Late once, before the turn that it is read at', () => {
    const page = plain(shippedContent.late?.text ?? '');
    let shown = 0;
    for (const parts of runs) {
      const before = parts.flatMap((part, at) => (plain(part).includes(page) ? [turnOf(parts[at + 1] ?? '')] : []));
      const last = turnOf(parts.at(-1) ?? '');
      expect(before).toEqual(last > lateTurn ? [lateTurn + 1] : []);
      shown += before.length;
    }
    expect(shown).toBeGreaterThan(20);
  });
  it('reads a line for a mark only after an Outcome left that mark', () => {
    let read = 0;
    for (const parts of runs) {
      const text = plain(parts.join('\n'));
      for (const { mark, text: line } of marked) {
        const at = text.indexOf(plain(line));
        if (at < 0) continue;
        read++;
        expect(text.slice(0, at)).toContain(`Mark: ${nameOf(mark)}.`);
      }
    }
    expect(read).toBeGreaterThan(3);
  });
});

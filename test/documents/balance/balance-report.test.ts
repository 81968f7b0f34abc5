import { describe, expect, it } from 'vitest';
import type { SimulationRunner } from '../../../src/game/measure/balance.ts';
import { withoutPart } from '../../../src/game/measure/influence.ts';
import { measure } from '../../../src/game/measure/measure.ts';
import { simulate, winsOf } from '../../../src/game/measure/simulate.ts';
import { policies } from '../../../src/game/policy/index.ts';
import { compileRules, type Rules } from '../../../src/game/run/rules.ts';
import { isFullPage, paperNames, styleFor } from '../../../src/typeset/page/style.ts';
import { content, printed, textOutside } from '../workshop.ts';

/** Plays in this thread; Runs with a part taken out are those of a player who is quick. */
const bench: SimulationRunner = {
  tally: async ({ difficulty, policy }, from, to) =>
    simulate(rulesOf(difficulty), player(policy), { seed: 'test', from, to }),
  wins: async ({ difficulty, without }, from, to) => {
    const rules = without ? compileRules(withoutPart(content, without), difficulty) : rulesOf(difficulty);
    return winsOf(rules, player('novice'), { seed: 'test', from, to });
  },
};

const compiled = new Map<string, Rules>();

function rulesOf(difficulty: string): Rules {
  const rules = compiled.get(difficulty) ?? compileRules(content, difficulty);
  compiled.set(difficulty, rules);
  return rules;
}

function player(policy: string) {
  const found = policies.find(({ id }) => id === policy);
  if (!found) throw new Error(policy);
  return found;
}

describe('the balance report', async () => {
  const measured = await measure(content, bench, 'test', { runs: 40, partRuns: 20 });

  it('ranks every Event with Outcomes and every item, the most helpful first', () => {
    const shares = measured.parts.map(({ effect }) => effect.share);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    const shops = content.events.flatMap((event) => (event.kind === 'shop' ? [event] : []));
    const items = shops.reduce((sum, { items: sold }) => sum + sold.length, 0);
    expect(measured.parts).toHaveLength(content.events.length - shops.length + items);
  });
  it.each(paperNames)('fits on %s, names what it measures and tells no Ending', async (paper) => {
    const { pdf, complaints } = await printed('balance-report', paper, content, { measured });
    expect(complaints.filter(({ severity }) => severity === 'error')).toEqual([]);
    const text = pdf.pages.flatMap(({ runs }) => runs.map((run) => run.text)).join('\n');
    for (const { title } of content.events.filter(({ kind }) => kind === 'event')) expect(text).toContain(title);
    for (const { id } of policies) expect(text).toContain(id);
    for (const { title } of content.endings) expect(text).not.toContain(title);
    for (const page of pdf.pages) expect(textOutside(page, 18)).toEqual([]);
    expect(pdf.pages.length).toBeLessThanOrEqual(isFullPage(styleFor(paper)) ? 5 : 9);
  });
  it('is the same file for the same Runs', async () => {
    const [one, two] = await Promise.all([
      printed('balance-report', 'a4', content, { measured }),
      printed('balance-report', 'a4', content, { measured }),
    ]);
    expect(one.bytes.equals(two.bytes)).toBe(true);
  });
});

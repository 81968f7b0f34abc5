import { describe, expect, it } from 'vitest';
import { measure } from '../../../src/game/measure/measure.ts';
import { policies } from '../../../src/game/policy/index.ts';
import { isFullPage, paperNames, styleFor } from '../../../src/typeset/page/style.ts';
import { simulationRunner } from '../../game/simulation-runner.ts';
import { content, printAfresh, printed, textOutside } from '../workshop.ts';

describe('the balance report', async () => {
  const measured = await measure(content, simulationRunner(content, 'test', 'novice'), 'test', {
    runs: 40,
    partRuns: 20,
  });

  it('ranks every Event with Outcomes and every item, the most helpful first', () => {
    const shares = measured.parts.map(({ effect }) => effect.share);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    const shops = content.events.flatMap((event) => (event.kind === 'shop' ? [event] : []));
    const items = shops.reduce((sum, { items: sold }) => sum + sold.length, 0);
    expect(measured.parts).toHaveLength(content.events.length - shops.length + items);
  });
  it.each(paperNames)('fits on %s, names what it measures and tells no Ending', async (paper) => {
    const { pdf, diagnostics } = await printed('balance-report', paper, content, { measured });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const text = pdf.pages.flatMap(({ runs }) => runs.map((run) => run.text)).join('\n');
    for (const { title } of content.events.filter(({ kind }) => kind === 'event')) expect(text).toContain(title);
    for (const { id } of policies) expect(text).toContain(id);
    for (const { title } of content.endings) expect(text).not.toContain(title);
    for (const page of pdf.pages) expect(textOutside(page, 18)).toEqual([]);
    expect(pdf.pages.length).toBeLessThanOrEqual(isFullPage(styleFor(paper)) ? 6 : 9);
  });
  it('is the same file for the same Runs', () => {
    const print = () => printAfresh('balance-report', 'a4', content, { measured }).bytes;
    expect(Buffer.compare(print(), print())).toBe(0);
  });
});

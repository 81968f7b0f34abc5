import { describe, expect, it } from 'vitest';
import { adviceReport } from '../../../src/cli/commands/balance/advice-report.ts';
import type { Remedy } from '../../../src/game/measure/advise.ts';
import { type Finding, judge } from '../../../src/game/measure/balance.ts';
import { shippedContent } from '../../game/shipped.ts';

const band = { from: 0.5, to: 0.7 };
const finding = (share: number): Finding => {
  const measured = { share, low: share - 0.02, high: share + 0.02 };
  return { target: 'normal: novice wins', unit: 'share', measured, band, verdict: judge(measured, band) };
};

/** What the report says of a change that moves the share of wins. */
const said = (before: number, after: number): string | undefined => {
  const moved = after - before;
  const remedy: Remedy = {
    change: { kind: 'start', of: 'health', difficulty: 0, to: 9 },
    finding: finding(after),
    difference: { share: moved, low: moved - 0.02, high: moved + 0.02 },
    breaks: [],
    strains: [],
  };
  const report = adviceReport(shippedContent, [{ band: finding(before), remedies: [remedy] }], 0);
  return /^ {4}([a-z ]+): /mu.exec(report)?.[1];
};

describe('advice', () => {
  it.each([
    [0.3, 0.6, 'is enough'],
    [0.3, 0.5, 'may be enough'],
    [0.3, 0.4, 'is not enough'],
    [0.3, 0.8, 'is too much'],
    [0.9, 0.8, 'is not enough'],
    [0.9, 0.6, 'is enough'],
    [0.9, 0.3, 'is too much'],
  ])('that moves a share from %d to %d %s', (before, after, words) => expect(said(before, after)).toBe(words));
});

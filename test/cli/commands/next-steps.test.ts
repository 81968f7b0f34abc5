import { describe, expect } from 'vitest';
import { it, lowTide } from '../command.ts';

describe('what is said after printing', () => {
  it('print lists what to read first, what to print on both sides and how to flip it', async ({ desk }) => {
    const { code, out } = await desk.run(['print', '--out', 'out', '--veil', 'none']);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n').slice(-3)).toEqual([
      'Read this first: out/PRINT-ME-FIRST-veil-none.pdf',
      'Print on both sides: rule-book-veil-none.pdf, event-book-veil-none.pdf, veil-card.pdf, register.pdf',
      'Flip on the long edge.',
    ]);
    await desk.run(['print', 'print-me-first', '--out', 'one', '--veil', 'none']);
    const leaf = 'PRINT-ME-FIRST-veil-none.pdf';
    expect(desk.hash(`one/${leaf}`)).toBe(desk.hash(`out/${leaf}`));
    const oneSided = await desk.run(['print', 'print-me-first', 'tracking-sheet', '--out', 'sheet']);
    expect(oneSided.out.split('\n\n')[1]).toBe('Read this first: sheet/PRINT-ME-FIRST.pdf\n');
  });
  it('run prints the code, the seed and the pictures of the content', async ({ desk }) => {
    const { out } = await desk.run(['run', '--seed', 'rusty', '--out', 'out']);
    expect(out).toMatch(/\n\ncode +seed\n1\S+ +rusty\npictures: \w+, \w+, \w+, \w+\n$/u);
  });
  it('a game without papers refuses to print them', async ({ desk }) => {
    const { code, err } = await desk.run(['print', 'papers', '--content', lowTide]);
    expect([code, err]).toEqual([
      1,
      'error: this game has no papers\n  hint: write papers.yaml, or leave papers out\n',
    ]);
  });
});

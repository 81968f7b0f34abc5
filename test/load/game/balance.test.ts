import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { policies } from '../../../src/game/policy/index.ts';
import { smallContent } from '../../game/small-game.ts';
import { loadBalance } from '../directory.ts';

const shipped = 'content/core-runner';
const text = readFileSync(join(shipped, 'balance.yaml'), 'utf8');
const directory = mkdtempSync(join(tmpdir(), 'balance-'));
afterAll(() => rmSync(directory, { recursive: true }));
const known = { game: smallContent().game, policies: policies.map(({ id }) => id) };

/** Loads the shipped file with one place changed. */
function changed(from: string, to: string) {
  if (!text.includes(from)) throw new Error(`balance.yaml has no ${from}`);
  writeFileSync(join(directory, 'balance.yaml'), text.replace(from, to));
  return loadBalance(directory, known);
}

describe('balance.yaml', () => {
  it('has the bands of the book', () => {
    const { balance, diagnostics } = loadBalance(shipped, known);
    expect(diagnostics).toEqual([]);
    expect(balance?.wins).toEqual({
      easy: { from: 0.5, to: 0.7 },
      normal: { from: 0.3, to: 0.45 },
      hard: { from: 0.12, to: 0.25 },
    });
    expect(balance?.turns).toEqual({ difficulty: 'normal', band: { from: 12, to: 28 } });
  });

  it.each([
    ['easy: [0.50, 0.70]', 'easy: [0.70, 0.50]', 'CR104', 'must go from the smaller to the larger number'],
    ['easy: [0.50, 0.70]', 'simple: [0.50, 0.65]', 'CR215', 'unknown difficulty simple'],
    ['influence: { difficulty: normal', 'influence: { difficulty: mild', 'CR215', 'unknown difficulty mild'],
    ['  normal: [0.30, 0.45]\n', '', 'CR215', 'expected a band for normal under wins, found none'],
    ['competent: runner', 'competent: runer', 'CR217', 'unknown policy runer'],
    ['random, cautious, novice', 'random, cautoius, novice', 'CR217', 'unknown policy cautoius'],
    ['aimless-part: 0.2', 'aimless-part: 20', 'CR104', 'must be at most 1, found 20'],
    ['least: 0.01', 'least: 1', 'CR104', 'must be at most 0.5, found 1'],
    ['aimless-part: 0.2', 'aimless: 0.2', 'CR102', 'unknown key aimless'],
  ])('%s as %s is %s', (from, to, code, message) => {
    const { balance, diagnostics } = changed(from, to);
    expect(balance).toBeUndefined();
    expect(diagnostics.map((one) => `${one.code} ${one.message}`)).toContain(`${code} ${message}`);
  });

  it('tells a difficulty that was renamed once, with every place that has its old name', () => {
    writeFileSync(join(directory, 'balance.yaml'), text.replaceAll('normal', 'simple'));
    const { diagnostics } = loadBalance(directory, known);
    expect(diagnostics.map(({ message, related }) => [message, related?.length])).toEqual([
      ['unknown difficulty simple', 6],
    ]);
  });

  it.each([
    ['  normal: [', '  norml: [', ['unknown difficulty norml', 0]],
    ['  normal: [0.30, 0.45]\n', '', ['expected a band for normal under wins, found none', 2]],
  ] as const)('reports a missing band under wins once: %s as %s', (from, to, reported) => {
    const { diagnostics } = changed(from, to);
    expect(diagnostics.map(({ message, related }) => [message, related?.length ?? 0])).toEqual([reported]);
  });

  it('may be missing, and then says so', () => {
    const { balance, diagnostics } = loadBalance(join(directory, 'none'), known);
    expect(balance).toBeUndefined();
    expect(diagnostics[0]?.code).toBe('CR001');
  });
});

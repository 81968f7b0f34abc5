/** The steps of `validate` grow no faster than the length of a line: counted, not timed. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { drawDiagnostic } from '../../src/diagnostics/diagnostic.ts';
import { lintContent } from '../../src/lint/lint.ts';
import { britishList } from '../lint/sample.ts';
import { loadContent, loadStyle } from './directory.ts';

const game = mkdtempSync(join(tmpdir(), 'core-runner-linear-'));
cpSync('content/starter', game, { recursive: true });
const path = join(game, 'events/11-the-trunk.yaml');
const original = readFileSync(path, 'utf8').replace(/^text: \|\n(?:(?: .*)?\n)+/mu, 'text: It stands.\n');
const session = new Session();
session.connect();
afterAll(() => {
  session.disconnect();
  rmSync(game, { recursive: true });
});

type Cut = (this: string, start: number, end?: number) => string;

/** Runs an action, counting the blocks of `src` that run and the letters that texts are searched or cut for. */
function stepsOf(action: () => void): number {
  let letters = 0;
  const cut = ['slice', 'substring'] as const;
  const before = cut.map((name): Cut => String.prototype[name]);
  cut.forEach((name, at) => {
    String.prototype[name] = function (this: string, ...ends: [start: number, end?: number]) {
      const found = before[at]?.apply(this, ends) as string;
      letters += found.length;
      return found;
    };
  });
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function (text: string) {
    const from = this.lastIndex;
    const found = exec.call(this, text);
    letters += found ? found.index + found[0].length - from : this.sticky ? 1 : text.length - from;
    return found;
  };
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  action();
  let blocks = 0;
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    for (const { url, functions } of result)
      if (/\/src\/|js-yaml/u.test(url))
        for (const { ranges } of functions) for (const { count } of ranges) blocks += count;
  });
  session.post('Profiler.stopPreciseCoverage');
  cut.forEach((name, at) => {
    String.prototype[name] = before[at] as Cut;
  });
  RegExp.prototype.exec = exec;
  return blocks + letters;
}

function validate(text: string): void {
  writeFileSync(path, text);
  const { content, diagnostics } = loadContent(game);
  const { style } = loadStyle(game);
  const remarks = content ? lintContent(content, { style, wordList: britishList }) : [];
  for (const fault of [...diagnostics, ...remarks]) drawDiagnostic(fault);
}

const block = (line: string) => original.replace(/^text: .*/mu, () => `text: |\n  It says ${line} x`);
const title = (line: string) => original.replace(/^title: .*/mu, () => `title: ${line}`);
const quoted = (line: string) => title(`"${line}" slip`);
const open = (line: string) => title(`"${line}`);
const flow = (line: string) => title(`{ a: [${line}]`);

describe.each([
  [
    'in a text',
    block,
    ['a', '"', "'", '"a ', "a'b ", '*a ', '1-', '--a', '. ', ' ,', '<b>', '<!--', 'the ', 'A ', 'a’s'],
  ],
  ['in a quoted word with a slip', quoted, ['a', ' ', "'", '\\"', '\u{1F916}']],
  ['in a quote that stays open', open, ['a', '\u00A0', 'a: ', '# ']],
  ['in brackets', flow, ['a', '"a", ', 'a: ', '[', '# ']],
] as const)('a long line %s', (_, put, units) => {
  const steps = (unit: string, length: number) => stepsOf(() => validate(put(unit.repeat(length / unit.length))));
  const none = steps('a', 1000) && steps('a', 0); // the first prepares what is prepared once
  it.each(units)('of %j takes steps by its length', (unit) => {
    const [once, eightfold] = [steps(unit, 1000), steps(unit, 8000)];
    // Eight times as much would be linear, 64 times quadratic; counts vary with what V8 has compiled.
    expect(eightfold - none).toBeLessThan(24 * Math.max(0, once - none) + 250_000);
  });
});

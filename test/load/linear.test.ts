/** The steps of `validate` grow no faster than the length of a line: counted, not timed. */

import { Session } from 'node:inspector';
import { afterAll, describe, expect, it } from 'vitest';
import { drawDiagnostic } from '../../src/diagnostics/diagnostic.ts';
import { lintContent } from '../../src/lint/lint.ts';
import { loadContent } from '../../src/load/game/load.ts';
import { loadStyle } from '../../src/load/game/style.ts';
import { britishList } from '../lint/sample.ts';
import { GameDirectory, golem } from './game/game-directory.ts';

const game = new GameDirectory();
const original = game.read(golem);
const session = new Session();
session.connect();
afterAll(() => {
  session.disconnect();
  game.discard();
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
  game.write(golem, text);
  const { content, diagnostics } = loadContent(game.path);
  const { style } = loadStyle(game.path);
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
    [
      'a',
      'a ',
      '"',
      "'",
      '`',
      '"a ',
      "'a ",
      "a'b ",
      '*a ',
      '- ',
      '1-',
      '--a',
      '. ',
      ' ,',
      '<b>',
      '<!--',
      'the ',
      'A ',
      'a’s',
    ],
  ],
  ['in a quoted word with a slip', quoted, ['a', 'a ', ' ', '\u00A0', "'", '\\"', 'é', '\u{1F916}']],
  ['in a quote that stays open', open, ['a', 'a ', ' ', '\u00A0', 'a: ', '# ']],
  ['in brackets', flow, ['a', 'a, ', '"a", ', 'a: ', '[', '# ']],
] as const)('a long line %s', (_, put, units) => {
  it.each(units)('of %j takes steps by its length', (unit) => {
    validate(put(unit.repeat(2000 / unit.length))); // prepares what is prepared once
    const steps = (length: number) => stepsOf(() => validate(put(unit.repeat(length / unit.length))));
    const [none, once, eightfold] = [steps(0), steps(2000), steps(16_000)] as const;
    // Eight times as much would be linear, 64 times quadratic; counts vary with what V8 has compiled.
    expect(eightfold - none).toBeLessThan(24 * Math.max(0, once - none) + 500_000);
  });
});

/** Hints that are exact changes: what they say is carried out, and the file has fewer faults and no new one. */

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Diagnostic, edited, type Source } from '../../src/diagnostics/diagnostic.ts';
import { glyphCoverage } from '../../src/load/printable.ts';
import { coverageOf } from '../../src/typeset/text/font.ts';
import { typesetter } from '../typeset/house.ts';
import { loadContent } from './directory.ts';
import { GameDirectory, golem, junk } from './game/game-directory.ts';

const coverage = glyphCoverage(coverageOf(typesetter.faces));

const block = 'events/15-the-four-ten-rain.yaml';
const names = ['game.yaml', 'board.yaml', 'setting.yaml', 'endings.yaml', 'remarks.yaml', golem, junk, block];

// Remarks name the Ending Stuck.
const texts = /(?<=(?:title|name|text): )(?!Stuck)[A-Z][^,{}[\]"'\n]*/gu;
const numbers = /(?<=: )\d+\b(?![-+.])/gu;

/** Slips of the hand: what is written, and what is written in its place. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/: (?=\S)/gu, ':'],
  [/: (?=\S)/gu, ' '],
  [/: (?=\S)/gu, ':\u00a0'],
  [texts, '“$&: so”'],
  [texts, '@$&'],
  [texts, '$&: so'],
  [texts, "'$&'s own'"],
  [texts, '"$& "is" so"'],
  [texts, '"$& C:\\temp"'],
  [texts, '"50\\% $&"'],
  [texts, '“$&, so”'],
  [texts, '$&, so, there'],
  [texts, 'Null'],
  [texts, 'True'],
  [texts, '1984'],
  [texts, '~'],
  [texts, '$&\u0007'],
  [texts, '$&\u200b'],
  [texts, '$&\t\u200b'],
  [texts, 'e\u0301 $&'],
  [numbers, '"$&"'],
  [numbers, '“$&”'],
  [numbers, '$& pieces'],
  [numbers, '$&,'],
  [numbers, '"$&,0"'],
  [/(?<=: )-(\d+)\b(?![-+.])/gu, '−$1'],
  [/(?<=[[ ])(\d+)-(\d+)(?=[\],])/gu, '$2-$1'],
  [/(?<=[[ ])(\d+)-(\d+)(?=[\],])/gu, '$1..$2'],
  [/\[(\d+), (\d+), (\d+)\]/gu, '[$1 $2 $3]'],
  [/\[([\w -]*[+-]\d)\]/gu, '$1'],
  [/\[(\d+-\d+)\]/gu, '$1'],
  [/\[([^[\]{}\n]+)\]/gu, '[$1]]'],
  [/(?<=\[\w+), /gu, ',, '],
  [/(?<=\]), /gu, ' '],
  [/^ +- /gmu, '$&\t'],
  [/^( +)- (?=\S)/gmu, '$1-'],
  [/^(?=[a-z]+: \S)/gmu, ' '],
  [/(?<=\S)$/gmu, '\n---'],
  [/(?<=^ {2})(?=[A-Za-z])/gmu, '  '],
  [/\{ text: ([^,{}]+) \}/gu, '$1'],
  [/(?<=[{ ])(\w+): (?=[\w"[{])/gu, '$1:'],
  [/(?<=[{ ])(\w+): (?=\w)/gu, '$1 '],
  [/(\d{4})-(\d\d)-(\d\d)/gu, '$1.$2.$3'],
];

let game: GameDirectory;
beforeAll(() => {
  game = new GameDirectory();
});
afterAll(() => game.discard());

const faultsOf = (name: string, text: string): readonly Diagnostic[] => {
  game.write(name, text);
  try {
    return loadContent(game.path, coverage).diagnostics;
  } finally {
    game.restore();
  }
};
const sign = ({ code, message }: Diagnostic) => `${code} ${message}`;

/** Files, shapes, rules: what cannot be read has no shape yet, and what has a wrong shape no rules. */
const stage = (code: string) => Math.min(2, Number(code.charAt(2)));

/** Each edit by itself takes a fault away and brings none; faults of a `hidden` stage may come to light. */
function expectMended(name: string, text: string, hidden = (_: Diagnostic, __: Diagnostic) => false): void {
  const all = faultsOf(name, text);
  for (const fault of all) {
    const { fix, hint } = fault;
    if (!fix) continue;
    const [source] = fix.map(({ span }) => span.source) as [Source];
    const before = all.filter((one) => !hidden(fault, one));
    const after = faultsOf(name, edited(source, fix).text).filter((one) => !hidden(fault, one));
    const what = `${hint}\n${text}`;
    expect(after.length, what).toBeLessThan(before.length);
    const known = before.map(sign);
    expect(
      after.map(sign).filter((one) => !known.includes(one)),
      what,
    ).toEqual([]);
  }
}

const runs = Number(process.env.CORE_RUNNER_FUZZ_CONTENTS ?? 120);

describe('a hint that is an exact change', () => {
  it('mends a slip of the hand', { timeout: 120_000 + 100 * runs }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(...slips), fc.nat(1000), (name, [what, by], nth) => {
        const text = game.read(name);
        const places = [...text.matchAll(what)];
        const place = places[nth % Math.max(1, places.length)];
        if (place === undefined) return;
        const slip = by.replace(/\$([&\d])/gu, (_, part: string) => place[part === '&' ? 0 : Number(part)] ?? '');
        expectMended(name, text.slice(0, place.index) + slip + text.slice(place.index + place[0].length));
      }),
      { numRuns: runs },
    );
  });
  it('never widens an Ending at GOAL to wins and losses both', { timeout: 120_000 }, () => {
    const three = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 });
    const text = game.read('endings.yaml');
    fc.assert(
      fc.property(three, (numbers) => {
        const [to = 0, from = 0, until = 0, last = 0] = numbers.sort((a, b) => a - b);
        fc.pre(to < 5 && (until < 5 || from >= 5) && last >= 5);
        const ranges = [`0-${to}`, `${from}-${until}`, `${last}+`];
        const broken = ['0-2', '3-4', '5+'].reduce(
          (all, range, index) => all.replace(`goal, cores: ${range} `, `goal, cores: ${ranges[index]} `),
          text,
        );
        const before = faultsOf('endings.yaml', broken);
        for (const { hint, span } of before) {
          const [, better] = /^write (\S+) here/u.exec(hint ?? '') ?? [];
          if (better === undefined) continue;
          const place = { ...span, start: span.source.text.indexOf('cores: ', span.start) + 7 };
          const after = faultsOf('endings.yaml', edited(span.source, [{ span: place, text: better }]).text);
          expect(after.length, `${ranges}: ${hint}`).toBeLessThan(before.length);
        }
      }),
      { numRuns: 40 },
    );
  });
  it('mends some of what any other damage does', { timeout: 120_000 + 100 * runs }, () => {
    const at = fc.double({ min: 0, max: 1, noNaN: true });
    const what = fc.constantFrom(
      ...'"\'[]{}|>:#-,0aA %@“’\u00a0\u200b\n\t',
      '',
      ': ',
      '- ',
      ', ',
      '\n- ',
      '\n  ',
      '~',
      'é',
    );
    fc.assert(
      fc.property(fc.constantFrom(...names), at, fc.nat(3), what, (name, place, over, by) => {
        const text = game.read(name);
        const start = Math.floor(text.length * place);
        expectMended(
          name,
          text.slice(0, start) + by + text.slice(start + over),
          (fixed, one) => stage(one.code) > stage(fixed.code),
        );
      }),
      { numRuns: runs },
    );
  });
});

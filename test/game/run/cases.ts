/** Cases of play in a text file → a test for each. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { choiceText } from '../../../src/game/run/choice-text.ts';
import { legalChoices } from '../../../src/game/run/legal.ts';
import { parseYaml } from '../../../src/load/yaml.ts';
import { afterLines, type Given, opening, quietly, rulesFor, told } from '../small-game.ts';

export const shutInAtStart = ['take RS', ...opening, 'move C: 4', 'move NE: 5'];

/** Several lines of play by a name, with the words after it. */
const steps: Readonly<Record<string, (...words: string[]) => readonly string[]>> = {
  opening: () => opening,
  // Begins at Event 11 and keeps the throw.
  first: (...faces) => ['begin: 1 1 1', `roll: ${faces.join(' ')}`, 'keep'],
  quietly: (sector = '', number, event) => quietly(sector, Number(number), Number(event)),
  // Enters a Sector with Event 13 and keeps a Bad Outcome.
  badly: (sector) => [`move ${sector}: 1 1 3`, 'roll: 1 1', 'keep'],
  'shut-in-at-START': () => shutInAtStart,
  'shut-in-at-GOAL': () => [...opening, ...quietly('C', 2, 12), 'move S: 1 1 3', 'roll: 1 1', 'keep', 'move SE: 6'],
};

/** What a game is like, by name. */
const games: Readonly<Record<string, Given>> = {
  shop14: { shops: { 14: ['Health +2 for 2', 'DiceMod +2 for 2', 'Core +1 for 7', 'Health -12 for 1'] } },
  above: { houseRules: { entering: 'above' } },
  required: { houseRules: { resetWhenStuck: 'required' } },
  'too-late': { houseRules: { resetWhenStuck: 'too-late' } },
  'at-once': { houseRules: { endingAtStart: 'at-once' } },
  unable: { houseRules: { stuckAtExit: 'unable-to-move' } },
  weak: { outcomes: { bad: ['Health -9'] } },
};

const read = (text: string) => parseYaml({ path: 'cases', text }).tree?.value as Readonly<Record<string, string[]>>;

/** Plays the lines of `lines → { expected } | names of games { given }`; expected is the State, and Choices that are legal or not. */
function check(text: string): void {
  const [, written = '', wanted = '', names = '', own = '{}'] =
    /^ *(.*?) ?→ (\{.*?\})(?: \| ([^{]*)(\{.*\})?)?$/u.exec(text) ?? [];
  const lines = written.split(', ').flatMap((line) => {
    const [name = '', ...words] = line.split(' ');
    return steps[name]?.(...words) ?? (line ? [line] : []);
  });
  const given = names.split(' ').filter(Boolean);
  for (const name of given) expect(games).toHaveProperty(name);
  const rules = rulesFor(lines, Object.assign({}, ...given.map((name) => games[name]), read(own)));
  const { legal = [], illegal = [], ...expected } = read(wanted);
  const state = afterLines(rules, lines);
  expect(told(rules, state)).toMatchObject(expected);
  const open = legalChoices(rules, state).map((one) => choiceText(rules, one));
  expect(open).toEqual(expect.arrayContaining(legal));
  for (const line of illegal) {
    expect(open).not.toContain(line);
    expect(() => afterLines(rules, [...lines, line])).toThrow('illegal choice');
  }
}

/** Tests the cases of a file: `## group`, then for each a line with its name and one with what is played. */
export function checkCases(file: URL): void {
  for (const group of readFileSync(file, 'utf8').split(/^## /mu).slice(1)) {
    const [title = '', ...cases] = group.trimEnd().split(/\n(?! )/u);
    describe(title, () => it.each(cases.map((one) => one.split('\n')))('%s', (_, text = '') => check(text)));
  }
}

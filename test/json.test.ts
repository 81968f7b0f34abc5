import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { compactJson } from '../src/cli/terminal/report.ts';
import { it, rewrite } from './cli/command.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A command line that prints JSON, and what its fields mean. */
const outputs: readonly (readonly [line: string, ...notes: string[]])[] = [
  [
    'print tracking-sheet --json',
    '`files` has a row for each file. With `--text` it has no paper and no warnings.',
    '`warnings` are diagnostics, as `validate` lists them.',
  ],
  [
    'run --seed rusty-crane-ledger --json',
    '`file` is the sheet that is written; with `--text` there are `files` instead, as of `print`.',
    '`boards` has one board, or with `--count` all. `q` and `r` are axial coordinates: right, and down. `label` is there for a Sector where a Run can end. `reserves` are the spare numbers, in order of use. With `--dice` there are `outcomeRolls`, with `--rate` there is a `rating`.',
    '`pictures` name the content: two sheets with other pictures are of other content.',
  ],
  [
    'orders --json',
    '`managed` and `first` are shares of simulated Runs, from 0 to 1: of an expert, and of a first reader.',
  ],
  [
    'verify 1KSH-4000-42KB --json',
    'It writes nothing. `board` is a board as of `run`; it is there if `same` is true or only pictures differ. `differs` lists `game`, `difficulty`, `map` or `pictures`. `seed` is null where the code has the whole board.',
  ],
  [
    'score 1KSH-4000-42KB --end escape --cores 3 --turns 20 --health 9 --json',
    '`brought` are the cores that count. `line` is the text to share. A score that is not possible is an error, with exit code 2.',
  ],
  [
    'table scores.txt --json',
    '`boards` has a table for each board, `together` one for all if there are more. `sum` adds the ranks, `missing` counts boards without a result. `unread` are the other lines, those with a wrong code or an impossible score with what is wrong.',
  ],
  [
    'validate faulty --json',
    'Lines and columns count characters from 1. The end is after the last character. `counts` are there if the game has no error. `related` lists other places of the same fault. `core-runner explain` explains a `code`.',
  ],
  ['explain CR203 --json', 'Without a code there is a list: `codes`.'],
  [
    'simulate --content game --runs 200 --policy random --json',
    'A share is from 0 to 1, `low` and `high` are its 95 % interval. `interrupted` is true after Ctrl-C: then only what is there is counted.',
  ],
  [
    'balance --content game --json',
    '`verdict` is `met`, `missed` or `open`. With `--advise` there is a list `advice`.',
  ],
  [
    'content game --json',
    'All ranges are numbers: `outcomeRoll` lists the totals of each Outcome, `cores` has both ends. No limit is null. An effect has a `kind`, what it changes, and its `text` as it is printed. `words` are the words of the game.',
  ],
  [
    'diff game changed --no-bands --json',
    '`changes` are by kind. `pages.moved` lists Events on another page. `targets` and `bands` are null where nothing is compared.',
  ],
  ['systems --json', '`arguments` and `options` are those of `odds` and `roll`.'],
  [
    'odds wild-die 2D --target 7 --json',
    'A chance is `ways` of `of`, whole numbers of any length as text. `atLeast` are the chances of a value or a better one. `tails` are less likely totals in one row. `also` lists other results of the same roll.',
  ],
  [
    'roll wild-die 2D --seed rusty --json',
    '`does` is the effect of a die: `adds`, `subtracts`, `drops`, `replaced` or `decides`.',
  ],
];

const maxText = 60;

/** A value as an example: the first of a list, the first words of a text, the first of many things of a kind. */
function cut(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > maxText ? `${value.slice(0, maxText - 1)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => typeof one !== 'object');
    const shown = value.slice(0, isPlain ? 12 : 1).map((one) => cut(one, depth + 1));
    return value.length > shown.length ? [...shown, `… and ${value.length - shown.length} more`] : shown;
  }
  const all = Object.entries(value);
  const isTable = depth > 0 && all.length > 6 && all.every(([, one]) => typeof one === 'object');
  const entries = all.slice(0, isTable ? 1 : all.length).map(([key, one]) => [key, cut(one, depth + 1)]);
  return Object.fromEntries(isTable ? [...entries, ['…', `and ${all.length - 1} more`]] : entries);
}

/** The same for all computers, versions and edits of the game. */
const steady = (text: string) =>
  text
    .replace(/("milliseconds": )\d+/gu, '$1300')
    .replace(/("bytes": )\d+/gu, '$128000')
    .replace(/("fingerprint": )"\w+"/gu, '$1"f884a9ec"')
    .replace(/("pictures": )\[[^\]]*\]/gu, '$1["hourglass", "house", "house", "leaf"]');

const head = `# JSON

Made from the program by a test; see CONTRIBUTING.

For programs, these commands print JSON to standard output with \`--json\`. Messages go to standard error. Each output is an
object with \`version\`: it becomes 2 if a field is removed or changes its meaning. New fields may come at any time: ignore
those you do not know. A field without a value is left out.

In the examples, long lists and texts are cut at \`…\`.`;

describe('docs/json.md', () => {
  it('has every output of --json, as it is printed', async ({ desk }) => {
    for (const name of ['game', 'faulty', 'changed'])
      cpSync(join(root, 'content/starter'), desk.at(name), { recursive: true });
    const trunk = 'events/11-the-trunk.yaml';
    rewrite(desk.at(`faulty/${trunk}`), (text) => text.replace('neutral: [7]', 'neutral: [6, 7]'));
    rewrite(desk.at(`changed/${trunk}`), (text) => text.replace('Oil -3', 'Oil -2'));
    const lines = ['rusty-crane-ledger', 'week-1'].map((seed) =>
      desk.run(['score', '--seed', seed, '--end', 'escape', '--cores', '3', '--turns', '20', '--health', '9']),
    );
    const [ada, ben] = (await Promise.all(lines)).map(({ out }) => out);
    writeFileSync(desk.at('scores.txt'), `Who is in?\nAda: ${ada}Ben: ${ada}Ada: ${ben}`);
    const { out: help } = await desk.run(['help']);
    const commands = [...help.matchAll(/^ {2}([a-z]+) {2,}\S/gmu)].map(([, name = '']) => name);
    const parts: string[] = [];
    for (const [line, ...notes] of outputs) {
      const { out } = await desk.run(line.split(' '));
      const printed = JSON.parse(out);
      expect([line, printed.version, Object.keys(printed)[0]]).toEqual([line, 1, 'version']);
      const example = steady(compactJson(cut(printed)).trimEnd());
      parts.push(`## core-runner ${line}`, ...notes, `\`\`\`json\n${example}\n\`\`\``);
    }
    const shown = outputs.map(([line]) => line.split(' ')[0]);
    for (const name of commands) {
      const asked = ['odds', 'roll'].includes(name) ? [name, 'wild-die'] : [name];
      const { out } = await desk.run([...asked, '--help']);
      expect([name, out.includes('--json')]).toEqual([name, shown.includes(name)]);
    }
    await expect(`${[head, ...parts].join('\n\n')}\n`).toMatchFileSnapshot('../docs/json.md');
  });
});

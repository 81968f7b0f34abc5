/** Ways to break a game, in text files, each with all that is printed about it. */

import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { dedent, type FaultCase, faultsAfter, GameDirectory, golem, junk } from '../game/game-directory.ts';

/** One way to break the game; `says` is empty where nothing is wrong. */
interface TextCase {
  readonly name: string;
  readonly edits: readonly string[];
  readonly says: string;
}

/** The cases of a file: `## name`, an edit a line with the place of its fault between ‹ and ›, and the faults in short. */
function casesIn(text: string): TextCase[] {
  return text
    .split(/^## /mu)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.trimEnd().split('\n');
      const found = lines.findIndex((line) => /^(?:error|warning)\[/u.test(line));
      const first = found < 0 ? lines.length : found;
      return { name, edits: lines.slice(0, first), says: lines.slice(first).join('\n') };
    });
}

/** `⏎` is a line break, `\u0007` a character that cannot be seen. */
const read = (text = '') =>
  text
    .replaceAll('⏎', '\n')
    .replace(/\\u([0-9a-f]{4})/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Short names of the two files that most cases change. */
const paths: Readonly<Record<string, string>> = { golem, junk };
const pathOf = (name: string) => paths[name] ?? name;

/** Carries out `file: «from» → «to»`, `file = «text»`, `file → other` or `file removed`. */
function edit(game: GameDirectory, line: string): string {
  const [, name = '', from, to] = /^(\S+): «(.*?)» → «(.*)»$/u.exec(line) ?? [];
  const [, written = '', text] = /^(\S+) = «(.*)»$/u.exec(line) ?? [];
  const [, moved, target] = /^(\S.*) → (\S.*)$/u.exec(line) ?? [];
  if (from !== undefined) game.replace(pathOf(name), read(from), read(to));
  else if (text !== undefined) game.write(pathOf(written), read(text));
  else if (line.endsWith(' removed')) game.remove(pathOf(line.replace(/ removed$/u, '')));
  else if (moved !== undefined && target !== undefined) game.rename(pathOf(moved), pathOf(target));
  else throw new Error(`no edit: ${line}`);
  return (to ?? text)?.includes('‹') ? markedPlace(game, name || written) : '';
}

/** The place between ‹ and ›, where an edit expects its fault, as it is printed; takes both signs out of the file. */
function markedPlace(game: GameDirectory, name: string): string {
  const text = game.read(pathOf(name));
  game.write(pathOf(name), text.replace(/[‹›]/gu, ''));
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes('‹'));
  const [before = '', marked = '', after = ''] = lines[at]?.split(/[‹›]/u) ?? [];
  return `  ${name}:${at + 1}:${[...before].length + 1} | ${before}«${marked}»${after}`;
}

/** Printed faults with the line of the file behind its place, what is underlined between « and ». */
function inShort(printed: string): string {
  return printed
    .replace(/\n +\d+ \| (.*)\n +\| ( *)(\^+)/gu, (_, line: string, lead: string, carets: string) => {
      const characters = [...line];
      const end = lead.length + carets.length;
      const part = (from: number, to?: number) => characters.slice(from, to).join('');
      return ` | ${part(0, lead.length)}«${part(lead.length, end)}»${part(end)}`;
    })
    .replaceAll('\n\n', '\n')
    .replaceAll(golem, 'golem')
    .replaceAll(junk, 'junk');
}

describe.each(['reading', 'shape', 'rules'])('faults of %s', (file) => {
  const game = new GameDirectory();
  afterAll(() => game.discard());
  it.each(casesIn(readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8')))('$name', ({ edits, says }) => {
    const places = edits.map((line) => edit(game, line)).filter((place) => place !== '');
    let said = inShort(game.faults()).split('\n');
    game.restore();
    for (const place of places) {
      expect(said).toContain(place);
      said = said.toSpliced(said.indexOf(place), 1);
    }
    expect(said.join('\n')).toBe(says);
  });
});

/** What takes folders, links or long texts. */
const cases: FaultCase[] = [
  {
    name: 'no such directory',
    edit: (game) => game.discard(),
    says: `
      error[CR001]: cannot read: no such directory
        <game>
        hint: name the folder that holds game.yaml
    `,
  },
  {
    name: 'a file in place of the directory',
    edit: (game) => {
      game.discard();
      game.write('', 'title: Core Runner\n');
    },
    says: `
      error[CR001]: expected a directory, found a file
        <game>
        hint: name the folder that holds game.yaml
    `,
  },
  {
    name: 'an empty directory',
    edit: (game) => {
      game.discard();
      game.folder('');
    },
    says: `
      error[CR001]: cannot read: no such file
        board.yaml
        hint: a game has game.yaml, board.yaml, setting.yaml, endings.yaml

      error[CR001]: cannot read: no such file
        endings.yaml
        hint: a game has game.yaml, board.yaml, setting.yaml, endings.yaml

      error[CR001]: cannot read: no such file
        events
        hint: each Event is a file in events/

      error[CR001]: cannot read: no such file
        game.yaml
        hint: a game has game.yaml, board.yaml, setting.yaml, endings.yaml

      error[CR001]: cannot read: no such file
        setting.yaml
        hint: a game has game.yaml, board.yaml, setting.yaml, endings.yaml
    `,
  },
  {
    name: 'no folder of Events',
    edit: (game) => game.remove('events'),
    says: `
      error[CR001]: cannot read: no such file
        events
        hint: each Event is a file in events/
    `,
  },
  {
    name: 'an empty folder of Events',
    edit: (game) => game.remove('events').folder('events'),
    says: `
      error[CR201]: expected 36 Events, found none with number 11, 12, 13, 14, 15, 16, 21, 22, 23, 24, 25, 26, 31, 32, 33, 34, 35, 36, 41, 42, 43, 44, 45, 46, 51, 52, 53, 54, 55, 56, 61, 62, 63, 64, 65, 66
        events
        hint: each d66 number from 11 to 66 is one file; core-runner new event 11 begins it
    `,
  },
  {
    name: 'a file in place of the folder of Events',
    edit: (game) => game.remove('events').write('events', 'number: 11\n'),
    says: `
      error[CR001]: cannot read: it is not a directory
        events
        hint: each Event is a file in events/
    `,
  },
  {
    name: 'a directory in place of a file',
    edit: (game) => game.remove('board.yaml').folder('board.yaml'),
    says: `
      error[CR001]: cannot read: it is a directory
        board.yaml
        hint: put a file in its place
    `,
  },
  {
    name: 'a directory in place of an Event',
    edit: (game) => game.remove(golem).folder(golem),
    says: `
      error[CR001]: cannot read: it is a directory
        events/11-corroded-golem.yaml
        hint: put a file in its place
    `,
  },
  {
    name: 'a link that leads nowhere',
    edit: (game) => {
      game.remove('endings.yaml');
      symlinkSync('nowhere.yaml', join(game.path, 'endings.yaml'));
    },
    says: `
      error[CR001]: cannot read: no such file
        endings.yaml
        hint: it is a link that leads nowhere: put the file in its place
    `,
  },
  {
    name: 'a link to itself',
    edit: (game) => {
      game.remove('endings.yaml');
      symlinkSync('endings.yaml', join(game.path, 'endings.yaml'));
    },
    says: `
      error[CR001]: cannot read: too many symbolic links
        endings.yaml
    `,
  },
  {
    name: 'more than 1 MiB',
    edit: (game) => game.write(golem, `${game.read(golem)}${'#'.repeat(1024 * 1024)}\n`),
    says: `
      error[CR003]: must be smaller than 1 MiB
        events/11-corroded-golem.yaml
    `,
  },
  {
    name: 'two documents after a first line ---',
    edit: (game) => game.write(golem, `---\n${game.read(golem)}...\n---\nnumber: 12\n`),
    says: `
      error[CR005]: expected one YAML document, found 2
        events/11-corroded-golem.yaml:17:1
         17 | ---
            | ^^^
        hint: remove the line ---
    `,
  },
  {
    name: 'house rules: a reading that is none, and a rule that has no other',
    edit: (game) =>
      game.write(
        'game.yaml',
        game
          .read('game.yaml')
          .replace(/house-rules:\n(?: .*\n)+/u, 'house-rules: { modifiers: rounded, ending-at-stat: at-once }\n'),
      ),
    says: `
      error[CR101]: expected exact or nearest, found rounded
        game.yaml:34:27
         34 | house-rules: { modifiers: rounded, ending-at-stat: at-once }
            |                           ^^^^^^^

      error[CR102]: unknown key ending-at-stat
        game.yaml:34:36
         34 | house-rules: { modifiers: rounded, ending-at-stat: at-once }
            |                                    ^^^^^^^^^^^^^^
        hint: did you mean ending-at-start?
    `,
  },
  {
    name: 'too few words for seeds, and one that is none',
    edit: (game) =>
      game.write('game.yaml', game.read('game.yaml').replace(/seed-words:[\s\S]*/u, 'seed-words: [rusty, Crane, a]\n')),
    says: `
      error[CR104]: must have 20 or more items, found 3
        game.yaml:66:13
         66 | seed-words: [rusty, Crane, a]
            |             ^^^^^^^^^^^^^^^^

      error[CR104]: must be one word of 3 to 10 small letters, found Crane
        game.yaml:66:21
         66 | seed-words: [rusty, Crane, a]
            |                     ^^^^^
        hint: write crane

      error[CR104]: must be one word of 3 to 10 small letters, found a
        game.yaml:66:28
         66 | seed-words: [rusty, Crane, a]
            |                            ^
    `,
  },
  {
    name: 'characters that are more than one unit, control characters',
    edit: (game) =>
      game
        .replace(golem, 'size: half', 'size: "\u{1F916}\\u0007\u{1F916}"')
        .replace(golem, 'text: It sways.', 'text: \u{1F916}\u{1F916} sway., oops: 1'),
    says: `
      error[CR101]: expected half or full, found 🤖·🤖
        events/11-corroded-golem.yaml:3:8
          3 | size: "🤖\\u0007🤖"
            |        ^^^^^^^^

      error[CR102]: unknown key oops
        events/11-corroded-golem.yaml:12:30
         12 |   neutral: { text: 🤖🤖 sway., oops: 1 }
            |                              ^^^^
        hint: known here: text, effects, mark
    `,
  },
  {
    name: 'CR-196: no ESCAPE',
    edit: (game) => game.write('board.yaml', game.read('board.yaml').replaceAll(', label: escape', '')),
    says: `
      error[CR210]: expected escape on one Sector of the left and one of the right column, found none
        board.yaml:4:1
          4 | sectors:
            | ^^^^^^^
        hint: the left column is A1, A2, A3, the right column is E1, E2, E3
    `,
  },
  {
    name: 'CR-147: more Sectors than Events',
    edit: (game) => {
      const row = Array.from(
        { length: 18 },
        (_, index) => `  - { id: F${index + 1}, q: ${index - 9}, r: ${index < 9 ? 10 : 11} }\n`,
      );
      game.write('board.yaml', game.read('board.yaml') + row.join(''));
    },
    says: `
      error[CR210]: must have no more Sectors than Events (36), found 37
        board.yaml:4:1
          4 | sectors:
            | ^^^^^^^
    `,
  },
  {
    name: 'CR-083: more DiceMods at the start than the sheet has',
    edit: (game) =>
      game.write(
        'game.yaml',
        game
          .read('game.yaml')
          .replace(/count: \d/gu, 'count: 1')
          .replace('starting-dice-mods: 2', 'starting-dice-mods: 11')
          .replace('starting-dice-mods: 3', 'starting-dice-mods: 11'),
      ),
    says: `
      error[CR214]: must not be more than the 10 DiceMods on the sheet, found 11
        game.yaml:11:95
         11 | starting-dice-mods: 11, dice-mod-limit: sheet }
            |                     ^^
    `,
  },
  {
    name: 'endings.yaml misspelt',
    edit: (game) => game.write('ending.yaml', game.read('endings.yaml')).remove('endings.yaml'),
    says: `
      error[CR001]: cannot read: no such file
        endings.yaml
        hint: rename ending.yaml to endings.yaml
    `,
  },
  {
    name: 'a copy of an Event',
    edit: (game) => game.write(golem.replace('.yaml', ' copy.yaml'), game.read(golem)),
    says: `
      error[CR202]: Event 11 stands twice
        events/11-corroded-golem copy.yaml:1:9
          1 | number: 11
            |         ^^
        hint: delete one of the two files
        note: the other is Corroded Golem
        events/11-corroded-golem.yaml:1:9
          1 | number: 11
            |         ^^
    `,
  },
];

describe('faults drawn whole', () => {
  it.each(cases)('$name', ({ edit, says }) => {
    expect(faultsAfter(edit)).toBe(dedent(says));
  });
  it('takes the character that stands for broken text, where the text is whole', () =>
    expect(faultsAfter((game) => game.replace(golem, 'It stands', 'It \uFFFD stands'))).toBe(''));
});

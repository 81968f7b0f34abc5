import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dedent, type FaultCase, faultsAfter, golem } from './game/game-directory.ts';

const cases: FaultCase[] = [
  {
    name: 'the game as it is',
    edit: () => undefined,
    says: ``,
  },
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
    name: 'a missing file',
    edit: (game) => game.remove('game.yaml'),
    says: `
      error[CR001]: cannot read: no such file
        game.yaml
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
    name: 'an empty file',
    edit: (game) => game.write(golem, ''),
    says: `
      error[CR004]: must not be empty
        events/11-corroded-golem.yaml
        hint: fill it in, or delete the file
    `,
  },
  {
    name: 'a file of white space',
    edit: (game) => game.write(golem, ' \n\r\n\t\n'),
    says: `
      error[CR004]: must not be empty
        events/11-corroded-golem.yaml
        hint: fill it in, or delete the file
    `,
  },
  {
    name: 'only comments',
    edit: (game) => game.write(golem, '# to be written\n\n# soon\n'),
    says: `
      error[CR004]: must not be empty
        events/11-corroded-golem.yaml:1:1
          1 | # to be written
            | ^
        hint: there are only comments here
    `,
  },
  {
    name: 'only the line ---',
    edit: (game) => game.write(golem, '---\n'),
    says: `
      error[CR101]: expected keys with values, found nothing
        events/11-corroded-golem.yaml:1:1
          1 | ---
            | ^
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
    name: 'a name in .yml',
    edit: (game) => game.write('events/67-extra.yml', game.read(golem)),
    says: `
      error[CR001]: expected a name ending in .yaml, found .yml
        events/67-extra.yml
        hint: rename it to 67-extra.yaml
    `,
  },
  {
    name: 'a stray tab',
    edit: (game) => game.replace(golem, '  bad: [2', '\tbad: [2'),
    says: `
      error[CR005]: cannot read this as YAML: a tab in the indentation
        events/11-corroded-golem.yaml:6:1
          6 | →bad: [2-4]
            | ^
        hint: use spaces for indentation
    `,
  },
  {
    name: 'a tab in a line of prose block',
    edit: (game) => game.replace(golem, 'text: It stands with one foot down.', 'text: |\n\tIt stands.'),
    says: `
      error[CR005]: cannot read this as YAML: a tab in the indentation
        events/11-corroded-golem.yaml:5:1
          5 | →It stands.
            | ^
        hint: use spaces for indentation
    `,
  },
  {
    name: 'a bracket left open',
    edit: (game) => game.replace(golem, '[6, 8]', '[6, 8'),
    says: `
      error[CR005]: cannot read this as YAML: [ is opened here and not closed
        events/11-corroded-golem.yaml:7:12
          7 |   neutral: [6, 8
            |            ^
        hint: close it with ]
    `,
  },
  {
    name: 'a quote left open',
    edit: (game) => game.replace(golem, 'Corroded Golem', '"Corroded Golem'),
    says: `
      error[CR005]: cannot read this as YAML: " is opened here and not closed
        events/11-corroded-golem.yaml:2:8
          2 | title: "Corroded Golem
            |        ^
        hint: close it with "
    `,
  },
  {
    name: 'a colon in plain text',
    edit: (game) => game.replace(golem, 'It stands with', 'It stands: with'),
    says: `
      error[CR005]: cannot read this as YAML: a colon in text without quotes
        events/11-corroded-golem.yaml:4:16
          4 | text: It stands: with one foot down.
            |                ^
        hint: put the text in quotes: text: "It stands: with one foot down."
    `,
  },
  {
    name: 'a line moved to the left',
    edit: (game) => game.replace(golem, '  neutral: [6', ' neutral: [6'),
    says: `
      error[CR005]: cannot read this as YAML: this line begins in the wrong column
        events/11-corroded-golem.yaml:7:2
          7 |  neutral: [6, 8]
            |  ^
        hint: begin it in the same column as its neighbours, or deeper than what it belongs to
    `,
  },
  {
    name: 'nesting without end',
    edit: (game) => game.replace(golem, '[6, 8]', '['.repeat(500) + ']'.repeat(500)),
    says: `
      error[CR005]: cannot read this as YAML: nesting exceeded maxDepth (20)
        events/11-corroded-golem.yaml:7:30
          7 |   neutral: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
            |                              ^
    `,
  },
  {
    name: 'a key twice',
    edit: (game) => game.replace(golem, 'size: half', 'size: half\ntitle: Golem'),
    says: `
      error[CR006]: key title stands here twice
        events/11-corroded-golem.yaml:4:1
          4 | title: Golem
            | ^^^^^
        hint: keep one of the two
    `,
  },
  {
    name: 'a key twice in braces',
    edit: (game) => game.replace(golem, 'text: It sways.', 'text: It sways., text: It sways.'),
    says: `
      error[CR006]: key text stands here twice
        events/11-corroded-golem.yaml:12:31
         12 |   neutral: { text: It sways., text: It sways. }
            |                               ^^^^
        hint: keep one of the two
    `,
  },
  {
    name: 'a key that is a list',
    edit: (game) => game.replace(golem, 'size: half', '? [a, b]\n: half'),
    says: `
      error[CR005]: expected a key, found a list or mapping
        events/11-corroded-golem.yaml:3:3
          3 | ? [a, b]
            |   ^^^^^
    `,
  },
  {
    name: 'an anchor and an alias',
    edit: (game) => game.replace(golem, 'It falls.', '&same It falls').replace(golem, 'It sways.', '*same'),
    says: `
      error[CR007]: expected a value, found an anchor
        events/11-corroded-golem.yaml:11:16
         11 |   bad: { text: &same It falls, effects: [Health -2] }
            |                ^^^^^
        hint: write the value out: content has no anchors and aliases; text that starts with & or * needs quotes

      error[CR007]: expected a value, found an alias
        events/11-corroded-golem.yaml:12:20
         12 |   neutral: { text: *same }
            |                    ^^^^^
        hint: write the value out: content has no anchors and aliases; text that starts with & or * needs quotes
    `,
  },
  {
    name: 'an alias of nothing',
    edit: (game) => game.replace(golem, 'It sways.', '*same'),
    says: `
      error[CR007]: expected a value, found an alias
        events/11-corroded-golem.yaml:12:20
         12 |   neutral: { text: *same }
            |                    ^^^^^
        hint: write the value out: content has no anchors and aliases; text that starts with & or * needs quotes
    `,
  },
  {
    name: 'a tag',
    edit: (game) => game.replace(golem, 'title: Corr', 'title: !!str Corr').replace(golem, '8]', '!secret 8]'),
    says: `
      error[CR007]: expected a value, found a tag
        events/11-corroded-golem.yaml:2:8
          2 | title: !!str Corroded Golem
            |        ^^^^^
        hint: content has no tags; put text that starts with ! in quotes

      error[CR007]: expected a value, found a tag
        events/11-corroded-golem.yaml:7:16
          7 |   neutral: [6, !secret 8]
            |                ^^^^^^^
        hint: content has no tags; put text that starts with ! in quotes
    `,
  },
  {
    name: 'a merge key',
    edit: (game) => game.replace(golem, 'neutral: { text', 'neutral: { <<: { a: 1 }, text'),
    says: `
      error[CR102]: unknown key <<
        events/11-corroded-golem.yaml:12:14
         12 |   neutral: { <<: { a: 1 }, text: It sways. }
            |              ^^
        hint: known here: text, effects, mark
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
    name: 'two documents',
    edit: (game) => game.write(golem, `${game.read(golem)}---\nnumber: 12\n`),
    says: `
      error[CR005]: expected one YAML document, found 2
        events/11-corroded-golem.yaml:15:1
         15 | ---
            | ^^^
        hint: remove the line ---
    `,
  },
];

describe('a file that cannot be read or parsed', () => {
  it.each(cases)('$name', ({ edit, says }) => {
    expect(faultsAfter(edit)).toBe(dedent(says));
  });
  it('takes the character that stands for broken text, where the text is whole', () =>
    expect(faultsAfter((game) => game.replace(golem, 'It stands', 'It \uFFFD stands'))).toBe(''));
});

import { describe, expect, it } from 'vitest';
import { lineAndColumn } from '../../src/diagnostics/diagnostic.ts';
import { lintContent } from '../../src/lint/lint.ts';
import { markdown } from '../../src/lint/markdown.ts';
import { parseYaml } from '../../src/load/yaml.ts';
import { loadContent } from '../load/directory.ts';
import { withGame } from '../load/game/game-directory.ts';
import { noStyle } from './sample.ts';

/** What is said of a file, and where. */
function saidOf(text: string): string[] {
  const { tree } = parseYaml({ path: 'x.yaml', text });
  return markdown(tree ? [tree] : []).map(({ code, message, span }) => {
    const { line, column } = lineAndColumn(span);
    return `${code} ${message.replace('expected ', '')} ${line}:${column}`;
  });
}

describe('Markdown in the texts of a game', () => {
  it.each([
    ['text: |\n  One.\n\n  1. Two\n  2. Three\n', 'prose, found a numbered list 4:3'],
    ['text: >-\n  1984. It was\n  late.\n', 'prose, found a numbered list 2:3'],
    ['text: It was*, and so* it was.\n', 'prose, found a lone sign of emphasis 1:13'],
    ["text: '**So** it was.'\n", 'prose, found bold text 1:8'],
    ['outcomes:\n  bad:\n    text: |\n      # So\n', 'prose, found a heading 4:7'],
    ['if-late: |\n  One.\n\n  Two.\n', 'prose, found a second paragraph 4:3'],
    ['if-you-bear:\n  bell: If you *have* it, `ring` it.\n', 'prose, found code 2:27'],
    ['remarks:\n  - text: |\n      One.\n\n      Two.\n', 'prose, found a second paragraph 5:7'],
    ['late:\n  text: So <b>it</b> was.\n', 'prose, found HTML 2:12'],
    ['register:\n  - text: See [it](#it).\n', 'prose, found a link 2:15'],
    ['orders:\n  - title: One *so*\n', 'plain text, found emphasis 2:16'],
    ['title: One *so*\n', 'plain text, found emphasis 1:12'],
    ['subtitle: One &amp; two\n', 'plain text, found a character of HTML 1:15'],
    ['items:\n  - { name: A *fine* hat }\n', 'plain text, found emphasis 2:15'],
    ['texts:\n  premise: |\n    You *go*.\n', 'plain text, found emphasis 3:9'],
    ['texts:\n  premise: |\n    One.\n\n    Two.\n', 'plain text, found a second paragraph 5:5'],
    ['veil-card:\n  kind: Gate *pass*\n', 'plain text, found emphasis 2:14'],
    ['papers:\n  - table:\n      columns: [A *b*]\n', 'plain text, found emphasis 3:19'],
    ['papers:\n  - table:\n      rows: [[1. A, "`b`"]]\n', 'prose, found code 3:22'],
    ['papers:\n  - close: |\n      - One\n', 'prose, found a list 3:7'],
    ['tables:\n  - columns: [A _b_]\n', 'prose, found emphasis with _ 2:17'],
    ['odds:\n  - note: See ~~it~~.\n', 'prose, found text struck out 2:15'],
  ])('is placed in %j', (text, said) => expect(saidOf(text).slice(0, 1)).toEqual([`CR508 ${said}`]));

  it.each([
    'effects: [DiceMod *2]\ndice-mods: [{ abbreviation: "*2", count: 1 }]\n',
    'papers:\n  - foot: One*, _two\nskills: [{ name: Tactics* }]\n',
    'title: 1. The Lift\nname: "#4"\n',
    'papers:\n  - table:\n      rows: [[1., "- none", "*so*"]]\n',
    'text: |\n  He counts *two*.\n\n  He goes to No. 4 and\n  1984. So it was.\n',
    'words: { core: { notation: "*c*" } }\n',
  ])('is none of %j', (text) => expect(saidOf(text)).toEqual([]));

  it('is found in every language and in the front of the book, if marks is not off', () =>
    withGame((game) => {
      game.replace('game.yaml', 'language: en-GB', 'language: it');
      game.replace('game.yaml', '\nsubtitle: ', '\nsubtitle: A `b` ');
      game.replace('setting.yaml', 'title: Late\n  text: |\n', 'title: Late\n  text: |\n    So, `so`.\n\n');
      const { content, diagnostics } = loadContent(game.path);
      if (!content) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
      const found = lintContent(content, {}).filter(({ code }) => code === 'CR508');
      expect(found.map(({ message }) => message)).toEqual([
        'expected plain text, found code',
        'expected prose, found code',
      ]);
      expect(
        lintContent(content, { style: { ...noStyle, off: ['marks'] } }).filter(({ code }) => code === 'CR508'),
      ).toEqual([]);
    }));
});

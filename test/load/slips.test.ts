/** Slips of the hand, each made in a copy of the game that ships, and what is said first. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsAfter, type GameDirectory, golem, junk } from './game/game-directory.ts';

const golemChange = (from: string, to: string) => (game: GameDirectory) => game.replace(golem, from, to);
const change = (file: string, from: string, to: string) => (game: GameDirectory) => game.replace(file, from, to);

const slips: readonly (readonly [name: string, edit: (game: GameDirectory) => unknown])[] = [
  // YAML.
  ['a quote left open', golemChange('title: Corroded Golem', 'title: "Corroded Golem')],
  ['a quote left open in a line of braces', golemChange('text: It falls.,', 'text: "It falls.,')],
  [
    'a single quote left open',
    golemChange('text: It stands with one foot down.', "text: 'It stands with one foot down."),
  ],
  ['a bracket left open', golemChange('good: [5, 7, 9]', 'good: [5, 7, 9')],
  ['a bracket left open in braces', golemChange('effects: [Health -2] }', 'effects: [Health -2 }')],
  ['a brace left open', golemChange('effects: [Health -2] }', 'effects: [Health -2]')],
  ['a bracket too many', golemChange('good: [5, 7, 9]', 'good: [5, 7, 9]]')],
  ['a colon in a title', golemChange('title: Corroded Golem', 'title: Golem: Corroded')],
  ['a colon in a text of braces', golemChange('text: It falls.', 'text: It falls: down.')],
  [
    'a colon in a text of two lines',
    golemChange('text: It stands with one foot down.', 'text: It stands\n  and says: go.'),
  ],
  ['no space behind a colon', golemChange('title: Corroded', 'title:Corroded')],
  ['no colon', golemChange('title: Corroded', 'title Corroded')],
  ['no colon before what is deeper', golemChange('outcome-roll:\n', 'outcome-roll\n')],
  [
    'text that is not indented',
    golemChange('text: It stands with one foot down.', 'text: |\nIt stands with one foot down.'),
  ],
  ['the same with a colon', golemChange('text: It stands with one foot down.', 'text: |\nIt stands.\nIt says: go.')],
  [
    'the same from the second paragraph',
    golemChange('text: It stands with one foot down.', 'text: |\n  It stands.\n\nIt goes.'),
  ],
  ['text behind the bar', golemChange('text: It stands', 'text: | It stands')],
  [
    'git conflict marks',
    golemChange(
      'title: Corroded Golem\n',
      '<<<<<<< HEAD\ntitle: Corroded Golem\n=======\ntitle: Crust\n>>>>>>> other\n',
    ),
  ],
  ['a tab', golemChange('  bad: [2-4]', '\tbad: [2-4]')],
  ['an at sign', golemChange('title: Corroded', 'title: @Corroded')],
  ['a percent sign', golemChange('title: Corroded', 'title: %Corroded')],
  ['a backtick', golemChange('title: Corroded', 'title: `Corroded`')],
  ['an alias by accident', golemChange('title: Corroded', 'title: *Corroded')],
  ['an anchor by accident', golemChange('title: Corroded', 'title: &Corroded')],
  ['a tag by accident', golemChange('title: Corroded', 'title: !Corroded')],
  ['quotes within quotes', golemChange('text: It stands with one foot down.', 'text: "It "stands" there."')],
  ['a key twice', golemChange('size: half\n', 'size: half\ntitle: Other\n')],
  ['one space too few', golemChange('  neutral: [6, 8]', ' neutral: [6, 8]')],
  ['one space too many', golemChange('  neutral: [6, 8]', '   neutral: [6, 8]')],
  ['text without a bar', golemChange('text: It stands', 'text:\n  It stands\n  Note: It')],
  ['the first line of a text deeper', golemChange('text: It stands', 'text: |\n    It was.\n  It stands')],
  ['a comma left out of braces', change(junk, 'effects: [Health +2], cost', 'effects: [Health +2] cost')],
  ['two commas', golemChange('[5, 7, 9]', '[5,, 7, 9]')],
  ['an equals sign', golemChange('title: Corroded', 'title = Corroded')],
  ['a remark of another kind', golemChange('size: half', '// half\nsize: half')],
  ['a title that begins with #', golemChange('title: Corroded Golem', 'title: #1 Golem')],
  ['a title with #', golemChange('title: Corroded Golem', 'title: Golem #1')],
  ['a dash as a title', golemChange('title: Corroded', 'title: - Corroded')],
  ['an item without a dash', change(junk, '  - { name: Test Strap', '  { name: Test Strap')],
  ['a dash without a space', change(junk, '  - { name: Test Strap', '  -{ name: Test Strap')],
  ['a top key one space in', golemChange('size: half', ' size: half')],
  ['outcomes under the roll', golemChange('outcomes:', '  outcomes:')],
  ['a no-break space', golemChange('title: Corroded', 'title:\u00A0Corroded')],
  ['a control character', golemChange('title: Corroded', 'title: Cor\u0007roded')],
  // Files.
  ['an Event in .yaml.txt', (game) => game.write(`${golem}.txt`, game.read(golem)).remove(golem)],
  ['an Event beside events', (game) => game.write('11-golem.yaml', game.read(golem)).remove(golem)],
  ['endings.yaml misspelt', (game) => game.write('ending.yaml', game.read('endings.yaml')).remove('endings.yaml')],
  ['remarks.yaml misspelt', (game) => game.write('remark.yaml', game.read('remarks.yaml')).remove('remarks.yaml')],
  ['a copy of an Event', (game) => game.write(golem.replace('.yaml', ' copy.yaml'), game.read(golem))],
  // Shape.
  ['a key of another name', golemChange('title: Corroded', 'name: Corroded')],
  ['totals without a list', golemChange('good: [5, 7, 9]', 'good: 5, 7, 9')],
  ['totals without commas', golemChange('[5, 7, 9]', '[5 7 9]')],
  ['a total that dice do not show', golemChange('[10-12]', '[10-13]')],
  ['effects without a comma', golemChange('[Core +1, DiceMod RE]', '[Core +1 DiceMod RE]')],
  ['effects with a colon', golemChange('[Health -2]', '[Health: -2]')],
  ['an effect the wrong way round', golemChange('[Health -2]', '[-2 Health]')],
  [
    'effects in the text',
    golemChange(
      'bad: { text: It falls., effects: [Health -2] }',
      'bad:\n    text: |\n      It falls.\n      effects: [Health -2]',
    ),
  ],
  ['no space behind a colon in braces', change(junk, 'cost: 7', 'cost:7')],
  ['a comma in a name', change(junk, 'Test Loaf', 'Loaf, Test')],
  ['an Ending without cores', change('endings.yaml', '{ place: start, cores: 0 }', '{ place: start }')],
  ['a key of an Ending misspelt', change('endings.yaml', '{ cause: abandoned }', '{ couse: abandoned }')],
  ['an Ending for a word', change('endings.yaml', '{ cause: abandoned }', 'abandoned')],
  ['a key misspelt', golemChange('title: Corroded', 'titel: Corroded')],
  ['an Outcome misspelt', golemChange('  wild: { text', '  wlid: { text')],
  ['outcomes misspelt', golemChange('outcomes:', 'outcomess:')],
  ['a key in capitals', golemChange('title: Corroded', 'TITLE: Corroded')],
  ['a key left out', golemChange('size: half\n', '')],
  ['a fifth Outcome', golemChange('  wild: { text', '  ugly: { text: It creaks. }\n  wild: { text')],
  ['a Shop without items', (game) => game.write(junk, 'number: 14\ntitle: Junk\ntext: A yard.\n')],
  ['items misspelt', change(junk, 'items:', 'itmes:')],
  ['an effect misspelt', golemChange('[Health -2]', '[Helth -2]')],
  ['an effect without a space', golemChange('[Health -2]', '[Health-2]')],
  ['an effect without a sign', golemChange('[Health -2]', '[Health 2]')],
  ['an effect in small letters', golemChange('[Health -2]', '[health -2]')],
  ['a range reversed', golemChange('[2-4]', '[4-2]')],
  ['cores reversed', change('endings.yaml', 'cores: 1-4', 'cores: 4-1')],
  ['a place misspelt', change('endings.yaml', 'place: start, cores: 0', 'place: strat, cores: 0')],
  ['a cause misspelt', change('endings.yaml', 'cause: no-health', 'cause: no-helth')],
  ['a number that is none', golemChange('number: 11', 'number: 17')],
  ['a number in quotes', golemChange('number: 11', 'number: "11"')],
  ['a size misspelt', golemChange('size: half', 'size: haf')],
  [
    'a day that does not exist',
    (game) => game.write('game.yaml', game.read('game.yaml').replace(/date: .*/u, 'date: 2026-02-31')),
  ],
  // The rules of the game.
  ['a number twice', golemChange('number: 11', 'number: 12')],
  ['a file named for another number', (game) => game.write('events/12-golem.yaml', game.read(golem)).remove(golem)],
  ['a total twice', golemChange('bad: [2-4]', 'bad: [2-5]')],
  ['a total left out', golemChange('[6, 8]', '[8]')],
  ['two STARTs', (game) => game.write('board.yaml', game.read('board.yaml').replace('label: goal', 'label: start'))],
  ['no GOAL', (game) => game.write('board.yaml', game.read('board.yaml').replace(/, label: goal/u, ''))],
  ['two Endings for the same cores', change('endings.yaml', 'place: start, cores: 1+', 'place: start, cores: 0+')],
  ['cores without an Ending', change('endings.yaml', 'place: start, cores: 1+', 'place: start, cores: 2+')],
  ['an unknown DiceMod', golemChange('DiceMod RE', 'DiceMod +7')],
  ['Good that harms', golemChange('Core +1,', 'Core -1,')],
  ['no total for Good', golemChange('good: [5, 7, 9]', 'good: []')],
  ['a total in the wrong Outcome', golemChange('neutral: [6, 8]', 'neutral: [7, 8]')],
  ['a DiceMod taken from the list', change('game.yaml', '  - { abbreviation: RE, count: 3 }\n', '')],
  ['a DiceMod twice', change('game.yaml', '"+3", count', '"+2", count')],
  ['a word of the game changed', change('game.yaml', 'health: { one: Health,', 'health: { one: Nerve,')],
  ['a mark taken from the list', change('remarks.yaml', '  - { mark: fish, name: a fish }\n', '')],
  ['an Ending renamed', change('endings.yaml', 'title: Stuck', 'title: Still Stuck')],
  ['a Sector left out', change('board.yaml', '  - { id: E2, q: 2, r: -1, label: escape }\n', '')],
  ['a title twice', change('endings.yaml', 'title: Empty Start', 'title: Called Away')],
  ['an item twice', change(junk, 'Test Strap', 'Test Ration')],
];

/** What is said first, drawn whole, by the name of the slip; and how many faults are told, where it is not one. */
const expected = new Map(
  readFileSync(new URL('slips.txt', import.meta.url), 'utf8')
    .split(/^## /mu)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.trimEnd().split('\n');
      return [name, lines.join('\n')] as const;
    }),
);

describe('slips', () => {
  it.each(slips)('%s', (name, edit) => {
    const all = faultsAfter(edit).split('\n\n');
    expect(all[0]).toBe(expected.get(name));
    expect(all).toHaveLength(1);
  });
  it('are all listed with their messages', () => {
    expect([...expected.keys()]).toEqual(slips.map(([name]) => name));
    expect(slips.length).toBeGreaterThan(50);
  });
});

/** Slips of the hand, each made in a copy of the game that ships, and what is said first. */

import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { GameDirectory, golem, junk } from './game/game-directory.ts';

const golemChange = (from: string, to: string) => (game: GameDirectory) => game.replace(golem, from, to);
const change = (file: string, from: string, to: string) => (game: GameDirectory) => game.replace(file, from, to);

/** An Event that the trail of the game comes by. */
const rain = 'events/15-the-four-ten-rain.yaml';

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
  ['a number of Sectors that is not that of the board', change('game.yaml', 'sectors: 19', 'sectors: 18')],
  ['a Sector left out', change('board.yaml', '  - { id: E2, q: 2, r: -1, label: escape }\n', '')],
  ['a title twice', change('endings.yaml', 'title: Empty Start', 'title: Called Away')],
  ['an item twice', change(junk, 'Test Strap', 'Test Ration')],
  // More of YAML.
  ['a curly quote that closes a straight one', change(junk, 'name: Test Strap', 'name: "Test Strap, Long”')],
  ['curly quotes around a comma', change(junk, 'name: Test Strap', 'name: “Test Strap, Long”')],
  ['an apostrophe in single quotes', change(junk, 'name: Test Strap', "name: 'Pym's Strap'")],
  ['a semicolon for a colon', golemChange('title: Corroded', 'title; Corroded')],
  ['a letter for the bar', golemChange('text: It stands with one foot down.', 'text: l\n  It stands.\n  It says: go.')],
  ['a comma behind a value', golemChange('title: Corroded Golem', '"title": "Corroded Golem",')],
  ['a comma behind a number', golemChange('number: 11', 'number: 11,')],
  ['a dash before the first key', golemChange('number: 11', '- number: 11')],
  ['a bullet for a dash', change(junk, '  - { name: Test Loaf', '  • { name: Test Loaf')],
  ['a dash left out before an Ending', change('endings.yaml', '- { title: Stuck, when', '{ title: Stuck, when')],
  [
    'a dash left out between items',
    change(
      'remarks.yaml',
      '  - { ending: Stuck, mark: stamp, text: It sticks. }\n',
      '  - ending: Stuck\n    mark: stamp\n    text: It sticks.\n    ending: Down\n    mark: stamp\n    text: It lies.\n',
    ),
  ],
  [
    'a paragraph that is not indented, with a colon further on',
    golemChange(
      'text: It stands with one foot down.',
      'text: |\n  It stands.\n\nThe pipe lies there\n\n  It gives: first here.',
    ),
  ],
  ['text that was read as Latin-1', golemChange('It falls.', 'It doesnâ€™t fall. It canâ€™t.')],
  // More of shape.
  [
    'a file that ends in its Outcomes',
    (game) => game.write(golem, game.read(golem).split('  good: { text')[0] as string),
  ],
  [
    'endings.yaml cut off',
    (game) => game.write('endings.yaml', game.read('endings.yaml').split('  - { title: Fair Escape')[0] as string),
  ],
  ['a letter for a digit', golemChange('wild: [10-12]', 'wild: [1O-12]')],
  ['a number with a letter', golemChange('number: 11', 'number: l1')],
  ['a price in words', change(junk, 'cost: 7', 'cost: seven')],
  ['a price with its unit', change(junk, 'cost: 7', 'cost: 7 Credits')],
  ['a dash for a minus', change('board.yaml', '{ id: A3, q: -2,', '{ id: A3, q: –2,')],
  ['totals in braces', golemChange('[5, 7, 9]', '{5, 7, 9}')],
  ['totals in two brackets', golemChange('[5, 7, 9]', '[[5, 7, 9]]')],
  ['a colon left out in braces', change(junk, 'cost: 7', 'cost 7')],
  [
    'effects beside the Outcome',
    golemChange('bad: { text: It falls., effects: [Health -2] }', 'bad:\n    text: It falls.\n  effects: [Health -2]'),
  ],
  [
    'an Event with items',
    golemChange('outcome-roll:', 'items:\n  - { name: Rust, effects: [Core +1], cost: 7 }\noutcome-roll:'),
  ],
  ['a Shop with a size', change(junk, 'text: A yard.', 'size: half\ntext: A yard.')],
  ['an effect in Cyrillic letters', golemChange('Core +1,', 'Соrе +1,')],
  ['a DiceMod in small letters', golemChange('DiceMod RE', 'DiceMod re')],
  ['a picture by its file', golemChange('size: half', 'size: half\npicture: walker.png')],
  ['a title that is a number', golemChange('title: Corroded Golem', 'title: 1984')],
  ['a DiceMod without quotes', change('game.yaml', '"+2"', '+2')],
  ['seed words without a comma', change('game.yaml', '    rusty,', '    rusty')],
  ['cores with a space', change('endings.yaml', 'place: escape, cores: 5+', 'place: escape, cores: 5 +')],
  ['cores without a plus', change('endings.yaml', 'place: escape, cores: 5+', 'place: escape, cores: 5')],
  // More of the rules.
  [
    'START and GOAL in each other’s place',
    (game) =>
      game.write(
        'board.yaml',
        game
          .read('board.yaml')
          .replace(/label: (start|goal)/gu, (_, label) => `label: ${label === 'goal' ? 'start' : 'goal'}`),
      ),
  ],
  [
    'a Sector written twice',
    change(
      'board.yaml',
      '  - { id: B1, q: -1, r: -1 }\n',
      '  - { id: B1, q: -1, r: -1 }\n  - { id: B1, q: -1, r: -1 }\n',
    ),
  ],
  [
    'Bad and Good in each other’s place',
    (game) =>
      game.write(
        golem,
        game
          .read(golem)
          .replace('bad: { text', 'tmp: { text')
          .replace('good: { text', 'bad: { text')
          .replace('tmp: { text', 'good: { text')
          .replace('Core +1, ', ''),
      ),
  ],
  ['other dice', change('game.yaml', 'event-dice: d66', 'event-dice: d44')],
  ['fewer diamonds than win', change('game.yaml', 'core-diamonds: 5', 'core-diamonds: 3')],
  ['two labels alike', change('game.yaml', 'goal: GOAL', 'goal: ESCAPE')],
  [
    'an Ending copied',
    change(
      'endings.yaml',
      '  - { title: Stuck, when: { cause: unable-to-move }, text: You stay. }\n',
      '  - { title: Stuck, when: { cause: unable-to-move }, text: You stay. }\n'.repeat(2),
    ),
  ],
  ['the default misspelt', change('game.yaml', 'default-difficulty: normal', 'default-difficulty: norml')],
  ['a mark named otherwise', change('remarks.yaml', 'mark: fish, name', 'mark: fich, name')],
  // More of files.
  ['events misspelt', (game) => game.rename('events', 'event')],
  ['a folder for a file', (game) => game.remove(golem).folder(golem)],
  ['an Event in JSON', (game) => game.write(golem, '{\n  "number": 11,\n  "title": "Golem",\n}\n')],
  // At midnight.
  ['two numbers', golemChange('number: 11', 'number: 11, 12')],
  ['a text of nothing', golemChange('text: It stands with one foot down.', 'text: ""')],
  [
    'an Outcome without its key',
    golemChange('bad: { text: It falls., effects: [Health -2] }', 'bad: |\n    It falls.'),
  ],
  ['cores with a sign of more', change('endings.yaml', 'cores: 1+', 'cores: >=1')],
  ['cores in a word', change('endings.yaml', 'place: start, cores: 1+', 'place: start, cores: all')],
  ['an id in capitals', change('game.yaml', 'id: hard', 'id: Very Hard')],
  ['a word without its key', change('game.yaml', 'player: { one: core runner }', 'player: core runner')],
  ['two signs', golemChange('[Health -2]', '[Health +-2]')],
  ['a key with an underscore', golemChange('outcome-roll', 'outcome_roll')],
  [
    'a health of two numbers',
    change('game.yaml', 'id: hard, name: Hard, health: 8', 'id: hard, name: Hard, health: 8/10'),
  ],
  ['an effect that names itself', change(junk, 'effects: [Health +2]', 'effect: [Health +2]')],
  // Of the hand once more.
  ['text behind a title in quotes', golemChange('title: Corroded Golem', 'title: "Corroded" Golem')],
  [
    'text behind a folding bar',
    golemChange('text: It stands with one foot down.', 'text: >- It stands with one foot down.'),
  ],
  ['two colons behind a key', golemChange('title: Corroded', 'title:: Corroded')],
  [
    'an item of one line without braces',
    change(
      junk,
      '- { name: Test Ration, effects: [Health +2], cost: 2 }',
      '- name: Test Ration, effects: [Health +2], cost: 2',
    ),
  ],
  ['a bracket that is not opened', golemChange('good: [5, 7, 9]', 'good: 5, 7, 9]')],
  ['totals in round brackets', golemChange('good: [5, 7, 9]', 'good: (5, 7, 9)')],
  ['a total without a space behind its dash', golemChange('good: [5, 7, 9]', 'good:\n    - 5\n    -7\n    - 9')],
  ['a range with spaces', golemChange('wild: [10-12]', 'wild: [10 - 12]')],
  ['a range with dots', golemChange('wild: [10-12]', 'wild: [10..12]')],
  ['a range without an end', golemChange('wild: [10-12]', 'wild: [10+]')],
  ['totals in quotes', golemChange('good: [5, 7, 9]', 'good: "5, 7, 9"')],
  ['a space behind a minus', golemChange('Health -2', 'Health - 2')],
  ['a full stop behind an effect', golemChange('Health -2', 'Health -2.')],
  ['an effect in a word', golemChange('Health -2', 'Health -two')],
  ['DiceMod in two words', golemChange('DiceMod RE', 'Dice Mod RE')],
  ['cores by their plural', golemChange('Core +1, DiceMod RE', 'Cores +1, DiceMod RE')],
  ['money by its singular', golemChange('Health -2', 'CryptoCredit -2')],
  ['two DiceMods in one effect', golemChange('DiceMod RE', 'DiceMod RE RE')],
  ['an effect that says gain', golemChange('DiceMod RE', 'Gain a DiceMod of your choice')],
  ['effects that are none', golemChange('effects: [Health -2]', 'effects: none')],
  ['an effect without its brackets', golemChange('effects: [Health -2]', 'effects: Health -2')],
  ['effects with colons in braces', golemChange('effects: [Health -2]', 'effects: { Health: -2 }')],
  [
    'a price below nothing',
    change(
      junk,
      'name: Test Ration, effects: [Health +2], cost: 2',
      'name: Test Ration, effects: [Health +2], cost: -2',
    ),
  ],
  [
    'a price that is free',
    change(
      junk,
      'name: Test Ration, effects: [Health +2], cost: 2',
      'name: Test Ration, effects: [Health +2], cost: free',
    ),
  ],
  [
    'a key by another word',
    change(
      junk,
      'name: Test Ration, effects: [Health +2], cost: 2',
      'name: Test Ration, effects: [Health +2], price: 2',
    ),
  ],
  ['a language in words', change('game.yaml', 'language: en-GB', 'language: english')],
  ['a language with an underscore', change('game.yaml', 'language: en-GB', 'language: en_GB')],
  ['dice without their letter', change('game.yaml', 'event-dice: d66', 'event-dice: 66')],
  ['a day in another order', change('game.yaml', 'date: 2026-11-21', 'date: 21.11.2026')],
  ['a day with slashes', change('game.yaml', 'date: 2026-11-21', 'date: 2026/11/21')],
  [
    'a maximum below what a Run begins with',
    change('game.yaml', 'health: 10, maximum-health: 12', 'health: 10, maximum-health: 8'),
  ],
  [
    'a maximum in a word',
    change('game.yaml', 'health: 10, maximum-health: 12', 'health: 10, maximum-health: infinite'),
  ],
  ['a DiceMod without its sign', change('game.yaml', 'abbreviation: "+1"', 'abbreviation: "1"')],
  ['a DiceMod with a letter for a sign', change('game.yaml', '"*2"', '"x2"')],
  ['a label left out', change('game.yaml', 'escape: ESCAPE, goal: GOAL', 'escape: ESCAPE')],
  ['a seed word with a capital', change('game.yaml', '    walker,\n', '    Walker,\n')],
  ['a reading in another order', change('game.yaml', 'entering: equal-or-above', 'entering: above-or-equal')],
  [
    'a word of the game on its own',
    change('game.yaml', 'health: { one: Health, heading: HEALTH POINTS }', 'health: Health'),
  ],
  ['a count in the singular', change('game.yaml', 'counts: { sectors: 19, shops: 6', 'counts: { sectors: 19, shop: 6')],
  ['a comma left out behind a number', change('board.yaml', '{ id: C2, q: 0, r: -1 }', '{ id: C2, q: 0 r: -1 }')],
  ['an id copied', change('board.yaml', '{ id: C2, q: 0, r: -1 }', '{ id: C3, q: 0, r: -1 }')],
  ['a Sector far away', change('board.yaml', '{ id: C2, q: 0, r: -1 }', '{ id: C2, q: 0, r: -11 }')],
  ['half a step', change('board.yaml', '{ id: C2, q: 0, r: -1 }', '{ id: C2, q: 0.5, r: -1 }')],
  ['cores in words', change('endings.yaml', 'place: escape, cores: 5+', 'place: escape, cores: 5 or more')],
  ['Endings that overlap', change('endings.yaml', 'cores: 3-4', 'cores: 2-4')],
  ['cores in a list', change('endings.yaml', 'place: escape, cores: 1-4', 'place: escape, cores: [1, 2, 3, 4]')],
  ['cores with a sign of less', change('endings.yaml', 'place: goal, cores: 0-2', 'place: goal, cores: <3')],
  [
    'an Ending by its cause and its place',
    change('endings.yaml', 'when: { cause: no-health }', 'when: { cause: no-health, place: any }'),
  ],
  // Of the desk at midnight.
  [
    'lines without a bar, with remarks between',
    golemChange('text: It stands with one foot down.', 'text:\n  # one\n  a foot is down\n  # two\n  another is up'),
  ],
  [
    'a dash that became spaces before the first of a list',
    change('endings.yaml', '  - { title: Down', '    { title: Down'),
  ],
  [
    'the same before keys of their own lines',
    (game) =>
      game.write(
        junk,
        `number: 14
title: Fork Truck Junk
text: A yard.
items:
    name: Test Ration
    effects: [Health +2]
    cost: 2
  - name: Test Strap
    effects: [DiceMod +2]
    cost: 2
`,
      ),
  ],
  ['an effect with its count', golemChange('Core +1,', 'Core +1 x2,')],
  ['an effect that is meant twice', golemChange('DiceMod RE]', 'DiceMod RE twice]')],
  ['an effect by a word of other games', golemChange('Health -2', 'HP -2')],
  ['an effect told as a sentence', golemChange('[Health -2]', '[Lose 2 Health]')],
  ['the loss of a core as a sentence', golemChange('[Health -2]', '[Lose a core]')],
  ['an effect by a roll', golemChange('Health -2', 'Health -d6')],
  ['an alias in a list', golemChange('[Health -2]', '[*Health -2]')],
  ['a trail to no Event', change('papers.yaml', 'along: [15,', 'along: [17,')],
  ['a quote left open before another item', change(junk, 'name: Test Strap', 'name: "Test Strap')],
  [
    'a line of a text that is one space short',
    golemChange('text: It stands with one foot down.', 'text: |\n  It stands.\n It goes.'),
  ],
  ['a DiceMod that fits no total', change('game.yaml', '"*2"', '"*9"')],
  ['more cores to win than Endings say', change('game.yaml', 'cores-to-win: 5', 'cores-to-win: 9')],
  ['a cause for a place', change('endings.yaml', '{ cause: no-health }', '{ place: no-health }')],
  ['an Ending for nothing', change('endings.yaml', '{ cause: no-health }', '{}')],
  ['a month behind its day', change('game.yaml', '2026-11-21', '2026-21-11')],
  ['a day with the name of its month', change('game.yaml', '2026-11-21', '21 November 2026')],
  ['half of a promise', change('board.yaml', '[start-topmost,', '[start-top,')],
  ['no Health to begin with', change('game.yaml', 'name: Hard, health: 8', 'name: Hard, health: none')],
  ['orders.yaml misspelt', (game) => game.write('order.yaml', 'orders: []\n')],
  ['a minus apart from its number', change('board.yaml', '{ id: A3, q: -2,', '{ id: A3, q: - 2,')],
  ['a Sector far from all others', change('board.yaml', '{ id: A1, q: -2,', '{ id: A1, q: -9,')],
  [
    'a remark without a space before it',
    change('game.yaml', 'default-difficulty: normal #', 'default-difficulty: normal#'),
  ],
  ['two Outcomes of one name', change('game.yaml', 'good: { one: Good }', 'good: { one: Bad }')],
  ['another number for an Event that a trail comes by', change(rain, 'number: 15', 'number: 17')],
  ['an Event that a trail comes by is gone', (game) => game.remove(rain)],
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
  const game = new GameDirectory();
  afterAll(() => game.discard());
  it.each(slips)('%s', (name, edit) => {
    edit(game);
    const all = game.faults().split('\n\n');
    game.restore();
    expect(all[0]).toBe(expected.get(name));
    expect(all).toHaveLength(1);
  });
  it('are all listed with their messages', () => {
    expect([...expected.keys()]).toEqual(slips.map(([name]) => name));
    expect(slips.length).toBeGreaterThan(50);
  });
});

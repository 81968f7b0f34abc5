import { describe, expect, it } from 'vitest';
import { dedent, type FaultCase, faultsAfter, golem, junk } from './game/game-directory.ts';

const cases: FaultCase[] = [
  {
    name: 'a very long key',
    edit: (game) => game.replace(golem, 'size: half', `size: half\n${'k'.repeat(60)}: 1`),
    says: `
      error[CR102]: unknown key kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk…
        events/11-corroded-golem.yaml:4:1
          4 | kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk: 1
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        hint: known here: number, title, size, picture, text, outcome-roll, outcomes
    `,
  },
  {
    name: 'an empty list in place of keys that may all be left out',
    edit: (game) => game.replace('game.yaml', 'counts: { sectors: 19, shops: 6, endings: 11 }', 'counts: [ ]'),
    says: `
      error[CR101]: expected keys with values, found a list
        game.yaml:135:9
        135 | counts: [ ]
            |         ^
    `,
  },
  {
    name: 'a key of nothing',
    edit: (game) => game.replace(golem, 'size: half', '"": half'),
    says: `
      error[CR005]: expected a key, found nothing
        events/11-corroded-golem.yaml:3:2
          3 | "": half
            |  ^
    `,
  },
  {
    name: 'a list in place of a file of keys',
    edit: (game) => game.write(golem, '- one\n- two\n'),
    says: `
      error[CR101]: expected keys with values, found a list
        events/11-corroded-golem.yaml:1:1
          1 | - one
            | ^^^^^
    `,
  },
  {
    name: 'a word in place of a file of keys',
    edit: (game) => game.write('game.yaml', 'hello\n'),
    says: `
      error[CR101]: expected keys with values, found hello
        game.yaml:1:1
          1 | hello
            | ^^^^^
    `,
  },
  {
    name: 'an unknown key near a known one',
    edit: (game) => game.replace(golem, 'title:', 'titel:'),
    says: `
      error[CR102]: unknown key titel
        events/11-corroded-golem.yaml:2:1
          2 | titel: Corroded Golem
            | ^^^^^
        hint: did you mean title?
    `,
  },
  {
    name: 'an unknown key near none',
    edit: (game) => game.replace(golem, 'size: half', 'size: half\ncolour-of-the-sky: grey'),
    says: `
      error[CR102]: unknown key colour-of-the-sky
        events/11-corroded-golem.yaml:4:1
          4 | colour-of-the-sky: grey
            | ^^^^^^^^^^^^^^^^^
        hint: known here: number, title, size, picture, text, outcome-roll, outcomes
    `,
  },
  {
    name: 'an unknown key inside an Outcome',
    edit: (game) => game.replace(golem, 'effects: [Health -2]', 'efects: [Health -2]'),
    says: `
      error[CR102]: unknown key efects
        events/11-corroded-golem.yaml:11:27
         11 |   bad: { text: It falls., efects: [Health -2] }
            |                           ^^^^^^
        hint: did you mean effects?
    `,
  },
  {
    name: 'an unknown key of a Sector',
    edit: (game) => game.replace('board.yaml', 'q: -2, r: 0 }', 'q: -2, r: 0, lable: start }'),
    says: `
      error[CR102]: unknown key lable
        board.yaml:5:28
          5 |   - { id: A1, q: -2, r: 0, lable: start }
            |                            ^^^^^
        hint: did you mean label?
    `,
  },
  {
    name: 'an unknown key that is a number, and one named like a method',
    edit: (game) => game.replace(golem, 'size: half', 'size: half\n7: seven\nconstructor: x\n__proto__: y'),
    says: `
      error[CR102]: unknown key 7
        events/11-corroded-golem.yaml:4:1
          4 | 7: seven
            | ^
        hint: known here: number, title, size, picture, text, outcome-roll, outcomes

      error[CR102]: unknown key constructor
        events/11-corroded-golem.yaml:5:1
          5 | constructor: x
            | ^^^^^^^^^^^
        hint: known here: number, title, size, picture, text, outcome-roll, outcomes

      error[CR102]: unknown key __proto__
        events/11-corroded-golem.yaml:6:1
          6 | __proto__: y
            | ^^^^^^^^^
        hint: known here: number, title, size, picture, text, outcome-roll, outcomes
    `,
  },
  {
    name: 'CR-037: an Outcome too few',
    edit: (game) => game.replace(golem, '  neutral: { text: It sways. }\n', ''),
    says: `
      error[CR103]: expected key neutral, found none
        events/11-corroded-golem.yaml:11:3
         11 |   bad: { text: It falls., effects: [Health -2] }
            |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    `,
  },
  {
    name: 'an Outcome too many',
    edit: (game) =>
      game.replace(golem, '  neutral: { text: It sways. }\n', '  neutral: { text: It sways. }\n  ugly: {}\n'),
    says: `
      error[CR102]: unknown key ugly
        events/11-corroded-golem.yaml:13:3
         13 |   ugly: {}
            |   ^^^^
        hint: known here: bad, neutral, good, wild
    `,
  },
  {
    name: 'CR-043: no title',
    edit: (game) => game.replace(golem, 'title: Corroded Golem\n', ''),
    says: `
      error[CR103]: expected key title, found none
        events/11-corroded-golem.yaml:1:1
          1 | number: 11
            | ^^^^^^^^^^
        hint: such as title: Going Down
    `,
  },
  {
    name: 'a title of nothing',
    edit: (game) => game.replace(golem, 'title: Corroded Golem', 'title:'),
    says: `
      error[CR101]: expected text, found nothing
        events/11-corroded-golem.yaml:2:6
          2 | title:
            |      ^
        hint: write it behind the colon
    `,
  },
  {
    name: 'nothing in lists',
    edit: (game) =>
      game
        .replace(golem, 'bad: [2-4]', 'bad:\n    # none yet\n    -\n    -\n    - 4')
        .replace(golem, '[Core +1, DiceMod RE] }', '}\n  ')
        .replace(junk, '[Core +1]', ''),
    says: `
      error[CR104]: expected a total such as 7, or totals such as 2-4, found nothing
        events/11-corroded-golem.yaml:8:5
          8 |     -
            |     ^

      error[CR104]: expected a total such as 7, or totals such as 2-4, found nothing
        events/11-corroded-golem.yaml:9:5
          9 |     -
            |     ^

      error[CR101]: expected a list, found nothing
        events/11-corroded-golem.yaml:17:34
         17 |   good: { text: It bows., effects: }
            |                                  ^
        hint: a list stands in brackets, [a, b], or has an item a line, each behind a dash

      error[CR101]: expected a list, found nothing
        events/14-fork-truck-junk.yaml:7:31
          7 |   - { name: Test Loaf, effects: , cost: 7 }
            |                               ^
        hint: a list stands in brackets, [a, b], or has an item a line, each behind a dash
    `,
  },
  {
    name: 'an empty title',
    edit: (game) => game.replace(golem, 'title: Corroded Golem', 'title: " "'),
    says: `
      error[CR104]: must not be empty
        events/11-corroded-golem.yaml:2:9
          2 | title: " "
            |         ^
        hint: write what is to stand there
    `,
  },
  {
    name: 'a title of two lines',
    edit: (game) => game.replace(golem, 'title: Corroded Golem', 'title: |\n  Corroded\n  Golem'),
    says: `
      error[CR104]: must be one line
        events/11-corroded-golem.yaml:3:1
          3 |   Corroded
            | ^^^^^^^^^^
        hint: write it behind the key, without |
    `,
  },
  {
    name: 'a title that is too long',
    edit: (game) =>
      game.replace(golem, 'title: Corroded Golem', `title: Corroded Golem of ${'very '.repeat(10)}old iron`),
    says: `
      error[CR104]: must have 48 characters or less, found 76
        events/11-corroded-golem.yaml:2:8
          2 | title: Corroded Golem of very very very very very very very very very very old iron
            |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        hint: take out 28 of them
    `,
  },
  {
    name: 'a title that is a number, a truth or a list',
    edit: (game) =>
      game
        .replace(golem, 'title: Corroded Golem', 'title: 1984')
        .replace(golem, 'text: It sways.', 'text: true')
        .replace(golem, 'text: It bows.', 'text: [It bows.]'),
    says: `
      error[CR101]: expected text, found 1984
        events/11-corroded-golem.yaml:2:8
          2 | title: 1984
            |        ^^^^
        hint: put it in quotes: "1984"

      error[CR101]: expected text, found true
        events/11-corroded-golem.yaml:12:20
         12 |   neutral: { text: true }
            |                    ^^^^
        hint: put it in quotes: "true"

      error[CR101]: expected text, found a list
        events/11-corroded-golem.yaml:13:17
         13 |   good: { text: [It bows.], effects: [Core +1, DiceMod RE] }
            |                 ^^^^^^^^^
        hint: write it without brackets, or put it in quotes
    `,
  },
  {
    name: 'keys in place of text',
    edit: (game) => game.replace(golem, 'It stands with one foot down.', '{ a: b }'),
    says: `
      error[CR101]: expected text, found keys with values
        events/11-corroded-golem.yaml:4:7
          4 | text: { a: b }
            |       ^^^^^^
        hint: a colon makes keys of it: write a b, or put it in quotes
    `,
  },
  {
    name: 'text in place of keys',
    edit: (game) => game.replace(golem, '{ text: It sways. }', 'It sways.'),
    says: `
      error[CR101]: expected keys with values, found It sways.
        events/11-corroded-golem.yaml:12:12
         12 |   neutral: It sways.
            |            ^^^^^^^^^
        hint: write { text: It sways. }
    `,
  },
  {
    name: 'text in place of a list',
    edit: (game) => game.replace(golem, '[Health -2]', 'Health -2'),
    says: `
      error[CR101]: expected a list, found Health -2
        events/11-corroded-golem.yaml:11:36
         11 |   bad: { text: It falls., effects: Health -2 }
            |                                    ^^^^^^^^^
        hint: write [Health -2]
    `,
  },
  {
    name: 'a size that is none',
    edit: (game) => game.replace(golem, 'size: half', 'size: quarter'),
    says: `
      error[CR101]: expected half or full, found quarter
        events/11-corroded-golem.yaml:3:7
          3 | size: quarter
            |       ^^^^^^^
    `,
  },
  {
    name: 'CR-155: a number that is no d66 number',
    edit: (game) => game.replace(golem, 'number: 11', 'number: 17'),
    says: `
      error[CR222]: must be a d66 number, found 17
        events/11-corroded-golem.yaml:1:9
          1 | number: 17
            |         ^^
        hint: two digits from 1 to 6; event-dice in game.yaml says which dice Event Numbers are rolled with
    `,
  },
  {
    name: 'CR-155: a number of three digits, and one in quotes',
    edit: (game) => game.replace(golem, 'number: 11', 'number: 111').replace(junk, 'number: 14', 'number: "14"'),
    says: `
      error[CR104]: must be a number of two digits that two dice can show, such as 22, found 111
        events/11-corroded-golem.yaml:1:9
          1 | number: 111
            |         ^^^

      error[CR101]: expected a number, found 14 (remove the quotes)
        events/14-fork-truck-junk.yaml:1:10
          1 | number: "14"
            |          ^^
    `,
  },
  {
    name: 'CR-155: a number with a fraction, and with the digits of another',
    edit: (game) => game.replace(golem, 'number: 11', 'number: 1.1').replace(junk, 'number: 14', 'number: 0x0e'),
    says: `
      error[CR104]: must be a number of two digits that two dice can show, such as 22, found 1.1
        events/11-corroded-golem.yaml:1:9
          1 | number: 1.1
            |         ^^^
    `,
  },
  {
    name: 'CR-049 CR-158: totals out of range',
    edit: (game) => game.replace(golem, '[10-12]', '[10-13]').replace(golem, '[6, 8]', '[1, 6, 8]'),
    says: `
      error[CR104]: must be 2 or more, found 1
        events/11-corroded-golem.yaml:7:13
          7 |   neutral: [1, 6, 8]
            |             ^

      error[CR104]: expected a total such as 7, or totals such as 2-4, found 10-13
        events/11-corroded-golem.yaml:9:10
          9 |   wild: [10-13]
            |          ^^^^^
        hint: two dice show totals from 2 to 12
    `,
  },
  {
    name: 'CR-049: totals in notation of another kind',
    edit: (game) =>
      game
        .replace(golem, '[2-4]', '[4-2]')
        .replace(golem, '[6, 8]', '[six, 8.5]')
        .replace(golem, '[10-12]', '[10 to 12]'),
    says: `
      error[CR104]: expected a total such as 7, or totals such as 2-4, found 4-2
        events/11-corroded-golem.yaml:6:9
          6 |   bad: [4-2]
            |         ^^^
        hint: write 2-4

      error[CR104]: expected a total such as 7, or totals such as 2-4, found six
        events/11-corroded-golem.yaml:7:13
          7 |   neutral: [six, 8.5]
            |             ^^^

      error[CR104]: must be a whole number, found 8.5
        events/11-corroded-golem.yaml:7:18
          7 |   neutral: [six, 8.5]
            |                  ^^^
        hint: write 8 or 9

      error[CR104]: expected a total such as 7, or totals such as 2-4, found 10 to 12
        events/11-corroded-golem.yaml:9:10
          9 |   wild: [10 to 12]
            |          ^^^^^^^^
        hint: write 10-12
    `,
  },
  {
    name: 'CR-050: totals without a list',
    edit: (game) => game.replace(golem, '[2-4]', '2-4'),
    says: `
      error[CR101]: expected a list, found 2-4
        events/11-corroded-golem.yaml:6:8
          6 |   bad: 2-4
            |        ^^^
        hint: write [2-4]
    `,
  },
  {
    name: 'CR-061: an effect that is not understood',
    edit: (game) => game.replace(golem, 'Health -2', 'Helth -2'),
    says: `
      error[CR104]: expected an effect, found Helth -2
        events/11-corroded-golem.yaml:11:37
         11 |   bad: { text: It falls., effects: [Helth -2] }
            |                                     ^^^^^^^^
        hint: did you mean Health -2?
    `,
  },
  {
    name: 'an effect of nothing',
    edit: (game) => game.replace(golem, 'Health -2', 'Health -0').replace(junk, 'Health +2', 'Health +0'),
    says: `
      error[CR104]: expected an effect, found Health -0
        events/11-corroded-golem.yaml:11:37
         11 |   bad: { text: It falls., effects: [Health -0] }
            |                                     ^^^^^^^^^
        hint: leave out what changes nothing

      error[CR104]: expected an effect, found Health +0
        events/14-fork-truck-junk.yaml:5:36
          5 |   - { name: Test Ration, effects: [Health +0], cost: 2 }
            |                                    ^^^^^^^^^
        hint: leave out what changes nothing
    `,
  },
  {
    name: 'an effect without its sign, with too large a number, and a number',
    edit: (game) =>
      game
        .replace(golem, 'Health -2', 'Health 2')
        .replace(junk, 'Health +2', 'Health +100')
        .replace(junk, 'Core +1', '5'),
    says: `
      error[CR104]: expected an effect, found Health 2
        events/11-corroded-golem.yaml:11:37
         11 |   bad: { text: It falls., effects: [Health 2] }
            |                                     ^^^^^^^^
        hint: write Health +2 or Health -2

      error[CR104]: expected an effect, found Health +100
        events/14-fork-truck-junk.yaml:5:36
          5 |   - { name: Test Ration, effects: [Health +100], cost: 2 }
            |                                    ^^^^^^^^^^^
        hint: a change is a whole number from 1 to 99

      error[CR101]: expected text, found 5
        events/14-fork-truck-junk.yaml:7:34
          7 |   - { name: Test Loaf, effects: [5], cost: 7 }
            |                                  ^
        hint: put it in quotes: "5"
    `,
  },
  {
    name: 'CR-122: an item without cost',
    edit: (game) => game.replace(junk, ', cost: 7', ''),
    says: `
      error[CR103]: expected key cost, found none
        events/14-fork-truck-junk.yaml:7:5
          7 |   - { name: Test Loaf, effects: [Core +1] }
            |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        hint: such as cost: 2
    `,
  },
  {
    name: 'CR-122: a cost below nothing, of a half, and in words',
    edit: (game) =>
      game
        .replace(junk, 'Ration, effects: [Health +2], cost: 2', 'Ration, effects: [Health +2], cost: -2')
        .replace(junk, 'DiceMod +2], cost: 2', 'DiceMod +2], cost: 2.5')
        .replace(junk, 'cost: 7', 'cost: seven'),
    says: `
      error[CR104]: must be 0 or more, found -2
        events/14-fork-truck-junk.yaml:5:54
          5 |   - { name: Test Ration, effects: [Health +2], cost: -2 }
            |                                                      ^^

      error[CR104]: must be a whole number, found 2.5
        events/14-fork-truck-junk.yaml:6:54
          6 |   - { name: Test Strap, effects: [DiceMod +2], cost: 2.5 }
            |                                                      ^^^
        hint: write 2 or 3

      error[CR101]: expected a number, found seven
        events/14-fork-truck-junk.yaml:7:50
          7 |   - { name: Test Loaf, effects: [Core +1], cost: seven }
            |                                                  ^^^^^
        hint: write 7
    `,
  },
  {
    name: 'CR-122: an item without effect',
    edit: (game) => game.replace(junk, '[Core +1]', '[]'),
    says: `
      error[CR104]: must have 1 or more items, found 0
        events/14-fork-truck-junk.yaml:7:33
          7 |   - { name: Test Loaf, effects: [], cost: 7 }
            |                                 ^
    `,
  },
  {
    name: 'a Shop without items',
    edit: (game) => game.write(junk, 'number: 14\ntitle: Fork Truck Junk\ntext: A yard.\nitems: []\n'),
    says: `
      error[CR104]: must have 1 or more items, found 0
        events/14-fork-truck-junk.yaml:4:8
          4 | items: []
            |        ^
    `,
  },
  {
    name: 'CR-117: a Shop with an Outcome Roll',
    edit: (game) => game.write(junk, `${game.read(junk)}outcome-roll: { bad: [2-12] }\n`),
    says: `
      error[CR102]: unknown key outcome-roll
        events/14-fork-truck-junk.yaml:8:1
          8 | outcome-roll: { bad: [2-12] }
            | ^^^^^^^^^^^^
        hint: delete it: what has items has none
    `,
  },
  {
    name: 'CR-080: a DiceMod of no kind',
    edit: (game) =>
      game.replace('game.yaml', 'abbreviation: RS', 'abbreviation: RX').replace('game.yaml', '"/2"', '"/1"'),
    says: `
      error[CR104]: expected a DiceMod such as +1, -2, *2, /2, RE or RS, found /1
        game.yaml:24:22
         24 |   - { abbreviation: "/1", count: 2 }
            |                      ^^

      error[CR104]: expected a DiceMod such as +1, -2, *2, /2, RE or RS, found RX
        game.yaml:26:21
         26 |   - { abbreviation: RX, count: 3 }
            |                     ^^
    `,
  },
  {
    name: 'a DiceMod whose quotes were forgotten',
    edit: (game) => game.replace('game.yaml', '"+3"', '+3'),
    says: `
      error[CR101]: expected text, found 3
        game.yaml:21:21
         21 |   - { abbreviation: +3, count: 2 }
            |                     ^^
        hint: put it in quotes: "+3"
    `,
  },
  {
    name: 'a date that is none, a language that is none',
    edit: (game) => game.replace('game.yaml', '2026-11-21', '21 November').replace('game.yaml', 'en-GB', 'English!'),
    says: `
      error[CR104]: must be a language tag such as en, found English!
        game.yaml:3:11
          3 | language: English!
            |           ^^^^^^^^

      error[CR104]: must be a date such as 2026-11-21, found 21 November
        game.yaml:6:9
          6 |   date: 21 November
            |         ^^^^^^^^^^^
    `,
  },
  {
    name: 'difficulties: Health of nothing, a maximum in words, a limit of another kind, a name in capitals',
    edit: (game) =>
      game.write(
        'game.yaml',
        game
          .read('game.yaml')
          .replace('health: 10', 'health: 0')
          .replace('maximum-health: none', 'maximum-health: endless')
          .replace('dice-mod-limit: none', 'dice-mod-limit: never')
          .replace('id: easy', 'id: Easy'),
      ),
    says: `
      error[CR104]: must be small letters and hyphens, found Easy
        game.yaml:10:11
         10 |   - { id: Easy, name: Easy, health: 0, maximum-health: endless, money: 10, starting-dice-mods: 3, di
            |           ^^^^
        hint: write easy

      error[CR104]: must be 1 or more, found 0
        game.yaml:10:37
         10 |   - { id: Easy, name: Easy, health: 0, maximum-health: endless, money: 10, starting-dice-mods: 3, di
            |                                     ^

      error[CR104]: expected a number from 1 to 99 or none, found endless
        game.yaml:10:56
         10 |   - { id: Easy, name: Easy, health: 0, maximum-health: endless, money: 10, starting-dice-mods: 3, di
            |                                                        ^^^^^^^
        hint: write none where there is no maximum

      error[CR101]: expected sheet or none, found never
        game.yaml:10:115
         10 |  3, dice-mod-limit: never }
            |                     ^^^^^
    `,
  },
  {
    name: 'no difficulty at all',
    edit: (game) =>
      game.write('game.yaml', game.read('game.yaml').replace(/difficulties:\n(?: .*\n)+/u, 'difficulties: []\n')),
    says: `
      error[CR104]: must have 1 or more items, found 0
        game.yaml:9:15
          9 | difficulties: []
            |               ^
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
    name: 'a Sector of another name, off the edge, with another label',
    edit: (game) =>
      game
        .replace('board.yaml', 'id: A1', 'id: one')
        .replace('board.yaml', 'id: A3, q: -2', 'id: A3, q: -2.5')
        .replace('board.yaml', 'id: B1, q: -1', 'id: B1, q: -21')
        .replace('board.yaml', 'label: start', 'label: begin'),
    says: `
      error[CR104]: must be a letter and a number such as C1
        board.yaml:5:11
          5 |   - { id: one, q: -2, r: 0 }
            |           ^^^

      error[CR104]: must be a whole number, found -2.5
        board.yaml:7:18
          7 |   - { id: A3, q: -2.5, r: 2 }
            |                  ^^^^
        hint: write -3 or -2

      error[CR104]: must be -20 or more, found -21
        board.yaml:8:18
          8 |   - { id: B1, q: -21, r: -1 }
            |                  ^^^

      error[CR101]: expected start, escape or goal, found begin
        board.yaml:12:35
         12 |   - { id: C1, q: 0, r: -2, label: begin }
            |                                   ^^^^^
    `,
  },
  {
    name: 'an Ending for no cause, for no place, without cores, for cores in words, for both',
    edit: (game) =>
      game
        .replace('endings.yaml', 'cause: no-health', 'cause: boredom')
        .replace('endings.yaml', 'place: start, cores: 0', 'place: exit, cores: 0')
        .replace('endings.yaml', 'place: start, cores: 1+', 'place: start')
        .replace('endings.yaml', 'place: escape, cores: 1-4', 'place: escape, cores: few')
        .replace('endings.yaml', 'cause: abandoned', 'cause: abandoned, place: goal, cores: 9'),
    says: `
      error[CR101]: expected no-health, unable-to-move or abandoned, found boredom
        endings.yaml:2:35
          2 |   - { title: Down, when: { cause: boredom }, text: You fall. }
            |                                   ^^^^^^^

      error[CR102]: unknown key cause
        endings.yaml:4:35
          4 |   - { title: Called Away, when: { cause: abandoned, place: goal, cores: 9 }, text: You go. }
            |                                   ^^^^^
        hint: known here: place, cores

      error[CR101]: expected start, escape or goal, found exit
        endings.yaml:5:42
          5 |   - { title: Empty Start, when: { place: exit, cores: 0 }, text: Nothing. }
            |                                          ^^^^

      error[CR103]: expected key cores, found none
        endings.yaml:6:32
          6 |   - { title: Full Start, when: { place: start }, text: Something. }
            |                                ^^^^^^^^^^^^^^
        hint: such as cores: 0

      error[CR104]: expected a number of cores such as 0, 1-4 or 5+, found few
        endings.yaml:8:57
          8 |   - { title: Fair Escape, when: { place: escape, cores: few }, text: Something. }
            |                                                         ^^^
    `,
  },
  {
    name: 'a setting without chapters',
    edit: (game) => game.write('setting.yaml', 'chapters:\n'),
    says: `
      error[CR101]: expected a list, found nothing
        setting.yaml:1:9
          1 | chapters:
            |         ^
        hint: a list stands in brackets, [a, b], or has an item a line, each behind a dash
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
];

describe('a file of another shape', () => {
  it.each(cases)('$name', ({ edit, says }) => {
    expect(faultsAfter(edit)).toBe(dedent(says));
  });
});

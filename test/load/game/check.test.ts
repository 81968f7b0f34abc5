import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../src/load/game/load.ts';
import { dedent, type FaultCase, faultsAfter, golem, junk, withGame } from './game-directory.ts';

const cases: FaultCase[] = [
  {
    name: 'CR-034 CR-155: an Event missing',
    edit: (game) => game.remove(golem),
    says: `
      error[CR201]: expected 36 Events, found none with number 11
        events
        hint: each d66 number from 11 to 66 is one file; core-runner new event 11 begins it
    `,
  },
  {
    name: 'CR-036: five Shops',
    edit: (game) => game.write(junk, game.read(golem).replace('number: 11', 'number: 14')),
    says: `
      warning[CR226]: title Corroded Golem stands twice
        events/14-fork-truck-junk.yaml:2:8
          2 | title: Corroded Golem
            |        ^^^^^^^^^^^^^^
        hint: change one of them
        note: it stands here already
        events/11-corroded-golem.yaml:2:8
          2 | title: Corroded Golem
            |        ^^^^^^^^^^^^^^

      error[CR205]: expected 6 Shops, found 5 (25, 33, 42, 56, 61)
        game.yaml:135:31
        135 | counts: { sectors: 19, shops: 6, endings: 11 }
            |                               ^
        hint: change this number, or the files: a Shop is an Event file with items in place of outcomes
        note: they are here
        events
    `,
  },
  {
    name: 'CR-036: seven Shops',
    edit: (game) => game.write(golem, game.read(junk).replace('number: 14', 'number: 11').replaceAll('Test', 'Other')),
    says: `
      warning[CR226]: title Fork Truck Junk stands twice
        events/14-fork-truck-junk.yaml:2:8
          2 | title: Fork Truck Junk
            |        ^^^^^^^^^^^^^^^
        hint: change one of them
        note: it stands here already
        events/11-corroded-golem.yaml:2:8
          2 | title: Fork Truck Junk
            |        ^^^^^^^^^^^^^^^

      error[CR205]: expected 6 Shops, found 7 (11, 14, 25, 33, 42, 56, 61)
        game.yaml:135:31
        135 | counts: { sectors: 19, shops: 6, endings: 11 }
            |                               ^
        hint: change this number, or the files: a Shop is an Event file with items in place of outcomes
        note: they are here
        events
    `,
  },
  {
    name: 'a board that promises nothing: START anywhere, two GOALs, no ESCAPE and no Endings for one',
    edit: (game) =>
      game
        .write(
          'board.yaml',
          'title: X\nsectors:\n  - { id: A1, q: 0, r: 0, label: goal }\n  - { id: A2, q: 0, r: 1, label: start }\n  - { id: A3, q: 0, r: 2, label: goal }\n',
        )
        .write('endings.yaml', game.read('endings.yaml').replace(/ {2}- .*place: escape.*\n/gu, ''))
        .replace('game.yaml', 'counts: { sectors: 19, shops: 6, endings: 11 }\n', ''),
    says: '',
  },
  {
    name: 'a Sector more than the game promises',
    edit: (game) =>
      game
        .replace('board.yaml', 'id: A3, q: -2, r: 2 }', 'id: A3, q: -2, r: 2 }\n  - { id: F1, q: -3, r: 2 }')
        .replace('board.yaml', 'promises: [start-topmost, goal-lowest, escapes-at-sides]', 'promises: []'),
    says: `
      error[CR210]: expected 19 Sectors, found 20
        board.yaml:4:1
          4 | sectors:
            | ^^^^^^^
        hint: counts in game.yaml says how many there are
    `,
  },
  {
    name: 'an Ending at a place that the board has not, and a GOAL missing',
    edit: (game) =>
      game
        .write(
          'board.yaml',
          'title: X\nsectors:\n  - { id: A1, q: 0, r: 0 }\n  - { id: A2, q: 0, r: 1, label: start }\n',
        )
        .write('endings.yaml', game.read('endings.yaml').replace(/ {2}- .*(?:Empty|Fair) Escape.*\n/gu, ''))
        .replace('game.yaml', 'endings: 11 }\n', '}\n'),
    says: `
      error[CR223]: no Sector is labelled escape, so Full Escape is never read
        endings.yaml:7:33
          7 |   - { title: Full Escape, when: { place: escape, cores: 5+ }, text: Much. }
            |                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^
        hint: label a Sector in board.yaml, or leave out the Endings at escape

      error[CR210]: expected 2 Sectors, as many as the board has, found 19
        game.yaml:135:20
        135 | counts: { sectors: 19, shops: 6, }
            |                    ^^
        note: they are here
        board.yaml:2:1
          2 | sectors:
            | ^^^^^^^
    `,
  },
  {
    name: 'CR-036: any number of Shops and Endings where none is promised',
    edit: (game) =>
      game
        .write(
          golem,
          game.read(junk).replace('number: 14', 'number: 11').replaceAll('Test', 'Other').replace('Junk', 'Scrap'),
        )
        .replace(
          'endings.yaml',
          '0-2 }, text: Little. }',
          '0-1 }, text: Little. }\n  - { title: Two, when: { place: goal, cores: 2 }, text: Two. }',
        )
        .replace('game.yaml', 'counts: { sectors: 19, shops: 6, endings: 11 }\n', ''),
    says: '',
  },
  {
    name: 'CR-155: a number that the dice of the game do not show',
    edit: (game) => game.replace(golem, 'number: 11', 'number: 18').remove(junk),
    says: `
      error[CR222]: must be a d66 number, found 18
        events/11-corroded-golem.yaml:1:9
          1 | number: 18
            |         ^^
        hint: two digits from 1 to 6; event-dice in game.yaml says which dice Event Numbers are rolled with
    `,
  },
  {
    name: 'CR-155: a number twice, under another file name',
    edit: (game) => game.replace(golem, 'number: 11', 'number: 12'),
    says: `
      error[CR202]: Event 12 stands twice
        events/11-corroded-golem.yaml:1:9
          1 | number: 12
            |         ^^
        hint: this file is named for another number
        note: the other is Back Pay
        events/12-back-pay.yaml:1:9
          1 | number: 12
            |         ^^
    `,
  },
  {
    name: 'a file name that disagrees with the number',
    edit: (game) => game.write('events/1-golem.yaml', game.read(golem)).remove(golem),
    says: `
      error[CR212]: expected a file name starting with 11-, found 1-golem.yaml
        events/1-golem.yaml:1:9
          1 | number: 11
            |         ^^
        hint: rename the file or change the number
    `,
  },
  {
    name: 'while an Event cannot be read, none is called missing',
    edit: (game) => game.write(golem, 'number: [\n').remove(junk),
    says: `
      error[CR005]: cannot read this as YAML: [ is opened here and not closed
        events/11-corroded-golem.yaml:1:9
          1 | number: [
            |         ^
        hint: close it with ]
    `,
  },
  {
    name: 'CR-052: a total in two Outcomes',
    edit: (game) => game.replace(golem, 'bad: [2-4]', 'bad: [2-5]'),
    says: `
      error[CR203]: event 11 gives 5 to both Bad and Good
        events/11-corroded-golem.yaml:8:9
          8 |   good: [5, 7, 9]
            |         ^^^^^^^^
        hint: each total from 2 to 12 belongs to exactly one outcome
    `,
  },
  {
    name: 'CR-052: a total twice in one Outcome',
    edit: (game) => game.replace(golem, '[5, 7, 9]', '[5, 7, 7, 9]'),
    says: `
      error[CR203]: event 11 gives 7 to Good twice
        events/11-corroded-golem.yaml:8:9
          8 |   good: [5, 7, 7, 9]
            |         ^^^^^^^^^^^
        hint: each total from 2 to 12 belongs to exactly one outcome
    `,
  },
  {
    name: 'CR-052: totals in none',
    edit: (game) => game.replace(golem, '[6, 8]', '[8]').replace(golem, '[10-12]', '[10-11]'),
    says: `
      error[CR204]: event 11 gives 6, 12 to no outcome
        events/11-corroded-golem.yaml:6:3
          6 |   bad: [2-4]
            |   ^^^^^^^^^^
        hint: each total from 2 to 12 belongs to exactly one outcome
    `,
  },
  {
    name: 'CR-054: Bad that helps',
    edit: (game) => game.replace(golem, 'Health -2', 'Health -2, CryptoCredits +1'),
    says: `
      error[CR206]: Bad must only harm, found CryptoCredits +1
        events/11-corroded-golem.yaml:11:48
         11 |   bad: { text: It falls., effects: [Health -2, CryptoCredits +1] }
            |                                                ^^^^^^^^^^^^^^^^
        hint: only Wild may do both
    `,
  },
  {
    name: 'CR-054: Bad that does nothing',
    edit: (game) => game.replace(golem, ', effects: [Health -2]', ''),
    says: `
      error[CR206]: Bad must harm, found no effect
        events/11-corroded-golem.yaml:11:3
         11 |   bad: { text: It falls. }
            |   ^^^
        hint: give it an effect such as Health -2
    `,
  },
  {
    name: 'CR-055: Neutral with an effect',
    edit: (game) => game.replace(golem, 'It sways.', 'It sways., effects: [Health +1, Health -1]'),
    says: `
      error[CR206]: Neutral must neither harm nor help, found Health +1 and Health −1
        events/11-corroded-golem.yaml:12:41
         12 |   neutral: { text: It sways., effects: [Health +1, Health -1] }
            |                                         ^^^^^^^^^
        hint: leave its effects out
    `,
  },
  {
    name: 'CR-056: Good that harms',
    edit: (game) => game.replace(golem, 'DiceMod RE', 'Lose a DiceMod of your choice'),
    says: `
      error[CR206]: Good must only help, found Lose a DiceMod of your choice
        events/11-corroded-golem.yaml:13:46
         13 |   good: { text: It bows., effects: [Core +1, Lose a DiceMod of your choice] }
            |                                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        hint: only Wild may do both
    `,
  },
  {
    name: 'CR-052: an Outcome that no total belongs to',
    edit: (game) => game.replace(golem, 'neutral: [6, 8]\n  good: [5, 7, 9]', 'neutral: [5-9]\n  good: []'),
    says: `
      error[CR219]: event 11 gives no total to Good
        events/11-corroded-golem.yaml:8:9
          8 |   good: []
            |         ^
        hint: an Outcome that no total belongs to is never read
    `,
  },
  {
    name: 'CR-199: an Ending that is read with and without a win',
    edit: (game) => game.replace('game.yaml', 'cores-to-win: 5', 'cores-to-win: 4'),
    says: `
      error[CR216]: expected an Ending at goal from 4 cores, which win, found one for 3-4
        game.yaml:29:15
         29 | cores-to-win: 4
            |               ^
        hint: write 5, or part the range there
        note: it is Fair Goal
        endings.yaml:11:53
         11 |   - { title: Fair Goal, when: { place: goal, cores: 3-4 }, text: Something. }
            |                                                     ^^^
    `,
  },
  {
    name: 'CR-098: a Modifier that fits no total',
    edit: (game) =>
      game.replace(
        'game.yaml',
        '  - { abbreviation: RE, count: 3 }',
        '  - { abbreviation: RE, count: 3 }\n  - { abbreviation: "*9", count: 3 }\n  - { abbreviation: "/7", count: 1 }',
      ),
    says: `
      error[CR218]: must lead from some total to another from 2 to 12, found *9
        game.yaml:26:22
         26 |   - { abbreviation: "*9", count: 3 }
            |                      ^^
        hint: 6 is the most to multiply or divide by where a Modifier must fit exactly

      error[CR218]: must lead from some total to another from 2 to 12, found /7
        game.yaml:27:22
         27 |   - { abbreviation: "/7", count: 1 }
            |                      ^^
        hint: 6 is the most to multiply or divide by where a Modifier must fit exactly
    `,
  },
  {
    name: 'A3: which fits every total where the nearest is taken',
    edit: (game) =>
      game
        .replace('game.yaml', 'modifiers: exact', 'modifiers: nearest')
        .replace(
          'game.yaml',
          '  - { abbreviation: RE, count: 3 }',
          '  - { abbreviation: RE, count: 3 }\n  - { abbreviation: "*9", count: 3 }',
        ),
    says: '',
  },
  {
    name: 'a default difficulty that is none',
    edit: (game) => game.replace('game.yaml', 'default-difficulty: normal', 'default-difficulty: norml'),
    says: `
      error[CR215]: unknown difficulty norml
        game.yaml:13:21
         13 | default-difficulty: norml # where none is asked for
            |                     ^^^^^
        hint: did you mean normal?
    `,
  },
  {
    name: 'CR-056: Good that does nothing',
    edit: (game) => game.replace(golem, '[Core +1, DiceMod RE]', '[]'),
    says: `
      error[CR206]: Good must help, found no effect
        events/11-corroded-golem.yaml:13:27
         13 |   good: { text: It bows., effects: [] }
            |                           ^^^^^^^
        hint: give it an effect such as Health +2
    `,
  },
  {
    name: 'CR-057: Wild may do all, or nothing',
    edit: (game) =>
      game.replace(golem, '[Lose a DiceMod of your choice]', '[Health +1, Health -1, DiceMod of your choice]'),
    says: ``,
  },
  {
    name: 'CR-080: a DiceMod the game has not',
    edit: (game) => game.replace(golem, 'DiceMod RE', 'DiceMod +4').replace(junk, 'DiceMod +2', 'DiceMod R'),
    says: `
      error[CR211]: unknown DiceMod +4
        events/11-corroded-golem.yaml:13:46
         13 |   good: { text: It bows., effects: [Core +1, DiceMod +4] }
            |                                              ^^^^^^^^^^
        hint: game.yaml has +1, -1, +2, -2, +3, -3, *2, /2, RE, RS

      error[CR211]: unknown DiceMod R
        events/14-fork-truck-junk.yaml:6:35
          6 |   - { name: Test Strap, effects: [DiceMod R], cost: 2 }
            |                                   ^^^^^^^^^
        hint: game.yaml has +1, -1, +2, -2, +3, -3, *2, /2, RE, RS
    `,
  },
  {
    name: 'CR-121: an item sold twice, by one Shop and by two',
    edit: (game) =>
      game
        .replace(junk, 'Test Strap', 'Test ration')
        .write(
          'events/25-open-wide.yaml',
          game
            .read(junk)
            .replace('number: 14', 'number: 25')
            .replace('Truck Junk', 'Truck Scrap')
            .replace('Test Ration', 'Ration')
            .replace('Test ration', 'Strap'),
        ),
    says: `
      error[CR207]: item Test ration is sold twice
        events/14-fork-truck-junk.yaml:6:13
          6 |   - { name: Test ration, effects: [DiceMod +2], cost: 2 }
            |             ^^^^^^^^^^^
        hint: every item is unique in the book
        note: Shop 14 sells it already
        events/14-fork-truck-junk.yaml:5:13
          5 |   - { name: Test Ration, effects: [Health +2], cost: 2 }
            |             ^^^^^^^^^^^

      error[CR207]: item Test Loaf is sold twice
        events/25-open-wide.yaml:7:13
          7 |   - { name: Test Loaf, effects: [Core +1], cost: 7 }
            |             ^^^^^^^^^
        hint: every item is unique in the book
        note: Shop 14 sells it already
        events/14-fork-truck-junk.yaml:7:13
          7 |   - { name: Test Loaf, effects: [Core +1], cost: 7 }
            |             ^^^^^^^^^
    `,
  },
  {
    name: 'CR-035 CR-190: no Ending for a cause',
    edit: (game) =>
      game.replace('endings.yaml', '  - { title: Down, when: { cause: no-health }, text: You fall. }\n', ''),
    says: `
      error[CR209]: expected an Ending for no-health, found none
        endings.yaml:1:1
          1 | endings:
            | ^^^^^^^
        hint: write one with when: { cause: no-health }
    `,
  },
  {
    name: 'CR-191: two Endings for a cause',
    edit: (game) => game.replace('endings.yaml', 'cause: no-health', 'cause: unable-to-move'),
    says: `
      error[CR209]: cause unable-to-move has two Endings
        endings.yaml:3:27
          3 |   - { title: Stuck, when: { cause: unable-to-move }, text: You stay. }
            |                           ^^^^^^^^^^^^^^^^^^^^^^^
        hint: delete one of them, or change what it is for
        note: the other is Down
        endings.yaml:2:26
          2 |   - { title: Down, when: { cause: unable-to-move }, text: You fall. }
            |                          ^^^^^^^^^^^^^^^^^^^^^^^
    `,
  },
  {
    name: 'CR-199: a gap in the cores',
    edit: (game) => game.replace('endings.yaml', 'goal, cores: 3-4', 'goal, cores: 4'),
    says: `
      error[CR209]: goal has no Ending for 3 cores
        endings.yaml:11:31
         11 |   - { title: Fair Goal, when: { place: goal, cores: 4 }, text: Something. }
            |                               ^^^^^^^^^^^^^^^^^^^^^^^
        hint: write 3-4 here, or another Ending
    `,
  },
  {
    name: 'CR-199: an overlap in the cores',
    edit: (game) => game.replace('endings.yaml', 'goal, cores: 3-4', 'goal, cores: 2-4'),
    says: `
      error[CR209]: goal has two Endings for 2 cores
        endings.yaml:11:53
         11 |   - { title: Fair Goal, when: { place: goal, cores: 2-4 }, text: Something. }
            |                                                     ^^^
        hint: delete one of them, or change what it is for
        note: the other is Poor Goal
        endings.yaml:10:31
         10 |   - { title: Poor Goal, when: { place: goal, cores: 0-2 }, text: Little. }
            |                               ^^^^^^^^^^^^^^^^^^^^^^^^^
    `,
  },
  {
    name: 'CR-199: one range inside another, with nothing above',
    edit: (game) =>
      game
        .replace('endings.yaml', 'goal, cores: 0-2', 'goal, cores: 0-9')
        .replace('endings.yaml', 'goal, cores: 5+', 'goal, cores: 5-6'),
    says: `
      error[CR209]: goal has two Endings for 3-4 cores
        endings.yaml:11:53
         11 |   - { title: Fair Goal, when: { place: goal, cores: 3-4 }, text: Something. }
            |                                                     ^^^
        hint: delete one of them, or change what it is for
        note: the other is Poor Goal
        endings.yaml:10:31
         10 |   - { title: Poor Goal, when: { place: goal, cores: 0-9 }, text: Little. }
            |                               ^^^^^^^^^^^^^^^^^^^^^^^^^

      error[CR209]: goal has no Ending for 10+ cores
        endings.yaml:12:31
         12 |   - { title: Full Goal, when: { place: goal, cores: 5-6 }, text: Much. }
            |                               ^^^^^^^^^^^^^^^^^^^^^^^^^
        hint: write 5+ here, or another Ending

      error[CR209]: goal has two Endings for 5-6 cores
        endings.yaml:12:53
         12 |   - { title: Full Goal, when: { place: goal, cores: 5-6 }, text: Much. }
            |                                                     ^^^
        hint: delete one of them, or change what it is for
        note: the other is Poor Goal
        endings.yaml:10:31
         10 |   - { title: Poor Goal, when: { place: goal, cores: 0-9 }, text: Little. }
            |                               ^^^^^^^^^^^^^^^^^^^^^^^^^
    `,
  },
  {
    name: 'CR-200: no Ending for more cores than needed',
    edit: (game) => game.replace('endings.yaml', 'goal, cores: 5+', 'goal, cores: 5'),
    says: `
      error[CR209]: goal has no Ending for 6+ cores
        endings.yaml:12:31
         12 |   - { title: Full Goal, when: { place: goal, cores: 5 }, text: Much. }
            |                               ^^^^^^^^^^^^^^^^^^^^^^^
        hint: write 5+ here, or another Ending
    `,
  },
  {
    name: 'CR-197: no Ending for a place at all',
    edit: (game) => game.write('endings.yaml', game.read('endings.yaml').replace(/ {2}- .*place: escape.*\n/gu, '')),
    says: `
      error[CR209]: escape has no Ending for 0+ cores
        endings.yaml:1:1
          1 | endings:
            | ^^^^^^^
        hint: write one with when: { place: escape, cores: 0+ }
    `,
  },
  {
    name: 'CR-035: twelve Endings',
    edit: (game) =>
      game.replace(
        'endings.yaml',
        'cores: 3-4 }, text: Something. }\n',
        'cores: 3 }, text: Something. }\n  - { title: Near Goal, when: { place: goal, cores: 4 }, text: Something. }\n',
      ),
    says: `
      error[CR209]: expected 12 Endings, as many as there are, found 11
        game.yaml:135:43
        135 | counts: { sectors: 19, shops: 6, endings: 11 }
            |                                           ^^
        note: they are here
        endings.yaml:1:1
          1 | endings:
            | ^^^^^^^
    `,
  },
  {
    name: 'CR-176: START is not topmost',
    edit: (game) =>
      game
        .replace('board.yaml', 'r: -2, label: start', 'r: -2')
        .replace('board.yaml', 'C2, q: 0, r: -1', 'C2, q: 0, r: -1, label: start'),
    says: `
      error[CR210]: start must be the one topmost Sector
        board.yaml:13:5
         13 |   - { id: C2, q: 0, r: -1, label: start }
            |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        hint: topmost is C1
    `,
  },
  {
    name: 'CR-176: another Sector is as high as START',
    edit: (game) => game.write('board.yaml', `${game.read('board.yaml')}  - { id: F1, q: 2, r: -3 }\n`),
    says: `
      error[CR210]: expected 19 Sectors, found 20
        board.yaml:4:1
          4 | sectors:
            | ^^^^^^^
        hint: counts in game.yaml says how many there are
    `,
  },
  {
    name: 'CR-032: two STARTs',
    edit: (game) => game.replace('board.yaml', 'q: 0, r: -1', 'q: 0, r: -1, label: start'),
    says: `
      error[CR210]: expected one Sector labelled start, found 2
        board.yaml:13:35
         13 |   - { id: C2, q: 0, r: -1, label: start }
            |                                   ^^^^^
        note: the other is C1
        board.yaml:12:35
         12 |   - { id: C1, q: 0, r: -2, label: start }
            |                                   ^^^^^
    `,
  },
  {
    name: 'CR-032: no START',
    edit: (game) => game.replace('board.yaml', ', label: start', ''),
    says: `
      error[CR210]: expected one Sector labelled start, found none
        board.yaml:4:1
          4 | sectors:
            | ^^^^^^^
        hint: give it to C1, the topmost Sector
    `,
  },
  {
    name: 'CR-198: GOAL is not lowest',
    edit: (game) =>
      game
        .replace('board.yaml', ', label: goal', '')
        .replace('board.yaml', 'q: 0, r: 1 }', 'q: 0, r: 1, label: goal }'),
    says: `
      error[CR210]: goal must be the one lowest Sector
        board.yaml:15:5
         15 |   - { id: C4, q: 0, r: 1, label: goal }
            |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        hint: lowest is C5
    `,
  },
  {
    name: 'CR-196: ESCAPE on one side only',
    edit: (game) => game.replace('board.yaml', 'r: -1, label: escape', 'r: -1'),
    says: `
      error[CR210]: expected escape on one Sector of the left and one of the right column, found A2
        board.yaml:4:1
          4 | sectors:
            | ^^^^^^^
        hint: the right column is E1, E2, E3
    `,
  },
  {
    name: 'CR-196: both ESCAPEs on the left',
    edit: (game) =>
      game
        .replace('board.yaml', 'r: -1, label: escape', 'r: -1')
        .replace('board.yaml', 'q: -2, r: 0 }', 'q: -2, r: 0, label: escape }'),
    says: `
      error[CR210]: expected escape on one Sector of the left and one of the right column, found A1, A2
        board.yaml:6:35
          6 |   - { id: A2, q: -2, r: 1, label: escape }
            |                                   ^^^^^^
        hint: the right column is E1, E2, E3
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
    name: 'CR-136: an island',
    edit: (game) => game.replace('board.yaml', 'q: -2, r: 2 }', 'q: 0, r: 6 }'),
    says: `
      error[CR210]: Sector A3 cannot be reached from A1
        board.yaml:7:5
          7 |   - { id: A3, q: 0, r: 6 }
            |     ^^^^^^^^^^^^^^^^^^^^
        hint: every Sector must share a border with the rest of the map
    `,
  },
  {
    name: 'CR-028: a Sector on top of another',
    edit: (game) => game.replace('board.yaml', 'E3, q: 2, r: 0', 'E3, q: 0, r: 0'),
    says: `
      error[CR210]: Sector E3 lies on top of C3
        board.yaml:23:5
         23 |   - { id: E3, q: 0, r: 0 }
            |     ^^^^^^^^^^^^^^^^^^^^
        hint: both are at q 0, r 0
    `,
  },
  {
    name: 'an id twice',
    edit: (game) => game.replace('board.yaml', 'id: E3', 'id: A1'),
    says: `
      error[CR210]: Sector A1 stands twice
        board.yaml:23:11
         23 |   - { id: A1, q: 2, r: 0 }
            |           ^^
        hint: delete one of the two, or give it another id
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
    name: 'a difficulty and a DiceMod twice',
    edit: (game) =>
      game
        .replace('game.yaml', 'id: hard', 'id: easy')
        .replace('game.yaml', 'RS, count: 3 }\n', 'RS, count: 3 }\n  - { abbreviation: RS, count: 1 }\n'),
    says: `
      error[CR213]: difficulty easy stands twice
        game.yaml:12:11
         12 |   - { id: easy, name: Hard, health: 8, maximum-health: 10, money: 3, starting-dice-mods: 1, dice-mod
            |           ^^^^
        hint: delete one of them, or change it

      error[CR213]: DiceMod RS stands twice
        game.yaml:27:21
         27 |   - { abbreviation: RS, count: 1 }
            |                     ^^
        hint: delete one of them, or change it
    `,
  },
  {
    name: 'CR-072: Health over its maximum from the beginning',
    edit: (game) => game.replace('game.yaml', 'health: 8', 'health: 11'),
    says: `
      error[CR214]: must not be more than the maximum 10, found 11
        game.yaml:12:37
         12 |   - { id: hard, name: Hard, health: 11, maximum-health: 10, money: 3, starting-dice-mods: 1, dice-mo
            |                                     ^^
    `,
  },
  {
    name: 'X1: Health that enters nothing where it must be above the Sector Number',
    edit: (game) =>
      game.replace('game.yaml', 'health: 8', 'health: 1').replace('game.yaml', 'entering: equal-or-', 'entering: '),
    says: `
      error[CR214]: must be 2 or more where Health must be above a Sector Number, found 1
        game.yaml:12:37
         12 |   - { id: hard, name: Hard, health: 1, maximum-health: 10, money: 3, starting-dice-mods: 1, dice-mod
            |                                     ^
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
    name: 'faults in several files at once, sorted by place, none twice',
    edit: (game) =>
      game
        .replace('endings.yaml', 'goal, cores: 5+', 'goal, cores: 5')
        .replace(golem, 'size: half', 'sise: half')
        .replace(golem, 'Health -2', 'Helth -2')
        .replace(golem, 'DiceMod RE', 'Helth -2')
        .replace('board.yaml', 'id: E3', 'id: A1')
        .replace('game.yaml', 'health: 8', 'health: 11')
        .replace(junk, 'Core +1', 'DiceMod R')
        .remove('setting.yaml'),
    says: `
      error[CR210]: Sector A1 stands twice
        board.yaml:23:11
         23 |   - { id: A1, q: 2, r: 0 }
            |           ^^
        hint: delete one of the two, or give it another id

      error[CR209]: goal has no Ending for 6+ cores
        endings.yaml:12:31
         12 |   - { title: Full Goal, when: { place: goal, cores: 5 }, text: Much. }
            |                               ^^^^^^^^^^^^^^^^^^^^^^^
        hint: write 5+ here, or another Ending

      error[CR102]: unknown key sise
        events/11-corroded-golem.yaml:3:1
          3 | sise: half
            | ^^^^
        hint: did you mean size?

      error[CR104]: expected an effect, found Helth -2
        events/11-corroded-golem.yaml:11:37
         11 |   bad: { text: It falls., effects: [Helth -2] }
            |                                     ^^^^^^^^
        hint: did you mean Health -2?

      error[CR104]: expected an effect, found Helth -2
        events/11-corroded-golem.yaml:13:46
         13 |   good: { text: It bows., effects: [Core +1, Helth -2] }
            |                                              ^^^^^^^^
        hint: did you mean Health -2?

      error[CR211]: unknown DiceMod R
        events/14-fork-truck-junk.yaml:7:34
          7 |   - { name: Test Loaf, effects: [DiceMod R], cost: 7 }
            |                                  ^^^^^^^^^
        hint: game.yaml has +1, -1, +2, -2, +3, -3, *2, /2, RE, RS

      error[CR214]: must not be more than the maximum 10, found 11
        game.yaml:12:37
         12 |   - { id: hard, name: Hard, health: 11, maximum-health: 10, money: 3, starting-dice-mods: 1, dice-mo
            |                                     ^^

      error[CR001]: cannot read: no such file
        setting.yaml
        hint: a game has game.yaml, board.yaml, setting.yaml, endings.yaml
    `,
  },
  {
    name: 'a mark that remarks.yaml does not name',
    edit: (game) => game.replace(golem, 'good: { text: It bows.,', 'good: { text: It bows., mark: fisch,'),
    says: `
      error[CR220]: unknown mark fisch
        events/11-corroded-golem.yaml:13:33
         13 |   good: { text: It bows., mark: fisch, effects: [Core +1, DiceMod RE] }
            |                                 ^^^^^
        hint: did you mean fish?
    `,
  },
  {
    name: 'a mark that no Outcome leaves, and one that stands twice',
    edit: (game) =>
      game.replace(
        'remarks.yaml',
        '  - { mark: stamp, name: a stamp }',
        '  - { mark: stamp, name: a stamp }\n  - { mark: fish, name: an eel }\n  - { mark: egg, name: an egg }',
      ),
    says: `
      error[CR220]: mark fish stands twice
        remarks.yaml:4:13
          4 |   - { mark: fish, name: an eel }
            |             ^^^^
        hint: delete one of them, or change it

      error[CR220]: expected an Outcome that leaves the mark egg, found none
        remarks.yaml:5:13
          5 |   - { mark: egg, name: an egg }
            |             ^^^
        hint: give an Outcome the key mark: egg
    `,
  },
  {
    name: 'remarks for an Ending and a mark that there are not, and the same remark twice',
    edit: (game) =>
      game.replace(
        'remarks.yaml',
        '  - { ending: Stuck, mark: stamp, text: It sticks. }',
        '  - { ending: Stock, mark: fish, text: A. }\n  - { ending: Stuck, mark: fisk, text: B. }\n  - { ending: Stuck, mark: fish, text: C. }',
      ),
    says: `
      error[CR221]: unknown Ending Stock
        remarks.yaml:11:15
         11 |   - { ending: Stock, mark: fish, text: A. }
            |               ^^^^^
        hint: did you mean Stuck?

      error[CR221]: unknown mark fisk
        remarks.yaml:12:28
         12 |   - { ending: Stuck, mark: fisk, text: B. }
            |                            ^^^^
        hint: did you mean fish?

      error[CR221]: Ending Stuck has two remarks for the mark fish
        remarks.yaml:13:28
         13 |   - { ending: Stuck, mark: fish, text: C. }
            |                            ^^^^
        hint: delete one of them, or change its mark
    `,
  },
];

describe('a game against its rules', () => {
  it.each(cases)('$name', ({ edit, says }) => {
    expect(faultsAfter(edit)).toBe(dedent(says));
  });
});

describe('a game without remarks.yaml', () => {
  const withoutMarks = (text: string) => text.replace(/^ {4}mark: .*\n/gmu, '');

  it('has no marks, and is whole', () =>
    withGame((game) => {
      game.remove('remarks.yaml');
      for (const name of readdirSync(join(game.path, 'events')))
        game.write(`events/${name}`, withoutMarks(game.read(`events/${name}`)));
      expect(loadContent(game.path)).toMatchObject({ diagnostics: [] });
      expect(loadContent(game.path).content?.remarks).toBeUndefined();
    }));

  it('is told once that its marks have no names', () => {
    const said = faultsAfter((game) => game.remove('remarks.yaml'));
    expect(said.match(/CR220/gu)).toHaveLength(1);
    expect(said).toContain('expected remarks.yaml, which names the mark');
  });
});

describe('an Ending that no Run can come to', () => {
  it('is a warning where all Events together do not lead there', () =>
    withGame((game) => {
      for (const name of readdirSync(join(game.path, 'events'))) {
        const text = game.read(`events/${name}`);
        game.write(
          `events/${name}`,
          text.replace(/Core (?=[+-])/gu, 'CryptoCredits ').replace(/Health (?=-)/gu, 'CryptoCredits '),
        );
      }
      const { diagnostics } = loadContent(game.path);
      expect(
        diagnostics
          .filter(({ severity }) => severity === 'error')
          .map(({ message, span }) => message + span.source.path),
      ).toEqual([]);
      expect(new Set(diagnostics.map(({ code, severity }) => `${severity} ${code}`))).toEqual(
        new Set(['warning CR223']),
      );
      expect(diagnostics.map(({ message }) => message)).toEqual([
        'no Run loses all Health: Down is never read',
        'no Run is shut in: Stuck is never read',
        'no Run ends with 1+ cores: Full Start is never read',
        'no Run ends with 1-4 cores: Fair Escape is never read',
        'no Run ends with 5+ cores: Full Escape is never read',
        'no Run ends with 3-4 cores: Fair Goal is never read',
        'no Run ends with 5+ cores: Full Goal is never read',
      ]);
    }));
});

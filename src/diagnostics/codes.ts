/** Diagnostic codes: title, reason and a minimal example for each. */

/** A file with the fault and the same without it. Event 22 is invented and in no book. */
export interface CodeExample {
  /** Path from the folder of a game, or of the dice systems. */
  readonly file: string;
  readonly wrong: string;
  readonly right: string;
  /** Whether the example is the whole file or its name; a part of the file by default. */
  readonly is?: 'whole' | 'name';
  /** Times the wrong part is repeated before the fault appears. */
  readonly times?: number;
  /** Code reported before this one, which only adds to it. */
  readonly behind?: string;
  /** Document and paper that show a fault found only in print. */
  readonly print?: readonly [document: 'rule-book' | 'event-book' | 'tracking-sheet', paper: 'a4' | 'a5'];
}

/** Explanation of a code. */
export interface Explanation {
  readonly title: string;
  readonly why: string;
  readonly example: CodeExample;
}

type ExampleNotes = Omit<CodeExample, 'file' | 'wrong' | 'right'>;

const inFile = (file: string, wrong: string, right: string, notes?: ExampleNotes): CodeExample => ({
  file,
  wrong,
  right,
  ...notes,
});
const inEvent = (wrong: string, right: string, notes?: ExampleNotes) =>
  inFile('events/22-going-down.yaml', wrong, right, notes);

const ruleBook = 'templates/rule-book.md.hbs';
const bridge = 'events/14-half-a-bridge.yaml';

const brassPanel = 'She is a brass panel with a voice.';
const bell = `B${'r'.repeat(45)}`;
const loose = `She is a brass panel and says ${bell} and ${bell}.`;
const wide = `She is a brass panel and says ${bell}${'r'.repeat(50)}.`;

/** A board of one column. */
const street = (length: number) =>
  `title: A street\nsectors:\n${Array.from({ length }, (_, r) => {
    const label = r === 0 ? ', label: start' : r === length - 1 ? ', label: goal' : r === 1 ? ', label: escape' : '';
    return `  - { id: A${r + 1}, q: 0, r: ${r - 17}${label} }\n`;
  }).join('')}`;

/** All codes: 0xx files and YAML, 1xx shape, 2xx rules, 3xx pages, 4xx dice systems, 5xx prose. */
export const codes = {
  CR001: {
    title: 'a file cannot be read',
    why: 'A game is its files. One that is missing, of another name, a folder or a pipe cannot be read, and to go on without it would print a game with a hole.',
    example: inEvent('events/22-going-down.yml', 'events/22-going-down.yaml', { is: 'name' }),
  },
  CR002: {
    title: 'a file is no UTF-8 text',
    why: 'One encoding for every file means that a letter is the same letter everywhere. Pictures, PDFs, UTF-16, Latin-1 and NUL are told at the byte that gives them away.',
    example: inEvent('title: Going\u0000 Down', 'title: Going Down'),
  },
  CR003: {
    title: 'a file is larger than 1 MiB',
    why: 'The longest Event has 10 kB. What is a hundred times as large was not written by hand, and would keep everybody waiting.',
    example: inEvent(
      'picture: iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR4nGNk+A8AAQUBAScY42Y\n',
      'picture: door\n',
      { times: 14_000 },
    ),
  },
  CR004: {
    title: 'a file is empty',
    why: 'An empty file was begun and forgotten, or lost in saving.',
    example: inFile(
      'remarks.yaml',
      '# to be written\n',
      'marks:\n  - { mark: bell, name: a bell }\nremarks:\n  - { ending: One Short, mark: bell, text: Nobody comes. }\n',
      { is: 'whole' },
    ),
  },
  CR005: {
    title: 'a file is no YAML',
    why: 'Nothing in a file can be judged before it can be read. The message names the slip that most likely made it: a quote or bracket left open, a colon in a text, a tab, text that is not indented. validate --fix puts spaces for tabs where their width makes no difference.',
    example: inEvent('title: Going: Down', 'title: Going Down'),
  },
  CR006: {
    title: 'a key stands twice',
    why: 'Of two values of one key only one can be meant, and readers of YAML differ in which they take.',
    example: inEvent('title: Going Up\ntitle: Going Down', 'title: Going Down'),
  },
  CR007: {
    title: 'an anchor, an alias or a tag',
    why: 'To YAML, text that starts with &, * or ! is one of these, and here it is nearly always an accident: every value of a game is written where it belongs.',
    example: inEvent('title: &Going Down', 'title: Going Down'),
  },
  CR008: {
    title: 'more faults in a file than are shown',
    why: 'A file that is broken all over has one cause. A hundred faults are more than anybody reads, and enough to find it.',
    example: inEvent('size: half\nsize: half\n', 'size: half\n', { times: 80, behind: 'CR006' }),
  },
  CR009: {
    title: 'a template of another name',
    why: 'A game may bring its own templates for its books. They are found by their names; under any other nobody reads them.',
    example: inFile(ruleBook, 'templates/rulebook.md.hbs', 'templates/rule-book.md.hbs', { is: 'name' }),
  },
  CR010: {
    title: 'a file of a name that nobody reads',
    why: 'Files are found by their names. Where one that would be read is missing and another is named nearly like it, what that one says would be lost without a word.',
    example: inFile('style.yaml', 'styles.yaml', 'style.yaml', { is: 'name' }),
  },
  CR011: {
    title: 'a remark that ignores nothing, or says no reason',
    why: 'A warning may be right in general and wrong in one file. Who takes it out says why, and a remark whose warning is gone only hides the next one.',
    example: inEvent('# core-runner ignore CR508: she speaks in straight quotes\nnumber: 22', 'number: 22'),
  },
  CR101: {
    title: 'a value of another kind',
    why: 'Where a number is expected a word means nothing. Numbers stand without quotes, texts that look like numbers in quotes, lists in brackets or with dashes.',
    example: inEvent('number: "22"', 'number: 22'),
  },
  CR102: {
    title: 'an unknown key',
    why: 'A key that nobody reads is misspelt or in the wrong place, and what it says would be lost without a word.',
    example: inEvent('titel: Going Down', 'title: Going Down'),
  },
  CR103: {
    title: 'a key is missing',
    why: 'What has no default has to be said.',
    example: inEvent('title: Going Down\npicture: door', 'title: Going Down\nsize: half\npicture: door'),
  },
  CR104: {
    title: 'a value that is not written as it should be',
    why: 'Effects, totals, days and names have a notation, and what is not written in it cannot be carried out.',
    example: inEvent('effects: [Helth -2]', 'effects: [Health -2]'),
  },
  CR201: {
    title: 'an Event Number has no Event',
    why: 'The dice can throw every number, and a player who throws this one would find nothing in the book.',
    example: inEvent('events/kept-going-down.bak', 'events/22-going-down.yaml', { is: 'name' }),
  },
  CR202: {
    title: 'an Event Number stands twice',
    why: 'A number that is thrown must lead to one Event.',
    example: inEvent('number: 23', 'number: 22'),
  },
  CR203: {
    title: 'a total belongs to two Outcomes',
    why: 'Two dice are added and the total is looked up: with two answers, the players at one table would read different ones.',
    example: inEvent('neutral: [6, 7]', 'neutral: [7]'),
  },
  CR204: {
    title: 'a total belongs to no Outcome',
    why: 'The dice can throw every total from 2 to 12, and each of them has to say what happens.',
    example: inEvent('wild: [2, 10-12]', 'wild: [2, 3, 10-12]'),
  },
  CR205: {
    title: 'a kind of Event is missing, or there are more or fewer Shops than promised',
    why: 'The Rule Book says how many Shops there are, and the odds are reckoned with it. counts in game.yaml may leave the promise out.',
    example: inFile('game.yaml', 'shops: 5', 'shops: 6'),
  },
  CR206: {
    title: 'an Outcome does what its name denies',
    why: 'Players weigh the Outcome Roll by the names: Bad only harms, Neutral does neither, Good only helps; Wild may do anything.',
    example: inEvent('effects: [Health +2]', 'effects: [Health -2]'),
  },
  CR207: {
    title: 'an item is sold twice',
    why: 'Each item can be bought once in a Run, and is crossed off by its name.',
    example: inFile(
      bridge,
      'name: "Loaf, Sold as Ballast", effects: [DiceMod RE]',
      'name: "Second Thoughts, Tinned", effects: [DiceMod RE]',
    ),
  },
  CR209: {
    title: 'a Run could have two Endings, or none',
    why: 'Each way a Run can end leads to one page: no Health, no move, abandoned, and at each labelled place every number of cores.',
    example: inFile('endings.yaml', 'when: { place: escape, cores: 3-4 }', 'when: { place: escape, cores: 4 }'),
  },
  CR210: {
    title: 'the map cannot be played on, or breaks its promises',
    why: 'A Run needs a start, a goal and a way between any two Sectors; what promises in board.yaml says beyond that is what the Rule Book prints.',
    example: inFile('board.yaml', '- { id: C1, q: 0, r: -2 }', '- { id: C1, q: 0, r: -2, label: start }'),
  },
  CR211: {
    title: 'an unknown DiceMod',
    why: 'What an Outcome gives must have its boxes on the Tracking Sheet, and these come from dice-mods in game.yaml.',
    example: inEvent('effects: [DiceMod +7, ', 'effects: [DiceMod +1, '),
  },
  CR212: {
    title: 'a file is named for another Event',
    why: 'Files are found by their names. One that has another number than it says is edited in place of the right one. validate --fix names it by the number and title in it, unless that would bring a fault.',
    example: inEvent('events/23-going-down.yaml', 'events/22-going-down.yaml', { is: 'name' }),
  },
  CR213: {
    title: 'a name stands twice',
    why: 'Difficulties, DiceMods and what effects change are spoken of by their names: two of one name cannot be told apart.',
    example: inFile('game.yaml', '{ id: easy, name: Hard,', '{ id: hard, name: Hard,'),
  },
  CR214: {
    title: 'a difficulty nobody can begin with',
    why: 'A Run cannot begin above the limits of its own difficulty.',
    example: inFile('game.yaml', 'health: 14, maximum-health: 12', 'health: 10, maximum-health: 12'),
  },
  CR215: {
    title: 'an unknown difficulty',
    why: 'default-difficulty and balance.yaml speak of difficulties by the ids in game.yaml.',
    example: inFile('game.yaml', 'default-difficulty: medium', 'default-difficulty: normal'),
  },
  CR216: {
    title: 'an Ending is read by those who won and those who did not',
    why: 'The Rule Book says how many cores win. An Ending on both sides of that number would deny it to one of the two.',
    example: inFile('game.yaml', 'cores-to-win: 4', 'cores-to-win: 5'),
  },
  CR217: {
    title: 'an unknown policy',
    why: 'The bands of balance.yaml are about players that core-runner knows; core-runner simulate --help lists them.',
    example: inFile('balance.yaml', 'competent: runer', 'competent: runner'),
  },
  CR218: {
    title: 'a Modifier that no total fits',
    why: 'Where a Modifier must fit exactly, one that leads from no total to another of 2 to 12 is a prize that can never be used.',
    example: inFile(
      'game.yaml',
      '- { abbreviation: "/2", count: 2 }\n  - { abbreviation: "*9", count: 1 }',
      '- { abbreviation: "/2", count: 2 }',
    ),
  },
  CR219: {
    title: 'an Outcome that no total belongs to',
    why: 'It is printed, and nobody ever reads it.',
    example: inEvent('neutral: []\n  good: [5-8]', 'neutral: [7]\n  good: [5, 6, 8]'),
  },
  CR220: {
    title: 'a mark that is not named, or never left',
    why: 'A mark in the LOG is remembered at the end: what is drawn must have a name in remarks.yaml, and what has a name must be drawn somewhere.',
    example: inEvent('mark: bel\n', 'mark: bell\n'),
  },
  CR221: {
    title: 'a remark that nobody reads',
    why: 'A remark is found by the title of an Ending and a mark; where one of them does not exist it is lost.',
    example: inFile('remarks.yaml', 'ending: One Shot', 'ending: One Short'),
  },
  CR222: {
    title: 'an Event Number that the dice cannot throw',
    why: 'Two dice are read as digits. A number with another digit never comes up.',
    example: inEvent('number: 27', 'number: 22'),
  },
  CR223: {
    title: 'an Ending that no Run comes to',
    why: 'No Run can end on a Sector that is not there, nor with more cores than all Events together give. What is told is certain; an Ending that is merely rare is for core-runner balance to find.',
    example: inFile(
      'board.yaml',
      'title: A street\nsectors:\n  - { id: A1, q: 0, r: 0, label: start }\n  - { id: A2, q: 0, r: 1 }\n  - { id: A3, q: 0, r: 2, label: goal }\n',
      'title: A street\nsectors:\n  - { id: A1, q: 0, r: 0, label: start }\n  - { id: A2, q: 0, r: 1, label: escape }\n  - { id: A3, q: 0, r: 2, label: goal }\n',
      { is: 'whole' },
    ),
  },
  CR225: {
    title: 'weights of the runner that cannot be read',
    why: 'How the policy runner plays a game is fitted to it by core-runner balance --fit, which writes runner.json. Nobody writes that file by hand.',
    example: inFile('runner.json', '"wights": {', '"weights": {'),
  },
  CR226: {
    title: 'a title stands twice',
    why: 'Titles stand in the table of contents and in the tales of play: two that are alike cannot be told apart.',
    example: inEvent('title: Half a Bridge', 'title: Going Down'),
  },
  CR227: {
    title: 'an order that nobody can carry out',
    why: 'An order is for a difficulty of the game and ends where a Run can end; its title is what players call it by.',
    example: inFile(
      'orders.yaml',
      'title: Orders\ntext: One a day.\norders:\n  - { title: Home, text: Go., seed: a b, to: C99 }\n',
      'title: Orders\ntext: One a day.\norders:\n  - { title: Home, text: Go., seed: a b, to: start }\n',
      { is: 'whole' },
    ),
  },
  CR228: {
    title: 'counts of orders that cannot be read',
    why: 'In how many of the simulated Runs each order is managed is counted by npm run measure, which writes measured.json. Nobody writes that file by hand.',
    example: inFile(
      'measured.json',
      '{ "rules": "0123abcd", "runs": "many", "managed": [] }\n',
      '{ "rules": "0123abcd", "runs": 4000, "managed": [1200], "orders": "825f4350" }\n',
      { is: 'whole' },
    ),
  },
  CR229: {
    title: 'a row of a paper that is not as long as its table',
    why: 'A table has a cell in each column, so that what stands below a head belongs to it.',
    example: inFile('papers.yaml', '- [Core, the city]\n', '- [Core, the city, one dinner]\n'),
  },
  CR230: {
    title: 'a trail that loses its way',
    why: 'A sign in the margin leads to the next by the number of an Event: there must be one, and no trail goes in a ring.',
    example: inFile('papers.yaml', 'along: [15, 34, 15', 'along: [15, 34, 23'),
  },
  CR231: {
    title: 'no room on the sheet for what wins',
    why: 'Players tick a diamond of the Tracking Sheet for each core they carry: with fewer than cores-to-win nobody could show a win.',
    example: inFile('game.yaml', 'core-diamonds: 3', 'core-diamonds: 5'),
  },
  CR232: {
    title: 'an order that was changed since it was measured',
    why: 'The figure of an order says how many simulated Runs managed that board and what it asks for. Of another seed, goal or limit it would be wrong, and the broadsheet is printed without figures.',
    example: inFile('orders.yaml', 'seed: a c', 'seed: a b'),
  },
  CR233: {
    title: 'a language whose words are not divided',
    why: 'Words are divided at the ends of lines by the patterns of a language, and there are none for this language. Its lines are set without division, and looser.',
    example: inFile('game.yaml', 'language: tlh', 'language: en-GB'),
  },
  CR234: {
    title: 'a late text in a game without a late turn',
    why: 'A scene says which turn its late text is for: late in setting.yaml has the number.',
    example: inEvent('if-late: The lamps are out.\nsize: half', 'size: half'),
  },
  CR301: {
    title: 'a line is set loosely',
    why: 'No choice of line breaks could bring its words closer. It is told by print --warnings, and rarely worth a change.',
    example: inEvent(loose, brassPanel, { print: ['event-book', 'a5'] }),
  },
  CR302: {
    title: 'a line is wider than its column',
    why: 'A word that cannot be divided sticks out into the margin or over its neighbour.',
    example: inEvent(wide, brassPanel, { print: ['event-book', 'a5'] }),
  },
  CR303: {
    title: 'an entry is too long for its pages',
    why: 'A scene and its Outcomes are printed on pages of a fixed size, so that nobody turns a page in the middle of one.',
    example: inEvent('You have a foot inside. ', 'You have a foot inside.', {
      times: 150,
      print: ['event-book', 'a4'],
    }),
  },
  CR304: {
    title: 'a character that cannot be printed or seen',
    why: 'The fonts have no sign for it, and print would put an empty box in its place. What cannot be seen is an accident of copying.',
    example: inEvent('title: Going Down ☎', 'title: Going Down'),
  },
  CR305: {
    title: 'the map is too small to write in',
    why: 'Players write two numbers into each Sector with a pencil, and need room for it.',
    example: inFile('board.yaml', street(35), street(5), { is: 'whole', print: ['tracking-sheet', 'a5'] }),
  },
  CR306: {
    title: 'a template that cannot be filled in',
    why: 'A template asks for facts of the game by their names, and puts them where they belong.',
    example: inFile(ruleBook, '{{game.titel}}', '{{game.title}}', { print: ['rule-book', 'a4'] }),
  },
  CR401: {
    title: 'a file that is named for no dice system',
    why: 'The file of a system has its id for a name; under any other nobody reads it.',
    example: inFile('wild-die.yaml', 'wild-dice.yaml', 'wild-die.yaml', { is: 'name' }),
  },
  CR402: {
    title: 'a system under another name',
    why: 'The booklet, the help and the odds speak of one system by one name.',
    example: inFile('wild-die.yaml', 'name: Wild Dice', 'name: Wild Die'),
  },
  CR403: {
    title: 'an unknown number',
    why: 'Boxes on a record sheet are counted by a name under numbers, so that a rule and its boxes agree.',
    example: inFile('wild-die.yaml', 'count: fate-sesion', 'count: fate-session'),
  },
  CR404: {
    title: 'an unknown attribute',
    why: 'A skill is printed on the card of its attribute.',
    example: inFile(
      'dice-check.yaml',
      '{ name: Survival, attribute: Acumin }',
      '{ name: Survival, attribute: Acumen }',
    ),
  },
  CR405: {
    title: 'a row with too few or too many cells',
    why: 'Each cell stands under the head of its column.',
    example: inFile('wild-die.yaml', '- [on one roll, several]', '- [on one roll, several, one]'),
  },
  CR406: {
    title: 'a maximum that is not what the level has',
    why: 'The maximum follows from the level, and the dice of a row add up to it.',
    example: inFile('essential-traits.yaml', '{ level: 1, maximum: 9,', '{ level: 1, maximum: 8,'),
  },
  CR407: {
    title: 'dice that do not add up',
    why: 'Dice of one level are equally good because they add up to one maximum. What was published wrong is put right under corrections.',
    example: inFile('essential-traits.yaml', 'core: [d10+d8, d12+d8]', 'core: [d10+d8, d12+d6]'),
  },
  CR408: {
    title: 'a correction that corrects nothing',
    why: 'A correction names what is wrong in the table and puts in its place what adds up.',
    example: inFile('essential-traits.yaml', 'right: d20+d6\n', 'right: d20+d4\n'),
  },
  CR409: {
    title: 'an example that cannot be rolled',
    why: 'Examples in the booklet are rolled with the system itself, so that no worked figure is wrong.',
    example: inFile('wild-die.yaml', 'faces: [5, 3, 2] }', 'faces: [5, 3, 2, 6, 4] }'),
  },
  CR410: {
    title: 'a chance that cannot be counted',
    why: 'Chances in the text are counted by the system, and never typed in.',
    example: inFile(
      'wild-die.yaml',
      'plain-target: { arguments: [3W+1], at-least: 12 }',
      'plain-target: { arguments: [3D+1], at-least: 12 }',
    ),
  },
  CR411: {
    title: 'an unknown table of odds, or a column of one',
    why: 'Odds at a glance are drawn from tables that the system counts.',
    example: inFile('wild-die.yaml', 'table: at-least-fat\n', 'table: at-least-fate\n'),
  },
  CR412: {
    title: 'a value that no roll has',
    why: 'The roll sheet prints values of the rolls by the names the system gives them.',
    example: inFile('dice-check.yaml', 'value: totals\n', 'value: total\n'),
  },
  CR413: {
    title: 'a table stands twice',
    why: 'Templates find a table by its id.',
    example: inFile('wild-die.yaml', 'id: wild\n    columns: [You,', 'id: points\n    columns: [You,'),
  },
  CR414: {
    title: 'another number than the rule',
    why: 'The rule is in the tool: a booklet that says another number is played otherwise than it rolls and counts.',
    example: inFile('dice-check.yaml', 'success: 10', 'success: 9'),
  },
  CR501: {
    title: 'a piece is shorter or longer than its kind',
    why: 'Pieces of one kind share a page size and a pace. sizes in style.yaml says how many words each has.',
    example: inEvent('You have a foot inside. ', 'You have a foot inside.', { times: 30 }),
  },
  CR502: {
    title: 'words in a row that stand in two entries',
    why: 'A phrase that comes back reads like a mistake, or like a writer out of breath.',
    example: inEvent('At the end she keeps shop in a cupboard.', 'On the fourth a cupboard is still locked.'),
  },
  CR503: {
    title: 'two Events open alike',
    why: 'The first words are what a reader remembers an Event by.',
    example: inEvent('They sold the lift at Brandt’s. It', 'The lift at Brandt’s'),
  },
  CR504: {
    title: 'a banned phrase',
    why: 'banned in style.yaml lists what this book never says.',
    example: inEvent('For a moment you have a foot inside.', 'You have a foot inside.'),
  },
  CR505: {
    title: 'a phrase stands twice in a piece',
    why: 'once in style.yaml lists turns of phrase that wear out when they are repeated.',
    example: inEvent('It is as if she were brass, and as if she had a voice.', brassPanel),
  },
  CR506: {
    title: 'a word stands too often in one entry',
    why: 'A word that one entry uses far above the average of the book is a habit, and readers hear it.',
    example: inEvent(' Her left hand waits.', ` ${brassPanel}`, { times: 20 }),
  },
  CR507: {
    title: 'a word that no dictionary has',
    why: 'It is misspelt, or a name or coinage that words in style.yaml or canon.md should know.',
    example: inEvent('haberdashary', 'haberdashery'),
  },
  CR508: {
    title: 'a mark that print does not have',
    why: 'Print has curly quotes in pairs, dashes, a minus and an ellipsis; emphasis is one * on either side, an empty line parts paragraphs, and there is no other markup. validate --fix writes those that can be meant in one way only.',
    example: inEvent('"Mind the doors,"', '“Mind the doors,”'),
  },
  CR509: {
    title: 'a habit that stands too often in the book',
    why: 'A turn of speech that delights once tires when half the Events have it. counts in style.yaml says how often each may stand.',
    example: inEvent(' She says MIND THE DOORS.', ` ${brassPanel}`, { times: 12 }),
  },
} as const satisfies Readonly<Record<string, Explanation>>;

/** A diagnostic code. */
export type Code = keyof typeof codes;

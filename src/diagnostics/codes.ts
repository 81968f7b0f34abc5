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
  readonly precededBy?: string;
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

const longLabel =
  'sheet-numbers-used = Numbers of all the Events that you have used up, one after another, as you go\n';
const foot = 'You have a foot inside.';
const brassPanel = 'She is a brass panel with a voice.';
const bell = `B${'r'.repeat(45)}`;
const loose = `She is a brass panel and says ${bell} and ${bell}.`;
const wide = `She is a brass panel and says ${bell}${'r'.repeat(50)}.`;

/** A board of one column. */
const street = (length: number) =>
  `title: A street\nsectors:\n${Array.from({ length }, (_, r) => {
    const label = r === 0 ? ', label: start' : r === length - 1 ? ', label: goal' : r === 1 ? ', label: escape' : '';
    return `  - { id: A${r + 1}, q: 0, r: ${r - (length >> 1)}${label} }\n`;
  }).join('')}`;

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${inside}</svg>\n`;

/** All codes: 0xx files and YAML, 1xx shape, 2xx rules, 3xx pages, 4xx dice systems, 5xx prose. */
export const codes = {
  CR001: {
    title: 'cannot read a file',
    why: 'A game needs all its files. A file that is missing or misnamed, a folder or a pipe cannot be read. Without it the book would be incomplete.',
    example: inEvent('events/22-going-down.yml', 'events/22-going-down.yaml', { is: 'name' }),
  },
  CR002: {
    title: 'not UTF-8 text',
    why: 'All files are UTF-8, so that every letter stays the same. Pictures, PDFs, UTF-16, Latin-1 and NUL are reported at the first wrong byte.',
    example: inEvent('title: Going\u0000 Down', 'title: Going Down'),
  },
  CR003: {
    title: 'file larger than 1 MiB',
    why: 'The longest Event has 10 kB. A file a hundred times as large was not written by hand, and would slow down every command.',
    example: inEvent('picture: iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB\n', 'picture: door\n', { times: 40_000 }),
  },
  CR004: {
    title: 'empty file',
    why: 'An empty file was started and forgotten, or lost while saving.',
    example: inFile(
      'remarks.yaml',
      '# to be written\n',
      'marks:\n  - { mark: bell, name: a bell }\nremarks:\n  - { ending: One Short, mark: bell, text: Nobody comes. }\n',
      { is: 'whole' },
    ),
  },
  CR005: {
    title: 'not valid YAML',
    why: 'A file that cannot be parsed cannot be checked. The message names the likely cause: an open quote or bracket, a colon in text, a tab, text that is not indented. validate --fix makes the change that a hint states exactly, such as quotes around a text, or spaces for tabs if the meaning is clear.',
    example: inEvent('title: Going: Down', 'title: Going Down'),
  },
  CR006: {
    title: 'duplicate key',
    why: 'Only one of two values can be meant, and YAML readers differ in which one they take.',
    example: inEvent('title: Going Up\ntitle: Going Down', 'title: Going Down'),
  },
  CR007: {
    title: 'anchor, alias or tag',
    why: 'In YAML, text that begins with &, * or ! has a special meaning. Here it is nearly always an accident. Put the text in quotes.',
    example: inEvent('title: &Going Down', 'title: Going Down'),
  },
  CR008: {
    title: 'too many faults in one file',
    why: 'Many faults in a file usually have one cause. The first hundred are shown, which is enough to find it.',
    example: inEvent('size: half\nsize: half\n', 'size: half\n', { times: 80, precededBy: 'CR006' }),
  },
  CR009: {
    title: 'unknown template name',
    why: 'A game can have its own templates for its books. They are found by name; a file with another name is not used.',
    example: inFile(ruleBook, 'templates/rulebook.md.hbs', 'templates/rule-book.md.hbs', { is: 'name' }),
  },
  CR010: {
    title: 'unused file',
    why: 'Files are found by name. A file with a similar name, a file among the Events that is not an Event, or a picture that is not SVG would be ignored without notice.',
    example: inFile('style.yaml', 'styles.yaml', 'style.yaml', { is: 'name' }),
  },
  CR011: {
    title: 'wrong ignore comment',
    why: 'A warning can be wrong in one place. The comment that ignores it must give a reason. Delete a comment whose warning is gone: it would hide the next one.',
    example: inEvent('# core-runner ignore CR508: she speaks in straight quotes\nnumber: 22', 'number: 22'),
  },
  CR012: {
    title: 'cannot draw a picture',
    why: 'Pictures of a game are drawn in black, white and the accent on every paper. Text, images, gradients, masks and see-through colours cannot be drawn like that, and a picture needs a viewBox.',
    example: inFile('pictures/lift.svg', drawing('<text>Up</text>'), drawing('<path d="M5 9 10 2 15 9"/>'), {
      is: 'whole',
    }),
  },
  CR101: {
    title: 'wrong type',
    why: 'A number cannot be a word. Write numbers without quotes, texts that look like numbers in quotes, and lists in brackets or with dashes.',
    example: inEvent('number: "22"', 'number: 22'),
  },
  CR102: {
    title: 'unknown key',
    why: 'An unknown key is misspelt or in the wrong place, and its value would be ignored.',
    example: inEvent('titel: Going Down', 'title: Going Down'),
  },
  CR103: {
    title: 'missing key',
    why: 'A key without a default is required.',
    example: inEvent('title: Going Down\npicture: door', 'title: Going Down\nsize: half\npicture: door'),
  },
  CR104: {
    title: 'wrong notation',
    why: 'Effects, totals, dates and names have a fixed notation. A value in another form cannot be used.',
    example: inEvent('effects: [Helth -2]', 'effects: [Health -2]'),
  },
  CR201: {
    title: 'Event Number without an Event',
    why: 'The dice can roll every Event Number. A player who rolls this one would find no Event in the book.',
    example: inEvent('events/kept-going-down.bak', 'events/22-going-down.yaml', { is: 'name' }),
  },
  CR202: {
    title: 'duplicate Event Number',
    why: 'An Event Number must lead to exactly one Event.',
    example: inEvent('number: 23', 'number: 22'),
  },
  CR203: {
    title: 'total in two Outcomes',
    why: 'The Outcome Roll must lead to exactly one Outcome. With two, it would not be clear which one to read.',
    example: inEvent('neutral: [6, 7]', 'neutral: [7]'),
  },
  CR204: {
    title: 'total in no Outcome',
    why: 'Two dice can roll every total from 2 to 12, and each total must lead to an Outcome.',
    example: inEvent('wild: [2, 10-12]', 'wild: [2, 3, 10-12]'),
  },
  CR205: {
    title: 'wrong number of Shops',
    why: 'The Rule Book states the number of Shops, and odds depend on it. Change counts in game.yaml or leave shops out. At least one Event must have Outcomes.',
    example: inFile('game.yaml', 'shops: 5', 'shops: 6'),
  },
  CR206: {
    title: 'effect does not fit its Outcome',
    why: 'Players rely on the names: Bad only harms, Neutral has no effect, Good only helps. Wild may do anything.',
    example: inEvent('effects: [Health +2]', 'effects: [Health -2]'),
  },
  CR207: {
    title: 'duplicate item',
    why: 'Each item can be bought once a Run and is crossed off by name.',
    example: inFile(
      bridge,
      'name: "Loaf, Sold as Ballast", effects: [DiceMod RE]',
      'name: "Second Thoughts, Tinned", effects: [DiceMod RE]',
    ),
  },
  CR209: {
    title: 'Endings overlap or are missing',
    why: 'Each way to end a Run must have exactly one Ending: no Health, unable to move, abandoned, and every number of cores at each labelled Sector.',
    example: inFile('endings.yaml', 'when: { place: escape, cores: 3-4 }', 'when: { place: escape, cores: 4 }'),
  },
  CR210: {
    title: 'map cannot be played',
    why: 'A Run needs START, GOAL and a way between any two Sectors. promises in board.yaml can demand more, and the Rule Book prints it.',
    example: inFile('board.yaml', '- { id: C1, q: 0, r: -2 }', '- { id: C1, q: 0, r: -2, label: start }'),
  },
  CR211: {
    title: 'unknown DiceMod',
    why: 'A DiceMod that an Outcome gives must be on the Tracking Sheet. dice-mods in game.yaml lists them.',
    example: inEvent('effects: [DiceMod +7, ', 'effects: [DiceMod +1, '),
  },
  CR212: {
    title: 'file name does not match its Event',
    why: 'A file named for another number is easily edited by mistake. validate --fix renames it by its number and title if that causes no other fault.',
    example: inEvent('events/23-going-down.yaml', 'events/22-going-down.yaml', { is: 'name' }),
  },
  CR213: {
    title: 'duplicate name',
    why: 'Difficulties, DiceMods, labels and effects are known by their names. If two things have one name, nobody knows which is meant.',
    example: inFile('game.yaml', '{ id: easy, name: Hard,', '{ id: hard, name: Hard,'),
  },
  CR214: {
    title: 'difficulty that cannot be played',
    why: 'Health at the start must be at most max Health, and a player cannot choose more DiceMods than the Tracking Sheet shows.',
    example: inFile('game.yaml', 'health: 14, maximum-health: 12', 'health: 10, maximum-health: 12'),
  },
  CR215: {
    title: 'unknown difficulty',
    why: 'default-difficulty and balance.yaml refer to difficulties by their ids in game.yaml.',
    example: inFile('game.yaml', 'default-difficulty: medium', 'default-difficulty: normal'),
  },
  CR216: {
    title: 'Ending for wins and losses',
    why: 'The Rule Book states how many cores win. An Ending at GOAL must be for wins or for losses, not for both.',
    example: inFile('game.yaml', 'cores-to-win: 4', 'cores-to-win: 5'),
  },
  CR217: {
    title: 'unknown policy',
    why: 'The targets of balance.yaml are for the policies of core-runner. core-runner simulate --help lists them.',
    example: inFile('balance.yaml', 'competent: runer', 'competent: runner'),
  },
  CR218: {
    title: 'Modifier that fits no total',
    why: 'If a Modifier must fit exactly, it must turn at least one total into another total from 2 to 12. Otherwise it can never be used.',
    example: inFile('game.yaml', '"/2", count: 2 }\n  - { abbreviation: "*9", count: 1 }', '"/2", count: 2 }'),
  },
  CR219: {
    title: 'Outcome without totals',
    why: 'An Outcome without totals is printed, but never read.',
    example: inEvent('neutral: []\n  good: [5-8]', 'neutral: [7]\n  good: [5, 6, 8]'),
  },
  CR220: {
    title: 'unknown or unused mark',
    why: 'An Outcome can leave a mark in the LOG, and an Ending can refer to it. Each mark needs a name in remarks.yaml and an Outcome that leaves it.',
    example: inEvent('mark: bel\n', 'mark: bell\n'),
  },
  CR221: {
    title: 'remark that is never read',
    why: 'A remark belongs to the title of an Ending and a mark. If one of them is unknown, the remark is never read.',
    example: inFile('remarks.yaml', 'ending: One Shot', 'ending: One Short'),
  },
  CR222: {
    title: 'impossible Event Number',
    why: 'The two dice are read as digits. A number with another digit can never be rolled.',
    example: inEvent('number: 27', 'number: 22'),
  },
  CR223: {
    title: 'Ending that cannot be reached',
    why: 'No Run can end on a missing Sector, or with more cores than all Events together give. Only certain cases are reported; core-runner balance finds rare Endings.',
    example: inFile('board.yaml', street(3).replace(', label: escape', ''), street(3), { is: 'whole' }),
  },
  CR225: {
    title: 'cannot read the weights in runner.json',
    why: 'core-runner balance --fit fits the policy runner to a game and writes runner.json. Do not write that file by hand.',
    example: inFile('runner.json', '"wights": {', '"weights": {'),
  },
  CR226: {
    title: 'duplicate title',
    why: 'Titles are in the table of contents and in the log of play. If two titles are equal, nobody knows which is meant.',
    example: inEvent('title: Half a Bridge', 'title: Going Down'),
  },
  CR227: {
    title: 'order that cannot be played',
    why: 'An order needs a known difficulty, a Sector where a Run can end, and its own title.',
    example: inFile(
      'orders.yaml',
      'title: Orders\ntext: One a day.\norders:\n  - { title: Home, text: Go., seed: a b, to: C99 }\n',
      'title: Orders\ntext: One a day.\norders:\n  - { title: Home, text: Go., seed: a b, to: start }\n',
      { is: 'whole' },
    ),
  },
  CR228: {
    title: 'cannot read counts of orders',
    why: 'npm run measure counts how many simulated Runs manage each order and writes measured.json. Do not write that file by hand.',
    example: inFile(
      'measured.json',
      '{ "rules": "0123abcd", "runs": "many", "managed": [] }\n',
      '{ "rules": "0123abcd", "runs": 4000, "managed": [1200], "orders": "825f4350" }\n',
      { is: 'whole' },
    ),
  },
  CR229: {
    title: 'row does not fit its table',
    why: 'Each row needs one cell for each column.',
    example: inFile('papers.yaml', '- [Core, the city]\n', '- [Core, the city, one dinner]\n'),
  },
  CR230: {
    title: 'broken trail',
    why: 'A sign in the margin leads to the next by Event Number. Each Event must exist, and can be on the trail only once.',
    example: inFile('papers.yaml', 'along: [15, 34, 15', 'along: [15, 34, 23'),
  },
  CR231: {
    title: 'too few diamonds to win',
    why: 'Players fill a diamond on the Tracking Sheet for each core. With fewer diamonds than cores-to-win the sheet cannot show a win.',
    example: inFile('game.yaml', 'core-diamonds: 3', 'core-diamonds: 5'),
  },
  CR232: {
    title: 'order has changed since it was measured',
    why: 'The figure of an order says how many simulated Runs managed it. After a change it is wrong, and orders are printed without figures.',
    example: inFile('orders.yaml', 'seed: a c', 'seed: a b'),
  },
  CR233: {
    title: 'no hyphenation for a language',
    why: 'Words are divided at line ends by patterns of their language. There are none for this language, so lines are set without hyphens and look looser.',
    example: inFile('game.yaml', 'language: tlh', 'language: en-GB'),
  },
  CR234: {
    title: 'late text without a late turn',
    why: 'A late text is read from a certain turn on. late in setting.yaml sets that turn.',
    example: inEvent('if-late: The lamps are out.\nsize: half', 'size: half'),
  },
  CR235: {
    title: 'translation that does not fit its game',
    why: 'A translation has only texts, in the places where its game has texts. Everything else comes from the game. Missing texts are printed in the language of the game, and counted.',
    example: inFile('game.yaml', 'translates: ../lost-game\ntitle: Core Runner', 'title: Core Runner'),
  },
  CR236: {
    title: 'language with English messages',
    why: 'Some or all messages of this language are missing. They are printed in English. core-runner new language writes them to translate.',
    example: inFile('game.yaml', 'language: it', 'language: en-GB'),
  },
  CR237: {
    title: 'message that cannot be used',
    why: 'A message in templates/messages.ftl replaces one that is built in. It has the same name, and its placeholders are the only values that it gets.',
    example: inFile('templates/messages.ftl', 'sheet-dat = Day\n', 'sheet-date = Day\n', { is: 'whole' }),
  },
  CR301: {
    title: 'loose line',
    why: 'The words of a line are far apart, and no other line break helps. print --warnings reports it; it is rarely worth a change.',
    example: inEvent(loose, brassPanel, { print: ['event-book', 'a5'] }),
  },
  CR302: {
    title: 'line or table too wide',
    why: 'A word that cannot be divided, or a table with too many columns, runs into the margin. Off the page it is an error.',
    example: inEvent(wide, brassPanel, { print: ['event-book', 'a5'] }),
  },
  CR303: {
    title: 'entry too long',
    why: 'A scene and its Outcomes must fit their pages, so that nobody has to turn a page in the middle.',
    example: inEvent(`${foot} `, foot, { times: 150, print: ['event-book', 'a4'] }),
  },
  CR304: {
    title: 'character that cannot be printed or seen',
    why: 'The fonts have no glyph for it and would print an empty box. Hidden characters are accidents of copying.',
    example: inEvent('title: Going Down ☎', 'title: Going Down'),
  },
  CR305: {
    title: 'map too small to write on',
    why: 'Players write two numbers into each Sector with a pencil.',
    example: inFile('board.yaml', street(35), street(5), { is: 'whole', print: ['tracking-sheet', 'a5'] }),
  },
  CR306: {
    title: 'template that cannot be filled in',
    why: 'A template refers to values of the game by name. This name or its syntax is wrong, or its Markdown cannot be printed as it is meant.',
    example: inFile(ruleBook, '{{game.titel}}', '{{game.title}}', { print: ['rule-book', 'a4'] }),
  },
  CR307: {
    title: 'text too long for its place',
    why: 'A label shrinks until it fits its box. Below 5.5 points it cannot be read. A text that does not shrink is printed over its neighbour, or off the page, which is an error.',
    example: inFile('templates/messages.ftl', longLabel, 'sheet-numbers-used = Numbers used\n', {
      is: 'whole',
      print: ['tracking-sheet', 'a5'],
    }),
  },
  CR401: {
    title: 'file of no dice system',
    why: 'The file of a dice system is named by its id. A file with another name is not used.',
    example: inFile('wild-die.yaml', 'wild-dice.yaml', 'wild-die.yaml', { is: 'name' }),
  },
  CR402: {
    title: 'wrong name of a dice system',
    why: 'The booklet, the help and the odds must use the same name.',
    example: inFile('wild-die.yaml', 'name: Wild Dice', 'name: Wild Die'),
  },
  CR403: {
    title: 'unknown number',
    why: 'Boxes on a record sheet are counted by a name under numbers, so that rule and boxes agree.',
    example: inFile('wild-die.yaml', 'count: fate-sesion', 'count: fate-session'),
  },
  CR404: {
    title: 'unknown attribute',
    why: 'A skill is printed on the card of its attribute.',
    example: inFile('dice-check.yaml', 'Survival, attribute: Acumin', 'Survival, attribute: Acumen'),
  },
  CR405: {
    title: 'wrong number of cells',
    why: 'Each row needs one cell for each column.',
    example: inFile('wild-die.yaml', '- [on one roll, several]', '- [on one roll, several, one]'),
  },
  CR406: {
    title: 'maximum does not match its level',
    why: 'The level sets the maximum, and the dice of a row add up to it.',
    example: inFile('essential-traits.yaml', '{ level: 1, maximum: 9,', '{ level: 1, maximum: 8,'),
  },
  CR407: {
    title: 'dice do not add up',
    why: 'Dice of one level have the same maximum, so that they are equally good. List misprints of the published table under corrections.',
    example: inFile('essential-traits.yaml', 'core: [d10+d8, d12+d8]', 'core: [d10+d8, d12+d6]'),
  },
  CR408: {
    title: 'correction without effect',
    why: 'A correction must match a wrong entry of the table, and must give dice that add up.',
    example: inFile('essential-traits.yaml', 'right: d20+d6\n', 'right: d20+d4\n'),
  },
  CR409: {
    title: 'example that cannot be rolled',
    why: 'Examples in the booklet are rolled by the system itself, so that every figure is right.',
    example: inFile('wild-die.yaml', 'faces: [5, 3, 2] }', 'faces: [5, 3, 2, 6, 4] }'),
  },
  CR410: {
    title: 'chance that cannot be counted',
    why: 'Chances in the text are counted by the system, never typed in.',
    example: inFile('wild-die.yaml', '[3W+1], at-least: 12 }', '[3D+1], at-least: 12 }'),
  },
  CR411: {
    title: 'unknown odds table or column',
    why: 'Odds in the booklet come from tables that the system counts.',
    example: inFile('wild-die.yaml', 'table: at-least-fat\n', 'table: at-least-fate\n'),
  },
  CR412: {
    title: 'unknown value of a roll',
    why: 'The roll sheet prints values by the names that the system gives them.',
    example: inFile('dice-check.yaml', 'value: totals\n', 'value: total\n'),
  },
  CR413: {
    title: 'duplicate table',
    why: 'Templates refer to a table by its id.',
    example: inFile('wild-die.yaml', 'id: wild\n    columns: [You,', 'id: points\n    columns: [You,'),
  },
  CR414: {
    title: 'number differs from the rule',
    why: 'The tool has the rule. A booklet with another number would not match its rolls and odds.',
    example: inFile('dice-check.yaml', 'success: 10', 'success: 9'),
  },
  CR501: {
    title: 'text too short or too long',
    why: 'Texts of one kind share a page size and a pace. sizes in style.yaml sets their number of words.',
    example: inEvent(`${foot} `, foot, { times: 30 }),
  },
  CR502: {
    title: 'words repeated in two entries',
    why: 'A repeated phrase reads like a mistake.',
    example: inEvent('At the end she keeps shop in a cupboard.', 'On the fourth a cupboard is still locked.'),
  },
  CR503: {
    title: 'two Events with the same opening',
    why: 'Readers remember an Event by its first words.',
    example: inEvent('They sold the lift at Brandt’s. It', 'The lift at Brandt’s'),
  },
  CR504: {
    title: 'banned phrase',
    why: 'banned in style.yaml lists phrases that this book never uses.',
    example: inEvent('For a moment you have a foot inside.', foot),
  },
  CR505: {
    title: 'phrase repeated in a text',
    why: 'once in style.yaml lists phrases that may be used once in each text.',
    example: inEvent('It is as if she were brass, and as if she had a voice.', brassPanel),
  },
  CR506: {
    title: 'word used too often in one entry',
    why: 'A word that is far more frequent in one entry than in the rest of the book stands out.',
    example: inEvent(' Her left hand waits.', ` ${brassPanel}`, { times: 20 }),
  },
  CR507: {
    title: 'word in no dictionary',
    why: 'It is misspelt, or a name that is missing in words of style.yaml or in canon.md.',
    example: inEvent('haberdashary', 'haberdashery'),
  },
  CR508: {
    title: 'wrong typographic mark',
    why: 'Print uses paired curly quotes, dashes, a minus and an ellipsis. Put *emphasis* between asterisks and an empty line between paragraphs; there is no other markup, and none in titles. validate --fix fixes marks that have only one fix.',
    example: inEvent('"Mind the doors,"', '“Mind the doors,”'),
  },
  CR509: {
    title: 'habit used too often in the book',
    why: 'A turn of phrase tires readers if half the Events have it. counts in style.yaml sets the limits.',
    example: inEvent(' She says MIND THE DOORS.', ` ${brassPanel}`, { times: 12 }),
  },
  CR510: {
    title: 'number of no Event',
    why: 'Readers look in the LOG for a number of two digits. Write all other numbers in words, but for times, prices and numbers with a unit.',
    example: inEvent(' Your ticket is for 47.', ` ${brassPanel}`),
  },
} as const satisfies Readonly<Record<string, Explanation>>;

/** A diagnostic code. */
export type Code = keyof typeof codes;

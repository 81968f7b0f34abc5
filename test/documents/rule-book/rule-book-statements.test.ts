import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HouseRules } from '../../../src/model/game.ts';
import { squeezed } from '../../pdf/open-pdf.ts';
import { content, laid, printed } from '../workshop.ts';

/** Where the printed Rule Book states a rule: words of it, on the page that a player would look on. */
const statements: readonly (readonly [ids: string, words: string])[] = [
  [
    'CR-001 CR-002',
    'is a work of fiction for adults. It is a game for one player, without an opponent or a game master.',
  ],
  ['CR-003', 'hired to collect power cores'],
  ['CR-004', 'because nothing carries over from an earlier Run.'],
  ['CR-005', 'For a Run you need:'],
  ['CR-006', 'One die makes every roll'],
  ['CR-007', 'a Tracking Sheet, printed on paper'],
  ['CR-008', 'this Rule Book and the Event Book, on paper or on a screen'],
  ['CR-009', 'The marker shows where you are, and everything else is written in pencil.'],
  ['CR-011 CR-151', 'Health is the strength that gets you across the broken stone and metal between Sectors'],
  ['CR-013', 'When your Health is zero, for any reason, the Run ends at once.'],
  ['CR-015', 'You spend them in Shops and nowhere else.'],
  ['CR-017 CR-018 CR-207', 'You may also write down anything else.'],
  ['CR-019 CR-020', 'When you gain a core, fill an empty diamond, and when you lose one, erase a filled one.'],
  ['CR-021 CR-063', 'You may have more cores than diamonds, and all of them count: note the others in the LOG'],
  ['CR-023 CR-024 CR-025', 'put an X in the ring. You cannot use it again in this Run.'],
  [
    'CR-026 CR-083',
    'On Normal and Hard the rings on the Tracking Sheet are the limit. You can use each ring once in a Run',
  ],
  ['CR-030', 'The Sector Number, also called Traversal Challenge, is the Health you need to get in.'],
  ['CR-039', 'Never read them in the order of the pages.'],
  ['CR-040', 'Look up an Event when its number is rolled'],
  ['CR-041', 'an Ending when a Run has ended'],
  ['CR-042', 'Do not read ahead'],
  [
    'CR-049 CR-050',
    'A dash means every total from the first to the last, both included, and commas separate single totals.',
  ],
  ['CR-054 CR-055', 'Bad harms you.•Neutral neither harms nor helps you.'],
  ['CR-056 CR-057', 'Good helps you.•Wild means push your luck: it may harm you, help you, or do neither.'],
  ['CR-064 CR-065 CR-066', 'Lose X cores, or all if you have fewer. Lose those without a diamond first.'],
  ['CR-078', 'Two types of DiceMod are resets.'],
  ['CR-085 CR-086', 'On Easy you may own and use any number of DiceMods.'],
  ['CR-088 CR-089', 'You can use one on a roll and no more, so you never combine two.'],
  ['CR-098 CR-099', 'The new total must be a whole number from 2 to 12, without rounding.'],
  ['CR-101', 'Now you may change the total with one Modifier, if you decide before you read a word of any Outcome.'],
  ['CR-104 CR-109', 'works on a Sector with a finished Event, but never on a Shop.'],
  ['CR-110 CR-113', 'Erase the number, throw the die once and write the new one, which may be the same again.'],
  ['CR-125 CR-126', 'Pay the whole cost first. If you cannot pay in full, you cannot buy.'],
  ['CR-127', 'Cross the item off, because you can buy each one only once in a Run. If there are boxes for this'],
  ['CR-128', 'If not, write the numbers of the Shop and the item in the LOG'],
  ['CR-133', 'No two Shops sell the same things, and you can sell to none of them.'],
  ['CR-134', 'You may buy as many items as you like, or none.'],
  [
    'CR-135 CR-136 CR-137',
    'to one adjacent Sector of your choice. A Sector is adjacent if it shares a border with yours.',
  ],
  [
    'CR-140 CR-205',
    'If your Health is the Sector Number or more, you must move in.',
  ],
  ['CR-141', 'Trying and entering cost nothing, but low Health shuts you out: with Health 3 you cannot enter'],
  ['CR-143', 'leave the number on the map. Go back to step 1'],
  ['CR-147', 'If that number was used in this Run, throw twice again.'],
  ['CR-150', 'If its Event is finished, nothing happens there'],
  [
    'CR-159 CR-175',
    'Choose a difficulty and put an X in its box.2Write your Health and your CryptoCredits from the table above in their boxes start',
  ],
  ['CR-180', 'Do not compare your Health with it now: you are there already, and it counts when you come back.'],
  ['CR-181', 'Otherwise find the Event with this number.'],
  ['CR-183', 'Throw the die twice, add the throws and find the total in the brackets of the Outcome Roll.'],
  ['CR-186', 'If you have no Health left, the Run ends. Otherwise the Movement Phase begins.'],
  ['CR-188 CR-200', 'with 5 cores or more.'],
  ['CR-137 CR-142', 'If it lets you in, you must enter it. You may try another only after it shuts you out.'],
  ['CR-112', 'Yes, if it has shut you out. If it lets you in, you must enter.'],
  ['CR-018', 'read a text that begins “If you have a fish” only if you have drawn it.'],
  [
    'CR-192',
    'If you stop for a reason outside the game and will not go on later, in any Sector, read the Ending for that.',
  ],
  ['CR-194', 'First you must enter it in a Movement Phase and finish its Event Phase.'],
];

/** What the page of the quick reference repeats. */
const reference: readonly (readonly [ids: string, words: string])[] = [
  ['CR-201', 'End a Run at GOAL with 5 or more cores.'],
  ['CR-202', 'Health and CryptoCredits stay at zero or above.'],
  ['CR-203', 'Never combine two. The new total must be a whole number from 2\u00A0to\u00A012.'],
  ['CR-204', 'At START, ESCAPE or GOAL'],
  ['CR-206', 'Health stops at the max of your difficulty.'],
  ['CR-208', 'Outcome Roll two, added 2 to 12 nowhere'],
  ['CR-209', 'A Shop is never finished and buys nothing from you.'],
  ['CR-210', 'Roll its Sector Number if it has none.'],
  ['CR-211', 'Use one Modifier at most. Read only the Outcome that matches.'],
];

/** The text of a page without its folio and running head, so that a sentence may run over the page. */
function belowHead(text: string): string {
  return squeezed(text.replace(/^\d+[^\n]*Rule Book\n/u, ''));
}

describe('the Rule Book states', () => {
  let pages: readonly string[];
  beforeAll(async () => {
    const { pdf } = await printed('rule-book', 'a4');
    pages = pdf.pages.map(({ text }) => belowHead(text));
  });
  it.each(statements)('%s', (_, words) => expect(pages.join('')).toContain(squeezed(words)));
  it('each with its ids beside it in the template, for translators', () => {
    const template = readFileSync('templates/en/rule-book.md.hbs', 'utf8');
    const marked = [...template.matchAll(/\{\{!-- ([^}]+) --\}\}/gu)].flatMap(([, ids = '']) => ids.split(' '));
    const proved = [...statements, ...reference].flatMap(([ids]) => ids.split(' '));
    expect(proved.filter((id) => !marked.includes(id))).toEqual([]);
    expect(marked.filter((id) => !/^CR-\d{3}$/u.test(id))).toEqual([]);
  });
  it.each(reference)('%s on the last page', (_, words) => expect(pages.at(-1)).toContain(squeezed(words)));
});

/** What the Rule Book says under another reading, and what it must not say then. */
type Says = Readonly<Record<'says' | 'silent', readonly string[]>>;
/** `last` is on the page of the quick reference. */
const readings: readonly (Says & { rule: string; house: Partial<HouseRules>; last?: string })[] = [
  {
    rule: 'X1',
    house: { entering: 'above' },
    says: [
      'Your Health must be above the Sector Number to get in.',
      'If your Health is above the Sector Number, you must move in. Equal is not enough.',
      'Yes, equal is not enough. A 6 takes Health 7, and Health 1 enters nothing.',
    ],
    silent: [
      'equal to the Sector Number or above',
      'Health equal or above',
      'or more, so you must move in',
      'equal is enough',
    ],
    last: 'If your Health is above the number, you must move in. Otherwise try another Sector. Both cost nothing.',
  },
  {
    rule: 'A3',
    house: { modifiers: 'nearest' },
    says: [
      'a half is rounded up, less than 2 is 2, more than 12 is 12.',
      '/2divides by 22–1236 in 362',
      '+1adds 12–1236 in 364',
    ],
    silent: ['you cannot use it. The table', 'must be a whole number'],
    last: 'A half is rounded up, and the new total stops at 2 and at 12.',
  },
  {
    rule: 'A5',
    house: { resetWhenStuck: 'too-late' },
    says: [
      'the Run ends. It is too late for a reset.',
      'It is too late to use RS.',
      'but only while another adjacent Sector is open or untried',
      'No, you have not moved yet. The Run ends as unable to move.',
    ],
    silent: ['unless RS opens a way', 'Before the Run ends, you may', 'Unless RS opens a way'],
    last: 'No adjacent Sector to enter, even if you have a reset: unable to move',
  },
  {
    rule: 'A5 required',
    house: { resetWhenStuck: 'required' },
    says: [
      'Use as many as you like. You must use them only when every way is shut.',
      'Before the Run ends, you must use every RS you own. Compare again after each, until a way opens.',
      'unless RS opens a way',
    ],
    silent: ['Before the Run ends, you may', 'too late'],
  },
  {
    rule: 'A7',
    house: { endingAtStart: 'at-once' },
    says: ['At START you may also end before your first move', 'Yes, that is allowed from the first turn.'],
    silent: ['You cannot end at START', 'you have not moved yet'],
    last: 'or GOAL, when the Event Phase is over',
  },
  {
    rule: 'A26',
    house: { stuckAtExit: 'unable-to-move' },
    says: ['This applies in labelled Sectors too', 'once another Sector has let you in, or when none can.'],
    silent: ['this counts as an end by choice'],
  },
  {
    rule: 'A7 A26',
    house: { endingAtStart: 'at-once', stuckAtExit: 'unable-to-move' },
    says: ['Only before you try the last of them. Unless RS opens a way, the Run ends as unable to move.'],
    silent: ['that is allowed from the first turn'],
  },
];

describe('the Rule Book of another house states', () => {
  it.each(readings)('$rule: $house', ({ house, says, silent, last }) => {
    const { game } = content;
    const other = { ...content, game: { ...game, houseRules: { ...game.houseRules, ...house } } };
    const { diagnostics, ...read } = laid('rule-book', 'a4', other);
    const pages = read.pages.map(belowHead);
    const text = pages.join('');
    for (const words of says) expect(text).toContain(squeezed(words));
    for (const words of silent) expect(text).not.toContain(squeezed(words));
    if (last) expect(pages.at(-1)).toContain(squeezed(last));
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

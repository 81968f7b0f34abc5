import { beforeAll, describe, expect, it } from 'vitest';
import type { HouseRules } from '../../../src/model/game.ts';
import { squeezed } from '../../pdf/open-pdf.ts';
import { content, laid, printed } from '../workshop.ts';

/** Where the printed Rule Book states a rule: words of it, on the page that a player would look on. */
const statements: readonly (readonly [ids: string, words: string])[] = [
  ['CR-001 CR-002', 'is a work of fiction for adults and a game for one. Nobody plays against you'],
  ['CR-003', 'hired to collect power cores'],
  ['CR-004', 'Nothing carries over from an earlier Run.'],
  ['CR-005', 'Seven things, and if you are reading this you hold the first.'],
  ['CR-006', 'The one die makes every roll in the game.'],
  ['CR-007', 'a Tracking Sheet, printed on paper'],
  ['CR-008', 'The two books may be on paper or on a screen.'],
  ['CR-009', 'The marker stands where you are, and the pencil keeps track of the rest.'],
  ['CR-011 CR-151', 'Health is the strength that gets you across the debris between Sectors'],
  ['CR-013', 'At zero the Run is over at once, whatever took the last of it.'],
  ['CR-015', 'They buy things in Shops and do nothing else.'],
  ['CR-017 CR-018 CR-207', 'Write anything else that you want to remember.'],
  ['CR-019 CR-020', 'A core gained is a tick in an empty diamond; a core lost is a tick erased.'],
  [
    'CR-021 CR-063',
    'You may hold more cores than the row has room for. Extra cores count in full: note them in the LOG',
  ],
  ['CR-023 CR-024 CR-025', 'An X inside the circle means that it is used up or lost'],
  ['CR-026 CR-083', 'On Normal and Hard the Tracking Sheet is the limit for a whole Run.'],
  ['CR-030', 'A Sector Number is also called a Traversal Challenge'],
  ['CR-039', 'they are never read in the order of the pages'],
  ['CR-040', 'You look up an Event when its Event Number is called for'],
  ['CR-041', 'an Ending when a Run has ended'],
  ['CR-049 CR-050', 'A dash means every total from the first to the last, both included.'],
  ['CR-054 CR-055 CR-056 CR-057', 'A Bad Outcome harms you, a Good one helps you, and a Neutral one does neither.'],
  ['CR-066 CR-064 CR-065', 'Lose X cores, those in the LOG first, or all you have.'],
  ['CR-078', 'Two types of DiceMod are resets.'],
  ['CR-085 CR-086', 'On Easy you may own and use any number.'],
  ['CR-088 CR-089', 'Use one at most on a roll; they are never combined.'],
  ['CR-098 CR-099', 'The new total must be a whole number from 2 to 12.'],
  [
    'CR-101',
    'Then change the total with one Modifier or leave it as it is, and make up your mind before you read a word',
  ],
  ['CR-104 CR-109', 'needs a Sector whose Event is finished. It never works on a Shop.'],
  ['CR-110 CR-113', 'Erase it, throw the die once and write the new number, which may be the old one again.'],
  ['CR-125 CR-126', 'First pay the whole price in CryptoCredits; what you cannot pay in full you cannot buy.'],
  ['CR-127', 'Each item can be bought once in a Run'],
  ['CR-128', 'note it in the LOG by the numbers of Shop and item'],
  ['CR-133', 'none of them buys anything from you'],
  ['CR-134', 'Buy as many items as you like, one after another, or none.'],
  ['CR-135 CR-136 CR-137', 'to one that shares a border with yours. Which one is your choice.'],
  [
    'CR-140 CR-141 CR-205',
    'If your Health is equal to the Sector Number or above it, you must enter it. Entering costs no Health.',
  ],
  ['CR-143', 'leave the number on the map and go back to step 1'],
  ['CR-147', 'throw both again for as long as you get one that has been used in this Run.'],
  ['CR-150', 'Unless it was reset, its Event is finished'],
  [
    'CR-159 CR-175',
    'Choose a difficulty and tick its box at the top. Write your Health and your CryptoCredits after start',
  ],
  ['CR-180', 'so it is not checked now; it matters only if you come back'],
  ['CR-181', 'Find the Event whose number stands in your Sector and read its scene.'],
  ['CR-183', 'Throw the die twice, add the throws and find the total in the brackets of the Outcome Roll.'],
  ['CR-186', 'If the Outcome took the last of your Health, the Run ends instead.'],
  ['CR-188 CR-200', 'holding 5 cores. Holding more is just as good.'],
  ['CR-137 CR-142', 'If it lets you in you enter it; only one that shuts you out sends you on to another.'],
  ['CR-112', 'Yes, if it has shut you out. If it lets you in, you are in.'],
  ['CR-018', 'Draw it in the LOG if you like. It changes no rule and no number.'],
  [
    'CR-192',
    'If something outside the game makes you stop for good, wherever the marker stands, there is an Ending for that as well.',
  ],
  ['CR-194', 'once a Movement Phase has brought you there and the Event Phase there is over'],
];

/** What the page of the quick reference repeats. */
const reference: readonly (readonly [ids: string, words: string])[] = [
  ['CR-201', 'End a Run at GOAL with 5 or more cores.'],
  ['CR-202', 'Health and CryptoCredits stay at zero or above.'],
  ['CR-203', 'Never combined. The new total must be a whole number from 2\u00A0to\u00A012.'],
  ['CR-204', 'At START, ESCAPE or GOAL'],
  ['CR-206', 'Health stops at the maximum of your difficulty.'],
  ['CR-208', 'Outcome Roll two, added 2 to 12 nowhere'],
  ['CR-209', 'A Shop is never finished and buys nothing.'],
  ['CR-210', 'Roll its Sector Number if it has none.'],
  ['CR-211', 'use one Modifier at most, read the one matching Outcome'],
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
  it.each(statements)('%s', (_, words) => {
    expect(pages.join('')).toContain(squeezed(words));
  });
  it.each(reference)('%s on the last page', (_, words) => {
    expect(pages.at(-1)).toContain(squeezed(words));
  });
});

/** What the Rule Book says under another reading, and what it must not say then. */
const readings: readonly {
  readonly rule: string;
  readonly house: Partial<HouseRules>;
  readonly says: readonly string[];
  readonly silent: readonly string[];
  /** The same on the page of the quick reference. */
  readonly last?: string;
}[] = [
  {
    rule: 'X1',
    house: { entering: 'above' },
    says: [
      'your Health must be above it to get in',
      'If your Health is above the Sector Number, you must enter it; equal is not enough.',
      'Yes, equal is not enough. A 6 takes Health 7, and Health 1 enters nothing.',
    ],
    silent: ['equal to the Sector Number or above', 'Health equal or above', 'is no lower than', 'equal is enough'],
    last: 'Health above it lets you in and costs nothing',
  },
  {
    rule: 'A3',
    house: { modifiers: 'nearest' },
    says: [
      'A half is rounded up, less than 2 is 2 and more than 12 is 12',
      '/2divides by 22–1236 in 362',
      '+1adds 12–1236 in 364',
      'Yes. Halves go up',
    ],
    silent: ['it may not be used', 'must be a whole number', 'fits exactly'],
    last: 'A half is rounded up, and the new total stops at 2 and at 12.',
  },
  {
    rule: 'A5',
    house: { resetWhenStuck: 'too-late' },
    says: [
      'the Run ends. A reset comes too late then.',
      'Any RS that you still own comes too late.',
      'as long as another neighbour is still open or untried',
      'No, you have not moved yet. The Run ends as unable to move.',
    ],
    silent: ['unless you have RS and it opens one', 'Before it ends you may, if you like', 'Unless RS opens a way'],
    last: 'No adjacent Sector to enter, whatever reset is left: unable to move',
  },
  {
    rule: 'A5 required',
    house: { resetWhenStuck: 'required' },
    says: [
      'and never because you must, unless every way is shut. Pick',
      'Before it ends you have to use every RS you still own, and compare again after each, until a way opens.',
      'unless you have RS and it opens one',
    ],
    silent: ['Before it ends you may, if you like', 'comes too late'],
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
    says: ['This goes for labelled Sectors too', 'but not once a Sector has let you in, nor once none can.'],
    silent: ['it counts as ending there by choice'],
  },
  {
    rule: 'A7 A26',
    house: { endingAtStart: 'at-once', stuckAtExit: 'unable-to-move' },
    says: ['Only before the last of them did. Unless RS opens a way, the Run ends as unable to move.'],
    silent: ['that is allowed from the first turn'],
  },
];

describe('the Rule Book of another house states', () => {
  it.each(readings)('$rule: $house', ({ house, says, silent, last }) => {
    const { game } = content;
    const other = { ...content, game: { ...game, houseRules: { ...game.houseRules, ...house } } };
    const { complaints, ...read } = laid('rule-book', 'a4', other);
    const pages = read.pages.map(belowHead);
    const text = pages.join('');
    for (const words of says) expect(text).toContain(squeezed(words));
    for (const words of silent) expect(text).not.toContain(squeezed(words));
    if (last) expect(pages.at(-1)).toContain(squeezed(last));
    expect(complaints.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

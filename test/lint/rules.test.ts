import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dedent } from '../load/game/game-directory.ts';
import { bookOf, britishList, contentOf, eventOf, messages, noStyle, said } from './sample.ts';

describe('CR501: sizes', () => {
  const style = { ...noStyle, sizes: { shop: { from: 3, to: 5 } } };
  const measures = { only: 'sizes', style } as const;
  it.each([
    'one two three',
    'one two, three — four five',
    'it’s o’clock half-past',
    '19 and 20',
    '*One* two\n\n“three” 4',
  ])('%j is neither short nor long', (text) => expect(said(bookOf(text), measures)).toBe(''));
  it('marks what is too much, and the end of what is too little', () =>
    expect(said(bookOf('One two.\n', 'One two three\nfour five six seven.'), measures)).toBe(dedent`
      warning[CR501]: expected 3 to 5 words in Event 1, found 2
        1.yaml:2:7
          2 |   One two.
            |       ^^^
        hint: write 1 more

      warning[CR501]: expected 3 to 5 words in Event 2, found 7
        2.yaml:3:13
          3 |   four five six seven.
            |             ^^^^^^^^^
        hint: delete 2
    `));
  it('says nothing of kinds without a size', () => expect(said(bookOf('One.'), { only: 'sizes' })).toBe(''));
});

describe('CR502: runs', () => {
  it.each([
    ['four words are no run', ['the lid of the box', 'a lid of the box']],
    ['a text may repeat itself', ['one two three four five, one two three four five', 'six']],
    ['a run ends with its text', ['one two three', 'four five one two three']],
    ['other words between', ['one two three four five', 'one two three and four five']],
  ])('%s', (_, scenes) => expect(said(bookOf(...scenes), { only: 'runs' })).toBe(''));
  it('marks the later place and names the earlier, whatever the capitals, marks and line breaks', () => {
    const book = bookOf('Now the lid of the\nbox is shut.', 'Somebody says: “The lid — of the box\nis shut.”');
    expect(said(book, { only: 'runs' })).toBe(dedent`
      warning[CR502]: Event 2 repeats 7 words of Event 1: The lid — of the box is shut
        2.yaml:2:19
          2 |   Somebody says: “The lid — of the box
            |                   ^^^^^^^^^^^^^^^^^^^^
        hint: also in 1.yaml:2:7
    `);
  });
  it('says each place once, and both runs of a text', () => {
    const book = bookOf('a b c d e f', 'g h i j k', 'a b c d e x g h i j k', 'b c d e f');
    expect(messages(book, { only: 'runs' })).toEqual([
      'Event 3 repeats 5 words of Event 1: a b c d e',
      'Event 3 repeats 5 words of Event 2: g h i j k',
      'Event 4 repeats 5 words of Event 1: b c d e f',
    ]);
  });
  it('counts as many words as the style says', () => {
    const book = bookOf('a b c d e', 'a b c d f', 'a b c g');
    expect(messages(book, { only: 'runs', style: { ...noStyle, run: 3 } })).toEqual([
      'Event 2 repeats 4 words of Event 1: a b c d',
      'Event 3 repeats 3 words of Event 1: a b c',
    ]);
  });
  it('finds what comparing every run with every other finds', () => {
    const scene = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.array(scene, { minLength: 1, maxLength: 6 }), (scenes) => {
        const runs = scenes.map((words) => words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')));
        const repeating = runs.flatMap((own, index) =>
          own.some((run) => runs.slice(0, index).some((earlier) => earlier.includes(run)))
            ? [`Event ${index + 1}`]
            : [],
        );
        const found = messages(bookOf(...scenes.map((words) => words.join(' '))), { only: 'runs' });
        expect([...new Set(found.map((message) => message.replace(/ repeats.*/u, '')))]).toEqual(repeating);
      }),
    );
  });
});

describe('CR503: openings', () => {
  it.each([[['The lid.', 'A lid.', 'The box.']], [['The lid.', 'Under the lid.']], [['The', 'The']]])(
    '%j open in their own ways',
    (scenes) => expect(said(bookOf(...scenes), { only: 'openings' })).toBe(''),
  );
  it('marks the later of two', () =>
    expect(said(bookOf('The lid is shut.', 'A box.', '“The *lid*,” he says.'), { only: 'openings' })).toBe(dedent`
      warning[CR503]: Event 3 opens like Event 1: The *lid
        3.yaml:2:4
          2 |   “The *lid*,” he says.
            |    ^^^^^^^^
        note: the other is Event 1
        1.yaml:2:3
          2 |   The lid is shut.
            |   ^^^^^^^
    `));
});

describe('CR504 and CR505: phrases', () => {
  const style = {
    ...noStyle,
    banned: ['for a moment', 'not * but', "can't|cannot help but", 'hum|hums', 'a ghost|hint of'],
    once: ['as if'],
  };
  const measures = { only: 'phrases', style } as const;
  it.each([
    ...['For the moment.', 'Not a word but', 'not one, two, but', 'The humming. Human.', 'He can help but will not.'],
    ...['as if it were as iffy', 'moment for a', 'a ghost, a hint', 'You do not stop. But the door closes.'],
    ...['“Not now!” But then.', 'not one…\n\nBut two'],
  ])('%j is allowed', (text) => expect(said(bookOf(text), measures)).toBe(''));
  it.each([
    ['For a\nmoment', 'For a moment'],
    ['It is not\nrust, but paint.', 'not rust, but'],
    ['You can’t help but', 'can’t help but'],
    ['You *cannot* help but', 'cannot* help but'],
    ['It HUMS.', 'HUMS'],
    ['the hint of a ghost of', 'a ghost of'],
  ])('%j is banned', (text, phrase) => expect(messages(bookOf(text), measures)).toEqual([`banned phrase: ${phrase}`]));
  it('does not reach from one text into the next', () =>
    expect(said(bookOf('for a', 'moment', 'for a moment'), measures)).toBe(dedent`
      warning[CR504]: banned phrase: for a moment
        3.yaml:2:3
          2 |   for a moment
            |   ^^^^^^^^^^^^
        hint: reword it, or delete it from the list in style.yaml
    `));
  it('counts what may occur once from one text to the next', () =>
    expect(said(bookOf('As if he knew. As if!', 'as if'), measures)).toBe(dedent`
      warning[CR505]: expected As if once in Event 1, found it again
        1.yaml:2:18
          2 |   As if he knew. As if!
            |                  ^^^^^
        hint: reword it
    `));
});

describe('CR506: overuse', () => {
  const overuse = { times: 2.5, least: 4, ignore: ['the'] };
  const measures = { only: 'overuse', style: { ...noStyle, overuse } } as const;
  const filler = 'one two three four five six seven eight nine ten';
  const often = (word: string, count: number) => `${filler} ${`${word} `.repeat(count).trim()}`;
  const others = Array.from({ length: 6 }, () => often('door', 1));
  it('marks the last of a word that one entry has far more often than the others', () =>
    expect(said(bookOf(often('The door’s; door\ndoor, Door, door', 1), ...others), measures)).toBe(dedent`
      warning[CR506]: expected door about once here, found it 4 times
        1.yaml:3:15
          3 |   door, Door, door
            |               ^^^^
        hint: reword some, or add it to overuse.ignore in style.yaml
    `));
  it.each([
    ['not often enough', [often('door', 3), ...others]],
    ['not so much more often', [often('door', 4), ...Array.from({ length: 6 }, () => often('door', 2))]],
    ['what one entry is about', [often('walrus', 9), ...others]],
    ['words that are ignored', [often('the', 9), ...Array.from({ length: 6 }, () => often('the', 1))]],
  ])('%s', (_, scenes) => expect(said(bookOf(...scenes), measures)).toBe(''));
  it('lets an entry use the words of its title', () => {
    const file = (title: string) => `title: ${title}\ntext: ${often('door', 6)}\n`;
    const rest = others.map((text, index) => eventOf(index + 2, `text: ${text}`));
    expect(said(contentOf([eventOf(1, file('The Door')), ...rest]), measures)).toBe('');
    expect(messages(contentOf([eventOf(1, file('The Lid')), ...rest]), measures)).toHaveLength(1);
  });
});

describe('CR507: spelling', () => {
  const style = { ...noStyle, words: ['golem', 'DILAV'], canon: '**Bettina Ostrander** of Lofthouse’s; sump' };
  const measures = { only: 'spelling', style, wordList: britishList } as const;
  it.each([
    'Colour, harbour, organise, grey, kerb, mould, licence, travelled.',
    'The boxes’ lids; the box’s lid; two oxen; geese; better, best; lay, lain.',
    'It isn’t, won’t, you’d’ve... can’t, o’clock, they’re, there’ll, Tuesday’ll.',
    'A half-open, moss-green, four-ten, forty-one-minute stair.',
    'Monday in London, on 3 May 1999, at 4th and B52.',
    'GOLEM, Golem, golem’s, golems’ no: golem-like.',
    'Ostrander’s lift, OSTRANDER, Lofthouse trucks, Bettina-Ostrander.',
    'DILAV',
    'A naïve façade, the café’s, a rôle.',
  ])('%j is right', (text) =>
    expect(messages(bookOf(text), measures).filter((one) => !/golems/u.test(one))).toEqual([]),
  );
  it.each([
    ['color', 'harbor', 'gray', 'traveler', 'mold'],
    ['teh', 'thier', 'recieve', 'wich', 'untill', 'occured'],
    ['tuesday', 'london', 'ostrander', 'dilav'],
    ['Osttrander', 'Ostrand', 'Jax', 'half-opne', 'dont', 'youd'],
  ])('%s and the like are not', (...words) =>
    expect(messages(bookOf(`The ${words.join(', ')}.`), measures)).toEqual(words.map((one) => `unknown word ${one}`)),
  );
  it('marks a word once in each entry, with what it may have been', () =>
    expect(said(bookOf('The harbor, the harbor.\nA xyzzyq.', 'Harbor'), measures)).toBe(dedent`
      warning[CR507]: unknown word harbor
        1.yaml:2:7
          2 |   The harbor, the harbor.
            |       ^^^^^^
        hint: did you mean harbour? if it is correct, add it to words in style.yaml

      warning[CR507]: unknown word xyzzyq
        1.yaml:3:5
          3 |   A xyzzyq.
            |     ^^^^^^
        hint: if it is correct, add it to words in style.yaml

      warning[CR507]: unknown word Harbor
        2.yaml:2:3
          2 |   Harbor
            |   ^^^^^^
        hint: did you mean Harbour? if it is correct, add it to words in style.yaml
    `));
  it.each([
    ['gray', 'grey'],
    ['Grayish', 'Greyish'],
    ['colors', 'colours'],
    ['theater', 'theatre'],
    ['centered', 'centred'],
    ['defense', 'defence'],
    ['catalog', 'catalogue'],
    ['program', 'programme'],
    ['plow', 'plough'],
    ['analyze', 'analyse'],
    ['cozy', 'cosy'],
    ['skillful', 'skilful'],
    ['molded', 'moulded'],
  ])('suggests for %s only %s', (american, ours) => {
    const reported = said(bookOf(`The ${american}.`), measures);
    if (reported !== '') expect(reported).toContain(`did you mean ${ours}? `);
  });
  it('reads titles and names of items as well', () => {
    const event = eventOf(1, 'title: Teh Yard\ntext: A yard.\nitems: [{ name: Loafe }]\n');
    expect(messages(contentOf([event]), measures)).toEqual(['unknown word Teh', 'unknown word Loafe']);
  });
});

describe('CR507: odd books', () => {
  const measures = { only: 'spelling', wordList: britishList } as const;
  it('offers nothing for what no pen slips into, and shows the beginning of it', () =>
    expect(messages(bookOf('x'.repeat(20_000)), measures)).toEqual([`unknown word ${'x'.repeat(40)}…`]));
  it('names thousands of unknown words, a book in another language', () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      [...String(index)]
        .map((digit) => 'qxzvkjwpbg'[Number(digit)])
        .join('')
        .padEnd(5, 'q'),
    );
    const distinct = new Set(many).size;
    expect(messages(bookOf(many.join(' ')), measures)).toHaveLength(distinct);
  });
  it('marks words of a text in quotes, not the whole text', () => {
    const style = { ...noStyle, banned: ['for a moment'] };
    const book = contentOf([eventOf(1, "text: 'Shoes off, it''s fine. You sink for a moment, and rise.'\n")]);
    expect(messages(book, { only: 'phrases', style })).toEqual(['banned phrase: for a moment']);
  });
});

describe('CR508: marks', () => {
  it.each([
    '“One,” he says. ‘Two’ isn’t three…',
    'A four-ten rain, half- and full-size; pages 3–4; −5 degrees; a — dash – two.',
    'Ends.\n\nBegins? Yes! No: (really) one; two.',
    '*In* and *Out*, B-52',
  ])('%j is well set', (text) => expect(said(bookOf(text), { only: 'marks' })).toBe(''));
  it.each([
    ['He says "no', 'expected “ or ”, found a straight quote'],
    ["It isn't", 'expected ‘ or ’, found a straight quote'],
    ['a `b', 'expected ‘ or ’, found a straight quote'],
    ['one  two', 'expected one space, found more'],
    ['one\ttwo', 'expected one space, found more'],
    ['one - two', 'expected a dash, found a hyphen'],
    ['one\n- two', 'expected prose, found a list'],
    ['one--two', 'expected a dash, found a hyphen'],
    ['pages 3-4', 'expected a dash, found a hyphen'],
    ['-5 degrees', 'expected a minus, found a hyphen'],
    ['(-5)', 'expected a minus, found a hyphen'],
    ['well...', 'expected …, found 3 full stops'],
    ['one , two', 'expected no space before ,'],
    ['what ?', 'expected no space before ?'],
  ])('%j is not', (text, message) => expect(messages(bookOf(text), { only: 'marks' })).toEqual([message]));
  it('says where, and what to write', () =>
    expect(said(bookOf('A lid.\n\nHe says  "no" - 3-4 ...'), { only: 'marks' })).toBe(dedent`
      warning[CR508]: expected one space, found more
        1.yaml:4:10
          4 |   He says  "no" - 3-4 ...
            |          ^^
        hint: delete the others

      warning[CR508]: expected “ or ”, found a straight quote
        1.yaml:4:12
          4 |   He says  "no" - 3-4 ...
            |            ^
        hint: open with “, close with ”

      warning[CR508]: expected a dash, found a hyphen
        1.yaml:4:17
          4 |   He says  "no" - 3-4 ...
            |                 ^
        hint: write – or —

      warning[CR508]: expected a dash, found a hyphen
        1.yaml:4:20
          4 |   He says  "no" - 3-4 ...
            |                    ^
        hint: write – between two numbers

      warning[CR508]: expected …, found 3 full stops
        1.yaml:4:23
          4 |   He says  "no" - 3-4 ...
            |                       ^^^
        hint: write … as one character
    `));
});

describe('CR509: counts', () => {
  const style = { ...noStyle, counts: { capitals: 1, emphasis: 1, openings: {}, phrases: { 'boot|boots': 2 } } };
  const measures = { only: 'counts', style } as const;
  it('says nothing while a habit keeps to its number, and nothing of titles', () => {
    const book = contentOf([
      eventOf(1, 'title: Boots in BOOTS\ntext: A boot by the KEEP OUT 9 sign, *here*.\n'),
      eventOf(2, 'text: Boots, 2 * 3 of them.\n'),
    ]);
    expect(said(book, measures)).toBe('');
  });
  it('reports once of each habit, at the first place that is too many', () => {
    const book = bookOf('A boot, *one* and\n*two words*.', 'One boot; NO\nENTRY.', 'His BOOTS and I, with boots.');
    expect(said(book, measures)).toBe(dedent`
      warning[CR509]: expected emphasis at most once in the book, found it 2 times
        1.yaml:3:3
          3 |   *two words*.
            |   ^^^^^^^^^^^
        hint: reword some, or raise the limit under counts in style.yaml

      warning[CR509]: expected boot|boots at most 2 times in the book, found it 4 times
        3.yaml:2:7
          2 |   His BOOTS and I, with boots.
            |       ^^^^^
        hint: reword some, or raise the limit under counts in style.yaml

      warning[CR509]: expected words in capitals at most once in the book, found it 2 times
        3.yaml:2:7
          2 |   His BOOTS and I, with boots.
            |       ^^^^^
        hint: reword some, or raise the limit under counts in style.yaml
    `);
  });
  it('knows how Outcomes open and end', () => {
    const text = (one: string) => `text: |\n  ${one}\n`;
    const outcome = (one: string) => ({ ...eventOf(1, text(one)), effects: [] });
    const [a, b, c, d] = [
      'You run. He says, quite slowly, that *none of it* was ever yours.',
      'The door shuts. “Sign here.”',
      'Your door is one of nine that open on the yard. It. is Mr. Bem’s.',
      'You.',
    ].map(outcome);
    const event = { ...eventOf(1, text('You sit.')), kind: 'event', size: 'half' };
    const book = contentOf([{ ...event, outcomes: { bad: a, neutral: b, good: c, wild: d } } as never]);
    const found = (counts: object) =>
      messages(book, { only: 'counts', style: { ...noStyle, counts: { openings: {}, phrases: {}, ...counts } } });
    expect(found({ 'short-endings': 0 })).toEqual([
      'expected a short last sentence at most 0 times in the book, found it 3 times',
    ]);
    expect(found({ openings: { 'you|the': 1 } })).toEqual([
      'expected you|the as an opening at most once in the book, found it 3 times',
    ]);
  });
});

describe('CR510: numbers', () => {
  const found = (text: string) => messages(bookOf(...Array(10).fill('.'), text), { only: 'numbers' });
  it('of Events are known', () => expect(found('Seat 11, or 10.')).toEqual([]));
  it('of no Event are marked', () =>
    expect(said(bookOf('If 31 is on your sheet, sit.'), { only: 'numbers' })).toBe(dedent`
      warning[CR510]: unknown Event 31
        1.yaml:2:6
          2 |   If 31 is on your sheet, sit.
            |      ^^
        hint: if it is another number, write it in words
    `));
  it.each(['Ask at 31.', '“31,” she says.', '*31* has gone.', 'At 31 was a box.', 'At 31 a box.'])('%s', (text) =>
    expect(found(text)).toEqual(['unknown Event 31']),
  );
  it.each([
    'At 4.31 or 09:31 or 31.05 it rains.',
    'In 1931, or ’31, or 1914–31.',
    'It is £31, $ 31, 31 €, 31p or 31 %.',
    'It is 31 km, 31 feet, 31 per cent, 31° or 31 kettles.',
    'On 31 March, Lift 9 and A31 stop: −31.',
  ])('%s: no number of an Event', (text) => expect(found(text)).toEqual([]));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalSeed } from '../../src/dice/seeded.ts';
import { challenge, challengeOf } from '../../src/game/challenge.ts';
import { withCheckSymbols } from '../../src/game/reed-solomon.ts';
import { type CodeFault, codeIn, type RunCode, readRunCode, writeRunCode } from '../../src/game/run-code.ts';
import { fitsInCode, isShortSeed } from '../../src/game/seed-bits.ts';
import { shippedContent } from './shipped.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const open = { sealed: false, dice: false };
const codeFor = (seed: string) => challenge(shippedContent, seed, 'normal', open).code;
const read = (text: string): RunCode => {
  const result = readRunCode(text);
  if ('fault' in result) throw new Error(JSON.stringify(result.fault));
  return result.code;
};
const faultOf = (text: string): CodeFault | undefined => {
  const result = readRunCode(text);
  return 'fault' in result ? result.fault : undefined;
};
const anySeed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    'rusty-crane-ledger',
    'eel-kiln-tar-417',
    'daily-2026-11-22',
    'weekly-2026-11-16-3',
    'Friday night',
    'x',
  ),
);
const code = fc.record({
  game: fc.integer({ min: 0, max: 31 }),
  map: fc.integer({ min: 0, max: 1023 }),
  difficulty: fc.integer({ min: 0, max: 1030 }),
  sealed: fc.boolean(),
  dice: fc.boolean(),
  seed: fc.oneof(
    anySeed
      .map(canonicalSeed)
      .filter(fitsInCode)
      .map((text) => ({ kind: 'text' as const, text })),
    fc
      .string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 44 })
      .map((symbols) => ({ kind: 'board' as const, symbols })),
  ),
});

describe('a run code', () => {
  it('is the same for a sheet for ever (frozen)', () => {
    const seeds = [
      'rusty-crane-ledger',
      'rusty-crane-ledger-417',
      'crew-17',
      'Friday night',
      'Łódź 北 🎲',
      'daily-2026-11-22',
    ];
    expect(seeds.map((seed) => `${codeFor(seed)} ${seed}`)).toMatchInlineSnapshot(`
      [
        "1KSH-4000-42KB rusty-crane-ledger",
        "1KSH-4200-42D1-0P rusty-crane-ledger-417",
        "1KSH-4A14-8HDY-TYRZ-R crew-17",
        "1KSH-4AFM-9060-CFSM-G63M-RRF Friday night",
        "1KSH-4CRP-0W7C-V4RP-X21S-CCJW-GF17-WEP8-JM Łódź 北 🎲",
        "1KSH-444S-F0YP daily-2026-11-22",
      ]
    `);
    expect(codeFor('The quick brown fox jumps over the lazy dog')).toMatchInlineSnapshot(
      `"1KSH-4E6H-1647-SQZ6-6M7E-ESFS-PNJE-7WYP-7KB6-MNDS-JSD8-Z8VD-Q1RF"`,
    );
    expect(
      [
        { sealed: true, dice: false },
        { sealed: true, dice: true },
      ].map((kind) => challenge(shippedContent, 'rusty-crane-ledger', 'hard', kind).code),
    ).toMatchInlineSnapshot(`
      [
        "1K0N-A000-42B0",
        "1K0N-B000-4228",
      ]
    `);
  });

  it('property: says again what it was written from, however it is typed', () =>
    fc.assert(
      fc.property(code, (one) => {
        const text = writeRunCode(one);
        expect(read(text)).toEqual(one);
        expect(read(` ${text.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `)).toEqual(
          one,
        );
      }),
    ));

  it('finds every wrong symbol and every swap of neighbours, and names what was meant', () => {
    const right = codeFor('rusty-crane-ledger');
    const symbols = right.replaceAll('-', '');
    for (let place = 0; place < symbols.length; place++) {
      for (const other of `${alphabet}U`) {
        if (other === symbols[place]) continue;
        const wrong = symbols.slice(0, place) + other + symbols.slice(place + 1);
        const slip = { kind: 'symbol', place: place + 1, found: other, meant: right };
        expect(faultOf(wrong)).toEqual({ kind: 'slip', slips: [slip] });
      }
      const swapped = symbols.slice(0, place) + symbols[place + 1] + symbols[place] + symbols.slice(place + 2);
      if (place < symbols.length - 1 && swapped !== symbols)
        expect(faultOf(swapped)).toMatchObject({
          slips: expect.arrayContaining([expect.objectContaining({ kind: 'swap', place: place + 1, meant: right })]),
        });
    }
  });

  it('property: what was meant is always among what a slip can have been, however long the code', () => {
    const meant = (text: string) => {
      const fault = faultOf(text);
      return fault?.kind === 'slip' ? fault.slips.map((slip) => slip.meant) : [];
    };
    fc.assert(
      fc.property(code, fc.nat(), fc.integer({ min: 1, max: 31 }), (one, at, by) => {
        const right = writeRunCode(one);
        const symbols = [...right.replaceAll('-', '')];
        const place = at % (symbols.length - 1);
        const [first = '', second = ''] = symbols.slice(place);
        const other = alphabet[(alphabet.indexOf(first) + by) % 32] as string;
        expect(meant(symbols.with(place, other).join(''))).toContain(right);
        if (first !== second)
          expect(
            meant(
              symbols
                .with(place, second)
                .with(place + 1, first)
                .join(''),
            ),
          ).toContain(right);
      }),
    );
  });

  it('property: no code is another with one symbol or one pair of neighbours changed, however long', () =>
    fc.assert(
      fc.property(code, fc.nat(), fc.integer({ min: 1, max: 31 }), (one, at, by) => {
        const symbols = writeRunCode(one).replaceAll('-', '');
        const place = at % symbols.length;
        const other = alphabet[(alphabet.indexOf(symbols[place] as string) + by) % 32];
        expect(faultOf(symbols.slice(0, place) + other + symbols.slice(place + 1))?.kind).toBeDefined();
        const swapped = [...symbols];
        [swapped[place], swapped[place + 1]] = [symbols[place + 1] ?? '', symbols[place] ?? ''];
        if (swapped.join('') !== symbols) expect(faultOf(swapped.join(''))).toBeDefined();
      }),
    ));

  it('property: any symbols that fit each other are a code or a fault, and nothing breaks', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 31 }), { maxLength: 40 }), (symbols) => {
        const text = withCheckSymbols([1, ...symbols])
          .map((symbol) => alphabet[symbol])
          .join('');
        const result = readRunCode(text);
        if ('code' in result) expect(writeRunCode(result.code).replaceAll('-', '')).toBe(text);
        else expect(result.fault.kind).toBe('unknown');
      }),
      { numRuns: 1000 },
    ));

  it('of a newer format is known as such, and anything else is refused', () => {
    expect(faultOf('2000-0000-0000')?.kind).toBe('unknown');
    expect(faultOf('')).toEqual({ kind: 'unknown', symbols: 0 });
    expect(faultOf('синий кит поёт')).toMatchObject({ kind: 'stranger', place: 1, found: 'С' });
    expect(faultOf('rusty-crane-ledger')).toMatchObject({ kind: 'stranger', place: 2, found: 'U' });
    expect(() => writeRunCode({ ...read(codeFor('x')), difficulty: 1031 })).toThrow(RangeError);
  });
});

describe('a challenge', () => {
  it('property: is dealt by its code as by its seed, of any length and script', () => {
    fc.assert(
      fc.property(fc.oneof(anySeed, fc.string({ unit: 'binary', maxLength: 80 })), fc.boolean(), (seed, sealed) => {
        const one = challenge(shippedContent, seed, 'hard', { sealed, dice: !sealed });
        const again = challengeOf(shippedContent, read(one.code));
        // A code that holds the board does not hold the text of a short seed.
        const isBoard = read(one.code).seed.kind === 'board';
        expect(typeof again === 'string' ? again : { ...again, name: one.name }).toEqual({
          ...one,
          seed: isBoard ? one.key : one.name,
          name: one.name,
        });
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['Greek', 'άέήίαβγδεζηθικλμνξοπρςστυφχψωόύώ- '],
    ['Greek with capitals', 'ΑβγδεζηθικλμνξοπρςστυφχψωΩ '],
    ['Cyrillic', 'абвгдежзийклмнопрстуфхцчшщъыьэюяё -'],
    ['Cyrillic with capitals and numbers', 'АБВЯабвгдежзийклмнопрстуфхцчшщъыьэюя -0123456789'],
    ['Latin', 'aåäbcçdeéèfghijklmnoøpqrsßtuüvwxyz -ABCXYZÄÖÜ'],
    ['Hebrew', 'אבגדהוזחטיךכלםמןנסעףפץצקרשת -'],
    ['Arabic', 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي '],
    ['Armenian', 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ '],
    ['Georgian', 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ '],
    ['Thai', 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮะาเแโใไ'],
    ['kana', 'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん'],
  ])(
    'property: a seed of up to thirty letters, %s, is in its code, dealt and sealed as a long one is',
    (_, letters) => {
      const seeds = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 30 });
      fc.assert(
        fc.property(seeds.map(canonicalSeed), (seed) => {
          fc.pre(seed !== '');
          const one = challenge(shippedContent, seed, 'hard', { sealed: true, dice: true });
          expect(one.code.replaceAll('-', '').length).toBeLessThan(56);
          expect(read(one.code).seed).toEqual({ kind: 'text', text: seed });
          expect(one.key === seed).toBe(isShortSeed(seed));
          expect(challengeOf(shippedContent, read(one.code.toLowerCase()))).toEqual({ ...one, seed });
        }),
      );
    },
  );

  it.each([
    ['北🎲'.repeat(15), '北🎲'.repeat(15)],
    [`${'北🎲'.repeat(15)}北`, undefined],
  ])('is named by a seed of at most thirty characters that no code can hold: %s', (seed, name) => {
    const one = challenge(shippedContent, seed, 'easy', open);
    expect([one.name, read(one.code).seed.kind]).toEqual([name, 'board']);
  });

  it('of a small board keeps the code it was read from', () => {
    const { game, board } = shippedContent;
    const seed = 'no code of any kind holds a seed of so many characters as there are in these words';
    const small = {
      ...shippedContent,
      game: { ...game, eventDie: 3, spareSectorNumbers: 0 },
      board: { ...board, sectors: board.sectors.slice(0, 5) },
    } as const;
    const one = challenge(small, seed, 'normal', { sealed: false, dice: true });
    expect(one.code.length).toBeLessThan(25);
    expect(challengeOf(small, read(one.code))).toEqual({ ...one, seed: one.key });
  });

  it('has a code of bounded length, however long its seed', () => {
    expect([31, 32].map((length) => isShortSeed('x'.repeat(length)))).toEqual([true, false]);
    expect([47, 99].map((length) => fitsInCode('x'.repeat(length)))).toEqual([true, false]);
    const long = challenge(shippedContent, 'שלום 🎲'.repeat(2000), 'easy', open);
    expect(long.code.replaceAll('-', '')).toHaveLength(52);
    expect(long.name).toBeUndefined();
  });

  it('is refused by a content that would deal another board, with what differs', () => {
    const { game, board } = shippedContent;
    const one = read(codeFor('rusty-crane-ledger'));
    const [easy, normal, ...rest] = game.difficulties as [never, never];
    const differs = (content: typeof shippedContent) => challengeOf(content, one);
    expect(differs({ ...shippedContent, game: { ...game, title: 'Other' } })).toBe('game');
    expect(differs({ ...shippedContent, game: { ...game, difficulties: [normal, easy, ...rest] } })).toBe('difficulty');
    expect(differs({ ...shippedContent, game: { ...game, difficulties: [] } })).toBe('difficulty');
    expect(differs({ ...shippedContent, game: { ...game, spareSectorNumbers: 11 } })).toBe('map');
    expect(differs({ ...shippedContent, board: { ...board, sectors: board.sectors.toReversed() } })).toBe('map');
    expect(differs({ ...shippedContent, events: [], endings: [] })).toMatchObject({ name: 'rusty-crane-ledger' });
  });
});

describe('a code in a text', () => {
  const right = '1KSH-4000-42KB';
  const pasted: readonly ((text: string) => string)[] = [
    (text) => `${text}.`,
    (text) => `(${text}),`,
    (text) => `"${text}"`,
    (text) => `'${text}'!`,
    (text) => `“${text}”`,
    (text) => `‘${text}’?`,
    (text) => `„${text}“;`,
    (text) => `« ${text} »`,
    (text) => `\u2039${text}\u203a`,
    (text) => `\`${text}\``,
    (text) => `**${text}**`,
    (text) => `<${text}>`,
    (text) => `[${text}]`,
    (text) => `code:${text}`,
    (text) => `Code = ${text}`,
    (text) => `run code ${text}`,
    (text) => `Run-Code – ${text} 🎲`,
    (text) => `Laufcode: ${text}`,
    (text) => `my run code is ${text}, see you in the lab at 8`,
    (text) => `Core Runner · ${text} · Normal · GOAL · 5 cores · 24 turns`,
    (text) => `\ufeff${text}\u200b\u2060`,
    (text) => `\u202a${text}\u202c`,
    (text) => text.replaceAll('4', '4\u00ad').replaceAll('K', '\u200dK\ufe0f'),
    (text) => text.replaceAll('1', '1\ufe0f\u20e3'),
    ...[...'\u2010\u2011\u2012\u2013\u2014\u2212\ufe63\uff0d\u30fc\u02d7_./:·\u00a0\u3000'].map(
      (dash) => (text: string) => text.replaceAll('-', dash),
    ),
    (text) => text.replaceAll('-', '\u2013\u200b'),
    (text) => text.replace(/[!-~]/gu, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
    (text) => text.toLowerCase(),
    (text) => text.replaceAll('-', ''),
  ];

  it.each(pasted.map((paste) => [paste(right), paste]))('is read: %j', (_, paste) => {
    for (const other of pasted) expect(read(codeIn(other(paste(right))))).toEqual(read(right));
    expect(read(codeIn(paste(codeFor('Łódź 北 🎲')))).seed).toEqual({ kind: 'text', text: 'Łódź 北 🎲' });
  });
  it('is the first of two, and soon found or not in a long text', () => {
    expect(codeIn(`${codeFor('x')} or ${right}`)).toBe(codeFor('x'));
    for (const words of ['1 ', '1KSH ', '1KSH-', '1KSH - ', '1KSH 1KSH ,', 'ill ', 'x', '  ', '1KSH-4000-42KA '])
      expect(readRunCode(codeIn(words.repeat(100_000 / words.length)))).toHaveProperty('fault');
  });
  it('property: with one slip is never read as a part of it', () =>
    fc.assert(
      fc.property(code, fc.nat(), fc.nat(31), fc.constantFrom('-', ' ', '\u2013'), (one, at, symbol, sign) => {
        const text = writeRunCode(one);
        const place = at % text.length;
        const slips = [
          text.slice(0, place) + alphabet[symbol] + text.slice(place + (text[place] === '-' ? 0 : 1)),
          text.slice(0, place) + text.slice(place + 1),
          text.slice(0, place) + alphabet[symbol] + text.slice(place),
        ];
        for (const slip of slips) {
          const found = readRunCode(codeIn(`code: ${slip.replaceAll('-', sign)}`));
          if ('code' in found) expect(writeRunCode(found.code).replaceAll('-', '')).toBe(slip.replaceAll('-', ''));
        }
      }),
      { numRuns: 3000 },
    ));
});

/** Tree → raw content: the shape of each file. */

import * as v from 'valibot';
import {
  boardPromises,
  coverNames,
  type DiceModUse,
  type EndingKey,
  endingCauses,
  eventDice,
  type Fitted,
  facesOf,
  forbidden,
  houseReadings,
  labelNames,
  type MeasuredOrders,
  outcomeNames,
  paperForms,
  pictureNames,
  signNames,
} from '../../model/content.ts';
import { type Effect, parseEffect } from '../../model/effect.ts';
import { type OwnWords, type Vocabulary, type WordName, wordNames, wordsFrom } from '../../model/vocabulary.ts';
import { noted } from '../printable.ts';
import { cutShort, day, oneLine, proseText, titleText, valueWords, whole } from '../shape.ts';
import { effectHint } from './effect-hint.ts';

/** Text that stands for something: read by `parse`, refused with `expected` and a hint behind a line break. */
const notation = <T>(
  expected: string,
  parse: (text: string) => T | undefined,
  hint: (text: string) => string | undefined = () => undefined,
) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const parsed = parse(dataset.value);
      if (parsed !== undefined) return parsed;
      const advice = hint(dataset.value);
      addIssue({
        message: `expected ${expected}, found ${cutShort(dataset.value.trim()) || 'empty text'}${advice ? `\n${advice}` : ''}`,
      });
      return NEVER;
    }),
  );

/** An effect in the words of the game; where these could not be read, any text. */
const effectIn = (words: Vocabulary | undefined) =>
  words
    ? notation<Effect>(
        'an effect',
        (text) => parseEffect(text, words),
        (text) => effectHint(text, words),
      )
    : notation<Effect>('an effect', () => ({ kind: 'lose-dice-mod' }));

/** What to write for a range that goes from the larger to the smaller number. */
function reversed(text: string): string | undefined {
  const [, first, last] = /^(\d{1,2})[-–](\d{1,2})$/u.exec(text.trim()) ?? [];
  return Number(first) > Number(last) ? `write ${last}-${first}` : undefined;
}

/** What to write for totals that are written in another way. */
function totalsHint(text: string): string | undefined {
  const plain = text.trim();
  const [, first, last] = /^(\d{1,2})(?:[-–]| ?to ?|\.{2,3}| - )(\d{1,2})$/u.exec(plain) ?? [];
  if (first !== undefined && first === last) return `write ${first}`;
  if (Number(last) > 12 || Number(first) < 2) return 'two dice show totals from 2 to 12';
  if (first !== undefined) return reversed(`${first}-${last}`) ?? `write ${first}-${last}`;
  if (/^\d{1,2}$/u.test(plain)) return 'remove the quotes';
  const numbers = plain.match(/\d+(?:-\d+)?/gu) ?? [];
  return numbers.length > 1 ? `part them with commas: ${numbers.join(', ')}` : undefined;
}

/** `2-4` → 2, 3, 4. */
function parseTotals(text: string): number[] | undefined {
  const range = /^(\d{1,2})[-–](\d{1,2})$/u.exec(text.trim());
  const [first, last] = [Number(range?.[1]), Number(range?.[2])];
  if (!range || first < 2 || last > 12 || first >= last) return undefined;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const totals = v.pipe(
  v.array(
    v.union(
      [whole(2, 12), notation('a total such as 7, or totals such as 2-4', parseTotals, totalsHint)],
      ({ input }) => `expected a total such as 7, or totals such as 2-4, found ${valueWords(input)}`,
    ),
  ),
  v.transform((items) => items.flat()),
);

/** `+1`, `-2`, `*2`, `/2`; or `RE` and `RS`, which need not be told what they reset. */
function parseUse(abbreviation: string): DiceModUse | undefined {
  const parts = /^(?:([+-])([1-9])|([*/])([2-9])|RE|RS)$/u.exec(abbreviation);
  if (!parts) return undefined;
  const [, sign, amount, operator, operand] = parts;
  if (sign) return { kind: 'add', amount: Number(`${sign}${amount}`) };
  if (operator === '*') return { kind: 'multiply', factor: Number(operand) };
  if (operator === '/') return { kind: 'divide', divisor: Number(operand) };
  return { kind: abbreviation === 'RE' ? 'reset-event' : 'reset-sector' };
}

/** A type of DiceMod: what it does is read from its abbreviation, or for a reset of another name from `resets`. */
const diceMod = v.pipe(
  v.strictObject({
    abbreviation: v.string(),
    resets: v.optional(v.picklist(['event', 'sector'])),
    count: whole(1, 9),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { abbreviation, resets, count } = dataset.value;
    const isName = /^\p{L}\S{0,3}$/u.test(abbreviation);
    const use: DiceModUse | undefined = resets && isName ? { kind: `reset-${resets}` } : parseUse(abbreviation);
    if (use && !(resets && !isName)) return { abbreviation, count, use };
    const wanted = resets ? 'a short form of letters such as RE' : 'a DiceMod such as +1, -2, *2, /2, RE or RS';
    const message = `expected ${wanted}, found ${cutShort(abbreviation.trim()) || 'empty text'}`;
    const input = dataset.value;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: 'abbreviation', value: abbreviation }] });
    return NEVER;
  }),
);

/** A word as sentences and headings have it. */
const spoken = noted(v.pipe(oneLine(24), v.regex(/^[^()]*$/u, 'must have no parentheses')), { face: 'display' });

/** `diceMod` → `dice-mod`: the key of a word. */
function wordKey(name: WordName): string {
  return name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

/** What a game calls its things, each in as many forms as are not regular English. */
const wordForms = v.optional(
  v.strictObject({
    one: v.optional(spoken),
    many: v.optional(spoken),
    a: v.optional(spoken),
    heading: v.optional(titleText(20)),
    short: v.optional(titleText(12)),
    shortest: v.optional(titleText(8)),
    notation: v.optional(spoken),
    mark: v.optional(v.pipe(v.string(), v.regex(/^\p{L}$/u, 'must be one letter'))),
  }),
);

/** `words:` of `game.yaml`. */
const wordsSchema = v.optional(
  v.strictObject(
    Object.fromEntries(wordNames.map((name) => [wordKey(name), wordForms])) as Record<string, typeof wordForms>,
  ),
  {},
);

/** The words of a game, general ones where it has none. */
export function toWords(raw: v.InferOutput<typeof wordsSchema>): Vocabulary {
  return wordsFrom(Object.fromEntries(wordNames.map((name) => [name, raw[wordKey(name)]])) as OwnWords);
}

/** `words:` of a `game.yaml` whose other parts may have faults: effects are written in them. Undefined where they have. */
export function readWords(raw: unknown): Vocabulary | undefined {
  const { success, output } = v.safeParse(wordsSchema, raw);
  return success ? toWords(output) : undefined;
}

/** `0`, `1-4` or `5+`: a count of cores. */
function parseCores(text: string): { from: number; to: number } | undefined {
  const parts = /^(\d{1,2})(?:[-–](\d{1,2})|(\+))?$/u.exec(text.trim());
  if (!parts) return undefined;
  const from = Number(parts[1]);
  const to = parts[3] ? Number.POSITIVE_INFINITY : Number(parts[2] ?? from);
  return to >= from ? { from, to } : undefined;
}

/** One of the readings of a rule; the first where none is named. */
const reading = <const W extends readonly [string, ...string[]]>(words: W) => v.optional(v.picklist(words), words[0]);

/** A name by which one file speaks of a thing in another. */
const word = v.pipe(oneLine(20), v.regex(/^[a-z][a-z-]*$/u, 'must be small letters and hyphens'));

/** `game.yaml`. */
export const gameSchema = v.strictObject({
  title: titleText(40),
  subtitle: titleText(80),
  language: v.pipe(oneLine(12), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/u, 'must be a language tag such as en')),
  edition: v.strictObject({
    name: titleText(40),
    date: day,
  }),
  cover: v.optional(v.picklist(coverNames), coverNames[0]),
  'event-dice': v.optional(
    v.picklist(
      facesOf(eventDice.most)
        .slice(eventDice.least - 1)
        .map((sides) => `d${sides}${sides}` as const),
    ),
    'd66',
  ),
  counts: v.optional(
    v.strictObject({
      sectors: v.optional(whole(2, 64)),
      shops: v.optional(whole(0, 64)),
      endings: v.optional(whole(1, 99)),
    }),
    {},
  ),
  difficulties: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(
          word,
          v.check((id) => id !== 'all', 'must not be all, which means every difficulty'),
        ),
        name: titleText(20),
        health: whole(1, 99),
        'maximum-health': v.union(
          [whole(1, 99), v.literal('none')],
          ({ input }) => `expected a number from 1 to 99 or none, found ${valueWords(input)}`,
        ),
        money: whole(0, 99),
        'starting-dice-mods': whole(0, 20),
        'dice-mod-limit': v.picklist(['sheet', 'none']),
      }),
    ),
    v.minLength(1),
    v.maxLength(6),
  ),
  'default-difficulty': v.optional(word),
  'dice-mods': v.pipe(v.array(diceMod), v.minLength(1), v.maxLength(12)),
  'core-diamonds': whole(0, 12),
  'cores-to-win': whole(1, 12),
  'spare-sector-numbers': v.optional(whole(1, 36), 12),
  words: wordsSchema,
  texts: v.optional(
    v.strictObject({
      premise: v.optional(proseText),
      length: v.optional(noted(oneLine(60), { running: true })),
      health: v.optional(proseText),
      replay: v.optional(proseText),
    }),
    {},
  ),
  'veil-card': v.optional(
    v.strictObject({
      kind: titleText(20),
      place: v.optional(titleText(40)),
      number: v.optional(titleText(4)),
      text: v.optional(proseText),
      stamp: v.optional(titleText(12)),
    }),
  ),
  labels: v.strictObject({ start: titleText(12), escape: titleText(12), goal: titleText(12) }),
  'house-rules': v.optional(
    v.strictObject({
      entering: reading(houseReadings.entering),
      modifiers: reading(houseReadings.modifiers),
      'reset-when-stuck': reading(houseReadings.resetWhenStuck),
      'ending-at-start': reading(houseReadings.endingAtStart),
      'stuck-at-exit': reading(houseReadings.stuckAtExit),
    }),
    {},
  ),
  'seed-words': v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z]{3,10}$/u, 'must be one word of 3 to 10 small letters'))),
    v.minLength(20),
  ),
});

const sectorId = v.pipe(v.string(), v.regex(/^[A-Z][0-9]{1,2}$/u, 'must be a letter and a number such as C1'));

/** `board.yaml`. */
export const boardSchema = v.strictObject({
  title: titleText(60),
  promises: v.optional(v.array(v.picklist(boardPromises)), []),
  sectors: v.pipe(
    v.array(
      v.strictObject({
        id: sectorId,
        q: whole(-20, 20),
        r: whole(-20, 20),
        label: v.optional(v.picklist(labelNames)),
      }),
    ),
    v.minLength(2),
  ),
});

/** `setting.yaml`. */
export const settingSchema = v.strictObject({
  chapters: v.pipe(v.array(v.strictObject({ title: titleText(60), text: proseText })), v.minLength(1)),
});

/** A number of cores, or a range of them. */
const coreCount = v.union(
  [
    v.pipe(
      whole(0, 99),
      v.transform((count) => ({ from: count, to: count })),
    ),
    notation('a number of cores such as 0, 1-4 or 5+', parseCores, reversed),
  ],
  ({ input }) => `expected a number of cores such as 0, 1-4 or 5+, found ${valueWords(input)}`,
);

const when = v.union(
  [
    v.pipe(
      v.strictObject({ cause: v.picklist(endingCauses) }),
      v.transform(({ cause }): EndingKey => ({ kind: 'cause', cause })),
    ),
    v.pipe(
      v.strictObject({
        place: v.picklist(labelNames),
        cores: coreCount,
      }),
      v.transform(({ place, cores }): EndingKey => ({ kind: 'place', place, cores })),
    ),
  ],
  ({ input }) =>
    `expected a cause (${endingCauses.join(', ')}), or a place (${labelNames.join(', ')}) with cores such as 0, 1-4 or 5+, found ${valueWords(input)}\nwrite { cause: no-health } or { place: escape, cores: 1-4 }`,
);

/** What a picture shows, for an entry that has one. */
const picture = v.optional(v.picklist(pictureNames));

/** `endings.yaml`. */
export const endingsSchema = v.strictObject({
  endings: v.array(
    v.strictObject({ title: titleText(60), picture, when, text: proseText, entered: v.optional(oneLine(30)) }),
  ),
});

const number = v.pipe(
  v.number(),
  v.check(
    (value) => new RegExp(`^[1-${eventDice.most}]{2}$`, 'u').test(String(value)),
    ({ input }) => `must be a number of two digits that two dice can show, such as 22, found ${input}`,
  ),
);

const markId = v.pipe(oneLine(12), v.regex(/^[a-z]+$/u, 'must be one word of small letters'));

const forEachOutcome = <S extends v.GenericSchema>(schema: S) =>
  v.strictObject(
    Object.fromEntries(outcomeNames.map((name) => [name, schema])) as Record<(typeof outcomeNames)[number], S>,
  );

/** `events/NN-title.yaml` in the words of the game: an Event with Outcomes, and a Shop, which has items in their place. */
export function eventSchemas(words: Vocabulary | undefined) {
  const effect = effectIn(words);
  const outcome = v.strictObject({
    text: proseText,
    effects: v.optional(v.array(effect), []),
    mark: v.optional(markId),
  });
  const event = v.strictObject({
    number,
    title: titleText(48),
    size: v.picklist(['half', 'full']),
    picture,
    text: proseText,
    'outcome-roll': forEachOutcome(totals),
    outcomes: forEachOutcome(outcome),
  });
  const shop = v.strictObject({
    number,
    title: titleText(48),
    picture,
    text: proseText,
    items: v.pipe(
      v.array(
        v.strictObject({ name: titleText(60), effects: v.pipe(v.array(effect), v.minLength(1)), cost: whole(0, 99) }),
      ),
      v.minLength(1),
    ),
  });
  return { event, shop };
}

/** `remarks.yaml`: the marks that Outcomes leave in the LOG, and what they add to an Ending. */
export const remarksSchema = v.strictObject({
  marks: v.pipe(v.array(v.strictObject({ mark: markId, name: oneLine(24) })), v.minLength(1)),
  remarks: v.pipe(v.array(v.strictObject({ ending: oneLine(60), mark: markId, text: proseText })), v.minLength(1)),
});

/** A place where a Run can end, by its label, or a Sector by its id. */
const destination = v.union(
  [
    v.pipe(
      v.picklist(labelNames),
      v.transform((label) => ({ label })),
    ),
    v.pipe(
      sectorId,
      v.transform((sector) => ({ sector })),
    ),
  ],
  `expected ${labelNames.join(', ')} or the id of a Sector such as C1`,
);

/** `orders.yaml`: challenges by name. */
export const ordersSchema = v.strictObject({
  title: titleText(40),
  text: proseText,
  orders: v.pipe(
    v.array(
      v.strictObject({
        title: titleText(32),
        text: proseText,
        seed: oneLine(30),
        difficulty: v.optional(word),
        to: destination,
        cores: v.optional(coreCount, '0+'),
        turns: v.optional(whole(1, 99)),
        health: v.optional(whole(1, 99)),
        without: v.optional(v.array(v.picklist(forbidden)), []),
      }),
    ),
    v.minLength(1),
    v.maxLength(24),
  ),
});

/** What `orders.yaml` says, as it stands there. */
export type RawOrders = v.InferOutput<typeof ordersSchema>;

const measuredOrdersSchema = v.strictObject({
  rules: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/u)),
  runs: whole(1, 10_000_000),
  managed: v.array(whole(0, 10_000_000)),
});

/** What `orders.json` says, where it fits. */
export function readMeasuredOrders(raw: unknown): MeasuredOrders | undefined {
  const { success, output } = v.safeParse(measuredOrdersSchema, raw);
  return success ? output : undefined;
}

/** `papers.yaml`: things printed in the world of the game, and a trail through the margins of its book. */
export const papersSchema = v.strictObject({
  papers: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          title: titleText(40),
          form: v.picklist(paperForms),
          from: v.optional(titleText(80)),
          picture,
          text: proseText,
          table: v.optional(
            v.strictObject({
              columns: v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.minLength(1), v.maxLength(4)),
              rows: v.pipe(v.array(v.array(oneLine(120))), v.minLength(1)),
            }),
          ),
          close: v.optional(proseText),
          foot: v.optional(oneLine(100)),
        }),
      ),
      v.minLength(1),
    ),
    [],
  ),
  trail: v.optional(
    v.strictObject({
      sign: v.picklist(signNames),
      along: v.pipe(v.array(number), v.minLength(1)),
      last: oneLine(20),
      title: titleText(40),
      text: proseText,
    }),
  ),
});

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
export const band = (end: v.GenericSchema<number>) =>
  v.pipe(
    v.strictTuple([end, end], ({ input }) => `expected two numbers such as [0.3, 0.45], found ${valueWords(input)}`),
    v.check(([from, to]) => from <= to, 'must go from the smaller to the larger number'),
    v.transform(([from, to]) => ({ from, to })),
  );

/** `balance.yaml`. */
export const balanceSchema = v.strictObject({
  policies: v.strictObject({ competent: word, aimless: word }),
  wins: v.record(word, band(share)),
  'aimless-part': share,
  endings: v.strictObject({ least: share, policies: v.pipe(v.array(word), v.minLength(1)) }),
  turns: v.strictObject({ difficulty: word, median: band(whole(1, 999)) }),
  lost: v.strictObject({ difficulty: word, share: band(share) }),
  influence: v.strictObject({ difficulty: word, most: share }),
});

/** What `balance.yaml` says, as it stands there. */
export type Targets = v.InferOutput<typeof balanceSchema>;

const fittedSchema = v.strictObject({
  rules: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/u)),
  weights: v.record(
    v.string(),
    v.strictObject({
      board: v.array(v.number()),
      mods: v.record(v.string(), v.tuple([v.number(), v.number()])),
    }),
  ),
});

/** What `runner.json` says, where it fits. */
export function readFitted(raw: unknown): Fitted | undefined {
  const { success, output } = v.safeParse(fittedSchema, raw);
  return success ? output : undefined;
}

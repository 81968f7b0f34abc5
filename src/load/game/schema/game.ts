/** `game.yaml`: names, numbers and promises. */

import * as v from 'valibot';
import { colourOfHex, contrast, hexOf, type Rgb, readableContrast, readableOn, usualAccent } from '../../../colour.ts';
import { eventDice, facesOf } from '../../../model/event.ts';
import { coverNames, type DiceModUse, houseReadings } from '../../../model/game.ts';
import { noted } from '../../printable.ts';
import { refused, valueWords } from '../../shape-words.ts';
import { day, instead, languageTag, oneLine, proseText, titleText, webAddress, whole } from '../../values.ts';
import { keyName, pictureName } from './names.ts';
import { wordsSchema } from './words.ts';

/** `+1`, `-2`, `*2`, `/2`, `RE` or `RS`. */
function parseUse(abbreviation: string): DiceModUse | undefined {
  const parts = /^(?:([+-])([1-9])|([*/])([2-9])|RE|RS)$/u.exec(abbreviation);
  if (!parts) return undefined;
  const [, sign, amount, operator, operand] = parts;
  if (sign) return { kind: 'add', amount: Number(`${sign}${amount}`) };
  if (operator === '*') return { kind: 'multiply', factor: Number(operand) };
  if (operator === '/') return { kind: 'divide', divisor: Number(operand) };
  return { kind: abbreviation === 'RE' ? 'reset-event' : 'reset-sector' };
}

/** A DiceMod; its use is read from the abbreviation, or from `resets` for a reset of another name. */
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
    const message = refused(`expected ${wanted}`, () => ({ found: valueWords(abbreviation) }));
    const input = dataset.value;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: 'abbreviation', value: abbreviation }] });
    return NEVER;
  }),
);

const white: Rgb = [1, 1, 1];

/** A colour that reads on paper, as white letters read on it. */
const accentColour = v.pipe(
  v.string(refused('expected a colour such as "#2b6f6b"', () => ({ hint: 'write it in quotes' }))),
  v.regex(
    /^#(?:[\da-fA-F]{3}){1,2}$/u,
    refused('expected a colour such as "#2b6f6b"', () => ({ hint: 'write # and 6 digits from 0 to f, in quotes' })),
  ),
  v.check(
    (text) => contrast(colourOfHex(text) ?? usualAccent, white) >= readableContrast,
    refused(`must have a contrast of ${readableContrast} to white`, (text: string) => {
      const colour = colourOfHex(text) ?? white;
      return { found: contrast(colour, white).toFixed(2), ...instead(`"${hexOf(readableOn(white, colour))}"`) };
    }),
  ),
);

/** A reading of a rule; the first by default. */
const reading = <const W extends readonly [string, ...string[]]>(words: W) => v.optional(v.picklist(words), words[0]);

export const gameSchema = v.strictObject({
  translates: v.optional(oneLine(400)),
  title: titleText(40),
  subtitle: titleText(80),
  author: v.optional(oneLine(80)),
  language: languageTag,
  edition: v.strictObject({
    name: titleText(40),
    date: day,
  }),
  site: v.optional(webAddress),
  cover: v.optional(
    v.union([v.picklist(coverNames), pictureName], refused('expected board, city or the name of a picture')),
    coverNames[0],
  ),
  accent: v.optional(accentColour),
  pictures: v.optional(
    v.union([v.literal('none'), v.array(pictureName)], refused('expected a list of pictures or none')),
  ),
  'picture-titles': v.optional(v.record(v.string(), oneLine(400)), {}),
  'event-dice': v.optional(
    v.picklist(
      facesOf(eventDice.max)
        .slice(eventDice.min - 1)
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
          keyName,
          v.check((id) => id !== 'all', 'must not be all: it means every difficulty'),
        ),
        name: titleText(20),
        health: whole(1, 99),
        'maximum-health': v.union(
          [whole(1, 99), v.literal('none')],
          refused('expected a number from 1 to 99 or none', () => ({ hint: 'write none for no maximum' })),
        ),
        money: whole(0, 99),
        'starting-dice-mods': whole(0, 20),
        'dice-mod-limit': v.picklist(['sheet', 'none']),
      }),
    ),
    v.minLength(1),
    v.maxLength(6),
  ),
  'default-difficulty': v.optional(keyName),
  'dice-mods': v.pipe(v.array(diceMod), v.minLength(1), v.maxLength(12)),
  'core-diamonds': whole(0, 12),
  'cores-to-win': whole(1, 12),
  'spare-sector-numbers': v.optional(whole(1, 36), 12),
  words: wordsSchema,
  texts: v.optional(
    v.strictObject({
      audience: v.optional(noted(oneLine(60), { running: true })),
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
    v.array(v.pipe(v.string(), v.regex(/^[a-z]{3,10}$/u, refused('must be one word of 3 to 10 small letters')))),
    v.minLength(20),
  ),
});

/** What schemas for editors need of a game, whatever else is in it. */
export const wordsAndDiceSchema = v.object(v.pick(gameSchema, ['words', 'event-dice']).entries);

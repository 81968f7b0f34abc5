/** `events/NN-title.yaml`: Events and Shops. */

import * as v from 'valibot';
import { type Effect, parseEffect } from '../../../model/effect.ts';
import { outcomeNames } from '../../../model/event.ts';
import type { Vocabulary } from '../../../model/vocabulary.ts';
import { type RefusalHint, refused } from '../../shape-words.ts';
import { instead, proseText, titleText, whole } from '../../values.ts';
import { effectHint } from './effect-hint.ts';
import { eventNumber, markId, pictureName } from './names.ts';
import { notation } from './notation.ts';

/** An effect; any text while words are unreadable. */
const effectIn = (words: Vocabulary | undefined) =>
  words
    ? notation<Effect>(
        'an effect',
        (text) => parseEffect(text, words),
        (text) => ({ hint: effectHint(text, words) }),
      )
    : notation<Effect>('an effect', () => ({ kind: 'lose-dice-mod' }));

function totalsHint(text: string): RefusalHint {
  const [, first, last] = /^(\d{1,2})(?:[-–]| ?to ?|\.{2,3}| - )(\d{1,2})$/u.exec(text.trim()) ?? [];
  if (Number(last) > 12 || Number(first) < 2) return { hint: 'totals of two dice go from 2 to 12' };
  if (first !== undefined) return instead(Number(first) > Number(last) ? `${last}-${first}` : `${first}-${last}`);
  const numbers = text.match(/\d+(?:-\d+)?/gu) ?? [];
  const apart = numbers.join(', ');
  return numbers.length > 1 && /^[\d\s-]*$/u.test(text) ? instead(apart, `separate them with commas: ${apart}`) : {};
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
      refused('expected a total such as 7, or totals such as 2-4', (input) =>
        Array.isArray(input) ? { hint: 'use one pair of brackets' } : {},
      ),
    ),
  ),
  v.transform((items) => items.flat()),
);

const forEachOutcome = <S extends v.GenericSchema>(schema: S) =>
  v.strictObject(
    Object.fromEntries(outcomeNames.map((name) => [name, schema])) as Record<(typeof outcomeNames)[number], S>,
  );

const marked = v.optional(v.record(markId, proseText));

/** Schemas of an Event and a Shop in the words of a game. */
export function eventSchemas(words: Vocabulary | undefined) {
  const effect = effectIn(words);
  const outcome = v.strictObject({
    text: proseText,
    'if-you-bear': marked,
    effects: v.optional(v.array(effect), []),
    mark: v.optional(markId),
  });
  const event = v.strictObject({
    number: eventNumber,
    title: titleText(48),
    size: v.picklist(['half', 'full']),
    picture: v.optional(pictureName),
    text: proseText,
    'if-late': v.optional(proseText),
    'outcome-roll': forEachOutcome(totals),
    outcomes: forEachOutcome(outcome),
  });
  const shop = v.strictObject({
    number: eventNumber,
    title: titleText(48),
    picture: v.optional(pictureName),
    text: proseText,
    'if-late': v.optional(proseText),
    'if-you-bear': marked,
    items: v.pipe(
      v.array(
        v.strictObject({ name: titleText(60), effects: v.pipe(v.array(effect), v.minLength(1)), cost: whole(0, 99) }),
      ),
      v.minLength(1),
    ),
  });
  return { event, shop, neither: v.omit(shop, ['items']) };
}

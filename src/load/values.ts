/** Schemas of common values. */

import * as v from 'valibot';
import { noted } from './printable.ts';
import { type RefusalHint, refused } from './shape-words.ts';

/** A hint that is exact: a text that is right in place of the value. */
export const instead = (better: string, hint = `write ${better}`) => ({ hint, better });

/** A line of at most `max` characters. */
export const oneLine = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(max),
    v.regex(
      /^[^\n]*$/u,
      refused('must be one line', () => ({ found: undefined, hint: 'write it after the key, without |' })),
    ),
  );

/** A line in the text face. */
export const textLine = (max: number) => noted(oneLine(max), {});

/** A hint for a language without messages. */
export const languageHint =
  'built in: English (en), German (de), French (fr); to translate to another: core-runner new language';

/** A language tag such as `en` or `en-GB`. */
export const languageTag = v.pipe(
  oneLine(12),
  v.regex(
    /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/u,
    refused('must be a language tag such as en, de or en-GB', () => ({ hint: languageHint })),
  ),
);

/** A line in the title face. */
export const titleText = (max: number) => noted(oneLine(max), { face: 'display' });

/** Running text, not empty. */
export const proseText = noted(v.pipe(v.string(), v.trim(), v.minLength(1)), { running: true });

/** Running text in the title face. */
export const caption = noted(v.pipe(v.string(), v.trim(), v.minLength(1)), { face: 'display', running: true });

/** A hint for a date with other signs. */
function dayHint(text: string): RefusalHint {
  const [, year, month, date] = /^(\d{4})[./](\d\d)[./](\d\d)$/u.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  const isDay = year && v.ISO_DATE_REGEX.test(day) && Number(date) <= daysIn(day);
  return isDay ? instead(day) : { hint: 'write year, month and day' };
}

function daysIn(text: string): number {
  const [year = 0, month = 0] = text.split('-').map(Number);
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const dayWanted = 'must be a date such as 2026-11-21';

/** A date as `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string(refused(dayWanted)),
  v.isoDate(refused(dayWanted, dayHint)),
  v.check(
    // A text of another form is already reported.
    (text) => !v.ISO_DATE_REGEX.test(text) || Number(text.slice(8)) <= daysIn(text),
    refused('must be a date of the calendar', (input: string) => ({ hint: `this month has ${daysIn(input)} days` })),
  ),
);

/** Where a page is, short enough for a QR code. */
export const webAddress = v.pipe(
  oneLine(60),
  v.regex(
    /^https:\/\/[^\s#?"<>\\^`{|}\P{ASCII}]+$/u,
    refused('must be an address such as https://example.org/game/', () => ({ hint: 'write https:// and no # or ?' })),
  ),
);

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

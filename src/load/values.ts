/** Schemas of common values. */

import * as v from 'valibot';
import { noted } from './printable.ts';
import { valueWords } from './shape-words.ts';

/** A line of at most `max` characters. */
export const oneLine = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(max),
    v.regex(/^[^\n]*$/u, 'must be one line\nwrite it behind the key, without |'),
  );

function languageHint(text: string): string {
  const [first = '', ...rest] = text.trim().split(/[-_ ]/u);
  const tag = [first.toLowerCase(), ...rest.map((part) => part.toUpperCase())].join('-');
  const meant = /^english$/iu.test(text.trim()) ? 'en' : tag;
  return /^[a-z]{2,3}(?:-[A-Z0-9]{2,4})*$/u.test(meant) ? `\nwrite ${meant}` : '';
}

/** A language tag such as `en` or `en-GB`. */
export const languageTag = v.pipe(
  oneLine(12),
  v.regex(
    /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/u,
    ({ input }) => `must be a language tag such as en, found ${input}${languageHint(input)}`,
  ),
);

/** A line in the title face. */
export const titleText = (max: number) => noted(oneLine(max), { face: 'display' });

/** Running text, not empty. */
export const proseText = noted(v.pipe(v.string(), v.trim(), v.minLength(1)), { running: true });

/** Running text in the title face. */
export const caption = noted(v.pipe(v.string(), v.trim(), v.minLength(1)), { face: 'display', running: true });

const months = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** A hint for a date in another order or without a day. */
function dayHint(text: string): string {
  const [, year, month = '', date = ''] = /^(\d{4})[-./](\d{1,2})(?:[-./](\d{1,2}))?$/u.exec(text) ?? [];
  const [, first = '', second = '', last] = /^(\d{1,2})([.]\d{1,2}|\/\d{1,2})[./](\d{4})$/u.exec(text) ?? [];
  const whole = (of: string, ...parts: string[]) => {
    const [month = '', date = ''] = parts.map((one) => one.padStart(2, '0'));
    if (Number(month) <= 12) return `\nwrite ${of}-${month}-${date}`;
    return Number(date) <= 12 ? `\nthe month stands first: write ${of}-${date}-${month}` : '\na year has 12 months';
  };
  const [, spelled, name = '', era] = /^(\d{1,2})\.? +([a-z]{3})[a-z]*\.?,? +(\d{4})$/iu.exec(text) ?? [];
  const named = months.indexOf(name.toLowerCase()) / 3 + 1;
  if (era !== undefined && Number.isInteger(named) && named > 0) return whole(era, String(named), spelled as string);
  if (year !== undefined) return date === '' ? '\nwrite the day behind the month' : whole(year, month, date);
  if (last === undefined) return '';
  if (second.startsWith('.') || Number(first) > 12) return whole(last, second.slice(1), first);
  return Number(second.slice(1)) > 12 ? whole(last, first, second.slice(1)) : '\nwrite the year, the month and the day';
}

function daysIn(text: string): number {
  const [year = 0, month = 0] = text.split('-').map(Number);
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** A date as `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string(({ input }) => `must be a date such as 2026-11-21, found ${valueWords(input)}`),
  v.isoDate(({ input }) => `must be a date such as 2026-11-21, found ${valueWords(input)}${dayHint(input)}`),
  v.check(
    // A text of another form is already reported.
    (text) => !v.ISO_DATE_REGEX.test(text) || Number(text.slice(8)) <= daysIn(text),
    ({ input }) => `must be a day of the calendar, found ${input}\nthat month has ${daysIn(input)} days`,
  ),
);

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

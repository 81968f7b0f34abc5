/** Values that many files have: lines, titles, texts, days and whole numbers. */

import * as v from 'valibot';
import { noted } from './printable.ts';
import { valueWords } from './shape.ts';

/** One line of text, of so many characters at most. */
export const oneLine = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
    v.regex(/^[^\n]*$/u, 'must be one line\nwrite it behind the key, without |'),
  );

/** A line that is set as a title. */
export const titleText = (most: number) => noted(oneLine(most), { face: 'display' });

/** Text of more than nothing. */
export const proseText = noted(v.pipe(v.string(), v.trim(), v.minLength(1)), { running: true });

/** Text under a heading, in the face of titles. */
export const caption = noted(v.pipe(v.string(), v.trim(), v.minLength(1)), { face: 'display', running: true });

/** A day as `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string(({ input }) => `must be a date such as 2026-11-21, found ${valueWords(input)}`),
  v.isoDate(({ input }) => `must be a date such as 2026-11-21, found ${valueWords(input)}`),
  v.check(
    (text) => {
      if (!v.ISO_DATE_REGEX.test(text)) return true; // told already
      const date = new Date(`${text}T00:00:00Z`);
      return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
    },
    ({ input }) => `must be a day of the calendar, found ${input}`,
  ),
);

/** A whole number, both ends included. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** `--daily`, `--weekly`, `--calendar` → days, and the seeds of their challenges. */

import { commandError } from '../../terminal/failure.ts';

/** A day as it was typed; `true` is today by UTC. */
export type Day = string | true;

const dayMilliseconds = 86_400_000;

/** The seed of a daily or weekly challenge. */
export function daySeed({ daily, weekly }: { readonly daily?: Day; readonly weekly?: Day }): string | undefined {
  if (daily) return `daily-${isoDay(dayOf('--daily', daily))}`;
  if (!weekly) return undefined;
  const day = dayOf('--weekly', weekly);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return `weekly-${isoDay(day - sinceMonday * dayMilliseconds)}`;
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A day as it was typed. @throws Failure (exit 2) for no day */
export const requireDay = (option: string, word: string): string => isoDay(dayOf(option, word));

/** The start of a day, today by UTC if none is named, in milliseconds. @throws Failure (exit 2) for no day */
function dayOf(option: string, word: Day): number {
  const text = word === true ? new Date().toISOString().slice(0, 10) : word;
  const time = /^(?!0000)\d{4}-\d\d-\d\d$/u.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || isoDay(time) !== text)
    throw commandError(`${option} must be a day such as 2026-11-22, found ${text || 'nothing'}`);
  return time;
}

/** `--daily`, `--weekly`, `--calendar` → days, and the seeds of their challenges. */

import { dailySeed, weeklySeed } from '../../../game/day-seeds.ts';
import { commandError } from '../../terminal/failure.ts';

/** A day as it was typed; `true` is today by UTC. */
export type Day = string | true;

/** The seed of a daily or weekly challenge. */
export function daySeed({ daily, weekly }: { readonly daily?: Day; readonly weekly?: Day }): string | undefined {
  if (daily) return dailySeed(requireDay('--daily', daily));
  return weekly && weeklySeed(requireDay('--weekly', weekly));
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A day as it was typed, today by UTC if none is named. @throws Failure (exit 2) for no day */
export function requireDay(option: string, word: Day): string {
  const text = word === true ? isoDay(Date.now()) : word;
  const time = /^(?!0000)\d{4}-\d\d-\d\d$/u.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || isoDay(time) !== text)
    throw commandError(`${option} must be a day such as 2026-11-22, found ${text || 'nothing'}`);
  return text;
}

/** English of a dice system → messages of the catalogue, or that English where it has none. */

import { english, type Voice } from '../../dice/phrase.ts';
import type { OddsTable, System } from '../../dice/system.ts';
import type { MessageValues, Say } from '../../language/catalogue.ts';
import { listOf } from '../../language/formats.ts';
import type { SystemBrief } from '../document.ts';

type Speaker = Pick<SystemBrief, 'say' | 'system'>;

/** What a system says in English; the message is `wild-die-` and a key, by default the English itself in kebab-case. */
export function said({ say, system }: Speaker, text: string, values: MessageValues = {}, key = text): string {
  const id = [system.id, ...(key.toLowerCase().match(/[a-z0-9]+/gu) ?? [])].join('-');
  return say.has(id) ? say(id, values) : english.say(text, values);
}

const voiceOf = (speaker: Speaker): Voice => ({
  say: (text, values) => said(speaker, text, values),
  list: (items) => listOf(speaker.say, items),
});

/** The system, its rolls said by the catalogue. */
export const voiced = (speaker: Speaker): System => ({
  ...speaker.system,
  roll: (args, options, roll, choose) => speaker.system.roll(args, options, roll, choose, voiceOf(speaker)),
});

/** A table with its titles and words as they are printed. */
export const spokenTable = (table: OddsTable, speaker: Speaker): OddsTable => ({
  ...table,
  title: said(speaker, table.title),
  columns: table.columns.map((column) => ({ ...column, title: said(speaker, column.title) })),
  rows: table.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? said(speaker, cell) : cell))),
});

/** Runs of neighbours that are alike. */
export function runsOf<T>(items: readonly T[], areAlike: (a: T, b: T) => boolean): [T, ...T[]][] {
  const runs: [T, ...T[]][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && areAlike(run[0], item)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** One name, or the first and the last: `+6 to +13`. */
export const rangeOf = (names: readonly string[], say: Say): string =>
  names.length < 2 ? (names[0] ?? '') : say('companion-range', { first: names[0] ?? '', last: names.at(-1) ?? '' });

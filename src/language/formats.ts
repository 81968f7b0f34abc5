/** Lists, dates and numbers → texts, by patterns of the catalogue. Of `Intl` nothing is used: its data differ between Nodes. */

import type { Say } from './catalogue.ts';

/** `A`, `A and B`, `A, B and C`. */
export function listOf(say: Say, items: readonly string[]): string {
  const [first = '', ...next] = items;
  const last = next.pop();
  const list = next.reduce((before, one) => say('list-more', { list: before, next: one }), first);
  return last === undefined ? first : say('list-end', { list, last });
}

/** `2026-11-26` → `26 November 2026`. */
export function dateOf(say: Say, date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return say('date', { day, month, year });
}

/** `2026-11-26` → `26 Nov`. */
export function dayOf(say: Say, date: string): string {
  const [, month, day] = date.split('-').map(Number) as [number, number, number];
  return say('date-short', { day, month });
}

/** `1234.5` → `1,234.5`; with `digits` after the sign, otherwise all digits. */
export function numberOf(say: Say, value: number, digits?: number): string {
  const [whole = '', part] = (digits === undefined ? String(value) : value.toFixed(digits)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, say('group-sign'));
  return part === undefined ? grouped : `${grouped}${say('decimal-sign')}${part}`;
}

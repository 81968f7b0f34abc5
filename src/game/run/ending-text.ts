/** Ending → how a table names it without giving its story away: cause, or place and cores. */

import type { Content } from '../../model/content.ts';
import { counted } from '../../model/vocabulary.ts';

/** `GOAL with 5+ cores`, `no-health`. */
export function endingText({ endings, game }: Content, index: number): string {
  const when = endings[index]?.when;
  if (when === undefined) return '?';
  const { core, health } = game.words;
  if (when.kind === 'cause') return when.cause === 'no-health' ? `no-${health.one.toLowerCase()}` : when.cause;
  const { from, to } = when.cores;
  const cores = to === Number.POSITIVE_INFINITY ? `${from}+` : from === to ? `${from}` : `${from}-${to}`;
  return `${game.labels[when.place]} with ${counted(cores, core)}`;
}

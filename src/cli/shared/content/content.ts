/** `--content` → content, or the command ends with every fault. */

import { statSync } from 'node:fs';
import { installation } from '../../../installation/paths.ts';
import type { Content } from '../../../model/content.ts';
import type { Game } from '../../../model/game.ts';
import type { Orders } from '../../../model/orders.ts';
import { commandError, Failure, unknownWord } from '../../terminal/failure.ts';
import { reportDiagnostics } from '../../terminal/report.ts';
import { loadPrintable } from './printable.ts';

/** Loads a content directory; faults are printed and end the command with code 1, a missing directory with 2. */
export async function requireContent(directory: string = installation.content): Promise<Content> {
  const { content, diagnostics } = loadPrintable(directory);
  reportDiagnostics(diagnostics);
  if (content === undefined) throw new Failure(isDirectory(directory) ? 1 : 2, '');
  return content;
}

/** The id of a difficulty of the game, its default where none is named; a Failure with the nearest one for another word,
 * `others` among them. */
export function chosenDifficulty(
  { difficulties, defaultDifficulty }: Game,
  word = defaultDifficulty,
  others: readonly string[] = [],
): string {
  const known = difficulties.map(({ id }) => id);
  if (!known.includes(word)) throw unknownWord('difficulty', word, [...known, ...others]);
  return word;
}

/** The named challenges of a game; a Failure where it has none. */
export function requireOrders({ orders }: Content): Orders {
  if (orders) return orders;
  throw commandError('this game has no orders', 'write orders.yaml beside game.yaml');
}

/** Whether there is a directory at a path; false for what cannot be found. */
export function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

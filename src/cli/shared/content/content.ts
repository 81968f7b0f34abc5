/** `--content` → content, or a Failure after every diagnostic. */

import { statSync } from 'node:fs';
import { installation } from '../../../installation/paths.ts';
import type { Content } from '../../../model/content.ts';
import type { Game } from '../../../model/game.ts';
import type { Orders } from '../../../model/orders.ts';
import { commandError, Failure, knownWord } from '../../terminal/failure.ts';
import { reportDiagnostics } from '../../terminal/report.ts';
import { loadPrintable } from './printable.ts';

/** Loads a content directory and prints its diagnostics. @throws Failure (exit 1 for faults, 2 for no directory) */
export async function requireContent(directory: string = installation.content): Promise<Content> {
  const { content, diagnostics } = loadPrintable(directory);
  reportDiagnostics(diagnostics);
  if (content === undefined) throw new Failure(isDirectory(directory) ? 1 : 2, '');
  return content;
}

/** The id of a difficulty, by default the game's. @throws Failure (exit 2) that suggests an id or one of `others` */
export function chosenDifficulty(
  { difficulties, defaultDifficulty }: Game,
  word = defaultDifficulty,
  others: readonly string[] = [],
): string {
  return knownWord('difficulty', word, [...difficulties.map(({ id }) => id), ...others]);
}

/** The named challenges of a game. @throws Failure (exit 2) if it has none */
export function requireOrders({ orders }: Content): Orders {
  if (orders) return orders;
  throw commandError('this game has no orders', 'write orders.yaml beside game.yaml');
}

/** Whether a path is an existing directory. */
export function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

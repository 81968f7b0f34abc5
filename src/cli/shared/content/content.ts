/** A content directory → what commands need of it, or a Failure after every diagnostic. */

import { isAbsolute, join, relative, sep } from 'node:path';
import { loadTargets } from '../../../examine/targets.ts';
import { isDirectory } from '../../../files/read-file.ts';
import { readGame } from '../../../files/read-game.ts';
import { loadPrintable } from '../../../installation/load-printable.ts';
import { installation } from '../../../installation/paths.ts';
import type { Sources } from '../../../load/sources.ts';
import type { Balance } from '../../../model/balance.ts';
import type { Content } from '../../../model/content.ts';
import type { Game } from '../../../model/game.ts';
import type { Orders } from '../../../model/orders.ts';
import { commandError, Failure, knownWord } from '../../terminal/failure.ts';
import { printNote } from '../../terminal/output.ts';
import { faultless, reportDiagnostics } from '../../terminal/report.ts';

let isReported = false;

/** The directory of the game that ships, which a command outside of games and of this package reports once. */
export function directoryThatShips(): string {
  const fromHome = relative(join(installation.content, '../..'), process.cwd());
  const isAtHome = !isAbsolute(fromHome) && fromHome.split(sep)[0] !== '..';
  if (!isReported && !isAtHome) printNote('no game.yaml in this folder or its parents: using the built-in game\n');
  isReported = true;
  return installation.content;
}

/** Loads a content directory, by default that of the game that ships, and prints its diagnostics. @throws Failure (exit 1 for faults, 2 for no directory) */
export async function requireContent(directory: string = directoryThatShips()): Promise<Content> {
  const { content, diagnostics } = loadPrintable(readGame(directory));
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
  throw commandError('this game has no orders', 'write orders.yaml next to game.yaml');
}

/** The balance targets of a game. @throws Failure (exit 1) if they are missing or have faults */
export function requireTargets(sources: Sources, { game }: Content): Balance {
  const { balance, diagnostics } = loadTargets(sources, game);
  return faultless(balance, diagnostics);
}

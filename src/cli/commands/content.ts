/** `--content` → content, or the command ends with every fault. */

import { statSync } from 'node:fs';
import { type Loaded, loadContent } from '../../load/game/load.ts';
import { type Lacking, lackingFrom } from '../../load/printable.ts';
import type { Content, Game, Orders } from '../../model/content.ts';
import { installation } from '../installation.ts';
import { coverage } from '../supplies.ts';
import { Failure, unknownWord } from '../terminal/failure.ts';
import { reportDiagnostics } from '../terminal/report.ts';

/** Loads a content directory; faults are printed and end the command with code 1, a missing directory with 2. */
export function requireContent(directory: string = installation.content): Content {
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
  throw new Failure(2, 'error: this game has no orders\n  hint: write orders.yaml beside game.yaml');
}

/** Loads a content directory, its texts held to what the fonts can print. */
export function loadPrintable(directory: string): Loaded {
  return loadContent(directory, fontsLack());
}

/** What the fonts of this installation lack. */
export function fontsLack(): Lacking {
  return lackingFrom(coverage());
}

/** Whether there is a directory at a path; false for what cannot be found. */
export function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

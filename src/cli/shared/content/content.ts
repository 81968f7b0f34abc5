/** `--content` → content, or the command ends with every fault. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readyContent } from '../../../load/game/ready.ts';
import { readContent, readTrusted } from '../../../load/read.ts';
import type { Content } from '../../../model/content.ts';
import type { Game } from '../../../model/game.ts';
import type { Orders } from '../../../model/orders.ts';
import { installation } from '../../installation.ts';
import { Failure, unknownWord } from '../../terminal/failure.ts';
import { reportDiagnostics } from '../../terminal/report.ts';
import { parseAgain, readyTextOf } from './ready-text.ts';

/**
 * Loads a content directory; faults are printed and end the command with code 1, a missing directory with 2. A game that
 * ships and is as it was when the tool was built was checked then, which takes 30 % off a Run sheet.
 */
export async function requireContent(directory: string = installation.content): Promise<Content> {
  const ready = readyHere(directory);
  if (ready) return ready;
  const { loadPrintable } = await import('./printable.ts');
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

/**
 * A game that ships in which the build found nothing to tell of, by all that `validate` looks at; undefined for any other, and
 * for one of which any file was edited, added or taken away since.
 */
export function faultlessHere(directory: string): Content | undefined {
  const name = shippedName(directory);
  if (name === undefined) return undefined;
  try {
    if (readFileSync(faultlessPath(name), 'utf8') !== filesBeside(directory)) return undefined;
  } catch {
    return undefined; // slower, and nothing else
  }
  return readyHere(directory);
}

/** Where the build writes what stands beside the content of a game that has no faults. */
export const faultlessPath = (name: string): string => join(installation.ready, `${name}.json`);

/** The names of all that lies in a directory, with the texts of files: what a game is held to stands beside its content. */
export function filesBeside(directory: string): string {
  const entries = readdirSync(directory, { withFileTypes: true });
  return JSON.stringify(
    entries.map((one) => [one.name, one.isFile() ? readFileSync(join(directory, one.name), 'utf8') : null]),
  );
}

/** The name of the game that ships in a directory; undefined where there is none. */
function shippedName(directory: string): string | undefined {
  const path = resolve(directory);
  return Object.entries(installation.games).find(([, shipped]) => shipped === path)?.[0];
}

/** What the build wrote of a game that ships; undefined for any other, and for one that was edited since. */
function readyHere(directory: string): Content | undefined {
  const name = shippedName(directory);
  if (name === undefined) return undefined;
  const text = readyTextOf(name);
  if (text === undefined) return undefined;
  const trusted = readTrusted(directory);
  const ready = trusted && readyContent(text, trusted, parseAgain);
  if (ready) return ready;
  // Another program may have ended its lines in its own way, or left files of its own.
  const { files, diagnostics } = readContent(directory);
  return diagnostics.length > 0 ? undefined : readyContent(text, files, parseAgain);
}

/** Whether there is a directory at a path; false for what cannot be found. */
export function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

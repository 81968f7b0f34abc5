/** Run sheets of the games that ship, drawn but for what is dealt ↔ the files they lie in. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintOrder } from '../build.ts';
import type { GameInput } from '../documents/document.ts';
import type { Challenge } from '../game/challenge.ts';
import type { Content } from '../model/content.ts';
import type { ReadyFile } from '../pdf/ready-file.ts';
import { installation } from './installation.ts';

const shipped = new WeakMap<Content, string>();

/** Content that is to the letter what a game held when the tool was built. */
export function shippedAs(name: string, content: Content): Content {
  shipped.set(content, name);
  return content;
}

/** The sheet of an order as it lies ready; undefined for any other document, game or edition. */
export function readySheet<Input>({ document, input, paper, date, lowInk, largePrint }: PrintOrder<Input>) {
  if (document.id !== 'run-sheet' || date || lowInk || largePrint) return undefined;
  const { content, deals = [] } = input as GameInput;
  const game = shipped.get(content);
  const [deal] = deals;
  return game && deal && deals.length === 1 ? readyFile(readyPath(game, paper, deal)) : undefined;
}

/** Where a sheet of a game lies ready, whatever its seed. */
export const readyPath = (
  game: string,
  paper: string,
  { difficulty, sealed, dice }: Pick<Challenge, 'difficulty' | 'sealed' | 'dice'>,
): string =>
  join(
    installation.ready,
    [game, paper, difficulty, ...(sealed ? ['sealed'] : []), ...(dice ? ['dice'] : []), 'sheet'].join('.'),
  );

/** A line of JSON, and behind it what stands in streams. */
export function readyBytes({ streams, ...rest }: ReadyFile): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(rest)}\n`), streams]);
}

/** The file at a path; undefined where there is none. */
export function readyFile(path: string): ReadyFile | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  const end = bytes.indexOf('\n');
  return { ...JSON.parse(bytes.toString('utf8', 0, end)), streams: bytes.subarray(end + 1) };
}

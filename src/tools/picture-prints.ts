/** PDFs for the README's pictures: the shipped game with invented Events. */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A picture of the first page with all `words`. */
export interface Picture {
  readonly name: string;
  readonly pdf: string;
  readonly words: readonly string[];
}

/** Seed of the README's Run sheet. */
export const seed = 'rusty-crane-ledger';

/** Documents by folder. */
export const pictureOrders = [
  {
    paper: 'a4',
    ofGame: ['rule-book', 'event-book', 'tracking-sheet', 'run-sheet'],
    others: ['dice-check-odds'],
    dealt: ['--seed', seed],
  },
  { paper: 'a5', ofGame: ['event-book'], others: [], dealt: [] },
] as const;

/** Pictures in README order; only Events of `picture-events/` appear. */
export const pictures: readonly Picture[] = [
  { name: 'cover', pdf: 'a4/event-book.pdf', words: [] },
  { name: 'event-book-a4', pdf: 'a4/event-book.pdf', words: ['Going Down', 'Wet Paint'] },
  { name: 'tracking-sheet', pdf: 'a4/tracking-sheet.pdf', words: [] },
  { name: 'run-sheet', pdf: `a4/run-${seed}-normal.pdf`, words: [] },
  { name: 'event-book-a5-scene', pdf: 'a5/event-book-a5.pdf', words: ['The basin at Quay Four'] },
  { name: 'event-book-a5-outcomes', pdf: 'a5/event-book-a5.pdf', words: ['It has you down as'] },
  { name: 'rule-book-a4', pdf: 'a4/rule-book.pdf', words: ['you may enter'] },
  { name: 'dice-check-odds', pdf: 'a4/dice-check-odds.pdf', words: [] },
];

/** Prints into an empty directory and returns the SHA-256 of each PDF by path; content stays in `content/`. */
export function printForPictures(root: string, directory: string): Record<string, string> {
  const content = join(directory, 'content');
  inventEvents(root, content);
  for (const { paper, ofGame, others, dealt } of pictureOrders) {
    const words = ['--paper', paper, ...dealt, '--content', content, '--out', join(directory, paper)];
    const { SOURCE_DATE_EPOCH: _, ...env } = process.env;
    const tool = join(root, 'dist/core-runner.js');
    const { status, stderr } = spawnSync(process.execPath, [tool, 'print', ...ofGame, ...others, ...words], {
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  }
  const pdfs = [...new Set(pictures.map(({ pdf }) => pdf))].sort();
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  return Object.fromEntries(pdfs.map((pdf) => [pdf, hashOf(readFileSync(join(directory, pdf)))]));
}

/** Copies the game and replaces Events by invented ones. */
function inventEvents(root: string, content: string): void {
  cpSync(join(root, 'content/core-runner'), content, { recursive: true });
  const invented = join(root, 'src/tools/picture-events');
  for (const file of readdirSync(invented)) {
    const number = file.slice(0, 2);
    for (const old of readdirSync(join(content, 'events')))
      if (old.startsWith(number)) rmSync(join(content, 'events', old));
    copyFileSync(join(invented, file), join(content, 'events', file));
  }
}

/** The games that ship → what they are when they are checked, when the tool is built. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPrintable } from '../cli/commands/printable.ts';
import { installation } from '../cli/installation.ts';
import { readyText } from '../load/game/ready.ts';
import { readContent } from '../load/read.ts';

/** Writes each game in which there is nothing to complain of; the fonts are prepared before. */
export function prepareContent(): void {
  mkdirSync(installation.ready, { recursive: true });
  for (const [name, directory] of Object.entries(installation.games)) {
    const { content, diagnostics } = loadPrintable(directory);
    if (content === undefined || diagnostics.length > 0) continue;
    writeFileSync(join(installation.ready, `${name}.txt`), readyText(content, readContent(directory).files));
  }
}

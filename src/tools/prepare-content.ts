/** The games that ship → what they are when they are checked, when the tool is built. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examine } from '../cli/commands/validate/examine.ts';
import { installation } from '../cli/installation.ts';
import { faultlessPath, filesBeside } from '../cli/shared/content/content.ts';
import { loadPrintable } from '../cli/shared/content/printable.ts';
import { readyText } from '../load/game/ready.ts';
import { readContent } from '../load/read.ts';

/** Writes each game that loads without a complaint, and which of them have none at all; the fonts are prepared before. */
export async function prepareContent(): Promise<void> {
  rmSync(installation.ready, { recursive: true, force: true }); // what was checked before is not checked now
  mkdirSync(installation.ready, { recursive: true });
  for (const [name, directory] of Object.entries(installation.games)) {
    const { content, diagnostics } = loadPrintable(directory);
    if (content === undefined || diagnostics.length > 0) continue;
    writeFileSync(join(installation.ready, `${name}.txt`), readyText(content, readContent(directory).files));
    if ((await examine(directory, {})).diagnostics.length > 0) continue;
    writeFileSync(faultlessPath(name), filesBeside(directory));
  }
}

/** A content directory → content that can be printed, or every fault. */

import { join } from 'node:path';
import { type Loaded, loadContent } from '../../../load/game/load.ts';
import { type Files, type Remembered, rememberedIn } from '../../../load/game/ready.ts';
import { type Lacking, lackingFrom } from '../../../load/printable.ts';
import { yamlNames } from '../../../load/read.ts';
import { hireReader } from '../../crew/reader.ts';
import { installation } from '../../installation.ts';
import { coverage } from '../../supplies.ts';
import { parseAgain, readyTextOf } from './ready-text.ts';

/** Loads a content directory, its texts held to what the fonts can print; files as they ship were held to that before. */
export function loadPrintable(directory: string): Loaded {
  const events = join(directory, 'events');
  const reader = hireReader(yamlNames(events).map((name) => join(events, name)));
  try {
    return loadContent(directory, fontsLack(), rememberedOf, reader?.parse);
  } finally {
    reader?.close();
  }
}

/** What the build read of files that ship, for a game that was made from one. */
function rememberedOf(files: Files): Remembered | undefined {
  for (const name of Object.keys(installation.games)) {
    const text = readyTextOf(name);
    const remembered = text && rememberedIn(text, files, parseAgain);
    if (remembered) return remembered;
  }
  return undefined;
}

/** What the fonts of this installation lack. */
export function fontsLack(): Lacking {
  return lackingFrom(coverage());
}

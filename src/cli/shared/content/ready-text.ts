/** The games that ship → the texts that the build wrote of them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { Tree } from '../../../diagnostics/tree.ts';
import { parseYaml } from '../../../load/yaml.ts';
import { installation } from '../../installation.ts';

/** What the build wrote of a game that ships; undefined where it wrote nothing: that is slower, and nothing else. */
export function readyTextOf(name: string): Buffer | undefined {
  try {
    return readFileSync(join(installation.ready, `${name}.txt`));
  } catch {
    return undefined;
  }
}

/** The tree of a file that had no fault. */
export const parseAgain = (source: Source): Tree => parseYaml(source).tree as Tree;

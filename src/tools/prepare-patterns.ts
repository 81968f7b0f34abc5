/** The package `hyphen` → hyphenation patterns as JSON, which is read ten times as fast as they are as a module. */

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import britishPatterns from 'hyphen/patterns/en-gb.js';
import americanPatterns from 'hyphen/patterns/en-us.js';

const require = createRequire(import.meta.url);

/** Writes the patterns of each language, and their licence, into a directory. */
export function preparePatterns(directory: string): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'en-gb.json'), JSON.stringify(britishPatterns));
  writeFileSync(join(directory, 'en-us.json'), JSON.stringify(americanPatterns));
  copyFileSync(join(dirname(require.resolve('hyphen/package.json')), 'LICENSE'), join(directory, 'LICENSE.txt'));
}

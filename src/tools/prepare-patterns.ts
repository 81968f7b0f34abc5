/** Hyphenation patterns → packed tables, at build time. */

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import britishPatterns from 'hyphen/patterns/en-gb.js';
import americanPatterns from 'hyphen/patterns/en-us.js';
import { packPatterns } from '../typeset/text/liang.ts';

const require = createRequire(import.meta.url);

/** Writes patterns and licence. */
export function preparePatterns(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const [name, all] of Object.entries({ 'en-gb': britishPatterns, 'en-us': americanPatterns })) {
    const { slots, ...rest } = packPatterns(all);
    writeFileSync(join(directory, `${name}.json`), JSON.stringify(rest));
    writeFileSync(join(directory, `${name}.table`), slots);
  }
  copyFileSync(join(dirname(require.resolve('hyphen/package.json')), 'LICENSE'), join(directory, 'LICENSE.txt'));
}

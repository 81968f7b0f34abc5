/** Templates → compiled scripts, when the tool is built. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompileTemplate } from '../manuscript/template.ts';

/** Writes a CommonJS module for each template of a directory. */
export function prepareTemplates(from: string, directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const name of readdirSync(from)) {
    const compiled = precompileTemplate(readFileSync(join(from, name), 'utf8'));
    writeFileSync(join(directory, `${name}.js`), `module.exports = ${compiled};\n`);
  }
}

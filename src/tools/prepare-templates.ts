/** Templates → compiled scripts, at build time. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { precompileTemplate } from '../manuscript/template.ts';

/** Writes a CommonJS module for each template. */
export function prepareTemplates(from: string, directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const name of readdirSync(from)) {
    const compiled = precompileTemplate(readFileSync(join(from, name), 'utf8'));
    const { code } = transformSync(`module.exports = ${compiled};`, { minify: true });
    writeFileSync(join(directory, `${name}.js`), code);
  }
}

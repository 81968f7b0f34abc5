/** `npm run build`: writes fonts, patterns, words, templates and pictures to `dist/`. */

import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import britishPatterns from 'hyphen/patterns/en-gb.js';
import americanPatterns from 'hyphen/patterns/en-us.js';
import { installation } from '../installation/paths.ts';
import { writeChecksums } from '../installation/prepared-files.ts';
import { picturesFile } from '../installation/prepared-pictures.ts';
import { hashTable } from '../lint/word-list.ts';
import { precompileTemplate } from '../manuscript/template.ts';
import { packPatterns } from '../typeset/text/liang.ts';
import { hunspellWords } from './hunspell.ts';
import { prepareFonts } from './prepare-fonts.ts';
import { preparePictures } from './prepare-pictures.ts';

const require = createRequire(import.meta.url);

/** Writes hyphenation patterns as packed tables, and their licence. */
function preparePatterns(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const [name, all] of Object.entries({ 'en-gb': britishPatterns, 'en-us': americanPatterns })) {
    const { slots, ...rest } = packPatterns(all);
    writeFileSync(join(directory, `${name}.json`), JSON.stringify(rest));
    writeFileSync(join(directory, `${name}.table`), slots);
  }
  copyFileSync(join(dirname(require.resolve('hyphen/package.json')), 'LICENSE'), join(directory, 'LICENSE.txt'));
}

/** Writes the words of `dictionary-en-gb` as a table, and its licence. */
function prepareWords(directory: string): void {
  const from = dirname(require.resolve('dictionary-en-gb'));
  const read = (name: string) => readFileSync(join(from, name), 'utf8');
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'en-gb.table'), hashTable(hunspellWords(read('index.aff'), read('index.dic'))));
  copyFileSync(join(from, 'license'), join(directory, 'LICENSE.txt'));
}

/** Writes a CommonJS module for each template. */
function prepareTemplates(from: string, directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const name of readdirSync(from)) {
    const compiled = precompileTemplate(readFileSync(join(from, name), 'utf8'));
    const { code } = transformSync(`module.exports = ${compiled};`, { minify: true });
    writeFileSync(join(directory, `${name}.js`), code);
  }
}

const { fonts, hyphenation, spelling, compiledTemplates, workers } = installation;
const prepared = [fonts, hyphenation, spelling, compiledTemplates, ...workers];
prepareFonts(installation.fonts);
preparePatterns(installation.hyphenation);
prepareWords(installation.spelling);
prepareTemplates(installation.templates, installation.compiledTemplates);
writeChecksums(prepared);
preparePictures();
writeChecksums([...prepared, picturesFile]);

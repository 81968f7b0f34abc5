/** `npm run build`: writes fonts, patterns, words, templates and pictures to `dist/`. */

import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { installation } from '../installation/paths.ts';
import { writeChecksums } from '../installation/prepared-files.ts';
import { picturesFile } from '../installation/prepared-pictures.ts';
import { patternNames } from '../language/patterns.ts';
import { hashTable } from '../lint/word-list.ts';
import { precompileTemplate } from '../manuscript/template.ts';
import { hunspellWords } from './hunspell.ts';
import { prepareFonts } from './prepare-fonts.ts';
import { preparePictures } from './prepare-pictures.ts';

const require = createRequire(import.meta.url);

/** Writes hyphenation patterns, compressed, and their licence. */
function preparePatterns(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const name of patternNames) {
    const patterns = JSON.stringify(require(`hyphen/patterns/${name}.js`));
    writeFileSync(join(directory, `${name}.br`), brotliCompressSync(patterns));
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

/** Writes the messages of a language as one file, and its templates, compiled and compressed. */
function prepareLanguage(language: string): void {
  const from = join(installation.templates, language);
  const directory = join(installation.compiledTemplates, language);
  for (const made of [directory, installation.messages]) mkdirSync(made, { recursive: true });
  const [messages, templates] = [namesIn(from, '.ftl'), namesIn(from, '.hbs')];
  const texts = messages.map((name) => readFileSync(join(from, name), 'utf8'));
  writeFileSync(join(installation.messages, `${language}.br`), brotliCompressSync(texts.join('\n')));
  for (const name of templates) {
    const compiled = precompileTemplate(readFileSync(join(from, name), 'utf8'));
    writeFileSync(join(directory, `${name}.br`), brotliCompressSync(`(${compiled})`));
  }
}

const namesIn = (directory: string, ending: string) =>
  readdirSync(directory)
    .filter((name) => name.endsWith(ending))
    .sort();

const { fonts, hyphenation, spelling, compiledTemplates, messages, site, workers } = installation;
const languages = readdirSync(installation.templates).sort();
const templates = languages.map((language) => join(compiledTemplates, language));
const prepared = [fonts, hyphenation, spelling, messages, site, ...templates, ...workers];
prepareFonts(installation.fonts);
preparePatterns(installation.hyphenation);
prepareWords(installation.spelling);
languages.forEach(prepareLanguage);
writeChecksums(prepared);
preparePictures();
writeChecksums([...prepared, picturesFile]);

/** Prepared files that printing needs. */

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Supplies } from '../build.ts';
import { deflate } from './deflate.ts';
import { installation } from './paths.ts';
import { isPrepared, readJson, readPrepared } from './prepared-files.ts';
import { preparedPictures } from './prepared-pictures.ts';

const { compiledTemplates, fonts, hyphenation, messages } = installation;
const load = createRequire(import.meta.url);

/** The installed fonts, hyphenation patterns, templates and pictures. */
export const supplies: Supplies = {
  fontTable: (face) => readJson(fonts, face),
  fontFile: (face) => readPrepared(join(fonts, `${face}.ttf`)),
  deflate,
  picture: preparedPictures(),
  patterns: (name) => JSON.parse(brotliDecompressSync(readPrepared(join(hyphenation, `${name}.br`))).toString()),
  messages(language) {
    const path = join(messages, `${language}.ftl`);
    return isPrepared(path) ? readPrepared(path).toString() : undefined;
  },
  template(name) {
    const path = join(compiledTemplates, `${name}.js`);
    return isPrepared(path) && readPrepared(path) ? load(path) : undefined;
  },
};

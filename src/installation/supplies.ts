/** Prepared files that printing needs. */

import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Supplies } from '../build.ts';
import { deflate } from './deflate.ts';
import { installation } from './paths.ts';
import { isPrepared, readJson, readPrepared, readTable } from './prepared-files.ts';
import { preparedPictures } from './prepared-pictures.ts';

const { compiledTemplates, fonts, hyphenation } = installation;
const load = createRequire(import.meta.url);

/** The installed fonts, hyphenation patterns, templates and pictures. */
export const supplies: Supplies = {
  fontTable: (face) => readJson(fonts, face),
  fontFile: (face) => readPrepared(join(fonts, `${face}.ttf`)),
  deflate,
  picture: preparedPictures(),
  patterns: (name) => ({ ...readJson(hyphenation, name), slots: readTable(hyphenation, name) }),
  template(name) {
    const path = join(compiledTemplates, `${name}.js`);
    return isPrepared(path) && readPrepared(path) ? load(path) : undefined;
  },
};

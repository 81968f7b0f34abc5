/** Prepared files that printing needs. */

import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import type { Supplies } from '../build.ts';
import { memo } from '../memo.ts';
import { deflate } from './deflate.ts';
import { installation } from './paths.ts';
import { isPrepared, readPrepared } from './prepared-files.ts';
import { preparedPictures } from './prepared-pictures.ts';

const { compiledTemplates, fonts, hyphenation, messages } = installation;
const unpacked = (path: string) => brotliDecompressSync(readPrepared(path)).toString();
/** Every document asks for the same ones. */
const messagesAt = memo(unpacked);

/** The installed fonts, hyphenation patterns, templates and pictures. */
export const supplies: Supplies = {
  fontTable: (face) => JSON.parse(unpacked(join(fonts, `${face}.br`))),
  fontFile: (face) => readPrepared(join(fonts, `${face}.ttf`)),
  deflate,
  picture: preparedPictures(),
  patterns: (name) => JSON.parse(unpacked(join(hyphenation, `${name}.br`))),
  messages(language) {
    const path = join(messages, `${language}.br`);
    return isPrepared(path) ? messagesAt(path) : undefined;
  },
  template(name) {
    const path = join(compiledTemplates, `${name}.br`);
    return isPrepared(path) ? runInThisContext(unpacked(path)) : undefined;
  },
};

/** What `npm run build` prepared, as documents are set with. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, deflateSync } from 'node:zlib';
import type { Supplies } from '../../src/build.ts';
import { openFaces } from '../../src/typeset/text/font.ts';
import type { FaceName } from '../../src/typeset/text/font-table.ts';
import { hyphenator } from '../../src/typeset/text/hyphenate.ts';
import { openTypesetter } from '../../src/typeset/text/typesetter.ts';
import { withPseudo } from '../language/pseudo.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const unpacked = (path: string) => brotliDecompressSync(readFileSync(inRoot(`dist/${path}.br`))).toString();

const tableAt = (path: string): Uint16Array => {
  const { buffer, byteOffset, byteLength } = readFileSync(inRoot(`dist/${path}.table`));
  return new Uint16Array(buffer, byteOffset, byteLength / 2);
};

export const fontPath = (face: FaceName) => inRoot(`dist/fonts/${face}.ttf`);

export const supplies: Supplies = withPseudo({
  fontTable: (face) => JSON.parse(unpacked(`fonts/${face}`)),
  fontFile: (face) => readFileSync(fontPath(face)),
  deflate: (bytes) => deflateSync(bytes, { level: 5 }),
  patterns: (name) => JSON.parse(unpacked(`hyphenation/${name}`)),
  messages(language) {
    try {
      return unpacked(`messages/${language}`);
    } catch {
      return undefined;
    }
  },
  template(name) {
    try {
      return readFileSync(inRoot(`templates/${name}`), 'utf8');
    } catch {
      return undefined;
    }
  },
});

export const wordTable = () => tableAt('spelling/en-gb');

const british = hyphenator('en-gb', supplies.patterns);
export const typesetter = openTypesetter(openFaces(supplies.fontTable), () => british);

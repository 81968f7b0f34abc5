/** The fonts and the dictionary that `npm run build` prepared, as documents are set with. */

import { fileURLToPath } from 'node:url';
import { openFaces } from '../../src/typeset/text/font.ts';
import { hyphenator } from '../../src/typeset/text/hyphenate.ts';
import { openTypesetter } from '../../src/typeset/text/typesetter.ts';

export const fontsDirectory = fileURLToPath(new URL('../../dist/fonts', import.meta.url));

export const hyphenationDirectory = fileURLToPath(new URL('../../dist/hyphenation', import.meta.url));

export const typesetter = openTypesetter(openFaces(fontsDirectory), hyphenator('en-GB', hyphenationDirectory));

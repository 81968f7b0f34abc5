/** Run by `npm run build`: prepares the fonts and the hyphenation patterns beside the bundle. */

import { fileURLToPath } from 'node:url';
import { prepareFonts } from './prepare-fonts.ts';
import { preparePatterns } from './prepare-patterns.ts';

prepareFonts(fileURLToPath(new URL('./fonts', import.meta.url)));
preparePatterns(fileURLToPath(new URL('./hyphenation', import.meta.url)));

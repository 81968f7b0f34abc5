/** Run by `npm run build`: prepares the fonts, the hyphenation patterns and the word list beside the bundle. */

import { fileURLToPath } from 'node:url';
import { prepareWords } from './lint/prepare-words.ts';
import { prepareFonts } from './typeset/prepare-fonts.ts';
import { preparePatterns } from './typeset/prepare-patterns.ts';

const beside = (folder: string) => fileURLToPath(new URL(`./${folder}`, import.meta.url));

prepareFonts(beside('fonts'));
preparePatterns(beside('hyphenation'));
prepareWords(beside('spelling'));

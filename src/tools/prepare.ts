/** Run by `npm run build`: prepares the fonts, the hyphenation patterns and the word list beside the bundle. */

import { fileURLToPath } from 'node:url';
import { prepareFonts } from './prepare-fonts.ts';
import { preparePatterns } from './prepare-patterns.ts';
import { prepareWords } from './prepare-words.ts';

const beside = (folder: string) => fileURLToPath(new URL(`./${folder}`, import.meta.url));

prepareFonts(beside('fonts'));
preparePatterns(beside('hyphenation'));
prepareWords(beside('spelling'));

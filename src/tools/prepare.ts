/** Run by `npm run build`: prepares fonts, hyphenation patterns, the word list, templates, pictures and what V8 can be told beside the bundle. */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installation } from '../cli/installation.ts';
import { askV8 } from '../cli/v8.ts';
import { prepareFonts } from './prepare-fonts.ts';
import { preparePatterns } from './prepare-patterns.ts';
import { preparePictures } from './prepare-pictures.ts';
import { prepareTemplates } from './prepare-templates.ts';
import { prepareWords } from './prepare-words.ts';

const beside = (folder: string) => fileURLToPath(new URL(`./${folder}`, import.meta.url));

prepareFonts(beside('fonts'));
preparePatterns(beside('hyphenation'));
prepareWords(beside('spelling'));
prepareTemplates(installation.templates, installation.compiledTemplates);
preparePictures();
writeFileSync(beside('v8.json'), `${JSON.stringify(askV8(), null, 2)}\n`);

/** `npm run build`: writes fonts, patterns, words, templates and pictures to `dist/`. */

import { installation } from '../installation/paths.ts';
import { prepareFonts } from './prepare-fonts.ts';
import { preparePatterns } from './prepare-patterns.ts';
import { preparePictures } from './prepare-pictures.ts';
import { prepareTemplates } from './prepare-templates.ts';
import { prepareWords } from './prepare-words.ts';

prepareFonts(installation.fonts);
preparePatterns(installation.hyphenation);
prepareWords(installation.spelling);
prepareTemplates(installation.templates, installation.compiledTemplates);
preparePictures();

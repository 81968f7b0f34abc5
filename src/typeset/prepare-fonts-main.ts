/** Run by `npm run build`: prepares the fonts beside the bundle. */

import { fileURLToPath } from 'node:url';
import { prepareFonts } from './prepare-fonts.ts';

prepareFonts(fileURLToPath(new URL('./fonts', import.meta.url)));

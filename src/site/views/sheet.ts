/** The view that makes Run sheets. */

import { xmlText } from '../../xml-text.ts';
import type { SiteBrief } from '../brief.ts';

/** Its form; the sheet is shown below it. */
export const sheetView = ({ say }: SiteBrief): string => `<p>${xmlText(say('site-sheet-how'))}</p>`;

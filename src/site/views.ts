/** The views of the page, in the order of its links. */

import type { SiteView } from './brief.ts';
import { checkView } from './views/check.ts';
import { designView } from './views/design.ts';
import { sheetView } from './views/sheet.ts';

/** All views; the first is shown at first. */
export const siteViews: readonly SiteView[] = [
  { id: 'sheet', title: 'site-sheet', html: sheetView },
  { id: 'check', title: 'site-check', html: checkView },
  { id: 'design', title: 'site-design', html: designView },
];

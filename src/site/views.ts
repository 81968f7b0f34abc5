/** The views of the page, in the order of its links. */

import type { SiteView } from './brief.ts';
import { sheetView } from './views/sheet.ts';

/** All views; the first is shown at first. */
export const siteViews: readonly SiteView[] = [{ id: 'sheet', title: 'site-sheet', html: sheetView }];

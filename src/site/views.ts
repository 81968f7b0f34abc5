/** The views of the page, in the order of its links. */

import type { SiteView } from './brief.ts';
import { checkView } from './views/check.ts';
import { designView } from './views/design.ts';
import { mapView } from './views/map.ts';
import { printView } from './views/print.ts';
import { rulesView } from './views/rules.ts';
import { sheetView } from './views/sheet.ts';
import { tableView } from './views/table.ts';

/** All views; the first is shown at first. */
export const siteViews: readonly SiteView[] = [
  { id: 'print', title: 'site-print', html: printView },
  { id: 'sheet', title: 'site-sheet', html: sheetView },
  { id: 'table', title: 'site-table', html: tableView, isOwnFile: true },
  { id: 'rules', title: 'site-rules', html: rulesView, isOwnFile: true },
  { id: 'map', title: 'site-map', html: mapView },
  { id: 'check', title: 'site-check', html: checkView },
  { id: 'design', title: 'site-design', html: designView },
];

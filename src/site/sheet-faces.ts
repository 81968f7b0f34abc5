/** The faces in which sheets are set. */

import type { FaceName } from '../typeset/text/font-table.ts';

/** No other face is loaded to print a sheet. */
export const sheetFaces = ['display', 'display-bold', 'serif', 'serif-bold'] as const satisfies readonly FaceName[];

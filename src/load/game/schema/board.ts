/** `board.yaml`: Sectors of the map. */

import * as v from 'valibot';
import { boardPromises, labelNames } from '../../../model/board.ts';
import { titleText, whole } from '../../values.ts';
import { sectorId } from './names.ts';

/** Schema of `board.yaml`. */
export const boardSchema = v.strictObject({
  title: titleText(60),
  promises: v.optional(v.array(v.picklist(boardPromises)), []),
  sectors: v.pipe(
    v.array(
      v.strictObject({
        id: sectorId,
        q: whole(-20, 20),
        r: whole(-20, 20),
        label: v.optional(v.picklist(labelNames)),
      }),
    ),
    v.minLength(2),
  ),
});

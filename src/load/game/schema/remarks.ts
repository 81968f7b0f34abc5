/** `remarks.yaml`: signs in the LOG, and what they add to an Ending. */

import * as v from 'valibot';
import { oneLine, proseText } from '../../values.ts';
import { markId } from './names.ts';

/** `remarks.yaml`: the marks that Outcomes leave in the LOG, and what they add to an Ending. */
export const remarksSchema = v.strictObject({
  marks: v.pipe(v.array(v.strictObject({ mark: markId, name: oneLine(24) })), v.minLength(1)),
  remarks: v.pipe(v.array(v.strictObject({ ending: oneLine(60), mark: markId, text: proseText })), v.minLength(1)),
});

/** `remarks.yaml`: marks in the LOG and remarks of Endings. */

import * as v from 'valibot';
import { oneLine, proseText, textLine } from '../../values.ts';
import { markId } from './names.ts';

/** Schema of `remarks.yaml`. */
export const remarksSchema = v.strictObject({
  marks: v.pipe(v.array(v.strictObject({ mark: markId, name: textLine(24) })), v.minLength(1)),
  remarks: v.pipe(v.array(v.strictObject({ ending: oneLine(60), mark: markId, text: proseText })), v.minLength(1)),
});

/** `setting.yaml`: chapters about the world. */

import * as v from 'valibot';
import { proseText, titleText } from '../../values.ts';

/** Schema of `setting.yaml`. */
export const settingSchema = v.strictObject({
  chapters: v.pipe(v.array(v.strictObject({ title: titleText(60), text: proseText })), v.minLength(1)),
});

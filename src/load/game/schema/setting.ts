/** `setting.yaml`: chapters about the world. */

import * as v from 'valibot';
import { proseText, titleText, whole } from '../../values.ts';

/** Schema of `setting.yaml`. */
export const settingSchema = v.strictObject({
  chapters: v.pipe(v.array(v.strictObject({ title: titleText(60), text: proseText })), v.minLength(1)),
  register: v.optional(v.array(v.strictObject({ line: whole(1, 99), text: proseText })), []),
  late: v.optional(v.strictObject({ turn: whole(1, 99), title: titleText(60), text: proseText })),
});

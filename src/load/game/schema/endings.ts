/** `endings.yaml`: how a Run can end. */

import * as v from 'valibot';
import { labelNames } from '../../../model/board.ts';
import { type EndingKey, endingCauses } from '../../../model/ending.ts';
import { refused } from '../../shape-words.ts';
import { proseText, textLine, titleText } from '../../values.ts';
import { coreCount, pictureName } from './names.ts';

const when = v.union(
  [
    v.pipe(
      v.strictObject({ cause: v.picklist(endingCauses) }),
      v.transform(({ cause }): EndingKey => ({ kind: 'cause', cause })),
    ),
    v.pipe(
      v.strictObject({
        place: v.picklist(labelNames),
        cores: coreCount,
      }),
      v.transform(({ place, cores }): EndingKey => ({ kind: 'place', place, cores })),
    ),
  ],
  refused(
    `expected a cause (${endingCauses.join(', ')}), or a place (${labelNames.join(', ')}) with cores such as 0, 1-4 or 5+`,
    () => ({ hint: 'write { cause: no-health } or { place: escape, cores: 1-4 }' }),
  ),
);

export const endingsSchema = v.strictObject({
  endings: v.array(
    v.strictObject({
      title: titleText(60),
      picture: v.optional(pictureName),
      when,
      text: proseText,
      entered: v.optional(textLine(30)),
    }),
  ),
});

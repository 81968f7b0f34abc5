/** `papers.yaml`: papers and the trail. */

import * as v from 'valibot';
import { paperForms, signNames } from '../../../model/papers.ts';
import { oneLine, proseText, titleText } from '../../values.ts';
import { eventNumber, pictureName } from './names.ts';

/** Schema of `papers.yaml`. */
export const papersSchema = v.strictObject({
  papers: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          title: titleText(40),
          form: v.picklist(paperForms),
          from: v.optional(titleText(80)),
          picture: pictureName,
          text: proseText,
          table: v.optional(
            v.strictObject({
              columns: v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.minLength(1), v.maxLength(4)),
              rows: v.pipe(v.array(v.array(oneLine(120))), v.minLength(1)),
            }),
          ),
          close: v.optional(proseText),
          foot: v.optional(oneLine(100)),
        }),
      ),
      v.minLength(1),
    ),
    [],
  ),
  trail: v.optional(
    v.strictObject({
      sign: v.picklist(signNames),
      along: v.pipe(v.array(eventNumber), v.minLength(1)),
      last: oneLine(20),
      title: titleText(40),
      text: proseText,
    }),
  ),
});

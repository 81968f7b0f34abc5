/** `papers.yaml`: papers and the trail. */

import * as v from 'valibot';
import { paperForms, signNames } from '../../../model/papers.ts';
import { noted } from '../../printable.ts';
import { proseText, textLine, titleText } from '../../values.ts';
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
          picture: v.optional(pictureName),
          text: proseText,
          table: v.optional(
            v.strictObject({
              columns: v.pipe(v.array(noted(v.pipe(v.string(), v.maxLength(30)), {})), v.minLength(1), v.maxLength(4)),
              rows: v.pipe(v.array(v.array(textLine(120))), v.minLength(1)),
            }),
          ),
          close: v.optional(proseText),
          foot: v.optional(textLine(100)),
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
      last: textLine(20),
      title: titleText(40),
      text: proseText,
    }),
  ),
});

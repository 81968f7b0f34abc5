/** Names and numbers that refer to other files. */

import * as v from 'valibot';
import { eventDice } from '../../../model/event.ts';
import { pictureNames } from '../../../model/picture-names.ts';
import { refused } from '../../shape-words.ts';
import { oneLine, whole } from '../../values.ts';
import { notation, reversed } from './notation.ts';

/** An id used in other files. */
export const keyName = v.pipe(oneLine(20), v.regex(/^[a-z][a-z-]*$/u, refused('must be small letters and hyphens')));

/** A Sector id of `board.yaml`. */
export const sectorId = v.pipe(v.string(), v.regex(/^[A-Z][0-9]{1,2}$/u, 'must be a letter and a number such as C1'));

/** An Event Number. */
export const eventNumber = v.pipe(
  v.number(),
  v.check(
    (value) => new RegExp(`^[1-${eventDice.max}]{2}$`, 'u').test(String(value)),
    refused('must be two digits of the dice such as 22'),
  ),
);

/** A mark of `remarks.yaml`. */
export const markId = v.pipe(oneLine(12), v.regex(/^[a-z]+$/u, refused('must be one word of small letters')));

/** A picture of ours, or one of the game's own. */
export const pictureName = v.union([v.picklist(pictureNames), oneLine(60)], refused('expected the name of a picture'));

/** `0`, `1-4` or `5+`. */
function parseCores(text: string): { from: number; to: number } | undefined {
  const parts = /^(\d{1,2})(?:[-–](\d{1,2})|(\+))?$/u.exec(text.trim());
  if (!parts) return undefined;
  const from = Number(parts[1]);
  const to = parts[3] ? Number.POSITIVE_INFINITY : Number(parts[2] ?? from);
  return to >= from ? { from, to } : undefined;
}

/** A number of cores or a range. */
export const coreCount = v.union(
  [
    v.pipe(
      whole(0, 99),
      v.transform((count) => ({ from: count, to: count })),
    ),
    notation('a number of cores such as 0, 1-4 or 5+', parseCores, reversed),
  ],
  refused('expected a number of cores such as 0, 1-4 or 5+'),
);

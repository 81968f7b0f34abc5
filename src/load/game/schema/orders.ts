/** `orders.yaml` and `measured.json`. */

import * as v from 'valibot';
import { labelNames } from '../../../model/board.ts';
import { forbidden, type MeasuredOrders } from '../../../model/orders.ts';
import { nearest } from '../../near.ts';
import { refused } from '../../shape-words.ts';
import { oneLine, proseText, titleText, whole } from '../../values.ts';
import { coreCount, keyName, sectorId } from './names.ts';

/** A label where a Run can end, or a Sector id. */
const destination = v.union(
  [
    v.pipe(
      v.picklist(labelNames),
      v.transform((label) => ({ label })),
    ),
    v.pipe(
      sectorId,
      v.transform((sector) => ({ sector })),
    ),
  ],
  refused(`expected ${labelNames.join(', ')} or the id of a Sector such as C1`, (input) => ({
    hint: nearest(String(input), labelNames),
  })),
);

/** Schema of `orders.yaml`. */
export const ordersSchema = v.strictObject({
  title: titleText(40),
  text: proseText,
  orders: v.pipe(
    v.array(
      v.strictObject({
        title: titleText(32),
        text: proseText,
        seed: oneLine(30),
        difficulty: v.optional(keyName),
        to: destination,
        cores: v.optional(coreCount, '0+'),
        turns: v.optional(whole(1, 99)),
        health: v.optional(whole(1, 99)),
        without: v.optional(v.array(v.picklist(forbidden)), []),
      }),
    ),
    v.minLength(1),
    v.maxLength(24),
  ),
});

/** `orders.yaml` as written. */
export type RawOrders = v.InferOutput<typeof ordersSchema>;

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const measuredOrdersSchema = v.strictObject({
  rules: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/u)),
  runs: whole(1, 10_000_000),
  managed: v.array(whole(0, 10_000_000)),
  first: v.optional(v.array(whole(0, 10_000_000))),
  odds: v.optional(v.array(v.strictObject({ difficulty: v.string(), first: share, expert: share })), []),
  orders: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?: [0-9a-f]{8})*$/u))),
});

/** Checks the JSON of `measured.json`; undefined if it does not fit. */
export function readMeasuredOrders(raw: unknown): MeasuredOrders | undefined {
  const { success, output } = v.safeParse(measuredOrdersSchema, raw);
  return success ? output : undefined;
}

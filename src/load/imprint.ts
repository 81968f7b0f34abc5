/** Content → its imprint, and the digits an edition is known by. */

import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Source } from '../diagnostics/diagnostic.ts';
import type { Content } from '../model/content.ts';
import type { Imprint } from '../model/imprint.ts';
import { orderText } from '../model/order-text.ts';
import type { Order } from '../model/orders.ts';
import { rulesText } from '../model/rules-text.ts';

/**
 * Eight hexadecimal digits (CRC-32) that change when the text of a content file does, wherever the files lie: enough to
 * tell two printings apart, and no proof of anything.
 */
export function fingerprint(sources: readonly Source[]): string {
  const files = sources.map(({ path, text }) => `${basename(path)}\0${text}\0`);
  return digits(files.sort().join(''));
}

/** Eight hexadecimal digits (CRC-32) that change when a rule or a number of play does, and for no word. */
export const rulesFingerprint = (content: Content): string => digits(rulesText(content));

/** The same for what the share of an order depends on: the rules, who plays, and all that the orders ask for. */
export const ordersFingerprint = (content: Content, orders: readonly Order[]): string =>
  digits([rulesText(content), JSON.stringify(content.fitted?.weights), ...orders.map(orderText)].join('\n'));

/** The same of what one order asks for. */
export const orderFingerprint = (order: Order): string => digits(orderText(order));

const digits = (text: string) => crc32(text).toString(16).padStart(8, '0');

/** The imprint of a game. */
export const gameImprint = ({ game, sources }: Content): Imprint => imprintOf(game, sources);

/** The imprint of anything that has a title, an edition and files. */
export function imprintOf(
  { title, subtitle, language, edition }: Omit<Imprint, 'fingerprint'>,
  sources: readonly Source[],
): Imprint {
  return { title, subtitle, language, edition, fingerprint: fingerprint(sources) };
}

/** Imprints and fingerprints of content. */

import { crc32 } from '../bytes.ts';
import { fileName, type Source } from '../diagnostics/diagnostic.ts';
import type { Content } from '../model/content.ts';
import type { Imprint } from '../model/imprint.ts';
import { orderText } from '../model/order-text.ts';
import type { Order } from '../model/orders.ts';
import { rulesText } from '../model/rules-text.ts';

/** CRC-32 of the text of all files in 8 hexadecimal digits, in any directory; differs between printings. */
export function fingerprint(sources: readonly Source[]): string {
  const files = sources.map((source) => `${fileName(source)}\0${source.text}\0`);
  return digits(files.sort().join(''));
}

/** CRC-32 of all rules and numbers of play, without words. */
export const rulesFingerprint = (content: Content): string => digits(rulesText(content));

/** CRC-32 of what shares of orders depend on: rules, weights and conditions. */
export const ordersFingerprint = (content: Content, orders: readonly Order[]): string =>
  digits([rulesText(content), JSON.stringify(content.fitted?.weights), ...orders.map(orderText)].join('\n'));

/** CRC-32 of the conditions of an order. */
export const orderFingerprint = (order: Order): string => digits(orderText(order));

const digits = (text: string) => crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');

/** The imprint of a game. */
export const gameImprint = ({ game, fingerprint }: Content): Imprint => imprintOf(game, fingerprint);

/** The imprint of a work with title and edition, and the fingerprint of its files. */
export function imprintOf(
  { title, subtitle, author, site, language, edition, accent }: Omit<Imprint, 'fingerprint'>,
  printed: string,
): Imprint {
  return { title, subtitle, author, site, language, edition, accent, fingerprint: printed };
}

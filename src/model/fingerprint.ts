/** Content → the digits an edition is known by. */

import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Content } from './content.ts';

/**
 * Eight hexadecimal digits (CRC-32) that change when the text of a content file does, wherever the files lie: enough to
 * tell two printings apart, and no proof of anything.
 */
export function fingerprint({ sources }: Pick<Content, 'sources'>): string {
  const files = sources.map(({ path, text }) => `${basename(path)}\0${text}\0`);
  return crc32(files.sort().join('')).toString(16).padStart(8, '0');
}

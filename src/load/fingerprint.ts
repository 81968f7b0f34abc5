/** Content → the digits an edition is known by. */

import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Content } from './content.ts';

/** 12 hexadecimal digits that change whenever the text of a content file does, wherever the files lie. */
export function fingerprint({ sources }: Pick<Content, 'sources'>): string {
  const hash = createHash('sha256');
  const files = sources.map(({ path, text }) => `${basename(path)}\0${text}\0`);
  for (const file of files.sort()) hash.update(file);
  return hash.digest('hex').slice(0, 12);
}

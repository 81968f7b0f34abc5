/** Content ↔ a text that a page loads: what is dealt, written and printed, without places in files. */

import type { Tree } from '../diagnostics/tree.ts';
import type { Content } from '../model/content.ts';

/** A place in no file, of all entries. */
const source = { path: '', text: '' };
const span = { source, start: 0, end: 0 };
const tree: Tree = { source, value: undefined, spanOf: () => span, spanOfKey: () => span };

/** Writes a content. Its files and pictures are left out: no sheet shows these. */
export const contentText = (content: Content): string =>
  JSON.stringify({ ...content, sources: [], pictures: {} }, (key, value) => (key === 'tree' ? '' : value));

/** Reads a content; JSON has no Infinity, which means no limit. */
export const readContentText = (text: string): Content =>
  JSON.parse(text, (key, value) => (key === 'tree' ? tree : value === null ? Number.POSITIVE_INFINITY : value));

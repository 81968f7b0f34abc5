/** A book of the page → how its blocks are written: below the heading of its view, with ids of its own. */

import type { HtmlSetting } from '../html/write.ts';
import type { Passages } from '../language/passages.ts';
import { xmlText } from '../xml-text.ts';

/** How the blocks of a view are written; links to anchors that it lacks are left out. */
export function settingOf(
  view: string,
  anchors: readonly string[],
  passages: Passages,
  pictureOf: HtmlSetting['pictureOf'],
): HtmlSetting {
  const known = new Set(anchors);
  const idOf = (anchor: string) => `${view}-${anchor}`;
  return {
    below: 2,
    idOf,
    addressOf: (anchor) => (known.has(anchor) ? `#${idOf(anchor)}` : undefined),
    languageOf: passages.languageOf,
    pictureOf,
  };
}

/** A drawing in the page; one without words is not read. */
export const inPage = (svg: string, words?: string): string =>
  svg
    .replace(' aria-hidden="true"', '')
    .replace('<svg ', words ? `<svg role="img" aria-label="${xmlText(words)}" ` : '<svg aria-hidden="true" ');

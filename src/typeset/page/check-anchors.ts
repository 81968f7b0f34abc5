/** Pages → their links and headings, checked. */

import { TemplateFault } from '../../manuscript/template-fault.ts';
import type { Page } from './page.ts';

/** Refuses a template with dead links or repeated headings. @throws TemplateFault */
export function checkAnchors(pages: readonly Page[]): void {
  const marks = pages.flatMap((page) => page.marks);
  const anchors = marks.flatMap((mark) => (mark.kind === 'anchor' ? [mark] : []));
  const ids = new Set<string>();
  for (const { id, bookmark } of anchors) {
    if (ids.has(id))
      throw new TemplateFault(
        `duplicate heading ${bookmark?.title ?? id}`,
        { words: bookmark?.title ?? id },
        'links and bookmarks find headings by their words: change one',
      );
    ids.add(id);
  }
  for (const mark of marks)
    if (mark.kind === 'link' && !ids.has(mark.to))
      throw new TemplateFault(
        `expected a heading that #${mark.to} leads to, found none`,
        { words: `(#${mark.to})` },
        'write the words of the heading in small letters, with hyphens between them',
      );
}
